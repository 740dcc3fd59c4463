// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// Returns the date that a text such as `2024-05-31` means.
private func day(_ text: String) -> CalendarDate {
    guard let date = parsed(.date, text) else { preconditionFailure("\(text) is no date") }
    return date
}

private func fixed(_ today: String) -> CalendarDate.Clock { .fixed(day(today)) }

extension StrategyRow {
    static let relativeDate = [
        StrategyRow(
            "dates in the past", InputValidator<CalendarDate>.past(now: fixed("2026-11-30")),
            accepts: [day("2026-11-29"), day("0000-01-01")],
            rejects: [(day("2026-11-30"), .dateTooLate), (day("9999-12-31"), .dateTooLate)]),
        StrategyRow(
            "dates in the future", InputValidator<CalendarDate>.future(now: fixed("2026-11-30")),
            accepts: [day("2026-12-01"), day("9999-12-31")],
            rejects: [(day("2026-11-30"), .dateTooEarly), (day("0000-01-01"), .dateTooEarly)]),
        StrategyRow(
            "dates within 30 days", InputValidator<CalendarDate>.daysFromToday(-30...30, now: fixed("2026-11-30")),
            accepts: [day("2026-10-31"), day("2026-11-30"), day("2026-12-30")],
            rejects: [(day("2026-10-30"), .dateTooEarly), (day("2026-12-31"), .dateTooLate)]),
        StrategyRow(
            "ages from 18 to 65", InputValidator<CalendarDate>.age(18...65, now: fixed("2026-11-30")),
            accepts: [day("2008-11-30"), day("1960-12-01")],
            rejects: [
                (day("2008-12-01"), .dateTooYoung), (day("1960-11-30"), .dateTooOld),
                (day("2026-12-01"), .dateTooLate), (day("2026-11-30"), .dateTooYoung),
            ]),
        StrategyRow(
            "ages without a date", InputValidator<CalendarDate>.age(18..., now: CalendarDate.Clock { nil }),
            accepts: [],
            rejects: [(day("2000-01-01"), .dateClock)]),
        StrategyRow(
            "ages of an empty range", InputValidator<CalendarDate>.age(18..<18, now: fixed("2026-11-30")), accepts: [],
            rejects: [(day("2000-01-01"), .comparisonRangeEmpty)]),
    ]
}

@Suite("RelativeDateInputValidator")
struct RelativeDateInputValidatorTests {
    @Test(
        "counts years from birthday to birthday, and from March 1 for February 29 in common years",
        arguments: [
            ("2008-02-29", "2026-02-28", 17), ("2008-02-29", "2026-03-01", 18), ("2008-02-29", "2028-02-28", 19),
            ("2008-02-29", "2028-02-29", 20), ("2008-03-01", "2026-02-28", 17), ("2008-03-01", "2026-03-01", 18),
            ("2008-02-28", "2026-02-28", 18), ("2026-11-30", "2026-11-30", 0), ("2025-12-01", "2026-11-30", 0),
            ("1900-02-28", "2000-02-29", 100), ("1896-02-29", "1900-02-28", 3), ("1896-02-29", "1900-03-01", 4),
        ])
    func age(birth: String, today: String, years: Int) {
        let date = day(birth)
        #expect(InputValidator.age(years...years, now: fixed(today)).isValid(date))
        #expect(rejection(by: .age((years + 1)..., now: fixed(today)), of: date)?.code == .dateTooYoung)
        #expect(years == 0 || rejection(by: .age(..<years, now: fixed(today)), of: date)?.code == .dateTooOld)
    }

    @Test("agrees with a second way to count for every birthday around a leap day")
    func everyDay() {
        var wrong = 0
        let births = (day("2000-02-27")...day("2000-03-02")).map(\.self) + [day("1896-02-29"), day("1999-12-31")]
        let ends = ["2018-02-27", "2019-12-30", "2020-02-27", "2100-02-27"].map(day)
        for birth in births {
            for today in ends.flatMap({ $0...$0.advanced(by: 5) }) {
                // The largest number of years whose birthday, or March 1 in place of a missing one, has come.
                let years = (0...250).last { count in
                    let year = birth.year + count
                    let birthday =
                        CalendarDate(year: year, month: birth.month, day: birth.day)
                        ?? CalendarDate(year: year, month: 3, day: 1)
                    return birthday.map { $0 <= today } == true
                }
                let clock = CalendarDate.Clock.fixed(today)
                guard let years, InputValidator.age(years...years, now: clock).isValid(birth) else {
                    wrong += 1
                    continue
                }
            }
        }
        #expect(wrong == 0)
    }

