// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let hexadecimal = [
        TextStrategy(
            "hexadecimal", .hexadecimal,
            accepts: ["c0FFee", "0", "123"],
            refuses: [
                ("0xc0", .hexadecimalPrefix),
                ("coffee", .hexadecimalCharacter),
                ("c0 ff", .hexadecimalCharacter),
                ("ｆ", .hexadecimalCharacter),
            ]),
        TextStrategy(
            "hexadecimal with prefix", .hexadecimal(prefix: .required),
            accepts: ["0xff", "0Xff"],
            refuses: [
                ("ff", .hexadecimalPrefix),
                ("0x", .hexadecimalCharacter),
            ]),
    ]
}
