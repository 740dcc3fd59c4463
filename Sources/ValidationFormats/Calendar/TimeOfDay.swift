// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A time of day, with its offset from universal time if the text has one.
public struct TimeOfDay: Hashable, Sendable {
    /// The hour, from 0 to 23.
    public let hour: Int
    /// The minute, from 0 to 59.
    public let minute: Int
    /// The second, from 0 to 59, or 60 for a leap second.
    public let second: Int
    /// The fraction of the second in nanoseconds, truncated after nine digits.
    public let nanosecond: Int
    /// The number of minutes that the clock is ahead of universal time, or `nil` if the text has no offset.
    public let offsetMinutes: Int?

    /// The minute of the day in universal time.
    ///
    /// The value is negative on the previous day, and 1440 or more on the next day.
    var utcMinuteOfDay: Int { hour * 60 + minute - (offsetMinutes ?? 0) }

    /// Parses a time that extends to the end of the bytes.
    ///
    /// RFC 3339, section 5.6: `partial-time` and `time-offset`. The second 60 is accepted only when a leap second is
    /// possible: at 23:59 universal time (section 5.7). A time with an offset needs seconds.
    static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, seconds: Requirement,
        offset offsetRequirement: Requirement
    ) -> Result<TimeOfDay, ValidationError> {
        func rejected(_ code: ValidationError.Code, _ offset: Int) -> Result<TimeOfDay, ValidationError> {
            .failure(ValidationError(code).at(position: offset))
        }
        guard let hour = bytes.number(at: start, digits: 2), bytes.byte(at: start + 2) == UInt8(ascii: ":"),
            let minute = bytes.number(at: start + 3, digits: 2)
        else { return rejected(.timeFormat, start) }
        var second = 0
        var offset = start + 5
        // A rejected offset gets its own error, with or without seconds.
        let isShort =
            seconds == .optional && offsetRequirement != .required
            && (offset == bytes.count
                || offset < bytes.count && offsetRequirement == .rejected
                    && Self.offsetMinutes(in: bytes, from: offset) != nil)
        if !isShort {
            guard bytes.byte(at: offset) == UInt8(ascii: ":"), let read = bytes.number(at: offset + 1, digits: 2)
            else { return rejected(.timeFormat, start) }
            second = read
            offset += 3
        }
        if hour > 23 { return rejected(.timeHour, start) }
        if minute > 59 { return rejected(.timeMinute, start + 3) }
        if second > 60 { return rejected(.timeSecond, start + 6) }
        var nanosecond = 0
        if !isShort, bytes.byte(at: offset) == UInt8(ascii: ".") {
            offset += 1
            var weight = 100_000_000
            let first = offset
            while let byte = bytes.byte(at: offset), byte.isDigit {
                nanosecond += Int(byte - 0x30) * weight
                weight /= 10
                offset += 1
            }
            if offset == first { return rejected(.timeFormat, offset) }
        }
        var minutes: Int?
        if offset < bytes.count {
            guard offsetRequirement != .rejected else { return .failure(Self.unwantedOffset.at(position: offset)) }
            guard let zone = Self.offsetMinutes(in: bytes, from: offset) else {
                return .failure(Self.unknownOffset(in: bytes, from: offset).at(position: offset))
            }
            minutes = zone
        } else if offsetRequirement == .required {
            return rejected(.timeOffset, offset)
        }
        let time = TimeOfDay(
            hour: hour, minute: minute, second: second, nanosecond: nanosecond, offsetMinutes: minutes)
        if second == 60, (time.utcMinuteOfDay + 2 * 1440) % 1440 != 1439 {
            return rejected(.timeLeapSecond, start + 6)
        }
        return .success(time)
    }

    /// Returns the time for the numbers read from a text, or the first wrong number's error, at its position.
    static func checked(_ numbers: CalendarLayout.Numbers) -> Result<TimeOfDay, ValidationError> {
        guard let hour = numbers[.hour], let minute = numbers[.minute] else {
            return .failure(ValidationError(.timeFormat))
        }
        let second = numbers[.second] ?? (0, 0)
        if hour.number > 23 { return .failure(ValidationError(.timeHour).at(position: hour.position)) }
        if minute.number > 59 { return .failure(ValidationError(.timeMinute).at(position: minute.position)) }
        if second.number > 59 { return .failure(ValidationError(.timeSecond).at(position: second.position)) }
        return .success(
            TimeOfDay(
                hour: hour.number, minute: minute.number, second: second.number, nanosecond: 0, offsetMinutes: nil))
    }

    /// Times whose endings complete any partly typed time with seconds, except a leap second.
    static let completions = ["00:00:00", "00:00:00Z", "00:00:00+00:00"]

    /// Returns the fewest characters that complete a text whose time starts at an offset, or `nil`.
    ///
    /// - Parameter endings: The endings for a text without a leap second.
    static func missingCharacterCount(
        after bytes: UnsafeBufferPointer<UInt8>, timeStart: Int, endings: Endings,
        isAccepted: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Int? {
        guard bytes.byte(at: timeStart + 6) == UInt8(ascii: "6"), let hour = bytes.number(at: timeStart, digits: 2),
            let minute = bytes.number(at: timeStart + 3, digits: 2), hour < 24, minute < 60
        else { return endings.minimumCharacterCount(completing: bytes, isAccepted: isAccepted) }
        // The offset must make the leap second the day's last second in universal time.
        let behind = 23 * 60 + 59 - hour * 60 - minute
        func offset(_ sign: String, _ minutes: Int) -> String {
            "0\(sign)\(zeroPadded(minutes / 60, width: 2)):\(zeroPadded(minutes % 60, width: 2))"
        }
        let times =
            behind == 0 ? ["0Z", offset("+", 0), offset("-", 0)] : [offset("-", behind), offset("+", 1440 - behind)]
        return Endings(suffixesOf: times).minimumCharacterCount(completing: bytes, isAccepted: isAccepted)
    }

    private static let unwantedOffset = ValidationError(.timeOffset, with: [.accepted: []])
    private static let offsetAboveMaximum = ValidationError(.timeOffset, with: [.maximum: "23:59"])

    /// Parses `Z` or `+hh:mm` up to the end of the bytes.
    private static func offsetMinutes(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let sign = bytes[start]
        if sign | 0x20 == UInt8(ascii: "z") { return bytes.count == start + 1 ? 0 : nil }
        guard let (hours, minutes) = offsetParts(in: bytes, from: start), hours < 24, minutes < 60 else { return nil }
        return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
    }

    private static func offsetParts(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> (hours: Int, minutes: Int)? {
        guard bytes[start] == UInt8(ascii: "+") || bytes[start] == UInt8(ascii: "-"), bytes.count == start + 6,
            let hours = bytes.number(at: start + 1, digits: 2), bytes[start + 3] == UInt8(ascii: ":"),
            let minutes = bytes.number(at: start + 4, digits: 2)
        else { return nil }
        return (hours, minutes)
    }

    private static func unknownOffset(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> ValidationError {
        offsetParts(in: bytes, from: start) == nil ? ValidationError(.timeOffset) : offsetAboveMaximum
    }
}

extension TimeOfDay: CustomStringConvertible {
    /// The time in the format of RFC 3339, such as `09:30:00.5+02:00`.
    public var description: String {
        var text = "\(zeroPadded(hour, width: 2)):\(zeroPadded(minute, width: 2)):\(zeroPadded(second, width: 2))"
        if nanosecond > 0 {
            var fraction = zeroPadded(nanosecond, width: 9)
            while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
            text += ".\(fraction)"
        }
        guard let offsetMinutes else { return text }
        if offsetMinutes == 0 { return text + "Z" }
        let minutes = abs(offsetMinutes)
        return text + (offsetMinutes < 0 ? "-" : "+")
            + "\(zeroPadded(minutes / 60, width: 2)):\(zeroPadded(minutes % 60, width: 2))"
    }
}
