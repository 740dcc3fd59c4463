// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("An input with an asynchronous strategy", .timeLimit(.minutes(1)))
@MainActor
final class AsyncValidationTests: CheckedName {
    @Test("does not show errors of the ordinary strategy during typing")
    func quiet() async {
        name.value = "j1"
        await name.checkWhileTyping()
        #expect(!name.hasResult && server.asked == [])
    }

    @Test("can have it swapped, added, and removed at run time")
    func swap() async {
        name.value = "jo"
        name.asyncValidator = .condition(or: GatedValidator.taken) { $0 != "jo" }
        #expect(await !name.validateWithChecks())
        name.asyncValidator = .condition(or: GatedValidator.taken) { $0 == "jo" }
        #expect(name.errors == [])
        #expect(await name.validateWithChecks())
        name.asyncValidator = nil
        #expect(InputForm { name }.validate())
    }

    @Test("validates the text if it is a parsed one")
    func parsed() async throws {
        let age = ParsedInput("7", .wholeNumber, then: .condition(or: GatedValidator.taken) { $0 != "7" })
        age.asyncTiming = .unlimited
        #expect(await !age.validateWithChecks())
        age.value = "8"
        #expect(try await InputForm { age }.submit() == 8)
    }

    @Test("has a timing that stays when the strategy is swapped or removed")
    func timing() {
        #expect(name.asyncTiming.timeout == .seconds(10))
        name.asyncValidator = nil
        name.asyncValidator = .condition(or: GatedValidator.taken) { $0 == "jo" }
        #expect(name.asyncTiming.timeout == .seconds(10))
        #expect(ValidatedInput("", .alpha).asyncTiming.timeout == AsyncTiming().timeout)
    }
}

@Suite("Isolation")
struct FormIsolationTests {
    actor Handler {
        func run() async -> Bool {
            let name = ValidatedInput("jo", .alpha, then: .condition(or: GatedValidator.taken) { $0 == "jo" })
            name.asyncTiming = .unlimited
            return await name.validateWithChecks()
        }
    }

    @Test("allows inputs in an actor, on no actor, and on the main actor")
    func isolation() async {
        #expect(await Handler().run())
        let name = ValidatedInput("jo", .alpha, then: .condition(or: GatedValidator.taken) { $0 == "jo" })
        name.asyncTiming = .unlimited
        #expect(await name.validateWithChecks())
    }
}
