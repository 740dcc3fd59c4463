// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

#if FoundationInterop
import Foundation
#endif

extension TextStrategy {
    static let cardExpiry = [
        TextStrategy(
            "cardExpiry", .cardExpiry(now: .fixed(year: 2026, month: 11)),
            accepts: [
                "03/31", "03/2031", "3/31", "03-31", "03 31", "03 / 31", "03 - 2031", "0331", "032031", "11/26",
                "11/46",
                "11/2046", "12/26",
            ],
            rejects: [
                ("3", .expiryFormat), ("03/", .expiryFormat), ("/31", .expiryFormat), ("03//31", .expiryFormat),
                ("03  31", .expiryFormat), ("03/3", .expiryFormat), ("03/031", .expiryFormat),
                ("03/20311", .expiryFormat), ("03312031", .expiryFormat),
                ("331", .expiryFormat), ("03.31", .expiryFormat), ("March 31", .expiryFormat),
                (" 03/31", .expiryFormat),
                ("003/31", .expiryFormat), ("0331/", .expiryFormat), ("٠٣/٣١", .expiryFormat), ("０３/３１", .expiryFormat),
                ("00/31", .expiryMonth), ("13/31", .expiryMonth), ("1331", .expiryMonth), ("99/99", .expiryMonth),
                ("10/26", .expiryPast), ("12/25", .expiryPast), ("12/1999", .expiryPast), ("12/99", .expiryPast),
                ("01/0000", .expiryPast), ("12/46", .expiryFuture), ("01/2047", .expiryFuture),
                ("01/9999", .expiryFuture),
            ])
    ]
}

@Suite("The expiry date of a card")
struct CardExpiryInputValidatorTests {
    private let expiry: InputParser<String, CardExpiry> = .cardExpiry(now: .fixed(year: 2026, month: 11))

    @Test("requires further months")
    func minimumMonths() {
        let strategy = InputValidator.cardExpiry(now: .fixed(year: 2026, month: 11), minimumMonths: 2)
        let codes = ["10/26", "11/26", "12/26", "01/27", "12/26 "].map { rejection(by: strategy, of: $0)?.code }
        #expect(codes == [.expiryPast, .expirySoon, .expirySoon, nil, .expiryFormat])
        let advised: InputValidator<String> =
            .cardExpiry(now: .fixed(year: 2026, month: 11))
            && .warning(.cardExpiry(now: .fixed(year: 2026, month: 11), minimumMonths: 1))
        #expect(["11/26", "12/26"].map { advised.warnings(for: $0).map(\.code) } == [[.expirySoon], []])
        // The message's example is accepted.
        for months in [0, 60, 100, Int.max] {
            let strategy = InputValidator.cardExpiry(now: .fixed(year: 2026, month: 11), minimumMonths: months)
            let example = rejection(by: strategy, of: "x")?[.example].map { "\($0)" } ?? "03/31"
            #expect(strategy.isValid(example) == (months <= 240), "\(months)")
        }
    }

    @Test("is valid to the last day of its month")
    func lastDay() {
        #expect(InputValidator<String>.cardExpiry(now: .fixed(year: 2026, month: 11)).isValid("11/26"))
        #expect(rejection(by: .cardExpiry(now: .fixed(year: 2026, month: 12)), of: "11/26")?.code == .expiryPast)
        #expect(rejection(by: .cardExpiry(now: .fixed(year: 2027, month: 1)), of: "12/26")?.code == .expiryPast)
    }

    @Test("reads the clock at each validation")
    func clock() {
        let month = SharedCounter()
        let strategy: InputValidator<String> = .cardExpiry(now: CardExpiry.Clock { (2026, month.next()) })
        #expect((1...4).map { _ in strategy.isValid("02/26") } == [true, true, false, false])
    }

    @Test("returns year and month")
    func parse() throws {
        let date = try expiry.parse("3 / 31")
        #expect(date.year == 2031 && date.month == 3)
        #expect("\(date)" == "03/2031")
        #expect(try date > expiry.parse("12/30"))
        #expect(CardExpiry(year: 2031, month: 13) == nil)
    }

    @Test(
        "reads a year of two digits as the nearest one to now",
        arguments: [(2026, "01/30", 2030), (2095, "01/05", 2105), (1999, "01/05", 2005)])
    func century(now: Int, input: String, year: Int) throws {
        #expect(try CardExpiryInputValidator(now: .fixed(year: now, month: 1)).parse(input).year == year)
    }

    @Test(
        "is normalized to two digits, a slash, and four digits",
        arguments: [("3 / 31", "03/2031"), ("1226", "12/2026"), ("13/26", "13/26"), ("x", "x")])
    func normalized(input: String, normalized: String) {
        #expect(expiry.normalized(input) == normalized)
    }

