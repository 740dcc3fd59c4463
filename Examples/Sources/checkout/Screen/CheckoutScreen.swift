// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A checkout screen's interface to its form, whichever way the form validates.
///
/// The four forms beside this file conform to it, so that one table of inputs tests all of them.
package protocol CheckoutScreen: AnyObject {
    /// The document that customers identify themselves with.
    var document: Document { get set }

    /// Replaces a field's text, as if a person typed it.
    func edit(_ field: Field, _ text: String)

    /// Validates a field when its editing ends.
    func leave(_ field: Field)

    /// Validates all fields and returns whether the order can be sent.
    func submit() -> Bool

    /// Returns the message below a field, or `nil` if there's none.
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
