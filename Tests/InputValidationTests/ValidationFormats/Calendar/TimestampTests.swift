// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Timestamp")
struct TimestampTests {
    @Test(
        "counts the seconds of the examples of RFC 3339, section 5.8",
        arguments: [
            ("1985-04-12T23:20:50.52Z", 482_196_050), ("1996-12-19T16:39:57-08:00", 851_042_397),
            ("1990-12-31T23:59:60Z", 662_688_000), ("1990-12-31T15:59:60-08:00", 662_688_000),
            ("1937-01-01T12:00:27.87+00:20", -1_041_337_173), ("1970-01-01T00:00:00Z", 0),
            ("1970-01-01T00:00:00+01:00", -3_600),
        ])
    func seconds(input: String, seconds: Int) throws {
        #expect(try InputValidator.dateTime.parse(input).secondsSince1970 == seconds)
    }
}
