// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The validation results of the fields of a form, both accepted and rejected.
public struct FormReport: Hashable, Sendable {
    /// The validation result of one field.
    public struct Field: Hashable, Sendable {
        /// The name of the field on the screen.
        public let label: String?
        /// The path of the field in the data of the form.
        public let path: [ValidationError.PathComponent]
        /// The errors of the field, or an empty array if it was accepted.
        public let errors: [ValidationError]
        /// The entered value as text, or `nil` if the report does not include values or the input is secret.
        public let value: String?
        /// Whether the field was accepted.
        public var isAccepted: Bool { errors.isEmpty }
    }

    /// The fields with a validation result, in their order.
    public let fields: [Field]

    /// The accepted fields, in their order.
    public var accepted: [Field] { fields.filter(\.isAccepted) }

    /// The rejected fields, in their order.
    public var rejected: [Field] { fields.filter { !$0.isAccepted } }

    /// The errors of all fields, in their order.
    public var errors: [ValidationError] { fields.flatMap(\.errors) }
}
