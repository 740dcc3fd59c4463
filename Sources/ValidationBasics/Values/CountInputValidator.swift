// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts collections by their number of elements.
///
/// ```swift
/// let guests: InputValidator<[Guest]> = .count(in: 1...8)
/// guests.isValid([])  // false: code 1015, minimum 1
/// let pair: InputValidator<[Int]> = .count(exactly: 2)
/// pair.isValid([1, 2])  // true
/// ```
///
/// An empty collection doesn't count as missing. Only its count matters. A range that contains no count, such as
/// `5..<5` or `...(-1)`, doesn't trap: the strategy rejects every collection with code 1018. For text, use
/// ``LengthInputValidator``.
///
/// Errors: ``ValidationError/Code/countTooFew`` (1015), ``ValidationError/Code/countTooMany`` (1016),
/// ``ValidationError/Code/countDifferent`` (1017), and ``ValidationError/Code/lengthRangeEmpty`` (1018).
public final class CountInputValidator<Input: Collection>: InputValidator<Input>, @unchecked Sendable {
    private let limits: LengthLimits

    /// Creates a strategy that accepts collections whose count is in a range of any kind.
    public init(in range: some IntervalExpression<Int>) {
        limits = LengthLimits(range.interval, tooFew: .countTooFew, tooMany: .countTooMany, notExact: .countDifferent)
    }

    /// Rejects a collection whose count is outside the range.
    ///
    /// - Complexity: The complexity of the collection's `count`.
    public override func validate(_ input: Input) throws(ValidationError) {
        let count = input.count
        if limits.range?.contains(count) != true, let rejection = limits.rejection(of: count) { throw rejection }
    }

    public override var profile: StrategyProfile {
        StrategyProfile("count", limits.parameters, hidden: [limits.range], requirements: limits.requirements)
    }
}

extension InputValidator where Input: Collection {
    /// Returns a strategy that accepts collections whose number of elements is in a range.
    @_disfavoredOverload  // a text is a collection too, and means characters by the other `count`
    public static func count(in range: some IntervalExpression<Int>) -> InputValidator {
        CountInputValidator(in: range)
    }

    /// Returns a strategy that accepts collections with an exact number of elements.
    @_disfavoredOverload  // a text is a collection too, and means characters by the other `count`
    public static func count(exactly count: Int) -> InputValidator { CountInputValidator(in: count...count) }
}

extension Sentence {
    /// An entry is a list element.
    package static let tooFewEntries = Sentence(
        "tooFewEntries", .plural(one: "Give {minimum} entry or more", other: "Give {minimum} entries or more"),
        labeled: .plural(
            one: "{label} must have {minimum} entry or more", other: "{label} must have {minimum} entries or more"),
        plural: .minimum, isRequirement: true)
    /// An entry is a list element.
    package static let tooManyEntries = Sentence(
        "tooManyEntries", .plural(one: "Give no more than {maximum} entry", other: "Give {maximum} entries or fewer"),
        labeled: .plural(
            one: "{label} must have no more than {maximum} entry",
            other: "{label} must have {maximum} entries or fewer"), plural: .maximum, isRequirement: true)
    /// An entry is a list element.
    package static let exactEntries = Sentence(
        "exactEntries", .plural(one: "Give exactly {minimum} entry", other: "Give exactly {minimum} entries"),
        labeled: .plural(one: "{label} must have {minimum} entry", other: "{label} must have {minimum} entries"),
        plural: .minimum, isRequirement: true)
    /// An entry is a list element, and the maximum is at least 2.
    package static let entriesBetween = Sentence(
        "entriesBetween", "Give between {minimum} and {maximum} entries",
        labeled: "{label} must have between {minimum} and {maximum} entries", isRequirement: true)
}

extension ValidationError.Code {
    /// Fewer elements than the minimum.
    public static let countTooFew = declare(1015, "count.tooFew") {
        FilledSentence($0.hasBothLimits ? .entriesBetween : .tooFewEntries)
    }

    /// More elements than the maximum.
    public static let countTooMany = declare(1016, "count.tooMany") {
        FilledSentence($0.hasBothLimits ? .entriesBetween : .tooManyEntries)
    }

    /// A collection that doesn't have exactly the required number of elements.
    public static let countDifferent = declare(1017, "count.different", .exactEntries)
}

extension ValidationError {
    fileprivate var hasBothLimits: Bool { self[.minimum] != nil && self[.maximum] != nil }
}
