// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let alphanumeric = [
        TextStrategy(
            "alphanumeric of any script", .alphanumeric(allowsUnicode: true),
            accepts: ["José1", "日本4", "Jose\u{301}٣", "हिन्दी१"],
            rejects: [
                ("\u{301}a", .alphanumericCharacter),
                ("²", .alphanumericCharacter),
                ("a_b", .alphanumericCharacter),
            ])
    ]
}
