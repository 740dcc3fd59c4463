// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A set of named rules to which a program can add, remove, and replace rules while it runs.
///
/// A set is an immutable value, and so is its strategy. Each change returns a new set. To change an existing input,
/// swap its strategy.
///
/// ```swift
/// let rules = try RuleSet<String>().adding(
///     .count(in: 8...64), named: "length"
/// ).adding(.alphanumeric, named: "characters")
/// let input = ValidatedInput("", rules.validator)
///
/// input.validator = try rules.removing(named: "characters").validator
/// ```
public struct RuleSet<Input>: Sendable, Equatable {
    /// A rule and its name.
    public struct Rule: Sendable, Equatable {
        /// The rule's name, which is unique in its set.
        public let name: String

        /// The rule.
        public let validator: InputValidator<Input>
    }

    /// The rules, in the order in which they were added.
    public let rules: [Rule]

    /// Creates a set without rules.
    ///
    /// The strategy of a set without rules rejects every input.
    public init() {
        rules = []
    }

    private init(_ rules: [Rule]) {
        self.rules = rules
    }

    /// A strategy that validates with all rules in order.
    ///
    /// If the set does not contain rules, the strategy rejects every input with code 1200.
    public var validator: AllOf<Input> { AllOf(rules.map(\.validator)) }

    /// Returns a set with one more rule at its end.
    ///
    /// - Parameters:
    ///   - rule: The rule to add.
    ///   - name: The name of the rule.
    /// - Throws: ``RuleSetError/nameTaken(_:)`` if the set has a rule of this name.
    public func adding(_ rule: InputValidator<Input>, named name: String) throws(RuleSetError) -> RuleSet {
        guard !rules.contains(where: { $0.name == name }) else { throw .nameTaken(name) }
        return RuleSet(rules + [Rule(name: name, validator: rule)])
    }

    /// Returns a set without one of the rules.
    ///
    /// - Parameter name: The name of the rule.
    /// - Throws: ``RuleSetError/nameUnknown(_:)`` if the set does not contain a rule of this name, so that a misspelled
    ///   name does not leave the rule in place.
    public func removing(named name: String) throws(RuleSetError) -> RuleSet {
        var rules = rules
        rules.remove(at: try index(of: name))
        return RuleSet(rules)
    }

    /// Returns a set in which another rule replaces one of the rules.
    ///
    /// - Parameters:
    ///   - name: The name of the rule.
    ///   - rule: The new rule.
    /// - Throws: ``RuleSetError/nameUnknown(_:)`` if the set does not contain a rule of this name.
    public func replacing(named name: String, with rule: InputValidator<Input>) throws(RuleSetError) -> RuleSet {
        var rules = rules
        rules[try index(of: name)] = Rule(name: name, validator: rule)
        return RuleSet(rules)
    }

    /// Returns every rule with the errors that it reports for a value, for example to show a checklist for a password.
    ///
    /// - Parameter input: The value.
    /// - Returns: One item for each rule, in order.
    public func checklist(for input: Input) -> [ChecklistItem] {
        rules.map { ChecklistItem(name: $0.name, errors: $0.validator.errors(for: input)) }
    }

    private func index(of name: String) throws(RuleSetError) -> Int {
        guard let index = rules.firstIndex(where: { $0.name == name }) else { throw .nameUnknown(name) }
        return index
    }
}

/// The reason why a change to a ``RuleSet`` is not possible.
public enum RuleSetError: Error, Hashable, Sendable {
    /// The set already contains a rule of this name.
    case nameTaken(String)
    /// The set does not contain a rule of this name.
    case nameUnknown(String)
}
