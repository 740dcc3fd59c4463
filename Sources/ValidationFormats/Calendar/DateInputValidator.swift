// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts calendar dates in one format, and returns the date.
///
/// ```swift
/// let birthday: InputParser<String, CalendarDate> = .date
/// try birthday.parse("2024-02-29").day  // 29
/// birthday.isValid("2023-02-29")  // false: code 1184 at position 8
/// birthday.isValid("29.2.2024")  // false: code 1182
/// let german: InputParser<String, CalendarDate> = .date(
///     format: "d.M.yyyy")
/// try german.parse("29.2.2024").month  // 2
/// german.isValid("2/29/2024")  // false: code 1182 at position 1
/// ```
///
/// The default format is year, month, and day as in RFC 3339, section 5.6, `full-date`
/// (https://www.rfc-editor.org/rfc/rfc3339#section-5.6). Another format has the letters of Unicode Technical Standard 35
/// (https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Format_Patterns):
///
/// | Letters | Digits |
/// |---|---|
/// | `yyyy` | a year with four digits |
/// | `yy` | a year with two digits, which needs `twoDigitYearsFrom` |
/// | `MM`, `dd` | a month or a day with two digits |
/// | `M`, `d` | a month or a day with one or two digits |
///
/// Every other character stands for itself, and letters can stand between apostrophes. The order is never guessed:
/// `10/12/2026` is a day in October with the format `M/d/yyyy`, and in December with `d/M/yyyy`.
///
/// If the format can't be understood, the strategy rejects every input with code 1280, so your first test finds the
/// mistake. This applies to an unknown letter, a missing part, a part without a separator whose number of digits isn't
/// fixed, and `yy` without `twoDigitYearsFrom`.
///
/// Errors: ``ValidationError/Code/dateFormat`` (1182), ``ValidationError/Code/dateMonth`` (1183),
/// ``ValidationError/Code/dateDay`` (1184), ``ValidationError/Code/calendarFormat`` (1280), the errors of
/// ``ComparisonInputValidator`` (1020–1025), and every text strategy's errors (1004, 1005). In rule files, also the
/// errors of ``RelativeDateInputValidator`` (1282–1286).
public final class DateInputValidator: TextParser<CalendarDate>, CompletableFormat, @unchecked Sendable {
    package let interval: Interval<CalendarDate>
    let format: String
    let firstYear: Int?
    /// The limits that depend on today, which only rule files have.
    ///
    /// Programs write `.then(.age(18...))`.
    package let relativeLimits: RelativeDateLimits
    private let hasRelativeLimits: Bool

    private let custom: CustomCalendarFormat?
    private let limitErrors: IntervalErrors
    private let example: AcceptedExample?
    /// The grammar for the default format with limits that depend on today.
    private let grammar: InputGrammar?

