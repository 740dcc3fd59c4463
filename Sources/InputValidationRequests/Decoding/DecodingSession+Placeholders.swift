// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension DecodingSession {
    private struct PlaceholderError: Error {}

    /// Returns a value to continue with after a mistake.
    func placeholder<Value: Decodable>(of type: Value.Type) throws -> Value {
        // A class can contain itself.
        guard placeholderDepth < 16 else { throw PlaceholderError() }
        placeholderDepth += 1
        defer { placeholderDepth -= 1 }
        if let value = settings.strategies.placeholder(of: type) { return value }
        if let value = try? Value(from: BodyDecoder(session: self, entry: nil, place: nil)) { return value }
        if let value = (type as? any CaseIterable.Type)?.anyCase(in: self) as? Value { return value }
        if placeholderKey == nil {
            // An enumeration with associated values needs the key of one of its cases. A case can contain the type.
            defer { placeholderKey = nil }
            for key in 0..<8 {
                placeholderKey = key
                if let value = try? Value(from: BodyDecoder(session: self, entry: nil, place: nil)) { return value }
            }
        }
        if let value = anyCase(of: type) { return value }
        throw PlaceholderError()
    }

    /// Returns one of the cases of an enumeration without associated values, or `nil` for another type.
    func anyCase<Value>(of type: Value.Type) -> Value? {
        let count = EnumerationMemory.caseCount(of: type)
        return count == 0 ? nil : EnumerationMemory.value(alternative(of: count), of: type)
    }

    /// Returns the key of an object in place of a placeholder, or `nil`.
    func anyKey<Key>(of type: Key.Type) -> Key? {
        guard let placeholderKey, placeholderKey < EnumerationMemory.caseCount(of: type) else { return nil }
        return EnumerationMemory.value(placeholderKey, of: type)
    }
}

extension CaseIterable {
    fileprivate static func anyCase(in session: DecodingSession) -> Self? {
        let cases = Array(allCases)
        return cases.isEmpty ? nil : cases[session.alternative(of: cases.count)]
    }
}
