// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts a dictionary if a rule accepts every key, or every value.
final class EachEntry<Key: Hashable, Value, Part>: InputValidator<[Key: Value]>, @unchecked Sendable {
    /// The configuration names of the two kinds of parts.
    enum Kind: String { case keys = "eachKey", values = "eachValue" }

    private let kind: Kind
    private let rule: InputValidator<Part>
    private let maximumErrors: Int
    // Not @Sendable, which would need types that are: a key's conformance can belong to the main actor.
    private let part: ((key: Key, value: Value)) -> Part

    fileprivate init(
        _ kind: Kind, _ rule: InputValidator<Part>, maximumErrors: Int,
        part: @escaping ((key: Key, value: Value)) -> Part
    ) {
        self.kind = kind
        self.rule = depthLimited(rule)
        self.maximumErrors = max(1, maximumErrors)
        self.part = part
    }

    override func validate(_ input: [Key: Value]) throws(ValidationError) {
        if let error = errors(for: input).first { throw error }
    }

    override func furtherErrors(for input: [Key: Value]) -> [ValidationError] { Array(errors(for: input).dropFirst()) }
    override func errors(for input: [Key: Value]) -> [ValidationError] { errors(for: input, in: DecodedParts()) }

    package override func errors(for input: [Key: Value], in decodedParts: DecodedParts) -> [ValidationError] {
        var rejected: [(name: String, errors: [ValidationError])] = []
        for entry in input {
            let name = ValidationError.PathComponent.name(of: entry.key)
            let errors = rule.errors(for: part(entry), in: decodedParts.documentPart(at: [.key(name)]))
            if !errors.isEmpty { rejected.append((name, errors)) }
        }
        // The order of a dictionary differs from one run to the next.
        rejected.sort { $0.name < $1.name }
        let errors = rejected.flatMap { name, errors in errors.map { $0.under(.key(name)) } }
        guard errors.count > maximumErrors else { return errors }
        let counts: ValidationError.Parameters = [.rejected: .int(rejected.count), .maximum: .int(maximumErrors)]
        return errors.prefix(maximumErrors) + [ValidationError(.compositionErrorsOmitted, with: counts)]
    }

    package override func label(at path: ArraySlice<ValidationError.PathComponent>) -> PartLabel? {
        guard case .key = path.first else { return nil }
        return rule.label(at: path.dropFirst())
    }

    /// Returns the dictionary with each value normalized, or unchanged if the rule is for the keys.
    override func normalized(_ input: [Key: Value]) -> [Key: Value] {
        guard kind == .values, let rule = rule as? InputValidator<Value> else { return input }
        return input.mapValues(rule.normalized)
    }

    override var requirements: [ValidationError] { rule.verifiedRequirements }
    override var children: [any ChildStrategy] { [rule] }
    override var inputTraits: InputTraits { rule.inputTraits }

    override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, kind.rawValue, hidden: [maximumErrors], children: [rule.configuration])
    }
}

extension EachEntry: CompositeStrategy {
    package func explanationSteps(for input: [Key: Value]) -> ExplanationSteps {
        if input.isEmpty { return [StrategyExplanation(skipping: rule, because: .noElements)] }
        var steps = ExplanationSteps([])
        let entries = input.map { (name: ValidationError.PathComponent.name(of: $0.key), part: part($0)) }
        for (name, part) in entries.sorted(by: { $0.name < $1.name }) {
            // At most 99 accepted entries. The rejected entry is the last one, and is never left out.
            if steps.explanations.count >= 99, rule.isValid(part) {
                steps.omittedCount += 1
                continue
            }
            var step = rule.explanation(of: part)
            step.path = [.key(name)]
            steps.explanations.append(step)
            if !step.isAccepted { break }
        }
        return steps
    }
}

/// A strategy that validates the value of one key of a dictionary with a rule.
final class EntryInputValidator<Key: Hashable & Sendable, Value>: InputValidator<[Key: Value]>, @unchecked Sendable {
    private let key: Key
    private let rule: InputValidator<Value?>
    private let presentation: ValidationError.SharedBox<ValidationError.Presentation>

    fileprivate init(_ key: Key, label: String?, _ rule: InputValidator<Value?>) {
        self.key = key
        self.rule = depthLimited(rule)
        presentation = ValidationError.SharedBox(
            ValidationError.Presentation(label: label, path: [.key(ValidationError.PathComponent.name(of: key))]))
    }

    override func validate(_ input: [Key: Value]) throws(ValidationError) {
        do { try rule.validate(input[key]) } catch { throw error.presented(within: presentation) }
    }

    override func errors(for input: [Key: Value]) -> [ValidationError] { errors(for: input, in: DecodedParts()) }

