// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// What the screen of a checkout does with its form, whichever way the form validates.
///
/// The four forms beside this file conform to it, so that one table of inputs tests all of them.
package protocol CheckoutScreen: AnyObject {
    /// The document with which customers identify themselves.
    var document: Document { get set }

    /// Replaces the text of a field, as a person who types does.
    func edit(_ field: Field, _ text: String)

    /// Validates a field whose editing has ended.
    func leave(_ field: Field)

    /// Validates all fields, and returns whether the order can be sent.
    func submit() -> Bool

    /// The message below a field, or `nil` if there is none.
    func message(for field: Field) -> String?
}

/// The kind of document that a customer chooses.
package enum Document: String, CaseIterable, Sendable {
    case memberNumber = "Member number"
    case nickname = "Nickname"
    case passport = "Passport number"
}

/// The fields of the screen.
package enum Field: String, CaseIterable, Sendable {
    case documentNumber = "Document number"
    case cardNumber = "Card number"
    case securityCode = "Security code"
}
