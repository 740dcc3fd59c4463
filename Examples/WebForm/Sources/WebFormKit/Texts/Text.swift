// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages

/// The texts of the page itself: labels, notes, and buttons.
///
/// The messages of errors and the hints about what a field accepts are not here. They come from the catalog of the
/// library. It has more languages than this table, but a page offers only those in which all of it is written.
package struct Text: Sendable {
    /// The language of the texts, and that of the messages between them.
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
    /// The names of the fields, except those that a swap changes.
    let names: [Field: Names]
    /// What stands beside the label of a field that may stay empty.
    let optional: String
    /// The hints that are not those of the strategies, such as where a number is found on a card.
    let hints: [Field: String]
    let choices: [Choice: String]
    let documents: [Document: Kind]
    let customers: [Customer: Kind]
    /// The hint of a National Insurance number, with the example of GOV.UK.
    let nationalInsuranceExample: String
    /// The message about the first letters of a National Insurance number.
    let nationalInsuranceLetters: String
    /// The buttons that swap a strategy without a script.
    let swaps: [Swap: String]
    /// Where the security code is found, by its number of digits; 0 is for a card whose network is not known.
    let securityCodes: [Int: String]

    let secretAgain: String
    let met: String
    let unmet: String
    let complete: String
    /// The button that shows the password, in two lengths, and what is announced then.
    let showPassword: Toggle
    /// The button that hides the password again.
    let hidePassword: Toggle
    /// Beside the button while the order is sent.
    let sending: String
    /// The order has no response.
    let unreachable: String
    /// The response to the order is an error of the server.
    let unavailable: String
    /// The response to the order is that it is too long.
    let tooLong: String
    let retry: String
    /// The place of an error that was corrected.
    let corrected: String
    /// The title of the list of errors after all of them were corrected.
    let allCorrected: String
    /// The button that sends the order, with `{price}` in the place of the total.
    let submit: String
    let demonstration: String

    let thanksTitle: String
    let thanks: String
    let orderNumber: String
    let nextTitle: String
    /// What happens after the order.
    let next: String
    /// The order was sent more than once.
    let repeated: String
    let again: String

    /// The pages for requests that have no other response.
    package let failures: [Failure: (title: String, advice: String)]
    let toCheckout: String

    /// The names of a field.
    struct Names: Sendable {
        /// The name above the field and at the beginning of a message.
        let label: String
        /// The name within a sentence.
        let inSentence: String

        init(_ label: String, _ inSentence: String) {
            self.label = label
            self.inSentence = inSentence
        }
    }

    /// An option that swaps a strategy, and the names of the field with that strategy.
    struct Kind: Sendable {
        let option: String
        let names: Names

        init(_ option: String, _ label: String, _ inSentence: String) {
            self.option = option
            names = Names(label, inSentence)
        }
    }

    /// The texts of a button for the password.
    struct Toggle: Sendable {
        /// The visible text.
        let text: String
        /// The name for people who do not see what is beside the button, which contains the visible text.
        let name: String
        /// What is announced after the button is pressed.
        let announcement: String

        init(_ text: String, _ name: String, _ announcement: String) {
            self.text = text
            self.name = name
            self.announcement = announcement
        }
    }

    /// The texts of every language that the page is translated into, in the order of their tags.
    package static let all: [Text] = [.arabic, .german, .english, .hebrew, .japanese]
}

/// The sections of the form.
package enum Section: CaseIterable, Sendable {
    case contact, document, billing, payment, account
}

/// A group of options, of which a person chooses one.
package enum Choice: String, CaseIterable, Sendable {
    case document = "document-kind"
    case customer
}

/// The reasons for a response that is only a page about a failure.
package enum Failure: CaseIterable, Sendable {
    case notFound, tooLarge, unavailable, unreadable
}

/// A button that swaps a strategy.
package enum Swap: String, CaseIterable, Sendable {
    case document, customer, card
}
