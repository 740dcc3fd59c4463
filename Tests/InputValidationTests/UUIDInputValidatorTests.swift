// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let uuid = [
        TextStrategy(
            "uuid", .uuid,
            accepts: [
                "0190163d-8694-739b-aea5-966c26f8ad91", "00000000-0000-0000-0000-000000000000",
                "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
            ],
            refuses: [
                ("0190163d8694739baea5966c26f8ad91", .uuidLength),
                ("{0190163d-8694-739b-aea5-966c26f8ad91}", .uuidLength),
                ("0190163g-8694-739b-aea5-966c26f8ad91", .uuidCharacter),
                ("0190163d086940739b0aea50966c26f8ad91", .uuidHyphen),
                ("0190163-d8694-739b-aea5-966c26f8ad91", .uuidHyphen),
            ]),
        TextStrategy(
            "uuid of version 7", .uuid(versions: [7]),
            accepts: ["0190163d-8694-739b-aea5-966c26f8ad91"],
            refuses: [
                ("0190163d-8694-439b-aea5-966c26f8ad91", .uuidVersion),
                ("0190163d-8694-739b-cea5-966c26f8ad91", .uuidVersion),
                ("00000000-0000-0000-0000-000000000000", .uuidVersion),
            ]),
    ]
}
