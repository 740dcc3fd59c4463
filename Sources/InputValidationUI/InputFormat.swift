// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A format that a text field applies while the user types, such as a card number's groups.
///
/// ```swift
/// ValidatedField(checkout.$card, format: .paymentCard)
/// cardField.connect(to: checkout.$card, format: .paymentCard)
/// ```
///
/// The input's strategy must accept whatever the format adds, such as spaces.
public struct InputFormat: Sendable {
    private let format: @Sendable (_ text: String, _ caret: Int) -> (text: String, caret: Int)

    /// Creates a format from a function.
    ///
    /// - Parameter format: A function that takes the typed text and its caret, and returns the text to show and the new
    ///   caret. Both carets are offsets in UTF-16 code units. Applying the function to its own result must not change
    ///   the text.
    public init(_ format: @escaping @Sendable (_ text: String, _ caret: Int) -> (text: String, caret: Int)) {
        self.format = format
    }

    /// The grouping that a payment card's network uses for its numbers.
    ///
    /// Text with characters other than digits, spaces, and hyphens stays as it is.
    public static let paymentCard = InputFormat { PaymentCard.formatted($0, caret: $1) }

    /// Returns the text to show, and its caret, for the typed text.
    ///
    /// - Parameters:
    ///   - text: The typed text.
    ///   - caret: The caret's offset in UTF-16 code units.
    public func callAsFunction(_ text: String, caret: Int) -> (text: String, caret: Int) { format(text, caret) }

    /// Returns the text to show if the caret is not known.
    ///
    /// The text is formatted only if it continues the earlier text, because the caret is at the end in that case.
    ///
    /// - Parameters:
    ///   - text: The typed text.
    ///   - earlier: The text before the edit.
    public func callAsFunction(_ text: String, continuing earlier: String) -> String {
        text.hasPrefix(earlier) ? format(text, text.utf16.count).text : text
    }
}
