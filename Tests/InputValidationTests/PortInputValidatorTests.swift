// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let port = [
        TextStrategy(
            "port", .port,
            accepts: ["8080", "1", "65535", "080"],
            refuses: [
                ("0", .portRange),
                ("65536", .portRange),
                ("99999999999999999999", .portRange),
                ("-1", .portCharacter),
                ("+80", .portCharacter),
                ("٣", .portCharacter),
            ]),
        TextStrategy(
            "port of a range", .port(in: 1024...49151),
            accepts: ["1024"],
            refuses: [
                ("80", .portRange)
            ]),
    ]
}
