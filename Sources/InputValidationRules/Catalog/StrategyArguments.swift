// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A strategy's options in a rule file, which a factory reads by name and type.
///
/// A strategy's factory reads its options. Afterwards, a key that wasn't read causes an error that names the nearest
/// known key, so a misspelled option is never ignored.
///
/// ```swift
/// catalog["memberNumber"] = .init(
///     "A member's number", options: ["prefix": "what it begins with"]
/// ) { arguments in
///     MemberNumberInputValidator(prefix: try arguments("prefix") ?? "M")
/// }
/// ```
public struct StrategyArguments {
    private var object: StrictRuleObject

    init(_ object: StrictRuleObject) { self.object = object }

    /// The keys that have been read so far, in order.
    var knownKeys: [String] { object.knownKeys }

    /// Reads an option.
    ///
    /// - Parameters:
    ///   - key: The option's name.
    ///   - type: The option's type, such as `[String].self`. It's usually inferred.
    /// - Returns: The value, or `nil` if the option is absent.
    /// - Throws: A `DecodingError` with the coding path if the value has another type.
    public mutating func callAsFunction<Value: Decodable>(
        _ key: String, as type: Value.Type = Value.self
    ) throws -> Value? {
        try object.readIfPresent(key, as: type)
    }

    /// Reads a required option.
    ///
    /// - Parameters:
    ///   - key: The option's name.
    ///   - type: The option's type. It's usually inferred.
    /// - Throws: A `DecodingError` with the coding path if the option is absent or has another type.
    public mutating func require<Value: Decodable>(
        _ key: String, as type: Value.Type = Value.self
    ) throws -> Value {
        try object.require(key, as: type)
    }

    /// Reads an option that must be an accepted word.
    ///
    /// - Parameters:
    ///   - key: The option's name.
    ///   - words: The accepted words.
    ///   - meaning: A closure that returns a word's meaning, or `nil` if the word is unknown.
    /// - Throws: A `DecodingError` that names the nearest known word.
    public mutating func readWord<Meaning>(
        _ key: String, of words: [String], meaning: (String) -> Meaning?
    ) throws -> Meaning? {
        let word = try object.readIfPresent(key, as: String.self)
        object.recordAcceptedWords(words, at: key)
        guard let word else { return nil }
        return try self.meaning(of: word, among: words, at: key, meaning)
    }

    /// Reads an option whose value is the raw value of an enumeration's case.
    ///
    /// - Throws: A `DecodingError` that names the nearest known word.
    public mutating func readWord<Meaning: RawRepresentable<String> & CaseIterable>(
        _ key: String, as type: Meaning.Type = Meaning.self
    ) throws -> Meaning? {
        try readWord(key, of: type.allCases.map(\.rawValue)) { Meaning(rawValue: $0) }
    }

    /// Reads an option that lists at least one accepted word.
    ///
    /// - Parameters:
    ///   - key: The option's name.
    ///   - words: The accepted words.
    ///   - meaning: A closure that returns a word's meaning, or `nil` if the word is unknown.
    /// - Throws: A `DecodingError` that names the nearest known word.
    public mutating func readWords<Meaning>(
        _ key: String, of words: [String], meaning: (String) -> Meaning?
    ) throws -> [Meaning]? {
        let writtenWords = try object.readIfPresent(key, as: [String].self)
        object.recordAcceptedWords(words, at: key)
        guard let writtenWords else { return nil }
        guard !writtenWords.isEmpty else { throw error("“\(key)” is empty: every value would be rejected", at: key) }
        return try writtenWords.map { try self.meaning(of: $0, among: words, at: key, meaning) }
    }

    /// Reads the options `minimum` and `maximum`, and throws an error if the minimum exceeds the maximum.
    public mutating func readLimits<Bound: Comparable & Decodable>(
        _ type: Bound.Type = Bound.self
    ) throws -> (minimum: Bound?, maximum: Bound?) {
        let minimum = try object.readIfPresent("minimum", as: type)
        let maximum = try object.readIfPresent("maximum", as: type)
        if let minimum, let maximum, minimum > maximum {
            throw error("“minimum” is greater than “maximum”: every value would be rejected", at: "minimum")
        }
        return (minimum, maximum)
    }

    /// Returns an error with the coding path of the strategy or an option.
    ///
    /// - Parameters:
    ///   - text: What's wrong and what's accepted instead.
    ///   - key: The option with the error, or `nil` for the whole strategy.
    ///   - cause: The underlying error, if there is one.
    public func error(_ text: String, at key: String? = nil, because cause: (any Error)? = nil) -> DecodingError {
        object.error(text, at: key, because: cause)
    }

    /// Returns whether an option is present and marks it as known.
    mutating func readPresence(of key: String) -> Bool { object.readPresence(of: key) }

    /// Throws an error for an unknown key.
    ///
    /// - Parameter advice: A closure that returns what to write instead of a key, or `nil` for the nearest known key.
    func rejectUnknownKeys(advice: (String) -> String? = { _ in nil }) throws {
        try object.rejectUnknownKeys(advice: advice)
    }

    private func meaning<Meaning>(
        of word: String, among knownWords: [String], at key: String, _ meaning: (String) -> Meaning?
    ) throws -> Meaning {
        if let meaning = meaning(word) { return meaning }
        throw error("“\(word)” is unknown\(SpellingCorrection.hint(for: word, in: knownWords))", at: key)
    }
}
