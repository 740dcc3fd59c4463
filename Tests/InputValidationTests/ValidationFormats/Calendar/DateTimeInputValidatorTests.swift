// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let dateTime = [
        TextStrategy(
            "dateTime in a format", .dateTime(format: "dd.MM.yyyy HH:mm"), accepts: ["31.05.2024 09:30"],
            rejects: [
                ("31.05.2024", .dateTimeFormat), ("31.05.2024T09:30", .dateTimeFormat), ("31.04.2024 09:30", .dateDay),
                ("31.05.2024 24:30", .timeHour), ("31.13.2024 09:30", .dateMonth), ("31.05.2024 09:60", .timeMinute),
            ]),
        TextStrategy(
            "dateTime with a blank", .dateTime(allowsSpaceSeparator: true),
            accepts: [
                "2024-05-31 09:30:00Z", "2024-05-31T09:30:00Z", "2016-12-31 23:59:60z",
                "2016-12-31 23:59:60-00:00", "2017-01-01 00:59:60+01:00", "2016-12-31T18:59:60-05:00",
            ],
            rejects: [
                ("2024-05-31  09:30:00Z", .timeFormat),
                ("2024-05-31_09:30:00Z", .dateTimeFormat),
                ("2024-05-31\u{A0}09:30:00Z", .dateTimeFormat),
                ("2024-05-31 09:30:00", .timeOffset),
            ]),
    ]
}

@Suite("DateTimeInputValidator")
struct DateTimeInputValidatorTests {
    @Test("returns date and time in the offset of the text")
    func parse() throws {
        let timestamp = try InputValidator.dateTime.parse("1996-12-19t16:39:57.5-08:00")
        #expect(timestamp.date == CalendarDate(year: 1996, month: 12, day: 19))
        #expect(timestamp.time.hour == 16)
        #expect(timestamp.time.offsetMinutes == -480)
        #expect(timestamp.description == "1996-12-19T16:39:57.5-08:00")
    }

    @Test(
        "accepts a leap second only in the last minute of a universal month",
        arguments: [
            ("2016-12-31T23:59:60Z", true), ("2017-01-01T08:59:60+09:00", true), ("2016-12-31T18:59:60-05:00", true),
            ("2015-06-30T23:59:60Z", true), ("2016-12-30T23:59:60Z", false), ("2016-12-31T23:58:60Z", false),
            ("2016-12-31T23:59:60+09:00", false), ("2016-12-30T18:59:60-05:00", false),
            ("2017-01-02T08:59:60+09:00", false), ("2015-02-28T23:59:60Z", true), ("2016-02-28T23:59:60Z", false),
        ])
    func leapSeconds(input: String, isAccepted: Bool) {
        #expect(rejection(by: .dateTime, of: input)?.code == (isAccepted ? nil : .timeLeapSecond))
    }

    @Test(
        "reports the position of the error in the whole text",
        arguments: [
            ("2024-05-31 09:30:00Z", .dateTimeFormat, 10), ("2024-05-31", .dateTimeFormat, 10),
            ("2024-13-31T09:30:00Z", .dateMonth, 5), ("2024-05-31T25:30:00Z", .timeHour, 11),
            ("2024-05-31T09:60:00Z", .timeMinute, 14), ("2024-05-31T09:30:61Z", .timeSecond, 17),
            ("2024-05-30T23:59:60Z", .timeLeapSecond, 17), ("2024-05-31T23:58:60Z", .timeLeapSecond, 17),
            ("2024-05-31T09:30:00", .timeOffset, 19), ("2024-05-31T09:30:00+2", .timeOffset, 19),
            ("2024-05-31T9:30:00Z", .timeFormat, 11), ("2024-05-31T09:30Z", .timeFormat, 11),
            ("2024-05-31T09:30:00.Z", .timeFormat, 20), ("2024-05-31T24:60:61Z", .timeHour, 11),
            ("2024-02-30T24:00:00Z", .dateDay, 8),
        ] as [(String, ValidationError.Code, Int)])
    func position(input: String, code: ValidationError.Code, offset: Int) {
        let error = rejection(by: .dateTime, of: input)
        #expect(error?.domain == .builtIn && error?.code == code && error?[.position] == .int(offset))
    }

    @Test("shows an example that it accepts", arguments: [Requirement.required, .optional, .rejected])
    func example(offset: Requirement) {
        let strategy: InputValidator<String> = .dateTime(offset: offset)
        for input in ["x", "2024-05-31", "2024-05-31T9"] {
            guard case .text(let example) = rejection(by: strategy, of: input)?[.example] else {
                Issue.record("\(input) has no example")
                continue
            }
            #expect(strategy.isValid(example), "\(example)")
        }
        #expect(rejection(by: strategy, of: "2024-05-31T25:30:00")?[.example] == nil)
    }

    @Test("reads a time without an offset as universal if the offset is optional")
    func optional() throws {
        let timestamp = try InputValidator.dateTime(offset: .optional).parse("2024-05-31T09:30:00")
        #expect(timestamp.time.offsetMinutes == nil)
        #expect(timestamp.secondsSince1970 == 1_717_147_800)
        // A space is accepted only if the strategy allows it.
        let error = rejection(by: .dateTime(offset: .optional), of: "2024-05-31 09:30:00")
        #expect(error?.domain == .builtIn && error?.code == .dateTimeFormat)
    }
}
