// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let numeric = [
        TextStrategy(
            "numeric of any script", .numeric(unicode: true),
            accepts: ["42", "٣٤", "４２", "4٣"],
            rejects: [
                ("²", .numericCharacter), ("½", .numericCharacter), ("Ⅷ", .numericCharacter),
                ("٣ ٤", .numericCharacter),
            ])
    ]
}
