// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts a date and a time in the format of RFC 3339 and returns both.
///
/// ```swift
/// let logged: InputParser<String, Timestamp> = .dateTime
/// try logged.parse("2024-05-31T09:30:00+02:00").secondsSince1970
/// // 1717140600
/// logged.isValid("2024-05-31 09:30:00Z")
/// // false: code 1191 at position 10
/// logged.isValid("2016-12-31T23:59:60Z")  // true: a leap second
/// let row = DateTimeInputValidator(allowsSpaceSeparator: true)
/// row.isValid("2024-05-31 09:30:00Z")  // true
/// let entry: InputParser<String, Timestamp> = .dateTime(
///     format: "d.M.yyyy HH:mm")
/// try entry.parse("31.5.2024 09:30").time.hour  // 9
/// ```
///
/// The letters `T` and `Z` may be lowercase.
///
/// The second 60 is accepted only when a leap second is possible: at 23:59 universal time on the last day of a month
/// (ITU-R TF.460-6, annex 1, section 2.1). The strategy doesn't check a table of past leap seconds, because a table
/// can't contain future leap seconds.
///
/// Another format has the letters of ``DateInputValidator`` and ``TimeInputValidator``. It has no fraction and no offset.
///
/// Errors: ``ValidationError/Code/dateTimeFormat`` (1191), the errors of ``DateInputValidator`` (1182–1184), the errors
/// of ``TimeInputValidator`` (1185–1190), ``ValidationError/Code/calendarFormat`` (1280), and every text strategy's
/// errors (1004, 1005).
///
/// Format: RFC 3339, section 5.6, `date-time` (https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
public final class DateTimeInputValidator: TextParser<Timestamp>, CompletableFormat, @unchecked Sendable {
    let offsetRequirement: Requirement
    let allowsSpaceSeparator: Bool
    /// The format, or `nil` for RFC 3339.
    let format: String?
    let firstYear: Int?

    /// The option `offset`, which a format doesn't have.
    fileprivate var listedOffset: Requirement? { format == nil ? offsetRequirement : nil }

    private let custom: CustomCalendarFormat?
    private let example: AcceptedExample?

    /// Creates a strategy that requires, permits, or rejects an offset such as `Z` or `+02:00`.
    ///
    /// If `allowsSpaceSeparator` is `true`, a single space is accepted instead of the `T`, as the note in section 5.6
    /// permits. Databases and TOML write the space.
    ///
    /// - Parameters:
    ///   - offset: Whether an offset is required (the default), optional, or rejected.
    ///   - allowsSpaceSeparator: Whether a space is accepted instead of the `T`. The default is `false`.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public convenience init(
        offset: Requirement = .required, allowsSpaceSeparator: Bool = false,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.init(offset, allowsSpaceSeparator, format: nil, twoDigitYearsFrom: nil, maximumBytes: maximumBytes)
    }

    /// Creates a strategy that accepts dates and times in a format such as `dd.MM.yyyy HH:mm`.
    ///
    /// - Parameters:
    ///   - format: The order and the separators of the parts.
    ///   - firstYear: The first of the 100 years that `yy` stands for.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public convenience init(
        format: String, twoDigitYearsFrom firstYear: Int? = nil,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.init(.rejected, false, format: format, twoDigitYearsFrom: firstYear, maximumBytes: maximumBytes)
    }

    private init(
        _ offset: Requirement, _ allowsSpaceSeparator: Bool, format: String?, twoDigitYearsFrom firstYear: Int?,
        maximumBytes: Int
    ) {
        offsetRequirement = offset
        self.allowsSpaceSeparator = allowsSpaceSeparator
        self.format = format
        self.firstYear = firstYear
        custom = format.map {
            CustomCalendarFormat($0, for: .dateAndTime, twoDigitYearsFrom: firstYear, mismatch: .dateTimeFormat)
        }
        // The date and time errors get the text as a parameter too, so their messages cover both.
        example = AcceptedExample("2024-05-31T09:30:00" + (offset == .rejected ? "" : "Z"), of: .date)
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<Timestamp, ValidationError> {
        bytes.withUnsafeBufferPointer { bytes -> Result<Timestamp, ValidationError> in
            if format != nil, let result = customTimestamp(in: bytes) { return result }
            return timestamp(in: bytes).mapError {
                [.dateFormat, .timeFormat, .dateTimeFormat].contains($0.code) ? $0.showing(example) : $0
            }
        }
    }

    @inline(never)
    private func customTimestamp(in bytes: UnsafeBufferPointer<UInt8>) -> Result<Timestamp, ValidationError>? {
        guard let custom else { return nil }
        return custom.read(bytes).flatMap { numbers in
            custom.date(with: numbers).flatMap { date in
                TimeOfDay.checked(numbers).map { Timestamp(date: date, time: $0) }
            }
        }
    }

    private func timestamp(in bytes: UnsafeBufferPointer<UInt8>) -> Result<Timestamp, ValidationError> {
        CalendarDate.parse(prefixOf: bytes).flatMap { date in
            guard let separator = bytes.byte(at: 10),
                separator | 0x20 == UInt8(ascii: "t") || allowsSpaceSeparator && separator == UInt8(ascii: " ")
            else { return .failure(ValidationError(.dateTimeFormat).at(position: 10)) }
            return TimeOfDay.parse(bytes, from: 11, seconds: .required, offset: offsetRequirement).flatMap { time in
                let timestamp = Timestamp(date: date, time: time)
                return time.second < 60 || timestamp.isLastDayOfMonthInUTC
                    ? .success(timestamp) : .failure(ValidationError(.timeLeapSecond).at(position: 17))
            }
        }
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        parse(bytes: bytes).rejection
    }

    /// Returns a text's progress.
    public override func progress(of input: String) -> InputProgress {
        custom.map { progress(of: input, in: $0) } ?? super.progress(of: input)
    }

    package var candidateCharacters: String { "0123456789-+:.TtZz " }

    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        TimeOfDay.missingCharacterCount(after: bytes, timeStart: 11, endings: Self.endings, isAccepted: isAccepted)
    }

    private static let endings = Endings(
        suffixesOf: CalendarDate.completions.flatMap { date in TimeOfDay.completions.map { "\(date)T\($0)" } })

    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self,
            requirements: self.custom?.requirements ?? [ValidationError(.dateTimeFormat).showing(self.example)])
    }

    fileprivate static let standard = DateTimeInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts a date and a time such as `2024-05-31T09:30:00Z` and returns both.
    public static var dateTime: InputParser<String, Timestamp> { DateTimeInputValidator.standard }

    /// Returns a strategy that accepts a date and a time, with settings for the offset and for the separator.
    public static func dateTime(
        offset: Requirement = .required, allowsSpaceSeparator: Bool = false
    ) -> InputParser<String, Timestamp> {
        DateTimeInputValidator(offset: offset, allowsSpaceSeparator: allowsSpaceSeparator)
    }

    /// Returns a strategy that accepts dates and times in a format such as `dd.MM.yyyy HH:mm`, and returns both.
    ///
    /// - Parameters:
    ///   - format: The order and the separators of the parts; ``DateInputValidator`` and ``TimeInputValidator`` list its
    ///     letters.
    ///   - firstYear: The first of the 100 years that `yy` stands for. If it's `nil`, `yy` is rejected with code 1280.
    public static func dateTime(
        format: String, twoDigitYearsFrom firstYear: Int? = nil
    ) -> InputParser<String, Timestamp> {
        DateTimeInputValidator(format: format, twoDigitYearsFrom: firstYear)
    }
}

