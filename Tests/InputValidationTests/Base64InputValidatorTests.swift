// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let base64 = [
        TextStrategy(
            "base64", .base64,
            accepts: ["U3dpZnQ=", "AAAA", "+/+/", "QQ=="],
            refuses: [
                ("U3dpZnQ", .base64Padding),
                ("U3dpZnQ==", .base64Padding),
                ("=", .base64Padding),
                ("QQ=A", .base64Padding),
                ("A===", .base64Padding),
                ("U3dpZnR=", .base64Bits),
                ("QR==", .base64Bits),
                ("-_-_", .base64Character),
                ("AA AA", .base64Character),
            ]),
        TextStrategy(
            "base64 for URLs", .base64(alphabet: .url, padding: .refused),
            accepts: ["U3dpZnQ", "-_-_"],
            refuses: [
                ("U3dpZnQ=", .base64Padding),
                ("A", .base64Padding),
                ("+/+/", .base64Character),
            ]),
    ]
}
