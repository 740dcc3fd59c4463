// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationMessages

/// The error that a form throws if it is rejected, with the errors of all its fields in order.
///
/// Each error has the label and the path of its field. A server can send it as JSON, and
/// ``InputForm/reject(_:)`` shows its errors at the fields.
public struct FormError: Error, Hashable, Sendable, Codable {
    /// The errors, in the order of the fields; the array is never empty.
    public let errors: [ValidationError]

    /// Creates an error of a form.
    public init(errors: [ValidationError]) { self.errors = errors }

    /// Returns the error with messages in the language of a catalog, for example for a response of a server.
    public func localized(in messages: MessageCatalog) -> FormError {
        FormError(errors: errors.map { $0.localized(in: messages) })
    }
}

extension FormError: CustomStringConvertible {
    /// The errors, one in each line, for logs, without the values of the fields.
    ///
    /// Control characters and invisible characters in keys, labels, and messages are escaped.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
