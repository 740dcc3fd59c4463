// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension Sentence {
    /// The limit is a number.
    package static let atLeast = Sentence(
        "atLeast", "Enter {minimum} or more", labeled: "{label} must be {minimum} or more", isRequirement: true)
    /// The limit is a number.
    package static let atMost = Sentence(
        "atMost", "Enter {maximum} or less", labeled: "{label} must be {maximum} or less", isRequirement: true)
    /// The limit is a number.
    package static let moreThan = Sentence(
        "moreThan", "Enter more than {minimum}", labeled: "{label} must be more than {minimum}", isRequirement: true)
    /// The limit is a number.
    package static let lessThan = Sentence(
        "lessThan", "Enter less than {maximum}", labeled: "{label} must be less than {maximum}", isRequirement: true)
    /// The limit is a date, such as 2024-05-31.
    package static let earliest = Sentence(
        "earliest", "Enter {minimum} or later", labeled: "{label} must be {minimum} or later", isRequirement: true)
    /// The limit is a date, such as 2024-05-31.
    package static let latest = Sentence(
        "latest", "Enter {maximum} or earlier", labeled: "{label} must be {maximum} or earlier", isRequirement: true)
    /// The limits are dates, such as 2024-05-31.
    package static let betweenDates = Sentence(
        "betweenDates", "Enter a date between {minimum} and {maximum}",
        labeled: "{label} must be between {minimum} and {maximum}", isRequirement: true)
    /// The limit is a date, such as 2024-05-31.
    package static let laterThan = Sentence(
        "laterThan", "Enter a date after {minimum}", labeled: "{label} must be after {minimum}", isRequirement: true)
    /// The limit is a date, such as 2024-05-31.
    package static let earlierThan = Sentence(
        "earlierThan", "Enter a date before {maximum}",
        labeled: "{label} must be before {maximum}", isRequirement: true)
    /// The limit is a word, such as "small", in an order that the app defines.
    package static let textAtLeast = Sentence(
        "textAtLeast", "Enter {minimum} or something that comes after it",
        labeled: "{label} must be {minimum} or come after it", isRequirement: true)
    /// The limit is a word, such as "small", in an order that the app defines.
    package static let textAtMost = Sentence(
        "textAtMost", "Enter {maximum} or something that comes before it",
        labeled: "{label} must be {maximum} or come before it", isRequirement: true)
    /// The limit is a word, such as "small", in an order that the app defines.
    package static let textAfter = Sentence(
        "textAfter", "Enter something that comes after {minimum}",
        labeled: "{label} must come after {minimum}", isRequirement: true)
    /// The limit is a word, such as "small", in an order that the app defines.
    package static let textBefore = Sentence(
        "textBefore", "Enter something that comes before {maximum}",
        labeled: "{label} must come before {maximum}", isRequirement: true)
}

extension ValidationError.Code {
    /// A value that is less than the minimum.
    public static let comparisonTooSmall = declare(
        1020, "comparison.tooSmall", limits: { $0.limitSentence(number: .atLeast, date: .earliest, text: .textAtLeast) }
    )

    /// A value that is greater than the maximum.
    public static let comparisonTooLarge = declare(
        1021, "comparison.tooLarge", limits: { $0.limitSentence(number: .atMost, date: .latest, text: .textAtMost) })

    /// A value that isn't greater than the lower limit.
    public static let comparisonNotGreater = declare(
        1022, "comparison.notGreater",
        limits: { $0.limitSentence(number: .moreThan, date: .laterThan, text: .textAfter, excludesLimit: true) })

    /// A value that isn't less than the upper limit.
    public static let comparisonNotLess = declare(
        1023, "comparison.notLess",
        limits: { $0.limitSentence(number: .lessThan, date: .earlierThan, text: .textBefore, excludesLimit: true) })

    /// Not a number (NaN), which is outside every range.
    public static let comparisonNotANumber = declare(1024, "comparison.notANumber", kind: .number)

    /// An empty range in your code, which rejects every input.
    public static let comparisonRangeEmpty = declareProgrammingError(
        1025, "comparison.rangeEmpty", "the range in the program is empty", isConclusive: true)
}

extension ValidationError {
    /// The limits that the sentence about a kind of number can include, as the message shows them, or `nil`.
    package var mergeableLimits: [Parameter: Value]? {
        guard let filledSentence else { return nil }
        let names: [Parameter]
        switch filledSentence.sentence {
        case .between: names = [.minimum, .maximum]
        case .atLeast: names = [.minimum]
        case .atMost: names = [.maximum]
        default: return nil
        }
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                (filledSentence.values[name] ?? self[name]).map { (name, $0) }
            })
    }
}

