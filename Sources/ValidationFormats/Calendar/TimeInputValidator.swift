// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts times of day in the format that forms send, and returns the time.
///
/// ```swift
/// let departure: InputParser<String, TimeOfDay> = .time
/// try departure.parse("09:30").minute  // 30
/// departure.isValid("09:30:00")  // true
/// departure.isValid("09:30:00Z")  // false: code 1190
/// departure.isValid("24:00")  // false: code 1186
/// let flight: InputParser<String, TimeOfDay> = .time(offset: .required)
/// try flight.parse("09:30:00+02:00").offsetMinutes  // 120
/// flight.isValid("09:30:00")  // false: code 1190: which zone?
/// let opening: InputParser<String, TimeOfDay> = .time(
///     format: "H.mm")
/// try opening.parse("9.30").hour  // 9
/// let shift: InputParser<String, TimeOfDay> = .time(
///     format: "h:mm a")
/// try shift.parse("5:15 PM").hour  // 17
/// ```
///
/// A time has two digits for the hour, two for the minute, and optionally two for the second, with or without a
/// fraction. An `<input type="time">` sends this format. A time with an offset from universal time needs seconds, as in
/// RFC 3339, so `.time(offset: .required)` matches JSON Schema's `time` format.
///
/// The second 60 is accepted only when a leap second is possible: at 23:59 universal time. A time without an offset is
/// treated as universal time.
///
/// Another format has the letters `H` or `HH` for hours from 0 to 23, or `h` or `hh` for hours from 1 to 12 and `a` for
/// `AM` or `PM`, in uppercase or lowercase. It has `m` or `mm` for minutes, and, if you want, `s` or `ss` for seconds
/// from 0 to 59; the rest is the same as for ``DateInputValidator``. It has no fraction and no offset.
///
/// Errors: ``ValidationError/Code/timeFormat`` (1185), ``ValidationError/Code/timeHour`` (1186),
/// ``ValidationError/Code/timeMinute`` (1187), ``ValidationError/Code/timeSecond`` (1188),
/// ``ValidationError/Code/timeLeapSecond`` (1189), ``ValidationError/Code/timeOffset`` (1190),
/// ``ValidationError/Code/calendarFormat`` (1280), and every text strategy's errors (1004, 1005).
///
/// Format without an offset: HTML, "valid time string"
/// (https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-string). Format with an offset: RFC
/// 3339, section 5.6, `full-time` (https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
public final class TimeInputValidator: TextParser<TimeOfDay>, CompletableFormat, @unchecked Sendable {
    let offsetRequirement: Requirement
    /// The format, or `nil` for the format that forms send.
    let format: String?

    private let custom: CustomCalendarFormat?
    private let example: AcceptedExample?

    /// Creates a strategy that requires, permits, or rejects an offset such as `Z` or `+02:00`.
    ///
    /// - Parameters:
    ///   - offset: Whether an offset is required, optional, or rejected (the default).
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public convenience init(
        offset: Requirement = .rejected, maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) { self.init(offset, format: nil, maximumBytes: maximumBytes) }

    /// Creates a strategy that accepts times in a format such as `H:mm`.
    ///
    /// - Parameters:
    ///   - format: The order and the separators of the time's parts.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public convenience init(format: String, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.init(.rejected, format: format, maximumBytes: maximumBytes)
    }

    private init(_ offset: Requirement, format: String?, maximumBytes: Int) {
        offsetRequirement = offset
        self.format = format
        custom = format.map { CustomCalendarFormat($0, for: .time, mismatch: .timeFormat) }
        example = AcceptedExample(offset == .required ? "09:30:00Z" : nil, of: .time)
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<TimeOfDay, ValidationError> {
        bytes.withUnsafeBufferPointer { bytes -> Result<TimeOfDay, ValidationError> in
            if let custom { return custom.read(bytes).flatMap(TimeOfDay.checked) }
            return TimeOfDay.parse(bytes, from: 0, seconds: .optional, offset: offsetRequirement).mapError {
                $0.code == .timeFormat ? $0.showing(example) : $0
            }
        }
    }

    /// Returns a text's progress.
    public override func progress(of input: String) -> InputProgress {
        custom.map { progress(of: input, in: $0) } ?? super.progress(of: input)
    }

    package var candidateCharacters: String { "0123456789-+:.Zz" }

    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        TimeOfDay.missingCharacterCount(after: bytes, timeStart: 0, endings: Self.endings, isAccepted: isAccepted)
    }

    private static let endings = Endings(suffixesOf: ["00:00"] + TimeOfDay.completions)

    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self,
            requirements: self.custom?.requirements ?? [.requirement(of: .time, like: self.example?.text)])
    }

    fileprivate static let standard = TimeInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts times of day such as `09:30` and `09:30:00` and returns the time.
    public static var time: InputParser<String, TimeOfDay> { TimeInputValidator.standard }

    /// Returns a strategy that accepts times of day, with or without an offset such as `+02:00`, and returns the time.
    public static func time(offset: Requirement) -> InputParser<String, TimeOfDay> {
        TimeInputValidator(offset: offset)
    }

    /// Returns a strategy that accepts times in a format such as `H:mm`, and returns the time.
    ///
    /// - Parameter format: The order and the separators of the time's parts; ``TimeInputValidator`` lists its letters.
    public static func time(format: String) -> InputParser<String, TimeOfDay> { TimeInputValidator(format: format) }
}

