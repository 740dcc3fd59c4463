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
/// Matching always terminates, because the expression becomes an automaton that reads each of the input's scalars once.
/// A pattern is immutable, so any number of tasks can use it at the same time.
package struct Pattern: Sendable {
    /// The pattern's source expression.
    package let expression: String

    let matcher: Matcher

    /// The number of nodes visited to find the tables.
    private let constructionWork: Int

    /// A bit mask of the ASCII characters in the expression's sets.
    ///
    /// No matching input contains any other ASCII character.
    package let asciiCharacters: (low: UInt64, high: UInt64)

    /// Compiles an expression.
    ///
    /// - Parameter expression: The regular expression that the whole input has to match.
    /// - Throws: ``PatternSyntaxError`` if the expression isn't a valid pattern or exceeds a limit.
    /// - Complexity: Bounded by the limits. The first pattern in a process that names a Unicode property reads the
    ///   properties of all scalars.
    package init(_ expression: String) throws(PatternSyntaxError) {
        try self.init(expression, algorithm: .automatic)
    }

    /// Compiles an expression for a given algorithm, so tests can compare the algorithms.
    ///
    /// - Parameters:
    ///   - expression: The regular expression that the whole input has to match.
    ///   - algorithm: The algorithm that matches inputs. The simulation matches the inputs that this algorithm can't.
    /// - Throws: ``PatternSyntaxError`` if the expression isn't a valid pattern or exceeds a limit.
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

    /// Returns whether a whole text matches.
    ///
    /// - Complexity: O(*n*) for *n* UTF-8 bytes with a table; otherwise O(*n* · *m*) for an expression with *m* parts.
    package func matches(_ text: String) -> Bool {
        Pattern.withBytes(of: text, matches)
    }

    /// Calls a function with a text's bytes.
    static func withBytes<Answer>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        if let answer = text.utf8.withContiguousStorageIfAvailable(body) { return answer }
        // A string bridged from Objective-C may have no contiguous storage.
        var copy = text
        return copy.withUTF8(body)
    }

    /// Returns whether a whole UTF-8 text matches.
    ///
    /// Bytes that aren't valid UTF-8 never match.
    ///
    /// - Complexity: O(*n*) for *n* bytes with a table; otherwise O(*n* · *m*) for an expression with *m* parts.
    package func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        matcher.matches(bytes)
    }
}

extension Pattern {
    /// The maximum length of an expression in UTF-8 bytes.
    package static let maximumExpressionLength = 8_192

    /// The maximum nesting depth of groups.
    ///
    /// Functions walk the tree recursively. At this depth, in a build without optimization, they take half of a
    /// secondary thread's 512 KiB stack on Apple platforms.
    package static let maximumNestingDepth = 100

    /// The highest count in `{m,n}`.
    package static let maximumRepeatCount = 65_535

    /// The maximum number of parts in an expression after its counted repeats are written out.
    ///
    /// A single scalar's repetition, such as `[a-z]{1,65535}`, is a counter and has three parts, whatever its bounds.
    package static let maximumPartCount = 20_000

    /// The maximum product of an input's bytes and the parts of an expression without a table.
    ///
    /// A counter counts as seven other parts. SECURITY.md states the time for the costliest match that we found.
    package static let maximumMatchingWork = 1 << 25

    /// The maximum number of nodes that all attempts to find a pattern's tables may visit.
    ///
    /// A pattern may take 200,000 visits, plus 30 for each of its parts.
    package static let maximumConstructionWork = MatcherBuilder.maximumWork(partCount: maximumPartCount)

    /// A compiled pattern's maximum heap memory in bytes.
    ///
    /// A pattern that would need more is rejected.
    package static let maximumHeapByteCount = 1 << 20

    /// The maximum number of bytes in an input that matching handles within a quarter of a second, or `Int.max` with
    /// tables.
    ///
    /// A simulated pattern's time is proportional to the input's length times the pattern's number of parts. Most
    /// patterns have 512 parts or fewer, which makes the maximum at least 65,536.
    package var maximumInputLength: Int {
        matcher.nodeVisitsPerScalar == 0 ? .max : max(1, Pattern.maximumMatchingWork / matcher.nodeVisitsPerScalar)
    }
}

extension Pattern: Hashable {
    /// Returns whether two patterns' expressions have the same scalars.
    ///
    /// Two equal strings may have different scalars and therefore match different inputs.
    package static func == (left: Pattern, right: Pattern) -> Bool {
        left.expression.utf8.elementsEqual(right.expression.utf8)
    }

    /// Hashes the expression's bytes.
    package func hash(into hasher: inout Hasher) {
        for byte in expression.utf8 { hasher.combine(byte) }
    }
}

extension Pattern {
    /// An algorithm for matching inputs.
    ///
    /// All algorithms give the same results.
    package enum Algorithm: Sendable, CaseIterable {
        /// The recognizers that ``MatcherBuilder`` chooses.
        case automatic
        /// One state table for the whole pattern.
        case table
        /// One table without upper bounds, for inputs that are too short to reach them.
        case relaxedTable
        /// A partial table, for inputs that are too short to leave its rows.
        case partialTable
        /// One table that reads from the last scalar to the first.
        case backwardTable
        /// Each conjunct on its own.
        case separateConjuncts
        /// A state table with counters for every repetition count from 2 up.
        case countingTable
        /// The simulation with counters for every repetition count from 2 up.
        case countingSimulation
        /// The simulation with all counts written out.
        case simulation
    }

    /// Facts about a pattern's recognizers and their costs, for tests and benchmarks.
    package struct Statistics: Sendable, Hashable {
        /// The maximum number of bytes in an input that a single table matches: 0 without a table, `Int.max` for all
        /// inputs.
        package let tableInputLimit: Int

        /// Whether some inputs, at least long inputs, are simulated.
        package let isSimulated: Bool

        /// Whether a table reads inputs from their last scalar to their first.
        package let readsBackward: Bool

        /// The number of states in the tables plus nodes in the simulated automata.
        package let stateCount: Int

        /// The number of scalar classes that the pattern distinguishes.
        package let classCount: Int

        /// The compiled pattern's heap memory in bytes.
        package let byteCount: Int

        /// The number of nodes visited to find the tables; see ``Pattern/maximumConstructionWork``.
        package let constructionWork: Int
    }

    /// Facts about the pattern's recognizers and their costs.
    package var statistics: Statistics {
        let recognizers = matcher.recognizers
        return Statistics(
            tableInputLimit: matcher.table == nil ? 0 : matcher.inputLimit,
            isSimulated: matcher.nodeVisitsPerScalar > 0,
            readsBackward: recognizers.contains { $0 is TransitionTable && $0.readsBackward },
            stateCount: recognizers.reduce(0) { $0 + $1.stateCount },
            classCount: recognizers.map { $0.alphabet.classCount }.max() ?? 0,
            byteCount: matcher.byteCount,
            constructionWork: constructionWork)
    }
}
