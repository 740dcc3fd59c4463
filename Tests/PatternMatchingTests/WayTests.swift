// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import TestSupport
import Testing

/// An expression and inputs that are near to matching: one row of a table.
struct NearMisses: Sendable, CustomTestStringConvertible {
    let expression: String
    let scalars: [String]

    init(_ expression: String, _ scalars: String) {
        self.expression = expression
        self.scalars = scalars.unicodeScalars.map { String($0) }
    }

    var testDescription: String { expression }
}

/// Different words of random letters, and an expression with all of them.
struct WordList: Sendable, CustomTestStringConvertible {
    let words: [String]
    let expression: String
    let testDescription: String
    private let suffix: String

    /// Creates a list.
    ///
    /// - Parameter expression: The expression, with `%` for all words separated by bars.
    init(
        _ count: Int, length: Int, _ expression: String = "%", upTo limit: Int = .max,
        letters: String = "abcdefghijklmnopqrstuvwxyz"
    ) {
        var generator = SplitMix(seed: UInt64(count * 100 + length))
        let letters = Array(letters)
        var words = Set<String>()
        while words.count < min(count, limit) {
            words.insert(String((0..<length).map { _ in letters.randomElement(using: &generator) ?? "a" }))
        }
        self.words = words.sorted()
        self.expression = expression.replacing("%", with: self.words.joined(separator: "|"))
        suffix = expression.contains("[0-9]") ? "-17" : ""
        testDescription = "\(count) words of \(length) letters in \(expression)"
    }

    func input(_ word: String) -> String { word + suffix }
}

@Suite("The ways to match")
struct WayTests {
    @Test(
        "include a table that reads backward, for a look-ahead behind the first scalar",
        arguments: ["[a-f]{1,9}(?=[0-9]{9}z)[0-9]*[a-z]{30}", "[a-z]+(?=-[0-9]{20}x)-[0-9a-f]{21}[a-z]*"])
    func backward(expression: String) throws {
        let layout = try Pattern(expression).layout
        #expect(layout.readsBackward)
        #expect(layout.tableLimit == .max)
        #expect(!layout.isSimulated)
    }

    @Test(
        "include a table with counters, for patterns with many states",
        arguments: [
            "[ab]*a[ab]{40}", "(?s).*a.{20}", ".*x.{200}", "[ab]*a[ab]{40}a[ab]*", "[ab]*a[ab]{20}b[ab]{20}a[ab]*",
        ])
    func counters(expression: String) throws {
        let layout = try Pattern(expression).layout
        #expect(layout.tableLimit < 100)
        #expect(!layout.isSimulated)
        #expect(layout.byteCount < 8_192)
    }

    @Test(
        "include one table for a list of words, however long",
        arguments: [
            WordList(600, length: 6), WordList(700, length: 6), WordList(1_100, length: 6), WordList(450, length: 9),
            WordList(600, length: 9), WordList(250, length: 30), WordList(700, length: 6, "(?i)%"),
            WordList(450, length: 9, "(?:%)-[0-9]{2,}"), WordList(400, length: 9, "(?:%)(?: (?:%))?", upTo: 200),
            WordList(430, length: 9, letters: "abcdefghijklmnopqrstuvwxyzéö日語"),
        ])
    func words(list: WordList) throws {
        let pattern = try Pattern(list.expression)
        #expect(pattern.layout.tableLimit == .max)
        #expect(pattern.layout.byteCount < 160_000)
        let words = Set(list.words)
        for word in list.words {
            let text = list.input(word)
            #expect(pattern.matches(text))
            #expect(pattern.progress(of: text) == .accepted)
            for other in [String(word.dropLast()), String(word.dropFirst()), word + "a", String(word.reversed())]
            where !words.contains(other) {
                #expect(!pattern.matches(list.input(other)), "\(other)")
            }
        }
    }

    @Test("tell the exact progress of a list of words, how long it may be")
    func progressOfWords() throws {
        let list = WordList(450, length: 9)
        let pattern = try Pattern(list.expression)
        for word in list.words.prefix(100) {
            for count in 0..<9 {
                let start = String(word.prefix(count))
                #expect(pattern.progress(of: start) == .incomplete(missing: 9 - count))
                let next = Set(list.words.filter { $0.hasPrefix(start) }.map { $0.utf8.dropFirst(count).first ?? 0 })
                var expected = ExpectedScalars()
                for byte in next { expected.high |= 1 << UInt64(byte - 64) }
                #expect(pattern.progress(of: start + "!") == .impossible(from: count, expected: expected))
                #expect(pattern.progress(of: start + "é") == .impossible(from: count, expected: expected))
            }
        }
    }