    /// Creates a strategy that accepts the dates in a range of any kind.
    ///
    /// - Parameters:
    ///   - format: The order and the separators of the date's parts.
    ///   - firstYear: The first of the 100 years that `yy` stands for, from 0 to 9900. For example, 1970 makes 69 mean
    ///     2069, and 70 mean 1970.
    ///   - range: The accepted dates. By default, there are no limits.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public convenience init(
        format: String = DateInputValidator.defaultFormat, twoDigitYearsFrom firstYear: Int? = nil,
        in range: some IntervalExpression<CalendarDate> = Interval<CalendarDate>(),
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.init(format, firstYear, range.interval, RelativeDateLimits(), maximumBytes: maximumBytes)
    }

    /// The format of RFC 3339, `yyyy-MM-dd`.
    public static let defaultFormat = "yyyy-MM-dd"

    init(
        _ format: String, _ firstYear: Int?, _ interval: Interval<CalendarDate>, _ relativeLimits: RelativeDateLimits,
        maximumBytes: Int
    ) {
        self.format = format
        self.firstYear = firstYear
        self.interval = interval
        self.relativeLimits = relativeLimits
        hasRelativeLimits = !relativeLimits.isNone
        let bounds = [interval.lower.bound, interval.upper.bound].compactMap(\.self)
            .flatMap { [$0, $0.advanced(by: 1), $0.advanced(by: -1)] }
        custom =
            format == Self.defaultFormat && firstYear == nil
            ? nil
            : CustomCalendarFormat(
                format, for: .date, twoDigitYearsFrom: firstYear, mismatch: .dateFormat, others: bounds,
                isAcceptable: interval.contains)
        limitErrors = IntervalErrors(interval, notation: custom == nil ? nil : format)
        let usual = CalendarDate(uncheckedYear: 2024, month: 5, day: 31)
        example = AcceptedExample(([usual] + bounds).first(where: interval.contains)?.description, of: .date)
        // The endings for the default format don't know today.
        grammar =
            custom == nil && hasRelativeLimits
            ? InputGrammar(Self.defaultExpression, endings: Endings(suffixesOf: [])) : nil
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<CalendarDate, ValidationError> {
        bytes.withUnsafeBufferPointer { bytes -> Result<CalendarDate, ValidationError> in
            date(in: bytes).flatMap { date in
                (limitErrors.rejection(of: date, in: interval) ?? relativeRejection(of: date))
                    .map { .failure($0) } ?? .success(date)
            }
        }
    }

    private func date(in bytes: UnsafeBufferPointer<UInt8>) -> Result<CalendarDate, ValidationError> {
        if let custom { return custom.read(bytes).flatMap(custom.date(with:)) }
        guard bytes.count == 10 else { return .failure(ValidationError(.dateFormat).showing(example)) }
        return CalendarDate.parse(prefixOf: bytes).mapError { $0.code == .dateFormat ? $0.showing(example) : $0 }
    }

    private func relativeRejection(of date: CalendarDate) -> ValidationError? {
        if !hasRelativeLimits { return nil }
        return relativeLimits.rejection(of: date, now: .current)?.withNotation(notation)
    }

    /// The notation in which messages show limits, or `nil` for the notation of the limits' descriptions.
    private var notation: String? { custom == nil ? nil : format }

    private static let defaultExpression = "[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])"

    public override var profile: StrategyProfile {
        // If a limit is a date, it already shows the format.
        let limits = limitErrors.requirements
        let (relativeLimits, notation, custom) = (self.relativeLimits, self.notation, self.custom)
        var profile = Self.listing.profile(
            of: self,
            requirements: (limits.isEmpty ? custom?.requirements ?? [ValidationError(.dateFormat)] : limits)
                + relativeLimits.requirements(now: .current).map { $0.withNotation(notation) })
        profile.notation = notation
        return profile
    }

    /// Returns a text's progress.
    ///
    /// If the format isn't the default, or if a limit depends on today, a text that begins like a date counts as
    /// incomplete, even if no accepted date begins that way.
    public override func progress(of input: String) -> InputProgress {
        if let custom { return progress(of: input, in: custom) }
        return grammar.map { progress(of: input, using: $0) } ?? super.progress(of: input)
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
        return checked(year, (month, 5), (day, 8))
    }

    /// Returns the date for a year, a month, and a day, or the first wrong number's error, at its position.
    private static func checked(
        _ year: Int, _ month: CalendarLayout.Reading, _ day: CalendarLayout.Reading
    ) -> Result<CalendarDate, ValidationError> {
        guard (1...12).contains(month.number) else {
            return .failure(ValidationError(.dateMonth).at(position: month.position))
        }
        guard let date = CalendarDate(year: year, month: month.number, day: day.number) else {
            return .failure(dayErrors[dayCount(inMonth: month.number, of: year) - 28].at(position: day.position))
        }
        return .success(date)
    }

    /// Returns the date for the numbers read from a text that has all parts of a date.
    static func checked(_ numbers: CalendarLayout.Numbers) -> Result<CalendarDate, ValidationError> {
        guard let year = numbers[.year], let month = numbers[.month], let day = numbers[.day] else {
            return .failure(ValidationError(.dateFormat))
        }
        return checked(year.number, month, day)
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts dates such as `2024-05-31` and returns the date.
    public static var date: InputParser<String, CalendarDate> { DateInputValidator.standard }

    /// Returns a strategy that accepts the dates in a range and returns the date.
    public static func date(in range: some IntervalExpression<CalendarDate>) -> InputParser<String, CalendarDate> {
        DateInputValidator(in: range)
    }

    /// Returns a strategy that accepts dates in a format such as `dd.MM.yyyy`, and returns the date.
    ///
    /// - Parameters:
    ///   - format: The order and the separators of the date's parts; ``DateInputValidator`` lists its letters.
    ///   - firstYear: The first of the 100 years that `yy` stands for. If it's `nil`, `yy` is rejected with code 1280.
    ///   - range: The accepted dates. By default, there are no limits.
    public static func date(
        format: String, twoDigitYearsFrom firstYear: Int? = nil,
        in range: some IntervalExpression<CalendarDate> = Interval<CalendarDate>()
    ) -> InputParser<String, CalendarDate> {
        DateInputValidator(format: format, twoDigitYearsFrom: firstYear, in: range)
    }
}

extension InputKind {
    package static let date = InputKind("date", "a date", example: "2024-05-31")
}

extension Sentence {
    /// The field is for a date, or for a payment card's expiry date.
    package static let month = Sentence(
        "month", "Use a month from 01 to 12", labeled: "{label} must have a month from 01 to 12")
    /// The month and the day are probably swapped.
    package static let monthOrder = Sentence(
        "monthOrder", "Check the order of the day and the month, like {example}",
        labeled: "{label} must have the day and the month in the right order, like {example}")
    /// The maximum is how many days the month has, from 28 to 31.
    package static let day = Sentence(
        "day", "Use a day from 01 to {maximum} in that month",
        labeled: "{label} must have a day from 01 to {maximum} in that month")
    package static let dateOrder = Sentence(
        "dateOrder", "Enter year-month-day with 2 digits for the month and the day, like {example}",
        labeled: "{label} must be year-month-day with 2 digits for the month and the day, like {example}",
        isRequirement: true, withoutExample: .date)
    /// The format has two digits for the day and the month.
    package static let dateDigits = Sentence(
        "dateDigits", "Enter a date with 2 digits for the day and the month, like {example}",
        labeled: "{label} must be a date with 2 digits for the day and the month, like {example}",
        isRequirement: true)
    package static let dateThenTime = Sentence(
        "dateThenTime", "Write year-month-day, then T, then the time, like {example}",
        labeled: "{label} must be year-month-day, then T, then the time, like {example}", isRequirement: true,
        withoutExample: .dateAndTime)
}

extension ValidationError.Code {
    /// A date that isn't in the format, by default year, month, and day.
    public static let dateFormat = declare(1182, "date.format") {
        if let format = $0[.notation]?.asText {
            return $0.example != nil && format.contains("MM") && format.contains("dd")
                ? FilledSentence(.dateDigits) : FilledSentence(kind: .date, example: $0.example)
        }
        let sentence: Sentence = $0.hasDateTimeExample ? .dateThenTime : .dateOrder
        return $0.exampleSentence(for: .date) { FilledSentence(sentence, [.example: .text($0)]) }
    }

    /// A month that doesn't exist.
    public static let dateMonth = declare(1183, "date.month") {
        FilledSentence($0.example == nil ? .month : .monthOrder)
    }
    /// A day that doesn't exist in the month.
    public static let dateDay = declare(1184, "date.day") { FilledSentence(.day, [.maximum: $0[.maximum] ?? 31]) }
    /// A date or time format in your code that the library doesn't understand.
    public static let calendarFormat = declareProgrammingError(
        1280, "calendar.format", "the format of dates or times in the program can't be understood")
}

extension DateInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.dateFormat, .dateMonth, .dateDay, .calendarFormat]
    package static let sentences: [Sentence] = [.month, .monthOrder, .day, .dateOrder, .dateDigits, .dateThenTime]

    private static let calendarDates =
        "[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
        + "|02-(?:0[1-9]|1[0-9]|2[0-8]))"
        + "|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29"

    package static let listing = StrategyListing(
        "date", "A date such as 2026-11-21 (RFC 3339), or in another format", DateInputValidator.standard,
        topic: .dates, noun: .date, traits: .format,
        texts: { date in
            if let custom = date.custom { return custom.texts }
            return date.interval == Interval() && !date.hasRelativeLimits
                ? .exactly(calendarDates) : .approximately(calendarDates)
        },
        options: .written(\.written),
        .group(
            \.relativeLimits,
            of: .integer("minimumAge", from: \.minimumAge, help: "the minimum age today in years, for a date of birth"),
            .integer("maximumAge", from: \.maximumAge, help: "the maximum age today in years, for a date of birth"),
            .integer(
                "minimumDays", from: \.minimumDays, help: "the minimum number of days from today; -1 is yesterday"),
            .integer("maximumDays", from: \.maximumDays, help: "the maximum number of days from today; 1 is tomorrow")
        ) { @Sendable minimumAge, maximumAge, minimumDays, maximumDays in
            try RelativeDateLimits(minimumAge, maximumAge, minimumDays, maximumDays)
        },
        .maximumBytes(\.maximumBytes)
    ) { written, relativeLimits, maximumBytes in
        try written.checkLimits()
        return DateInputValidator(
            written.format, written.firstYear, written.interval, relativeLimits, maximumBytes: maximumBytes)
    }

    /// A date format, and the limits written in it.
    fileprivate struct Written: Sendable {
        let format: String
        let firstYear: Int?
        let interval: Interval<CalendarDate>

        var layout: CalendarLayout? {
            format == defaultFormat && firstYear == nil
                ? nil : try? CalendarLayout(format, for: .date, twoDigitYearsFrom: firstYear)
        }

        /// Throws a mistake if the limits leave no date, or no date that a two-digit year can mean.
        func checkLimits() throws {
            let years = layout?.years
            let first = CalendarDate(uncheckedYear: years?.lowerBound ?? 0, month: 1, day: 1)
            let last = CalendarDate(uncheckedYear: years?.upperBound ?? 9999, month: 12, day: 31)
            let lower = interval.lower.bound.map { interval.lower.isExcluded ? $0.daysSince1970 + 1 : $0.daysSince1970 }
            let upper = interval.upper.bound.map { interval.upper.isExcluded ? $0.daysSince1970 - 1 : $0.daysSince1970 }
            guard max(lower ?? .min, first.daysSince1970) <= min(upper ?? .max, last.daysSince1970) else {
                throw StrategyListing.InvalidSetting(
                    "no value is between the limits: every value would be rejected", at: "minimum")
            }
        }
    }

    fileprivate var written: Written { Written(format: format, firstYear: firstYear, interval: interval) }
}

