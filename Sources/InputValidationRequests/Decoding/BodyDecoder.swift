// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A decoder positioned at a document's value or at a placeholder.
struct BodyDecoder: Decoder {
    let session: DecodingSession
    /// The value's entry, or `nil` for a placeholder.
    let entryIndex: Int?
    let pathNode: CodingPathNode?
    /// The missing key, if the decoder is for a key that the entry's object doesn't have.
    var absentKey: (any CodingKey)?

    var codingPath: [any CodingKey] { pathNode.codingPath + (absentKey.map { [$0] } ?? []) }
    var userInfo: [CodingUserInfoKey: Any] { session.settings.userInfo }

    /// A marker that stands for a container's placeholder.
    private struct ContainerPlaceholder: Sendable {}

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        // An app's type may pass its decoder to an initializer of Foundation, which traps because of some placeholders.
        // URL's initializer doesn't.
        let callsFoundation =
            session.collectsErrors && session.isFoundationType(type) && !String(reflecting: type).contains(".URL.")
        if callsFoundation { session.currentCall.callsFoundation = true }
        if session.collectsErrors, let entryIndex { session.lastKeys = (entryIndex, type) }
        let entryIndex = try entryIndex(ofKind: .object, kindName: "object")
        if callsFoundation, entryIndex == nil { throw DecodingSession.PlaceholderError() }
        return KeyedDecodingContainer(
            KeyedContainer<Key>(session: session, entryIndex: entryIndex, pathNode: pathNode))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        UnkeyedContainer(
            session: session, entryIndex: try entryIndex(ofKind: .array, kindName: "array"), pathNode: pathNode)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    /// Returns the entry if it is of the given kind, or `nil` to continue with a placeholder.
    private func entryIndex(ofKind kind: JSONDocument.EntryKind, kindName: String) throws -> Int? {
        try session.addWork()
        if let absentKey, let entryIndex {
            _ = try session.rejectMissingKey(absentKey, of: ContainerPlaceholder.self, in: entryIndex, pathNode) {
                ContainerPlaceholder()
            }
            return nil
        }
        guard let entryIndex, session.document.entries[entryIndex].kind != kind else { return entryIndex }
        _ = try session.rejectWrongType(
            ContainerPlaceholder.self, expected: kindName, at: entryIndex, pathNode,
            continuingWith: ContainerPlaceholder())
        return nil
    }
}

extension BodyDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool {
        session.addWorkWithoutError()
        return absentKey != nil || entryIndex.map { session.document.entries[$0].kind == .null } ?? true
    }

    /// Decodes the value with a function.
    ///
    /// As with `JSONDecoder`, an absent key's value is `null`.
    private func decodeValue<Value>(_ decode: (Int?, CodingPathNode?) throws -> Value) throws -> Value {
        guard let absentKey, let entryIndex else { return try decode(entryIndex, pathNode) }
        return try session.rejectMissingKey(absentKey, of: Value.self, in: entryIndex, pathNode) {
            try? decode(nil, nil)
        }
    }

    func decode(_ type: Bool.Type) throws -> Bool { try decodeValue { try session.decodeBool(at: $0, $1) } }
    func decode(_ type: String.Type) throws -> String { try decodeValue { try session.decodeString(at: $0, $1) } }
    func decode(_ type: Double.Type) throws -> Double {
        try decodeValue { try session.decodeFloatingPoint(type, at: $0, $1) }
    }
    func decode(_ type: Float.Type) throws -> Float {
        try decodeValue { try session.decodeFloatingPoint(type, at: $0, $1) }
    }
    func decode(_ type: Int.Type) throws -> Int { try decodeValue { try session.decodeInteger(type, at: $0, $1) } }
    func decode(_ type: Int8.Type) throws -> Int8 { try decodeValue { try session.decodeInteger(type, at: $0, $1) } }
    func decode(_ type: Int16.Type) throws -> Int16 { try decodeValue { try session.decodeInteger(type, at: $0, $1) } }
    func decode(_ type: Int32.Type) throws -> Int32 { try decodeValue { try session.decodeInteger(type, at: $0, $1) } }
    func decode(_ type: Int64.Type) throws -> Int64 { try decodeValue { try session.decodeInteger(type, at: $0, $1) } }
    func decode(_ type: UInt.Type) throws -> UInt { try decodeValue { try session.decodeInteger(type, at: $0, $1) } }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try decodeValue { try session.decodeInteger(type, at: $0, $1) } }
    func decode(_ type: UInt16.Type) throws -> UInt16 {
        try decodeValue { try session.decodeInteger(type, at: $0, $1) }
    }
    func decode(_ type: UInt32.Type) throws -> UInt32 {
        try decodeValue { try session.decodeInteger(type, at: $0, $1) }
    }
    func decode(_ type: UInt64.Type) throws -> UInt64 {
        try decodeValue { try session.decodeInteger(type, at: $0, $1) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: Int128.Type) throws -> Int128 {
        try decodeValue { try session.decodeInteger(type, at: $0, $1) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: UInt128.Type) throws -> UInt128 {
        try decodeValue { try session.decodeInteger(type, at: $0, $1) }
    }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard let absentKey, let entryIndex else { return try session.decode(type, at: entryIndex, pathNode) }
        do { return try Value(from: self) } catch {
            return try session.rejectMissingKey(absentKey, of: type, in: entryIndex, pathNode) {
                try? session.placeholder(of: type)
            }
        }
    }
}

