// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let time = [
        TextStrategy(
            "time", .time,
            accepts: ["09:30:00Z", "09:30:00.5+02:00", "23:59:60Z", "00:59:60+01:00", "09:30:00z"],
            refuses: [
                ("09:30:00", .timeOffset),
                ("09:30Z", .timeFormat),
                ("24:00:00Z", .timeHour),
                ("23:60:00Z", .timeMinute),
                ("23:59:61Z", .timeSecond),
                ("22:59:60Z", .timeLeapSecond),
                ("09:30:00+24:00", .timeOffset),
                ("09:30:00+0200", .timeOffset),
                ("09:30:00.Z", .timeFormat),
                ("09:30:00,5Z", .timeOffset),
            ]),
        TextStrategy(
            "time without offset", .time(offset: .refused),
            accepts: ["09:30:00"],
            refuses: [
                ("09:30:00Z", .timeOffset)
            ]),
    ]
}
