// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import TestSupport
import Testing

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

@Suite("A transition table")
struct TransitionTableTests {
    @Test(
        "reads backward for a look-ahead behind the first scalar",
        arguments: ["[a-f]{1,9}(?=[0-9]{9}z)[0-9]*[a-z]{30}", "[a-z]+(?=-[0-9]{20}x)-[0-9a-f]{21}[a-z]*"])
    func backward(expression: String) throws {
        let layout = try Pattern(expression).layout
        #expect(layout.readsBackward)
        #expect(layout.tableLimit == .max)
        #expect(!layout.isSimulated)
    }

    @Test(
        "matches a list of words, however long",
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

    @Test("has the exact progress of a list of words")
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

    @Test(
        "skips runs of bytes only as far as they go",
        arguments: [
            ("[a-z]*", "q"), ("[a-z]*[0-9]?", "q"), ("[!#-'*+./0-9=?A-Z^-~-]*", "~"), ("(?s).*x.{2}", "x"),
            (".*é?", "_"), ("(?:[a-z]+ )*[a-z]*", "q"),
        ])
    func runs(expression: String, fill: String) throws {
        let algorithms: [Pattern.Algorithm] = [.automatic, .table, .backwardTable]
        let patterns = try algorithms.map { try Pattern(expression, algorithm: $0) }
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
}
