// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let alpha = [
        TextStrategy(
            "alpha of any script", .alpha(allowsUnicode: true),
            accepts: ["José", "Jose\u{301}", "Ελλη", "日本", "ａ", "हिन्दी", "ǅʰ"],
            rejects: [
                ("\u{301}a", .alphaCharacter), ("a1", .alphaCharacter), ("a b", .alphaCharacter),
                ("👍", .alphaCharacter), ("a\u{FE0F}", .alphaCharacter),
                ("\u{3164}", .alphaCharacter), ("a\u{20DD}", .alphaCharacter),
                ("\u{93F}a", .alphaCharacter), ("aⅧ", .alphaCharacter), ("a٣", .alphaCharacter),
            ])
    ]
}
