// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts a dictionary if a rule accepts every value.
final class EachValue<Key: Hashable, Value>: InputValidator<[Key: Value]>, @unchecked Sendable {
    private let rule: InputValidator<Value>

    fileprivate init(_ rule: InputValidator<Value>, maximumErrors: Int) {
        self.rule = depthLimited(rule)
        super.init(
            containing: StrategyContents(
                .part(ValuesPart<Key, Value>(rule: self.rule, maximumErrors: max(1, maximumErrors)))))
    }

    override func validate(_ input: [Key: Value]) throws(ValidationError) {
        if let error = errors(for: input).first { throw error }
    }

    override func normalized(_ input: [Key: Value]) -> [Key: Value] { input.mapValues(rule.normalized) }
}

private struct ValuesPart<Key: Hashable, Value>: StrategyPart {
    let rule: InputValidator<Value>
    let maximumErrors: Int

    var kind: StrategyPartKind { .values(maximumErrors: maximumErrors) }

    func forEachValue(of input: [Key: Value], _ body: (Value, ValidationError.PathComponent?) -> Bool) {
        for (key, value) in input {
            guard body(value, .key(ValidationError.PathComponent.name(of: key))) else { return }
        }
    }
}

/// A strategy that accepts a dictionary if a rule accepts every key.
final class EachKey<Key: Hashable, Value>: InputValidator<[Key: Value]>, @unchecked Sendable {
    fileprivate init(_ rule: InputValidator<Key>, maximumErrors: Int) {
        super.init(
            containing: StrategyContents(
                .part(KeysPart<Key, Value>(rule: depthLimited(rule), maximumErrors: max(1, maximumErrors)))))
    }

    override func validate(_ input: [Key: Value]) throws(ValidationError) {
        if let error = errors(for: input).first { throw error }
    }
}

private struct KeysPart<Key: Hashable, Value>: StrategyPart {
    let rule: InputValidator<Key>
    let maximumErrors: Int

    var kind: StrategyPartKind { .keys(maximumErrors: maximumErrors) }

    func forEachValue(of input: [Key: Value], _ body: (Key, ValidationError.PathComponent?) -> Bool) {
        for key in input.keys {
            guard body(key, .key(ValidationError.PathComponent.name(of: key))) else { return }
        }
    }
}

/// A strategy that validates the value of one dictionary key with a rule.
final class EntryInputValidator<Key: Hashable & Sendable, Value>: InputValidator<[Key: Value]>, @unchecked Sendable {
    private let part: EntryPart<Key, Value>

    fileprivate init(_ key: Key, label: String?, _ rule: InputValidator<Value?>) {
        part = EntryPart(
            rule: depthLimited(rule), key: key,
            presentation: ValidationError.SharedBox(
                ValidationError.Presentation(label: label, path: [.key(ValidationError.PathComponent.name(of: key))])))
        super.init(containing: StrategyContents(.part(part)))
    }

    override func validate(_ input: [Key: Value]) throws(ValidationError) {
        do { try part.rule.validate(input[part.key]) } catch { throw error.presented(within: part.presentation) }
    }

    override func normalized(_ input: [Key: Value]) -> [Key: Value] {
        guard let value = input[part.key] else { return input }
        var result = input
        result[part.key] = part.rule.normalized(value)
        return result
    }
}

private struct EntryPart<Key: Hashable, Value>: StrategyPart {
    let rule: InputValidator<Value?>
    let key: Key
    let presentation: ValidationError.SharedBox<ValidationError.Presentation>

    var kind: StrategyPartKind { .entry(presentation) }

    func forEachValue(of input: [Key: Value], _ body: (Value?, ValidationError.PathComponent?) -> Bool) {
        _ = body(input[key], nil)
    }
}

extension ValidationError.PathComponent {
    /// Returns a dictionary key's name, taken from its coding key if it has one.
    fileprivate static func name<Key>(of key: Key) -> String {
        if let text = key as? String { return text }
        return (key as? any CodingKeyRepresentable)?.codingKey.stringValue ?? String(describing: key)
    }
}

extension InputValidator {
    /// Returns a strategy that accepts a dictionary if the rule accepts every value.
    ///
    /// An error's path contains the key. The errors are in key order.
    ///
    /// ```swift
    /// let rates: InputValidator<[String: Int]> =
    ///     .each(keys: .pattern("[A-Z]{3}")) && .each(values: .range(1...))
    /// rates.errors(for: ["EUR": 0, "usd": 2]).map(\.path.text)
    /// // ["usd", "EUR"]
    /// ```
    ///
    /// - Parameter maximumErrors: The maximum number of errors to return, at least 1. If there are more, an error with
    ///   code 1204 follows; its parameter `rejected` is the total number of rejected values.
    /// - Complexity: The rule's complexity for each value, plus O(*n* log *n*) in the number of rejected values.
    public static func each<Key: Hashable, Value>(
        values rule: InputValidator<Value>, maximumErrors: Int = 100
    ) -> InputValidator<[Key: Value]> where Input == [Key: Value] {
        EachValue(rule, maximumErrors: maximumErrors)
    }

    /// Returns a strategy that accepts a dictionary if the rule accepts every key.
    ///
    /// An error's path contains the key. The errors are in key order.
    ///
    /// - Parameter maximumErrors: The maximum number of errors to return, at least 1. If there are more, an error with
    ///   code 1204 follows; its parameter `rejected` is the total number of rejected keys.
    /// - Complexity: The rule's complexity for each key, plus O(*n* log *n*) in the number of rejected keys.
    public static func each<Key: Hashable, Value>(
        keys rule: InputValidator<Key>, maximumErrors: Int = 100
    ) -> InputValidator<[Key: Value]> where Input == [Key: Value] {
        EachKey(rule, maximumErrors: maximumErrors)
    }

    /// Returns a strategy that accepts a dictionary if the rule accepts the value for a key.
    ///
    /// The rule receives `nil` if the dictionary doesn't contain the key. An error's path contains the key.
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
    ///   - key: The key in the dictionary.
    ///   - label: The value's label on the screen. By default, errors have the enclosing value's label.
    public static func at<Key: Hashable & Sendable, Value>(
        key: Key, label: String? = nil, _ rule: InputValidator<Value?>
    ) -> InputValidator<[Key: Value]> where Input == [Key: Value] {
        EntryInputValidator(key, label: label, rule)
    }
}
