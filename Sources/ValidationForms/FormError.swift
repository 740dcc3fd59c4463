// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The error that a form throws if it is rejected, with the errors of all its fields in order.
///
/// Each error has its field's label and path. A server can send a form error as JSON, and ``InputForm/reject(_:)``
/// shows its errors at the fields.
public struct FormError: Error, Hashable, Sendable, Codable {
    /// The errors, in the fields' order; the array is never empty.
    public let errors: [ValidationError]

    /// Creates a form error.
    public init(errors: [ValidationError]) { self.errors = errors }

    /// Returns the error with messages in a catalog's language, for example for a server's response.
    public func localized(in messages: MessageCatalog) -> FormError {
        FormError(errors: errors.map { $0.localized(in: messages) })
    }
}

extension FormError: CustomStringConvertible {
    /// The errors for logs, one per line, without the fields' values.
    ///
    /// Control characters and invisible characters in keys, labels, and messages are escaped.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
