// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The result of a check that the script requests while a person fills in the form.
package struct LiveCheck: Encodable {
    /// What the person did.
    package enum Event: String, Sendable {
        /// Typed into the field.
        case type
        /// Left the field after the form had been rejected.
        case leave
        /// Left the field before that, so that only a mistake in a complete value is rejected.
        case finish
        /// Chose another option, which swaps the field's strategy, or came back to a field whose state isn't known.
        case swap
    }

    /// What the page shows for a field.
    struct Reply: Encodable {
        /// The error's sentence, or `nil` if there's no error.
        var error: String?
        /// Whether the value is accepted as is.
        var isAccepted: Bool
        /// The mark beside the label.
        var status: String
        var label: String
        /// The line below the label.
        var hint: String?
        var inputmode: String
        var autocapitalize: String
    }

    /// The replies by field name.
    private var fields: [String: Reply] = [:]
    /// Whether the password meets each rule of the checklist.
    private var rules: [Bool]?

    /// Creates the result of a check.
    ///
    /// - Parameters:
    ///   - field: The field where something happened.
    ///   - event: What the person did.
    ///   - rejected: The fields that currently show an error.
    ///   - checkout: The form. Its strategies for typing validated the fields when their values were set.
    ///   - language: The page's language.
    package init(
        of field: Field, after event: Event, rejected: Set<Field>, in checkout: Checkout, _ language: PageLanguage
    ) {
        let page = Page(checkout, in: language)
        func reply(for field: Field) -> Reply {
            let input = checkout[field]
            let traits = input.inputTraits
            return Reply(
                error: input.error?.reason(in: language.catalog), isAccepted: input.isValid,
                status: page.status(of: field), label: checkout.label(of: field), hint: page.hint(of: field),
                inputmode: traits.keyboard.rawValue, autocapitalize: traits.capitalization.rawValue)
        }
        // The card number swaps the security code's strategy.
        let swapped = (event == .swap ? [field] : []) + (field == .cardNumber ? [.securityCode] : [])
        switch event {
        case .leave: checkout[field].validate()
        case .finish where field == .cardNumber && checkout.cardNumberIsMistyped: checkout[field].validate()
        case .finish, .type, .swap: break
        }
        for swapped in swapped {
            // A swap validates rejected fields again. It doesn't reject anything that the person hasn't submitted yet.
            if rejected.contains(swapped) { checkout[swapped].validate() } else { checkout[swapped].clearResult() }
            fields[swapped.rawValue] = reply(for: swapped)
        }
        fields[field.rawValue] = reply(for: field)
        if field == .password {
            rules = Checklist(of: checkout.password.value, in: language.catalog).items.map(\.isMet)
        }
    }
}