extension InputKind {
    /// A 24-hour time with two digits for the hour.
    package static let time = InputKind("time", "a 24-hour time with two digits for the hour", example: "09:30")
    /// A time in another format, which the example shows.
    package static let clockTime = InputKind("clock time", "a time", example: "9:30 AM")
}

extension Sentence {
    package static let hours = Sentence(
        "hours", "Use hours from 00 to 23", labeled: "{label} must have hours from 00 to 23")
    package static let minutes = Sentence(
        "minutes", "Use minutes from 00 to 59", labeled: "{label} must have minutes from 00 to 59")
    package static let seconds = Sentence(
        "seconds", "Use seconds from 00 to 59", labeled: "{label} must have seconds from 00 to 59")
    package static let timeWithZone = Sentence(
        "timeWithZone", "Enter hours, minutes, seconds, and a time zone, like {example}",
        labeled: "{label} must have hours, minutes, seconds, and a time zone, like {example}")
    /// The field is for a time of day.
    package static let offsetMissing = Sentence(
        "offsetMissing", "End with a time zone: Z for UTC, or a difference like +01:00",
        labeled: "{label} must end with a time zone: Z for UTC, or a difference like +01:00")
    /// The field is for a time of day.
    package static let offsetLimits = Sentence(
        "offsetLimits", "Use a difference from UTC of at most 23:59, like +01:00",
        labeled: "{label} must have a difference from UTC of at most 23:59, like +01:00")
    /// The field is for a time of day.
    package static let offsetUnwanted = Sentence(
        "offsetUnwanted", "End with the time: remove anything after it, like Z or +01:00",
        labeled: "{label} must end with the time: remove anything after it, like Z or +01:00")
}

extension ValidationError.Code {
    /// A time that isn't written as hours, minutes, and seconds.
    public static let timeFormat = declare(1185, "time.format") {
        if $0[.notation] != nil { return FilledSentence(kind: .clockTime, example: $0.example) }
        if $0.hasDateTimeExample { return FilledSentence(.dateThenTime) }
        return $0.example?.hasSuffix("Z") == true
            ? FilledSentence(.timeWithZone) : FilledSentence(kind: .time, example: $0.example)
    }

    /// An hour that doesn't exist.
    public static let timeHour = declare(1186, "time.hour", .hours)
    /// A minute that doesn't exist.
    public static let timeMinute = declare(1187, "time.minute", .minutes)
    /// A second that doesn't exist.
    public static let timeSecond = declare(1188, "time.second", .seconds)
    /// A 61st second at a time when no leap second is possible.
    public static let timeLeapSecond = declare(1189, "time.leapSecond", .seconds)
    /// A missing, unknown, or unwanted offset from universal time.
    public static let timeOffset = declare(1190, "time.offset") {
        FilledSentence(
            $0[.accepted] != nil ? .offsetUnwanted : $0[.maximum] != nil ? .offsetLimits : .offsetMissing)
    }
}

extension TimeInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .timeFormat, .timeHour, .timeMinute, .timeSecond, .timeLeapSecond, .timeOffset,
    ]
    package static let sentences: [Sentence] = [
        .hours, .minutes, .seconds, .timeWithZone, .offsetMissing, .offsetLimits, .offsetUnwanted,
    ]

    private static let localTimes =
        #"(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]+)?)?|23:59:60(?:\.[0-9]+)?"#

    package static let listing = StrategyListing(
        "time", "A time such as 14:30 or 14:30:00, as a form sends it", TimeInputValidator.standard, topic: .dates,
        noun: .time,
        traits: .format,
        texts: { time in
            if let custom = time.custom { return custom.texts }
            // If there's an offset, the leap second depends on the time and the offset.
            return time.offsetRequirement == .rejected
                ? .exactly(localTimes)
                : .approximately(
                    #"[0-2][0-9]:[0-5][0-9](?::[0-6][0-9](?:\.[0-9]+)?)?(?:[Zz]|[-+][0-9]{2}:[0-9]{2})?"#)
        },
        options: .word("offset", from: \.offsetRequirement, help: "whether an offset such as Z or +01:00 is"),
        .format(\.format, for: .time, like: "H:mm"), .maximumBytes(\.maximumBytes)
    ) { offset, format, maximumBytes in
        guard format == nil || offset == .rejected else {
            throw StrategyListing.InvalidSetting("a “format” has no offset", at: "offset")
        }
        return TimeInputValidator(offset, format: format, maximumBytes: maximumBytes)
    }
}
