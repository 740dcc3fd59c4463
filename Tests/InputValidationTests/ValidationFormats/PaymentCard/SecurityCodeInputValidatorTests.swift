// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let securityCode = [
        TextStrategy(
            "securityCode of American Express", .securityCode(for: .amex), accepts: ["1234"],
            rejects: [("123", .securityCodeLength), ("12345", .securityCodeLength), ("12x4", .securityCodeCharacter)]),
        TextStrategy(
            "securityCode of Visa", .securityCode(for: .visa), accepts: ["123"],
            rejects: [("12", .securityCodeLength), ("1234", .securityCodeLength), ("12x", .securityCodeCharacter)]),
    ]
}

@Suite("The security code of a card")
struct SecurityCodeInputValidatorTests {
    @Test("has another strategy as soon as the card has another network")
    func swap() {
        let card = ParsedInput("4242 4242 4242 4242", .paymentCard, label: "Card number")
        let securityCode = ValidatedInput("1234", .securityCode(for: card.output?.network), label: "Security code")
        #expect(!securityCode.validate())
        #expect(securityCode.error?.reason == "Security code must have 3 digits, not 4")

        card.value = "3782 822463 10005"
        securityCode.validator = .securityCode(for: card.output?.network)
        #expect(securityCode.isValid)
        #expect(securityCode.errors == [])

        card.value = "3782"
        securityCode.validator = .securityCode(for: card.output?.network)
        #expect(securityCode.isValid)
        securityCode.value = "12345"
        #expect(!securityCode.validate())
        #expect(securityCode.error?.reason == "Security code must have 3 or 4 digits, not 5")
    }

    @Test("has four digits for American Express and three for the others", arguments: PaymentCard.Network.allCases)
    func lengths(network: PaymentCard.Network) {
        #expect(InputValidator<String>.securityCode(for: network).isValid("1234") == (network == .amex))
        #expect(InputValidator<String>.securityCode(for: network).isValid("123") == (network != .amex))
    }

    @Test("has the position of another character in the error, or the accepted numbers of digits")
    func parameters() {
        let character = rejection(by: .securityCode, of: "12a")
        #expect(character?.code == .securityCodeCharacter && character?[.position] == 2)
        let length = rejection(by: .securityCode, of: "12345")
        #expect(length?.code == .securityCodeLength && length?[.length] == 5)
        #expect(length?[.minimum] == 3 && length?[.maximum] == 4 && length?[.accepted] == ["3", "4"])
        let amex = rejection(by: .securityCode(for: .amex), of: "123")
        #expect(amex?[.minimum] == 4 && amex?[.maximum] == 4 && amex?[.accepted] == ["4"] && amex?[.length] == 3)
    }

    @Test("is called as its network calls it")
    func names() {
        #expect(SecurityCodeInputValidator(for: .amex).label() == "Security code (CID)")
        #expect(SecurityCodeInputValidator(for: .mastercard).label() == "Security code (CVC)")
        #expect(SecurityCodeInputValidator().label() == "Security code")
    }
}
