// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension ValidationError {
    /// Returns the message for the user from a catalog, which determines the language and the wording.
    public func reason(in messages: MessageCatalog) -> String { messages.text(for: self) }

    /// Returns the error with the messages that decide the language of ``reason``, or `nil` for the current ones.
    public func localized(in messages: MessageCatalog?) -> ValidationError { localized(by: messages) }
}

extension FormField {
    /// The messages of the errors of this input, or `nil` for ``MessageCatalog/current``; a change does not validate.
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
