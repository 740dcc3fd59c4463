// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation

// Not `CustomNSError`: its domain is static, so a subclass's own domain would be lost and its code would collide with
// ours (measured). Domain and code come from the witnesses in ValidationError.swift.
//
// A description that held the reason would say it twice in an alert with the description as title and the reason as
// message, as the Strategy chapter of "Pro Objective-C Design Patterns for iOS" has it. A description without the label
// would tell nothing to a program that shows only `localizedDescription`.
extension ValidationError: LocalizedError {
    /// What happened and where: ``title``, and the label or the path of the field if there is one.
    ///
    /// ```swift
    /// error.localizedDescription  // "Input Validation Failed: Card number"
    /// error.failureReason  // "Check card number: one of the digits does not fit"
    /// ```
    ///
    /// It is the title of an alert whose message is the ``failureReason``, so it does not hold the reason. To show one
    /// sentence only, show ``reason``.
    public var errorDescription: String? {
        let place = label ?? path.text
        return place.isEmpty ? title : "\(title): \(place)"
    }

    /// What is wrong and how to correct it: the ``reason``.
    public var failureReason: String? { reason }

    /// What is wrong and how to correct it: the ``reason``, for alerts that show no failure reason, such as `NSAlert`.
    public var recoverySuggestion: String? { reason }
}

extension ValidationError {
    /// The error as Foundation has it, with name, label, path and parameters in `userInfo`.
    ///
    /// `error as NSError` has the same domain, code, description, failure reason and recovery suggestion, but nothing
    /// else in `userInfo`: Foundation takes more only from errors with one domain for the whole type.
    public var nsError: NSError {
        var info: [String: Any] = [:]
        for (parameter, value) in parameters { info[parameter.rawValue] = value.foundationValue }
        // Behind the parameters: one of the same name takes no place of these.
        info[NSLocalizedDescriptionKey] = errorDescription
        info[NSLocalizedFailureReasonErrorKey] = failureReason
        info[NSLocalizedRecoverySuggestionErrorKey] = recoverySuggestion
        info[Self.nameKey] = name
        info[Self.labelKey] = label
        if !path.isEmpty { info[Self.pathKey] = path.text }
        return NSError(domain: domain.rawValue, code: code.rawValue, userInfo: info)
    }

    /// The `userInfo` key of ``name``.
    public static let nameKey = "ValidationErrorName"

    /// The `userInfo` key of ``label``.
    public static let labelKey = "ValidationErrorLabel"

    /// The `userInfo` key of ``path``, written `address.lines[2]`.
    public static let pathKey = "ValidationErrorPath"
}

extension ValidationError.Value {
    fileprivate var foundationValue: Any {
        switch self {
        case .int(let value): value
        case .double(let value): value
        case .flag(let value): value
        case .text(let value): value
        case .list(let values): values
        }
    }
}

// `value.validate(with:)` for the values of Foundation that people enter.
extension Data: Checkable {}
extension Date: Checkable {}
extension Decimal: Checkable {}
extension URL: Checkable {}
extension UUID: Checkable {}

extension UUID {
    /// Creates the UUID with the same 128 bits.
    public init(_ value: UUIDValue) {
        let bytes = value.bytes
        self.init(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9],
                bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }

    /// Creates the UUID with the same 128 bits as a ULID.
    public init(_ value: ULIDValue) {
        self.init(UUIDValue(high: value.high, low: value.low))
    }
}

extension URL {
    /// Creates the URL with the same text, or `nil` where Foundation cannot read it.
    ///
    /// Foundation percent-encodes what is not ASCII. It reads every URL that ``URLPolicy/web`` accepts.
    public init?(_ parts: URLParts) {
        self.init(string: parts.text)
    }
}

extension Date {
    /// Creates the moment of a timestamp, or `nil` if it has no offset from universal time.
    ///
    /// A leap second is the moment of the next second, as `Date` and Unix count. A fraction of a second is rounded to what
    /// a `Date` can hold, less than a microsecond off.
    public init?(_ timestamp: Timestamp) {
        guard timestamp.time.offsetMinutes != nil else { return nil }
        self = timestamp.universalMoment
    }

    /// Creates the moment of a timestamp by the clocks of a time zone; an offset in the timestamp takes precedence.
    ///
    /// A time that the clocks show twice is the first of both; one that they skip is read as if they did not.
    ///
    /// - Parameters:
    ///   - timestamp: The date and the time.
    ///   - timeZone: The time zone for a timestamp without an offset.
    public init(_ timestamp: Timestamp, in timeZone: TimeZone) {
        self = Date(timestamp) ?? timestamp.universalMoment.reading(clocksOf: timeZone)
    }

    /// Creates the moment at which a day begins in a time zone; a day has no time zone of its own.
    ///
    /// Where the clocks skip midnight, it is read as if they did not. The calendar is that of ISO 8601, which counts as
    /// the Gregorian one before 1582, too; Foundation's Gregorian calendar does not.
    public init(_ day: CalendarDate, in timeZone: TimeZone) {
        self = Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400).reading(clocksOf: timeZone)
    }

    /// Returns the moment at which the clocks of a time zone show what those of universal time show at this one.
    private func reading(clocksOf timeZone: TimeZone) -> Date {
        let day = 86_400.0
        let before = Double(timeZone.secondsFromGMT(for: self - day))
        let after = Double(timeZone.secondsFromGMT(for: self + day))
        let isAfter =
            Double(timeZone.secondsFromGMT(for: self - before)) != before
            && Double(timeZone.secondsFromGMT(for: self - after)) == after
        return self - (isAfter ? after : before)
    }
}

extension Timestamp {
    /// The moment, with a time without an offset taken as universal time.
    fileprivate var universalMoment: Date {
        Date(timeIntervalSince1970: Double(secondsSince1970) + Double(time.nanosecond) / 1e9)
    }
}

extension DateComponents {
    /// Creates year, month and day, without a time zone.
    public init(_ day: CalendarDate) {
        self.init(year: day.year, month: day.month, day: day.day)
    }

    /// Creates hour, minute, second and nanosecond, with the time zone of the offset if one was given.
    ///
    /// A leap second has the second 60.
    public init(_ time: TimeOfDay) {
        self.init(
            timeZone: time.offsetMinutes.flatMap { TimeZone(secondsFromGMT: $0 * 60) }, hour: time.hour,
            minute: time.minute, second: time.second, nanosecond: time.nanosecond)
    }

    /// Creates all components of a timestamp, with the time zone of its offset if one was given.
    public init(_ timestamp: Timestamp) {
        self.init(timestamp.time)
        year = timestamp.date.year
        month = timestamp.date.month
        day = timestamp.date.day
    }
}

extension CardExpiry.Clock {
    /// The month on this machine's calendar.
    public static var system: Self { system(timeZone: .autoupdatingCurrent) }

    /// The month in a time zone; a server that serves the world may ask for the last one that a card expires in, UTC−12.
    public static func system(timeZone: TimeZone) -> Self {
        Self {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            let today = calendar.dateComponents([.year, .month], from: Date())
            // Both are there because both were asked for; the fallback refuses every card.
            return (today.year ?? .max, today.month ?? 12)
        }
    }
}

extension InputValidator where Input == String {
    /// The expiry date of a payment card, good to the end of its month by this machine's calendar.
    public static var cardExpiry: CardExpiryInputValidator { .systemClock }
}

extension CardExpiryInputValidator {
    fileprivate static let systemClock = CardExpiryInputValidator(now: .system)
}
#endif
