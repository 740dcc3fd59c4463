// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let regex = [
        TextStrategy(
            "pattern", .pattern("[A-Z]{2}[0-9]{6}"),
            accepts: ["AB123456", "ZZ000000"],
            rejects: [
                ("AB12345", .patternMismatch), ("xAB123456", .patternMismatch), ("AB1234567", .patternMismatch),
                ("AB12345６", .patternMismatch), (" AB123456", .patternMismatch),
            ]),
        TextStrategy(
            "pattern with check digits",
            .pattern(
                InputPattern(
                    name: "issn", expression: "[0-9]{4}-[0-9]{3}[0-9X]",
                    checkDigits: .weighted([8, 7, 6, 5, 4, 3, 2], modulus: 11, table: "0X987654321"),
                    source: "ISO 3297", example: "0378-5955", rejected: [])),
            accepts: ["0378-5955", "2434-561X"],
            rejects: [
                ("0378-5954", .patternChecksum), ("0387-5955", .patternChecksum), ("03785955", .patternMismatch),
            ]),
        TextStrategy(
            "pattern with alternatives", .pattern("a|ab"),
            accepts: ["a", "ab"],
            rejects: [("abc", .patternMismatch), ("b", .patternMismatch)]),
        TextStrategy(
            "pattern with anchors", .pattern("^[0-9]+$"),
            accepts: ["123"],
            rejects: [("123\nabc", .patternMismatch), ("abc\n123", .patternMismatch)]),
    ]
}

@Suite("RegexInputValidator")
struct RegexInputValidatorTests {
    @Test("throws for an invalid regular expression", arguments: ["[A-Z", "(a", "a)", "*a", "a{2,1}", "(?<=a)b"])
    func syntax(expression: String) {
        #expect(throws: PatternSyntaxError.self) { try RegexInputValidator(expression) }
    }

    @Test(
        "rejects everything with 1006 if a literal in the source is not a regular expression",
        arguments: ["", "a", "(a"])
    func brokenLiteral(input: String) {
        #expect(rejection(by: .pattern("(a"), of: input)?.code == .patternSyntax)
    }

    @Test("accepts a pattern of the catalog")
    func catalog() {
        let member = InputPattern(
            name: "member", expression: "M[0-9]{3}", source: "this test", example: "M123", rejected: ["m123"])
        #expect(rejection(by: .pattern(member), of: "M123") == nil)
        #expect(rejection(by: .pattern(member), of: "m123")?.code == .patternMismatch)
    }

    @Test("rejects a match of a pattern whose check digits are wrong, and nothing else")
    func checkDigits() throws {
        let card = InputPattern(
            name: "card", expression: "[0-9]{4}|[0-9]{8}", checkDigits: .luhn, source: "this test", example: "1230",
            rejected: ["123"])
        let strategy: InputValidator<String> = .pattern(card)
        #expect(rejection(by: strategy, of: "1230") == nil && rejection(by: strategy, of: "12345674") == nil)
        let error = try #require(rejection(by: strategy, of: "1231"))
        #expect(error.domain == .builtIn && error.code == .patternChecksum && error[.position] == nil)
        #expect(rejection(by: strategy, of: "123")?.code == .patternMismatch)
        #expect(rejection(by: strategy, of: "١٢٣٠")?.code == .patternMismatch)
        #expect(strategy.progress(of: "1230") == .accepted)
        // Four more digits can follow a wrong number, but none can follow eight digits.
        #expect(strategy.progress(of: "1231") == .incomplete(missing: nil))
        #expect(strategy.progress(of: "12") == .incomplete(missing: nil))
        guard case .impossible(at: 7, _) = strategy.progress(of: "12345675") else {
            Issue.record("\(strategy.progress(of: "12345675"))")
            return
        }
    }

