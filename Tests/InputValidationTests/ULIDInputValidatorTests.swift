// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let ulid = [
        TextStrategy(
            "ulid", .ulid,
            accepts: ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01arz3ndektsv4rrffq69g5fav", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ"],
            refuses: [
                ("8ZZZZZZZZZZZZZZZZZZZZZZZZZ", .ulidOverflow),
                ("01ARZ3NDEKTSV4RRFFQ69G5FA", .ulidLength),
                ("01ARZ3NDEKTSV4RRFFQ69G5FAI", .ulidCharacter),
                ("01ARZ3NDEKTSV4RRFFQ69G5FA-", .ulidCharacter),
            ])
    ]
}
