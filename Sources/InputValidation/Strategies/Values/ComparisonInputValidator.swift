// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts the values of a range: closed, half-open or one-sided, of any type that can be ordered.
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
/// An empty range such as `5..<5` does not trap; it rejects every value with a code of its own.
///
/// `.range` and its kin are there for numbers, dates and everything else that can be counted (`Strideable`). For other
/// ordered values there is ``InputValidator/ordered(in:)``. Texts are ordered like words in a dictionary, by canonical
/// equivalence: `"9"` comes after `"18"`. A number in a text belongs to `.integer(in:)` or `.decimal(in:)`, the length of
/// a text to `.count(in:)`.
///
/// Errors: ``ValidationError/Code-swift.struct/comparisonTooSmall`` (1020) and
/// ``ValidationError/Code-swift.struct/comparisonTooLarge`` (1021) for a limit that is accepted itself,
/// ``ValidationError/Code-swift.struct/comparisonNotGreater`` (1022) and
/// ``ValidationError/Code-swift.struct/comparisonNotLess`` (1023) for one that is not,
/// ``ValidationError/Code-swift.struct/comparisonNotANumber`` (1024) and
/// ``ValidationError/Code-swift.struct/comparisonRangeEmpty`` (1025). The limits are their parameters.
public final class ComparisonInputValidator<Input: Comparable & Sendable>: InputValidator<Input>, @unchecked Sendable {
    /// The values that are accepted.
    public let interval: Interval<Input>

    private let limits: IntervalErrors

    /// Creates a strategy for a range of any kind.
    public init(_ range: some IntervalExpression<Input>) {
        interval = range.interval
        limits = IntervalErrors(interval)
    }

    /// Rejects what lies outside the range.
    public override func validate(_ input: Input) throws(ValidationError) {
        if let rejection = limits.rejection(of: input, in: interval) { throw rejection }
    }

    /// The strategy's name and limits.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "range", interval.parameters, hidden: [interval])
    }
}

/// The errors of an interval, made once: parsers of numbers have them in common with the range of values.
struct IntervalErrors: Sendable {
    private let below: ValidationError
    private let above: ValidationError
    private let isEmpty: Bool

    init<Bound>(_ interval: Interval<Bound>) {
        let parameters = interval.limitParameters
        switch interval.lower {
        case .excluding: below = ValidationError(.comparisonNotGreater, parameters: parameters)
        default: below = ValidationError(.comparisonTooSmall, parameters: parameters)
        }
        switch interval.upper {
        case .excluding: above = ValidationError(.comparisonNotLess, parameters: parameters)
        default: above = ValidationError(.comparisonTooLarge, parameters: parameters)
        }
        isEmpty = interval.isEmpty
    }

    func rejection<Bound>(of value: Bound, in interval: Interval<Bound>) -> ValidationError? {
        if interval.isAboveLower(value), interval.isBelowUpper(value) { return nil }
        if isEmpty { return ValidationError(.comparisonRangeEmpty) }
        if value != value { return ValidationError(.comparisonNotANumber) }
        return interval.isAboveLower(value) ? above : below
    }
}

extension Interval {
    /// The limits as the parameters of an error.
    var limitParameters: [ValidationError.Parameter: ValidationError.Value] {
        var parameters: [ValidationError.Parameter: ValidationError.Value] = [:]
        if let bound = lower.bound { parameters[.minimum] = ValidationError.Value(describing: bound) }
        if let bound = upper.bound { parameters[.maximum] = ValidationError.Value(describing: bound) }
        return parameters
    }

    /// The limits and whether they belong to the interval, for a configuration.
    var parameters: [ValidationError.Parameter: ValidationError.Value] {
        var parameters = limitParameters
        if case .excluding = lower { parameters["minimumExcluded"] = true }
        if case .excluding = upper { parameters["maximumExcluded"] = true }
        return parameters
    }
}

extension ValidationError.Value {
    /// Creates a number where the value is one, and its description otherwise.
    init(describing value: some Any) {
        switch value {
        case let value as any BinaryInteger: self = Int(exactly: value).map(Self.int) ?? .text("\(value)")
        case let value as any BinaryFloatingPoint: self = .double(Double(value))
        default: self = .text(String(describing: value))
        }
    }
}

extension InputValidator where Input: Strideable & Sendable {
    /// The values of a range: `1...5`, `0.0..<1.0`, `18...`, `..<0`; make it once, keep it.
    public static func range(_ range: some IntervalExpression<Input>) -> ComparisonInputValidator<Input> {
        ComparisonInputValidator(range)
    }

