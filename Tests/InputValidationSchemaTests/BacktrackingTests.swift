// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import PatternMatching
import Testing

@testable import InputValidationSchema

/// The positions in an expression that read a scalar, and the ways from each position to the next (after Glushkov,
/// 1961).
///
/// A backtracking engine tries all ways to match a text. If a loop can match one text in two ways, the engine tries 2ⁿ
/// ways for *n* repetitions of the text followed by a character that doesn't match.
private struct LoopPositions {
    /// The number of each position's set.
    private var sets: [Int] = []

    /// The positions that can follow each position, once for each way.
    private var followers: [[Int]] = []

    /// A part's first and last positions, and the ways to match the empty text.
    private struct Ends {
        var first: [Int] = []
        var last: [Int] = []
        var emptyWays = 1
    }

    /// How many copies a counted repetition in a loop may be written out to.
    ///
    /// A longer repetition is treated as unlimited.
    private static let maximumCopyCount = 70

    private init(_ body: SyntaxTree) {
        let ends = append(body)
        connect(ends.last, to: ends.first)
    }

    /// Returns whether an outermost loop in an expression, or in one of its look-aheads, is ambiguous.
    ///
    /// A loop with a limit counts too, because a low limit can already mean many combinations, such as 3²⁰.
    ///
    /// Every position in a loop leads to every other. So the loop is ambiguous if two equal positions can be followed
    /// by different positions for the same scalars, and later by equal positions again.
    static func hasAmbiguousLoop(_ expression: String) throws -> Bool {
        let outline = try PatternOutline(expression)
        var intersects = outline.sets.map { _ in Array(repeating: false, count: outline.sets.count) }
        for first in outline.sets.indices {
            for second in outline.sets.indices {
                intersects[first][second] = haveCommonScalar(outline.sets[first], outline.sets[second])
            }
        }
        let trees = outline.alternatives.joined().map(\.tree) + outline.lookAheads
        return trees.flatMap(loops).contains { LoopPositions($0).isAmbiguous(intersects) }
    }

    private static func haveCommonScalar(_ first: [ClosedRange<UInt32>], _ second: [ClosedRange<UInt32>]) -> Bool {
        var (left, right) = (first[...], second[...])
        while let a = left.first, let b = right.first {
            if a.overlaps(b) { return true }
            if a.upperBound < b.upperBound { left.removeFirst() } else { right.removeFirst() }
        }
        return false
    }

    private static func loops(in tree: SyntaxTree) -> [SyntaxTree] {
        switch tree {
        case .sequence(let parts), .choice(let parts): parts.flatMap(loops)
        case .repetition(let body, _, let maximum) where maximum ?? .max > 1: [body]
        case .repetition(let body, _, _): loops(in: body)
        default: []
        }
    }

    private mutating func append(_ tree: SyntaxTree) -> Ends {
        switch tree {
        case .scalars(let set):
            sets.append(set)
            followers.append([])
            return Ends(first: [sets.count - 1], last: [sets.count - 1], emptyWays: 0)
        case .sequence(let parts): return appendSequence(parts)
        case .choice(let branches):
            return branches.reduce(into: Ends(emptyWays: 0)) { result, branch in
                let ends = append(branch)
                result = Ends(
                    first: result.first + ends.first, last: result.last + ends.last,
                    emptyWays: min(2, result.emptyWays + ends.emptyWays))
            }
        case .repetition(let body, let minimum, let maximum):
            var copies = Array(repeating: body, count: min(minimum, Self.maximumCopyCount))
            if let maximum, maximum - copies.count <= Self.maximumCopyCount {
                let optionalCount = maximum - copies.count
                let rest = (0..<optionalCount).reduce(SyntaxTree.empty) { rest, _ in
                    .choice([.empty, .sequence([body, rest])])
                }
                return appendSequence(copies + [rest])
            }
            if !copies.isEmpty { copies.append(.repetition(body, minimum: 0, maximum: nil)) }
            if minimum > 0 { return appendSequence(copies) }
            var ends = append(body)
            connect(ends.last, to: ends.first)
            // Engines reject an empty repetition.
            ends.emptyWays = 1
            return ends
        default: return Ends()
        }
    }

    private mutating func appendSequence(_ parts: [SyntaxTree]) -> Ends {
        parts.reduce(into: Ends()) { result, part in
            let ends = append(part)
            connect(result.last, to: ends.first)
            for _ in 0..<result.emptyWays { result.first += ends.first }
            result.last = ends.last + (0..<ends.emptyWays).flatMap { _ in result.last }
            result.emptyWays = min(2, result.emptyWays * ends.emptyWays)
        }
    }

    private mutating func connect(_ last: [Int], to first: [Int]) {
        for position in last { followers[position] += first }
    }

