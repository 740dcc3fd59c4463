// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension StrategyCatalogue where Input == String {
    /// Adds the formats: cards, addresses, identifiers.
    static func addFormats(to all: inout Self) {
        all["luhn"] = .text("Digits whose last one is the Luhn check digit of the others") { _, cap in
            LuhnInputValidator(maximumBytes: cap)
        }
        all["paymentCard"] = .text(
            "A payment card number with its check digit", cap: 64,
            ["networks": "the card networks to accept, such as visa and amex; all if left out"]
        ) { arguments, cap in
            let networks = try arguments.words("networks", of: PaymentCard.Network.allCases.map(\.name)) {
                PaymentCard.Network(name: $0)
            }
            return PaymentCardInputValidator(accepting: networks, maximumBytes: cap)
        }
        all["securityCode"] = .text(
            "The security code of a payment card", cap: 64,
            ["network": "the card's network, which decides the number of digits; 3 or 4 if left out"]
        ) { arguments, cap in
            let network = try arguments.word("network", of: PaymentCard.Network.allCases.map(\.name)) {
                PaymentCard.Network(name: $0)
            }
            return SecurityCodeInputValidator(for: network, maximumBytes: cap)
        }
    }
}
