// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

/// An expression that is rejected, with the parts of the error.
struct Rejection: Sendable, CustomTestStringConvertible {
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
        "contains the mistake, its position, and the character at that position",
        arguments: [
            Rejection(#"(a)\1"#, .backReference, at: 3, #"\1"#),
            Rejection(#"(?<n>a)\k<n>"#, .backReference, at: 7, #"\k"#),
            Rejection("(?P<n>a)(?P=n)", .backReference, at: 8, "(?P="),
            Rejection("a(?<=b)", .lookBehind, at: 1, "(?<="),
            Rejection("a(?<!b)", .lookBehind, at: 1, "(?<!"),
            Rejection("(?>a)", .atomicGroup, at: 0, "(?>"),
            Rejection("a*+", .possessiveQuantifier, at: 1, "*+"),
            Rejection("a{2}+", .possessiveQuantifier, at: 1, "{2}+"),
            Rejection("(?R)", .recursion, at: 0, "(?R"),
            Rejection("(a)(?1)", .recursion, at: 3, "(?1"),
            Rejection("(a)(?-1)", .recursion, at: 3, "(?-1"),
            Rejection("(?&n)", .recursion, at: 0, "(?&"),
            Rejection("(?P>n)", .recursion, at: 0, "(?P>"),
            Rejection("(?(1)a|b)", .conditional, at: 0, "(?("),
            Rejection("(?|a)", .unknownGroup, at: 0, "(?|"),
            Rejection("(*FAIL)", .unknownGroup, at: 0, "(*"),
            Rejection("(?<1a>b)", .unknownGroup, at: 0, "(?<1a>"),
            Rejection("(?<n", .unterminatedEscape, at: 0, "(?<n"),
            Rejection("(?", .unterminatedEscape, at: 0, "(?"),
            Rejection("(?#a", .unterminatedEscape, at: 0, "(?#"),
            Rejection("(?m)a", .unknownFlag, at: 2, "m"),
            Rejection("(?i-)a", .unknownFlag, at: 3, "-"),
            Rejection("(?i", .unterminatedEscape, at: 0, "(?i"),
            Rejection("é(a", .unbalancedGroup, at: 1, "("),
            Rejection("a)", .unbalancedGroup, at: 1, ")"),
            Rejection("*a", .nothingToRepeat, at: 0, "*"),
            Rejection("a|+", .nothingToRepeat, at: 2, "+"),
            Rejection("(?:{2})", .nothingToRepeat, at: 3, "{2}"),
            Rejection("^*", .repeatedAssertion, at: 1, "*"),
            Rejection(#"\b+"#, .repeatedAssertion, at: 2, "+"),
            Rejection(#"\z{2}"#, .repeatedAssertion, at: 2, "{2}"),
            Rejection("(?=a)*", .repeatedAssertion, at: 5, "*"),
            Rejection("a(?i)*", .nothingToRepeat, at: 5, "*"),
            Rejection("(?x)a (?i) +", .nothingToRepeat, at: 11, "+"),
            Rejection("(?:a(?i){2})", .nothingToRepeat, at: 8, "{2}"),
            Rejection("a**", .repeatedQuantifier, at: 2, "*"),
            Rejection("a{2}{3}", .repeatedQuantifier, at: 4, "{3}"),
            Rejection("a{,3}", .incompleteQuantifier, at: 1, "{,3}"),
            Rejection("a{,}", .incompleteQuantifier, at: 1, "{,}"),
            Rejection("a{3,2}", .reversedRange, at: 1, "{3,2}"),
            Rejection("[z-a]", .reversedRange, at: 1, "z-a"),
            Rejection("[+--]", .setOperator, at: 2, "--"),
            Rejection("[a&&b]", .setOperator, at: 2, "&&"),
            Rejection("[a~~b]", .setOperator, at: 2, "~~"),
            Rejection(#"[a-\d]"#, .rangeOfClasses, at: 1, #"a-\d"#),
            Rejection("[[:alpha:]]", .posixClass, at: 1, "[:"),
            Rejection("[a", .unterminatedClass, at: 0, "["),
            Rejection("[]", .unterminatedClass, at: 0, "["),
            Rejection("[a-", .unterminatedClass, at: 0, "["),
            Rejection("a\\", .unterminatedEscape, at: 1, "\\"),
            Rejection(#"\q"#, .unknownEscape, at: 0, #"\q"#),
            Rejection(#"\Z"#, .unknownEscape, at: 0, #"\Z"#),
            Rejection(#"\07"#, .unknownEscape, at: 0, #"\07"#),
            Rejection(#"\0123"#, .unknownEscape, at: 0, #"\012"#),
            Rejection(#"[\177]"#, .unknownEscape, at: 1, #"\177"#),
            Rejection(#"\cA"#, .unknownEscape, at: 0, #"\cA"#),
            Rejection(#"[\1]"#, .unknownEscape, at: 1, #"\1"#),
            Rejection(#"[\B]"#, .unknownEscape, at: 1, #"\B"#),
            Rejection(#"\x4"#, .invalidScalar, at: 0, #"\x4"#),
            Rejection(#"\uD83D"#, .invalidScalar, at: 0, #"\uD83D"#),
            Rejection(#"\uD83D\u0041"#, .invalidScalar, at: 0, #"\uD83D"#),
            Rejection(#"\uDE00\uD83D"#, .invalidScalar, at: 0, #"\uDE00"#),
            Rejection(#"\u{D83D}\u{DE00}"#, .invalidScalar, at: 0, #"\u{D83D}"#),
            Rejection(#"[\uD800-\uDFFF]"#, .invalidScalar, at: 1, #"\uD800"#),
            Rejection(#"\x{110000}"#, .invalidScalar, at: 0, #"\x{110000}"#),
            Rejection(#"\x{}"#, .invalidScalar, at: 0, #"\x{"#),
            Rejection(#"\p{Klingon}"#, .unknownProperty, at: 0, #"\p{Klingon}"#),
            Rejection(#"\p{L"#, .unterminatedEscape, at: 0, #"\p{"#),
            Rejection(#"\p"#, .unknownProperty, at: 0, #"\p"#),
            Rejection("ab{70000}", .tooManyRepeats, at: 3, "70000"),
            Rejection("a{1,70000}", .tooManyRepeats, at: 4, "70000"),
            Rejection("x(?:ab){10001}y", .tooLarge, at: 7, "{10001}"),
            Rejection("(?=(?:ab){5000})(?=(?:cd){5001})", .tooLarge, at: 25, "{5001}"),
            Rejection(String(repeating: "(", count: 101), .tooDeep, at: 100, "("),
        ])
    func kinds(rejection: Rejection) {
        let expected = PatternSyntaxError(kind: rejection.kind, position: rejection.position, found: rejection.found)
        #expect(throws: expected) { try Pattern(rejection.expression) }
    }

    @Test(
        "suggests an expression with the same meaning",
        arguments: [
            (#"a\Z"#, #"write \z for the end, or \n?\z to allow one"#),
            (#"\h"#, #"write [\t\p{Zs}]"#),
            (#"\R"#, #"write (?:\r\n|[\n-\r\x{85}\x{2028}\x{2029}])"#),
            (#"\N"#, #"write [^\n]"#),
            (#"\Qa.b\E"#, "put a backslash before each sign that is not a letter or digit"),
            (#"\cA"#, #"write \x{1}"#),
            (#"\cz"#, #"write \x{1A}"#),
            (#"\c["#, #"write \x{1B}"#),
            (#"\c?"#, #"write \xHH"#),
            (#"\c"#, #"write \xHH"#),
            (#"\H"#, #"write [^\t\p{Zs}]"#),
            (#"\V"#, #"write [^\n-\r\x{85}\x{2028}\x{2029}]"#),
            (#"\X"#, #"write \P{M}\p{M}*"#),
            (#"\C"#, "write (?s:.) for any scalar"),
            (#"\G"#, "every match begins at the start of the input"),
            (#"\K"#, "no part of a match can be kept"),
            (#"\o{101}"#, #"write the number in hexadecimal, \x{H…}"#),
            (#"\U0001F600"#, #"write \u{H…}"#),
            (#"[\A]"#, "write the condition outside the class"),
            (#"[\z]"#, "write the condition outside the class"),
            (#"\012"#, #"write \x{A}"#),
            (#"[\177]"#, #"write \x{7F}"#),
            (#"[\1]"#, #"write \x{1}"#),
            (#"\q"#, "leave out the backslash to mean the sign q itself"),
            (#"[\B]"#, "write the condition outside the class"),
            (#"\uD83D"#, #"write both halves, \uD83D\uDE00, or \u{1F600}"#),
            (#"\ud83d"#, #"write both halves, \uD83D\uDE00, or \u{1F600}"#),
            (#"\uDE00"#, #"write both halves, \uD83D\uDE00, or \u{1F600}"#),
            (#"\x{110000}"#, "up to 10FFFF"),
            (#"\x{D83D}"#, "without surrogates"),
            (#"\u12"#, #"write \xHH, \uHHHH or \x{H…}"#),
            ("(?i", "finish it with )"),
            ("(?<n", "finish its name with >"),
            ("(?#a", "add )"),
            (#"\p{L"#, "add }"),
            ("a\\", #"write \\ for a backslash"#),
            ("^*", "take out the quantifier"),
            ("a**", "put the first in a group, (?:…)"),
            ("a*+", "leave out the second sign"),
            ("a{,3}", "write {0,n}"),
            ("a{3,2}", "swap them"),
            ("*", "put a backslash before it"),
            ("(?>a)", "write (?:…)"),
            (#"(a)\1"#, "compare the two parts in code"),
            ("(?(1)a|b)", "write both cases as alternatives"),
            ("(?<=a)", "use a look-ahead at the start"),
            ("(?R)", "parse nested input in code"),
            ("(?m)a", "there is no m"),
            ("(?|a)", "groups begin with (, (?:, (?=, (?!"),
            ("(a", "close the group, or escape the sign"),
            ("[a", #"add ], or write \[ for the sign"#),
            ("[[:alpha:]]", #"or \[ for the sign"#),
            ("[a&&b]", "put a backslash before the second sign"),
            (#"[a-\d]"#, "put the hyphen first or last, or escape it"),
            (#"\p{Klingon}"#, "use a general category, a script, or a property"),
            ("a{70000}", "at most 65535"),
            ("(?:ab){10001}", "lower the repeat counts, or split it"),
            (String(repeating: "(", count: 101), "nested deeper than 100"),
            (String(repeating: "a", count: 8_193), "longer than 8192 bytes"),
        ])
    func advice(expression: String, advice: String) {
        let error = #expect(throws: PatternSyntaxError.self) { try Pattern(expression) }
        #expect(error?.advice.contains(advice) == true, "\(error?.advice ?? "")")
    }

    @Test(
        "suggests only expressions that compile",
        arguments: [
            Sample(#"a\n?\z"#, accepts: ["a", "a\n"], rejects: ["a\n\n"]),
            Sample(#"[\t\p{Zs}]"#, accepts: ["\t", " ", "\u{A0}", "\u{3000}"], rejects: ["\n", "\u{200B}", "h"]),
            Sample(
                #"(?:\r\n|[\n-\r\x{85}\x{2028}\x{2029}])"#,
                accepts: ["\r\n", "\n", "\r", "\u{B}", "\u{85}", "\u{2028}"], rejects: ["\n\r", "R", " "]),
            Sample(#"\x{1}\x{A}"#, accepts: ["\u{1}\n"], rejects: ["cA"]),
            Sample(#"\P{M}\p{M}*"#, accepts: ["e\u{301}", "e"], rejects: ["ee", "\u{301}"]),
        ])
    func followed(sample: Sample) throws {
        try sample.check()
    }

    @Test("has a description of one line with its position, the character, and the suggestion")
    func description() {
        let error = PatternSyntaxError(kind: .lookBehind, position: 4, found: "(?<=")
        #expect(
            error.description
                == "at 4, \"(?<=\": a look-behind is not supported; "
                + "describe the text before it, or use a look-ahead at the start")
        #expect(PatternSyntaxError(kind: .init(rawValue: "own"), position: 0, found: "").advice == "own")
    }
}
