// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let characters = [
        TextStrategy(
            "characters", .characters(in: "01é"),
            accepts: ["0110", "é1"],
            rejects: [
                ("012", .charactersCharacter),
                ("e\u{301}", .charactersCharacter),
                ("É", .charactersCharacter),
            ])
    ]
}
