// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A decoder at a value of a document, or at a placeholder.
struct BodyDecoder: Decoder {
    let session: DecodingSession
    /// The entry of the value, or `nil` for a placeholder.
    let entry: Int?
    let place: CodingPathNode?
    /// The key that the object at the entry does not have, if the decoder is at its value.
    var absentKey: (any CodingKey)?

    var codingPath: [any CodingKey] { place.codingPath + (absentKey.map { [$0] } ?? []) }
    var userInfo: [CodingUserInfoKey: Any] { session.settings.userInfo }

    /// A mark that stands for a container in the place of its value.
    private struct Container: Sendable {}

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(
            KeyedContainer<Key>(session: session, entry: try entry(of: .object, "object"), place: place))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        UnkeyedContainer(session: session, entry: try entry(of: .array, "array"), place: place)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    /// Returns the entry if it is of a kind, or `nil` to continue with a placeholder.
    private func entry(of kind: JSONDocument.EntryKind, _ name: String) throws -> Int? {
        if let absentKey, let entry {
            _ = try session.missing(absentKey, of: Container.self, in: entry, place) { Container() }
            return nil
        }
        guard let entry, session.document.entries[entry].kind != kind else { return entry }
        _ = try session.mismatch(Container.self, as: name, at: entry, place, continuingWith: Container())
        return nil
    }
}

extension BodyDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { absentKey != nil || entry.map { session.document.entries[$0].kind == .null } ?? true }

    /// Decodes the value with a function.
    ///
    /// As for `JSONDecoder`, the value of an absent key is `null`.
    private func value<Value>(_ decode: (Int?, CodingPathNode?) throws -> Value) throws -> Value {
        guard let absentKey, let entry else { return try decode(entry, place) }
        return try session.missing(absentKey, of: Value.self, in: entry, place) { try? decode(nil, nil) }
    }

    func decode(_ type: Bool.Type) throws -> Bool { try value { try session.flag(at: $0, $1) } }
    func decode(_ type: String.Type) throws -> String { try value { try session.text(at: $0, $1) } }
    func decode(_ type: Double.Type) throws -> Double { try value { try session.number(type, at: $0, $1) } }
    func decode(_ type: Float.Type) throws -> Float { try value { try session.number(type, at: $0, $1) } }
    func decode(_ type: Int.Type) throws -> Int { try value { try session.integer(type, at: $0, $1) } }
    func decode(_ type: Int8.Type) throws -> Int8 { try value { try session.integer(type, at: $0, $1) } }
    func decode(_ type: Int16.Type) throws -> Int16 { try value { try session.integer(type, at: $0, $1) } }
    func decode(_ type: Int32.Type) throws -> Int32 { try value { try session.integer(type, at: $0, $1) } }
    func decode(_ type: Int64.Type) throws -> Int64 { try value { try session.integer(type, at: $0, $1) } }
    func decode(_ type: UInt.Type) throws -> UInt { try value { try session.integer(type, at: $0, $1) } }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try value { try session.integer(type, at: $0, $1) } }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try value { try session.integer(type, at: $0, $1) } }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try value { try session.integer(type, at: $0, $1) } }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try value { try session.integer(type, at: $0, $1) } }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: Int128.Type) throws -> Int128 { try value { try session.integer(type, at: $0, $1) } }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: UInt128.Type) throws -> UInt128 { try value { try session.integer(type, at: $0, $1) } }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard let absentKey, let entry else { return try session.decode(type, at: entry, place) }
        do { return try Value(from: self) } catch {
            return try session.missing(absentKey, of: type, in: entry, place) { try? session.placeholder(of: type) }
        }
    }
}

