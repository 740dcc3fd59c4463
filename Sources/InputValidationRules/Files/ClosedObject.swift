// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

/// An object of a rule file in which an unknown key is an error.
///
/// It wraps a decoder's keyed container, so that it works with JSON, property lists, and any other format with a
/// decoder.
struct ClosedObject {
    /// The name of the object in errors, such as `strategy “paymentCard”`.
    var name: String
    let codingPath: [any CodingKey]
    private let fields: KeyedDecodingContainer<TextKey>?
    private(set) var known: [String] = []
    /// The record of what is read, in an object that is used to list the options of a factory.
    private var record: AccessRecord?

    /// The record of what a factory reads from an object.
    final class AccessRecord {
        struct Access {
            let type: Any.Type
            var words: [String] = []
            var isRequired = false
        }

        fileprivate(set) var options: [String: Access] = [:]
        /// Whether the factory received placeholder values for required options.
        fileprivate(set) var hasPlaceholders = false
    }

    /// Creates an object from the current position of a decoder.
    init(_ decoder: any Decoder, called name: String) throws {
        self.name = name
        codingPath = decoder.codingPath
        fields = try decoder.container(keyedBy: TextKey.self)
    }

    /// Creates an object without keys.
    init(emptyAt codingPath: [any CodingKey], called name: String) {
        self.name = name
        self.codingPath = codingPath
        fields = nil
    }

    /// Creates an object without keys that records what is read.
    init(noting record: AccessRecord) {
        self.init(emptyAt: [], called: "the strategy")
        self.record = record
    }

    /// Records the words that are accepted as the value of a key.
    func note(words: [String], at key: String) { record?.options[key]?.words = words }

    /// Returns the value of a key, or `nil` if the key is absent.
    ///
    /// A `null` is a value of the wrong type.
    mutating func read<Value: Decodable>(_ key: String, as type: Value.Type = Value.self) throws -> Value? {
        known.append(key)
        if let record, record.options[key] == nil { record.options[key] = AccessRecord.Access(type: type) }
        guard let fields, fields.contains(TextKey(key)) else { return nil }
        do { return try fields.decode(type, forKey: TextKey(key)) } catch let error as DecodingError {
            throw error
        } catch {
            // Foundation throws an error without a coding path for a number that does not fit, such as 1.5 for an Int.
            throw self.error(mismatch(with: type, in: fields, at: key), at: key, because: error)
        }
    }

    /// Returns what is wrong with a value of the right kind of JSON that is not a value of a type.
    private func mismatch<Value>(
        with type: Value.Type, in fields: KeyedDecodingContainer<TextKey>, at key: String
    ) -> String {
        let kind = StrategyOption.Kind(type)
        guard kind == .integer || kind == .number else { return "this must be \(kind.words)" }
        let number = try? fields.decode(Double.self, forKey: TextKey(key))
        // A number that is too large for a Double cannot be decoded as one.
        let isTooLarge = number.map { kind == .integer && $0 == $0.rounded() } ?? true
        return isTooLarge ? "this number is too large" : "this must be \(kind.words)"
    }

    /// Returns the value of a required key.
    mutating func require<Value: Decodable>(_ key: String, as type: Value.Type = Value.self) throws -> Value {
        if let value = try read(key, as: type) { return value }
        if let record {
            record.options[key]?.isRequired = true
            record.hasPlaceholders = true
            if let placeholder = "a" as? Value ?? 1 as? Value ?? ["a"] as? Value { return placeholder }
        }
        // A misspelled key, if there is one, is the more helpful position.
        let unread = Spelling.nearest(to: key, in: unknownKeys)
        throw error("\(name) needs the key “\(key)”" + (unread.map { "; is it “\($0)”?" } ?? ""))
    }

    /// The keys that have not been read so far, in alphabetical order.
    private var unknownKeys: [String] {
        (fields?.allKeys ?? []).map(\.stringValue).filter { !known.contains($0) }.sorted()
    }

    /// Marks a key as known, and returns whether the object has it.
    mutating func markAsKnown(_ key: String) -> Bool {
        known.append(key)
        return fields?.contains(TextKey(key)) ?? false
    }

    /// Throws an error for the first unknown key in alphabetical order.
    func finish() throws {
        guard let key = unknownKeys.first else { return }
        throw error("\(name) has no key “\(key)”\(Spelling.hint(for: key, in: known))", at: key)
    }

    /// Returns an error with the coding path of the object or of a key.
    func error(_ text: String, at key: String? = nil, because cause: (any Error)? = nil) -> DecodingError {
        .dataCorrupted(
            DecodingError.Context(
                codingPath: codingPath + (key.map { [TextKey($0)] } ?? []), debugDescription: text,
                underlyingError: cause))
    }
}