    package override func errors(for input: [Key: Value], in decodedParts: DecodedParts) -> [ValidationError] {
        let parts = decodedParts.documentPart(at: presentation.value.path[...])
        if parts.isMissing || decodedParts.isMissing { return [] }
        return rule.errors(for: input[key], in: parts).map { $0.presented(within: presentation) }
    }

    package override func label(at path: ArraySlice<ValidationError.PathComponent>) -> PartLabel? {
        guard path.first == presentation.value.path.first else { return nil }
        let rest = path.dropFirst()
        return rule.label(at: rest) ?? presentation.value.label.map { PartLabel(text: $0, distance: rest.count) }
    }

    override func normalized(_ input: [Key: Value]) -> [Key: Value] {
        guard let value = input[key] else { return input }
        var result = input
        result[key] = rule.normalized(value)
        return result
    }

    override var requirements: [ValidationError] { [] }
    override var children: [any ChildStrategy] { [rule] }

    override var configuration: StrategyConfiguration {
        var parameters: ValidationError.Parameters = ["name": .text(presentation.value.path.text)]
        parameters["label"] = presentation.value.label.map { .text($0) }
        return StrategyConfiguration(
            of: self, "entry", parameters, hidden: [presentation.value.path], children: [rule.configuration])
    }
}

extension EntryInputValidator: CompositeStrategy {
    func explanationSteps(for input: [Key: Value]) -> ExplanationSteps {
        var step = rule.explanation(of: input[key])
        step.path = presentation.value.path
        return [step]
    }
}

extension ValidationError.PathComponent {
    /// Returns the name of a key of a dictionary, which is that of its coding key if it has one.
    fileprivate static func name<Key>(of key: Key) -> String {
        if let text = key as? String { return text }
        return (key as? any CodingKeyRepresentable)?.codingKey.stringValue ?? String(describing: key)
    }
}

extension InputValidator {
    /// Returns a strategy that accepts a dictionary if the rule accepts every value.
    ///
    /// The path of an error contains the key. The errors are in the order of the keys.
    ///
    /// ```swift
    /// let rates: InputValidator<[String: Int]> =
    ///     .each(keys: .pattern("[A-Z]{3}")) && .each(values: .range(1...))
    /// rates.errors(for: ["EUR": 0, "usd": 2]).map(\.path.text)
    /// // ["usd", "EUR"]
    /// ```
    ///
    /// - Parameter maximumErrors: The maximum number of errors to return, at least 1. If there are more, an error with
    ///   code 1204 follows, whose parameter `rejected` is the number of all rejected values.
    /// - Complexity: That of the rule for each value, and O(*n* log *n*) in the number of rejected values.
    public static func each<Key: Hashable, Value>(
        values rule: InputValidator<Value>, maximumErrors: Int = 100
    ) -> InputValidator<[Key: Value]> where Input == [Key: Value] {
        EachEntry(.values, rule, maximumErrors: maximumErrors) { $0.value }
    }

    /// Returns a strategy that accepts a dictionary if the rule accepts every key.
    ///
    /// The path of an error contains the key. The errors are in the order of the keys.
    ///
    /// - Parameter maximumErrors: The maximum number of errors to return, at least 1. If there are more, an error with
    ///   code 1204 follows, whose parameter `rejected` is the number of all rejected keys.
    /// - Complexity: That of the rule for each key, and O(*n* log *n*) in the number of rejected keys.
    public static func each<Key: Hashable, Value>(
        keys rule: InputValidator<Key>, maximumErrors: Int = 100
    ) -> InputValidator<[Key: Value]> where Input == [Key: Value] {
        EachEntry(.keys, rule, maximumErrors: maximumErrors) { $0.key }
    }

    /// Returns a strategy that accepts a dictionary if the rule accepts the value of a key.
    ///
    /// The rule receives `nil` if the dictionary does not have the key. The path of an error contains the key.
    ///
    /// ```swift
    /// let rates: InputValidator<[String: Int]> = .all(of: [
    ///     .at(key: "EUR", label: "Rate of the euro", .present()),
    ///     .at(key: "USD", .optional(.range(1...))),
    /// ])
    /// rates.errors(for: ["USD": 0]).map(\.path.text)  // ["EUR", "USD"]
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key of the dictionary.
    ///   - label: The label of the value on the screen. By default, errors have the label of the enclosing value.
    public static func at<Key: Hashable & Sendable, Value>(
        key: Key, label: String? = nil, _ rule: InputValidator<Value?>
    ) -> InputValidator<[Key: Value]> where Input == [Key: Value] {
        EntryInputValidator(key, label: label, rule)
    }
}
