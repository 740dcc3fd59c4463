// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The validation results for a form's fields, both accepted and rejected.
public struct FormReport: Hashable, Sendable {
    /// One field's validation result.
    public struct Field: Hashable, Sendable {
        /// The field's name on the screen.
        public let label: String?
        /// The field's path in the form's data.
        public let path: [ValidationError.PathComponent]
        /// The field's errors, or an empty array if it was accepted.
        public let errors: [ValidationError]
        /// The entered value as text, or `nil` if the report doesn't include values or the input is secret.
        public let value: String?
        /// Whether the field was accepted.
        public var isAccepted: Bool { errors.isEmpty }
    }

    /// The fields with a validation result, in order.
    public let fields: [Field]

    /// The accepted fields, in order.
    public var accepted: [Field] { fields.filter(\.isAccepted) }

    /// The rejected fields, in order.
    public var rejected: [Field] { fields.filter { !$0.isAccepted } }

    /// The errors of all fields, in order.
    public var errors: [ValidationError] { fields.flatMap(\.errors) }
}

extension FormReport: CustomStringConvertible {
    /// The descriptions of the fields, one in each line, for logs.
    public var description: String { fields.map(\.description).joined(separator: "\n") }
}

extension FormReport.Field: CustomStringConvertible, CustomReflectable {
    /// The field's name and path, and its errors or "accepted", on one line, for logs; never the value.
    ///
    /// Control characters and invisible characters are escaped.
    public var description: String {
        let name = [label, path.isEmpty ? nil : "(\(path.text))"].compactMap(\.self).joined(separator: " ").printable
        let verdict = isAccepted ? "accepted" : errors.map(\.description).joined(separator: "; ")
        return name.isEmpty ? verdict : "\(name): \(verdict)"
    }

    /// No content besides ``description``, so that `dump` prints no character that controls a terminal.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}
