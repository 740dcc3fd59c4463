// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A point in time: a date, a time of day and an offset from universal time.
public struct Timestamp: Hashable, Sendable {
    /// The date, by the clock that the offset belongs to.
    public let date: CalendarDate
    /// The time of day, by that clock.
    public let time: TimeOfDay

    /// Creates a point in time.
    public init(date: CalendarDate, time: TimeOfDay) {
        self.date = date
        self.time = time
    }

    /// The whole seconds since 1970-01-01T00:00:00Z, as Unix counts them: a leap second counts as the next second.
    ///
    /// A time without an offset is taken as universal time.
    public var secondsSince1970: Int {
        date.daysSince1970 * 86_400 + time.universalMinute * 60 + time.second
    }

    /// Whether the day in universal time is the last of its month.
    var isLastUniversalDayOfMonth: Bool {
        let minute = time.universalMinute
        if minute < 0 { return date.day == 1 }
        let last = CalendarDate.days(inMonth: date.month, of: date.year)
        return minute < 1440 ? date.day == last : date.day == last - 1
    }
}

extension Timestamp: CustomStringConvertible {
    /// The point in time as RFC 3339 writes it, such as `2024-05-31T09:30:00Z`.
    public var description: String { "\(date)T\(time)" }
}
