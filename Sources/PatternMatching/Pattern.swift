// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A regular expression, compiled once, that matches whole inputs in linear time.
///
/// ```swift
/// let code = try Pattern("[A-Z]{2}[0-9]{4}")
/// code.matches("AB1234")    // true
/// code.matches("AB1234\n")  // false: the whole input has to match
/// ```
///
/// Matching always ends, because the expression becomes an automaton that reads each scalar of the input once. A
/// pattern is immutable, so any number of tasks can use it at the same time.
package struct Pattern: Sendable {
    /// The expression that the pattern was made from.
    package let expression: String

    let matcher: Matcher

    /// The number of nodes that were visited to find the tables.
    private let constructionWork: Int

    /// The bits of the ASCII characters that are in a set of the expression.
    ///
    /// No matching input has another one.
    package let asciiCharacters: (low: UInt64, high: UInt64)

    /// Compiles an expression.
    ///
    /// - Parameter expression: The regular expression that the whole input has to match.
    /// - Throws: ``PatternSyntaxError``, if the expression is not a pattern or exceeds a limit.
    /// - Complexity: Bounded by the limits. The first pattern of a process that names a Unicode property reads the
    ///   properties of all scalars.
    package init(_ expression: String) throws(PatternSyntaxError) {
        try self.init(expression, algorithm: .automatic)
    }

    /// Compiles an expression for a given algorithm, so that tests can compare the algorithms.
    ///
    /// - Parameters:
    ///   - expression: The regular expression that the whole input has to match.
    ///   - algorithm: The algorithm that matches inputs. The simulation matches those that it can't match.
    /// - Throws: ``PatternSyntaxError``, if the expression is not a pattern or exceeds a limit.
    package init(_ expression: String, algorithm: Algorithm) throws(PatternSyntaxError) {
        self.expression = expression
        let parsed = try PatternParser.parse(expression)
        var builder = MatcherBuilder(for: parsed)
        matcher = builder.makeMatcher(for: parsed, using: algorithm)
        constructionWork = builder.workDone
        asciiCharacters = parsed.asciiCharacters
        guard matcher.byteCount <= Pattern.maximumHeapByteCount else {
            throw PatternSyntaxError(kind: .tooLarge, position: 0, found: "")
        }
    }

    /// Returns whether the whole of a text matches.
    ///
    /// - Complexity: O(*n*) for *n* bytes of UTF-8 with a table, else O(*n* · *m*) for an expression of *m* parts.
    package func matches(_ text: String) -> Bool {
        Pattern.withBytes(of: text, matches)
    }

    /// Calls a function with the bytes of a text.
    static func withBytes<Answer>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        if let answer = text.utf8.withContiguousStorageIfAvailable(body) { return answer }
        // A string bridged from Objective-C may have no contiguous storage.
        var copy = text
        return copy.withUTF8(body)
    }

    /// Returns whether the whole of a text in UTF-8 matches; bytes that aren't UTF-8 never do.
    ///
    /// - Complexity: O(*n*) for *n* bytes with a table, else O(*n* · *m*) for an expression of *m* parts.
    package func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        matcher.matches(bytes)
    }
}

extension Pattern {
    /// The longest expression, in bytes of UTF-8.
    package static let maximumExpressionLength = 8_192

    /// The greatest depth of groups within groups.
    ///
    /// Functions walk the tree recursively. At this depth, they take half of a secondary thread's stack on Apple's
    /// systems, 512 KiB, in a build without optimization.
    package static let maximumNestingDepth = 100

    /// The highest count in `{m,n}`.
    package static let maximumRepeatCount = 65_535

    /// The largest number of parts that an expression may have once its counted repeats are written out.
    ///
    /// A repetition of one scalar, such as `[a-z]{1,65535}`, is a counter and has three parts, whatever its bounds.
    package static let maximumPartCount = 20_000

    /// The largest product of the parts of an expression without a table and the bytes of an input.
    ///
    /// A counter counts as seven other parts. SECURITY.md has the time of the costliest match that was found.
    package static let maximumMatchingWork = 1 << 25

    /// The maximum number of nodes that are visited in all attempts to find the tables of a pattern.
    ///
    /// A pattern may have 200,000, and 30 more for each of its parts.
    package static let maximumConstructionWork = MatcherBuilder.maximumWork(partCount: maximumPartCount)

    /// The maximum heap memory of a compiled pattern, in bytes.
    ///
    /// A pattern that would need more is rejected.
    package static let maximumHeapByteCount = 1 << 20

    /// The number of bytes up to which every input is matched within a quarter of a second; `Int.max` with tables.
    ///
    /// A simulated pattern takes time in proportion to the length of the input times the number of its parts:
    /// with 512 parts or fewer, as most have, the number is 65,536 or more.
    package var maximumInputLength: Int {
        matcher.nodeVisitsPerScalar == 0 ? .max : max(1, Pattern.maximumMatchingWork / matcher.nodeVisitsPerScalar)
    }
}

extension Pattern: Hashable {
    /// Returns whether the expressions of two patterns have the same scalars.
    ///
    /// Two equal strings may have different scalars, and then they match different inputs.
    package static func == (left: Pattern, right: Pattern) -> Bool {
        left.expression.utf8.elementsEqual(right.expression.utf8)
    }

    /// Hashes the bytes of the expression.
    package func hash(into hasher: inout Hasher) {
        for byte in expression.utf8 { hasher.combine(byte) }
    }
}

extension Pattern {
    /// An algorithm that matches inputs.
    ///
    /// All algorithms have the same results.
    package enum Algorithm: Sendable, CaseIterable {
        /// The recognizers that ``MatcherBuilder`` chooses.
        case automatic
        /// One table of states for the whole pattern.
        case table
        /// One table without upper bounds, for inputs that are too short to reach them.
        case relaxedTable
        /// A partial table, for inputs that are too short to leave its rows.
        case partialTable
        /// One table that reads from the last scalar to the first.
        case backwardTable
        /// Each conjunct on its own.
        case separateConjuncts
        /// A table of states with counters, for every count from 2.
        case countingTable
        /// The simulation with counters, for every count from 2.
        case countingSimulation
        /// The simulation with all counts written out.
        case simulation
    }

    /// What the recognizers of a pattern are and need, for tests and benchmarks.
    package struct Statistics: Sendable, Hashable {
        /// The number of bytes up to which inputs are matched by one table; 0 if there is none, `Int.max` for all
        /// inputs.
        package let tableInputLimit: Int

        /// Whether at least long inputs are simulated.
        package let isSimulated: Bool

        /// Whether a table reads inputs from their last scalar to their first.
        package let readsBackward: Bool

        /// The number of states of the tables, and of nodes of the simulated automata.
        package let stateCount: Int

        /// The number of classes of scalars that the pattern distinguishes.
        package let classCount: Int

        /// The heap memory that the compiled pattern holds, in bytes.
        package let byteCount: Int

        /// The number of nodes that were visited to find the tables; see ``Pattern/maximumConstructionWork``.
        package let constructionWork: Int
    }

    /// What the recognizers of the pattern are and need.
    package var statistics: Statistics {
        let recognizers = matcher.recognizers
        return Statistics(
            tableInputLimit: matcher.table == nil ? 0 : matcher.inputLimit,
            isSimulated: matcher.nodeVisitsPerScalar > 0,
            readsBackward: recognizers.contains { $0 is TransitionTable && $0.readsBackward },
            stateCount: recognizers.reduce(0) { $0 + $1.stateCount },
            classCount: recognizers.map(\.alphabet.classCount).max() ?? 0,
            byteCount: matcher.byteCount,
            constructionWork: constructionWork)
    }
}
