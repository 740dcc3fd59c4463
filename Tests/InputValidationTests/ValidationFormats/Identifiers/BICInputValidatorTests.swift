// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("BICInputValidator")
struct BICInputValidatorTests {
    @Test(
        "reports the position of the error",
        arguments: [("deutdeff", 0), ("DEUT1EFF", 4), ("DEUTXXFF", 4), ("DEUTDEFF 50", 8)])
    func position(input: String, offset: Int) {
        #expect(rejection(by: .bic, of: input)?[.position] == .int(offset))
    }

    @Test("names the character to remove, or what is wrong at a place")
    func reasons() {
        #expect(rejection(by: .bic, of: "DEUT-DEFF")?.reason.hasPrefix("Remove ") == true)
        #expect(rejection(by: .bic, of: "DEUT1EFF")?.reason.hasPrefix("Remove ") == false)
    }

    @Test(
        "recommends capital letters only if they would be accepted",
        arguments: [
            ("deutdeff", true), ("DEUTDEFf500", true), ("deutxxff", nil), ("deutdef", nil), ("deutdeff-50", nil),
            ("deutdeff5000", nil),
        ] as [(String, ValidationError.Value?)])
    func lowercase(input: String, isOtherCase: ValidationError.Value?) {
        let error = rejection(by: .bic, of: input)
        #expect(error?.domain == .builtIn && error?.code == .bicCharacter)
        #expect(error?[.isOtherCase] == isOtherCase)
    }

    @Test("names the country at its two places, and a place outside of it")
    func placeOfCharacter() {
        let first = rejection(by: .bic, of: "DEUT1EFF")
        let second = rejection(by: .bic, of: "DEUTD1FF")
        #expect(second?.code == .bicCharacter && second?[.position] == 5 && second?.reason == first?.reason)
        for (input, place) in [("DEUtDEFF50", 4), ("DEUTDEfF50", 7)] {
            let error = rejection(by: .bic, of: input)
            #expect(error?.code == .bicCharacter && error?[.position] == .int(place - 1))
            #expect(error?.labeled("Bank").reason.hasSuffix("as character \(place)") == true)
        }
    }

    @Test("accepts 8 and 11 characters only")
    func lengths() {
        let text = "DEUTDEFF" + String(repeating: "A", count: 12)
        #expect((1...20).filter { InputValidator.bic.isValid(String(text.prefix($0))) } == [8, 11])
    }
}