extension InputKind {
    package static let dateAndTime = InputKind("dateTime", "a date and time", example: "2024-05-31T09:30:00Z")
}

extension ValidationError.Code {
    /// A date and a time that aren't in the format, by default with a T between them.
    public static let dateTimeFormat = declare(1191, "dateTime.format") {
        if $0[.notation] != nil { return FilledSentence(kind: .dateAndTime, example: $0.example) }
        return $0.exampleSentence(for: .dateAndTime) { FilledSentence(.dateThenTime, [.example: .text($0)]) }
    }
}

extension DateTimeInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.dateTimeFormat]

    package static let listing = StrategyListing(
        "dateTime", "A date and a time such as 2026-11-21T14:30:00Z (RFC 3339)", DateTimeInputValidator.standard,
        topic: .dates, noun: .dateAndTime, traits: .format,
        texts: { strategy in
            strategy.custom?.texts
                ?? .approximately(
                    #"[0-9]{4}-[01][0-9]-[0-3][0-9][Tt ][0-2][0-9]:[0-5][0-9](?::[0-6][0-9](?:\.[0-9]+)?)?"#
                        + "(?:[Zz]|[-+][0-9]{2}:[0-9]{2})?")
        },
        options: .word(
            "offset", from: \.listedOffset, makeWord: \.rawValue,
            help: "whether an offset such as Z or +01:00 is required (if left out), optional, or rejected"),
        .flag(
            "allowsSpaceSeparator", from: \.allowsSpaceSeparator, help: "whether a space is accepted instead of the T"),
        .format(\.format, for: .dateAndTime, like: "dd.MM.yyyy HH:mm"),
        .integer(
            "twoDigitYearsFrom", from: \.firstYear, help: "the first of the 100 years that yy in the format stands for"),
        .maximumBytes(\.maximumBytes)
    ) { offset, allowsSpaceSeparator, format, firstYear, maximumBytes in
        guard let format else {
            if firstYear != nil {
                throw StrategyListing.InvalidSetting("“twoDigitYearsFrom” needs a “format”", at: "twoDigitYearsFrom")
            }
            return DateTimeInputValidator(
                offset: offset ?? .required, allowsSpaceSeparator: allowsSpaceSeparator, maximumBytes: maximumBytes)
        }
        for (name, isUsed) in [("offset", offset != nil), ("allowsSpaceSeparator", allowsSpaceSeparator)] where isUsed {
            throw StrategyListing.InvalidSetting("“\(name)” has no effect with a “format”", at: name)
        }
        try CalendarLayout.check(format, for: .dateAndTime, twoDigitYearsFrom: firstYear)
        return DateTimeInputValidator(format: format, twoDigitYearsFrom: firstYear, maximumBytes: maximumBytes)
    }
}
