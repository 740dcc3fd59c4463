// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A date and a time of day, with an offset from universal time if the text has one.
public struct Timestamp: Hashable, Sendable {
    /// The local date at that offset.
    public let date: CalendarDate
    /// The local time of day at that offset, together with the offset.
    public let time: TimeOfDay

    /// The whole seconds since 1970-01-01T00:00:00Z in Unix time, where a leap second counts as the next second.
    ///
    /// A time without an offset is treated as universal time.
    public var secondsSince1970: Int64 {
        Int64(date.daysSince1970) * 86_400 + Int64(time.utcMinuteOfDay * 60 + time.second)
    }

    /// Whether the day in universal time is the last day of its month.
    var isLastDayOfMonthInUTC: Bool {
        let minute = time.utcMinuteOfDay
        if minute < 0 { return date.day == 1 }
        let last = CalendarDate.dayCount(inMonth: date.month, of: date.year)
        return minute < 1440 ? date.day == last : date.day == last - 1
    }
}

extension Timestamp: CustomStringConvertible {
    /// The date and the time in the format of RFC 3339, such as `2024-05-31T09:30:00Z`.
    public var description: String { "\(date)T\(time)" }
}
