// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

extension InputKind {
    package static let date = InputKind("date", "a date", example: "2024-05-31")
}

extension Sentence {
    /// For a date, or for a payment card's expiry date.
    package static let month = Sentence(
        "month", "Use a month from 01 to 12", labeled: "{label} must have a month from 01 to 12")
    /// The number of days of the month, from 28 to 31.
    package static let day = Sentence(
        "day", "Use a day from 01 to {maximum} in that month",
        labeled: "{label} must have a day from 01 to {maximum} in that month")
    package static let dateOrder = Sentence(
        "dateOrder", "Enter year-month-day with 2 digits for the month and the day, like {example}",
        labeled: "{label} must be year-month-day with 2 digits for the month and the day, like {example}",
        isRequirement: true, withoutExample: .date)
    package static let dateThenTime = Sentence(
        "dateThenTime", "Write year-month-day, then T, then the time, like {example}",
        labeled: "{label} must be year-month-day, then T, then the time, like {example}", isRequirement: true,
        withoutExample: .dateAndTime)
}

extension ValidationError.Code {
    /// A date that isn't written as year, month, and day.
    public static let dateFormat = declare(1182, "date.format") {
        let sentence: Sentence = $0.hasDateTimeExample ? .dateThenTime : .dateOrder
        return $0.exampleSentence(for: .date) { FilledSentence(sentence, [.example: .text($0)]) }
    }

    /// A month that doesn't exist.
    public static let dateMonth = declare(1183, "date.month", .month)
    /// A day that doesn't exist in the month.
    public static let dateDay = declare(1184, "date.day") { FilledSentence(.day, [.maximum: $0[.maximum] ?? 31]) }
}

/// A strategy that accepts calendar dates, written as year, month, and day, and returns the date.
///
/// ```swift
/// let birthday: InputParser<String, CalendarDate> = .date
/// try birthday.parse("2024-02-29").day  // 29
/// birthday.isValid("2023-02-29")  // false: code 1184 at position 8
/// birthday.isValid("29.2.2024")  // false: code 1182
/// ```
///
/// Errors: ``ValidationError/Code/dateFormat`` (1182), ``ValidationError/Code/dateMonth`` (1183),
/// ``ValidationError/Code/dateDay`` (1184), the errors of ``ComparisonInputValidator`` (1020–1025), and every text
/// strategy's errors (1004, 1005).
///
/// Format: RFC 3339, section 5.6, `full-date` (https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
public final class DateInputValidator: TextParser<CalendarDate>, CompletableFormat, @unchecked Sendable {
    package let interval: Interval<CalendarDate>

    private let limitErrors: IntervalErrors
    private let example: AcceptedExample?

    /// Creates a strategy that accepts the dates in a range of any kind.
    public init(
        in range: some IntervalExpression<CalendarDate> = Interval<CalendarDate>(),
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        interval = range.interval
        limitErrors = IntervalErrors(interval)
        example = AcceptedExample(Self.example(in: interval), of: .date)
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<CalendarDate, ValidationError> {
        bytes.withUnsafeBufferPointer { bytes -> Result<CalendarDate, ValidationError> in
            guard bytes.count == 10 else { return .failure(ValidationError(.dateFormat).showing(example)) }
            return CalendarDate.parse(prefixOf: bytes).mapError { $0.code == .dateFormat ? $0.showing(example) : $0 }
                .flatMap { date in
                    limitErrors.rejection(of: date, in: interval).map { .failure($0) } ?? .success(date)
                }
        }
    }

    /// Returns a date in the range for a message, or `nil` if there is none.
    private static func example(in interval: Interval<CalendarDate>) -> String? {
        let bounds = [interval.lower.bound, interval.upper.bound].compactMap(\.self)
        let dates =
            [CalendarDate(uncheckedYear: 2024, month: 5, day: 31)]
            + bounds.flatMap { [$0, $0.advanced(by: 1), $0.advanced(by: -1)] }
        return dates.first(where: interval.contains)?.description
    }

    public override var profile: StrategyProfile {
        // If a limit is a date, it already shows the format.
        let limits = limitErrors.requirements
        return Self.listing.profile(of: self, requirements: limits.isEmpty ? [ValidationError(.dateFormat)] : limits)
    }

    package var candidateCharacters: String { "-0123456789" }

    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let first = interval.lower.bound.map { interval.lower.isExcluded ? $0.advanced(by: 1) : $0 }
        return Self.endings.minimumCharacterCount(completing: bytes, isAccepted: isAccepted)
            ?? first.flatMap {
                Endings(suffixesOf: [$0.description]).minimumCharacterCount(completing: bytes, isAccepted: isAccepted)
            }
    }

