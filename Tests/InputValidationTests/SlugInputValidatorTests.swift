// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let slug = [
        TextStrategy(
            "slug", .slug,
            accepts: ["hello-world-2", "a"],
            refuses: [
                ("hello--world", .slugHyphen),
                ("-a", .slugHyphen),
                ("a-", .slugHyphen),
                ("Hello", .slugCharacter),
                ("a_b", .slugCharacter),
                ("é", .slugCharacter),
            ])
    ]
}
