// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let dateTime = [
        TextStrategy(
            "dateTime", .dateTime,
            accepts: [
                "2024-05-31T09:30:00Z", "2016-12-31t23:59:60z", "2017-01-01T00:59:60+01:00",
                "2024-05-31T09:30:00.123456789123Z",
            ],
            refuses: [
                ("2024-05-31 09:30:00Z", .dateTimeFormat),
                ("2024-06-30", .dateTimeFormat),
                ("2024-05-30T23:59:60Z", .timeLeapSecond),
                ("2024-02-30T09:30:00Z", .dateDay),
                ("2024-05-31T25:30:00Z", .timeHour),
                ("2024-05-31T09:30:00", .timeOffset),
            ])
    ]
}
