// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("CardExpiry")
struct CardExpiryTests {
    @Test(
        "has a month from 1 to 12 and a year of up to four digits",
        arguments: [
            (2031, 3, true), (0, 1, true), (9999, 12, true), (2031, 0, false), (2031, 13, false), (-1, 1, false),
            (10_000, 1, false), (.max, .max, false), (.min, .min, false),
        ])
    func limits(year: Int, month: Int, exists: Bool) {
        let expiry = CardExpiry(year: year, month: month)
        #expect((expiry != nil) == exists)
        if let expiry { #expect(expiry.year == year && expiry.month == month) }
    }

    @Test("is ordered by the year, then by the month")
    func order() throws {
        let months = try [(2030, 12), (2031, 1), (2031, 2), (2032, 1)].map { year, month in
            try #require(CardExpiry(year: year, month: month))
        }
        #expect(months.reversed().sorted() == months)
        #expect(!(months[1] < months[1]))
    }

    @Test("is written with two digits and four", arguments: [(2031, 3, "03/2031"), (7, 12, "12/0007")])
    func description(year: Int, month: Int, text: String) {
        #expect(CardExpiry(year: year, month: month)?.description == text)
    }
}
