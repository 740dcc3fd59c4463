// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension ValidationError {
    /// Returns the message for the user from a catalog.
    ///
    /// - Parameter messages: The catalog, which determines the language and the wording.
    public func reason(in messages: MessageCatalog) -> String { messages.text(for: self) }

    /// Returns the error with the messages of a field or form, which decide the language of ``reason``.
    ///
    /// The code, the parameters, and the label do not change.
    ///
    /// - Parameter messages: The messages, or `nil` for the current ones.
    public func localized(in messages: MessageCatalog?) -> ValidationError {
        localized(by: messages)
    }
}

extension FormField {
    /// The messages of the errors of this input, or `nil` for ``MessageCatalog/current``.
    ///
    /// A change does not validate again. Observers of the ``errors`` are notified, because their
    /// ``ValidationError/reason`` changes.
    public var messages: MessageCatalog? {
        get { messageSource as? MessageCatalog }
        set { messageSource = newValue }
    }
}

extension MessageCatalog: MessageSource {}

extension LinkedModules.Messages: CurrentMessages {
    package var current: any MessageSource { MessageCatalog.current }

    package var english: any MessageSource { MessageCatalog.english }
}
