// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import InputValidationSchema

@Suite("A pattern in the notation of ECMA-262")
struct ECMAScriptPatternTests {
    /// A pattern, its translation, and the most scalars that a matching text can have.
    private static let rows: [(source: String, translation: String, maximumLength: Int?, isPlainASCII: Bool)] = [
        ("[a-c]{2}", "[a-c]{2}", 2, true), (#"\d+"#, "[0-9]+", nil, true), ("a|bc", "(?:a|bc)", 2, true),
        ("x(?:a|b)?y", "x[ab]?y", 3, true), ("(ab){2,3}", "(?:ab){2,3}", 6, true), ("a{2,}", "a{2,}", nil, true),
        ("(?i)k", "[Kk]", 1, true), ("é*", "é*", nil, false), ("[^a]", "[^a]", 1, false),
        (#"[\-.]/"#, #"[\-.]\/"#, 2, true), ("", "", 0, true), ("[a-z]{1,1000}", "[a-z]{1,1000}", 1_000, true),
        ("a{0,3}", "a{0,3}", 3, true), ("(?:ab)?", "(?:ab)?", 2, true), ("(?:ab|c)*", "(?:ab|c)*", nil, true),
        // A carriage return and a line feed are one character.
        (#"\r"#, #"\x0d"#, 1, false), (#"\n"#, #"\x0a"#, 1, true),
        (#"[\x{0E}-\x{7F}]"#, #"[\x0e-\x7f]"#, 1, true), (#"\x{80}"#, #"\u0080"#, 1, false),
        // A reader can see these scalars only as escapes.
        (#"\x{200B}"#, #"\u200b"#, 1, false), (#"[\x{2028}\x{FEFF}é]"#, #"[é\u2028\ufeff]"#, 1, false),
    ]

    @Test("has the same meaning in each engine", arguments: rows)
    func translation(source: String, translation: String, maximumLength: Int?, isPlainASCII: Bool) throws {
        let exported = try #require(ExportedPattern(source))
        #expect(exported.lossReasons.isEmpty && exported.alternatives.count == 1)
        let conjuncts = try #require(exported.alternatives.first)
        #expect(conjuncts.map(\.isNegated) == [false])
        let pattern = try #require(conjuncts.first?.pattern)
        #expect(pattern.source == translation)
        #expect(
            pattern.maximumLength == maximumLength && pattern.isPlainASCII == isPlainASCII
                && !pattern.hasAssertions)
    }

    @Test("is split at look-aheads, some of which forbid texts")
    func lookAheads() throws {
        let exported = try #require(ExportedPattern("(?=.*[0-9])(?!.*x)[a-z0-9]{3}"))
        let conjuncts = try #require(exported.alternatives.first)
        #expect(conjuncts.map(\.isNegated) == [false, true, false])
        #expect(conjuncts.last?.pattern.source == "[0-9a-z]{3}")
    }

    /// A look-ahead doesn't consume its characters, so they don't count among a text's characters.
    @Test(
        "keeps anchors, and look-aheads after the first character",
        arguments: [
            ("a$", "a$", 1), ("^a|bc", "(?:^a|bc)", 2), ("a(?!é)b?", "a(?!é)b?", 2),
            ("a(?=bc)[b-d]", "a(?=bc)[b-d]", 2),
        ])
    func assertions(source: String, translation: String, maximumLength: Int) throws {
        let exported = try #require(ExportedPattern(source))
        #expect(exported.lossReasons.isEmpty && exported.alternatives.map(\.count) == [1])
        let pattern = try #require(exported.alternatives.first?.first?.pattern)
        #expect(pattern.source == translation && pattern.maximumLength == maximumLength)
        #expect(pattern.hasAssertions && pattern.isPlainASCII)
    }

    @Test("leaves out a word boundary, and is nothing for a mistake")
    func incomplete() throws {
        let exported = try #require(ExportedPattern(#"\bword\b"#))
        #expect(!exported.lossReasons.isEmpty && exported.alternatives.allSatisfy(\.isEmpty))
        #expect(ExportedPattern("(a") == nil)
    }

    @Test("escapes each character of a text that has a meaning in an engine")
    func literals() {
        #expect(ECMAScriptPattern.literal(for: "a.b*c") == #"a\.b\*c"#)
        #expect(ECMAScriptPattern.literal(for: "[](){}^$|?+\\/") == #"\[\]\(\)\{\}\^\$\|\?\+\\\/"#)
        #expect(ECMAScriptPattern.literal(for: "e\u{301}\n-&") == "e\u{301}\\x0a-&")
        let others = "09AZaz @:,;='\"#%&~<>!`_-"
        #expect(ECMAScriptPattern.literal(for: others) == others)
        #expect(ECMAScriptPattern.literal(for: "\u{1F}\u{7F}\u{80}") == #"\x1f\x7f\u0080"#)
    }

    @Test("writes a set by its members or by its other characters, whichever are fewer")
    func sets() {
        #expect(
            ECMAScriptPatternSyntax.characterClass(of: []) == #"[^\s\S]"#
                && ECMAScriptPatternSyntax.characterClass(of: [0...0x10FFFF]) == #"[\s\S]"#)
        #expect(
            ECMAScriptPatternSyntax.characterClass(of: [0x61...0x63, 0x78...0x79]) == "[a-cxy]"
                && ECMAScriptPatternSyntax.characterClass(of: [0x2E...0x2E]) == #"\."#)
        #expect(ECMAScriptPatternSyntax.characterClass(of: [0...0x60, 0x62...0x10FFFF]) == "[^a]")
        #expect(ECMAScriptPatternSyntax.characterClass(of: [0x2D...0x2D, 0x5D...0x5D]) == #"[\-\x5d]"#)
        #expect(ECMAScriptPatternSyntax.characterClass(of: [0x2B...0x2E]) == "[+-.]")
        #expect(
            ECMAScriptPatternSyntax.characterClass(of: [0x20...0x21, 0x40...0x40, 0x5F...0x5F, 0x80...0x80])
                == #"[ \x21@_\u0080]"#)
        // Surrogates aren't characters.
        #expect(ECMAScriptPatternSyntax.characterClass(of: [0xD7FF...0xE000]) == #"[\ud7ff\ue000]"#)
        #expect(ECMAScriptPatternSyntax.characterClass(of: [0xD800...0xDFFF]) == #"[^\s\S]"#)
    }
}
