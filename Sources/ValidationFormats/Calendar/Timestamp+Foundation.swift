// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

#if FoundationInterop
import Foundation

extension Date {
    /// Creates the date of a timestamp, or returns `nil` if the timestamp has no offset from universal time.
    ///
    /// A leap second becomes the next second, as in Unix time. A fraction of a second is rounded to `Date`'s precision,
    /// by less than a microsecond.
    public init?(_ timestamp: Timestamp) {
        guard timestamp.time.offsetMinutes != nil else { return nil }
        self = timestamp.dateAssumingUTC
    }

    /// Creates the date of a timestamp in a time zone, unless the timestamp has its own offset.
    ///
    /// If a time occurs twice because clocks are set back, the first occurrence counts. A time that clocks skip is
    /// converted with the offset before the change.
    public init(_ timestamp: Timestamp, in timeZone: TimeZone) {
        self = Date(timestamp) ?? timestamp.dateAssumingUTC.reinterpreted(asLocalTimeIn: timeZone)
    }

    /// Creates the date when a day begins in a time zone.
    ///
    /// If clocks skip midnight, midnight is converted with the offset before the change. The calendar follows ISO 8601,
    /// so the Gregorian rules also apply before 1582. Foundation's Gregorian calendar doesn't do that.
    public init(_ day: CalendarDate, in timeZone: TimeZone) {
        self = Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400).reinterpreted(asLocalTimeIn: timeZone)
    }

    /// Returns the date when a time zone's clocks show what universal time shows at this date.
    private func reinterpreted(asLocalTimeIn timeZone: TimeZone) -> Date {
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
    /// The timestamp's date.
    ///
    /// A time without an offset is treated as universal time.
    fileprivate var dateAssumingUTC: Date {
        Date(timeIntervalSince1970: Double(secondsSince1970) + Double(time.nanosecond) / 1e9)
    }
}

extension DateComponents {
    /// Creates components with year, month, and day, without a time zone.
    public init(_ day: CalendarDate) { self.init(year: day.year, month: day.month, day: day.day) }

    /// Creates components with hour, minute, second, and nanosecond, and with the offset's time zone if there is an
    /// offset.
    ///
    /// A leap second has the `second` 60.
    public init(_ time: TimeOfDay) {
        self.init(
            timeZone: time.offsetMinutes.flatMap { TimeZone(secondsFromGMT: $0 * 60) }, hour: time.hour,
            minute: time.minute, second: time.second, nanosecond: time.nanosecond)
    }

    /// Creates all components of a timestamp, with its offset's time zone if it has an offset.
    public init(_ timestamp: Timestamp) {
        self.init(timestamp.time)
        year = timestamp.date.year
        month = timestamp.date.month
        day = timestamp.date.day
    }
}
#endif