    @Test("differs from the strategy for the same expression without check digits")
    func checkDigitEquality() {
        func pattern(_ checkDigits: CheckDigits?) -> InputValidator<String> {
            .pattern(
                InputPattern(
                    name: "p", expression: "[0-9]{8}", checkDigits: checkDigits, source: "this test",
                    example: "12345674", rejected: []))
        }
        #expect(pattern(nil) != pattern(.luhn) && pattern(.luhn) != pattern(.damm))
        #expect(pattern(.luhn) == pattern(.luhn))
    }

    @Test("reads more input if the limit is raised")
    func cap() throws {
        let input = String(repeating: "a", count: 100_000)
        #expect(rejection(by: try RegexInputValidator("a+"), of: input)?.code == .inputTooLarge)
        #expect(rejection(by: try RegexInputValidator("a+", maximumBytes: 100_000), of: input) == nil)
    }

    @Test("has a lower limit if an expression has thousands of parts and no table")
    func simulatedPattern() throws {
        let strategy = try RegexInputValidator(String(repeating: ".*x", count: 1_000))
        #expect(strategy.maximumBytes < 65_536)
        let input = String(repeating: "x", count: strategy.maximumBytes + 1)
        #expect(rejection(by: strategy, of: input)?.code == .inputTooLarge)
        #expect(rejection(by: strategy, of: String(repeating: "x", count: 1_000)) == nil)
        #expect(try RegexInputValidator("[a-z]+").maximumBytes == 65_536)
    }

    @Test(
        "ends on patterns on which other engines hang",
        arguments: [
            "(a+)+$", "(a|aa)+$", "(.*a){20}", "(x+x+)+y", "^(([a-z])+.)+[A-Z]([a-z])+$", ".*b.{20}",
            "(?=.*[0-9])(a*)*b",
        ])
    func hostilePatterns(expression: String) throws {
        let strategy = try RegexInputValidator(expression, maximumBytes: 200_000)
        let letter = expression.contains("x") ? "x" : "a"
        let input = String(repeating: letter, count: 100_000) + "!"
        #expect(rejection(by: strategy, of: input)?.code == .patternMismatch)
    }

    @Test("reports where an expression is wrong and what to do instead")
    func advice() {
        do {
            _ = try RegexInputValidator(#"(a)\1"#)
            Issue.record("a back reference was accepted")
        } catch {
            #expect(error.position == 3)
            #expect(!error.advice.isEmpty)
        }
    }

    @Test("looks for a match with capital letters in at most 256 bytes", arguments: [(256, true), (257, false)])
    func otherCase(count: Int, isOtherCase: Bool) {
        let error = rejection(by: .pattern("[A-Z]+", like: "AB"), of: String(repeating: "a", count: count))
        #expect(error?.code == .patternMismatch && error?.domain == .builtIn)
        #expect(error?[.example] == "AB" && error?[.position] == 0)
        #expect(error?[.isOtherCase] == (isOtherCase ? true : nil))
    }

    @Test("equals another with the same expression, example, limit, and sensitivity")
    func equality() throws {
        let secret = InputPattern(
            name: "secret", expression: "[a-z]+", source: "this test", isSensitive: true, example: "a", rejected: ["1"])
        let limited = try RegexInputValidator("[a-z]+", maximumBytes: 9)
        let strategies: [InputValidator<String>] = [
            .pattern("[a-z]+"), .pattern("[a-z]*"), .pattern("[a-z]+", like: "a"), .pattern("[a-z]+", like: "b"),
            limited, .pattern(secret), .pattern("(a"), .pattern("(b"),
        ]
        for (index, strategy) in strategies.enumerated() {
            #expect(strategies.indices.filter { strategies[$0] == strategy } == [index], "\(strategy)")
        }
        #expect(InputValidator<String>.pattern("[a-z]+", like: "a") == .pattern("[a-z]+", like: "a"))
        #expect(InputValidator<String>.pattern("(a") == .pattern("(a"))
        #expect(InputValidator<String>.pattern(secret).isSensitive && !InputValidator<String>.pattern("a").isSensitive)
        #expect(try RegexInputValidator(secret, maximumBytes: 9).maximumBytes == 9)
    }
}
