// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A version that ``SemanticVersionInputValidator`` parsed, ordered by precedence.
///
/// Comparisons ignore build metadata: `1.0.0+a` and `1.0.0+b` are equal, because the specification gives them the same
/// precedence.
///
/// Precedence: Semantic Versioning 2.0.0, item 11 (https://semver.org/spec/v2.0.0.html#spec-item-11).
public struct SemanticVersion: Sendable, CustomStringConvertible {
    /// The version's text as written.
    public let description: String

    /// The major version, a number of any size.
    public let major: Substring

    /// The minor version, a number of any size.
    public let minor: Substring

    /// The patch version, a number of any size.
    public let patch: Substring

    /// The pre-release identifiers after the hyphen, or `nil` for a release.
    public let preRelease: Substring?

    /// The build identifiers after the plus sign, or `nil` if there are none.
    public let build: Substring?

    private var precedenceComponents: [Substring?] { [major, minor, patch, preRelease] }
}

extension SemanticVersion: Comparable {
    /// Returns whether two versions have the same precedence.
    public static func == (first: Self, second: Self) -> Bool {
        first.precedenceComponents == second.precedenceComponents
    }

    /// Returns whether the first version has a lower precedence than the second.
    public static func < (first: Self, second: Self) -> Bool {
        for (number, other) in [(first.major, second.major), (first.minor, second.minor), (first.patch, second.patch)]
        where number != other { return isNumericallySmaller(number, than: other) }
        guard let identifiers = first.preRelease else { return false }
        guard let others = second.preRelease else { return true }
        let pair = (identifiers.split(separator: "."), others.split(separator: "."))
        for (identifier, other) in zip(pair.0, pair.1) where identifier != other {
            switch (identifier.isNumber, other.isNumber) {
            case (true, true): return isNumericallySmaller(identifier, than: other)
            case (false, false): return identifier.utf8.lexicographicallyPrecedes(other.utf8)
            case (let isNumber, _): return isNumber
            }
        }
        return pair.0.count < pair.1.count
    }

    /// Returns whether the first number is smaller than the second.
    ///
    /// The numbers have no leading zeros, so a shorter number is smaller than a longer one.
    private static func isNumericallySmaller(_ first: Substring, than second: Substring) -> Bool {
        let lengths = (first.utf8.count, second.utf8.count)
        return lengths.0 == lengths.1 ? first.utf8.lexicographicallyPrecedes(second.utf8) : lengths.0 < lengths.1
    }
}

extension SemanticVersion: Hashable {
    /// Hashes the parts that determine the precedence.
    public func hash(into hasher: inout Hasher) { hasher.combine(precedenceComponents) }
}

extension Substring {
    fileprivate var isNumber: Bool { utf8.allSatisfy(\.isDigit) }
}
