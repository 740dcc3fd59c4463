// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// How a column's rules changed, or a change of a rule that compares several rows or columns.
///
/// A change doesn't contain examples or rules of a column with a sensitive strategy.
public struct ColumnChange: Sendable {
    /// The column's name, or the description of a rule that was added or removed, such as `id (unique)`.
    public let column: String

    /// What the new rules accept, compared with the old rules.
    public let relation: Relation

    /// A value that was accepted and is now rejected, or `nil` if none is known.
    public private(set) var rejectedNow: Example?

    /// A value that was rejected and is now accepted, or `nil` if none is known.
    public private(set) var acceptedNow: Example?

    /// The rules that can't be compared, in rule file notation.
    public private(set) var notCompared: [String] = []

    /// What new rules accept, compared with old rules.
    public enum Relation: String, Sendable, CaseIterable {
        /// Both accept the same values.
        case same
        /// The new rules accept more.
        case looser
        /// The new rules accept less.
        case stricter
        /// Each accepts values that the other rejects.
        case different
        /// The new rules accept everything that the old rules accept, and maybe more.
        case sameOrLooser = "same or looser"
        /// The old rules accept everything that the new rules accept, and maybe more.
        case sameOrStricter = "same or stricter"
        /// The new rules reject a value that the old rules accept.
        case stricterOrDifferent = "stricter or different"
        /// The new rules accept a value that the old rules reject.
        case looserOrDifferent = "looser or different"
        /// The rules can't be compared.
        case unknown
    }

    /// A value that only the old or only the new rules accept.
    public struct Example: Sendable, Equatable {
        /// The value, or `nil` for a missing value.
        public let value: String?
    }

    /// Whether the new rules accept every value that the old rules accept.
    public var isCompatible: Bool { [.same, .looser, .sameOrLooser].contains(relation) }

    /// Creates the change for a column that's in both tables.
    init(from old: ColumnRules, to new: ColumnRules) {
        column = new.name
        guard old.validator != new.validator else {
            relation = .same
            return
        }
        let comparison = ColumnComparison(old: ComparableColumn(old), new: ComparableColumn(new))
        relation = comparison.relation
        if old.validator.isSensitive || new.validator.isSensitive { return }
        if case .no(let example) = comparison.oldInNew { rejectedNow = Example(value: example) }
        if case .no(let example) = comparison.newInOld { acceptedNow = Example(value: example) }
        notCompared = comparison.uncomparedRules
    }

    /// Creates the change of a limit on a table, such as the number of rows.
    init(limit: String, _ relation: Relation) {
        column = limit
        self.relation = relation
    }

    /// Creates the change for an added column, whose values were all accepted before.
    init(added new: ColumnRules) {
        column = new.name
        relation = .stricter
        if new.validator.isSensitive { return }
        rejectedNow = [nil, "", " ", "a", "0", "-"].first { !new.validator.isValid($0) }.map { Example(value: $0) }
    }

    /// Creates the change for an added or removed rule that compares several rows or columns.
    init(rule: String, isNew: Bool) {
        column = rule
        relation = isNew ? .stricter : .looser
    }

    /// Creates the change for a removed column.
    init(removed old: ColumnRules) {
        column = old.name
        relation = .looser
    }
}

extension ColumnChange: CustomStringConvertible {
    /// The change on one line, such as `code: looser: “aa0” is accepted now`.
    public var description: String {
        var parts: [String] = []
        if let rejectedNow { parts.append("\(rejectedNow) is rejected now") }
        if let acceptedNow { parts.append("\(acceptedNow) is accepted now") }
        if !notCompared.isEmpty {
            let list = ListSeparators(middle: ", ", pair: " and ", last: ", and ")
            parts.append("cannot compare \(list.joined(notCompared.map { $0.truncated(to: 120) }))")
        }
        let details = parts.isEmpty ? "" : ": " + parts.joined(separator: "; ")
        // Names and expressions can contain line breaks.
        return "\(column): \(relation.rawValue)\(details)".printable
    }
}

extension ColumnChange.Example: CustomStringConvertible {
    /// The value in quotation marks, truncated to 80 characters, or words for a missing or empty value.
    ///
    /// Control characters and invisible characters are escaped.
    public var description: String {
        guard let value else { return "a missing value" }
        return value.isEmpty ? "an empty value" : "“\(value.truncated(to: 80).printable)”"
    }
}

extension String {
    fileprivate func truncated(to scalarCount: Int) -> String {
        unicodeScalars.count > scalarCount ? String(unicodeScalars.prefix(scalarCount)) + "…" : self
    }
}

