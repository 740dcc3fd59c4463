// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("DateInputValidator")
struct DateInputValidatorTests {
    @Test("returns the day")
    func parse() throws {
        let date = try InputValidator.date.parse("2024-02-29")
        #expect(date.year == 2024)
        #expect(date.month == 2)
        #expect(date.day == 29)
        #expect(date.description == "2024-02-29")
        #expect(date == CalendarDate(year: 2024, month: 2, day: 29))
        #expect(try InputValidator.date.parse("0007-01-05").description == "0007-01-05")
    }

    @Test("reports the position of the error", arguments: [("2024-13-01", 5), ("2023-02-29", 8)])
    func position(input: String, offset: Int) {
        #expect(rejection(by: .date, of: input)?[.position] == .int(offset))
    }

    @Test(
        "keeps to a range",
        arguments: [("1999-12-31", false), ("2000-01-01", true), ("2009-12-31", true), ("2010-01-01", false)])
    func range(input: String, isAccepted: Bool) throws {
        let first = try #require(CalendarDate(year: 2000, month: 1, day: 1))
        let end = try #require(CalendarDate(year: 2010, month: 1, day: 1))
        #expect(InputValidator.date(in: first..<end).isValid(input) == isAccepted)
    }

    @Test("reports the limit as a date")
    func limit() throws {
        let first = try #require(CalendarDate(year: 2024, month: 1, day: 1))
        let error = try #require(rejection(by: .date(in: first...), of: "2023-12-31"))
        #expect(error.code == .comparisonTooSmall)
        #expect(error.reason == "Enter 2024-01-01 or later")
    }

    @Test(
        "shows an example that is in the range",
        arguments: [
            ("2000-01-01", "2030-01-01", nil), ("2025-01-01", "2030-01-01", "2025-01-01"),
            ("2000-01-01", "2024-05-31", "2000-01-01"),
        ])
    func example(first: String, end: String, example: String?) throws {
        let range = try InputValidator.date.parse(first)..<InputValidator.date.parse(end)
        let error = rejection(by: .date(in: range), of: "x")
        #expect(error?.code == .dateFormat && error?[.example] == example.map { .text($0) })
        #expect(rejection(by: .date(in: range), of: "2024-13-01")?[.example] == nil)
    }

    @Test("shows the day beside a limit that is excluded")
    func exampleBesideLimit() throws {
        let last = try #require(CalendarDate(year: 2024, month: 12, day: 31))
        let later: InputValidator<String> = .date(in: Interval(lower: .excluded(last)))
        #expect(rejection(by: later, of: "x")?[.example] == "2025-01-01")
        let first = try #require(CalendarDate(year: 2000, month: 1, day: 1))
        let earlier: InputValidator<String> = .date(in: ..<first)
        #expect(rejection(by: earlier, of: "x")?[.example] == "1999-12-31")
    }

    @Test(
        "reports the last day of the month",
        arguments: [
            ("2023-02-29", 28), ("2024-02-30", 29), ("2024-04-31", 30), ("2024-01-32", 31), ("2024-12-00", 31),
        ])
    func lastDay(input: String, maximum: Int) {
        let error = rejection(by: .date, of: input)
        #expect(error?.domain == .builtIn && error?.code == .dateDay)
        #expect(error?[.maximum] == .int(maximum) && error?[.position] == 8)
    }

    @Test("has its limits as texts in its settings, from which it is created again")
    func settings() throws {
        let first = try #require(CalendarDate(year: 2000, month: 1, day: 1))
        let end = try #require(CalendarDate(year: 2010, month: 1, day: 1))
        let strategy: InputValidator<String> = .date(in: first..<end)
        let settings = strategy.configuration.parameters
        #expect(settings["minimum"] == "2000-01-01" && settings["maximum"] == "2010-01-01")
        #expect(settings["minimumExcluded"] == nil && settings["maximumExcluded"] == true)
        #expect(try DateInputValidator.listing.makeStrategy(with: settings) == strategy)
    }

    @Test("accepts every day of 400 years, and no other")
    func calendar() throws {
        let date: InputParser<String, CalendarDate> = .date
        var (year, month, day) = (1800, 1, 1)
        var count = try #require(CalendarDate(year: year, month: month, day: day)).daysSince1970
        var wrong = 0
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        while year < 2200 {
            let read = parsed(date, Self.written(year, month, day))
            if read?.daysSince1970 != count || read?.description != Self.written(year, month, day) { wrong += 1 }
            count += 1
            let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
            let last = month == 2 && isLeap ? 29 : lengths[month - 1]
            if day < last {
                day += 1
                continue
            }
            for extra in (last + 1)...33 where date.isValid(Self.written(year, month, extra)) { wrong += 1 }
            (year, month, day) = month < 12 ? (year, month + 1, 1) : (year + 1, 1, 1)
        }
        #expect(wrong == 0)
        #expect(CalendarDate(year: 1970, month: 1, day: 1)?.daysSince1970 == 0)
    }

    private static func written(_ year: Int, _ month: Int, _ day: Int) -> String {
        "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
}