/// The values of an object, by their keys.
struct KeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let session: DecodingSession
    /// The entry of the object, or `nil` for a placeholder.
    let entry: Int?
    let place: CodingPathNode?
    /// The entries of the keys, if there are many or if a strategy changes them.
    private let keys: [String: Int]?

    var codingPath: [any CodingKey] { place.codingPath }

    init(session: DecodingSession, entry: Int?, place: CodingPathNode?) {
        self.session = session
        self.entry = entry
        self.place = place
        keys = entry.flatMap { entry in
            let changesKeys = session.settings.strategies.changesKeys
            let document = session.document
            guard changesKeys || document.children(of: entry).dropFirst(8).contains(where: { _ in true }) else {
                return nil
            }
            var keys: [String: Int] = [:]
            for key in document.children(of: entry) {
                let text = document.text(at: key)
                let name = changesKeys ? session.settings.strategies.converted(text, at: place.codingPath) : text
                if keys[name] == nil { keys[name] = key }
            }
            return keys
        }
        if let entry, session.settings.unknownKeys == .rejected {
            let document = session.document
            let names = keys.map { Array($0) } ?? document.children(of: entry).map { (document.text(at: $0), $0) }
            session.claim(names.filter { Key(stringValue: $0.0) != nil }.map(\.1), in: entry)
        }
    }

    var allKeys: [Key] {
        guard let entry else { return session.anyKey(of: Key.self).map { [$0] } ?? [] }
        if let keys { return keys.sorted { $0.value < $1.value }.compactMap { Key(stringValue: $0.key) } }
        return session.document.children(of: entry).compactMap { Key(stringValue: session.document.text(at: $0)) }
    }

    /// Returns the entry of the key in the document, or `nil` if the object does not have it.
    private func entry(of key: any CodingKey) -> Int? {
        guard let entry else { return nil }
        let name = key.stringValue
        session.recordRequest(for: name, in: entry)
        if let keys { return keys[name] }
        return session.document.children(of: entry).first { session.document.key($0, is: name) }
    }

    private func place(of key: any CodingKey, at entry: Int) -> CodingPathNode {
        CodingPathNode(place, key: key, component: .key(session.document.text(at: entry)))
    }

    func contains(_ key: Key) -> Bool { entry(of: key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool {
        guard let object = entry else { return true }
        guard let found = entry(of: key) else {
            return try session.missing(key, of: Never?.self, in: object, place) { .some(nil) } == nil
        }
        return session.document.entries[found + 1].kind == .null
    }

    /// Decodes the value of a key with a function.
    private func value<Value>(
        _ key: any CodingKey, or placeholder: @autoclosure () -> Value?,
        _ decode: (Int?, @autoclosure () -> CodingPathNode?) throws -> Value
    ) throws -> Value {
        guard let object = entry else { return try decode(nil, nil) }
        guard let found = entry(of: key) else {
            return try session.missing(key, of: Value.self, in: object, place, continuingWith: placeholder)
        }
        return try decode(found + 1, place(of: key, at: found))
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try value(key, or: session.alternative(of: 2) == 1) { try session.flag(at: $0, $1()) }
    }
    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try value(key, or: "") { try session.text(at: $0, $1()) }
    }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try value(key, or: 0) { try session.number(type, at: $0, $1()) }
    }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
        try value(key, or: 0) { try session.number(type, at: $0, $1()) }
    }
    private func integer<Number: FixedWidthInteger>(_ type: Number.Type, _ key: Key) throws -> Number {
        try value(key, or: Number(session.alternative(of: 2))) { try session.integer(type, at: $0, $1()) }
    }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try integer(type, key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try integer(type, key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try integer(type, key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try integer(type, key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try integer(type, key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try integer(type, key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try integer(type, key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try integer(type, key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try integer(type, key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try integer(type, key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try integer(type, key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try integer(type, key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try value(key, or: try? session.placeholder(of: type)) { try session.decode(type, at: $0, $1()) }
    }

    /// Returns the decoder at the value of a key.
    private func decoder(_ key: any CodingKey) throws -> BodyDecoder {
        try value(key, or: BodyDecoder(session: session, entry: nil, place: place)) {
            BodyDecoder(session: session, entry: $0, place: $1() ?? place)
        }
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { superDecoder(at: TextKey("super")) }

    func superDecoder(forKey key: Key) throws -> any Decoder { superDecoder(at: key) }

    private func superDecoder(at key: any CodingKey) -> any Decoder {
        guard let found = entry(of: key) else {
            return BodyDecoder(session: session, entry: entry, place: place, absentKey: key)
        }
        return BodyDecoder(session: session, entry: found + 1, place: place(of: key, at: found))
    }
}

/// The elements of a list, in order.
struct UnkeyedContainer: UnkeyedDecodingContainer {
    let session: DecodingSession
    /// The entry of the list, or `nil` for a placeholder.
    let entry: Int?
    let place: CodingPathNode?
    let count: Int?
    private(set) var currentIndex = 0
    private var next: Int

    var codingPath: [any CodingKey] { place.codingPath }
    var isAtEnd: Bool { currentIndex >= count ?? 0 }

    init(session: DecodingSession, entry: Int?, place: CodingPathNode?) {
        self.session = session
        self.entry = entry
        self.place = place
        count = entry.map { entry in session.document.children(of: entry).reduce(0) { count, _ in count + 1 } } ?? 0
        next = entry.map { $0 + 1 } ?? 0
    }

    /// Decodes the current element with a function, and advances if it succeeds, as `JSONDecoder` does.
    private mutating func decodeElement<Value>(_ decode: (DecodingSession, Int?, CodingPathNode?) throws -> Value)
        throws
        -> Value
    {
        let place: CodingPathNode? = CodingPathNode(
            place, key: ElementIndex(currentIndex), component: .index(currentIndex))
        // An initializer may read elements until it catches an error.
        guard currentIndex < (count ?? 0) + 64 else {
            throw DecodingError.valueNotFound(
                Value.self, .init(codingPath: place.codingPath, debugDescription: "the list ends before"))
        }
        guard let list = entry else {
            currentIndex += 1
            return try decode(session, nil, place)
        }
        guard !isAtEnd else {
            defer { currentIndex += 1 }
            return try session.reject(
                DecodingSession.ValueRequest(list, missingKey: "\(currentIndex)", Value.self), .inputEmpty, at: place,
                { .valueNotFound(Value.self, $0) }, "the list ends here",
                continuingWith: { try? decode(session, nil, place) })
        }
        let value = try decode(session, next, place)
        next = Int(session.document.entries[next].next)
        currentIndex += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        guard entry != nil, !isAtEnd else { return try decodeElement { _, _, _ in true } }
        guard session.document.entries[next].kind == .null else { return false }
        return try decodeElement { _, _, _ in true }
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try decodeElement { try $0.flag(at: $1, $2) } }
    mutating func decode(_ type: String.Type) throws -> String { try decodeElement { try $0.text(at: $1, $2) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try decodeElement { try $0.number(type, at: $1, $2) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try decodeElement { try $0.number(type, at: $1, $2) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try decodeElement { try $0.integer(type, at: $1, $2) } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try decodeElement { try $0.integer(type, at: $1, $2) } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try decodeElement { try $0.integer(type, at: $1, $2) } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try decodeElement { try $0.integer(type, at: $1, $2) } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try decodeElement { try $0.integer(type, at: $1, $2) } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try decodeElement { try $0.integer(type, at: $1, $2) } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try decodeElement { try $0.integer(type, at: $1, $2) } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 {
        try decodeElement { try $0.integer(type, at: $1, $2) }
    }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 {
        try decodeElement { try $0.integer(type, at: $1, $2) }
    }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 {
        try decodeElement { try $0.integer(type, at: $1, $2) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func decode(_ type: Int128.Type) throws -> Int128 {
        try decodeElement { try $0.integer(type, at: $1, $2) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 {
        try decodeElement { try $0.integer(type, at: $1, $2) }
    }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try decodeElement { try $0.decode(type, at: $1, $2) }
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try decodeElement { try BodyDecoder(session: $0, entry: $1, place: $2).container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try decodeElement { try BodyDecoder(session: $0, entry: $1, place: $2).unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder {
        try decodeElement { BodyDecoder(session: $0, entry: $1, place: $2) }
    }
}

/// The index of an element as a key.
package struct ElementIndex: CodingKey {
    private let index: Int
    package var intValue: Int? { index }
    package var stringValue: String { "Index \(index)" }

    package init(_ index: Int) { self.index = index }
    package init?(intValue: Int) { self.init(intValue) }
    package init?(stringValue: String) { nil }
}