/// An interval's errors, which number parsers share with ``ComparisonInputValidator``.
@usableFromInline package struct IntervalErrors: Sendable {
    private let belowError: ValidationError
    private let aboveError: ValidationError
    private let isIntervalEmpty: Bool

    /// Creates an interval's errors; for a typed value, pass the notation of the text field.
    package init<Bound>(_ interval: Interval<Bound>, notation: String? = nil) {
        var parameters = interval.limitParameters
        if let notation { parameters[.notation] = .text(notation) }
        // A message about one limit must not recommend the other limit if that limit is excluded.
        func error(_ code: ValidationError.Code, excluding other: ValidationError.Parameter? = nil) -> ValidationError {
            var parameters = parameters
            if let other { parameters[other] = true }
            return ValidationError(code, with: parameters)
        }
        let (excludesLower, excludesUpper) = (interval.lower.isExcluded, interval.upper.isExcluded)
        belowError =
            excludesLower
            ? error(.comparisonNotGreater)
            : error(.comparisonTooSmall, excluding: excludesUpper ? .maximumExcluded : nil)
        aboveError =
            excludesUpper
            ? error(.comparisonNotLess)
            : error(.comparisonTooLarge, excluding: excludesLower ? .minimumExcluded : nil)
        isIntervalEmpty = interval.isEmpty
    }

    package var requirements: [ValidationError] {
        if isIntervalEmpty { return [] }
        return (belowError[.minimum] == nil ? [] : [belowError]) + (aboveError[.maximum] == nil ? [] : [aboveError])
    }

    /// Returns the requirement for a kind of number within the limits that one sentence can state, followed by the
    /// other requirements.
    ///
    /// If there are no such limits, the sentence about the kind shows an example.
    package func requirements(of kind: InputKind, like example: String?) -> [ValidationError] {
        let stated = requirements
        guard let limit = stated.first(where: { $0.mergeableLimits != nil }), let limits = limit.mergeableLimits else {
            return [.requirement(of: kind, like: example)] + stated
        }
        return [.requirement(of: kind, limits: limits)] + stated.filter { $0.mergeableLimits != limits }
    }

    @inlinable
    package func rejection<Bound>(of value: Bound, in interval: Interval<Bound>) -> ValidationError? {
        interval.contains(value) ? nil : error(for: value, in: interval)
    }

    @usableFromInline
    func error<Bound>(for value: Bound, in interval: Interval<Bound>) -> ValidationError {
        if isIntervalEmpty { return ValidationError(.comparisonRangeEmpty) }
        if value != value { return ValidationError(.comparisonNotANumber) }
        return interval.isAboveLowerEdge(value) ? aboveError : belowError
    }
}

extension Interval {
    fileprivate var limitParameters: ValidationError.Parameters {
        var parameters: ValidationError.Parameters = [:]
        if let bound = lower.bound { parameters[.minimum] = ValidationError.Value(describing: bound) }
        if let bound = upper.bound { parameters[.maximum] = ValidationError.Value(describing: bound) }
        return parameters
    }

    /// The limits and whether they belong to the interval, for a configuration.
    package var parameters: [ValidationError.Parameter: ValidationError.Value] {
        var parameters = limitParameters
        if lower.isExcluded { parameters[.minimumExcluded] = true }
        if upper.isExcluded { parameters[.maximumExcluded] = true }
        return parameters
    }
}

extension ValidationError.Parameter {
    /// Whether the minimum itself is rejected.
    package static let minimumExcluded: Self = "minimumExcluded"
    /// Whether the maximum itself is rejected.
    package static let maximumExcluded: Self = "maximumExcluded"
    /// Whether a disallowed hyphen is the first or last character of the text, or a decimal point is the last
    /// character.
    package static let isAtEdge: Self = "isAtEdge"
    /// Whether the text is accepted with lowercase letters instead of capital letters, or the reverse.
    package static let isOtherCase: Self = "isOtherCase"
}

extension ValidationError.Value {
    /// Creates a number if the value is a number, or else text with the value's description.
    package init(describing value: some Any) {
        switch value {
        case let value as any BinaryInteger: self = Int(exactly: value).map(Self.int) ?? .text("\(value)")
        case let value as any BinaryFloatingPoint: self = .double(Double(value))
        default: self = .text(String(describing: value))
        }
    }
}

extension ValidationError {
    /// Returns the sentence about one or both limits of a range of numbers, dates, or other ordered texts.
    package func limitSentence(
        number: Sentence, date: Sentence, text: Sentence, excludesLimit: Bool = false
    ) -> FilledSentence {
        let namesBoth =
            !excludesLimit && self[.minimum] != nil && self[.maximum] != nil && self[.minimumExcluded] == nil
            && self[.maximumExcluded] == nil
        let sentence: Sentence =
            switch (self[.minimum] ?? self[.maximum])?.limitKind ?? .number {
            case .number: namesBoth ? .between : number
            case .date: namesBoth ? .betweenDates : date
            case .text: text
            }
        return FilledSentence(sentence, limitsAsTyped)
    }

    /// The limits as the user would type them into the strategy's text field, or none if the value is not typed.
    private var limitsAsTyped: [Parameter: Value] {
        guard case .text(let notation) = self[.notation] else { return [:] }
        return mappedLimits { limit in
            let text: String? =
                switch limit.limitKind {
                case .number: limit.decimalNotation.map(NumberNotation(notation).text(ofNumber:))
                case .date: limit.asText.flatMap { CalendarLayout.text(ofDate: $0, in: notation) }
                case .text: nil
                }
            return text.map { .text($0) }
        }
    }
}
