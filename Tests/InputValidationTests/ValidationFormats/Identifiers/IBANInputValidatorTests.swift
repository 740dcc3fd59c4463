// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let iban = [
        TextStrategy(
            "iban", .iban,
            accepts: [
                "GB29 NWBK 6016 1331 9268 19", "DE89370400440532013000", "de89 3704 0044 0532 0130 00",
                "GB29\u{A0}NWBK\u{202F}6016 1331 9268 19",
            ],
            rejects: [
                ("GB29NWBK60161331926818", .ibanChecksum),
                ("ES8350210036679521296135", .ibanNationalChecksum),
                ("GB29NWBK6016133192681", .ibanLength),
                ("GB29123460161331926819", .ibanStructure),
                ("GBX9NWBK60161331926819", .ibanStructure),
                ("ZZ29NWBK60161331926819", .ibanCountry),
                ("29", .ibanCountry),
                ("G", .ibanCountry),
                ("GB29-NWBK", .ibanCharacter),
                (" GB29", .ibanCharacter),
                ("GB29 ", .ibanCharacter),
                ("AO06000600000100037131174", .ibanCountry),
            ]),
        TextStrategy(
            "iban of unregistered countries", IBANInputValidator(unregisteredCountries: true),
            accepts: ["AO06000600000100037131174"],
            rejects: [
                ("AO06000600000100037131175", .ibanChecksum)
            ]),
    ]
}

@Suite("IBANInputValidator")
struct IBANInputValidatorTests {
    @Test("accepts no blank at the beginning of a number that is still being typed")
    func blanks() {
        for text in [" ", " D"] {
            guard case .impossible(let place, _) = InputValidator.iban.progress(of: text) else {
                Issue.record("\(text.debugDescription) is not impossible")
                continue
            }
            #expect(place == 0)
        }
    }

    @Test(
        "normalizes all ways to write a number to one form",
        arguments: [
            ("gb29 nwbk 6016 1331 9268 19", "GB29NWBK60161331926819"),
            ("GB29\u{A0}NWBK\u{202F}6016 1331 9268 19", "GB29NWBK60161331926819"),
            ("G B 2 9 NWBK60161331926819", "GB29NWBK60161331926819"),
            // Rejected texts stay as they are.
            ("gb29 nwbk 6016 1331 9268 18", "gb29 nwbk 6016 1331 9268 18"),
            ("GB29NWBK60161331926819 ", "GB29NWBK60161331926819 "),
        ])
    func normalized(input: String, output: String) {
        #expect(InputValidator.iban.normalized(input) == output)
        #expect(InputValidator.iban.normalized(output) == output)
        #expect(InputValidator.iban.isValid(input) == InputValidator.iban.isValid(output))
    }

    @Test(
        "reports the number of characters without spaces, and the country's number",
        arguments: [("GB29 NWBK 6016 1331 9268 1", 21, 22), ("DE 8937040044 05320130000", 23, 22), ("NO93", 4, 15)])
    func length(input: String, count: Int, accepted: Int) {
        let error = rejection(by: .iban, of: input)
        #expect(error?.domain == .builtIn && error?.code == .ibanLength)
        #expect(error?[.length] == .int(count))
        #expect(error?[.minimum] == .int(accepted) && error?[.maximum] == .int(accepted))
    }

    @Test(
        "reports the position of the error in bytes, and names no space",
        arguments: [
            ("GB29-NWBK60161331926819", 4, "-"), ("GB29-NWBK", 4, nil), (" GB29", 0, nil), ("GB29 ", 4, nil),
            ("GB29\u{A0}NWBK.60161331926819", 10, "."),
        ] as [(String, Int, ValidationError.Value?)])
    func position(input: String, offset: Int, character: ValidationError.Value?) {
        let error = rejection(by: .iban, of: input)
        #expect(error?.domain == .builtIn && error?.code == .ibanCharacter)
        #expect(error?[.position] == .int(offset) && error?[.character] == character)
    }

    @Test(
        "rejects check digits that the algorithm never produces",
        arguments: ["00", "01", "99"])
    func impossibleCheckDigits(digits: String) {
        // Whatever the check digits are, one of 97 consecutive numbers has the right remainder.
        let numbers = (0..<97).map { "DE" + digits + String(500_000_000_000_000_000 + $0) }
        #expect(numbers.allSatisfy { rejection(by: .iban, of: $0)?.code == .ibanChecksum })
    }
}
