// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

/// A rejected expression, with the error's parts.
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
            Rejection(#"(a)\g1"#, .backReference, at: 3, #"\g"#),
            Rejection(#"\9"#, .backReference, at: 0, #"\9"#),
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
            Rejection("(a)(?+1)", .recursion, at: 3, "(?+"),
            Rejection("(?0)", .recursion, at: 0, "(?0"),
            Rejection("(?9)", .recursion, at: 0, "(?9"),
            Rejection("(?P>n)", .recursion, at: 0, "(?P>"),
            Rejection("(?(1)a|b)", .conditional, at: 0, "(?("),
            Rejection("(?|a)", .unknownGroup, at: 0, "(?|"),
            Rejection("(*FAIL)", .unknownGroup, at: 0, "(*"),
            Rejection("(?<1a>b)", .unknownGroup, at: 0, "(?<1a>"),
            Rejection("(?<>a)", .unknownGroup, at: 0, "(?<>"),
            Rejection("(?<a-b>c)", .unknownGroup, at: 0, "(?<a-"),
            Rejection("(?<é>a)", .unknownGroup, at: 0, "(?<é"),
            Rejection("(?Pn)", .unknownGroup, at: 0, "(?Pn"),
            Rejection("(?<", .unterminatedEscape, at: 0, "(?<"),
            Rejection("(?P<n", .unterminatedEscape, at: 0, "(?P<n"),
            Rejection("(?<n", .unterminatedEscape, at: 0, "(?<n"),
            Rejection("(?", .unterminatedEscape, at: 0, "(?"),
            Rejection("(?#a", .unterminatedEscape, at: 0, "(?#"),
            Rejection("(?m)a", .unknownFlag, at: 2, "m"),
            Rejection("(?a)", .unknownFlag, at: 2, "a"),
            Rejection("(?z)", .unknownFlag, at: 2, "z"),
            Rejection("(?A)", .unknownFlag, at: 2, "A"),
            Rejection("(?Z)", .unknownFlag, at: 2, "Z"),
            Rejection("(?i-)a", .unknownFlag, at: 3, "-"),
            Rejection("(?i-:a)", .unknownFlag, at: 3, "-"),
            Rejection("(?-)", .unknownFlag, at: 2, "-"),
            Rejection("(?i--s)", .unknownFlag, at: 4, "-"),
            Rejection("(?i", .unterminatedEscape, at: 0, "(?i"),
            Rejection("é(a", .unbalancedGroup, at: 1, "("),
            Rejection("(a(b", .unbalancedGroup, at: 2, "("),
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
            Rejection("a*??", .repeatedQuantifier, at: 3, "?"),
            Rejection("a{,3}", .incompleteQuantifier, at: 1, "{,3}"),
            Rejection("a{,}", .incompleteQuantifier, at: 1, "{,}"),
            Rejection("a{3,2}", .reversedRange, at: 1, "{3,2}"),
            Rejection("[z-a]", .reversedRange, at: 1, "z-a"),
            Rejection("[+--]", .setOperator, at: 2, "--"),
            Rejection("[--a]", .setOperator, at: 1, "--"),
            Rejection(#"[\w--a]"#, .setOperator, at: 3, "--"),
            Rejection("[a&&b]", .setOperator, at: 2, "&&"),
            Rejection("[a~~b]", .setOperator, at: 2, "~~"),
            Rejection(#"[a-\d]"#, .rangeOfClasses, at: 1, #"a-\d"#),
            Rejection("[[:alpha:]]", .posixClass, at: 1, "[:"),
            Rejection("[[.a.]]", .posixClass, at: 1, "[."),
            Rejection("[[=a=]]", .posixClass, at: 1, "[="),
            Rejection("[a", .unterminatedClass, at: 0, "["),
            Rejection("[]", .unterminatedClass, at: 0, "["),
            Rejection("[a-", .unterminatedClass, at: 0, "["),
            Rejection("(?xx)[a- ", .unterminatedClass, at: 9, ""),
            Rejection("[a-\\", .unterminatedEscape, at: 3, "\\"),
            Rejection("a\\", .unterminatedEscape, at: 1, "\\"),
            Rejection(#"\q"#, .unknownEscape, at: 0, #"\q"#),
            Rejection(#"\Z"#, .unknownEscape, at: 0, #"\Z"#),
            Rejection(#"\07"#, .unknownEscape, at: 0, #"\07"#),
            Rejection(#"\0123"#, .unknownEscape, at: 0, #"\012"#),
            Rejection(#"[\177]"#, .unknownEscape, at: 1, #"\177"#),
            Rejection(#"\cA"#, .unknownEscape, at: 0, #"\cA"#),
            Rejection(#"[\1]"#, .unknownEscape, at: 1, #"\1"#),
            Rejection(#"[\9]"#, .unknownEscape, at: 1, #"\9"#),
            Rejection(#"[\k]"#, .unknownEscape, at: 1, #"\k"#),
            Rejection(#"[\g]"#, .unknownEscape, at: 1, #"\g"#),
            Rejection(#"[\B]"#, .unknownEscape, at: 1, #"\B"#),
            Rejection(#"\x4"#, .invalidScalar, at: 0, #"\x4"#),
            Rejection(#"\x0/"#, .invalidScalar, at: 0, #"\x0"#),
            Rejection(#"\x0:"#, .invalidScalar, at: 0, #"\x0"#),
            Rejection(#"\x0@"#, .invalidScalar, at: 0, #"\x0"#),
            Rejection(#"\x0G"#, .invalidScalar, at: 0, #"\x0"#),
            Rejection(#"\x0`"#, .invalidScalar, at: 0, #"\x0"#),
            Rejection(#"\x0g"#, .invalidScalar, at: 0, #"\x0"#),
            Rejection(#"\x{0000041}"#, .invalidScalar, at: 0, #"\x{000004"#),
            Rejection(#"\uD83D"#, .invalidScalar, at: 0, #"\uD83D"#),
            Rejection(#"\uD83D\u0041"#, .invalidScalar, at: 0, #"\uD83D"#),
            Rejection(#"\uD83D\uDBFF"#, .invalidScalar, at: 0, #"\uD83D"#),
            Rejection(#"\uD83D\uE000"#, .invalidScalar, at: 0, #"\uD83D"#),
            Rejection(#"\uD83D\xDE00"#, .invalidScalar, at: 0, #"\uD83D"#),
            Rejection(#"\uD83D/uDE00"#, .invalidScalar, at: 0, #"\uD83D"#),
            Rejection(#"\u{D83D}\uDE00"#, .invalidScalar, at: 0, #"\u{D83D}"#),
            Rejection(#"\uDE00\uD83D"#, .invalidScalar, at: 0, #"\uDE00"#),
            Rejection(#"\u{D83D}\u{DE00}"#, .invalidScalar, at: 0, #"\u{D83D}"#),
            Rejection(#"[\uD800-\uDFFF]"#, .invalidScalar, at: 1, #"\uD800"#),
            Rejection(#"\x{110000}"#, .invalidScalar, at: 0, #"\x{110000}"#),
            Rejection(#"\x{}"#, .invalidScalar, at: 0, #"\x{"#),
            Rejection(#"\p{Klingon}"#, .unknownProperty, at: 0, #"\p{Klingon}"#),
            Rejection(#"\p{L"#, .unterminatedEscape, at: 0, #"\p{"#),
            Rejection(#"\p"#, .unknownProperty, at: 0, #"\p"#),
            Rejection(#"\p{=L}"#, .unknownProperty, at: 0, #"\p{=L}"#),
            Rejection(#"\p{L=}"#, .unknownProperty, at: 0, #"\p{L=}"#),
            Rejection(#"\p{gc=}"#, .unknownProperty, at: 0, #"\p{gc=}"#),
            Rejection(#"\p{gc=Greek}"#, .unknownProperty, at: 0, #"\p{gc=Greek}"#),
            Rejection(#"\p{sc=Lu}"#, .unknownProperty, at: 0, #"\p{sc=Lu}"#),
            Rejection("ab{70000}", .tooManyRepeats, at: 3, "70000"),
            Rejection("a{1,70000}", .tooManyRepeats, at: 4, "70000"),
            Rejection("x(?:ab){10001}y", .tooLarge, at: 7, "{10001}"),
            // One part more than the limit. Besides the parts inside it, a group has one part for each branch.
            Rejection("(?:ab){6666}xxx", .tooLarge, at: 14, "x"),
            Rejection("(?:ab){0,5000}x", .tooLarge, at: 14, "x"),
            Rejection("(?:ab){6666,}xx", .tooLarge, at: 14, "x"),
            Rejection("(?:ab|c){4001}", .tooLarge, at: 8, "{4001}"),
            // A scalar is counted if it has eight or more copies.
            Rejection("(?:a{7}){2501}", .tooLarge, at: 8, "{2501}"),
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
            (#"\E"#, "put a backslash before each sign that is not a letter or digit"),
            (#"\cA"#, #"write \x{1}"#),
            (#"\cz"#, #"write \x{1A}"#),
            (#"\c["#, #"write \x{1B}"#),
            (#"\c@"#, #"write \x{0}"#),
            ("\\c\u{7F}", #"write \x{1F}"#),
            ("\\c\u{80}", #"write \xHH"#),
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
            (#"\xD"#, "up to 10FFFF"),
            (#"\x{D83D}"#, "without surrogates"),
            (#"\u12"#, #"write \xHH, \uHHHH or \x{H…}"#),
            ("(?i", "finish it with )"),
            ("(?", "finish it with )"),
            ("(?<n", "finish its name with >"),
            ("(?P<n", "finish its name with >"),
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
            ("(?:ab){10001}", "more than 20000 parts, or its tables need more than 1 MiB"),
            (String(repeating: "(", count: 101), "nested deeper than 100"),
            (String(repeating: "a", count: 8_193), "longer than 8192 bytes"),
        ])
    func advice(expression: String, advice: String) {
        let error = #expect(throws: PatternSyntaxError.self) { try Pattern(expression) }
        #expect(error?.advice.contains(advice) == true, "\(error?.advice ?? "")")
    }

    @Test(
        "says what is wrong before what to write",
        arguments: [
            ("(?>a)", "an atomic group decides how to search, which does not arise here"),
            (#"(a)\1"#, "a back reference cannot be matched in linear time"),
            ("(?(1)a|b)", "a conditional group is not supported"),
            ("a{,3}", "engines disagree about a quantifier without a lower bound"),
            (#"\uD83D"#, "half of a surrogate pair is not a Unicode scalar"), (#"\x4"#, "this is not a Unicode scalar"),
            ("(?<=a)", "a look-behind is not supported"), ("*", "there is nothing before the quantifier to repeat"),
            ("[[:alpha:]]", #"POSIX classes are not supported; write the range, \d, \w, \s or \p{…}"#),
            ("a*+", "a possessive quantifier decides how to search, which does not arise here"),
            ("(?R)", "a pattern cannot call itself or a group"),
            ("^*", "a condition on a place takes up no text, so repeating it changes nothing"),
            ("a**", "one quantifier follows another"), ("a{3,2}", "the upper bound is below the lower one"),
            (#"[a-\d]"#, "a range cannot end in a class"), ("[a&&b]", "set operators are not supported"),
            (String(repeating: "a", count: 8_193), "the expression is longer than 8192 bytes of UTF-8; check"),
            (String(repeating: "(", count: 101), "groups are nested deeper than 100"),
            ("a{70000}", "a count may be at most 65535"),
            ("(?:ab){10001}", "written out, the expression has more than 20000 parts"),
            ("(a", "the parenthesis has no partner"), (#"\q"#, "the escape has no meaning here"),
            ("(?m)a", "the flags are i, s, and x"), ("(?|a)", "groups begin with (, (?:, (?=, (?!, (?<name> or flags"),
            (#"\p{Klingon}"#, "the property is not known"), ("[a", "the class has no closing bracket"),
            ("a\\", "the expression ends too early"), (#"\p{L"#, "the name has no closing brace"),
            ("(?#a", "the comment has no closing parenthesis"), ("(?<n", "the group is cut off"),
            ("(?i", "the group is cut off"), (#"\012"#, "octal numbers are not supported"),
            (#"a\Z"#, "engines disagree about a final line feed"), (#"[\A]"#, "in a class it has no meaning"),
            (#"\cA"#, "control characters are written by number"),
            (#"\c?"#, "control characters are written by number"),
            (#"\h"#, "horizontal white space is written as a class"),
            (#"\H"#, "all but horizontal white space is written as a class"), (#"\R"#, "a line end is written out"),
            (#"\N"#, "all but a line feed is written as a class"),
            (#"\V"#, "all but vertical white space is written as a class"),
            (#"\X"#, "the matcher reads scalars, not characters"), (#"\C"#, "the matcher reads scalars, not bytes"),
            (#"\K"#, "nothing is captured"), (#"\Q"#, "quoted text is written sign by sign"),
            (#"\o{101}"#, "octal numbers are not supported"),
            (#"\U1"#, "a scalar is written with its number in braces"),
        ] as [(String, String)])
    func problem(expression: String, beginning: String) {
        let error = #expect(throws: PatternSyntaxError.self) { try Pattern(expression) }
        #expect(error?.advice.hasPrefix(beginning) == true, "\(error?.advice ?? "")")
    }

    @Test(
        "has its description on one line, whatever is in the expression",
        arguments: [
            ("(?\n)", #"at 0, "(?\n": "#), ("a(?<\u{1B}[2J>)", #"at 1, "(?<\u{1B}": "#),
            ("\\p{\u{202E}}", #"at 0, "\p{\u{202E}}": "#), ("[\u{2028}-\r]", #"at 1, "\u{2028}-\r": "#),
            ("é**", #"at 2, "*": "#),
            ("(?é)", #"at 0, "(?é": "#),
        ])
    func line(expression: String, beginning: String) {
        let error = #expect(throws: PatternSyntaxError.self) { try Pattern(expression) }
        #expect(error.map { "\($0)" == beginning + $0.advice } == true, "\(error?.description ?? "")")
    }

    @Test("has advice on an escape without a letter, which only other code can report", arguments: ["", "\\"])
    func adviceWithoutLetter(found: String) {
        let error = PatternSyntaxError(kind: .unknownEscape, position: 0, found: found)
        #expect(error.advice == "the escape has no meaning here")
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
