// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// Tests the payment card rule of adamwaite's Validator: any card, or cards of the accepted types.
@Suite("As in Validator: the payment card rule")
struct ValidatorCardRuleTests {
    /// A test number for each of the rule's eight types.
    private static let cards: [(type: PaymentCard.Network, number: String)] = [
        (.amex, "378282246310005"), (.mastercard, "5555555555554444"), (.visa, "4111111111111111"),
        (.maestro, "6759649826438453"), (.dinersClub, "30569309025904"), (.jcb, "3530111333300000"),
        (.discover, "6011111111111117"), (.unionPay, "6200000000000005"),
    ]

    @Test("accepts any card if no types are given", arguments: cards)
    func any(type: PaymentCard.Network, number: String) throws {
        #expect(try PaymentCardInputValidator().parse(number).network == type)
    }

    @Test("accepts cards of the given types only", arguments: cards)
    func accepted(type: PaymentCard.Network, number: String) {
        let others = Self.cards.map(\.type).filter { $0 != type }
        #expect(InputValidator<String>.paymentCard(accepting: [type]).isValid(number))
        #expect(InputValidator<String>.paymentCard(accepting: Self.cards.map(\.type)).isValid(number))
        #expect(rejection(by: .paymentCard(accepting: others), of: number)?.code == .cardNetwork)
    }

    @Test("replaces the message where it is used and keeps the code")
    func message() throws {
        let strategy = InputValidator<String>.paymentCard(accepting: [.amex]).message("We take American Express only")
        let error = try #require(rejection(by: strategy, of: "4111111111111111"))
        #expect(error.reason == "We take American Express only")
        #expect(error.code == .cardNetwork)
    }

    @Test(
        "rejects digits of other scripts, which the original accepted",
        arguments: ["4½½½½½½½½½½½½½½2", "620٠٠٠٠٠٠٠٠٠٠٠٠٠"])
    func scripts(number: String) {
        #expect(rejection(by: .paymentCard, of: number)?.code == .cardCharacter)
    }
}
