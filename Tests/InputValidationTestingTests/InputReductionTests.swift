// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Testing

@testable import InputValidationTesting

/// A text that reveals a violation, and the shortest such text.
private struct Reducible: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let smallest: String
    let shows: @Sendable (String) -> Bool

    init(_ description: String, _ text: String, _ smallest: String, _ shows: @escaping @Sendable (String) -> Bool) {
        testDescription = description
        self.text = text
        self.smallest = smallest
        self.shows = shows
    }
}

@Suite("The reduction of an input")
struct InputReductionTests {
    private static let texts = [
        Reducible("any text", "something", "") { _ in true },
        Reducible("one character", "some text 1 and more", "1") { $0.contains("1") },
        Reducible("a word", "a long text with the word needle in it", "needle") { $0.contains("needle") },
        Reducible("both ends", "x12345z", "xz") { $0.hasPrefix("x") && $0.hasSuffix("z") && $0.count > 1 },
        Reducible("a length", "éèêëēĕ", "aaa") { $0.count >= 3 },
        Reducible("a pair of brackets", "(a(b)c)", "()") { $0.contains("(") && $0.contains(")") },
        Reducible("two scalars of one character", "xe\u{301}y", "e\u{301}") { $0.contains("e\u{301}") },
    ]

    @Test("finds the shortest text", arguments: texts.indices)
    func text(index: Int) {
        let row = Self.texts[index]
        let result = InputReduction.smallest(row.text, among: [], maximumAttempts: 10_000, showing: row.shows)
        #expect(row.shows(result))
        #expect(Array(result.unicodeScalars) == Array(row.smallest.unicodeScalars), "\(result)")
    }

    @Test("shortens a long text to the length that it needs")
    func longText() {
        // A binary search needs 13 attempts, and each attempt counts as up to ten.
        let result = InputReduction.smallest(String(repeating: "x", count: 5_000), among: [], maximumAttempts: 200) {
            $0.utf8.count >= 1_200
        }
        #expect(result.utf8.count == 1_200)
    }

    @Test("removes an optional value if its content is not necessary")
    func optionalValues() {
        #expect(InputReduction.size(of: nil as String?) == 0)
        #expect(InputReduction.size(of: "ab" as String?) == 3)
        #expect(InputReduction.size(of: 12 as Int?) == 3)
        #expect(InputReduction.smallest("abc" as String?, among: [], maximumAttempts: 100) { _ in true } == nil)
        #expect(InputReduction.smallest(12 as Int?, among: [], maximumAttempts: 100) { _ in true } == nil)
        #expect(
            InputReduction.smallest("abc" as String?, among: [], maximumAttempts: 100) { $0?.contains("b") == true }
                == "b")
        #expect(
            InputReduction.smallest([3, nil] as [Int?], among: [], maximumAttempts: 100) { $0.count == 2 } == [
                nil, nil,
            ])
    }

    @Test("reduces numbers, lists, and optional values")
    func values() {
        #expect(InputReduction.smallest(1_000, among: [], maximumAttempts: 100) { $0 >= 10 } == 10)
        #expect(InputReduction.smallest(-1_000, among: [], maximumAttempts: 100) { $0 <= -7 } == -7)
        #expect(InputReduction.smallest(255 as UInt8, among: [], maximumAttempts: 100) { _ in true } == 0)
        #expect(InputReduction.smallest([5, 3, 9], among: [], maximumAttempts: 100) { $0.contains { $0 > 4 } } == [5])
        #expect(InputReduction.smallest([8, 6, 7], among: [], maximumAttempts: 100) { $0.count >= 2 } == [0, 0])
        #expect(
            InputReduction.smallest(["abc", "xyz"], among: [], maximumAttempts: 100) {
                $0.contains { $0.contains("y") }
            } == ["y"])
        #expect(
            InputReduction.smallest([[1, 2], [3]] as [[Int]]?, among: [], maximumAttempts: 100) { $0?.isEmpty == false }
                == [[]])
        #expect(InputReduction.smallest(2.5, among: [], maximumAttempts: 100) { _ in true } == 2.5)
    }

    @Test("begins with the shortest known input that shows the violation, and tries no more than the budget")
    func budget() {
        let known = ["a!", "?", "!", "a long text with !"]
        #expect(InputReduction.smallest("a text with !", among: known, maximumAttempts: 0) { $0.contains("!") } == "!")
        #expect(
            InputReduction.smallest("a text with !", among: [], maximumAttempts: 0) { $0.contains("!") }
                == "a text with !")
        for budget in [1, 10, 100] {
            var count = 0
            _ = InputReduction.smallest("abcdefghijklmnopqrstuvwxyz", among: [], maximumAttempts: budget) { _ in
                count += 1
                return false
            }
            #expect(count <= budget)
            count = 0
            _ = InputReduction.smallest(Array(1...26), among: [], maximumAttempts: budget) { _ in
                count += 1
                return false
            }
            #expect(count <= budget)
        }
    }

    @Test("begins with one of the first 1,000 known inputs that are shorter")
    func knownInputs() {
        func smallest(_ text: String, among known: [String]) -> String {
            InputReduction.smallest(text, among: known, maximumAttempts: 0) { $0.contains("!") }
        }
        let known = Array(repeating: "?", count: 999) + ["!"]
        #expect(smallest("a!", among: known) == "!")
        #expect(smallest("a!", among: ["?"] + known) == "a!")
        #expect(smallest("a!", among: ["!?"]) == "a!")
    }

    @Test("has the number of scalars as the size of an input")
    func size() {
        #expect(InputReduction.size(of: "") == 0)
        #expect(InputReduction.size(of: "e\u{301}日") == 3)
        #expect(InputReduction.size(of: 42) == 2)
        #expect(InputReduction.size(of: [Int]()) == 0)
        // Each element counts as one more.
        #expect(InputReduction.size(of: ["ab", "c"]) == 5)
        #expect(InputReduction.size(of: [[1], [2, 34]]) == 9)
        #expect(InputReduction.size(of: nil as Int?) == 0)
        #expect(InputReduction.size(of: "e\u{301}" as Substring) == 2)
        #expect(InputReduction.size(of: Person(name: "Ana", age: 20)) == 0)
    }
}