    private static let endings = Endings(suffixesOf: CalendarDate.completions)

    fileprivate static let standard = DateInputValidator()
}

extension CalendarDate {
    /// Dates whose endings complete any partly typed date to the earliest possible day.
    static let completions = ["0000-01-01", "0000-10-01", "0000-01-10"]

    /// The day errors for months with 28 to 31 days.
    private static let dayErrors = (28...31).map { days in
        ValidationError(.dateDay, with: [.maximum: .int(days)])
    }

    /// Parses a date from the first ten bytes.
    static func parse(prefixOf bytes: UnsafeBufferPointer<UInt8>) -> Result<CalendarDate, ValidationError> {
        guard let year = bytes.number(at: 0, digits: 4), bytes.byte(at: 4) == UInt8(ascii: "-"),
            let month = bytes.number(at: 5, digits: 2), bytes.byte(at: 7) == UInt8(ascii: "-"),
            let day = bytes.number(at: 8, digits: 2)
        else { return .failure(ValidationError(.dateFormat)) }
        guard (1...12).contains(month) else { return .failure(ValidationError(.dateMonth).at(position: 5)) }
        guard let date = CalendarDate(year: year, month: month, day: day) else {
            return .failure(dayErrors[dayCount(inMonth: month, of: year) - 28].at(position: 8))
        }
        return .success(date)
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts dates such as `2024-05-31` and returns the date.
    public static var date: InputParser<String, CalendarDate> { DateInputValidator.standard }

    /// Returns a strategy that accepts the dates in a range and returns the date.
    public static func date(in range: some IntervalExpression<CalendarDate>) -> InputParser<String, CalendarDate> {
        DateInputValidator(in: range)
    }
}

extension DateInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.dateFormat, .dateMonth, .dateDay]
    package static let sentences: [Sentence] = [.month, .day, .dateOrder, .dateThenTime]

    private static let calendarDates =
        "[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
        + "|02-(?:0[1-9]|1[0-9]|2[0-8]))"
        + "|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29"

    package static let listing = StrategyListing(
        "date", "A date such as 2026-11-21 (RFC 3339)", DateInputValidator.standard, topic: .dates, noun: .date,
        traits: .format,
        texts: { $0.interval == Interval() ? .exactly(calendarDates) : .approximately(calendarDates) },
        options: .dateLimits(\.interval), .maximumBytes(\.maximumBytes)
    ) { interval, maximumBytes in
        try StrategyListing.checkAcceptsSomeText(DateInputValidator(in: interval))
        return DateInputValidator(in: interval, maximumBytes: maximumBytes)
    }
}

extension ListedOption where Value == Interval<CalendarDate> {
    fileprivate static func dateLimits(_ getter: @escaping @Sendable (Owner) -> Value) -> Self {
        limits(
            getter, kind: .text, minimum: "the first date", maximum: "the last date", comparison: "after",
            expectedKind: "a date such as 2026-11-21",
            parse: { setting in
                guard case .text(let text) = setting else { return nil }
                return try? DateInputValidator.standard.parse(text)
            },
            format: { .text($0.description) })
    }
}
