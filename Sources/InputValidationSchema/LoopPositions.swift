// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching

extension PatternOutline {
    /// Returns whether an outermost loop in a part, or in one of its look-aheads, matches some text in two ways.
    ///
    /// A backtracking engine tries all ways to match a text. If a loop can match one text in two ways, the engine tries
    /// 2ⁿ ways for *n* repetitions of the text followed by a character that doesn't match. A loop with a limit counts
    /// too, because a low limit can already mean many combinations, such as 3²⁰. So does a loop that takes too many
    /// steps to examine.
    func hasAmbiguousLoop(in part: Part) -> Bool {
        var budget = LoopPositions.Budget(sets: sets)
        return loops(in: part).contains { body in
            // A counted repetition that's written out can have too many positions. If the limits are left out, it
            // matches more texts, and each text in at least as many ways.
            [true, false].allSatisfy { countsCopies in
                budget.remainingSteps = LoopPositions.Budget.maximumSteps
                return LoopPositions(body, countsCopies: countsCopies, within: &budget).isAmbiguous(within: &budget)
                    || budget.isExceeded
            }
        }
    }

    private func loops(in part: Part) -> [Part] {
        switch part {
        case .sequence(let parts), .choice(let parts): parts.flatMap(loops)
        case .repetition(let body, _, let maximum) where maximum ?? .max > 1: [body] + lookAheadLoops(in: body)
        case .repetition(let body, _, _): loops(in: body)
        case .lookAhead(let number, _): loops(in: lookAheads[number])
        default: []
        }
    }

    private func lookAheadLoops(in part: Part) -> [Part] {
        switch part {
        case .sequence(let parts), .choice(let parts): parts.flatMap(lookAheadLoops)
        case .repetition(let body, _, _): lookAheadLoops(in: body)
        case .lookAhead: loops(in: part)
        default: []
        }
    }
}

/// The positions in a loop that read a scalar, and the ways from each position to the next (after Glushkov, 1961).
private struct LoopPositions {
    /// The remaining steps, and a record of which sets share a scalar.
    struct Budget {
        static let maximumSteps = 2_000_000

        var remainingSteps = maximumSteps
        private let sets: [[ClosedRange<UInt32>]]
        private var overlaps: [Int: Bool] = [:]

        var isExceeded: Bool { remainingSteps < 0 }

        init(sets: [[ClosedRange<UInt32>]]) { self.sets = sets }

        mutating func haveCommonScalar(_ first: Int, _ second: Int) -> Bool {
            if first == second { return !sets[first].isEmpty }
            let key = min(first, second) * sets.count + max(first, second)
            if let known = overlaps[key] { return known }
            var (left, right) = (sets[first][...], sets[second][...])
            var result = false
            while !result, let a = left.first, let b = right.first {
                result = a.overlaps(b)
                if a.upperBound < b.upperBound { left.removeFirst() } else { right.removeFirst() }
                remainingSteps -= 1
            }
            overlaps[key] = result
            return result
        }
    }

    /// A part's first and last positions, and the ways to match the empty text.
    private struct Ends {
        var first: [Int] = []
        var last: [Int] = []
        var emptyWays = 1
    }

    /// The maximum number of copies when a counted repetition in a loop is written out.
    ///
    /// A longer repetition is treated as unlimited.
    private static let maximumCopyCount = 70

    /// Whether counted repetitions are written out.
    private let countsCopies: Bool

    /// The number of each position's set.
    private var sets: [Int] = []

    /// The positions that can follow each position, once for each way.
    private var followers: [[Int]] = []

    init(_ body: SyntaxTree, countsCopies: Bool, within budget: inout Budget) {
        self.countsCopies = countsCopies
        let ends = append(body, within: &budget)
        connect(ends.last, to: ends.first, within: &budget)
    }

