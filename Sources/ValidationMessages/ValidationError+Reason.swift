// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension ValidationError {
    /// Returns the message for the user from a catalog, which determines the language and wording.
    public func reason(in messages: MessageCatalog) -> String { messages.text(for: self) }

    /// Returns the error with its own message catalog for ``reason``; pass `nil` to use the current catalog.
    public func localized(in messages: MessageCatalog?) -> ValidationError { localized(by: messages) }
}

extension FormField {
    /// The message catalog for this input's errors, or `nil` for ``MessageCatalog/current``; changing it doesn't
    /// validate.
    public var messages: MessageCatalog? {
        get { messageSource as? MessageCatalog }
        set { messageSource = newValue }
    }
}

extension MessageCatalog: MessageSource {}

extension LinkedModules.MessagesModule: MessageModule {
    package var currentMessages: any MessageSource { MessageCatalog.current }
    package var englishMessages: any MessageSource { MessageCatalog.english }
}
