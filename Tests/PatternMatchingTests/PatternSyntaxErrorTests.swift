// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

/// An expression that is refused, with what the error says about it.
struct Refusal: Sendable, CustomTestStringConvertible {
    let expression: String
    let kind: PatternSyntaxError.Kind
    let position: Int
    let found: String

    init(_ expression: String, _ kind: PatternSyntaxError.Kind, at position: Int, _ found: String) {
        self.expression = expression
        self.kind = kind
        self.position = position
        self.found = found
    }

    var testDescription: String { expression }
}

@Suite("A syntax error")
struct PatternSyntaxErrorTests {
    @Test(
        "tells what is wrong, where, and what was found",
        arguments: [
            Refusal(#"(a)\1"#, .backReference, at: 3, #"\1"#),
            Refusal(#"(?<n>a)\k<n>"#, .backReference, at: 7, #"\k"#),
            Refusal("(?P<n>a)(?P=n)", .backReference, at: 8, "(?P="),
            Refusal("a(?<=b)", .lookBehind, at: 1, "(?<="),
            Refusal("a(?<!b)", .lookBehind, at: 1, "(?<!"),
            Refusal("(?>a)", .atomicGroup, at: 0, "(?>"),
            Refusal("a*+", .possessiveQuantifier, at: 1, "*+"),
            Refusal("a{2}+", .possessiveQuantifier, at: 1, "{2}+"),
            Refusal("(?R)", .recursion, at: 0, "(?R"),
            Refusal("(a)(?1)", .recursion, at: 3, "(?1"),
            Refusal("(a)(?-1)", .recursion, at: 3, "(?-1"),
            Refusal("(?&n)", .recursion, at: 0, "(?&"),
            Refusal("(?P>n)", .recursion, at: 0, "(?P>"),
            Refusal("(?(1)a|b)", .conditional, at: 0, "(?("),
            Refusal("(?|a)", .unknownGroup, at: 0, "(?|"),
            Refusal("(*FAIL)", .unknownGroup, at: 0, "(*"),
            Refusal("(?<1a>b)", .unknownGroup, at: 0, "(?<1a>"),
            Refusal("(?<n", .unterminatedEscape, at: 0, "(?<n"),
            Refusal("(?", .unterminatedEscape, at: 0, "(?"),
            Refusal("(?#a", .unterminatedEscape, at: 0, "(?#"),
            Refusal("(?m)a", .unknownFlag, at: 2, "m"),
            Refusal("(?i-)a", .unknownFlag, at: 3, "-"),
            Refusal("(?i", .unterminatedEscape, at: 0, "(?i"),
            Refusal("é(a", .unbalancedGroup, at: 1, "("),
            Refusal("a)", .unbalancedGroup, at: 1, ")"),
            Refusal("*a", .nothingToRepeat, at: 0, "*"),
            Refusal("a|+", .nothingToRepeat, at: 2, "+"),
            Refusal("(?:{2})", .nothingToRepeat, at: 3, "{2}"),
            Refusal("^*", .repeatedAssertion, at: 1, "*"),
            Refusal(#"\b+"#, .repeatedAssertion, at: 2, "+"),
            Refusal(#"\z{2}"#, .repeatedAssertion, at: 2, "{2}"),
            Refusal("(?=a)*", .repeatedAssertion, at: 5, "*"),
            Refusal("a(?i)*", .nothingToRepeat, at: 5, "*"),
            Refusal("(?x)a (?i) +", .nothingToRepeat, at: 11, "+"),
            Refusal("(?:a(?i){2})", .nothingToRepeat, at: 8, "{2}"),
            Refusal("a**", .repeatedQuantifier, at: 2, "*"),
            Refusal("a{2}{3}", .repeatedQuantifier, at: 4, "{3}"),
            Refusal("a{,3}", .incompleteQuantifier, at: 1, "{,3}"),
            Refusal("a{,}", .incompleteQuantifier, at: 1, "{,}"),
            Refusal("a{3,2}", .reversedRange, at: 1, "{3,2}"),
            Refusal("[z-a]", .reversedRange, at: 1, "z-a"),
            Refusal("[+--]", .setOperator, at: 2, "--"),
            Refusal("[a&&b]", .setOperator, at: 2, "&&"),
            Refusal("[a~~b]", .setOperator, at: 2, "~~"),
            Refusal(#"[a-\d]"#, .rangeOfClasses, at: 1, #"a-\d"#),
            Refusal("[[:alpha:]]", .posixClass, at: 1, "[:"),
            Refusal("[a", .unterminatedClass, at: 0, "["),
            Refusal("[]", .unterminatedClass, at: 0, "["),
            Refusal("[a-", .unterminatedClass, at: 0, "["),
            Refusal("a\\", .unterminatedEscape, at: 1, "\\"),
            Refusal(#"\q"#, .unknownEscape, at: 0, #"\q"#),
            Refusal(#"\Z"#, .unknownEscape, at: 0, #"\Z"#),
            Refusal(#"\07"#, .unknownEscape, at: 0, #"\07"#),
            Refusal(#"\0123"#, .unknownEscape, at: 0, #"\012"#),
            Refusal(#"[\177]"#, .unknownEscape, at: 1, #"\177"#),
            Refusal(#"\cA"#, .unknownEscape, at: 0, #"\cA"#),
            Refusal(#"[\1]"#, .unknownEscape, at: 1, #"\1"#),
            Refusal(#"[\B]"#, .unknownEscape, at: 1, #"\B"#),
            Refusal(#"\x4"#, .invalidScalar, at: 0, #"\x4"#),
            Refusal(#"\uD83D"#, .invalidScalar, at: 0, #"\uD83D"#),
            Refusal(#"\uD83D\u0041"#, .invalidScalar, at: 0, #"\uD83D"#),
            Refusal(#"\uDE00\uD83D"#, .invalidScalar, at: 0, #"\uDE00"#),
            Refusal(#"\u{D83D}\u{DE00}"#, .invalidScalar, at: 0, #"\u{D83D}"#),
            Refusal(#"[\uD800-\uDFFF]"#, .invalidScalar, at: 1, #"\uD800"#),
            Refusal(#"\x{110000}"#, .invalidScalar, at: 0, #"\x{110000}"#),
            Refusal(#"\x{}"#, .invalidScalar, at: 0, #"\x{"#),
            Refusal(#"\p{Klingon}"#, .unknownProperty, at: 0, #"\p{Klingon}"#),
            Refusal(#"\p{L"#, .unterminatedEscape, at: 0, #"\p{"#),
            Refusal(#"\p"#, .unknownProperty, at: 0, #"\p"#),
        ])
    func kinds(refusal: Refusal) {
        let expected = PatternSyntaxError(kind: refusal.kind, position: refusal.position, found: refusal.found)
        #expect(throws: expected) { try Pattern(refusal.expression) }
    }

    @Test(
        "advises what means the same",
        arguments: [
            (#"a\Z"#, #"write \z for the end, or \n?\z to allow one"#),
            (#"\h"#, #"write [\t\p{Zs}]"#),
            (#"\R"#, #"write (?:\r\n|[\n-\r\x{85}\x{2028}\x{2029}])"#),
            (#"\N"#, #"write [^\n]"#),
            (#"\Qa.b\E"#, "put a backslash before each sign that is not a letter or digit"),
            (#"\cA"#, #"write \x{1}"#),
            (#"\012"#, #"write \x{A}"#),
            (#"[\1]"#, #"write \x{1}"#),
            (#"\q"#, "leave out the backslash to mean the sign q itself"),
            (#"[\B]"#, "write the condition outside the class"),
            (#"\uD83D"#, #"write both halves, \uD83D\uDE00, or \u{1F600}"#),
            (#"\x{110000}"#, "up to 10FFFF"),
            ("(?i", "finish it with )"),
            ("(?<n", "finish its name with >"),
            ("(?#a", "add )"),
            (#"\p{L"#, "add }"),
            ("a\\", #"write \\ for a backslash"#),
            ("^*", "take out the quantifier"),
        ])
    func advice(expression: String, advice: String) {
        let error = #expect(throws: PatternSyntaxError.self) { try Pattern(expression) }
        #expect(error?.advice.contains(advice) == true, "\(error?.advice ?? "")")
    }

    @Test(
        "has advice that can be followed",
        arguments: [
            Sample(#"a\n?\z"#, accepts: ["a", "a\n"], refuses: ["a\n\n"]),
            Sample(#"[\t\p{Zs}]"#, accepts: ["\t", " ", "\u{A0}", "\u{3000}"], refuses: ["\n", "\u{200B}", "h"]),
            Sample(
                #"(?:\r\n|[\n-\r\x{85}\x{2028}\x{2029}])"#,
                accepts: ["\r\n", "\n", "\r", "\u{B}", "\u{85}", "\u{2028}"], refuses: ["\n\r", "R", " "]),
            Sample(#"\x{1}\x{A}"#, accepts: ["\u{1}\n"], refuses: ["cA"]),
            Sample(#"\P{M}\p{M}*"#, accepts: ["e\u{301}", "e"], refuses: ["ee", "\u{301}"]),
        ])
    func followed(sample: Sample) throws {
        try sample.check()
    }

    @Test("describes itself in one line with place, finding and advice")
    func description() {
        let error = PatternSyntaxError(kind: .lookBehind, position: 4, found: "(?<=")
        #expect(
            error.description
                == "at 4, \"(?<=\": a look-behind is not supported; "
                + "say what may come before, or use a look-ahead at the start")
        #expect(PatternSyntaxError(kind: .init(rawValue: "own"), position: 0, found: "").advice == "own")
    }
}
