// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting
import Testing

@Suite("StrategyContract")
struct StrategyContractTests {
    @Test("reports no violation for a strategy that fulfills the contract")
    func sound() {
        #expect(StrategyContract.violations(of: .numeric, accepting: ["1"], rejecting: ["a", ""]) == [])
    }

    @Test("finds a wrong verdict in either direction")
    func verdicts() {
        #expect(
            StrategyContract.violations(of: .numeric, accepting: ["a"], rejecting: ["1"])
                == ["accepting[0]: rejected with numeric.character", "rejecting[0]: accepted"])
    }

    @Test("does not pass without samples")
    func nothing() {
        #expect(
            StrategyContract.violations(of: InputValidator<String>.numeric, accepting: [], rejecting: []).count == 2)
    }

    @Test("reports a sample that is too short for the search as unchecked")
    func unchecked() {
        let strategy = Faulty<String> { $0 == "!" ? no : nil }
        let findings = StrategyContract.findings(of: strategy, accepting: ["a"], rejecting: ["!"])
        #expect(findings.map(\.kind) == [.unchecked] && findings.map(\.sample) == ["rejecting[0]"])
        #expect(StrategyContract.violations(of: strategy, accepting: ["a"], rejecting: ["!"]) == [])
    }

    @Test("reports input characters that an error may contain by chance as unchecked")
    func chance() {
        // Only one input has this error, and its sentence has a word in common with it.
        let strategy = Faulty<String> { $0 == "thing!" ? no : nil }
        let findings = StrategyContract.findings(of: strategy, accepting: ["a"], rejecting: ["thing!"])
        #expect(findings.map(\.kind) == [.unchecked])
    }

    @Test("ignores words that occur in both the sample and the sentence")
    func words() {
        let strategy = Faulty<String> { $0.hasPrefix("M") ? nil : no }
        let violations = StrategyContract.violations(
            of: strategy, accepting: ["M1", "M2"], rejecting: ["something", "Enter", "else"])
        #expect(violations == [])
    }

    @Test("searches errors for the given texts, for inputs of any type")
    func text() {
        struct Token {
            let bytes: [UInt8]
            var hex: String { bytes.map { String($0, radix: 16) }.joined() }
        }
        let strategy = Faulty<Token> { token in
            token.bytes.count > 4 ? nil : ValidationError(1, domain: "Test", message: "Not \(token.hex)")
        }
        let accepted = [Token(bytes: [1, 2, 3, 4, 5])]
        let rejected = [Token(bytes: [0xCA, 0xFE]), Token(bytes: [0xBE, 0xEF])]
        #expect(
            StrategyContract.violations(of: strategy, accepting: accepted, rejecting: rejected) { [$0.hex] }
                .contains { $0.contains("contains the input") })
    }

    private static let rules: InputValidator<String> = .trimmed(then: .alpha && .count(in: 2...9))

    @Test(
        "accepts a decorator that forwards everything, replaces the text, or replaces the error",
        arguments: [
            DecoratingInputValidator(rules), rules.message("Enter letters"),
            rules.error(ValidationError(7, domain: "Shop", message: "Enter a name")),
        ])
    func decorators(strategy: InputValidator<String>) {
        #expect(StrategyContract.findings(of: strategy, accepting: ["ab", " abc "], rejecting: ["123", "--"]) == [])
    }

    @Test("accepts a custom strategy that validates with a strategy of the library")
    func delegation() {
        let strategy = Faulty<String> { input in
            do throws(ValidationError) { try InputValidator.numeric.validate(input) } catch { return error }
            return input.utf8.count > 3 ? nil : no
        }
        #expect(
            StrategyContract.violations(of: strategy, accepting: ["1234", "98765"], rejecting: ["abc", "", "12"]) == [])
    }
}
