// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Why a form yields no result: the errors of all its fields, in their order.
///
/// Each has the label and the path of its field. A server can send it as JSON; ``InputForm/reject(_:)-(FormError)``
/// shows it at the fields.
public struct FormError: Error, Hashable, Sendable, Codable {
    /// The errors, in the order of the fields; never empty.
    public let errors: [ValidationError]

    /// Creates a failure.
    ///
    /// - Parameter errors: The errors, in the order of the fields.
    public init(errors: [ValidationError]) {
        self.errors = errors
    }
}

extension FormError: CustomStringConvertible {
    /// One error a line, for logs; never a value.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// What the fields of a form answered: those that passed and those that did not.
public struct FormReport: Hashable, Sendable {
    /// What one field answered.
    public struct Entry: Hashable, Sendable {
        /// What the field is called on the screen.
        public let label: String?

        /// Where the field is in the form's data.
        public let path: [ValidationError.PathComponent]

        /// Why the field is rejected; empty if it passed.
        public let errors: [ValidationError]

        /// The value as it was entered, as text, where the report was made with values; never that of a secret input.
        public let value: String?

        /// Whether nothing was held against the field.
        public var passed: Bool { errors.isEmpty }
    }

    /// The fields that answered, in their order.
    public let entries: [Entry]

    init(entries: some Sequence<Entry>) {
        self.entries = Array(entries)
    }

    /// The fields that passed, in their order.
    public var passed: [Entry] { entries.filter(\.passed) }

    /// The fields that did not pass, in their order.
    public var rejected: [Entry] { entries.filter { !$0.passed } }

    /// The errors of all fields, in their order.
    public var errors: [ValidationError] { entries.flatMap(\.errors) }
}