/// An object's values, by key.
struct KeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let session: DecodingSession
    /// The object's entry, or `nil` for a placeholder.
    let entryIndex: Int?
    let pathNode: CodingPathNode?
    /// The keys' entries, if there are many keys or if a strategy changes them.
    private let keyTable: KeyTable?

    var codingPath: [any CodingKey] { pathNode.codingPath }

    init(session: DecodingSession, entryIndex: Int?, pathNode: CodingPathNode?) {
        self.session = session
        self.entryIndex = entryIndex
        self.pathNode = pathNode
        keyTable = entryIndex.flatMap { session.keyTable(of: $0, pathNode) }
        if let entryIndex { session.recordCodingKeys(of: Key.self, in: entryIndex) }
        if let entryIndex, session.settings.unknownKeys == .rejected {
            let document = session.document
            let names =
                keyTable.map { Array($0.indices) }
                ?? document.children(of: entryIndex).map { (document.text(at: $0), $0) }
            session.addWorkForKeys(of: entryIndex)
            session.markAsKnown(names.filter { Key(stringValue: $0.0) != nil }.map(\.1), in: entryIndex)
        }
    }

    var allKeys: [Key] {
        session.addWorkWithoutError()
        guard !session.isWorkExceeded else { return [] }
        guard let entryIndex else { return session.placeholderKey(of: Key.self).map { [$0] } ?? [] }
        // The standard library converts each key's type twice.
        session.addWorkWithoutError(keyTable?.indices.count ?? 8)
        if let keyTable { return keyTable.keys(of: Key.self) }
        session.addWorkForKeys(of: entryIndex)
        return session.document.children(of: entryIndex).compactMap { Key(stringValue: session.document.text(at: $0)) }
    }

    /// Returns the key's entry in the document, or `nil` if the object doesn't have the key.
    private func keyIndex(of key: any CodingKey) -> Int? {
        session.addWorkWithoutError()
        guard let entryIndex, !session.isWorkExceeded else { return nil }
        let name = key.stringValue
        session.recordRequest(for: name, in: entryIndex)
        if let keyTable { return keyTable.indices[name] }
        return session.document.children(of: entryIndex).first { session.document.isKey(at: $0, equalTo: name) }
    }

    private func pathNode(of key: any CodingKey, at keyIndex: Int) -> CodingPathNode {
        CodingPathNode(pathNode, key: key, component: .key(session.document.text(at: keyIndex)))
    }

    func contains(_ key: Key) -> Bool { keyIndex(of: key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool {
        try session.addWork()
        guard let objectIndex = entryIndex else { return true }
        guard let keyIndex = keyIndex(of: key) else {
            return try session.rejectMissingKey(key, of: Never?.self, in: objectIndex, pathNode) { .some(nil) } == nil
        }
        return session.document.entries[keyIndex + 1].kind == .null
    }

    /// Decodes a key's value with a function.
    private func decodeValue<Value>(
        forKey key: any CodingKey, continuingWith placeholder: @autoclosure () -> Value?,
        _ decode: (Int?, @autoclosure () -> CodingPathNode?) throws -> Value
    ) throws -> Value {
        try session.addWork()
        guard let objectIndex = entryIndex else { return try decode(nil, nil) }
        guard let keyIndex = keyIndex(of: key) else {
            return try session.rejectMissingKey(
                key, of: Value.self, in: objectIndex, pathNode, continuingWith: placeholder)
        }
        return try decode(keyIndex + 1, pathNode(of: key, at: keyIndex))
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try decodeValue(forKey: key, continuingWith: session.choosePlaceholderVariant(outOf: 2) == 1) {
            try session.decodeBool(at: $0, $1())
        }
    }
    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try decodeValue(forKey: key, continuingWith: session.placeholderText()) {
            try session.decodeString(at: $0, $1())
        }
    }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try decodeValue(forKey: key, continuingWith: session.placeholderNumber()) {
            try session.decodeFloatingPoint(type, at: $0, $1())
        }
    }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
        try decodeValue(forKey: key, continuingWith: session.placeholderNumber()) {
            try session.decodeFloatingPoint(type, at: $0, $1())
        }
    }
    private func decodeInteger<Number: FixedWidthInteger>(_ type: Number.Type, forKey key: Key) throws -> Number {
        try decodeValue(forKey: key, continuingWith: session.placeholderNumber()) {
            try session.decodeInteger(type, at: $0, $1())
        }
    }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decodeInteger(type, forKey: key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try decodeInteger(type, forKey: key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try decodeInteger(type, forKey: key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try decodeInteger(type, forKey: key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try decodeInteger(type, forKey: key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try decodeInteger(type, forKey: key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try decodeInteger(type, forKey: key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try decodeInteger(type, forKey: key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try decodeInteger(type, forKey: key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try decodeInteger(type, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try decodeInteger(type, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try decodeInteger(type, forKey: key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decodeValue(forKey: key, continuingWith: try? session.placeholder(of: type)) {
            try session.decode(type, at: $0, $1())
        }
    }

    /// Returns the decoder at a key's value.
    private func decoder(forKey key: any CodingKey) throws -> BodyDecoder {
        session.recordNestedKeys(in: entryIndex)
        return try decodeValue(
            forKey: key, continuingWith: BodyDecoder(session: session, entryIndex: nil, pathNode: pathNode)
        ) {
            BodyDecoder(session: session, entryIndex: $0, pathNode: $1() ?? pathNode)
        }
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try decoder(forKey: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(forKey: key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { superDecoder(at: StringCodingKey("super")) }

    func superDecoder(forKey key: Key) throws -> any Decoder { superDecoder(at: key) }

    private func superDecoder(at key: any CodingKey) -> any Decoder {
        session.recordNestedKeys(in: entryIndex)
        guard let keyIndex = keyIndex(of: key) else {
            return BodyDecoder(session: session, entryIndex: entryIndex, pathNode: pathNode, absentKey: key)
        }
        // A superclass's key isn't among the type's keys.
        if let entryIndex { session.markAsKnown([keyIndex], in: entryIndex) }
        return BodyDecoder(session: session, entryIndex: keyIndex + 1, pathNode: pathNode(of: key, at: keyIndex))
    }
}

/// A list's elements, in order.
struct UnkeyedContainer: UnkeyedDecodingContainer {
    let session: DecodingSession
    /// The list's entry, or `nil` for a placeholder.
    let entryIndex: Int?
    let pathNode: CodingPathNode?
    let count: Int?
    private(set) var currentIndex = 0
    private var nextEntryIndex: Int

    var codingPath: [any CodingKey] { pathNode.codingPath }
    var isAtEnd: Bool { currentIndex >= count ?? 0 || session.isWorkExceeded }

    init(session: DecodingSession, entryIndex: Int?, pathNode: CodingPathNode?) {
        self.session = session
        self.entryIndex = entryIndex
        self.pathNode = pathNode
        count =
            entryIndex.map { entryIndex in session.document.children(of: entryIndex).reduce(0) { count, _ in count + 1 }
            } ?? session.placeholderElementCount()
        nextEntryIndex = entryIndex.map { $0 + 1 } ?? 0
        session.addWorkWithoutError((count ?? 0) / 32)
    }

    /// Decodes the current element with a function, and advances if it succeeds, as `JSONDecoder` does.
    private mutating func decodeElement<Value>(_ decode: (DecodingSession, Int?, CodingPathNode?) throws -> Value)
        throws
        -> Value
    {
        try session.addWork()
        let pathNode: CodingPathNode? = CodingPathNode(
            pathNode, key: ElementIndex(currentIndex), component: .index(currentIndex))
        // An initializer may keep reading elements until it catches an error.
        guard currentIndex < (count ?? 0) + 64 else {
            throw DecodingError.valueNotFound(
                Value.self, .init(codingPath: pathNode.codingPath, debugDescription: "the list ends before"))
        }
        guard let listIndex = entryIndex else {
            currentIndex += 1
            return try decode(session, nil, pathNode)
        }
        guard !isAtEnd else {
            defer { currentIndex += 1 }
            return try session.reject(
                DecodingSession.ValueRequest(listIndex, missingKey: "\(currentIndex)", Value.self),
                .absentValue, at: pathNode, makeError: { .valueNotFound(Value.self, $0) },
                reason: "the list ends here",
                continuingWith: { try? decode(session, nil, pathNode) })
        }
        let value = try decode(session, nextEntryIndex, pathNode)
        nextEntryIndex = Int(session.document.entries[nextEntryIndex].nextIndex)
        currentIndex += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        guard entryIndex != nil, !isAtEnd else { return try decodeElement { _, _, _ in true } }
        guard session.document.entries[nextEntryIndex].kind == .null else { return false }
        return try decodeElement { _, _, _ in true }
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try decodeElement { try $0.decodeBool(at: $1, $2) } }
    mutating func decode(_ type: String.Type) throws -> String { try decodeElement { try $0.decodeString(at: $1, $2) } }
    mutating func decode(_ type: Double.Type) throws -> Double {
        try decodeElement { try $0.decodeFloatingPoint(type, at: $1, $2) }
    }
    mutating func decode(_ type: Float.Type) throws -> Float {
        try decodeElement { try $0.decodeFloatingPoint(type, at: $1, $2) }
    }
    mutating func decode(_ type: Int.Type) throws -> Int {
        try decodeElement { try $0.decodeInteger(type, at: $1, $2) }
    }
    mutating func decode(_ type: Int8.Type) throws -> Int8 {
        try decodeElement { try $0.decodeInteger(type, at: $1, $2) }
    }
    mutating func decode(_ type: Int16.Type) throws -> Int16 {
        try decodeElement { try $0.decodeInteger(type, at: $1, $2) }
    }
    mutating func decode(_ type: Int32.Type) throws -> Int32 {
        try decodeElement { try $0.decodeInteger(type, at: $1, $2) }
    }
    mutating func decode(_ type: Int64.Type) throws -> Int64 {
        try decodeElement { try $0.decodeInteger(type, at: $1, $2) }
    }
    mutating func decode(_ type: UInt.Type) throws -> UInt {
        try decodeElement { try $0.decodeInteger(type, at: $1, $2) }
    }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 {
        try decodeElement { try $0.decodeInteger(type, at: $1, $2) }
    }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 {
        try decodeElement { try $0.decodeInteger(type, at: $1, $2) }
    }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 {
        try decodeElement { try $0.decodeInteger(type, at: $1, $2) }
    }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 {
        try decodeElement { try $0.decodeInteger(type, at: $1, $2) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func decode(_ type: Int128.Type) throws -> Int128 {
        try decodeElement { try $0.decodeInteger(type, at: $1, $2) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 {
        try decodeElement { try $0.decodeInteger(type, at: $1, $2) }
    }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try decodeElement { try $0.decode(type, at: $1, $2) }
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try decodeElement { try BodyDecoder(session: $0, entryIndex: $1, pathNode: $2).container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try decodeElement { try BodyDecoder(session: $0, entryIndex: $1, pathNode: $2).unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder {
        try decodeElement { BodyDecoder(session: $0, entryIndex: $1, pathNode: $2) }
    }
}

/// An element's index as a key.
package struct ElementIndex: CodingKey {
    private let index: Int
    package var intValue: Int? { index }
    package var stringValue: String { "Index \(index)" }

    package init(_ index: Int) { self.index = index }
    package init?(intValue: Int) { self.init(intValue) }
    package init?(stringValue: String) { nil }
}
