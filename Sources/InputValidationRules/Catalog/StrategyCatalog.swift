// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import InputValidation

/// A catalog of strategies that a program chooses by name at run time, for example from a rule file or a menu.
///
/// In a catalog with the strategy `pattern`, a stock pattern's name, such as `postalCodeCH`, is also a strategy's name,
/// unless the catalog already has a strategy by that name.
///
/// A catalog is a value. Copy ``standard``, add your own strategies, and pass the copy to a decoder.
///
/// ```swift
/// var catalog = StrategyCatalog.standard
/// catalog["pin"] = .init("Four digits") { _ in
///     .numeric && .count(exactly: 4)
/// }
/// try catalog.validator(named: "pin").isValid("8001")  // true
///
/// decoder.userInfo[.strategyCatalog] = catalog
/// let rules = try decoder.decode(TableRules.self, from: file)
/// ```
public struct StrategyCatalog<Input>: Sendable {
    /// A closure that creates a strategy from its options in a rule file.
    public typealias Factory = @Sendable (inout StrategyArguments) throws -> InputValidator<Input>

    /// A strategy in a catalog.
    public struct Entry: Sendable {
        /// A one-line summary of what the strategy accepts.
        public let summary: String

        /// The strategy's options with their descriptions, in display order.
        public let options: [(name: String, summary: String)]

        /// The closure that creates the strategy.
        public let make: Factory

        /// Creates an entry for a strategy that a factory creates.
        ///
        /// - Parameters:
        ///   - summary: A one-line summary of what the strategy accepts.
        ///   - options: The options that the factory reads, with their descriptions.
        ///   - make: The closure that creates the strategy. It's called once for each use in a rule file.
        public init(_ summary: String, options: KeyValuePairs<String, String> = [:], make: @escaping Factory) {
            self.summary = summary
            self.options = options.map { (name: $0.key, summary: $0.value) }
            self.make = make
        }
    }

    private var entries: [String: Entry] = [:]

    /// The built-in strategies, whose entries are created on first use.
    var listings: [String: StrategyListing] = [:]

    /// Creates a catalog without strategies or compositions.
    public init() {}

    /// The entry named `name`, or `nil` if there's none.
    ///
    /// Set it to add, replace, or remove a strategy.
    public subscript(name: String) -> Entry? {
        get { entries[name] ?? builtInEntry(named: name) ?? stockPatternEntry(named: name) }
        set {
            entries[name] = newValue
            listings[name] = nil
        }
    }

    /// The names of all strategies in alphabetical order, without stock patterns.
    public var names: [String] { (Array(entries.keys) + listings.keys).sorted() }

    /// Returns the named strategy, created without options.
    ///
    /// - Parameter name: One of the catalog's ``names``, or a stock pattern's name.
    /// - Throws: A `DecodingError` that names the nearest known name or a missing option.
    public func validator(named name: String) throws -> InputValidator<Input> {
        var arguments = StrategyArguments(StrictRuleObject(emptyAt: [], called: "the strategy “\(name)”"))
        return try entry(named: name, at: []).make(&arguments)
    }

    func entry(named name: String, at path: [any CodingKey]) throws -> Entry {
        if let entry = self[name] { return entry }
        throw DecodingError.dataCorrupted(
            .init(
                codingPath: path,
                debugDescription: "there is no strategy “\(name)”\(spellingHint(for: name))".printable))
    }

    private func spellingHint(for name: String) -> String {
        let hint = StrategySuggestion(for: name, in: knownNames).hint
        return hint.isEmpty ? SpellingCorrection.hint(for: name, in: knownNames) : hint
    }

    /// The names of strategies and of stock patterns.
    var knownNames: [String] { names + (hasStockPatterns ? InputPattern.all.map(\.name) : []) }

    private func builtInEntry(named name: String) -> Entry? {
        listings[name].flatMap { StrategyCatalog<String>.Entry($0) as? Entry }
    }

    private var hasStockPatterns: Bool { entries["pattern"] != nil || listings["pattern"] != nil }

    private func stockPatternEntry(named name: String) -> Entry? {
        guard hasStockPatterns, let pattern = InputPattern.all.first(where: { $0.name == name }) else {
            return nil
        }
        return StrategyCatalog<String>.Entry(pattern) as? Entry
    }

    /// Returns the catalog in a decoder's `userInfo`, or the standard catalog.
    static func current(in decoder: any Decoder) -> Self {
        if let catalog = decoder.userInfo[.strategyCatalog] as? Self { return catalog }
        return StrategyCatalog<String>.standard as? Self ?? compositions
    }
}

extension CodingUserInfoKey {
    /// The key in a decoder's `userInfo` for the ``StrategyCatalog`` that contains the strategies.
    public static let strategyCatalog: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "InputValidation.StrategyCatalog") else {
            // The initializer is failable only because the protocol requires it.
            preconditionFailure("a user info key is any text")
        }
        return key
    }()
}
