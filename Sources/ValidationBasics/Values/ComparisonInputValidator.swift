// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts the values in a closed, half-open, or one-sided range of any ordered type.
///
/// ```swift
/// let age: InputValidator<Int> = .range(18...120)
/// age.isValid(18)  // true
/// age.isValid(17)  // false: code 1020, minimum 18
///
/// let share: InputValidator<Double> = .range(0..<1)
/// share.isValid(1)  // false: code 1023: really half-open
/// share.isValid(.nan)  // false: code 1024
/// ```
///
/// An empty range such as `5..<5` doesn't trap: the strategy rejects every value with code 1025.
///
/// `.range`, `.greaterThan`, `.lessThan`, `.atLeast`, and `.atMost` accept numbers, dates, and other `Strideable`
/// values. For other ordered values, use ``InputValidator/ordered(in:)``. It orders texts as Swift's `<` does, so `"9"`
/// comes after `"18"`. For a number in a text, use `.integer(in:)` or `.decimal(in:)`. For a text's length, use
/// `.count(in:)`.
///
/// Errors: ``ValidationError/Code/comparisonTooSmall`` (1020) and ``ValidationError/Code/comparisonTooLarge`` (1021)
/// for a limit inside the range, ``ValidationError/Code/comparisonNotGreater`` (1022) and
/// ``ValidationError/Code/comparisonNotLess`` (1023) for a limit outside it,
/// ``ValidationError/Code/comparisonNotANumber`` (1024) and ``ValidationError/Code/comparisonRangeEmpty`` (1025). The
/// errors have the limits as their parameters.
public final class ComparisonInputValidator<Input: Comparable & Sendable>: InputValidator<Input>, @unchecked Sendable {
    let interval: Interval<Input>

    private let limitErrors: IntervalErrors

    /// Creates a strategy that accepts the values in a range of any kind.
    public init(_ range: some IntervalExpression<Input>) {
        interval = range.interval
        limitErrors = IntervalErrors(interval)
    }

    public override func validate(_ input: Input) throws(ValidationError) {
        if let rejection = limitErrors.rejection(of: input, in: interval) { throw rejection }
    }

    public override var profile: StrategyProfile {
        StrategyProfile("range", interval.parameters, hidden: [interval], requirements: limitErrors.requirements)
    }
}

extension InputValidator where Input: Strideable & Sendable {
    /// Returns a strategy that accepts the values in a range, such as `1...5`, `0.0..<1.0`, `18...`, or `..<0`.
    public static func range(_ range: some IntervalExpression<Input>) -> InputValidator {
        ComparisonInputValidator(range)
    }

    /// Returns a strategy that accepts values greater than a limit.
    public static func greaterThan(_ limit: Input) -> InputValidator {
        ComparisonInputValidator(Interval(lower: .excluded(limit)))
    }

    /// Returns a strategy that accepts values less than a limit.
    public static func lessThan(_ limit: Input) -> InputValidator {
        ComparisonInputValidator(Interval(upper: .excluded(limit)))
    }

    /// Returns a strategy that accepts values greater than or equal to a limit.
    public static func atLeast(_ limit: Input) -> InputValidator {
        ComparisonInputValidator(Interval(lower: .included(limit)))
    }

    /// Returns a strategy that accepts values less than or equal to a limit.
    public static func atMost(_ limit: Input) -> InputValidator {
        ComparisonInputValidator(Interval(upper: .included(limit)))
    }
}

extension InputValidator where Input: Comparable & Sendable {
    /// Returns a strategy that accepts the values in a range of any ordered type, including text.
    ///
    /// ```swift
    /// let size: InputValidator<Size> = .ordered(in: Size.small...Size.large)
    /// ```
    public static func ordered(in range: some IntervalExpression<Input>) -> InputValidator {
        ComparisonInputValidator(range)
    }
}

// Swift prefers available declarations, so it finds these only if the members above don't fit. Without them, the
// compiler's error for a text is "contextual member reference to static method 'range' requires 'Self' constraint in
// the protocol extension", which mentions neither the text nor another member.

extension InputValidator where Input: Comparable & Sendable {
    /// Not available.
    @available(*, unavailable, message: "write .ordered(in:); for a text, .integer(in:), .decimal(in:), or .count(in:)")
    public static func range(_ range: some IntervalExpression<Input>) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .ordered(in:); for a text, .integer(in:), .decimal(in:), or .count(in:)")
    public static func greaterThan(_ limit: Input) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .ordered(in:); for a text, .integer(in:), .decimal(in:), or .count(in:)")
    public static func lessThan(_ limit: Input) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .ordered(in:); for a text, .integer(in:), .decimal(in:), or .count(in:)")
    public static func atLeast(_ limit: Input) -> InputValidator { InputValidator() }

    /// Not available.
    @available(*, unavailable, message: "write .ordered(in:); for a text, .integer(in:), .decimal(in:), or .count(in:)")
    public static func atMost(_ limit: Input) -> InputValidator { InputValidator() }
}
