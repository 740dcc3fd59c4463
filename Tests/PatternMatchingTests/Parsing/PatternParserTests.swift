// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import TestSupport
import Testing

@Suite("The parser")
struct PatternParserTests {
    private static let signs = Array("()[]{}|*+?\\^$.-:=!<>P,#&~0123456789abdswxuzAZBpkiLéσ👍 \n".unicodeScalars)

    private static let pieces = [
        "(?:", "(?=", "(?!", "(?i)", "(?x)", "(?<n>", ")", "[^", "]", "{2,3}", "{0,9}", "{", "\\b", "\\x{41}",
        "\\p{Lu}", "a-z", "|", "*", "+?", "^", "$", ".", "\\d", "\\", "é",
    ]

    /// Whether an expression has a result: a verdict on an input, or an error whose position isn't past the end.
    private static func isAnswered(_ expression: String) -> Bool {
        do {
            let patterns = [
                try Pattern(expression), try Pattern(expression, algorithm: .countingTable),
                try Pattern(expression, algorithm: .simulation), try Pattern(expression, algorithm: .backwardTable),
            ]
            return ["ab1é\n", "", "aa11", "ab ab"].allSatisfy { input in
                Set(patterns.map { $0.matches(input) }).count == 1
            }
        } catch {
            return (0...expression.unicodeScalars.count).contains(error.position)
        }
    }

    @Test(
        "treats 10,000 expressions of random characters alike with every algorithm",
        arguments: [1, 2, 3, 4] as [UInt64])
    func signs(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let unanswered = (0..<2_500).filter { _ in
            var expression = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...24, using: &random) {
                expression.append(Self.signs.randomElement(using: &random) ?? "a")
            }
            return !Self.isAnswered(String(expression))
        }
        #expect(unanswered == [])
    }

    @Test("treats 10,000 expressions of random pieces alike with every algorithm", arguments: [5, 6, 7, 8] as [UInt64])
    func pieces(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let unanswered = (0..<2_500).filter { _ in
            let count = Int.random(in: 0...12, using: &random)
            let expression = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
            return !Self.isAnswered(expression)
        }
        #expect(unanswered == [])
    }

    @Test("treats 2,000 expressions of random bytes alike with every algorithm", arguments: [9] as [UInt64])
    func bytes(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let unanswered = (0..<2_000).filter { _ in
            let count = Int.random(in: 0...40, using: &random)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            return !Self.isAnswered(String(decoding: bytes, as: UTF8.self))
        }
        #expect(unanswered == [])
    }
}
