// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A regular expression, compiled once, that tells in linear time whether the whole of an input matches.
///
/// ```swift
/// let code = try Pattern("[A-Z]{2}[0-9]{4}")
/// code.matches("AB1234")    // true
/// code.matches("AB1234\n")  // false: the whole input has to match
/// ```
///
/// No expression and no input can make it hang: the expression becomes an automaton that reads each scalar of the
/// input once. A pattern never changes after it is made and shares nothing, so any number of tasks can use one at a
/// time.
public struct Pattern: Sendable {
    /// The expression that the pattern was made from.
    public let expression: String

    private let table: Table?
    private let simulation: Simulation?

    /// Compiles an expression.
    ///
    /// - Parameters:
    ///   - expression: The regular expression that the whole input has to match.
    ///   - tableBudget: The number of bytes that the table of states may take, at most
    ///     ``standardTableBudget``. An expression that needs more is matched without a table, with the same answers and
    ///     more slowly; so is every expression if the budget is 0.
    /// - Throws: ``PatternSyntaxError``, if the expression is not a pattern or exceeds a limit.
    /// - Complexity: Bounded by the limits. Measured: 0.04 ms for the HTML5 e-mail pattern, 1 ms for one that ends in
    ///   the simulation, some 10 ms for one with `\p{…}` or for the costliest of 8,192 bytes.
    public init(
        _ expression: String, tableBudget: Int = Pattern.standardTableBudget
    ) throws(PatternSyntaxError) {
        self.expression = expression
        let automaton = Automaton(try Parser.parse(expression))
        table = Determinizer.table(for: automaton, maximumBytes: max(0, tableBudget))
        simulation = table == nil ? Simulation(automaton) : nil
    }

    /// Tells whether the whole of a text matches.
    ///
    /// - Complexity: O(*n*) for *n* bytes of UTF-8 with a table, else O(*n* · *m*) for an expression of *m* parts.
    public func matches(_ text: String) -> Bool {
        if let answer = text.utf8.withContiguousStorageIfAvailable({ matches($0) }) { return answer }
        // A string bridged from Objective-C may have no contiguous storage.
        var copy = text
        return copy.withUTF8 { matches($0) }
    }

    /// Tells whether the whole of a text in UTF-8 matches; bytes that are not UTF-8 never do.
    ///
    /// - Complexity: O(*n*) for *n* bytes with a table, else O(*n* · *m*) for an expression of *m* parts.
    public func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if let table { return table.matches(bytes) }
        if let simulation { return simulation.matches(bytes) }
        return false
    }
}

extension Pattern {
    /// The longest expression, in bytes of UTF-8.
    public static let maximumLength = 8_192

    /// The greatest depth of groups within groups.
    ///
    /// The tree is walked by recursion, which at this depth takes half of a secondary thread's stack on Apple's
    /// systems, 512 KiB, in a build without optimisation.
    public static let maximumNesting = 100

    /// The highest count in `{m,n}`.
    public static let maximumRepeat = 5_000

    /// The largest number of parts that an expression may have once its counted repeats are written out.
    public static let maximumSize = 20_000

    /// The number of bytes that the table of a pattern may take: as many cells as 16 bits can number.
    public static let standardTableBudget = Table.maximumCells * 2
}

extension Pattern: Hashable {
    /// Patterns are equal if their expressions have the same scalars.
    ///
    /// `String` calls two texts equal that differ in composition, and those match different inputs.
    public static func == (left: Pattern, right: Pattern) -> Bool {
        left.expression.utf8.elementsEqual(right.expression.utf8)
    }

    /// Feeds the scalars of the expression to a hasher.
    public func hash(into hasher: inout Hasher) {
        for byte in expression.utf8 { hasher.combine(byte) }
    }
}

extension Pattern {
    /// How a pattern is matched, and what that takes: for tests and for the curious.
    public struct Layout: Sendable, Hashable {
        /// Whether a table of states runs the pattern, and not the slower simulation.
        public let usesTable: Bool

        /// The number of states of the table, or of nodes of the simulated automaton.
        public let stateCount: Int

        /// The number of classes of scalars that the pattern tells apart.
        public let classCount: Int

        /// The heap memory that the compiled pattern holds, in bytes.
        public let byteCount: Int
    }

    /// How the pattern is matched.
    public var layout: Layout {
        Layout(
            usesTable: table != nil,
            stateCount: table?.stateCount ?? simulation?.automaton.nodes.count ?? 0,
            classCount: table?.classCount ?? simulation?.automaton.alphabet.count ?? 0,
            byteCount: table?.byteCount ?? simulation?.automaton.byteCount ?? 0)
    }
}
