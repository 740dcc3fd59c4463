// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation

/// The way to decode Foundation's types, keys, and special numbers, as in a `JSONDecoder`.
struct DecodingStrategies: Sendable {
    var dateStrategy = JSONDecoder.DateDecodingStrategy.deferredToDate
    var dataStrategy = JSONDecoder.DataDecodingStrategy.base64
    var keyStrategy = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
    var floatStrategy = JSONDecoder.NonConformingFloatDecodingStrategy.throw
}

extension ValidatingDecoder {
    /// Creates a decoder with a `JSONDecoder`'s strategies and `userInfo`.
    ///
    /// JSON5 is not supported.
    public init(_ decoder: JSONDecoder) {
        strategies = DecodingStrategies(
            dateStrategy: decoder.dateDecodingStrategy, dataStrategy: decoder.dataDecodingStrategy,
            keyStrategy: decoder.keyDecodingStrategy, floatStrategy: decoder.nonConformingFloatDecodingStrategy)
        userInfo = decoder.userInfo
    }
}

extension DecodingStrategies {
    /// Decodes a value of a Foundation type, or returns `nil` for any other type.
    func decodeFoundationValue<Value: Decodable>(
        of type: Value.Type, in session: DecodingSession, at entryIndex: Int, _ pathNode: CodingPathNode?
    ) throws -> Value? {
        switch type {
        case _ where type == Date.self: try decodeDate(in: session, at: entryIndex, pathNode) as? Value
        case _ where type == Data.self: try decodeData(in: session, at: entryIndex, pathNode) as? Value
        case _ where type == URL.self:
            try decodeConvertedString(in: session, at: entryIndex, pathNode) { URL(string: $0) } as? Value
        case _ where type == Decimal.self: try decodeDecimal(in: session, at: entryIndex, pathNode) as? Value
        default: nil
        }
    }

    /// Returns the error parameters that describe a Foundation type's format.
    func formatParameters(for type: Any.Type) -> [ValidationError.Parameter: ValidationError.Value]? {
        switch type {
        case _ where type == UUID.self: [.strategies: ["uuid"]]
        case _ where type == URL.self: [.strategies: ["url"]]
        case _ where type == Decimal.self: [.strategies: ["decimal"]]
        case _ where type == Data.self: [.example: "aGVsbG8="]
        default: nil
        }
    }

    /// Returns a placeholder of a Foundation type, or `nil` for any other type.
    func placeholder<Value>(of type: Value.Type) -> Value? {
        switch type {
        case _ where type == Date.self: Date(timeIntervalSinceReferenceDate: 0) as? Value
        case _ where type == Data.self: Data() as? Value
        case _ where type == URL.self: URL(string: "about:blank") as? Value
        case _ where type == Decimal.self: Decimal() as? Value
        case _ where type == UUID.self: UUID() as? Value
        case _ where type == CharacterSet.self: CharacterSet() as? Value
        case _ where type == URLComponents.self: URLComponents() as? Value
        case _ where type == TimeZone.self: TimeZone(secondsFromGMT: 0) as? Value
        case _ where type == Calendar.self: Calendar(identifier: .gregorian) as? Value
        case _ where type == Locale.self: Locale(identifier: "en") as? Value
        case _ where type == DateComponents.self: DateComponents() as? Value
        case _ where type == DateInterval.self: DateInterval() as? Value
        case _ where type == PersonNameComponents.self: PersonNameComponents() as? Value
        case _ where type == IndexSet.self: IndexSet() as? Value
        case _ where type == IndexPath.self: IndexPath() as? Value
        default: nil
        }
    }

    /// Decodes the value that text represents; a strategy can check the text's format first.
    private func decodeConvertedString<Value: Decodable>(
        in session: DecodingSession, at entryIndex: Int, _ pathNode: CodingPathNode?,
        checkedBy strategy: InputValidator<String>? = nil, converting convert: (String) -> Value?
    ) throws -> Value {
        guard let placeholder = placeholder(of: Value.self), session.document.entries[entryIndex].kind == .string else {
            return try session.rejectWrongType(
                Value.self, expected: "string", at: entryIndex, pathNode,
                continuingWith: self.placeholder(of: Value.self))
        }
        let text = session.document.text(at: entryIndex)
        do throws(ValidationError) { try strategy?.validate(text) } catch {
            return try session.rejectUnrepresentable(
                Value.self, error, at: entryIndex, pathNode, continuingWith: placeholder)
        }
        return try convert(text)
            ?? session.rejectUnrepresentable(Value.self, at: entryIndex, pathNode, continuingWith: placeholder)
    }

