// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import InputValidationSchema

/// An ECMA-262 pattern, and texts in which it finds a match or none.
private struct Search: Sendable, CustomTestStringConvertible {
    let expression: String
    let found: [String]
    let notFound: [String]

    init(_ expression: String, _ found: [String], _ notFound: [String]) {
        self.expression = expression
        self.found = found
        self.notFound = notFound
    }

    var testDescription: String { expression }
}

@Suite("A pattern of ECMA-262")
struct ECMAScriptPatternImporterTests {
    private static let searches = [
        Search("", ["", "a"], []),
        Search("b", ["b", "abc", "a\nb\nc"], ["", "ac"]),
        Search("^a", ["a", "ab"], ["", "ba", "\na"]),
        Search("b$", ["b", "ab"], ["ba", "b\n"]),
        Search("^a$", ["a"], ["ab", "ba", "a\n"]),
        Search("^a|b$", ["ax", "xb"], ["xa", "bx"]),
        Search("^(?:a|b)$", ["a", "b"], ["ab", "xa"]),
        Search("a$|^b", ["xa", "bx"], ["ax", "xb"]),
        Search(#"a\$"#, ["xa$y"], ["a"]),
        Search("[$]", ["a$b"], ["ab"]),
        Search("^.$", ["a", "é", "😀", "\u{85}"], ["", "\n", "\r", "\u{2028}", "\u{2029}"]),
        Search(
            #"^\s$"#, [" ", "\t", "\n", "\u{B}", "\u{A0}", "\u{1680}", "\u{200A}", "\u{3000}", "\u{FEFF}"],
            ["a", "\u{85}", "\u{200B}", "\u{180E}"]),
        Search(#"^\S$"#, ["a", "\u{85}", "\u{200B}", "😀"], ["", " ", "\u{A0}", "\u{2028}", "\u{FEFF}"]),
        Search(#"^[\s.]$"#, [".", "\u{FEFF}", "\u{2003}"], ["a", "\u{200B}"]),
        Search(#"^[\S ]$"#, ["a", " ", "\u{200B}", "\u{10FFFF}"], ["\u{A0}", "\u{3000}", "\t"]),
        Search(#"^[^\s]$"#, ["a"], ["\u{A0}"]),
        Search(#"^\d\w\D\W$"#, ["1a-é"], ["٣a--", "1é--"]),
        Search("[]", [], ["", "a"]),
        Search("^[^]$", ["a", "\n", "😀"], ["", "ab"]),
        Search("^[[&~]+$", ["[&~", "~~", "&&"], ["a"]),
        Search("^[]]$", [], ["]", ""]),
        Search(#"^\cJ\cj\cM$"#, ["\n\n\r"], ["JjM"]),
        Search(#"^\x41\u0042\u{43}\ud83d\ude00$"#, ["ABC😀"], ["ABc😀"]),
        Search(#"^\p{Lu}\P{Lu}$"#, ["Aa"], ["aA"]),
        Search("^(?<year>[0-9]{4})(?!-)(?=x)x", ["2024xy"], ["2024-", "2024y"]),
        Search(#"\bcat\b"#, ["the cat sat"], ["concatenate"]),
        Search(#"\Bb"#, ["ab"], ["b", "a b"]),
        Search(#"^\t\n\r\f\v\0$"#, ["\t\n\r\u{C}\u{B}\0"], ["tnrfv0"]),
        Search("^[(|.)]$", ["(", "|", ".", ")"], ["", "a", "(("]),
        Search("^(a+)+$", ["aaa"], [String(repeating: "a", count: 10_000) + "!"]),
    ]

    @Test("matches a text if ECMA-262 finds a match in it", arguments: searches.indices)
    func search(index: Int) throws {
        let row = Self.searches[index]
        let pattern = try ECMAScriptPatternImporter.pattern(from: row.expression)
        #expect(row.found.filter { !pattern.matches($0) } == [])
        #expect(row.notFound.filter { pattern.matches($0) } == [])
    }

    /// The index counts the scalars before the mistake in the pattern, not in its translation.
    @Test(
        "is rejected at the place of the mistake",
        arguments: [
            ("(?i)a", 0), ("a(?#b)", 1), (#"\x{41}"#, 0), (#"a\pL"#, 1), (#"\a"#, 0), (#"ab\Z"#, 2), (#"\c1"#, 0),
            (#"a\c"#, 1),
            ("(a", 0), ("a)", 1), (#"\s)|(a"#, 2), (".+b)", 3), ("[[:alpha:]]", 1), (#"\s\s\1"#, 4), ("(?<=a)b", 0),
            ("a{3,1}", 1), ("..[b-a]", 3), ("a(?:b", 1), (#"é\"#, 1), ("[a", 0), (#"[\s"#, 0), ("a**", 2),
        ])
    func mistakes(expression: String, scalarIndex: Int) {
        let error = #expect(throws: ECMAScriptPatternImporter.SyntaxError.self) {
            try ECMAScriptPatternImporter.pattern(from: expression)
        }
        #expect(error?.scalarIndex == scalarIndex)
        #expect(error?.description.isEmpty == false)
    }

    @Test("has a limited length and size")
    func limits() throws {
        for expression in [String(repeating: "a", count: 8_193), "(?:(?:ab){200}c){200}"] {
            let error = #expect(throws: ECMAScriptPatternImporter.SyntaxError.self) {
                try ECMAScriptPatternImporter.pattern(from: expression)
            }
            #expect(error?.description.contains("8192") == (expression.count > 8_192))
        }
    }
}
