// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let numeric = [
        TextStrategy(
            "numeric", .numeric,
            accepts: ["8001", "0", "0123456789", "12345678", "123456789012345678901234567890"],
            rejects: [
                ("80 01", .numericCharacter), ("-1", .numericCharacter), ("1.5", .numericCharacter),
                ("12345678/", .numericCharacter), ("1234567:", .numericCharacter), ("123\nabc", .numericCharacter),
                ("４", .numericCharacter), ("٣", .numericCharacter), ("²", .numericCharacter), ("½", .numericCharacter),
            ]),
        TextStrategy(
            "numeric of any script", .numeric(unicode: true),
            accepts: ["42", "٣٤", "４２", "4٣"],
            rejects: [
                ("²", .numericCharacter), ("½", .numericCharacter), ("Ⅷ", .numericCharacter),
                ("٣ ٤", .numericCharacter),
            ]),
    ]
}
