// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation

/// How the types of Foundation, the keys, and special numbers are decoded, as by a `JSONDecoder`.
struct DecodingStrategies: Sendable {
    var dates = JSONDecoder.DateDecodingStrategy.deferredToDate
    var data = JSONDecoder.DataDecodingStrategy.base64
    var keys = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
    var numbers = JSONDecoder.NonConformingFloatDecodingStrategy.throw
}

extension ValidatingDecoder {
    /// Creates a decoder with the strategies and the `userInfo` of a `JSONDecoder`.
    ///
    /// JSON5 is not supported.
    public init(_ decoder: JSONDecoder) {
        strategies = DecodingStrategies(
            dates: decoder.dateDecodingStrategy, data: decoder.dataDecodingStrategy,
            keys: decoder.keyDecodingStrategy, numbers: decoder.nonConformingFloatDecodingStrategy)
        userInfo = decoder.userInfo
    }
}

extension DecodingStrategies {
    /// Returns a value of a type of Foundation, or `nil` for another type.
    func value<Value: Decodable>(
        of type: Value.Type, in session: DecodingSession, at entry: Int, _ place: CodingPathNode?
    ) throws -> Value? {
        switch type {
        case _ where type == Date.self: try date(in: session, at: entry, place) as? Value
        case _ where type == Data.self: try data(in: session, at: entry, place) as? Value
        case _ where type == URL.self:
            try value(in: session, at: entry, place) { URL(string: $0) } as? Value
        case _ where type == Decimal.self: try decimal(in: session, at: entry, place) as? Value
        default: nil
        }
    }

    /// Returns a placeholder of a type of Foundation, or `nil` for another type.
    func placeholder<Value>(of type: Value.Type) -> Value? {
        switch type {
        case _ where type == Date.self: Date(timeIntervalSinceReferenceDate: 0) as? Value
        case _ where type == Data.self: Data() as? Value
        case _ where type == URL.self: URL(string: "about:blank") as? Value
        case _ where type == Decimal.self: Decimal() as? Value
        case _ where type == UUID.self: UUID() as? Value
        default: nil
        }
    }

    /// Returns the value that a text represents.
    private func value<Value: Decodable>(
        in session: DecodingSession, at entry: Int, _ place: CodingPathNode?, of text: (String) -> Value?
    ) throws -> Value {
        guard let placeholder = placeholder(of: Value.self), session.document.entries[entry].kind == .string else {
            return try session.mismatch(
                Value.self, as: "string", at: entry, place, continuingWith: self.placeholder(of: Value.self))
        }
        return try text(session.document.text(at: entry))
            ?? session.unrepresentable(Value.self, at: entry, place, continuingWith: placeholder)
    }

    private func date(in session: DecodingSession, at entry: Int, _ place: CodingPathNode?) throws -> Date {
        let decoder = BodyDecoder(session: session, entry: entry, place: place)
        switch dates {
        case .deferredToDate: return try Date(from: decoder)
        case .secondsSince1970:
            return Date(timeIntervalSince1970: try session.number(Double.self, at: entry, place))
        case .millisecondsSince1970:
            return Date(timeIntervalSince1970: try session.number(Double.self, at: entry, place) / 1_000)
        case .iso8601: return try value(in: session, at: entry, place) { try? Date.ISO8601FormatStyle().parse($0) }
        #if canImport(Darwin)
        // Elsewhere, it is made from a closure.
        case .formatted(let formatter): return try value(in: session, at: entry, place) { formatter.date(from: $0) }
        #endif
        case .custom(let closure): return try closure(decoder)
        @unknown default: return try Date(from: decoder)
        }
    }

    private func data(in session: DecodingSession, at entry: Int, _ place: CodingPathNode?) throws -> Data {
        let decoder = BodyDecoder(session: session, entry: entry, place: place)
        switch data {
        case .deferredToData: return try Data(from: decoder)
        case .base64:
            return try value(in: session, at: entry, place) { Data(base64Encoded: $0) }
        case .custom(let closure): return try closure(decoder)
        @unknown default: return try Data(from: decoder)
        }
    }

    private func decimal(in session: DecodingSession, at entry: Int, _ place: CodingPathNode?) throws -> Decimal {
        guard session.document.entries[entry].kind == .number else {
            return try session.mismatch(Decimal.self, as: "number", at: entry, place, continuingWith: 0)
        }
        if let number = Decimal(string: session.document.literal(at: entry)) { return number }
        return try session.unrepresentable(Decimal.self, at: entry, place, continuingWith: 0)
    }

    /// Returns a number that JSON cannot represent, such as infinity, or `nil`.
    func number<Number: BinaryFloatingPoint>(_ text: String) -> Number? {
        guard case .convertFromString(let positive, let negative, let notANumber) = numbers else { return nil }
        if text == positive { return .infinity }
        if text == negative { return -.infinity }
        return text == notANumber ? .nan : nil
    }
}

// MARK: - Keys

extension DecodingStrategies {
    var changesKeys: Bool {
        if case .useDefaultKeys = keys { false } else { true }
    }

    /// Returns the key of a type for a key of a document.
    func converted(_ key: String, at path: [any CodingKey]) -> String {
        switch keys {
        case .useDefaultKeys: key
        case .convertFromSnakeCase: Self.camelCase(key)
        case .custom(let closure): closure(path + [TextKey(key)]).stringValue
        @unknown default: key
        }
    }

    /// Returns the key of a document for a key of a type, if the document does not have it.
    func name(of key: any CodingKey) -> String {
        guard case .convertFromSnakeCase = keys else { return key.stringValue }
        return key.stringValue.reduce(into: "") { name, character in
            if character.isUppercase {
                name += name.isEmpty ? character.lowercased() : "_" + character.lowercased()
            } else {
                name.append(character)
            }
        }
    }

    /// Returns a key such as `guest_name` as `guestName`, with underscores at its ends kept.
    private static func camelCase(_ key: String) -> String {
        let start = key.prefix { $0 == "_" }
        let end = key.dropFirst(start.count).reversed().prefix { $0 == "_" }
        let words = key.dropFirst(start.count).dropLast(end.count).split(separator: "_")
        guard let first = words.first else { return key }
        let name = words.count == 1 ? String(first) : first.lowercased() + words.dropFirst().map(\.capitalized).joined()
        return start + name + String(end)
    }
}
#endif
