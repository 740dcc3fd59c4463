// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts what every one of its rules accepts: the **Composite** of the pattern.
///
/// ``InputValidator/validate(_:)`` stops at the first rule that rejects; ``InputValidator/errors(for:)`` lists the errors
/// of all. Every rule is given the same input.
///
/// ```swift
/// let password: InputValidator<String> = .count(in: 8...64) && .alphanumeric
/// password.errors(for: "a-b").map(\.code)  // [1010, 1125]: too short, and a hyphen
/// ```
///
/// A composition of no rules rejects everything with code 1200. Compositions stand at most 128 deep inside one another;
/// one that stands deeper rejects everything with code 1203.
public final class AllOf<Input>: InputValidator<Input>, @unchecked Sendable {
    /// Whether ``InputValidator/errors(for:)`` lists only the errors of the first rule that rejects.
    public let stopsAtFirst: Bool

    private let tree: InputValidator<Input>

    /// Creates a composition.
    ///
    /// - Parameters:
    ///   - rules: The rules, in the order in which they are validated; none rejects everything.
    ///   - stopAtFirst: Whether only the errors of the first rule that rejects are listed; `false` by default.
    public convenience init(_ rules: [InputValidator<Input>], stopAtFirst: Bool = false) {
        self.init(tree: BothOf.tree(of: rules[...]), stopAtFirst: stopAtFirst)
    }

    private init(tree: InputValidator<Input>, stopAtFirst: Bool) {
        self.tree = tree
        stopsAtFirst = stopAtFirst
    }

    /// The rules, in the order in which they are validated.
    ///
    /// - Complexity: O(*n*) in the number of rules.
    public var rules: [InputValidator<Input>] { BothOf.rules(in: tree) }

    /// Rejects what one of the rules rejects, with the error of the first that does.
    public override func validate(_ input: Input) throws(ValidationError) {
        try tree.validate(input)
    }

    /// Returns the errors of all rules in their order, or those of the first that rejects.
    public override func errors(for input: Input) -> [ValidationError] {
        if tree is NoRules<Input> { return tree.errors(for: input) }
        var errors: [ValidationError] = []
        let _: Void? = BothOf.firstAnswer(in: tree) { rule in
            errors += rule.everyError(for: input)
            return stopsAtFirst && !errors.isEmpty ? () : nil
        }
        return errors
    }

    /// Returns the input as all rules in turn would keep it, or unchanged where they do not agree on that.
    public override func normalized(_ input: Input) -> Input {
        let candidate = inTurn(input)
        // Without this, compositions inside compositions would do their work twice at every level.
        if areEqual(candidate, input) { return input }
        // One rule's normal form may be what another rejects; then keeping the input is the lawful answer.
        guard isStable(candidate), code(of: candidate) == code(of: input) else { return input }
        return candidate
    }

    private func inTurn(_ input: Input) -> Input {
        var value = input
        let _: Never? = BothOf.firstAnswer(in: tree) { rule in
            value = rule.normalized(value)
            return nil
        }
        return value
    }

    private func isStable(_ value: Input) -> Bool {
        !(value is any Equatable) || areEqual(inTurn(value), value)
    }

    /// Whether two values are known to be equal.
    private func areEqual(_ first: Input, _ second: Input) -> Bool {
        func equals<Value: Equatable>(_ value: Value) -> Bool { second as? Value == value }
        guard let first = first as? any Equatable else { return false }
        return equals(first)
    }

    private func code(of input: Input) -> ValidationError.Code? {
        do throws(ValidationError) { try validate(input) } catch { return error.code }
        return nil
    }

    /// Whether one of the rules is sensitive.
    public override var isSensitive: Bool { rules.contains(where: \.isSensitive) }

    override var hasOneVerdict: Bool { true }

    override var nesting: Int { tree.nesting + 1 }

    /// The strategy's name and rules.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, "allOf", stopsAtFirst ? ["stopAtFirst": true] : [:], children: rules.map(\.configuration))
    }
}

extension AllOf: ChecklistSource {
    var checklistNames: [String] {
        let rules = rules
        return rules.isEmpty ? [configuration.name] : rules.flatMap(\.namesInChecklist)
    }

    func checklistItems(for input: Input) -> [ChecklistItem] {
        let rules = rules
        return rules.isEmpty ? [ChecklistItem(of: self, for: input)] : rules.flatMap { $0.checklist(for: input) }
    }
}

/// Two rules, both of which have to accept.
private final class BothOf<Input>: RulePair<Input>, @unchecked Sendable {
    override func validate(_ input: Input) throws(ValidationError) {
        try first.validate(input)
        try second.validate(input)
    }
}

extension AllOf {
    fileprivate static func joining(_ first: InputValidator<Input>, _ second: InputValidator<Input>) -> AllOf {
        AllOf(tree: BothOf.joining(conjunction(first), conjunction(second)), stopAtFirst: false)
    }

    private static func conjunction(_ rule: InputValidator<Input>) -> InputValidator<Input> {
        if let all = rule as? AllOf, !all.stopsAtFirst, !(all.tree is NoRules<Input>) { return all.tree }
        return bounded(rule)
    }
}

extension InputValidator {
    /// What both rules accept; chains read as one composition.
    ///
    /// - Complexity: O(log *n*) in the number of rules of the chain.
    public static func && (first: InputValidator, second: InputValidator) -> InputValidator {
        AllOf<Input>.joining(first, second)
    }

    /// What every rule accepts; make it once, keep it.
    ///
    /// - Parameters:
    ///   - rules: The rules, in the order in which they are validated; none rejects everything.
    ///   - stopAtFirst: Whether only the errors of the first rule that rejects are listed; `false` by default.
    public static func all(of rules: [InputValidator<Input>], stopAtFirst: Bool = false) -> AllOf<Input> {
        AllOf(rules, stopAtFirst: stopAtFirst)
    }
}
