// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

/// An object in a rule file that rejects unknown keys.
///
/// It wraps a decoder's keyed container, so it works with JSON, property lists, and any other decoder's format.
struct StrictRuleObject {
    /// The object's name in errors, such as `strategy “paymentCard”`.
    var displayName: String
    let codingPath: [any CodingKey]
    private let container: KeyedDecodingContainer<StringCodingKey>?
    private(set) var knownKeys: [String] = []
    /// The record of what's read, if the object is used to list a factory's options.
    private var accessRecord: AccessRecord?

    /// The record of what a factory reads from an object.
    final class AccessRecord {
        struct Access {
            let type: Any.Type
            var acceptedWords: [String] = []
            var isRequired = false
        }

        fileprivate(set) var accesses: [String: Access] = [:]
        /// Whether the factory received placeholder values for required options.
        fileprivate(set) var usesPlaceholders = false
    }

    /// Creates an object from a decoder's current position.
    init(_ decoder: any Decoder, called displayName: String) throws {
        self.displayName = displayName
        codingPath = decoder.codingPath
        container = try decoder.container(keyedBy: StringCodingKey.self)
    }

    /// Creates an object without keys.
    init(emptyAt codingPath: [any CodingKey], called displayName: String) {
        self.displayName = displayName
        self.codingPath = codingPath
        container = nil
    }

    /// Creates an object without keys that records what's read.
    init(recordingTo accessRecord: AccessRecord) {
        self.init(emptyAt: [], called: "the strategy")
        self.accessRecord = accessRecord
    }

    /// Records the accepted words for a key's value.
    func recordAcceptedWords(_ words: [String], at key: String) { accessRecord?.accesses[key]?.acceptedWords = words }

    /// Returns a key's value, or `nil` if the key is absent.
    ///
    /// A `null` is a value of the wrong type.
    mutating func readIfPresent<Value: Decodable>(_ key: String, as type: Value.Type = Value.self) throws -> Value? {
        knownKeys.append(key)
        if let accessRecord, accessRecord.accesses[key] == nil {
            accessRecord.accesses[key] = AccessRecord.Access(type: type)
        }
        guard let container, container.contains(StringCodingKey(key)) else { return nil }
        do { return try container.decode(type, forKey: StringCodingKey(key)) } catch let error as DecodingError {
            throw error
        } catch {
            // Foundation throws an error without a coding path for a number that doesn't fit, such as 1.5 for an Int.
            throw self.error(mismatchDescription(for: type, in: container, at: key), at: key, because: error)
        }
    }

    /// Returns what's wrong with a value that has the right JSON kind but not the right type.
    private func mismatchDescription<Value>(
        for type: Value.Type, in container: KeyedDecodingContainer<StringCodingKey>, at key: String
    ) -> String {
        let kind = StrategyOption.Kind(type)
        guard kind == .integer || kind == .number else { return "this must be \(kind.displayName)" }
        let number = try? container.decode(Double.self, forKey: StringCodingKey(key))
        // A number that's too large for a Double can't be decoded as a Double.
        let isTooLarge = number.map { kind == .integer && $0 == $0.rounded() } ?? true
        return isTooLarge ? "this number is too large" : "this must be \(kind.displayName)"
    }

    /// Returns a required key's value.
    mutating func require<Value: Decodable>(_ key: String, as type: Value.Type = Value.self) throws -> Value {
        if let value = try readIfPresent(key, as: type) { return value }
        if let accessRecord {
            accessRecord.accesses[key]?.isRequired = true
            accessRecord.usesPlaceholders = true
            if let placeholder = "a" as? Value ?? 1 as? Value ?? ["a"] as? Value { return placeholder }
        }
        // If a key is misspelled, its position helps more.
        let nearestUnread = SpellingCorrection.nearest(to: key, in: unreadKeys)
        throw error("\(displayName) needs the key “\(key)”" + (nearestUnread.map { "; is it “\($0)”?" } ?? ""))
    }

    /// The keys that haven't been read yet, in alphabetical order.
    private var unreadKeys: [String] {
        (container?.allKeys ?? []).map(\.stringValue).filter { !knownKeys.contains($0) }.sorted()
    }

    /// Returns whether the object has a key.
    func hasKey(_ key: String) -> Bool { container?.contains(StringCodingKey(key)) ?? false }

    /// Returns whether the object has a key and marks the key as known.
    mutating func readPresence(of key: String) -> Bool {
        knownKeys.append(key)
        return container?.contains(StringCodingKey(key)) ?? false
    }

    /// The keys that have been read so far, without repetitions, in the order they were read.
    private var keysOnce: [String] {
        var seen: Set<String> = []
        return knownKeys.filter { seen.insert($0).inserted }
    }

    /// Marks the keys whose values say nothing about rows as known.
    mutating func readAnnotations(_ keys: [String]) { knownKeys += keys }

    /// Throws an error for the first unknown key, in alphabetical order, that may be a misspelled known key.
    ///
    /// A resource and a package may have other keys, which say nothing about rows.
    ///
    /// - Parameter keys: The keys that say something about rows.
    func rejectMisspellings(of keys: [String]) throws {
        for key in unreadKeys where !Self.isPrivate(key) {
            if let nearest = SpellingCorrection.nearest(to: key, in: keys) {
                throw error("\(displayName) has no key “\(key)”; did you mean “\(nearest)”?", at: key)
            }
        }
    }

    /// Returns whether a key says nothing about rows, as in `_id`, `dc:creator`, or the translation `title@de`.
    ///
    /// Source: the recipes "Private Properties" (https://datapackage.org/recipes/private-properties/) and "Translation
    /// Support" (https://datapackage.org/recipes/translation-support/), and Data Package 2, "Extensions"
    /// (https://datapackage.org/standard/extensions/).
    private static func isPrivate(_ key: String) -> Bool {
        key.hasPrefix("_") || key.contains(":") || key.contains("@") && !key.hasPrefix("@")
    }

    /// Throws an error for the first unknown key in alphabetical order, except for keys that another program has added.
    ///
    /// - Parameter advice: A closure that returns what to write instead of a key, or `nil` for the nearest known key.
    func rejectUnknownKeys(advice: (String) -> String? = { _ in nil }) throws {
        guard let key = unreadKeys.first(where: { !Self.isPrivate($0) }) else { return }
        let hint = advice(key) ?? SpellingCorrection.hint(for: key, in: keysOnce)
        throw error("\(displayName) has no key “\(key)”\(hint)", at: key)
    }

    /// Returns an error with the coding path of the object or a key, and with its text on one line.
    func error(_ reason: String, at key: String? = nil, because cause: (any Error)? = nil) -> DecodingError {
        .dataCorrupted(
            DecodingError.Context(
                codingPath: codingPath + (key.map { [StringCodingKey($0)] } ?? []), debugDescription: reason.printable,
                underlyingError: cause))
    }
}
