// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let e164 = [
        TextStrategy(
            "e164 without plus", E164InputValidator(plus: .rejected),
            accepts: ["41446681800"],
            rejects: [
                ("+41446681800", .e164Prefix)
            ])
    ]
}

@Suite("E164InputValidator")
struct E164InputValidatorTests {
    @Test("accepts 7 to 15 digits")
    func lengths() {
        #expect(
            (1...20).filter { InputValidator.e164.isValid("+" + String(repeating: "4", count: $0)) } == Array(7...15))
        #expect(rejection(by: .e164, of: "+123456")?[.length] == .int(6))
    }

    @Test(
        "reports the position of the error",
        arguments: [
            (Requirement.required, "0446681800", .e164Prefix, 0), (.rejected, "+41446681800", .e164Prefix, 0),
            (.required, "+41 44 668 18 00", .e164Character, 3), (.optional, "41+446681800", .e164Character, 2),
            (.required, "+0446681800", .e164Country, 1), (.optional, "0446681800", .e164Country, 0),
        ] as [(Requirement, String, ValidationError.Code, Int)])
    func position(plus: Requirement, input: String, code: ValidationError.Code, offset: Int) {
        let error = rejection(by: E164InputValidator(plus: plus), of: input)
        #expect(error?.domain == .builtIn && error?.code == code && error?[.position] == .int(offset))
    }

    @Test(
        "names a character only if it is the only one that is wrong, and not the plus sign",
        arguments: [("+41 44 668 18 00", " "), ("+41-44 668", nil), ("+41+446681800", nil)])
    func character(input: String, character: String?) {
        #expect(rejection(by: .e164, of: input)?[.character] == character.map { .text($0) })
    }

    @Test(
        "shows a number without a plus sign only where none is accepted",
        arguments: ["+41446681800", "41+446681800", "0446681800"])
    func example(input: String) {
        let error = rejection(by: E164InputValidator(plus: .rejected), of: input)
        #expect(error?.domain == .builtIn && error?[.example] == "442079460958")
        #expect(rejection(by: E164InputValidator(plus: .optional), of: input)?[.example] == nil)
        #expect(rejection(by: .e164, of: input)?[.example] == nil)
    }

    @Test("reports a wrong number of digits before a wrong country code")
    func order() {
        #expect(rejection(by: .e164, of: "+012345")?.code == .e164Length)
        #expect(rejection(by: .e164, of: "+0123456")?.code == .e164Country)
    }

    @Test(
        "accepts the plus sign as configured",
        arguments: [(Requirement.required, true, false), (.optional, true, true), (.rejected, false, true)])
    func plus(plus: Requirement, with: Bool, without: Bool) {
        #expect(E164InputValidator(plus: plus).isValid("+41446681800") == with)
        #expect(E164InputValidator(plus: plus).isValid("41446681800") == without)
    }
}
