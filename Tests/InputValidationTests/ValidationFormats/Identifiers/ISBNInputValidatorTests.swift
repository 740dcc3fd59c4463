// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let isbn = [
        TextStrategy(
            "isbn of 13 digits", ISBNInputValidator(lengths: [13]),
            accepts: ["9780201633610"],
            rejects: [
                ("0201633612", .isbnLength)
            ])
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

    @Test(
        "rejects numbers of printed music, which begin with 979-0, and no other group of 979",
        arguments: [
            ("979-0-2306-7118-7", ValidationError.Code.isbnPrefix), ("9790230671187", .isbnPrefix),
            ("979 0 2306 7118 7", .isbnPrefix), ("979-0-2306-7118-8", .isbnPrefix),
            ("979-8-88645-174-0", nil), ("979-10-90636-07-1", nil), ("979-11-01-48384-9", .isbnChecksum),
            ("978-0-306-40615-7", nil),
        ])
    func music(input: String, code: ValidationError.Code?) {
        #expect(rejection(by: .isbn, of: input)?.code == code)
    }

    @Test(
        "reports the first character with which the number cannot go on, as its progress does",
        arguments: [
            ("080442957X ", 10), ("080442957X1", 10), ("0-8044-2957-X-", 13), ("0201633612 ", 10), ("08044X9570", 5),
            ("0--201633612", 2), ("-0201633612", 0),
            ("080442957x", 9),
        ])
    func place(input: String, place: Int) {
        let error = rejection(by: .isbn, of: input)
        #expect(error?.code == .isbnCharacter && error?[.position] == .int(place))
        guard case .impossible(let offset, _) = InputValidator.isbn.progress(of: input) else {
            // A separator at the end isn't impossible, because a digit can follow it.
            #expect(input.last == " " || input.last == "-")
            return
        }
        #expect(offset == place)
    }

    @Test("mentions the prefix of printed music in the message about a wrong beginning")
    func message() throws {
        let error = try #require(rejection(by: .isbn, of: "979-0-2306-7118-7"))
        #expect(error.reason.contains("979-0"))
    }

    @Test(
        "recommends a capital X only where one is accepted",
        arguments: [
            ([10, 13], "080442957x", true), ([10], "0-8044-2957-x", true), ([13], "080442957x", nil),
            ([10, 13], "08044295x", nil), ([10, 13], "978080442957x", nil), ([10], "08044x9570", nil),
        ] as [(Set<Int>, String, ValidationError.Value?)])
    func lowercase(lengths: Set<Int>, input: String, isOtherCase: ValidationError.Value?) {
        let error = rejection(by: ISBNInputValidator(lengths: lengths), of: input)
        #expect(error?.code == .isbnCharacter && error?.domain == .builtIn)
        #expect(error?[.isOtherCase] == isOtherCase)
    }

    @Test(
        "reports the number of digits without separators, and the accepted numbers",
        arguments: [([10, 13], "0-201-63361", 9, ["10", "13"]), ([13], "0 8044 2957 X", 10, ["13"])]
            as [(Set<Int>, String, Int, [String])])
    func length(lengths: Set<Int>, input: String, count: Int, accepted: [String]) {
        let error = rejection(by: ISBNInputValidator(lengths: lengths), of: input)
        #expect(error?.domain == .builtIn && error?.code == .isbnLength)
        #expect(error?[.length] == .int(count) && error?[.accepted] == .list(accepted))
    }

    @Test("shows a number of the accepted length", arguments: [([10], "0-306-40615-2"), ([13], nil), ([10, 13], nil)])
    func example(lengths: [Int], example: String?) {
        let error = rejection(by: ISBNInputValidator(lengths: Set(lengths)), of: "?")
        #expect(error?.code == .isbnCharacter && error?[.example] == example.map { .text($0) })
    }

    @Test("accepts only the configured length")
    func lengths() {
        #expect(ISBNInputValidator(lengths: [10]).isValid("0-201-63361-2"))
        #expect(rejection(by: ISBNInputValidator(lengths: [10]), of: "9780201633610")?.code == .isbnLength)
        #expect(rejection(by: ISBNInputValidator(lengths: [9, 12]), of: "020163361")?.code == .isbnLength)
    }
}
