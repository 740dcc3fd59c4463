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

@Suite("ISBNInputValidator")
struct ISBNInputValidatorTests {
    @Test(
        "leaves out hyphens and blanks of an accepted number",
        arguments: [
            ("978-0-201-63361-0", "9780201633610"), ("978 0 201 63361 0", "9780201633610"),
            ("0-8044-2957-X", "080442957X"), ("9780201633610", "9780201633610"), ("979-10-90636-07-1", "9791090636071"),
            ("978-0-201-63361-1", "978-0-201-63361-1"),
        ])
    func normalized(input: String, output: String) {
        #expect(InputValidator.isbn.normalized(input) == output)
        #expect(InputValidator.isbn.normalized(output) == output)
        #expect(InputValidator.isbn.isValid(input) == InputValidator.isbn.isValid(output))
    }

    @Test("accepts only the length that is asked for")
    func lengths() {
        #expect(InputValidator.isbn(lengths: [10]).isValid("0-201-63361-2"))
        #expect(refusal(by: .isbn(lengths: [10]), of: "9780201633610")?.code == .isbnLength)
        #expect(refusal(by: .isbn(lengths: [9, 12]), of: "020163361")?.code == .isbnLength)
    }
}