extension TableRules {
    /// Returns how each column's rules changed, with examples.
    ///
    /// Columns are compared by name. The result is in the order of these rules, followed by removed columns. Added or
    /// removed unique columns, primary keys, and rules over several columns come last. Comparing patterns has a budget,
    /// so a column with large patterns may be ``ColumnChange/Relation/unknown``.
    ///
    /// ```swift
    /// for change in new.changes(from: old) where !change.isCompatible {
    ///     print(change)  // code: stricter: “aa” is rejected now
    /// }
    /// ```
    ///
    /// - Parameter old: The previous rules.
    public func changes(from old: TableRules) -> [ColumnChange] {
        let gone = old.fields.filter { self[$0.name] == nil }
        return fields.map { column in
            old[column.name].map { ColumnChange(from: $0, to: column) } ?? ColumnChange(added: column)
        } + gone.map { ColumnChange(removed: $0) } + ruleChanges(from: old) + limitChanges(from: old)
    }

    /// Returns the changes of the limits on the number of rows, and on shares of values.
    private func limitChanges(from old: TableRules) -> [ColumnChange] {
        func change(_ name: String, _ before: Double?, _ now: Double?, isMinimum: Bool = false) -> ColumnChange? {
            guard before != now else { return nil }
            let none = isMinimum ? -Double.infinity : .infinity
            let isLess = now ?? none < before ?? none
            return ColumnChange(limit: name, isLess == isMinimum ? .looser : .stricter)
        }
        let table = [
            change(
                "minimumRows", old.rowLimits.minimum.map { Double($0) }, rowLimits.minimum.map { Double($0) },
                isMinimum: true),
            change("maximumRows", old.rowLimits.maximum.map { Double($0) }, rowLimits.maximum.map { Double($0) }),
        ]
        let columns = fields.flatMap { column in
            let before = old[column.name]?.shareLimits
            return [
                change("\(column.name) (maximumMissingShare)", before?.missing, column.shareLimits.missing),
                change("\(column.name) (maximumWarnedShare)", before?.warned, column.shareLimits.warned),
            ]
        }
        return (table + columns + [matchChange(from: old)]).compactMap { $0 }
    }

    /// Returns the change of the headers that the table accepts.
    private func matchChange(from old: TableRules) -> ColumnChange? {
        guard fieldsMatch != old.fieldsMatch else { return nil }
        /// Returns whether one setting accepts each header that another setting accepts.
        func includes(_ first: FieldsMatch?, _ second: FieldsMatch?) -> Bool {
            switch (first, second) {
            case (nil, _), (.partial, .exact?), (.partial, .equal?), (.partial, .subset?), (.subset, .exact?),
                (.subset, .equal?), (.superset, .exact?), (.superset, .equal?), (.equal, .exact?):
                true
            default: first == second
            }
        }
        let relation: ColumnChange.Relation =
            if includes(fieldsMatch, old.fieldsMatch) { .looser } else if includes(old.fieldsMatch, fieldsMatch) {
                .stricter
            } else { .different }
        return ColumnChange(limit: "fieldsMatch", relation)
    }

    /// Returns the added and removed rules that compare several rows or columns.
    private func ruleChanges(from old: TableRules) -> [ColumnChange] {
        let (before, now) = (old.comparingRules, comparingRules)
        return now.filter { rule in !before.contains { $0.key == rule.key } }
            .map { ColumnChange(rule: $0.text, isNew: true) }
            + before.filter { rule in !now.contains { $0.key == rule.key } }
            .map { ColumnChange(rule: $0.text, isNew: false) }
    }

    /// The rules that compare several rows or columns, with keys that are equal only for the same rule.
    private var comparingRules: [(key: [[UInt8]], text: String)] {
        func rule(_ parts: [String], _ text: String) -> (key: [[UInt8]], text: String) {
            (parts.map { Array($0.utf8) }, text)
        }
        let key = primaryKey.sorted()
        return fields.filter(\.isUnique).map { rule(["unique", $0.name], "\($0.name) (unique)") }
            + (key.isEmpty ? [] : [rule(["primary key"] + key, "\(key.joined(separator: ", ")) (primary key)")])
            + uniqueKeys.map { rule(["unique key"] + $0.sorted(), "\($0.joined(separator: ", ")) (unique key)") }
            + foreignKeys.map { rule(["foreign key", "\($0)"], "\($0) (foreign key)") }
            + rules.map { rule(["\($0)"] + $0.columns, "\($0) (rule)") }
    }
}

extension RuleReload {
    /// How each column's rules changed, with examples.
    ///
    /// - Complexity: See `TableRules.changes(from:)`. Nothing is compared before this property is read.
    public var changes: [ColumnChange] { isChanged ? rules.changes(from: previous) : [] }
}
