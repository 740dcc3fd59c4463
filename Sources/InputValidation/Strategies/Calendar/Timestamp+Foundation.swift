// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation

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
#endif
