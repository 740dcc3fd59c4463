// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

/// An expression that exceeds a limit.
struct Excess: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expression: String
    let kind: PatternSyntaxError.Kind

    init(_ description: String, _ expression: String, _ kind: PatternSyntaxError.Kind) {
        testDescription = description
        self.expression = expression
        self.kind = kind
    }
}

/// An expression, and an input that it rejects and that would hang a backtracking engine.
struct Hostile: Sendable, CustomTestStringConvertible {
    let expression: String
    let input: String

    init(_ expression: String, _ input: String) {
        self.expression = expression
        self.input = input
    }

    var testDescription: String { expression }
}

@Suite("The limits of a pattern")
struct PatternLimitsTests {
    @Test(
        "each have their own error",
        arguments: [
            Excess("100,000 groups", String(repeating: "(", count: 100_000), .tooLong),
            Excess("ASCII", String(repeating: "a", count: Pattern.maximumExpressionLength + 1), .tooLong),
            Excess(
                "bytes, not scalars", String(repeating: "é", count: Pattern.maximumExpressionLength / 2 + 1), .tooLong),
            Excess("groups", String(repeating: "(", count: Pattern.maximumNestingDepth + 1), .tooDeep),
            Excess("look-aheads", String(repeating: "(?=", count: Pattern.maximumNestingDepth + 1), .tooDeep),
            Excess("a count", "a{\(Pattern.maximumRepeatCount + 1)}", .tooManyRepeats),
            Excess("a count beyond Int", "a{0,99999999999999999999999999999999}", .tooManyRepeats),
            Excess("counts of counts", "((a{1000}){1000}){1000}", .tooLarge),
            Excess("counts of nothing", "((((){5000}){5000}){5000}){5000}", .tooLarge),
            Excess("counts of anchors", "(((^){5000}){5000}){5000}", .tooLarge),
            Excess("a count in a look-ahead", "(?=(?:ab){5000}(?:ab){5001})a", .tooLarge),
            Excess("counts in a row", String(repeating: "(?:ab){5000}", count: 3), .tooLarge),
            Excess("look-aheads in a row", String(repeating: "(?=(?:ab){5000})", count: 3), .tooLarge),
            Excess("many look-aheads in a row", String(repeating: "(?=(?:ab){2000})", count: 6), .tooLarge),
            Excess("negated look-aheads in a row", String(repeating: "(?!(?:ab){2000})", count: 6), .tooLarge),
            Excess("look-aheads between letters", String(repeating: "a(?=(?:ab){2000})", count: 6), .tooLarge),
            Excess("look-aheads in alternatives", String(repeating: "(?=(?:ab){2000})a|", count: 6), .tooLarge),
            Excess("a look-ahead in a look-ahead", "(?=(?=(?:ab){5000})(?:ab){5001})a", .tooLarge),
            Excess("a look-ahead before a count", "(?=(?:ab){5000})(?:ab){5001}", .tooLarge),
            Excess("counts in alternatives", "(?:ab){5000}|(?:cd){5001}", .tooLarge),
        ])
    func errors(excess: Excess) {
        let error = #expect(throws: PatternSyntaxError.self) { try Pattern(excess.expression) }
        #expect(error?.kind == excess.kind)
    }

    @Test(
        "report positions in scalars",
        arguments: [
            ("a", 8_192), ("é", 4_096), ("日", 2_730), ("👍", 2_048),
        ])
    func place(scalar: String, position: Int) {
        let error = #expect(throws: PatternSyntaxError.self) { try Pattern(String(repeating: scalar, count: 9_000)) }
        #expect(error?.kind == .tooLong)
        #expect(error?.position == position)
        #expect(error?.found == "")
    }

    @Test("report no place for conjuncts whose tables take over 1 MiB")
    func memory() {
        let expected = PatternSyntaxError(kind: .tooLarge, position: 0, found: "")
        #expect(throws: expected) { try Pattern(Self.conjunctsOfLetters + "(?:xy){5000}") }
    }