    /// The values over a limit, which is not accepted itself; make it once, keep it.
    public static func greaterThan(_ limit: Input) -> ComparisonInputValidator<Input> {
        ComparisonInputValidator(Interval(lower: .excluding(limit)))
    }

    /// The values under a limit, which is not accepted itself; make it once, keep it.
    public static func lessThan(_ limit: Input) -> ComparisonInputValidator<Input> {
        ComparisonInputValidator(Interval(upper: .excluding(limit)))
    }

    /// The values from a limit on, which is accepted too; make it once, keep it.
    public static func atLeast(_ limit: Input) -> ComparisonInputValidator<Input> {
        ComparisonInputValidator(Interval(lower: .including(limit)))
    }

    /// The values up to a limit, which is accepted too; make it once, keep it.
    public static func atMost(_ limit: Input) -> ComparisonInputValidator<Input> {
        ComparisonInputValidator(Interval(upper: .including(limit)))
    }
}

extension InputValidator where Input: Comparable & Sendable {
    /// The values of a range by their order, of any type that has one, texts too; make it once, keep it.
    ///
    /// ```swift
    /// let size: InputValidator<Size> = .ordered(in: Size.small...Size.large)
    /// ```
    public static func ordered(in range: some IntervalExpression<Input>) -> ComparisonInputValidator<Input> {
        ComparisonInputValidator(range)
    }
}

// Swift prefers what is available, so these are found only where the members above do not fit.

extension InputValidator where Input: Comparable & Sendable {
    /// Not available.
    @available(*, unavailable, message: "write .ordered(in:), which takes values of any order")
    public static func range(_ range: some IntervalExpression<Input>) -> ComparisonInputValidator<Input> {
        ComparisonInputValidator(range)
    }

    /// Not available.
    @available(*, unavailable, message: "write .ordered(in:), which takes values of any order")
    public static func greaterThan(_ limit: Input) -> ComparisonInputValidator<Input> {
        ComparisonInputValidator(Interval(lower: .excluding(limit)))
    }

    /// Not available.
    @available(*, unavailable, message: "write .ordered(in:), which takes values of any order")
    public static func lessThan(_ limit: Input) -> ComparisonInputValidator<Input> {
        ComparisonInputValidator(Interval(upper: .excluding(limit)))
    }

    /// Not available.
    @available(*, unavailable, message: "write .ordered(in:), which takes values of any order")
    public static func atLeast(_ limit: Input) -> ComparisonInputValidator<Input> {
        ComparisonInputValidator(Interval(lower: .including(limit)))
    }

    /// Not available.
    @available(*, unavailable, message: "write .ordered(in:), which takes values of any order")
    public static func atMost(_ limit: Input) -> ComparisonInputValidator<Input> {
        ComparisonInputValidator(Interval(upper: .including(limit)))
    }
}

extension InputValidator where Input == String {
    /// Not available.
    @available(
        *, unavailable,
        message: "this compares words, and \"9\" comes after \"18\": write .integer(in:), .decimal(in:) or .count(in:)"
    )
    public static func range(_ range: some IntervalExpression<String>) -> ComparisonInputValidator<String> {
        ComparisonInputValidator(range)
    }

    /// Not available.
    @available(
        *, unavailable,
        message: "this compares words, and \"9\" comes after \"18\": write .integer(in:), .decimal(in:) or .count(in:)"
    )
    public static func greaterThan(_ limit: String) -> ComparisonInputValidator<String> {
        ComparisonInputValidator(Interval(lower: .excluding(limit)))
    }

    /// Not available.
    @available(
        *, unavailable,
        message: "this compares words, and \"9\" comes after \"18\": write .integer(in:), .decimal(in:) or .count(in:)"
    )
    public static func lessThan(_ limit: String) -> ComparisonInputValidator<String> {
        ComparisonInputValidator(Interval(upper: .excluding(limit)))
    }

    /// Not available.
    @available(
        *, unavailable,
        message: "this compares words, and \"9\" comes after \"18\": write .integer(in:), .decimal(in:) or .count(in:)"
    )
    public static func atLeast(_ limit: String) -> ComparisonInputValidator<String> {
        ComparisonInputValidator(Interval(lower: .including(limit)))
    }

    /// Not available.
    @available(
        *, unavailable,
        message: "this compares words, and \"9\" comes after \"18\": write .integer(in:), .decimal(in:) or .count(in:)"
    )
    public static func atMost(_ limit: String) -> ComparisonInputValidator<String> {
        ComparisonInputValidator(Interval(upper: .including(limit)))
    }
}
