// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// How a pattern is matched: inputs of up to `limit` bytes by a table, if there is one, and the others in another way,
/// or in several; see ``MatcherChoice``.
final class Matcher: Sendable {
    let table: Table?
    let limit: Int

    /// What matches longer inputs: a table with counters, or the simulation.
    private let other: (any Recognizer)?

    /// The matchers of conjuncts, which all have to match longer inputs, or of alternatives.
    private let parts: [Matcher]
    private let areAlternatives: Bool

    init(
        _ table: Table?, limit: Int = .max, other: (any Recognizer)? = nil, parts: [Matcher] = [],
        areAlternatives: Bool = false
    ) {
        self.table = table
        self.limit = limit
        self.other = other
        self.parts = parts
        self.areAlternatives = areAlternatives
    }

    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if let table, bytes.count <= limit { return table.matches(bytes) }
        if let other { return other.matches(bytes) }
        for part in parts where part.matches(bytes) == areAlternatives { return areAlternatives }
        return !parts.isEmpty && !areAlternatives
    }

    func mismatch(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if let table, limit == .max, !table.readsBackward { return table.mismatch(in: bytes) }
        if matches(bytes) { return nil }
        if case .impossible(let place, _) = progress(of: bytes) { return place }
        return bytes.count
    }

    /// Returns the progress of an input: the best of all alternatives, or the worst of all conjuncts.
    func progress(of bytes: UnsafeBufferPointer<UInt8>) -> PatternProgress {
        if let progress = table?.progress(of: bytes, limit: limit) ?? other?.progress(of: bytes) { return progress }
        guard let first = parts.first else { return matches(bytes) ? .accepted : .incomplete(missing: nil) }
        if areAlternatives || parts.count == 1 {
            return parts.dropFirst().reduce(first.progress(of: bytes)) { $0.better($1.progress(of: bytes)) }
        }
        var isIncomplete = false
        var wrong: (place: Int, expected: ExpectedScalars)?
        for part in parts {
            switch part.progress(of: bytes) {
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

    /// Returns the scalars that lead on after an input: those of any alternative, or those of all conjuncts.
    ///
    /// - Returns: The scalars, or nil if one of them is not known.
    func expectation(after bytes: UnsafeBufferPointer<UInt8>) -> ExpectedScalars? {
        if let own = table?.expectation(after: bytes, limit: limit) ?? other?.expectation(after: bytes) { return own }
        var result: ExpectedScalars?
        for part in parts {
            guard let expected = part.expectation(after: bytes) else { return nil }
            result = result.map { areAlternatives ? $0.union(expected) : $0.intersection(expected) } ?? expected
        }
        return result
    }
}

// MARK: - What it takes

extension Matcher {
    /// The ways to match of the matcher and of all its parts.
    var ways: [any Recognizer] {
        var ways = parts.flatMap(\.ways)
        if let table { ways.append(table) }
        if let other { ways.append(other) }
        return ways
    }

    /// What the simulations cost for each scalar, in visits of a node; 0 without any.
    var cost: Int { ways.reduce(0) { $0 + $1.cost } }

    /// The heap memory of all ways, in bytes, of tables and alphabets that several share only once.
    var byteCount: Int {
        // The first use of a dictionary in a process has the runtime look up conformances.
        var (known, sum): ([ObjectIdentifier], Int) = ([], 0)
        for way in ways {
            for (object, bytes) in [(way as AnyObject, way.byteCount), (way.alphabet, way.alphabet.byteCount)]
            where !known.contains(ObjectIdentifier(object)) {
                known.append(ObjectIdentifier(object))
                sum += bytes
            }
        }
        return sum
    }
}
