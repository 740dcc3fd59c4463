// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let e164 = [
        TextStrategy(
            "e164", .e164,
            accepts: ["+41446681800", "+6834000"],
            refuses: [
                ("0446681800", .e164Prefix),
                ("+41 44", .e164Character),
                ("+123456", .e164Length),
                ("+", .e164Length),
                ("+1234567890123456", .e164Length),
                ("+0446681800", .e164Country),
            ]),
        TextStrategy(
            "e164 without plus", .e164(plus: .refused),
            accepts: ["41446681800"],
            refuses: [
                ("+41446681800", .e164Prefix)
            ]),
    ]
}
