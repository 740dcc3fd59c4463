// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let hexadecimal = [
        TextStrategy(
            "hexadecimal with prefix", HexadecimalInputValidator(prefix: .required),
            accepts: ["0xff", "0Xff"],
            rejects: [
                ("ff", .hexadecimalPrefix),
                ("0x", .hexadecimalCharacter),
            ]),
        TextStrategy(
            "hexadecimal with blanks", HexadecimalInputValidator(prefix: .optional, allowsSpaces: true),
            accepts: ["de ad be ef", "dead", "0xde ad", "d e"],
            rejects: [
                ("de  ad", .hexadecimalCharacter),
                (" de", .hexadecimalCharacter),
                ("de ", .hexadecimalCharacter),
                ("0x de", .hexadecimalCharacter),
                ("de 0xad", .hexadecimalCharacter),
                ("de\u{A0}ad", .hexadecimalCharacter),
            ]),
    ]
}

@Suite("HexadecimalInputValidator")
struct HexadecimalInputValidatorTests {
    @Test(
        "accepts the prefix as configured",
        arguments: [(Requirement.required, true, false), (.optional, true, true), (.rejected, false, true)])
    func prefix(prefix: Requirement, with: Bool, without: Bool) {
        #expect(HexadecimalInputValidator(prefix: prefix).isValid("0xC0FFEE") == with)
        #expect(HexadecimalInputValidator(prefix: prefix).isValid("C0FFEE") == without)
    }

    @Test(
        "reports the position of the error behind the prefix and the blanks",
        arguments: [
            (Requirement.rejected, false, "coffee", 1), (.required, false, "0xg", 2), (.required, false, "0x", 2),
            (.optional, true, "0xde  ad", 5), (.optional, true, "0x de", 2), (.optional, true, "de ", 2),
            (.optional, true, "de ag", 4),
        ])
    func position(prefix: Requirement, allowsSpaces: Bool, input: String, offset: Int) {
        let error = rejection(by: HexadecimalInputValidator(prefix: prefix, allowsSpaces: allowsSpaces), of: input)
        #expect(error?.domain == .builtIn && error?.code == .hexadecimalCharacter)
        #expect(error?[.position] == .int(offset))
    }

    @Test("names the character to remove only if no blanks are accepted")
    func character() {
        #expect(rejection(by: .hexadecimal, of: "c0 ff")?[.character] == " ")
        let spaced = rejection(by: HexadecimalInputValidator(allowsSpaces: true), of: "c0-ff")
        #expect(spaced?.code == .hexadecimalCharacter && spaced?[.position] == 2 && spaced?[.character] == nil)
        #expect(rejection(by: HexadecimalInputValidator(prefix: .required), of: "ff")?[.accepted] == "0x")
        #expect(rejection(by: .hexadecimal, of: "0xff")?[.accepted] == nil)
    }

    @Test("removes the blanks of an accepted text if blanks are accepted")
    func normalized() {
        let listing = HexadecimalInputValidator(prefix: .optional, allowsSpaces: true)
        #expect(listing.normalized("0xDE AD be ef") == "0xDEADbeef")
        #expect(listing.normalized("de  ad") == "de  ad")
        #expect(InputValidator.hexadecimal.normalized("de ad") == "de ad")
    }

    @Test("agrees with the standard library on every ASCII character")
    func characters() {
        for byte in UInt8(1)...127 {
            let character = Character(Unicode.Scalar(byte))
            #expect(InputValidator.hexadecimal.isValid(String(character)) == character.isHexDigit)
        }
    }
}
