// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let time = [
        TextStrategy(
            "time in a format", .time(format: "H:mm"), accepts: ["9:30", "09:30", "0:00", "23:59"],
            rejects: [
                ("24:00", .timeHour), ("9:60", .timeMinute), ("9:3", .timeFormat), ("9.30", .timeFormat),
                ("09:30:00", .timeFormat), ("09:30Z", .timeFormat),
            ]),
        TextStrategy(
            "time with AM or PM", .time(format: "h:mm a"), accepts: ["9:30 AM", "09:30 pm", "12:00 Am", "12:59 PM"],
            rejects: [
                ("0:30 AM", .timeFormat), ("13:00 PM", .timeFormat), ("9:60 AM", .timeMinute), ("9:30", .timeFormat),
                ("9:30 XM", .timeFormat), ("9:30 A", .timeFormat), ("9:30 AM.", .timeFormat), ("9:30AM", .timeFormat),
            ]),
        TextStrategy(
            "time with AM or PM before it", .time(format: "a hh.mm"), accepts: ["PM 09.30"],
            rejects: [("PM 9.30", .timeFormat), ("09.30 PM", .timeFormat)]),
        TextStrategy(
            "time with seconds in a format", .time(format: "HH.mm.ss"), accepts: ["09.30.00"],
            rejects: [("09.30.60", .timeSecond), ("9.30.00", .timeFormat), ("09.30", .timeFormat)]),
        TextStrategy(
            "time with offset", .time(offset: .required),
            accepts: [
                "09:30:00Z", "09:30:00.5+02:00", "23:59:60Z", "00:59:60+01:00", "09:30:00z", "23:59:60-00:00",
                "23:59:60+00:00", "18:59:60-05:00", "23:58:60-00:01", "00:00:60+00:01", "23:59:60.5z",
            ],
            rejects: [
                ("09:30", .timeFormat),
                ("09:30:00", .timeOffset),
                ("09:30Z", .timeFormat),
                ("24:00:00Z", .timeHour),
                ("23:60:00Z", .timeMinute),
                ("23:59:61Z", .timeSecond),
                ("22:59:60Z", .timeLeapSecond),
                ("23:59:60+00:01", .timeLeapSecond),
                ("23:59:60-00:01", .timeLeapSecond),
                ("09:30:00+24:00", .timeOffset),
                ("09:30:00+0200", .timeOffset),
                ("09:30:00+01:60", .timeOffset),
                ("09:30:00+02-00", .timeOffset),
                ("24:60:61Z", .timeHour),
                ("23:60:61Z", .timeMinute),
                ("09:30:00.Z", .timeFormat),
                ("09:30:00,5Z", .timeOffset),
            ]),
        TextStrategy(
            "time with optional offset", .time(offset: .optional),
            accepts: ["09:30", "09:30:00", "09:30:00Z", "09:30:00-00:30"],
            rejects: [
                // As in RFC 3339, an offset follows the seconds.
                ("09:30Z", .timeFormat),
                ("09:30:00+2", .timeOffset),
            ]),
    ]
}

@Suite("TimeInputValidator")
struct TimeInputValidatorTests {
    @Test(
        "reads hours from 1 to 12",
        arguments: [("12:05 AM", 0), ("1:05 am", 1), ("11:05 AM", 11), ("12:05 PM", 12), ("11:05 pm", 23)])
    func halfDays(text: String, hour: Int) throws {
        #expect(try TimeInputValidator(format: "h:mm a").parse(text).hour == hour)
    }

    @Test(
        "rejects a format with only one of the hour and AM or PM",
        arguments: ["h:mm", "H:mm a", "mm a", "h:mm a a", "h:H:mm a"])
    func brokenHalfDays(format: String) {
        let error = rejection(by: InputValidator<String>.time(format: format), of: "9:30 AM")
        #expect(error?.code == .calendarFormat && error?.domain == .builtIn)
    }

    @Test(
        "returns the time",
        arguments: [
            ("09:30:15Z", 9, 30, 15, 0, 0), ("23:59:60.25z", 23, 59, 60, 250_000_000, 0),
            ("00:00:00.000000001+14:00", 0, 0, 0, 1, 840), ("12:00:00.1234567899-03:30", 12, 0, 0, 123_456_789, -210),
            ("12:00:00-00:00", 12, 0, 0, 0, 0),
        ])
    func parse(input: String, hour: Int, minute: Int, second: Int, nanosecond: Int, offset: Int) throws {
        let time = try InputValidator.time(offset: .required).parse(input)
        #expect([time.hour, time.minute, time.second, time.nanosecond] == [hour, minute, second, nanosecond])
        #expect(time.offsetMinutes == offset)
    }

    @Test("returns no offset if the text has none")
    func optional() throws {
        let time = try InputValidator.time(offset: .optional).parse("09:30:00")
        #expect(time.offsetMinutes == nil)
        #expect(time.description == "09:30:00")
        #expect(try InputValidator.time(offset: .optional).parse("09:30:00Z").offsetMinutes == 0)
    }

    @Test(
        "reports the position of the error",
        arguments: [
            ("24:00:00Z", 0), ("23:60:00Z", 3), ("23:59:61Z", 6), ("22:59:60Z", 6), ("09:30:00", 8), ("09:30:00.Z", 9),
            ("9:30:00Z", 0), ("09:30Z", 0),
        ])
    func position(input: String, offset: Int) {
        #expect(rejection(by: .time(offset: .required), of: input)?[.position] == .int(offset))
    }

    @Test("reports an offset that is not accepted at its position", arguments: [("09:30Z", 5), ("09:30:00+01:00", 8)])
    func unwantedOffset(input: String, offset: Int) {
        let error = rejection(by: .time, of: input)
        #expect(error?.code == .timeOffset)
        #expect(error?[.position] == .int(offset))
        #expect(error?[.accepted] != nil)
    }
}
