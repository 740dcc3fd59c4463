// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// One rule of a list, and what it says of a value.
public struct ChecklistItem: Sendable, Hashable {
    /// The rule's name: the one it has in its ``RuleSet``, or that of its ``InputValidator/configuration``.
    public let name: String

    /// Why the rule rejects the value, in order; empty if it accepts it.
    public let errors: [ValidationError]

    /// Whether the rule accepts the value.
    public var isAccepted: Bool { errors.isEmpty }

    init(name: String, errors: [ValidationError]) {
        self.name = name
        self.errors = errors
    }

    init<Input>(of rule: InputValidator<Input>, for input: Input) {
        self.init(name: rule.configuration.name, errors: rule.everyError(for: input))
    }
}

/// A strategy that lists the rules inside as rows of their own.
protocol ChecklistSource<Input> {
    associatedtype Input

    /// The names of the rows, also where there is no value to validate.
    var checklistNames: [String] { get }

    /// The rows for a value.
    func checklistItems(for input: Input) -> [ChecklistItem]
}

extension ChecklistSource {
    /// The rows of a value that no rule is about.
    var passedChecklist: [ChecklistItem] { checklistNames.map { ChecklistItem(name: $0, errors: []) } }

    /// Returns the rows of a value that no rule can look at.
    func checklist(failing error: ValidationError) -> [ChecklistItem] {
        checklistNames.map { ChecklistItem(name: $0, errors: [error]) }
    }
}

extension InputValidator {
    /// Returns, for one value, every rule with its errors; a strategy that is not an ``AllOf`` is one rule.
    ///
    /// ```swift
    /// let password: InputValidator<String> = .count(in: 8...64) && .alphanumeric
    /// password.checklist(for: "abc").map(\.isAccepted)  // [false, true]
    /// ```
    ///
    /// Wrappers and decorators around an ``AllOf`` do not hide its rules: `.message(_:)`, `.error(_:)`,
    /// `.trimmed(then:)`, `.optional(_:)`, `.when(_:_:)` and each ``DecoratingInputValidator``.
    ///
    /// - Parameter input: The value.
    /// - Returns: One item a rule, in their order; passed and failed ones.
    public func checklist(for input: Input) -> [ChecklistItem] {
        (self as? any ChecklistSource<Input>)?.checklistItems(for: input) ?? [ChecklistItem(of: self, for: input)]
    }

    var namesInChecklist: [String] {
        (self as? any ChecklistSource<Input>)?.checklistNames ?? [configuration.name]
    }
}
