// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
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
        age.asyncValidator = .condition(or: GatedValidator.taken) { $0 != "8" }
        #expect(await !age.validateWithChecks() && age.errors.map(\.domain) == ["Server"])
        age.asyncValidator = nil
        #expect(age.asyncValidator == nil && age.errors == [])
        #expect(await age.validateWithChecks())
    }

    @Test("is created with its timing, its names, and its secrecy, plain or parsed", arguments: [true, false])
    func creation(isSecret: Bool) {
        let check: AsyncInputValidator<String> = .condition(or: GatedValidator.taken) { $0 != "7" }
        let timing = AsyncTiming(debounce: .seconds(3), timeout: .seconds(7), clock: clock)
        let phrase = "your age"
        let inputs: [any FormField] = [
            ValidatedInput(
                wrappedValue: "", .numeric, then: check, asyncTiming: timing, label: "Age", labelInSentence: phrase,
                key: "age", isSecret: isSecret),
            ValidatedInput(
                "", .numeric, then: check, asyncTiming: timing, label: "Age", labelInSentence: phrase, key: "age",
                isSecret: isSecret),
            ParsedInput(
                wrappedValue: "", .wholeNumber, then: check, asyncTiming: timing, label: "Age",
                labelInSentence: phrase, key: "age", isSecret: isSecret),
            ParsedInput(
                "", .wholeNumber, then: check, asyncTiming: timing, label: "Age", labelInSentence: phrase, key: "age",
                isSecret: isSecret),
        ]
        for input in inputs {
            #expect(input.asyncTiming.debounce == .seconds(3) && input.asyncTiming.timeout == .seconds(7))
            #expect(input.asyncTiming.clock is TestClock)
            #expect(input.label == "Age" && input.key == "age" && input.isSecret == isSecret)
            input.validate()
            #expect(input.error?.labelInSentence == phrase && input.error?.path == [.key("age")])
        }
        #expect(inputs.compactMap { ($0 as? ValidatedInput<String>)?.asyncValidator }.allSatisfy { $0 === check })
        #expect(inputs.compactMap { ($0 as? ParsedInput<String, Int>)?.asyncValidator }.allSatisfy { $0 === check })
    }

    @Test("has a timing that stays when the strategy is swapped or removed")
    func timing() {
        #expect(name.asyncTiming.timeout == .seconds(10))
        name.asyncValidator = nil
        name.asyncValidator = .condition(or: GatedValidator.taken) { $0 == "jo" }
        #expect(name.asyncTiming.timeout == .seconds(10))
        let standard = ValidatedInput("", .alpha).asyncTiming
        #expect(standard.timeout == .seconds(10) && standard.debounce == .milliseconds(300))
        #expect(standard.clock is ContinuousClock)
    }

    @Test("stops waiting for a pause in typing when it is edited, or when a strategy is swapped", arguments: 0..<3)
    func changeDuringPause(change: Int) async {
        name.value = "jo"
        let typing = Task { await name.checkWhileTyping() }
        await clock.sleeper(for: .seconds(1))
        switch change {
        case 0: name.value = "joe"
        case 1: name.validator = .alphanumeric
        default: name.asyncValidator = GatedValidator()
        }
        for _ in 0..<50 { await Task.yield() }
        #expect(!name.isPending && server.asked == [])
        typing.cancel()
        await typing.value
    }

    @Test(
        "has the result for the text that is current when the strategy returns",
        arguments: [("joe", nil), ("j1", .alphaCharacter)] as [(String, ValidationError.Code?)])
    func editDuringCheck(text: String, code: ValidationError.Code?) async {
        name.value = "jo"
        let answer = Task { await name.validateWithChecks() }
        await server.questions(1)
        name.value = text
        if code == nil {
            await server.questions(2)
            server.answer(text, isAccepted: true)
        }
        #expect(await answer.value == (code == nil))
        #expect(name.isAccepted == (code == nil) && name.error?.code == code)
        #expect(name.errors.allSatisfy { $0.domain == .builtIn })
        server.answer("jo", isAccepted: false)
    }

    @Test("keeps its result if one of its strategies is set again")
    func sameStrategy() async {
        name.value = "jo"
        let answer = Task { await name.validateWithChecks() }
        await server.questions(1)
        server.answer("jo", isAccepted: true)
        #expect(await answer.value)
        let validator = name.validator
        name.validator = validator
        #expect(name.isAccepted && InputForm { name }.isValid)
        name.asyncValidator = server
        #expect(name.isAccepted && InputForm { name }.isValid && server.asked == ["jo"])
    }

    @Test("notifies an observer of the strategy when another one is set")
    func observation() {
        let changes = SharedCounter()
        withObservationTracking {
            _ = name.asyncValidator
        } onChange: {
            changes.next()
        }
        name.asyncValidator = server
        #expect(changes.count == 0)
        name.asyncValidator = nil
        #expect(changes.count == 1)
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
