// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidationError {
    /// The message for the user, which describes the problem and how to correct it.
    ///
    /// It is created each time it is read, in the language of the field or form, or of ``MessageCatalog/current``. If
    /// the language changes, the message changes without another validation. The message does not end with a period. If
    /// a built-in message mentions a parameter that the error does not have, it contains an ellipsis instead.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var reason: String { reason(in: messages ?? .current) }

    /// Returns the message for the user from a catalog.
    ///
    /// - Parameter messages: The catalog, which determines the language and the wording.
    public func reason(in messages: MessageCatalog) -> String { messages.text(for: self) }

    /// A heading for an alert or a list, with the ``reason`` below it, such as "There is a problem".
    public var title: String { (messages ?? .current).title }
}