    private func isAmbiguous(_ intersects: [[Bool]]) -> Bool {
        if followers.contains(where: { Set($0).count < $0.count }) { return true }
        let count = sets.count
        var predecessors: [Int: [Int]] = [:]
        // The pairs of different positions that the same scalars reach from a pair of equal positions.
        var visited: Set<Int> = []
        var queue = (0..<count).map { $0 * count + $0 }
        var index = 0
        while index < queue.count {
            let pair = queue[index]
            index += 1
            for first in followers[pair / count] {
                for second in followers[pair % count] where first != second && intersects[sets[first]][sets[second]] {
                    predecessors[first * count + second, default: []].append(pair)
                    if visited.insert(first * count + second).inserted { queue.append(first * count + second) }
                }
            }
        }
        // Whether one of the pairs leads to a pair of equal positions.
        return visited.contains { pair in
            let next = followers[pair % count]
            return followers[pair / count].contains { next.contains($0) }
        }
    }
}

@Suite("The time of exported expressions in an engine that backtracks")
struct BacktrackingTests {
    @Test(
        "is exponential if a loop matches a text in two ways",
        arguments: [
            "(?:a*)*", "(?:ab|[ac]b)*", "(?:a|aa)+", "(?:a?b?)*", "(?:ab|a|b){2,}c", "x(?:[ab]+,?){1,64}",
            "(?=(?:a*)*b)[a-z]", "(?:(?:[a-z-]+|xn--[a-z]+)\\.)*", "(?:;|[ ]*;[ ]*)*", "(?:a+){3,}",
            "(?:a|aa){2}", "(?:a{0,90}b?)+", "(?:(?:a+){1,2}b)*", "(?:(?:a?|b?)c)*",
        ])
    func ambiguous(expression: String) throws { #expect(try LoopPositions.hasAmbiguousLoop(expression)) }

    @Test(
        "is not exponential if a loop matches each text in one way",
        arguments: [
            "", "a*a*a*", "(?:a*b)*", "(?:ab|ac)*", "(?:[a-z](?:[a-z-]{0,61}[a-z])?\\.)+", "(?:a|b?c)*", "(?:a|a)?",
            "(?:[a-z]+(?:-+[a-z]+)*\\.)*", "(?:;[ ]*)*", "(?:a|b*c){1,100}",
            "(?:a{1,90}b)*", "(?:ab?){0,90}", "(?:(?:a|bc){1,2}d)*",
        ])
    func unambiguous(expression: String) throws { #expect(try !LoopPositions.hasAmbiguousLoop(expression)) }

    /// The expressions in a schema, and in its fields' attributes.
    private func exportedExpressions(of validator: InputValidator<String>) -> Set<String> {
        func expressions(in node: SchemaNode) -> [String] {
            switch node {
            case .object(let members):
                members.flatMap { member in
                    if member.key == "pattern", case .text(let text) = member.value { return [text] }
                    return expressions(in: member.value)
                }
            case .array(let nodes): nodes.flatMap(expressions)
            default: []
            }
        }
        let schema = StrategySchema(validator)
        let attributes = schema.fields.flatMap(\.attributes).filter { $0.name == "pattern" }
        return Set(expressions(in: schema.node) + attributes.map(\.value))
    }

    /// Returns a listing's strategies, each with a different value for an option.
    private func strategies(of listing: StrategyListing) -> [InputValidator<String>] {
        // The stock patterns, whose names are one option's words, have their own test.
        let patternNames = Set(InputPattern.all.map(\.name))
        let settings = listing.options.flatMap { option in
            let words = option.acceptedWords.filter { !patternNames.contains($0) }
            let values: [ValidationError.Value] =
                switch option.kind {
                case .flag: [.flag(true), .flag(false)]
                case .texts: words.map { .list([$0]) }
                default: words.map { .text($0) }
                }
            return values.map { (ValidationError.Parameter(rawValue: option.name), $0) }
        }
        return [listing.example] + settings.compactMap { try? listing.makeStrategy(with: [$0: $1]) }
    }

    @Test("is not exponential for any strategy with any word of an option")
    func strategies() throws {
        var expressions: Set<String> = []
        for listing in StrategyListing.all {
            for strategy in strategies(of: listing) { expressions.formUnion(exportedExpressions(of: strategy)) }
        }
        for standard in EmailInputValidator.Standard.allCases {
            expressions.formUnion(exportedExpressions(of: .email(standard, allowsUnicode: true)))
        }
        #expect(expressions.count >= 80)
        #expect(try expressions.filter(LoopPositions.hasAmbiguousLoop) == [])
    }

    @Test("is not exponential for any stock pattern")
    func patterns() throws {
        let names = try InputPattern.all.filter { pattern in
            // The parser rejects a few exported expressions, which list the members of large classes.
            let exported = exportedExpressions(of: .pattern(pattern)).filter {
                $0.utf8.count <= Pattern.maximumExpressionLength
            }
            return try (exported + [pattern.expression]).contains(where: LoopPositions.hasAmbiguousLoop)
        }.map(\.name)
        #expect(names == [])
    }
}
