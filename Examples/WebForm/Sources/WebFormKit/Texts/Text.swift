// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The texts of the page itself: labels, notes and buttons.
///
/// The messages of errors and the hints about what a field accepts are not here. They come from the catalog of the library,
/// which has more languages than this table.
package struct Text: Sendable {
    /// The BCP 47 tag of the language of the texts.
    package let tag: String

    let shop: String
    let title: String
    let introduction: String
    let skipToForm: String
    let language: String
    /// Explains that labels and messages have different languages; `{language}` is the language of the messages.
    let untranslated: String

    let orderTitle: String
    let orderItem: String
    let orderDelivery: String
    let orderFree: String
    let orderTotal: String

    let sections: [Section: String]
    let labels: [Field: String]
    /// The names of the fields within a sentence.
    let names: [Field: String]
    /// What the strategies of the fields do not contain, such as where a number is found on a card.
    let notes: [Field: String]
    let choices: [Choice: String]
    let documents: [Document: String]
    let customers: [Customer: (label: String, note: String)]
    /// The buttons that swap a strategy without a script.
    let swaps: [Swap: String]
    /// Where the security code is found, by its number of digits; 0 is for a card whose network is not known.
    let securityCodes: [Int: String]

    let secretAgain: String
    let passwordRules: String
    let met: String
    let unmet: String
    let incomplete: String
    let complete: String
    let submit: String
    let demonstration: String

    let thanksTitle: String
    let thanks: String
    let again: String

    /// The texts of every language that the page is translated into.
    package static let all: [Text] = [.arabic, .german, .english, .hebrew, .japanese]

    /// Returns the texts for a language of messages, or the English ones if the page is not translated into it.
    package static func best(for language: MessageLanguage) -> Text {
        all.first { $0.tag == language.tag } ?? .english
    }
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

/// A button that swaps a strategy.
package enum Swap: String, CaseIterable, Sendable {
    case document, customer, card, language
}
