// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A pattern's recognizers: a table for inputs of up to `inputLimit` bytes, and a fallback or several matchers for
/// longer inputs.
///
/// ``MatcherBuilder`` chooses them.
final class Matcher: Sendable {
    let table: TransitionTable?
    let inputLimit: Int

    /// The recognizer for longer inputs: a table with counters, or the simulation.
    private let fallback: (any Recognizer)?

    /// The matchers for alternatives, or for conjuncts, which must all match a longer input.
    private let submatchers: [Matcher]
    private let matchesAlternatives: Bool

    init(
        _ table: TransitionTable?, inputLimit: Int = .max, fallback: (any Recognizer)? = nil,
        submatchers: [Matcher] = [],
        matchesAlternatives: Bool = false
    ) {
        self.table = table
        self.inputLimit = inputLimit
        self.fallback = fallback
        self.submatchers = submatchers
        self.matchesAlternatives = matchesAlternatives
    }

    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if let table, bytes.count <= inputLimit { return table.matches(bytes) }
        if let fallback { return fallback.matches(bytes) }
        for submatcher in submatchers where submatcher.matches(bytes) == matchesAlternatives {
            return matchesAlternatives
        }
        return !submatchers.isEmpty && !matchesAlternatives
    }

    func mismatchOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if let table, inputLimit == .max, !table.readsBackward { return table.mismatchOffset(in: bytes) }
        if matches(bytes) { return nil }
        if case .impossible(let place, _) = progress(of: bytes) { return place }
        return bytes.count
    }

    func mismatch(in bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress? {
        if table == nil || inputLimit < .max, matches(bytes) { return nil }
        let progress = progress(of: bytes)
        return progress == .accepted ? nil : progress
    }

    /// Returns an input's progress: the best progress among the alternatives, or the worst among the conjuncts.
    func progress(of bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress {
        if let progress = table?.progress(of: bytes, inputLimit: inputLimit) ?? fallback?.progress(of: bytes) {
            return progress
        }
        guard let first = submatchers.first else { return matches(bytes) ? .accepted : .incomplete(missing: nil) }
        if matchesAlternatives || submatchers.count == 1 {
            return submatchers.dropFirst().reduce(first.progress(of: bytes)) {
                $0.combined(withAlternative: $1.progress(of: bytes))
            }
        }
        var isIncomplete = false
        var wrong: (place: Int, expected: ExpectedScalars)?
        for submatcher in submatchers {
            switch submatcher.progress(of: bytes) {
            case .accepted: break
            case .incomplete(let count): isIncomplete = isIncomplete || count != 0
            case .impossible(let place, let expected):
                if let known = wrong, known.place <= place {
                    if known.place == place { wrong = (place, known.expected.intersection(expected)) }
                } else {
                    wrong = (place, expected)
                }
            }
        }
        if let wrong { return .impossible(from: wrong.place, expected: wrong.expected) }
        return isIncomplete ? .incomplete(missing: nil) : .accepted
    }

    /// Returns the scalars that can follow an input in any alternative, or in all conjuncts.
    ///
    /// - Returns: The scalars, or `nil` if they're unknown for any part.
    func expectedScalars(after bytes: UnsafeBufferPointer<UInt8>) -> ExpectedScalars? {
        if let own = table?.expectedScalars(after: bytes, inputLimit: inputLimit)
            ?? fallback?.expectedScalars(after: bytes)
        {
            return own
        }
        var result: ExpectedScalars?
        for submatcher in submatchers {
            guard let expected = submatcher.expectedScalars(after: bytes) else { return nil }
            result = result.map { matchesAlternatives ? $0.union(expected) : $0.intersection(expected) } ?? expected
        }
        return result
    }
}

// MARK: - Cost

extension Matcher {
    /// The recognizers of the matcher and all its parts.
    var recognizers: [any Recognizer] {
        var recognizers = submatchers.flatMap { $0.recognizers }
        if let table { recognizers.append(table) }
        if let fallback { recognizers.append(fallback) }
        return recognizers
    }

    /// The simulations' cost per scalar in node visits, or 0 without simulations.
    var nodeVisitsPerScalar: Int { recognizers.reduce(0) { $0 + $1.nodeVisitsPerScalar } }

    /// The heap memory of all recognizers in bytes.
    ///
    /// A table or an alphabet that several recognizers share counts once.
    var byteCount: Int {
        // This isn't a dictionary, because its first use in a process makes the runtime look up conformances.
        var (known, sum): ([AnyObject], Int) = ([], 0)
        for recognizer in recognizers {
            for (object, bytes) in [
                (recognizer as AnyObject, recognizer.byteCount), (recognizer.alphabet, recognizer.alphabet.byteCount),
            ]
            where !known.contains(where: { $0 === object }) {
                known.append(object)
                sum += bytes
            }
        }
        return sum
    }
}