    @Test(
        "says what to do, with dates in the parser's format",
        arguments: [
            (.past(now: fixed("2026-11-30")), "31.12.2026", "Enter a date in the past"),
            (.future(now: fixed("2026-11-30")), "30.11.2026", "Enter a date in the future"),
            (
                .daysFromToday(0...30, now: fixed("2026-11-30")), "01.02.2027",
                "Enter a date between 30.11.2026 and 30.12.2026"
            ),
            (.daysFromToday(0..., now: fixed("2026-11-30")), "01.02.2025", "Enter 30.11.2026 or later"),
            (.daysFromToday(...(-7), now: fixed("2026-11-30")), "30.11.2026", "Enter 23.11.2026 or earlier"),
            (.age(18..., now: fixed("2026-11-30")), "30.11.2010", "Enter a date of birth for an age of 18 or more"),
            (.age(0..<66, now: fixed("2026-11-30")), "30.11.1900", "Enter a date of birth for an age of 65 or less"),
            (.age(18..., now: fixed("2026-11-30")), "01.12.2026", "Enter 30.11.2026 or earlier"),
        ] as [(InputValidator<CalendarDate>, String, String)])
    func messages(rule: InputValidator<CalendarDate>, input: String, message: String) {
        let strategy = InputValidator.date(format: "dd.MM.yyyy").then(rule)
        #expect(strategy.errors(for: input).map(\.reason) == [message])
    }

    @Test("reads the task's clock at each validation")
    func override() {
        let strategy: InputParser<String, CalendarDate> = .date.then(.past)
        CalendarDate.Clock.$override.withValue(fixed("2026-11-30")) {
            #expect(!strategy.isValid("2026-11-30"))
            CalendarDate.Clock.$override.withValue(fixed("2026-12-01")) { #expect(strategy.isValid("2026-11-30")) }
            #expect(!strategy.isValid("2026-11-30"))
        }
        CalendarDate.Clock.$override.withValue(CalendarDate.Clock { nil }) {
            #expect(rejection(by: strategy, of: "2026-11-30")?.code == .dateClock)
            // No example is known to be accepted.
            #expect(strategy.hint() == "Enter a date")
        }
        // An override that means itself is no override.
        CalendarDate.Clock.$override.withValue(.current) { _ = strategy.isValid("2026-11-30") }
    }

    @Test("has limits at the ends of the calendar")
    func ends() {
        let last = CalendarDate.Clock.fixed(day("9999-12-31"))
        #expect(!InputValidator.future(now: last).isValid(day("9999-12-31")))
        #expect(rejection(by: .future(now: last), of: day("9999-12-31"))?.reason == "Enter a date in the future")
        let all: InputValidator<CalendarDate> = .daysFromToday(Int.min...Int.max, now: last)
        #expect(all.isValid(day("0000-01-01")) && all.isValid(day("9999-12-31")))
        #expect(InputValidator.age(Int.min...Int.max, now: last).isValid(day("0000-01-01")))
    }

    @Test("equals a strategy with the same limits and the current clock, and no other")
    func equality() {
        #expect(InputValidator.age(18...) == InputValidator.age(18...))
        #expect(InputValidator.age(18...) != InputValidator.age(19...))
        #expect(InputValidator.age(17..<19) == InputValidator.age(17...18))
        #expect(
            InputValidator.age(18..., now: fixed("2026-11-30")) != InputValidator.age(18..., now: fixed("2026-11-30")))
        #expect(InputValidator.past == InputValidator.daysFromToday(...(-1)))
    }

    @Test("shows what it accepts in a hint")
    func hint() {
        let strategy: InputParser<String, CalendarDate> = .date(format: "d.M.yyyy")
            .then(.daysFromToday(1...7, now: fixed("2026-11-30")))
        #expect(strategy.hint()?.contains("Enter a date between 01.12.2026 and 07.12.2026") == true)
    }

    #if FoundationInterop
    @Test("knows the device's date")
    func systemClock() throws {
        let today = try #require(CalendarDate.Clock.current.today)
        #expect(today.year > 2020)
        #expect(InputValidator.past.isValid(day("2000-01-01")) && InputValidator.future.isValid(day("9999-12-31")))
    }
    #endif
}
