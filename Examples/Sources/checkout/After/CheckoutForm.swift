// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CheckoutScreen
import InputValidation

/// The checkout form with the pattern: each input has a strategy, and choosing a document swaps a strategy.
package final class CheckoutForm: CheckoutScreen {
    let documentNumber = ValidatedInput(
        "", strategy(for: .memberNumber), label: "Document number")
    let cardNumber = ParsedInput(
        "", .paymentCard(accepting: [.visa, .mastercard]),
        label: "Card number")
    let securityCode = ValidatedInput(
        "", .numeric && .count(exactly: 3), label: "Security code")

    package var document = Document.memberNumber {
        didSet { documentNumber.validator = Self.strategy(for: document) }
    }

    package static func strategy(for document: Document)
        -> InputValidator<String>
    {
        switch document {
        case .memberNumber: .numeric && .count(in: 6...8)
        case .nickname: .alpha && .count(in: 3...12)
        case .passport: .pattern("[A-Z]{2}[0-9]{7}")
        }
    }

    package init() {}

    package func edit(_ field: Field, _ text: String) {
        switch field {
        case .documentNumber: documentNumber.value = text
        case .cardNumber: cardNumber.value = text
        case .securityCode: securityCode.value = text
        }
    }

    package func leave(_ field: Field) { input(for: field).validate() }

    package func submit() -> Bool {
        InputForm {
            documentNumber
            cardNumber
            securityCode
        }.validate()
    }

    package func message(for field: Field) -> String? { input(for: field).error?.reason }

    private func input(for field: Field) -> any FormField {
        switch field {
        case .documentNumber: documentNumber
        case .cardNumber: cardNumber
        case .securityCode: securityCode
        }
    }
}
