// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let hexColor = [
        TextStrategy(
            "hexColor", .hexColor,
            accepts: ["#ff8800", "#F80", "#f808", "#ff880088"],
            refuses: [
                ("ff8800", .hexColorPrefix),
                ("#ff", .hexColorLength),
                ("#", .hexColorLength),
                ("#ggg", .hexColorCharacter),
                ("#123456789", .hexColorLength),
            ]),
        TextStrategy(
            "hexColor without alpha", .hexColor(alpha: .refused),
            accepts: ["#123", "#123456"],
            refuses: [
                ("#1234", .hexColorLength),
                ("#12345678", .hexColorLength),
            ]),
    ]
}