    private func decodeDate(in session: DecodingSession, at entryIndex: Int, _ pathNode: CodingPathNode?) throws -> Date
    {
        let decoder = BodyDecoder(session: session, entryIndex: entryIndex, pathNode: pathNode)
        switch dateStrategy {
        case .deferredToDate: return try Date(from: decoder)
        case .secondsSince1970:
            return Date(timeIntervalSince1970: try session.decodeFloatingPoint(Double.self, at: entryIndex, pathNode))
        case .millisecondsSince1970:
            return Date(
                timeIntervalSince1970: try session.decodeFloatingPoint(Double.self, at: entryIndex, pathNode) / 1_000)
        case .iso8601:
            // Foundation's parser turns February 30 into March 2, and ignores anything after the date.
            return try decodeConvertedString(in: session, at: entryIndex, pathNode, checkedBy: .dateTime) {
                try? Date.ISO8601FormatStyle().parse($0)
            }
        #if canImport(Darwin)
        // Elsewhere, the strategy is created from a closure.
        case .formatted(let formatter):
            return try decodeConvertedString(in: session, at: entryIndex, pathNode) { formatter.date(from: $0) }
        #endif
        case .custom(let closure): return try closure(decoder)
        @unknown default: return try Date(from: decoder)
        }
    }

    private func decodeData(in session: DecodingSession, at entryIndex: Int, _ pathNode: CodingPathNode?) throws -> Data
    {
        let decoder = BodyDecoder(session: session, entryIndex: entryIndex, pathNode: pathNode)
        switch dataStrategy {
        case .deferredToData: return try Data(from: decoder)
        case .base64:
            return try decodeConvertedString(in: session, at: entryIndex, pathNode) { Data(base64Encoded: $0) }
        case .custom(let closure): return try closure(decoder)
        @unknown default: return try Data(from: decoder)
        }
    }

    private func decodeDecimal(in session: DecodingSession, at entryIndex: Int, _ pathNode: CodingPathNode?) throws
        -> Decimal
    {
        guard session.document.entries[entryIndex].kind == .number else {
            return try session.rejectWrongType(
                Decimal.self, expected: "number", at: entryIndex, pathNode, continuingWith: 0)
        }
        if let number = Decimal(string: session.document.numberLiteral(at: entryIndex)) { return number }
        return try session.rejectUnrepresentable(Decimal.self, at: entryIndex, pathNode, continuingWith: 0)
    }

    /// Returns a number that JSON can't represent, such as infinity, or `nil`.
    func nonConformingFloat<Number: BinaryFloatingPoint>(from text: String) -> Number? {
        guard case .convertFromString(let positive, let negative, let notANumber) = floatStrategy else { return nil }
        if text == positive { return .infinity }
        if text == negative { return -.infinity }
        return text == notANumber ? .nan : nil
    }
}

// MARK: - Keys

extension DecodingStrategies {
    var changesKeys: Bool {
        if case .useDefaultKeys = keyStrategy { false } else { true }
    }

    /// Whether a custom closure changes the keys.
    var hasCustomKeys: Bool {
        if case .custom = keyStrategy { true } else { false }
    }

    /// Returns the type's key for a document's key.
    func convertedKey(_ documentKey: String, at path: [any CodingKey]) -> String {
        switch keyStrategy {
        case .useDefaultKeys: documentKey
        case .convertFromSnakeCase: Self.camelCased(documentKey)
        case .custom(let closure): closure(path + [StringCodingKey(documentKey)]).stringValue
        @unknown default: documentKey
        }
    }

    /// Returns the document's key for a type's key, if the document doesn't have that key.
    func documentKey(for key: any CodingKey) -> String {
        guard case .convertFromSnakeCase = keyStrategy else { return key.stringValue }
        return key.stringValue.reduce(into: "") { name, character in
            if character.isUppercase {
                name += name.isEmpty ? character.lowercased() : "_" + character.lowercased()
            } else {
                name.append(character)
            }
        }
    }

    /// Returns a key such as `guest_name` as `guestName`, keeping underscores at its ends.
    private static func camelCased(_ key: String) -> String {
        let start = key.prefix { $0 == "_" }
        let end = key.dropFirst(start.count).reversed().prefix { $0 == "_" }
        let words = key.dropFirst(start.count).dropLast(end.count).split(separator: "_")
        guard let first = words.first else { return key }
        let name = words.count == 1 ? String(first) : first.lowercased() + words.dropFirst().map(\.capitalized).joined()
        return start + name + String(end)
    }
}
#endif
