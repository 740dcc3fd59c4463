// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import Testing

@Suite("Dates of Foundation")
struct TimestampFoundationTests {
    @Test(
        "are created from parsed points in time",
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("2024-05-31T09:30:00+02:00", 1_717_140_600),
            ("2016-12-31T23:59:60Z", 1_483_228_800),
            ("1969-12-31T23:59:59.5-00:30", 1_799.5), ("0000-01-01T00:00:00Z", -62_167_219_200),
            ("9999-12-31T23:59:59Z", 253_402_300_799),
        ])
    func timestamp(text: String, seconds: Double) throws {
        let timestamp = try InputValidator.dateTime.parse(text)
        #expect(Date(timestamp)?.timeIntervalSince1970 == seconds)
        // The text's own offset takes precedence.
        let zone = try #require(TimeZone(secondsFromGMT: 36_000))
        #expect(Date(timestamp, in: zone).timeIntervalSince1970 == seconds)
    }

    @Test(
        "are created from times without an offset in a time zone",
        arguments: [
            ("2024-01-15T12:00:00", "Europe/Berlin", "2024-01-15T11:00:00Z"),
            ("2024-07-15T12:00:00", "Europe/Berlin", "2024-07-15T10:00:00Z"),
            ("2024-07-15T12:00:00", "America/New_York", "2024-07-15T16:00:00Z"),
            // A time that the clocks skip is read as if they hadn't been put forward.
            ("2024-03-31T02:30:00", "Europe/Berlin", "2024-03-31T01:30:00Z"),
            ("2024-03-10T02:30:00", "America/New_York", "2024-03-10T07:30:00Z"),
            // A time that the clocks show twice is the first of the two.
            ("2024-10-27T02:30:00", "Europe/Berlin", "2024-10-27T00:30:00Z"),
            ("2024-11-03T01:30:00", "America/New_York", "2024-11-03T05:30:00Z"),
            ("2024-03-31T03:30:00", "Europe/Berlin", "2024-03-31T01:30:00Z"),
            ("2024-10-27T03:30:00", "Europe/Berlin", "2024-10-27T02:30:00Z"),
        ])
    func local(text: String, zone: String, moment: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        let local = try InputValidator.dateTime(offset: .optional).parse(text)
        #expect(Date(local) == nil)
        #expect(Date(local, in: zone) == Date(try InputValidator.dateTime.parse(moment)))
    }

    @Test(
        "are created from parsed days",
        arguments: [
            ("1970-01-01", "GMT", "1970-01-01T00:00:00Z"), ("2024-02-29", "Asia/Tokyo", "2024-02-28T15:00:00Z"),
            ("2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00Z"), ("0001-01-01", "GMT", "0001-01-01T00:00:00Z"),
        ])
    func day(text: String, zone: String, moment: String) throws {
        let day = try InputValidator.date.parse(text)
        let zone = try #require(TimeZone(identifier: zone))
        #expect(Date(day, in: zone) == Date(try InputValidator.dateTime.parse(moment)))
        let components = DateComponents(day)
        #expect((components.year, components.month, components.day) == (day.year, day.month, day.day))
        #expect(components.timeZone == nil && components.hour == nil)
    }

    @Test("have the components of what was parsed, with its offset and its leap second")
    func components() throws {
        let components = DateComponents(try InputValidator.dateTime.parse("2017-01-01T00:59:60.25+01:00"))
        #expect(components.year == 2017 && components.month == 1 && components.day == 1)
        #expect(components.hour == 0 && components.minute == 59 && components.second == 60)
        #expect(components.nanosecond == 250_000_000)
        #expect(components.timeZone?.secondsFromGMT() == 3_600)
        #expect(DateComponents(try InputValidator.time(offset: .optional).parse("09:30:00")).timeZone == nil)
    }
}
#endif
