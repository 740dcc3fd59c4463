// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternAlgebra
import PatternMatching
import TestSupport
import Testing

/// Compares random patterns over three scalars with the matcher's verdicts on every short input.
@Suite("Comparison by brute force")
struct BruteForceTests {
    static let length = 5

    /// All inputs of up to five scalars.
    ///
    /// Shorter inputs come first, and among inputs with the same length, the most readable.
    static let inputs: [String] = {
        var all = [""]
        var last = [""]
        for _ in 0..<length {
            last = last.flatMap { prefix in ["a", "b", "-"].map { prefix + $0 } }
            all += last
        }
        return all
    }()

    @Test("agrees with every input of up to five scalars", arguments: 0..<8)
    func agrees(seed: Int) throws {
        var generator = PatternGenerator(seed: UInt64(seed))
        for _ in 0..<30 {
            let first = try Subject(generator.pattern())
            let second = try Subject(generator.pattern())
            for usesTables in [true, false] {
                let left = try InputSet(first.expression, usesTables: usesTables)
                let right = try InputSet(second.expression, usesTables: usesTables)
                first.check(left.isEmpty, "empty") { first.accepts[$0] }
                first.check(left.isSubset(of: right), "⊆ \(second.expression)") {
                    first.accepts[$0] && !second.accepts[$0]
                }
                first.check(left.isDisjoint(with: right), "∩ \(second.expression)") {
                    first.accepts[$0] && second.accepts[$0]
                }
                first.check(left.isEquivalent(to: right), "= \(second.expression)") {
                    first.accepts[$0] != second.accepts[$0]
                }
            }
        }
    }

    /// A pattern, and the matcher's verdict on every input.
    private struct Subject {
        let expression: String
        let accepts: [Bool]

        init(_ expression: String) throws {
            self.expression = expression
            let pattern = try Pattern(expression)
            accepts = BruteForceTests.inputs.map(pattern.matches)
        }

        /// Expects that the example is the first input that disproves a statement.
        func check(_ decision: InputSet.Decision, _ statement: String, _ isWitness: (Int) -> Bool) {
            let inputs = BruteForceTests.inputs
            let expected = inputs.indices.first(where: isWitness)
            switch decision {
            case .yes:
                #expect(expected == nil, "\(expression) \(statement): \(inputs[expected ?? 0])")
            case .no(let example):
                if example.unicodeScalars.count <= BruteForceTests.length {
                    #expect(expected.map { inputs[$0] } == example, "\(expression) \(statement)")
                } else {
                    #expect(expected == nil, "\(expression) \(statement): shorter than \(example)")
                }
            case .undecided:
                Issue.record("\(expression) \(statement): undecided")
            }
        }
    }
}

/// Writes random patterns over the scalars a, b, and hyphen.
struct PatternGenerator {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func pattern() -> String {
        let looks = (0..<[0, 0, 0, 1, 2][pick(5)]).map { _ in (pick(2) == 0 ? "(?=" : "(?!") + choice(1) + ")" }
        // Other scalars would make examples that are shorter or different from the inputs that are tried.
        return "(?=[-ab]*$)" + looks.joined() + "(?:" + choice(2) + ")"
    }

    private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    private mutating func choice(_ depth: Int) -> String {
        (0..<[1, 1, 2, 3][pick(4)]).map { _ in sequence(depth) }.joined(separator: "|")
    }

    private mutating func sequence(_ depth: Int) -> String {
        (0..<[0, 1, 1, 2, 2, 3][pick(6)]).map { _ in part(depth) }.joined()
    }

    private mutating func part(_ depth: Int) -> String {
        switch pick(14) {
        case 0 where depth > 0: return "(?=" + choice(depth - 1) + ")"
        case 1 where depth > 0: return "(?!" + choice(depth - 1) + ")"
        case 2: return [#"\b"#, #"\B"#, "^", "$"][pick(4)]
        case 3...5 where depth > 0: return "(?:" + choice(depth - 1) + ")" + quantifier()
        default:
            return ["a", "b", "-", ".", "[ab]", "[^a]", #"\w"#, #"\W"#][pick(8)] + quantifier()
        }
    }

    private mutating func quantifier() -> String {
        ["", "", "", "*", "+", "?", "{2}", "{1,2}", "{0,3}", "{2,}"][pick(10)]
    }
}
