// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidationError {
    /// The message for the user, which describes the problem and how to correct it.
    ///
    /// It is created each time it is read, in the language of the field or form, or of the current messages. If
    /// the language changes, the message changes without another validation. The message does not end with a period. If
    /// a built-in message mentions a parameter that the error does not have, it contains an ellipsis instead.
    ///
    /// The built-in messages are in the module `ValidationMessages`. In a program without it, this is the message with
    /// which the error was created, or else its ``name``.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var reason: String { (messages ?? LinkedModules.current).text(for: self) }

    /// A heading for an alert or a list, with the ``reason`` below it, such as "There is a problem".
    public var title: String { (messages ?? LinkedModules.current).title }
}
