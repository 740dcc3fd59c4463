// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Rules with names, as a value: to add, remove or replace some of them while a program runs.
///
/// A set is immutable and so is the strategy it gives; a running input changes by swapping that strategy.
///
/// ```swift
/// let rules = try RuleSet<String>().adding(.count(in: 8...64), named: "length").adding(.alphanumeric, named: "characters")
/// let input = ValidatedInput("", rules.validator)
///
/// input.validator = try rules.removing(named: "characters").validator
/// ```
public struct RuleSet<Input>: Sendable, Equatable {
    /// A rule and its name.
    public struct Rule: Sendable, Equatable {
        /// The name, unique in its set.
        public let name: String

        /// The rule.
        public let validator: InputValidator<Input>
    }

    /// The rules, in the order in which they were added.
    public let rules: [Rule]

    /// Creates a set without rules; its strategy rejects everything until one is added.
    public init() {
        rules = []
    }

    private init(_ rules: [Rule]) {
        self.rules = rules
    }

    /// The strategy that asks all rules in order; it rejects everything with code 1200 where there is none.
    public var validator: AllOf<Input> { AllOf(rules.map(\.validator)) }

    /// Returns the set with one more rule at its end.
    ///
    /// - Parameters:
    ///   - rule: The rule to add.
    ///   - name: Its name.
    /// - Throws: ``RuleSetError/nameTaken(_:)`` if the set has a rule of this name.
    public func adding(_ rule: InputValidator<Input>, named name: String) throws(RuleSetError) -> RuleSet {
        guard !rules.contains(where: { $0.name == name }) else { throw .nameTaken(name) }
        return RuleSet(rules + [Rule(name: name, validator: rule)])
    }

    /// Returns the set without one of its rules.
    ///
    /// - Parameter name: The name of the rule.
    /// - Throws: ``RuleSetError/nameUnknown(_:)`` if there is none, so that a slip of the pen leaves no rule in place.
    public func removing(named name: String) throws(RuleSetError) -> RuleSet {
        var rules = rules
        rules.remove(at: try index(of: name))
        return RuleSet(rules)
    }

    /// Returns the set with another rule in the place of one of its own.
    ///
    /// - Parameters:
    ///   - name: The name of the rule.
    ///   - rule: The rule to put there.
    /// - Throws: ``RuleSetError/nameUnknown(_:)`` if there is none.
    public func replacing(named name: String, with rule: InputValidator<Input>) throws(RuleSetError) -> RuleSet {
        var rules = rules
        rules[try index(of: name)] = Rule(name: name, validator: rule)
        return RuleSet(rules)
    }

    /// Returns, for one value, every rule with what it says: the list that a password screen ticks off.
    ///
    /// - Parameter input: The value.
    /// - Returns: One item a rule, in their order.
    public func checklist(for input: Input) -> [ChecklistItem] {
        rules.map { ChecklistItem(name: $0.name, errors: $0.validator.everyError(for: input)) }
    }

    private func index(of name: String) throws(RuleSetError) -> Int {
        guard let index = rules.firstIndex(where: { $0.name == name }) else { throw .nameUnknown(name) }
        return index
    }
}

/// Why a ``RuleSet`` cannot be changed as asked.
public enum RuleSetError: Error, Hashable, Sendable {
    /// There is a rule of this name already.
    case nameTaken(String)
    /// There is no rule of this name.
    case nameUnknown(String)
}