    @Test("include a table for each branch of a choice")
    func branches() throws {
        let name = "[a-z0-9-]{1,63}[.][a-z0-9-]{1,63}([.:]?[a-z0-9-]{1,63})"
        let role = "arn:x:[a-z-]{1,20}:(model/\(name)/[a-z0-9]{12}|other/[a-z.]+)"
        let layout = try Pattern("\(role)|\(name)|(([0-9a-z][_-]?)+)|([a-z0-9-:.]+)$|\(name)/[a-z.]{2,40}").layout
        #expect(layout.tableLimit < 250)
        #expect(!layout.isSimulated)
    }

    @Test(
        "all accept the same inputs",
        arguments: [
            Sample(
                "[ab]*a[ab]{40}",
                accepts: ["a" + String(repeating: "b", count: 40), "bba" + String(repeating: "ab", count: 20)],
                rejects: ["", "a" + String(repeating: "b", count: 39), "b" + String(repeating: "b", count: 40)]),
            Sample(
                "[ab]*a[ab]{63}b[ab]{70}é[ab]*",
                accepts: [
                    "a" + String(repeating: "a", count: 63) + "b" + String(repeating: "b", count: 70) + "é",
                    "bab" + String(repeating: "ab", count: 31) + "b" + String(repeating: "a", count: 70) + "éab",
                ],
                rejects: [
                    "a" + String(repeating: "b", count: 63) + "a" + String(repeating: "b", count: 70) + "é",
                    "a" + String(repeating: "a", count: 62) + "b" + String(repeating: "b", count: 70) + "é",
                    "a" + String(repeating: "a", count: 63) + "b" + String(repeating: "b", count: 70),
                ]),
            Sample(
                #"(?:\b\w{1,3}\b[ .]?){1,30}-\B-"#,
                accepts: ["a--", "abc de.f--", String(repeating: "ab ", count: 29) + "cd--"],
                rejects: ["--", "abcd--", "a-", "ab  cd--", String(repeating: "ab ", count: 31) + "--"]),
            Sample(
                "(?:a?b?c?){25}(?:d|ef|ghi){1,40}(?:x[0-9]*){0,30}",
                accepts: ["d", "abcabcef", "cbaghid" + String(repeating: "x17", count: 30)],
                rejects: ["", "abc", "ge", "d" + String(repeating: "x", count: 31)]),
            Sample("(?!.*ab.{3}c)[a-c]*", accepts: ["", "abc", "abaab"], rejects: ["abaaac", "cabbbbca"]),
            Sample(
                "(?=.*é.{3}x)(?=.*b.{2}y)[^z]*", accepts: ["b12yé123x", "é1b2xy5y"], rejects: ["", "b12é", "é123x"]),
            Sample("(?:[^\\s\\S]|a)[ab]{2}", accepts: ["aab"], rejects: ["ab", "bab"]),
            Sample("^(?:a|b$|^c)*$", accepts: ["", "a", "aab", "b", "ca", "c"], rejects: ["ba", "ac"]),
        ])
    func samples(sample: Sample) throws {
        try sample.check()
    }

