// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("A transition table")
struct TransitionTableTests {
    @Test(
        "reads backward for a look-ahead behind the first scalar",
        arguments: ["[a-f]{1,9}(?=[0-9]{9}z)[0-9]*[a-z]{30}", "[a-z]+(?=-[0-9]{20}x)-[0-9a-f]{21}[a-z]*"])
    func backward(expression: String) throws {
        let statistics = try Pattern(expression).statistics
        #expect(statistics.readsBackward)
        #expect(statistics.tableInputLimit == .max)
        #expect(!statistics.isSimulated)
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

    private static let manyLoops = "abcdefghijklmnopqr".map { "\($0)+" }

    @Test(
        "skips only the bytes of the state that is reached, whatever the loops of earlier states are",
        arguments: [
            // The last loop has the set of an earlier one.
            (["a+", "-", "b+", "-", "b+"], "a-b-", "b", "a", ""),
            (["a+", "-", "b+", "-", "c+", "-", "b+"], "a-b-c-", "b", "a", ""),
            (["a+", "-", "b+", "-", "a+", "-", "b*"], "a-b-", "a", "b", "-b"),
            // Sixteen sets have a number.
            (manyLoops, "a", "b", "a", "cdefghijklmnopqr"), (manyLoops, "abcdefghijklmno", "p", "a", "qr"),
            (manyLoops, "abcdefghijklmnop", "q", "p", "r"),
        ])
    func loops(parts: [String], beginning: String, fill: String, other: String, ending: String) throws {
        let algorithms: [Pattern.Algorithm] = [.automatic, .table]
        let forward = try algorithms.map { try Pattern(parts.joined(), algorithm: $0) }
        let backward = try Pattern(parts.reversed().joined(), algorithm: .backwardTable)
        func verdicts(_ text: String) -> [Bool] {
            forward.map { $0.matches(text) } + [backward.matches(String(text.reversed()))]
        }
        // Bytes are skipped in blocks of 32.
        for count in [32, 192] {
            for place in 1...130 {
                let before = beginning + String(repeating: fill, count: place)
                let after = String(repeating: fill, count: 200 - place) + ending
                #expect(
                    verdicts(before + String(repeating: fill, count: count) + after) == [true, true, true],
                    "\(count) at \(place)")
                #expect(
                    verdicts(before + String(repeating: other, count: count) + after) == [false, false, false],
                    "\(count) at \(place)")
            }
        }
    }
}
