// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidationError {
    package typealias Parameters = [Parameter: Value]

    /// What is known about an error when its strategy is created.
    package struct Details: Sendable {
        var domain = Domain.builtIn
        var name: String?
        var message: String?
        var parameters: Parameters = [:]
    }

    /// What the place of use adds to an error, such as a field or `.message(…)`.
    package struct Presentation: Sendable {
        package var label: String?
        /// The noun phrase for the inside of a sentence, which belongs to the label.
        var labelInSentence: String?
        var message: String?
        var path: [PathComponent] = []
        /// The messages of the field or form that shows the error, or `nil` for the current ones.
        var messages: (any MessageSource)?

        package init(
            label: String? = nil, labelInSentence: String? = nil, message: String? = nil, path: [PathComponent] = []
        ) {
            self.label = label
            self.labelInSentence = labelInSentence
            self.message = message
            self.path = path
        }
    }

    /// A part that is created once and that the errors of a strategy or field share.
    package final class Shared<Part: Sendable>: Sendable {
        package let value: Part

        package init(_ value: Part) { self.value = value }
    }
}

extension ValidationError.Shared<ValidationError.Details> {
    /// Creates the part of errors that have parameters and the built-in message.
    package convenience init(parameters: ValidationError.Parameters) {
        self.init(ValidationError.Details(parameters: parameters))
    }
}