extension ListedOption where Value == DateInputValidator.Written {
    /// Returns the options `format`, `twoDigitYearsFrom`, and the limits, which rule files write in the format.
    fileprivate static func written(_ getter: @escaping Getter) -> Self {
        let format = ListedOption<Value, String>(
            "format", kind: .text, from: \.format,
            summary: { "the order and the separators, such as dd.MM.yyyy or M/d/yyyy; \($0) if left out" },
            parse: \.asText, format: { .text($0) })
        let firstYear = ListedOption<Value, Int?>.integer(
            "twoDigitYearsFrom", from: \.firstYear, help: "the first of the 100 years that yy in the format stands for")
        return Self(
            describeOptions: { value in
                format.describeOptions(value.format) + firstYear.describeOptions(value.firstYear)
                    + ListedOption<Value, Interval<CalendarDate>>.dateLimits(in: value).describeOptions(value.interval)
            },
            readValue: { settings, defaultValue in
                let read = Value(
                    format: try format.readValue(settings, defaultValue.format),
                    firstYear: try firstYear.readValue(settings, nil), interval: defaultValue.interval)
                try CalendarLayout.check(read.format, for: .date, twoDigitYearsFrom: read.firstYear)
                let limits = ListedOption<Value, Interval<CalendarDate>>.dateLimits(in: read)
                return Value(
                    format: read.format, firstYear: read.firstYear,
                    interval: try limits.readValue(settings, defaultValue.interval))
            },
            writeValue: { value, settings in
                format.writeValue(value.format, &settings)
                firstYear.writeValue(value.firstYear, &settings)
                ListedOption<Value, Interval<CalendarDate>>.dateLimits(in: value).writeValue(value.interval, &settings)
            },
            getValue: getter)
    }
}

extension ListedOption where Owner == DateInputValidator.Written, Value == Interval<CalendarDate> {
    /// Returns the options for limits in a format; a limit such as 2026-11-21 is a date in every format.
    fileprivate static func dateLimits(in written: Owner) -> Self {
        let layout = written.layout
        @Sendable func parsed(_ text: String) -> CalendarDate? {
            guard let layout else { return try? DateInputValidator.standard.parse(text) }
            return text.withBytes { try? layout.read($0).get() }.flatMap { try? CalendarDate.checked($0).get() }
        }
        return limits(
            \.interval, kind: .text, minimum: "the first date", maximum: "the last date", comparison: "after",
            expectedKind: "a date such as 2026-11-21" + (layout == nil ? "" : ", or in the format"),
            parse: { setting in
                guard case .text(let text) = setting else { return nil }
                return parsed(text) ?? (try? DateInputValidator.standard.parse(text))
            },
            format: { date in
                // A year with two digits can't mean every year.
                let text = layout.map { date.text(in: $0) } ?? date.description
                return .text(parsed(text) == date ? text : date.description)
            })
    }
}
