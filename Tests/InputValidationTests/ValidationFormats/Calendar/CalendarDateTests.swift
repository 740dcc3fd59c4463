// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("CalendarDate")
struct CalendarDateTests {
    @Test(
        "does not create a date that does not exist",
        arguments: [
            (2023, 2, 29), (2024, 4, 31), (2024, 0, 1), (2024, 13, 1), (2024, 1, 0), (-1, 1, 1), (10_000, 1, 1),
        ])
    func noDay(year: Int, month: Int, day: Int) {
        #expect(CalendarDate(year: year, month: month, day: day) == nil)
    }

    @Test(
        "accepts February 29 in leap years only",
        arguments: [(2000, true), (1900, false), (2024, true), (2023, false), (0, true), (2100, false)])
    func leap(year: Int, isLeap: Bool) {
        #expect(CalendarDate.isLeapYear(year) == isLeap)
    }

    @Test(
        "counts days from 1970",
        arguments: [
            ("1970-01-01", 0), ("1969-12-31", -1), ("2000-03-01", 11_017), ("0000-01-01", -719_528),
            ("9999-12-31", 2_932_896),
        ])
    func days(input: String, days: Int) throws {
        #expect(try InputValidator.date.parse(input).daysSince1970 == days)
    }

    @Test("is ordered by the year, then by the month, then by the day")
    func order() throws {
        let texts = ["2023-12-31", "2024-01-02", "2024-02-01", "2024-02-02", "2025-01-01"]
        let dates = try texts.map { try InputValidator.date.parse($0) }
        #expect(dates.reversed().sorted().map(\.description) == texts)
        #expect(!(dates[1] < dates[1]))
    }

    @Test("counts days on and back")
    func strides() throws {
        let first = try #require(CalendarDate(year: 0, month: 1, day: 1))
        let last = try #require(CalendarDate(year: 9999, month: 12, day: 31))
        var random = SplitMix64(seed: 12)
        for _ in 0..<5_000 {
            let days = Int.random(in: 0...first.distance(to: last), using: &random)
            let day = first.advanced(by: days)
            #expect(first.distance(to: day) == days && day.distance(to: last) == last.daysSince1970 - day.daysSince1970)
            #expect(CalendarDate(year: day.year, month: day.month, day: day.day) == day)
        }
        #expect(first.advanced(by: 59).description == "0000-02-29")
        #expect(last.advanced(by: 1) == last && first.advanced(by: .min) == first && last.advanced(by: .max) == last)
        #expect(first.advanced(by: -1) == first && first.advanced(by: 4_000_000) == last)
        #expect(Array(first...first.advanced(by: 366)).count == 367)
    }
}
