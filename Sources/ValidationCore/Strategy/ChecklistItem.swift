// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// One rule of a checklist, with the errors that it reports for a value.
public struct ChecklistItem: Sendable, Hashable {
    /// The rule's name in its ``InputValidator/configuration``, which ``InputValidator/named(_:)`` sets.
    public let name: String

    /// The errors that the rule reports for the value, in order.
    public let errors: [ValidationError]

    /// Whether the rule accepts the value.
    public var isAccepted: Bool { errors.isEmpty }

    package init(name: String, errors: [ValidationError]) {
        self.name = name
        self.errors = errors
    }
}

extension InputValidator {
    /// Returns every rule of the strategy, in order, with the errors that it reports for a value.
    ///
    /// A strategy that is not an ``AllOf`` is one rule.
    ///
    /// ```swift
    /// let password: InputValidator<String> =
    ///     .count(in: 8...64) && .alphanumeric
    /// password.checklist(for: "abc").map(\.isAccepted)  // [false, true]
    /// ```
    ///
    /// Wrappers and decorators around an ``AllOf`` do not hide its rules. This applies to `.message(_:)`, `.error(_:)`,
    /// `.trimmed(then:)`, `.optional(_:)`, `.when(_:then:)`, and each ``DecoratingInputValidator``.
    public func checklist(for input: Input) -> [ChecklistItem] { checklistItems(for: input) }
}
