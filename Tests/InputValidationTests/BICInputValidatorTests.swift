// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let bic = [
        TextStrategy(
            "bic", .bic,
            accepts: ["DEUTDEFF", "DEUTDEFF500", "1ABCXKPR"],
            refuses: [
                ("deutdeff", .bicCharacter),
                ("DEUT1EFF", .bicCharacter),
                ("DEUTDEF", .bicLength),
                ("DEUTDEFF50", .bicLength),
                ("DEUTXXFF", .bicCountry),
                ("DEUTDEF]", .bicCharacter),
            ])
    ]
}
