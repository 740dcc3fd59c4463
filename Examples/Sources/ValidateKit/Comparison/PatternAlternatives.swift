// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternAlgebra

/// The alternatives in an expression, in all of its groups.
struct PatternAlternatives {
    /// An alternative that can be removed without changing which texts the expression matches.
    struct Alternative: Hashable {
        let text: String
        /// The number of its first scalar in the expression, counted from 1.
        let position: Int
    }

    /// One group's alternatives, as ranges of scalars between its bars.
    private struct Group {
        var branches: [Range<Int>] = []
        var start: Int
    }

    /// The maximum number of comparisons for one expression, and the maximum work for each of them.
    private static let maximumComparisons = 500
    private static let budget = 200_000

    private let scalars: [Unicode.Scalar]
    /// The groups with several alternatives.
    ///
    /// Outer groups come before inner groups.
    private let groups: [[Range<Int>]]

    init(_ expression: String) {
        scalars = Array(expression.unicodeScalars)
        groups = PatternAlternatives.groups(of: scalars)
    }

    /// Returns alternatives that can be removed from the expression together.
    ///
    /// If two alternatives match the same texts, the second is returned. An alternative is left out if the comparison
    /// isn't decided within its budget.
    func dead() -> [Alternative] {
        guard let all = try? InputSet(String(scalars)) else { return [] }
        var removed: Set<Range<Int>> = []
        var comparisons = 0
        for group in groups {
            // The parts of an alternative without effect aren't reported separately.
            if removed.contains(where: { $0.contains(group[0].lowerBound) && $0 != group[0] }) { continue }
            for branch in group.reversed() where group.count(where: { !removed.contains($0) }) > 1 {
                comparisons += 1
                guard comparisons <= PatternAlternatives.maximumComparisons else { break }
                let rest = text(without: removed.union([branch]))
                guard let set = try? InputSet(rest),
                    set.isEquivalent(to: all, budget: PatternAlternatives.budget) == .yes
                else { continue }
                removed.insert(branch)
            }
        }
        return removed.sorted { $0.lowerBound < $1.lowerBound }.map { range in
            Alternative(text: String(Array(scalars[range])), position: range.lowerBound + 1)
        }
    }

    /// Returns the expression without some alternatives and the bars next to them.
    private func text(without removed: Set<Range<Int>>) -> String {
        var isLeftOut = Array(repeating: false, count: scalars.count)
        for group in groups {
            var hasBranch = false
            for (number, branch) in group.enumerated() {
                let isRemoved = removed.contains(branch)
                if isRemoved { for place in branch { isLeftOut[place] = true } }
                // The bar before it stays between two remaining alternatives.
                if number > 0, isRemoved || !hasBranch { isLeftOut[branch.lowerBound - 1] = true }
                hasBranch = hasBranch || !isRemoved
            }
        }
        return String(scalars.indices.filter { !isLeftOut[$0] }.map { scalars[$0] })
    }

    // MARK: - Reading

    private static func groups(of scalars: [Unicode.Scalar]) -> [[Range<Int>]] {
        var open = [Group(start: 0)]
        var found: [[Range<Int>]] = []
        var index = 0
        func close(at end: Int) {
            guard var group = open.popLast() else { return }
            group.branches.append(group.start..<end)
            if group.branches.count > 1 { found.append(group.branches) }
        }
        while index < scalars.count {
            switch scalars[index] {
            case "\\":
                index += 2
            case "[":
                index = endOfClass(scalars, from: index)
            case "(":
                guard let start = startOfGroup(scalars, from: index) else { return [] }
                // Flags and comments have no content.
                if start.isGroup { open.append(Group(start: start.index)) }
                index = start.index
            case ")":
                close(at: index)
                index += 1
            case "|":
                guard let last = open.indices.last else { return [] }
                open[last].branches.append(open[last].start..<index)
                open[last].start = index + 1
                index += 1
            default:
                index += 1
            }
        }
        guard open.count == 1 else { return [] }
        close(at: scalars.count)
        return found.sorted {
            $0[0].lowerBound < $1[0].lowerBound || $0[0].lowerBound == $1[0].lowerBound && $0.count > $1.count
        }
    }

    /// Returns the index after the bracket that ends a class.
    private static func endOfClass(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
        var index = start + 1
        if index < scalars.count, scalars[index] == "^" { index += 1 }
        // A bracket at the start of a class is one of its scalars.
        if index < scalars.count, scalars[index] == "]" { index += 1 }
        while index < scalars.count, scalars[index] != "]" { index += scalars[index] == "\\" ? 2 : 1 }
        return index + 1
    }

    /// Returns the index of the first scalar in a group, or after flags or a comment.
    ///
    /// The result is `nil` for flags with `x`, because a bar after them may be in a comment.
    private static func startOfGroup(_ scalars: [Unicode.Scalar], from start: Int) -> (index: Int, isGroup: Bool)? {
        guard start + 2 < scalars.count, scalars[start + 1] == "?" else { return (start + 1, true) }
        func place(after end: Unicode.Scalar) -> Int {
            (scalars[start...].firstIndex(of: end) ?? scalars.count - 1) + 1
        }
        switch scalars[start + 2] {
        case ":", "=", "!": return (start + 3, true)
        case "<", "P": return (place(after: ">"), true)
        case "#": return (place(after: ")"), false)
        default:
            let flags = scalars[(start + 2)...].prefix { $0 != ":" && $0 != ")" }
            if flags.contains("x") { return nil }
            let end = flags.endIndex
            return (end + 1, end < scalars.count && scalars[end] == ":")
        }
    }
}

extension String {
    fileprivate init(_ scalars: [Unicode.Scalar]) { self.init(String.UnicodeScalarView(scalars)) }
}
