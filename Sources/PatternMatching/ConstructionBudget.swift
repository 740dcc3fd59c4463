// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// What the construction of a pattern's tables may still take, in nodes visited.
///
/// Every attempt takes from the same budget, so a pattern of many conjuncts or alternatives costs no more than one of a
/// single part. What is not found within it is simulated.
struct ConstructionBudget {
    /// The nodes that may still be visited.
    private(set) var rest: Int

    /// The nodes visited so far.
    private(set) var spent = 0

    /// The bytes that pages of classes may still take, all alphabets of the pattern together.
    private var pageBytes = 1 << 17

    /// The visits of a node that take as long as a cell of a table for several conjuncts (measured).
    private static let workOfCell = 4

    /// The visits that a table needs for each node, even if each has a state of its own.
    private static let workOfNode = 30

    init(for pattern: ParsedPattern) {
        rest = 200_000 + Self.workOfNode * min(Pattern.maximumSize, pattern.size(counting: .max))
    }

    mutating func spend(_ work: Int) {
        rest -= work
        spent += work
    }

    /// The alphabet of a part of the pattern, with pages if there is memory for them.
    mutating func alphabet(of pattern: ParsedPattern) -> Alphabet {
        var alphabet = Alphabet(pattern)
        alphabet.addPages(maximum: pageBytes)
        pageBytes -= alphabet.pages?.byteCount ?? 0
        return alphabet
    }

    /// The cells of a product that some work is enough for.
    static func cells(for work: Int) -> Int { work / workOfCell }

    /// The work that some cells of a product take.
    static func work(forCells cells: Int) -> Int { cells * workOfCell }

    /// Goes on with a construction until it has visited some nodes in all, and more if it has many nodes.
    mutating func states(_ determinizer: inout Determinizer, upTo work: Int) -> StateTable? {
        let known = determinizer.work
        let maximum = max(work, Self.workOfNode * determinizer.nodeCount)
        let states = determinizer.run(until: min(maximum, known + rest))
        spend(determinizer.work - known)
        return states
    }

    /// Goes on with a construction until it has visited some nodes in all.
    mutating func table(_ determinizer: inout CountingDeterminizer, upTo work: Int) -> CountingTable? {
        let known = determinizer.work
        let table = determinizer.run(until: min(work, known + rest))
        spend(determinizer.work - known)
        return table
    }
}
