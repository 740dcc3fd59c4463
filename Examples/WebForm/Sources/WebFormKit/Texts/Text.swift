// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages

/// The page's own texts: labels, notes, and buttons.
///
/// Error messages and hints about what a field accepts aren't here. They come from the library's catalog. The catalog
/// has more languages than this table, but the page offers only languages that it's fully translated into.
package struct Text: Sendable {
    /// The language of the texts and of the messages between them.
    package let messages: MessageLanguage

    let shop: String
    let title: String
    let introduction: String
    let skipToForm: String
    let language: String

    let orderTitle: String
    let orderItem: String
    let orderDelivery: String
    let orderFree: String
    let orderTotal: String

    let sections: [Section: String]
    /// The fields' names, except names that a swap changes.
    let names: [Field: Names]
    /// The text next to the label of a field that may stay empty.
    let optional: String
    /// The hints that don't come from strategies, such as where to find a number on a card.
    let hints: [Field: String]
    let choices: [Choice: String]
    let documents: [Document: Kind]
    let customers: [Customer: Kind]
    /// The hint for a National Insurance number, with GOV.UK's example.
    let nationalInsuranceExample: String
    /// The message about the first letters of a National Insurance number.
    let nationalInsuranceLetters: String
    /// The buttons that swap a strategy without a script.
    let swaps: [Swap: String]
    /// Where to find the security code, by its number of digits, or by 0 if the card's network isn't known.
    let securityCodes: [Int: String]

    let secretAgain: String
    let met: String
    let unmet: String
    let complete: String
    /// The button that shows the password, in two lengths, and its announcement.
    let showPassword: Toggle
    /// The button that hides the password again.
    let hidePassword: Toggle
    /// The text next to the button while the order is being sent.
    let sending: String
    /// The message for an order without a response.
    let unreachable: String
    /// The message for a server error in response to the order.
    let unavailable: String
    /// The message for an order that's too long.
    let tooLong: String
    let retry: String
    /// The text in place of a corrected error.
    let corrected: String
    /// The title of the error list after all errors were corrected.
    let allCorrected: String
    /// The button that sends the order, with `{price}` as a placeholder for the total.
    let submit: String
    let demonstration: String

    let thanksTitle: String
    let thanks: String
    let orderNumber: String
    let nextTitle: String
    /// What happens after the order.
    let next: String
    /// The message for an order that was sent more than once.
    let repeated: String
    let again: String

    /// The pages for requests that have no other response.
    package let failures: [Failure: (title: String, advice: String)]
    let toCheckout: String

    /// A field's names.
    struct Names: Sendable {
        /// The name above the field and at the start of a message.
        let label: String
        /// The name within a sentence.
        let inSentence: String

        init(_ label: String, _ inSentence: String) {
            self.label = label
            self.inSentence = inSentence
        }
    }

    /// An option that swaps a strategy, and the field's names with that strategy.
    struct Kind: Sendable {
        let option: String
        let names: Names

        init(_ option: String, _ label: String, _ inSentence: String) {
            self.option = option
            names = Names(label, inSentence)
        }
    }

    /// A password button's texts.
    struct Toggle: Sendable {
        /// The visible text.
        let text: String
        /// The name for people who can't see what's next to the button.
        ///
        /// It contains the visible text.
        let name: String
        /// The announcement after the button is pressed.
        let announcement: String

        init(_ text: String, _ name: String, _ announcement: String) {
            self.text = text
            self.name = name
            self.announcement = announcement
        }
    }

    /// The texts for every language that the page is translated into, sorted by tag.
    package static let all: [Text] = [.arabic, .german, .english, .hebrew, .japanese]
}

/// The form's sections.
package enum Section: CaseIterable, Sendable {
    case contact, document, billing, payment, account
}

/// A group of options that a person chooses one from.
package enum Choice: String, CaseIterable, Sendable {
    case document = "document-kind"
    case customer
}

/// The reasons for a response that's only a failure page.
package enum Failure: CaseIterable, Sendable {
    case notFound, tooLarge, unavailable, unreadable
}

/// A button that swaps a strategy.
package enum Swap: String, CaseIterable, Sendable {
    case document, customer, card
}