    private mutating func append(_ tree: SyntaxTree, within budget: inout Budget) -> Ends {
        guard !budget.isExceeded else { return Ends() }
        switch tree {
        case .scalars(let set):
            sets.append(set)
            followers.append([])
            return Ends(first: [sets.count - 1], last: [sets.count - 1], emptyWays: 0)
        case .sequence(let parts): return appendSequence(parts, within: &budget)
        case .choice(let branches):
            var result = Ends(emptyWays: 0)
            for branch in branches {
                let ends = append(branch, within: &budget)
                result.first += ends.first
                result.last += ends.last
                result.emptyWays = min(2, result.emptyWays + ends.emptyWays)
                budget.remainingSteps -= ends.first.count + ends.last.count
            }
            return result
        case .repetition(let body, let minimum, let maximum):
            if countsCopies {
                var copies = Array(repeating: body, count: min(minimum, Self.maximumCopyCount))
                if let maximum, maximum - copies.count <= Self.maximumCopyCount {
                    let optionalCount = maximum - copies.count
                    let rest = (0..<optionalCount).reduce(SyntaxTree.empty) { rest, _ in
                        .choice([.empty, .sequence([body, rest])])
                    }
                    return appendSequence(copies + [rest], within: &budget)
                }
                if !copies.isEmpty { copies.append(.repetition(body, minimum: 0, maximum: nil)) }
                if minimum > 0 { return appendSequence(copies, within: &budget) }
            } else if minimum <= 1, maximum == 1 {
                return append(minimum == 1 ? body : .choice([.empty, body]), within: &budget)
            }
            var ends = append(body, within: &budget)
            connect(ends.last, to: ends.first, within: &budget)
            // Engines reject an empty repetition.
            if minimum == 0 || ends.emptyWays > 0 || countsCopies { ends.emptyWays = 1 }
            return ends
        default: return Ends()
        }
    }

    private mutating func appendSequence(_ parts: [SyntaxTree], within budget: inout Budget) -> Ends {
        var result = Ends()
        for part in parts {
            let ends = append(part, within: &budget)
            connect(result.last, to: ends.first, within: &budget)
            for _ in 0..<result.emptyWays { result.first += ends.first }
            result.last = ends.last + (0..<ends.emptyWays).flatMap { _ in result.last }
            result.emptyWays = min(2, result.emptyWays * ends.emptyWays)
            budget.remainingSteps -= ends.first.count + result.last.count
            // The ways through several parts that can be empty multiply.
            if budget.isExceeded { return Ends() }
        }
        return result
    }

    private mutating func connect(_ last: [Int], to first: [Int], within budget: inout Budget) {
        let (count, overflows) = last.count.multipliedReportingOverflow(by: first.count)
        budget.remainingSteps -= overflows ? Budget.maximumSteps + 1 : count
        if budget.isExceeded { return }
        for position in last { followers[position] += first }
    }

    /// Returns whether the loop matches some text in two ways.
    ///
    /// If the budget is exceeded, the result means nothing.
    ///
    /// Every position in a loop leads to every other. So the loop is ambiguous if two equal positions can be followed
    /// by different positions for the same scalars, and later by equal positions again.
    func isAmbiguous(within budget: inout Budget) -> Bool {
        if budget.isExceeded { return false }
        if followers.contains(where: { Set($0).count < $0.count }) { return true }
        let count = sets.count
        let followerSets = followers.map(Set.init)
        // The pairs of different positions that the same scalars reach from a pair of equal positions.
        var visited: Set<Int> = []
        var queue = (0..<count).map { $0 * count + $0 }
        var index = 0
        while index < queue.count, !budget.isExceeded {
            let (left, right) = (queue[index] / count, queue[index] % count)
            index += 1
            budget.remainingSteps -= followers[left].count * followers[right].count + 1
            if budget.isExceeded { return false }
            if left != right, !followerSets[left].isDisjoint(with: followerSets[right]) { return true }
            for first in followers[left] {
                for second in followers[right]
                where first != second && budget.haveCommonScalar(sets[first], sets[second])
                    && visited.insert(first * count + second).inserted
                {
                    queue.append(first * count + second)
                }
            }
        }
        return false
    }
}
