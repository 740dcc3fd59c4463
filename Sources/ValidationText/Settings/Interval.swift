// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A range whose ends are optional and can each be included or excluded, so that it represents every Swift range.
///
/// `0.0..<1.0` stays half-open, whatever its bound type. A bound is never moved to close a range.
///
/// ```swift
/// Interval(0.0..<1.0).contains(1.0)  // false
/// Interval(1...).contains(1)  // true
/// Interval(lower: .excluded(0)).contains(0)  // false
/// ```
public struct Interval<Bound: Comparable> {
    /// An end of an interval.
    public enum Edge {
        /// No limit.
        case none
        /// A limit that belongs to the interval.
        case included(Bound)
        /// A limit that doesn't belong to the interval.
        case excluded(Bound)

        @inlinable package var bound: Bound? {
            switch self {
            case .none: nil
            case .included(let bound), .excluded(let bound): bound
            }
        }

        /// Whether the edge has a limit that doesn't belong to the interval.
        @inlinable package var isExcluded: Bool { if case .excluded = self { true } else { false } }

        /// Returns the edge with a transformed limit, or without a limit if the closure returns `nil`.
        package func map<Other>(_ transform: (Bound) -> Other?) -> Interval<Other>.Edge {
            bound.flatMap(transform).map { isExcluded ? .excluded($0) : .included($0) } ?? .none
        }
    }

    /// The lower end.
    public let lower: Edge
    /// The upper end.
    public let upper: Edge

    /// Creates an interval from its ends.
    public init(lower: Edge = .none, upper: Edge = .none) {
        self.lower = lower
        self.upper = upper
    }

    /// Creates an interval from a range of any kind.
    public init(_ range: some IntervalExpression<Bound>) { self = range.interval }

    /// Whether no value lies between the ends, as in `5..<5`.
    package var isEmpty: Bool {
        guard let first = lower.bound, let last = upper.bound else { return false }
        return !(lower.isExcluded || upper.isExcluded ? first < last : first <= last)
    }

    /// Returns whether the interval contains the value.
    ///
    /// It never contains NaN.
    @inlinable public func contains(_ value: Bound) -> Bool { isAboveLowerEdge(value) && isBelowUpperEdge(value) }

    // Written so that NaN is outside, both as a value and as a limit.

    @inlinable package func isAboveLowerEdge(_ value: Bound) -> Bool {
        switch lower {
        case .none: value == value
        case .included(let bound): value >= bound
        case .excluded(let bound): value > bound
        }
    }

    @inlinable package func isBelowUpperEdge(_ value: Bound) -> Bool {
        switch upper {
        case .none: value == value
        case .included(let bound): value <= bound
        case .excluded(let bound): value < bound
        }
    }
}

extension Interval: Sendable where Bound: Sendable {}

extension Interval.Edge: Sendable where Bound: Sendable {}

extension Interval: Equatable {}

extension Interval.Edge: Equatable {}

// MARK: - The ranges of the standard library
/// A range that can be converted to an ``Interval``, such as `1...5`, `0.0..<1.0`, `18...`, `...5`, or `..<5`.
public protocol IntervalExpression<Bound> {
    /// The type of the range's bounds.
    associatedtype Bound: Comparable

    /// The range as an interval.
    var interval: Interval<Bound> { get }
}

extension Interval: IntervalExpression {
    /// The interval itself.
    public var interval: Interval<Bound> { self }
}

extension ClosedRange: IntervalExpression {
    /// The range as an interval that contains both ends.
    public var interval: Interval<Bound> { Interval(lower: .included(lowerBound), upper: .included(upperBound)) }
}

extension Range: IntervalExpression {
    /// The range as an interval that doesn't contain its upper end.
    public var interval: Interval<Bound> { Interval(lower: .included(lowerBound), upper: .excluded(upperBound)) }
}

extension PartialRangeFrom: IntervalExpression {
    /// The range as an interval without an upper end.
    public var interval: Interval<Bound> { Interval(lower: .included(lowerBound)) }
}

extension PartialRangeThrough: IntervalExpression {
    /// The range as an interval without a lower end that contains its upper end.
    public var interval: Interval<Bound> { Interval(upper: .included(upperBound)) }
}

extension PartialRangeUpTo: IntervalExpression {
    /// The range as an interval without a lower end that doesn't contain its upper end.
    public var interval: Interval<Bound> { Interval(upper: .excluded(upperBound)) }
}
