// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// One rule of a checklist, with the errors that it reports for a value.
public struct ChecklistItem: Sendable, Hashable {
    /// The rule's name in its ``RuleSet``, or the name in its ``InputValidator/configuration``.
    public let name: String

    /// The errors that the rule reports for the value, in order.
    ///
    /// The array is empty if the rule accepts the value.
    public let errors: [ValidationError]

    /// Whether the rule accepts the value.
    public var isAccepted: Bool { errors.isEmpty }

    init(name: String, errors: [ValidationError]) {
        self.name = name
        self.errors = errors
    }

    init<Input>(of rule: InputValidator<Input>, for input: Input) {
        self.init(name: rule.configuration.name, errors: rule.errors(for: input))
    }
}

/// A strategy that lists each of its inner rules as a separate row.
protocol ChecklistSource<Input> {
    associatedtype Input

    /// The names of the rows.
    ///
    /// They do not depend on a value.
    var checklistNames: [String] { get }

    /// The rows for a value.
    func checklistItems(for input: Input) -> [ChecklistItem]
}

extension ChecklistSource {
    /// The rows for a value to which no rule applies.
    var passedChecklist: [ChecklistItem] { checklistNames.map { ChecklistItem(name: $0, errors: []) } }

    /// Returns the rows for a value that the rules cannot validate.
    func checklist(failing error: ValidationError) -> [ChecklistItem] {
        checklistNames.map { ChecklistItem(name: $0, errors: [error]) }
    }
}

extension InputValidator {
    /// Returns every rule of the strategy with the errors that it reports for a value.
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
    /// `.trimmed(then:)`, `.optional(_:)`, `.when(_:then:)` and each ``DecoratingInputValidator``.
    ///
    /// - Parameter input: The value.
    /// - Returns: One item for each rule, in order. The items include the rules that accept the value.
    public func checklist(for input: Input) -> [ChecklistItem] {
        (self as? any ChecklistSource<Input>)?.checklistItems(for: input) ?? [ChecklistItem(of: self, for: input)]
    }

    var namesInChecklist: [String] {
        (self as? any ChecklistSource<Input>)?.checklistNames ?? [configuration.name]
    }
}
