// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("TimeOfDay")
struct TimeOfDayTests {
    @Test(
        "writes what it reads",
        arguments: ["09:30:00Z", "09:30:00.5+02:00", "23:59:60Z", "12:00:00.000000001-03:30", "00:01:02.05-00:05"])
    func description(text: String) throws {
        #expect(try InputValidator.time(offset: .required).parse(text).description == text)
    }

    @Test(
        "returns what a time field of a form sends",
        arguments: [("09:30", 9, 30, 0, 0), ("23:59:58", 23, 59, 58, 0), ("00:00:00.25", 0, 0, 0, 250_000_000)])
    func form(input: String, hour: Int, minute: Int, second: Int, nanosecond: Int) throws {
        let time = try InputValidator.time.parse(input)
        #expect([time.hour, time.minute, time.second, time.nanosecond] == [hour, minute, second, nanosecond])
        #expect(time.offsetMinutes == nil)
        #expect(InputValidator.time == .time(offset: .rejected))
    }
}