    @Test(
        "reads a year that is 50 years away as a later one",
        arguments: [
            (2026, "01/76", "01/2076"), (2026, "01/77", "01/1977"), (2049, "01/99", "01/2099"),
            (2050, "01/00", "01/2100"), (2076, "01/26", "01/2126"), (2076, "01/27", "01/2027"),
            (2075, "01/25", "01/2125"), (2075, "01/26", "01/2026"), (1999, "01/49", "01/2049"),
        ])
    func farthestYears(now: Int, input: String, normalized: String) {
        let strategy = CardExpiryInputValidator(now: .fixed(year: now, month: 1), maximumYears: 50)
        #expect(strategy.normalized(input) == normalized)
        let isLater = normalized.suffix(4) >= "\(now)"
        #expect(rejection(by: strategy, of: input)?.code == (isLater ? nil : .expiryPast))
    }

    @Test(
        "shows an example that it accepts, if 03/31 is none",
        arguments: [
            (2026, 11, 20, nil), (2031, 3, 20, nil), (2031, 4, 20, "04/34"), (2040, 5, 20, "05/43"),
            (2098, 5, 20, "05/01"), (2011, 3, 20, nil), (2011, 2, 20, "02/14"), (2026, 3, 5, nil),
            (2026, 2, 5, "02/29"), (2026, 11, 2, "11/28"), (2026, 11, 0, "11/26"),
        ] as [(Int, Int, Int, String?)])
    func example(year: Int, month: Int, maximumYears: Int, example: String?) {
        let strategy = CardExpiryInputValidator(now: .fixed(year: year, month: month), maximumYears: maximumYears)
        let error = rejection(by: strategy, of: "x")
        #expect(error?.code == .expiryFormat)
        #expect(error?[.example] == example.map { .text($0) })
        #expect(strategy.isValid(example ?? "03/31"))
    }

    @Test(
        "reports the place from which the text is no month and year",
        arguments: [
            ("3", 1), ("331", 2), ("03.31", 2), ("03//31", 3), ("03/3", 4), ("03/031", 6), ("003/31", 2), ("0331/", 2),
            ("March 31", 0), ("03/31x", 5), ("03312031", 2),
        ])
    func position(input: String, position: Int) {
        let error = rejection(by: expiry, of: input)
        #expect(error?.domain == .builtIn && error?.code == .expiryFormat)
        #expect(error?[.position] == .int(position))
    }

    @Test("is at most twenty years ahead if no other number is given")
    func standardLimit() {
        let strategy = CardExpiryInputValidator(now: .fixed(year: 2026, month: 11))
        #expect(strategy.isValid("11/2046"))
        let error = rejection(by: strategy, of: "12/2046")
        #expect(error?.code == .expiryFuture && error?[.maximum] == 20)
        #expect(strategy.configuration.parameters == ["minimumMonths": 0, "maximumYears": 20, "maximumBytes": 64])
    }

    @Test("is not normalized if the text is too large")
    func normalizedSize() {
        let strategy = CardExpiryInputValidator(now: .fixed(year: 2026, month: 11), maximumBytes: 5)
        #expect(strategy.normalized("03/31") == "03/2031")
        #expect(strategy.normalized("3 / 31") == "3 / 31")
    }

    @Test("limits the year of the clock to 9999")
    func lastYear() {
        #expect(CardExpiryInputValidator(now: .fixed(year: 20_000, month: 1)).isValid("12/9999"))
    }

    @Test("has a limit that can be moved")
    func limit() throws {
        let strategy: InputValidator<String> = .cardExpiry(now: .fixed(year: 2026, month: 11), maximumYears: 5)
        #expect(strategy.isValid("11/31"))
        let error = try #require(rejection(by: strategy, of: "12/31"))
        #expect(error.code == .expiryFuture)
        #expect(error[.maximum] == 5)
    }

    @Test(
        "returns a verdict for any month of the clock", arguments: [Int.min, -1, 0, 9999, .max],
        ["01/00", "12/99", "12/9999", "01/0000"])
    func wildClock(year: Int, input: String) {
        let strategy: InputValidator<String> = .cardExpiry(now: .fixed(year: year, month: .max), maximumYears: .max)
        let error = rejection(by: strategy, of: input)
        #expect(error?.domain == .builtIn || error == nil)
        #expect([nil, .expiryPast, .expiryFuture, .expiryMonth].contains(error?.code))
        #expect(strategy.isValid(input) == (error == nil))
    }

    #if FoundationInterop
    @Test("uses the system's clock if Foundation is available")
    func systemClock() {
        #expect(rejection(by: .cardExpiry, of: "01/2020")?.code == .expiryPast)
        #expect(rejection(by: .cardExpiry, of: "01/9999")?.code == .expiryFuture)
    }

    @Test("uses the month of Foundation's calendar in a time zone", arguments: [-12, 0, 14])
    func month(hours: Int) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        let strategy = CardExpiryInputValidator(now: .system(timeZone: calendar.timeZone), maximumYears: 0)
        func input(monthsLater months: Int) throws -> String {
            let date = try #require(calendar.date(byAdding: .month, value: months, to: Date()))
            let parts = calendar.dateComponents([.year, .month], from: date)
            return "\(try #require(parts.month))/\(try #require(parts.year))"
        }
        let now = try input(monthsLater: 0)
        #expect(strategy.isValid(now))
        #expect(rejection(by: strategy, of: try input(monthsLater: -1))?.code == .expiryPast)
        #expect(rejection(by: strategy, of: try input(monthsLater: 1))?.code == .expiryFuture)
    }
    #endif
}
