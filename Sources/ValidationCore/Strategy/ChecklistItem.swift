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
    /// A strategy that is not an ``AllOf`` counts as one rule.
    ///
    /// ```swift
    /// let password: InputValidator<String> =
    ///     .count(in: 8...64) && .alphanumeric
    /// password.checklist(for: "abc").map(\.isAccepted)  // [false, true]
    /// ```
    ///
    /// Wrappers and decorators around an ``AllOf`` don't hide its rules. This applies to `.message(_:)`, `.error(_:)`,
    /// `.trimmed(then:)`, `.optional(_:)`, `.when(_:then:)`, and each ``DecoratingInputValidator``.
    public func checklist(for input: Input) -> [ChecklistItem] { rows(for: input) }

    /// Returns a checklist's rows; if the input is `nil` because no rule applies to it, the rows have no errors.
    private func rows(for input: Input?) -> [ChecklistItem] {
        switch contents.kind {
        case .nothing, .any, .not, .chained, .own: return [row(named: configuration.name, for: input)]
        case .all(let rules, _):
            return rules.isEmpty
                ? [row(named: configuration.name, for: input)] : rules.flatMap { $0.rows(for: input) }
        case .when(let condition, let rule):
            return rule.rows(for: input.flatMap { condition.applies(to: $0) ? $0 : nil })
        case .customized(let rule, let customization):
            if case .name(let name) = customization { return [rule.row(named: name, for: input)] }
            return rule.rows(for: input).map {
                ChecklistItem(name: $0.name, errors: customization.applied(to: $0.errors))
            }
        // A row states what an input needs, and a warning never needs anything.
        case .warning: return []
        case .decorated(let wrapped): return decoratorRows(for: input, around: wrapped)
        case .part(let part): return rows(of: part, for: input)
        }
    }

    private func row(named name: String, for input: Input?) -> ChecklistItem {
        ChecklistItem(name: name, errors: input.map { errors(for: $0) } ?? [])
    }

    private func rows(of part: some StrategyPart<Input>, for input: Input?) -> [ChecklistItem] {
        switch part.kind {
        case .property, .entry, .elements, .keys, .values: [row(named: configuration.name, for: input)]
        case .optional, .transformed: innerRows(of: part, for: input)
        case .cell(let cell):
            innerRows(of: part, for: input).map { item in
                ChecklistItem(name: item.name, errors: item.errors.map { $0.presented(within: cell.presentation) })
            }
        }
    }

    private func innerRows(of part: some StrategyPart<Input>, for input: Input?) -> [ChecklistItem] {
        guard let input else { return part.rule.rows(for: nil) }
        do throws(ValidationError) { return part.rule.rows(for: try part.value(of: input)) } catch {
            return part.rule.rows(for: nil).map { ChecklistItem(name: $0.name, errors: [error]) }
        }
    }

    /// Returns a wrapped strategy's rows, plus one row for errors that only the decorator reports.
    private func decoratorRows(for input: Input?, around wrapped: InputValidator) -> [ChecklistItem] {
        let rows = wrapped.rows(for: input.map(wrappedInput))
        guard let input else { return rows }
        let errors = errors(for: input)
        if rows.count == 1 { return [ChecklistItem(name: rows[0].name, errors: errors)] }
        // If the decorator accepts the input, rows with errors would contradict its verdict.
        if errors.isEmpty {
            return rows.allSatisfy(\.isAccepted) ? rows : [ChecklistItem(name: configuration.name, errors: [])]
        }
        let own = errors.filter { error in !rows.contains { $0.errors.contains(error) } }
        return own.isEmpty ? rows : rows + [ChecklistItem(name: configuration.name, errors: own)]
    }
}
