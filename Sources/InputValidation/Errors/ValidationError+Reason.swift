// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidationError {
    /// A sentence for the person who entered the value that describes the problem and how to correct it.
    ///
    /// It is created at each read, and not when the error is thrown, from ``MessageCatalog/current`` or from the
    /// messages of the field or form. So a change of the language changes it without another validation. The sentence
    /// has no period at the end. In a built-in text, an ellipsis replaces a parameter that the error does not have.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var reason: String { reason(in: messages ?? .current) }

    /// Returns the sentence for the person who entered the value, from a catalog of messages.
    ///
    /// - Parameter messages: The catalog, whose language and texts apply.
    public func reason(in messages: MessageCatalog) -> String { messages.text(for: self) }

    /// A heading for an alert or a list, with the ``reason`` below it, such as "There is a problem".
    public var title: String { (messages ?? .current).title }
}
