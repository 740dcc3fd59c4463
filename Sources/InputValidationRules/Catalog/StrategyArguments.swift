// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The options of one strategy in a rule file, which a factory reads by name and type.
///
/// The factory of a strategy reads its options. Afterwards, a key that was not read is an error that names the nearest
/// known key. A misspelled option is therefore never ignored.
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
    ///   - type: Its type, such as `[String].self`, which is usually inferred.
    /// - Returns: The value, or `nil` if the option is absent.
    /// - Throws: A `DecodingError` with the coding path if the value is of another type.
    public mutating func callAsFunction<Value: Decodable>(
        _ key: String, as type: Value.Type = Value.self
    ) throws -> Value? {
        try object.readIfPresent(key, as: type)
    }

    /// Reads a required option.
    ///
    /// - Parameters:
    ///   - key: The option's name.
    ///   - type: Its type, which is usually inferred.
    /// - Throws: A `DecodingError` with the coding path if the option is absent or of another type.
    public mutating func require<Value: Decodable>(
        _ key: String, as type: Value.Type = Value.self
    ) throws -> Value {
        try object.require(key, as: type)
    }

    /// Reads an option that is one of the accepted words.
    ///
    /// - Parameters:
    ///   - key: The option's name.
    ///   - words: The accepted words, for the error.
    ///   - meaning: Returns the meaning of a word, or `nil` if the word is unknown.
    /// - Throws: A `DecodingError` that names the nearest known word.
    public mutating func readWord<Meaning>(
        _ key: String, of words: [String], meaning: (String) -> Meaning?
    ) throws -> Meaning? {
        let word = try object.readIfPresent(key, as: String.self)
        object.recordAcceptedWords(words, at: key)
        guard let word else { return nil }
        return try self.meaning(of: word, among: words, at: key, meaning)
    }

    /// Reads an option that is the raw value of a case of an enumeration.
    ///
    /// - Throws: A `DecodingError` that names the nearest known word.
    public mutating func readWord<Meaning: RawRepresentable<String> & CaseIterable>(
        _ key: String, as type: Meaning.Type = Meaning.self
    ) throws -> Meaning? {
        try readWord(key, of: type.allCases.map(\.rawValue)) { Meaning(rawValue: $0) }
    }

    /// Reads an option that is a list of at least one of the accepted words.
    ///
    /// - Parameters:
    ///   - key: The option's name.
    ///   - words: The accepted words, for the error.
    ///   - meaning: Returns the meaning of a word, or `nil` if the word is unknown.
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

    /// Reads the options `minimum` and `maximum`, and throws an error if the minimum is over the maximum.
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

    /// Returns an error with the coding path of the strategy or of an option.
    ///
    /// - Parameters:
    ///   - text: What is wrong, and what is accepted instead.
    ///   - key: The option with the error, or `nil` for the whole strategy.
    ///   - cause: The underlying error, if there is one.
    public func error(_ text: String, at key: String? = nil, because cause: (any Error)? = nil) -> DecodingError {
        object.error(text, at: key, because: cause)
    }

    /// Reads whether an option is present, and marks it as known.
    mutating func readPresence(of key: String) -> Bool { object.readPresence(of: key) }

    /// Throws an error for an unknown key.
    ///
    /// - Parameter advice: Returns what to write instead of a key, or `nil` for the nearest known key.
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