    @Test(
        "permit as many parts as they say", arguments: ["(?:ab){6666}xx", "(?:ab){0,5000}", "(?:ab|c){4000}"])
    func parts(expression: String) {
        #expect(throws: Never.self) { try Pattern(expression) }
    }

    @Test("are the limits that the documentation names")
    func values() {
        #expect(Pattern.maximumExpressionLength == 8_192)
        #expect(Pattern.maximumNestingDepth == 100)
        #expect(Pattern.maximumRepeatCount == 65_535)
        #expect(Pattern.maximumPartCount == 20_000)
        #expect(Pattern.maximumMatchingWork == 33_554_432)
        #expect(Pattern.maximumConstructionWork == 800_000)
        #expect(Pattern.maximumHeapByteCount == 1_048_576)
    }

    @Test(
        "are themselves accepted",
        arguments: [
            Sample(
                "a{\(Pattern.maximumRepeatCount)}", accepts: [String(repeating: "a", count: 65_535)], rejects: ["a"]),
            Sample(
                ".{1,65535}", accepts: ["a", String(repeating: "é", count: 65_535)],
                rejects: ["", "\n", String(repeating: "a", count: 65_536)]),
            Sample(
                "[a-z]{2,8192}[0-9]", accepts: ["ab1", String(repeating: "a", count: 8_192) + "1"],
                rejects: ["a1", String(repeating: "a", count: 8_193) + "1"]),
            Sample(
                String(repeating: "(", count: Pattern.maximumNestingDepth) + "a"
                    + String(repeating: ")*", count: Pattern.maximumNestingDepth),
                accepts: ["", "aaa"], rejects: ["b"]),
            Sample(
                String(repeating: "(?=(?:ab){500})", count: 6) + "(?:ab)*",
                accepts: [String(repeating: "ab", count: 500), String(repeating: "ab", count: 501)],
                rejects: ["", String(repeating: "ab", count: 499)]),
            Sample(
                String(repeating: "é", count: Pattern.maximumExpressionLength / 2),
                accepts: [String(repeating: "é", count: 4_096)], rejects: ["é"]),
            Sample(
                String(repeating: "(?=a", count: Pattern.maximumNestingDepth)
                    + String(repeating: ")", count: Pattern.maximumNestingDepth) + "a*",
                accepts: [String(repeating: "a", count: 100)], rejects: [String(repeating: "a", count: 99)]),
        ])
    func accepted(sample: Sample) throws {
        try sample.check()
    }

    /// Fourteen look-aheads, each with 240 different letters.
    private static let conjunctsOfLetters = (0..<14).map { number in
        "(?=\(differentLetters(240, from: 0x100 + 7 * number)))"
    }.joined()

    @Test(
        "limit the product of simulated parts and input length",
        arguments: [
            ("[a-z]{1,8192}", Int.max),
            (".*a.{5000}", Int.max),
            ("(?=.*[a-z])(?=.*[0-9]).{8,72}", Int.max),
            ("(?:.*a.*b){500}c", 11_177),
        ])
    func product(expression: String, length: Int) throws {
        #expect(try Pattern(expression).maximumInputLength == length)
    }

    @Test(
        "keep every match fast, even for long inputs",
        arguments: [
            Hostile("(a+)+$", String(repeating: "a", count: 100_000) + "!"),
            Hostile("(a|aa)+$", String(repeating: "a", count: 100_000) + "!"),
            Hostile("(.*a){20}", String(repeating: "b", count: 100_000)),
            Hostile("(x+x+)+y", String(repeating: "x", count: 100_000)),
            Hostile("^(([a-z])+.)+[A-Z]([a-z])+$", String(repeating: "a", count: 100_000)),
            Hostile("(?=(a*)*b)(?!(a|aa)+$).*", String(repeating: "a", count: 100_000)),
            Hostile(".*a.{13}b", String(repeating: "ab", count: 10_000)),
        ])
    func hostile(case hostile: Hostile) throws {
        #expect(try !Pattern(hostile.expression).matches(hostile.input))
    }
}
