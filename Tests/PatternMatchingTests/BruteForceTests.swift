// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import TestSupport
import Testing

/// The inputs over the letters a, b, and c that an expression accepts, found with Brzozowski's derivatives.
///
/// It shares neither the parser nor the automaton with the matcher.
private indirect enum Language: Hashable, Sendable {
    case nothing
    case empty
    /// One letter from a set, with a bit for each letter.
    case letter(UInt8)
    case sequence(Language, Language)
    case either(Language, Language)
    case both(Language, Language)
    case not(Language)
    case repetition(Language, minimum: Int, maximum: Int)

    /// A bound that no tested input reaches.
    static let unbounded = 100

    static let anything = Language.repetition(.letter(7), minimum: 0, maximum: unbounded)

    var acceptsEmpty: Bool {
        switch self {
        case .nothing, .letter: false
        case .empty: true
        case .sequence(let first, let second), .both(let first, let second): first.acceptsEmpty && second.acceptsEmpty
        case .either(let first, let second): first.acceptsEmpty || second.acceptsEmpty
        case .not(let language): !language.acceptsEmpty
        case .repetition(let body, let minimum, _): minimum == 0 || body.acceptsEmpty
        }
    }

    /// What may follow a letter.
    func rest(after letter: Int) -> Language {
        switch self {
        case .nothing, .empty: return .nothing
        case .letter(let set): return set >> letter & 1 != 0 ? .empty : .nothing
        case .sequence(let first, let second):
            let rest = first.rest(after: letter).followed(by: second)
            return first.acceptsEmpty ? rest.or(second.rest(after: letter)) : rest
        case .either(let first, let second): return first.rest(after: letter).or(second.rest(after: letter))
        case .both(let first, let second):
            let (first, second) = (first.rest(after: letter), second.rest(after: letter))
            return first == .nothing || second == .nothing ? .nothing : .both(first, second)
        case .not(let language): return .not(language.rest(after: letter))
        case .repetition(let body, let minimum, let maximum):
            guard maximum > 0 else { return .nothing }
            let others = Language.repetition(body, minimum: max(0, minimum - 1), maximum: maximum - 1)
            return body.rest(after: letter).followed(by: maximum == 1 ? .empty : others)
        }
    }

    private func followed(by other: Language) -> Language {
        switch (self, other) {
        case (.nothing, _), (_, .nothing): .nothing
        case (.empty, _): other
        case (_, .empty): self
        default: .sequence(self, other)
        }
    }

    private func or(_ other: Language) -> Language {
        if self == other || other == .nothing { return self }
        return self == .nothing ? other : .either(self, other)
    }
}

/// Writes random expressions, each with its language.
private struct ExpressionGenerator {
    typealias Written = (expression: String, language: Language)

    var generator: SplitMix64

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func letter() -> Written {
        let set = number(1...7)
        let letters = ["a", "b", "c"].enumerated().filter { set >> $0.offset & 1 != 0 }.map(\.element).joined()
        let others = ["c", "b", "a"].filter { !letters.contains($0) }.joined()
        let expression =
            set == 7 ? "." : letters.count == 1 ? letters : number(0...1) == 0 ? "[\(letters)]" : "[^\(others)]"
        return (expression, .letter(UInt8(set)))
    }

    private mutating func part(_ depth: Int) -> Written {
        switch depth == 0 ? 0 : number(0...6) {
        case 0, 1: return letter()
        case 2, 3:
            let (first, second) = (part(depth - 1), part(depth - 1))
            return (first.expression + second.expression, .sequence(first.language, second.language))
        case 4:
            let (first, second) = (part(depth - 1), part(depth - 1))
            return ("(?:\(first.expression)|\(second.expression))", .either(first.language, second.language))
        default:
            let body = part(depth - 1)
            let minimum = number(0...2)
            let maximum = minimum + number(minimum == 0 ? 1...3 : 0...3)
            let (quantifier, last) =
                switch number(0...3) {
                case 0: ("*", (0, Language.unbounded))
                case 1: ("+", (1, Language.unbounded))
                case 2: ("?", (0, 1))
                default: ("{\(minimum),\(maximum)}", (minimum, maximum))
                }
            return (
                "(?:\(body.expression))\(quantifier)", .repetition(body.language, minimum: last.0, maximum: last.1)
            )
        }
    }

    /// An expression.
    ///
    /// A third of the expressions have a look-ahead before their last part.
    mutating func next() -> Written {
        let main = part(4)
        guard number(0...2) == 0 else { return main }
        let (start, ahead) = (part(1), part(3))
        let beginning = Language.sequence(ahead.language, .anything)
        let isNegated = number(0...1) == 0
        return (
            "\(start.expression)(?\(isNegated ? "!" : "=")\(ahead.expression))\(main.expression)",
            .sequence(start.language, .both(isNegated ? .not(beginning) : beginning, main.language))
        )
    }
}

@Suite("All short inputs")
struct BruteForceTests {
    @Test("are accepted by 300 random expressions exactly if their derivatives accept them", arguments: 0..<6)
    func derivatives(seed: UInt64) throws {
        var expressions = ExpressionGenerator(generator: SplitMix64(seed: seed))
        var (accepted, rejected) = (0, 0)
        for _ in 0..<50 {
            let (expression, language) = expressions.next()
            let patterns = try [Pattern.Algorithm.automatic, .table, .backwardTable, .simulation].map {
                try Pattern(expression, algorithm: $0)
            }
            // All inputs of up to six letters, each after the input without its last letter.
            var inputs: [(bytes: [UInt8], rest: Language)] = [([], language)]
            var next = 0
            while next < inputs.count {
                let (bytes, rest) = inputs[next]
                next += 1
                let isAccepted = rest.acceptsEmpty
                accepted += isAccepted ? 1 : 0
                rejected += isAccepted ? 0 : 1
                for pattern in patterns where bytes.withUnsafeBufferPointer({ pattern.matches($0) }) != isAccepted {
                    Issue.record("\(expression) on \(String(decoding: bytes, as: UTF8.self)): \(!isAccepted)")
                }
                guard bytes.count < 6 else { continue }
                for letter in 0..<3 { inputs.append((bytes + [0x61 + UInt8(letter)], rest.rest(after: letter))) }
            }
        }
        #expect(accepted > 1_000 && rejected > 1_000)
    }
}
