// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let isbn = [
        TextStrategy(
            "isbn", .isbn,
            accepts: ["978-0-201-63361-0", "0-201-63361-2", "0201633612", "080442957X"],
            refuses: [
                ("0-201-63361-3", .isbnChecksum),
                ("978-0-201-63361-1", .isbnChecksum),
                ("080442957x", .isbnCharacter),
                ("0--201633612", .isbnCharacter),
                ("-0201633612", .isbnCharacter),
                ("020163361", .isbnLength),
                ("9770201633610", .isbnPrefix),
                ("08044X9570", .isbnCharacter),
            ]),
        TextStrategy(
            "isbn of 13 digits", .isbn(lengths: [13]),
            accepts: ["9780201633610"],
            refuses: [
                ("0201633612", .isbnLength)
            ]),
    ]
}
