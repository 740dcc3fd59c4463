// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let date = [
        TextStrategy(
            "date", .date,
            accepts: ["2024-02-29", "0000-01-01", "9999-12-31", "1582-10-10"],
            refuses: [
                ("2023-02-29", .dateDay),
                ("1900-02-29", .dateDay),
                ("2024-13-01", .dateMonth),
                ("2024-00-01", .dateMonth),
                ("2024-01-00", .dateDay),
                ("29.2.2024", .dateFormat),
                ("2024-2-29", .dateFormat),
                ("2024-02-29Z", .dateFormat),
                ("20240-2-29", .dateFormat),
                ("٢٠24-0-1", .dateFormat),
            ])
    ]
}
