// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import InputValidation

/// The strategies that can be chosen by name while the program runs: from a rule file, a menu, a command line.
///
/// A catalog is a value: take ``standard``, add strategies of your own, hand it to a decoder.
///
/// ```swift
/// var catalog = StrategyCatalog.standard
/// catalog["pin"] = .init("Four digits") { _ in .numeric && .count(exactly: 4) }
/// try catalog.validator(named: "pin").isValid("8001")  // true
///
/// decoder.userInfo[.strategyCatalog] = catalog
/// let rules = try decoder.decode(TableRules.self, from: file)
/// ```
public struct StrategyCatalog<Input>: Sendable {
    /// Makes a strategy from what a rule file says about it.
    public typealias Factory = @Sendable (inout StrategyArguments) throws -> InputValidator<Input>

    /// One strategy that can be chosen by name.
    public struct Entry: Sendable {
        /// What the strategy accepts, in a line.
        public let summary: String

        /// The options that it reads, each with what it means, in the order in which to show them.
        public let options: [(name: String, summary: String)]

        /// Makes the strategy.
        public let make: Factory

        /// Creates an entry.
        ///
        /// - Parameters:
        ///   - summary: What the strategy accepts, in a line.
        ///   - options: The options that the factory reads, each with what it means.
        ///   - make: Makes the strategy; it is called once for every mention in a rule file.
        public init(_ summary: String, options: KeyValuePairs<String, String> = [:], make: @escaping Factory) {
            self.summary = summary
            self.options = options.map { (name: $0.key, summary: $0.value) }
            self.make = make
        }
    }

    private var entries: [String: Entry] = [:]

    /// Creates a catalog without strategies; the compositions are there too only if you add them.
    public init() {}

    /// The strategy of a name, or `nil`; set it to add, replace or remove one.
    public subscript(name: String) -> Entry? {
        get { entries[name] }
        set { entries[name] = newValue }
    }

    /// The names of all strategies in alphabetical order.
    public var names: [String] { entries.keys.sorted() }

    /// Makes the strategy of a name, without options.
    ///
    /// - Parameter name: One of ``names``.
    /// - Throws: A `DecodingError` that names the nearest known name, or what the strategy cannot do without.
    public func validator(named name: String) throws -> InputValidator<Input> {
        var arguments = StrategyArguments(ClosedObject(emptyAt: [], called: "the strategy “\(name)”"))
        return try entry(named: name, at: []).make(&arguments)
    }

    func entry(named name: String, at path: [any CodingKey]) throws -> Entry {
        if let entry = entries[name] { return entry }
        throw DecodingError.dataCorrupted(
            .init(
                codingPath: path,
                debugDescription: "there is no strategy “\(name)”\(hint(for: name))"))
    }

    private func hint(for name: String) -> String {
        // Rule files of the time before version 1 have this name.
        if name == "first" { return "; for rules that stop at the first error, use “allOf” with “stopAtFirst”: true" }
        guard entries["pattern"] != nil, InputPattern.all.contains(where: { $0.name == name }) else {
            return Spelling.hint(for: name, in: names)
        }
        return "; for the stock pattern of this name write { \"use\": \"pattern\", \"name\": \"\(name)\" }"
    }

    /// The catalog that a decoder was given, or the standard one.
    static func given(to decoder: any Decoder) -> Self {
        if let own = decoder.userInfo[.strategyCatalog] as? Self { return own }
        return StrategyCatalog<String>.standard as? Self ?? compositions
    }
}

extension CodingUserInfoKey {
    /// The key under which a decoder finds the ``StrategyCatalog`` to take strategies from.
    public static let strategyCatalog: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "InputValidation.StrategyCatalog") else {
            // The initializer is failable by protocol only: it takes every text.
            preconditionFailure("a user info key is any text")
        }
        return key
    }()
}
