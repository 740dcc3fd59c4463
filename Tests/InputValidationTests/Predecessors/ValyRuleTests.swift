// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// Tests Valy's rules with the strategies that replace them here, and how they're combined.
@Suite("As in Valy: the rules")
struct ValyRuleTests {
    static let rules = [
        StrategyRow(
            "required", InputValidator<String>.required, accepts: ["a", " a "],
            rejects: [("", .inputEmpty), ("  ", .inputEmpty)]),
        StrategyRow(
            "match", InputValidator<String>.equal(to: "abc"), accepts: ["abc"],
            rejects: [("abd", .equalityDifferent), ("ABC", .equalityDifferent), ("", .equalityDifferent)]),
        StrategyRow(
            "pattern", InputValidator<String>.pattern("[a-c]+[0-9]"), accepts: ["abc1"],
            rejects: [("abc", .patternMismatch), ("xabc1", .patternMismatch)]),
        StrategyRow(
            "alphabet", InputValidator<String>.alpha, accepts: ["abcXYZ"],
            rejects: [("abc1", .alphaCharacter), ("é", .alphaCharacter)]),
        StrategyRow(
            "digit", InputValidator<String>.numeric, accepts: ["0123"],
            rejects: [("12a", .numericCharacter), ("-1", .numericCharacter), ("４", .numericCharacter)]),
        StrategyRow(
            "alnum", InputValidator<String>.alphanumeric, accepts: ["abc123"],
            rejects: [("abc-123", .alphanumericCharacter)]),
        StrategyRow(
            "number", InputValidator<String>.decimal, accepts: ["12", "-1.5"],
            rejects: [("1,5", .decimalCharacter), ("1e3", .decimalCharacter), ("x", .decimalCharacter)]),
        StrategyRow(
            "minLength", InputValidator<String>.count(in: 3...), accepts: ["abc", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"],
            rejects: [("ab", .lengthTooShort), ("👨‍👩‍👧", .lengthTooShort)]),
        StrategyRow(
            "maxLength", InputValidator<String>.count(in: ...3), accepts: ["abc", "👨‍👩‍👧"],
            rejects: [("abcd", .lengthTooLong)]),
        StrategyRow(
            "exactLength", InputValidator<String>.count(exactly: 3), accepts: ["abc"],
            rejects: [("ab", .lengthDifferent), ("abcd", .lengthDifferent)]),
        StrategyRow(
            "numericMin", InputValidator<String>.decimal(in: 5...), accepts: ["5", "5.1"],
            rejects: [("4.9", .comparisonTooSmall), ("-5", .comparisonTooSmall)]),
        StrategyRow(
            "numericMax", InputValidator<String>.decimal(in: ...5), accepts: ["5", "-9"],
            rejects: [("5.01", .comparisonTooLarge)]),
        StrategyRow(
            "numericBetween", InputValidator<String>.integer(in: 5...7), accepts: ["5", "7"],
            rejects: [("8", .comparisonTooLarge)]),
    ]

    @Test("each have a strategy", arguments: rules)
    func rule(row: StrategyRow) {
        #expect(row.wrongVerdicts() == [])
    }

    @Test("are reported if they reject, with their limits")
    func limits() throws {
        let error = try #require(rejection(by: .count(in: 1...10), of: "12345678901"))
        #expect(error.name == "length.tooLong")
        #expect(error[.maximum] == 10)
        #expect(error[.length] == 11)
    }

    @Test("apply in order, and the first error is thrown")
    func adding() {
        let strategy: InputValidator<String> = .required && .count(in: ...10) && .alphanumeric
        #expect(strategy.isValid("abc"))
        #expect(rejection(by: strategy, of: "")?.code == .inputEmpty)
        #expect(rejection(by: strategy, of: "abcdefghij-")?.code == .lengthTooLong)
        #expect(rejection(by: strategy, of: "a-b")?.code == .alphanumericCharacter)
        #expect(strategy.errors(for: "abcdefghij-").map(\.code) == [.lengthTooLong, .alphanumericCharacter])
    }

    @Test("are added and removed by name at run time, and reject everything if there is none")
    func namedRules() {
        var rules: [InputValidator<String>] = [.required.named("required"), .numeric.named("digits")]
        #expect(rejection(by: .all(of: rules), of: "a")?.code == .numericCharacter)
        rules.removeAll { $0.configuration.name == "digits" }
        #expect(InputValidator.all(of: rules).isValid("a"))
        rules.removeAll { $0.configuration.name == "required" }
        #expect(rejection(by: .all(of: rules), of: "a")?.code == .compositionEmpty)
    }

    @Test("can be custom rules, as cases of an enum")
    func ownRule() {
        let strategy: InputValidator<Int> = .rule(Parity.even)
        #expect(strategy.isValid(2))
        #expect(rejection(by: strategy, of: 3) == Parity.wrong)
        #expect(strategy == .rule(Parity.even))
        #expect(strategy != .rule(Parity.odd))
    }
}

private enum Parity: ValidationRule {
    case even, odd

    static let wrong = ValidationError(1, domain: "Predecessor", name: "parity.wrong")

    func validate(_ input: Int) throws(ValidationError) {
        guard input.isMultiple(of: 2) == (self == .even) else { throw Self.wrong }
    }
}
