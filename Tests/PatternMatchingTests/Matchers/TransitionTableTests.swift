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
}