    @Test(
        "all give the same verdicts on random inputs",
        arguments: [
            NearMisses("[ab]*a[ab]{6}b[ab]*", "ab"), NearMisses("(?:a[bc]{2,5}|b.{3,9}c)+é?", "abcé"),
            NearMisses("(?:a?b?c?é?){9}(?:é[a-c]{3})*", "abcé"), NearMisses(#"(?:\b[ab]+\b ?){2,7}|\Bb.*"#, "ab -"),
            NearMisses("(?:[ab]{1,3}é ?){1,12}", "abé "), NearMisses("(?:[ab]{0,3}é? ?){1,24}x?", "abé x"),
            NearMisses(#"(?:\b[ab]{1,3}\b ?){2,50}-?"#, "ab -"),
            NearMisses("(?!.*ab.{9}(?:c[ab]{0,60}){2}$)[a-c]*", "abc"),
            NearMisses("[ab]*a[ab]{6}(?:b[ab]{2,4}){0,30}", "ab"), NearMisses("(?:[ab]{2}|b.){1,40}.{0,70}", "ab"),
            NearMisses("[^é]{3}(?:日.{2}|.*é.{5}日)", "aé日"), NearMisses("(?=.*a.{4}b)(?!.*ba.b)[ab日]+", "ab日"),
        ])
    func random(row: NearMisses) throws {
        let patterns = try Pattern.Path.allCases.map { try Pattern(row.expression, path: $0) }
        var generator = SplitMix(seed: 2_026)
        var matched = 0
        for count in 0..<2_000 {
            let text = (0..<(count % 40)).map { _ in
                row.scalars[Int.random(in: 0..<row.scalars.count, using: &generator)]
            }.joined()
            let verdicts = patterns.map { $0.matches(text) }
            #expect(Set(verdicts).count == 1, "\(text)")
            matched += verdicts[0] ? 1 : 0
        }
        #expect(matched > 10 && matched < 1_990)
    }

    @Test(
        "skip runs of bytes only as far as they go",
        arguments: [
            ("[a-z]*", "q"), ("[a-z]*[0-9]?", "q"), ("[!#-'*+./0-9=?A-Z^-~-]*", "~"), ("(?s).*x.{2}", "x"),
            (".*é?", "_"), ("(?:[a-z]+ )*[a-z]*", "q"),
        ])
    func runs(expression: String, fill: String) throws {
        let paths: [Pattern.Path] = [.automatic, .table, .backwardTable]
        let patterns = try paths.map { try Pattern(expression, path: $0) }
        for count in [3, 15, 16, 17, 47, 48, 49, 63, 64, 80, 81, 130] {
            let run = Array(repeating: fill, count: count)
            #expect(patterns.map { $0.matches(run.joined()) } == [true, true, true], "\(count)")
            for place in 0..<count {
                // A line feed matches nowhere, except with (?s) before the end.
                var wrong = run
                wrong[place] = "\n"
                let isAccepted = expression.hasPrefix("(?s)") && place != count - 3
                #expect(
                    patterns.map { $0.matches(wrong.joined()) } == [isAccepted, isAccepted, isAccepted],
                    "\(count), \(place)")
            }
        }
    }

    @Test(
        "read every scalar beyond ASCII, and nothing that is not UTF-8",
        arguments: Pattern.Path.allCases)
    func scalars(path: Pattern.Path) throws {
        // All scalars beyond ASCII are of one class, and then of several.
        let expressions = ["[^a]*b", "[^aéдա日👍]*b", #"(?:\p{L}|\p{M}|[^\p{L}a])*b"#]
        let patterns = try expressions.map { try Pattern($0, path: path) }
        let texts = [
            "\u{80}", "ÿ", "\u{7FF}", "\u{800}", "क", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10000}",
            "\u{10FFFF}",
        ]
        for (expression, pattern) in zip(expressions, patterns) {
            for text in texts {
                #expect(pattern.matches(text + "b"), "\(expression) \(text)")
                #expect(pattern.matches(text + text + "x" + text + "b"), "\(expression) \(text)")
            }
            for broken: [UInt8] in [
                [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xC2, 0xC2, 0x80],
                [0xE0, 0x9F, 0xBF], [0xE0, 0x80, 0x80], [0xE1, 0x80], [0xE1, 0x80, 0xC0], [0xED, 0xA0, 0x80],
                [0xED, 0xBF, 0xBF],
                [0xEF, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80], [0xF4, 0x90, 0x80, 0x80],
                [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE1, 0x80, 0x80, 0x80],
            ] {
                for prefix: [UInt8] in [[], Array("éд日".utf8)] {
                    let bytes = prefix + broken + [0x62]
                    #expect(!bytes.withUnsafeBufferPointer { pattern.matches($0) }, "\(expression) \(bytes)")
                }
            }
        }
    }

    @Test(
        "tell which scalars lead on after an input, all the same",
        arguments: [
            ("[ab]*a[ab]{40}a[ab]*", "ab"), ("(?:ab|c){2,9}[0-9]{3}é?", "abc0é"),
            ("[a-c]{2,70}x|[0-9]{1,300}", "abcx0"), ("(?:[ab]{1,3}é ?){1,30}x", "abé x"),
        ])
    func expectations(expression: String, scalars: String) throws {
        // The other ways use one table or none, which may read from the end only.
        let paths: [Pattern.Path] = [
            .automatic, .table, .shortTable, .begunTable, .parts, .countingTable, .countingSimulation, .simulation,
        ]
        let patterns = try paths.map { try Pattern(expression, path: $0) }
        var generator = SplitMix(seed: 8)
        for count in 0..<200 {
            let text = String((0..<(count % 12)).map { _ in scalars.randomElement(using: &generator) ?? "a" })
            let bytes = Array(text.utf8)
            let expected = patterns.map { pattern in
                bytes.withUnsafeBufferPointer { pattern.expectation(after: $0) }
            }
            #expect(expected.allSatisfy { $0 == expected[0] && $0 != nil }, "\(text) \(expected)")
        }
    }
}
