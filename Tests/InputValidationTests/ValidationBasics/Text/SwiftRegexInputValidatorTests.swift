// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if SwiftRegex

import InputValidation
import RegexBuilder
import Testing

extension StrategyRow {
    static let swiftRegex = [
        StrategyRow(
            "Swift regex", SwiftRegexInputValidator(/[A-Z]{2}[0-9]+/), accepts: ["ZH123", "ZH1"],
            rejects: [
                ("ZH123\n", .patternMismatch), (" ZH123", .patternMismatch), ("zh123", .patternMismatch),
                ("", .inputEmpty), (String(repeating: "A", count: 65_537), .inputTooLarge),
            ])
    ]
}

@Suite("SwiftRegexInputValidator")
struct SwiftRegexInputValidatorTests {
    @Test("equals only itself")
    func equality() {
        let strategy: InputValidator<String> = .matching(/[a-z]+/)
        #expect(strategy == strategy)
        #expect(strategy != .matching(/[a-z]+/))
    }

    @Test("rejects text if a transforming closure throws")
    func throwing() {
        struct Failure: Error {}
        let regex = Regex {
            TryCapture(as: Reference(Int.self)) {
                OneOrMore(.digit)
            } transform: { text throws -> Int in
                guard let number = Int(text) else { throw Failure() }
                return number
            }
        }
        let strategy = SwiftRegexInputValidator(regex)
        #expect(strategy.isValid("12"))
        #expect(rejection(by: strategy, of: "99999999999999999999")?.code == .patternMismatch)
    }

    @Test("has the traits of a format, and shows its size limit")
    func traits() {
        let strategy = SwiftRegexInputValidator(/a+/, maximumBytes: 9)
        #expect(strategy.inputTraits == .format)
        #expect(strategy.configuration.name == "swiftRegex")
        #expect(strategy.configuration.parameters == ["maximumBytes": 9])
    }

    @Test("reads more if the limit is raised")
    func maximumBytes() {
        let input = String(repeating: "a", count: 70_000)
        #expect(rejection(by: SwiftRegexInputValidator(/a+/), of: input)?.code == .inputTooLarge)
        #expect(SwiftRegexInputValidator(/a+/, maximumBytes: 70_000).isValid(input))
    }
}

#else

extension StrategyRow {
    static let swiftRegex: [StrategyRow] = []
}

#endif
