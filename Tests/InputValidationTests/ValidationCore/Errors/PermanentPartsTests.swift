// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting
import Testing

@Suite("The permanent parts of errors")
struct PermanentPartsTests {
    private struct Address: Sendable { let city: String }

    /// Strategies that change or replace the errors of others, with an input that they reject.
    private static let compositions: [(InputValidator<String>, String)] = [
        (.numeric && .count(in: 4...12), "12"),
        (.alpha || .numeric, "1 2"),
        (AnyOf([.alpha], or: ValidationError(7, domain: "Club", message: "Use letters")), "1"),
        (!.alpha, "abc"),
        (.not(.alpha, or: ValidationError(7, domain: "Club", message: "Use digits")), "abc"),
        (.count(in: 4...12).message("Use {minimum} to {maximum} characters"), "1"),
        (.numeric.error(ValidationError(7, domain: "Club", message: "Use digits")), "x"),
        (.condition(or: ValidationError(7, domain: "Club", parameters: [.minimum: 3])) { _ in false }, "x"),
        (.parsed(by: { Int($0) }, or: ValidationError(7, domain: "Club", message: "Use digits")), "x"),
        (.trimmed(then: .count(in: 4...12)), " 1 "),
        (.optional(.count(in: 4...12)), "1"),
        (.oneOf(["a"]), "b"),
        (Array(repeating: InputValidator<String>.numeric, count: 200).reduce(.alpha) { !($0 && $1) }, "a"),
    ]

    // In a process of its own, because other tests create more strategies than a process keeps the parts of.
    @Test("are those of every error of a strategy, a composition, and a decorator")
    func strategies() async {
        await #expect(processExitsWith: .success) {
            for strategy in TextStrategy.all {
                let generated = GeneratedTexts(for: strategy.validator, seed: 3, count: 20).rejected
                let counted = (strategy.rejected.map(\.input) + generated).filter { input in
                    let error = rejection(by: strategy.validator, of: input)
                    // The error for a text that is too large is created for one rejection.
                    return error?.isCounted != false && error?.code != .inputTooLarge
                }
                #expect(counted == [], "\(strategy)")
            }
            for (strategy, input) in PermanentPartsTests.compositions {
                #expect(rejection(by: strategy, of: input)?.isCounted == false, "\(strategy.configuration)")
                #expect(strategy.errors(for: input).map(\.isCounted).allSatisfy { !$0 })
            }
            let city: InputValidator<Address> = .at(\.city, label: "City", .count(in: 4...12))
            #expect(rejection(by: city, of: Address(city: "x"))?.isCounted == false)
            #expect(rejection(by: .count(in: 4...12), of: [1])?.isCounted == false)
            #expect(rejection(by: .range(4...12), of: 1)?.isCounted == false)
        }
    }

    @Test("are limited in number and in bytes, so that strategies created in a loop do not fill the memory")
    func limits() async {
        await #expect(processExitsWith: .success) {
            func isKept(_ error: ValidationError) -> Bool { !error.interned().isCounted }
            let long = String(repeating: "x", count: 1_100)
            #expect(!isKept(ValidationError(7, domain: "Club", message: long)))
            #expect(!isKept(ValidationError(7, domain: "Club", parameters: [.accepted: .list([long])])))
            #expect(!isKept(ValidationError(.inputEmpty).localized(in: .current)), "a catalog has closures")
            let kept = await withTaskGroup(of: Int.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        (0..<10_000).count {
                            isKept(ValidationError(7, domain: "Club", parameters: [.minimum: .int($0)]))
                        }
                    }
                }
                return await group.reduce(0, +)
            }
            #expect(kept == 16_384)
            #expect(rejection(by: .count(in: 4...12), of: "1") == rejection(by: .count(in: 4...12), of: "2"))
        }
    }

    @Test("are not those of an error that is created for one rejection or one field")
    func runTime() {
        #expect(ValidationError(7, domain: "Club", message: "Begin with M").isCounted)
        #expect(ValidationError(.inputEmpty).labeled("Name").isCounted)
        #expect(rejection(by: .each(.numeric), of: ["x"])?.isCounted == true)
        let field = ValidatedInput("x", .numeric, label: "Number")
        field.validate()
        #expect(field.error?.isCounted == true)
    }

    @Test("keep everything that is added to them")
    func additions() {
        let error = ValidationError(7, domain: "Club", message: "Begin with M", parameters: [.minimum: 3]).interned()
        let changed = error.at(position: 2).labeled("Number").under(.index(4)).localized(in: .current)
        #expect(changed.domain == "Club" && changed.reason == "Begin with M")
        #expect(changed.parameters == [.minimum: 3, .position: 2] && changed.path == [.index(4)])
    }
}
