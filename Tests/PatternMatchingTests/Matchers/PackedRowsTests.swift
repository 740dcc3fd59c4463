// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import PatternMatching

/// Different words with random letters, and an expression that contains all of them.
struct WordList: Sendable, CustomTestStringConvertible {
    let words: [String]
    let expression: String
    let testDescription: String
    private let suffix: String

    /// Creates a list.
    ///
    /// - Parameter expression: The expression. `%` stands for all words, separated by bars.
    init(
        _ count: Int, length: Int, _ expression: String = "%", upTo limit: Int = .max,
        letters: String = "abcdefghijklmnopqrstuvwxyz"
    ) {
        var generator = SplitMix64(seed: UInt64(count * 100 + length))
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

@Suite("Packed rows")
struct PackedRowsTests {
    @Test(
        "match a list of words, however long",
        arguments: [
            WordList(600, length: 6), WordList(700, length: 6), WordList(1_100, length: 6), WordList(450, length: 9),
            WordList(600, length: 9), WordList(250, length: 30), WordList(700, length: 6, "(?i)%"),
            WordList(450, length: 9, "(?:%)-[0-9]{2,}"), WordList(400, length: 9, "(?:%)(?: (?:%))?", upTo: 200),
            WordList(430, length: 9, letters: "abcdefghijklmnopqrstuvwxyzéö日語"),
        ])
    func words(list: WordList) throws {
        let pattern = try Pattern(list.expression)
        #expect(pattern.statistics.tableInputLimit == .max)
        #expect(pattern.statistics.byteCount < 160_000)
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

    @Test("have the exact progress of a list of words")
    func progressOfWords() throws {
        let list = WordList(450, length: 9)
        let pattern = try Pattern(list.expression)
        #expect(!pattern.matches(UnsafeBufferPointer(start: nil, count: 0)))
        #expect(pattern.progress(of: UnsafeBufferPointer(start: nil, count: 0)) == .incomplete(missing: 9))
        for word in list.words.prefix(100) {
            for count in 0..<9 {
                let start = String(word.prefix(count))
                #expect(pattern.progress(of: start) == .incomplete(missing: 9 - count))
                let next = Set(list.words.filter { $0.hasPrefix(start) }.map { $0.utf8.dropFirst(count).first ?? 0 })
                var expected = ExpectedScalars()
                for byte in next { expected.highBits |= 1 << UInt64(byte - 64) }
                #expect(pattern.progress(of: start + "!") == .impossible(from: count, expected: expected))
                #expect(pattern.progress(of: start + "é") == .impossible(from: count, expected: expected))
            }
        }
    }

    private static func automaton(_ expression: String) throws -> DeterministicAutomaton {
        var determinizer = Determinizer(Automaton(try PatternParser.parse(expression)))
        let automaton = determinizer.makeDeterministicAutomaton(upTo: 10_000_000)
        return try #require(automaton)
    }

    @Test(
        "have the next state of each state and class at its place, and the class beside it",
        arguments: [
            "", "a", "[a-z]+", "(?:cat|car|cut)s?", "[ab]*a[ab]{3}", #"(?:\b[a-z]+\b ?)*"#, "[a-c]{2,4}é?",
            WordList(100, length: 5).expression,
            // A row's classes take several 64-bit words.
            differentLetters(70, step: 2).map { "\($0)[\($0)a]" }.joined(separator: "|"),
        ])
    func cells(expression: String) throws {
        let states = try Self.automaton(expression)
        let packed = try #require(PackedRows(states))
        #expect(packed.rowStarts[0] == 0 && packed.rowStarts.count == states.stateCount)
        // No two rows begin at the same place, and no row begins where the rejecting state's row does.
        #expect(Set(packed.rowStarts).count == states.stateCount)
        for state in 1..<states.stateCount {
            #expect(packed.cells[2 * packed.rowStarts[state]] == 0)
            #expect(packed.cells[2 * packed.rowStarts[state] + 1] == states.stepsToAcceptance[state])
            for scalarClass in 1..<states.classCount {
                let place = 2 * (packed.rowStarts[state] + scalarClass)
                let next = Int(states.cells[state * (states.classCount + 1) + scalarClass])
                let isTaken = Int(packed.cells[place]) == scalarClass
                #expect(
                    (isTaken ? Int(packed.cells[place + 1]) : 0) == packed.rowStarts[next], "\(state) \(scalarClass)")
            }
        }
    }

    @Test("take about as many places as there are transitions")
    func size() throws {
        let states = try Self.automaton(WordList(300, length: 8).expression)
        let packed = try #require(PackedRows(states))
        let width = states.classCount + 1
        let transitions = (1..<states.stateCount).reduce(0) { sum, state in
            sum + states.cells[(state * width)..<(state * width + width - 1)].count { $0 != 0 }
        }
        #expect(packed.cells.count / 2 >= transitions + states.stateCount - 1)
        #expect(packed.cells.count / 2 < (transitions + states.stateCount) * 5 / 4)
        #expect(packed.cells.count / 2 < states.cells.count / 4)
    }

    @Test("do not exist if there are more transitions than places")
    func tooMany() {
        // A row in which two classes lead to the next state. The last row ends the automaton.
        func automaton(_ count: Int) -> DeterministicAutomaton {
            var cells = Array(repeating: UInt16(0), count: 4)
            for state in 1..<count { cells += [0, UInt16((state + 1) % count), UInt16((state + 1) % count), 0] }
            cells[cells.count - 1] = 1
            return DeterministicAutomaton(cells, classCount: 3)
        }
        #expect(PackedRows(automaton(100)) != nil)
        #expect(PackedRows(automaton(20_000)) != nil)
        #expect(PackedRows(automaton(30_000)) == nil)
    }
}
