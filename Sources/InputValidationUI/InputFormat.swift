// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A format that a text field applies while the user types, such as the groups of a card number.
///
/// ```swift
/// ValidatedField(checkout.$card, format: .paymentCard)
/// cardField.connect(to: checkout.$card, format: .paymentCard)
/// ```
///
/// The strategy of the input must accept what the format adds, such as spaces.
public struct InputFormat: Sendable {
    private let format: @Sendable (_ text: String, _ caret: Int) -> (text: String, caret: Int)

    /// Creates a format from a function.
    ///
    /// - Parameter format: Returns the text to show and the caret for the text as typed and its caret. Both carets are
    ///   offsets in UTF-16 code units. Applying it to its own result must not change the text.
    public init(_ format: @escaping @Sendable (_ text: String, _ caret: Int) -> (text: String, caret: Int)) {
        self.format = format
    }

    /// The groups in which the network of a payment card prints its number.
    ///
    /// A text with characters other than digits, spaces, and hyphens stays as it is.
    public static let paymentCard = InputFormat { PaymentCard.formatted($0, caret: $1) }

    /// Returns the text to show, and its caret, for a text as typed.
    ///
    /// - Parameters:
    ///   - text: The text as typed.
    ///   - caret: The offset of the caret in UTF-16 code units.
    public func callAsFunction(_ text: String, caret: Int) -> (text: String, caret: Int) { format(text, caret) }

    /// Returns the text to show if the caret is not known.
    ///
    /// A text is formatted only if it continues the earlier one, because the caret is then at the end.
    ///
    /// - Parameters:
    ///   - text: The text as typed.
    ///   - earlier: The text before the edit.
    public func callAsFunction(_ text: String, continuing earlier: String) -> String {
        text.hasPrefix(earlier) ? format(text, text.utf16.count).text : text
    }
}
