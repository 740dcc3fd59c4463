// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let date = [
        TextStrategy(
            "date with two digits", .date(format: "dd.MM.yyyy"),
            accepts: ["31.05.2024", "29.02.2024", "01.12.0000", "10.12.1815"],
            rejects: [
                ("31.5.2024", .dateFormat), ("1.05.2024", .dateFormat), ("31.05.24", .dateFormat),
                ("31/05/2024", .dateFormat), ("31.05.2024.", .dateFormat), ("2024-05-31", .dateFormat),
                ("31.05.", .dateFormat), (" 31.05.2024", .dateFormat), ("31.02.2026", .dateDay),
                ("29.02.1900", .dateDay), ("00.01.2024", .dateDay), ("31.13.2024", .dateMonth),
                ("05.31.2024", .dateMonth),
            ]),
        TextStrategy(
            "date of the United States", .date(format: "M/d/yyyy"),
            accepts: ["5/31/2024", "05/31/2024", "12/1/2024", "2/29/2000"],
            rejects: [
                ("31/5/2024", .dateMonth), ("005/31/2024", .dateFormat), ("5/031/2024", .dateFormat),
                ("5/31/24", .dateFormat), ("5-31-2024", .dateFormat), ("0/1/2024", .dateMonth),
                ("1/0/2024", .dateDay), ("2/29/2023", .dateDay),
            ]),
        TextStrategy(
            "date with two digits for the year", .date(format: "dd.MM.yy", twoDigitYearsFrom: 1970),
            accepts: ["01.10.26", "29.02.72", "29.02.00"],
            rejects: [("29.02.71", .dateDay), ("01.10.2026", .dateFormat), ("1.10.26", .dateFormat)]),
        TextStrategy(
            "date in Japanese", .date(format: "yyyy年M月d日"), accepts: ["2024年5月31日", "2024年05月01日"],
            rejects: [("2024年5月31", .dateFormat), ("2024年13月1日", .dateMonth), ("2023年2月29日", .dateDay)]),
        TextStrategy(
            "date without separators", .date(format: "yyyyMMdd"), accepts: ["20240531"],
            rejects: [("2024531", .dateFormat), ("20241301", .dateMonth), ("2024-05-31", .dateFormat)]),
    ]
}

@Suite("DateInputValidator")
struct DateInputValidatorTests {
    @Test(
        "reads a year with two digits as the year within the window",
        arguments: [
            (1970, "31.12.69", 2069), (1970, "01.01.70", 1970), (1930, "01.01.29", 2029), (2000, "01.01.99", 2099),
            (0, "01.01.05", 5), (9_900, "31.12.99", 9999), (1950, "01.01.49", 2049),
        ])
    func window(firstYear: Int, input: String, year: Int) {
        let date: InputParser<String, CalendarDate> = .date(format: "dd.MM.yy", twoDigitYearsFrom: firstYear)
        #expect(parsed(date, input)?.year == year)
    }

    @Test(
        "rejects every text if the format can't be understood",
        arguments: [
            ("", nil), ("dd.MM", nil), ("dd.MM.yy", nil), ("dd.MM.yyyy", 1970), ("dd.MM.yy", -1), ("dd.MM.yy", 9_901),
            ("DD.MM.YYYY", nil), ("%d.%m.%Y", nil), ("dd.MM.yyyy HH", nil), ("dd.MMM.yyyy", nil), ("dMyyyy", nil),
            ("yyyyMMd", nil), ("dd.dd.yyyy", nil), ("dd.MM.yyyy1", nil), ("dd.MM.yyyy'T", nil), ("any", nil),
            ("dd.MM.yyyy\u{200B}", nil), ("dd\n.MM.yyyy", nil), ("y-M-d", nil),
        ] as [(String, Int?)])
    func unreadableFormat(format: String, firstYear: Int?) {
        let strategy: InputParser<String, CalendarDate> = .date(format: format, twoDigitYearsFrom: firstYear)
        for input in ["31.05.2024", "2024-05-31", "x", format] where !input.isEmpty {
            let error = rejection(by: strategy, of: input)
            #expect(error?.domain == .builtIn && error?.code == .calendarFormat)
        }
        #expect(strategy.requirements.isEmpty)
    }

    @Test(
        "shows the example and the limits in the format",
        arguments: [
            ("dd.MM.yyyy", "x", "Enter a date with 2 digits for the day and the month, like 31.05.2024"),
            ("M/d/yyyy", "x", "Enter a date, like 05/31/2024"),
            ("M/d/yyyy", "31/12/2026", "Check the order of the day and the month, like 05/31/2024"),
            ("M/d/yyyy", "31/31/2026", "Use a month from 01 to 12"),
            ("dd.MM.yyyy", "01.01.1999", "Enter 02.01.2000 or later"),
            ("M/d/yyyy", "1/1/2031", "Enter 12/31/2030 or earlier"),
        ])
    func messages(format: String, input: String, message: String) throws {
        let first = try #require(CalendarDate(year: 2000, month: 1, day: 2))
        let last = try #require(CalendarDate(year: 2030, month: 12, day: 31))
        let isLate = input.hasSuffix("2031")
        let strategy: InputParser<String, CalendarDate> =
            isLate ? .date(format: format, in: ...last) : .date(format: format, in: first...)
        #expect(rejection(by: strategy, of: input)?.reason == message)
        let chain = InputValidator.date(format: format).then(isLate ? .atMost(last) : .atLeast(first))
        #expect(rejection(by: chain, of: input)?.reason == message)
    }

    @Test(
        "finds the place of a mistake", arguments: [("31.5.2024", 4), ("31-05-2024", 2), ("31.05.2024x", 10), ("3", 1)])
    func place(input: String, offset: Int) {
        #expect(rejection(by: .date(format: "dd.MM.yyyy"), of: input)?[.position] == .int(offset))
    }

    @Test(
        "says whether a text can become a date in the format",
        arguments: [
            ("dd.MM.yyyy", "", true), ("dd.MM.yyyy", "3", true), ("dd.MM.yyyy", "31.1", true),
            ("dd.MM.yyyy", "4", false), ("dd.MM.yyyy", "1.", false), ("d.M.yyyy", "1.", true),
            ("d.M.yyyy", "1.13", false), ("dd.MM.yyyy", "31.02.2024", false),
        ])
    func progress(format: String, input: String, isPossible: Bool) {
        let progress = InputValidator.date(format: format).progress(of: input)
        if case .impossible = progress { #expect(!isPossible) } else { #expect(isPossible, "\(progress)") }
    }

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
