// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension DecodingSession {
    private struct PlaceholderError: Error {}

    /// Returns a value to continue with after a mistake.
    func placeholder<Value: Decodable>(of type: Value.Type) throws -> Value {
        // A class can contain itself.
        guard placeholderDepth < 16 else { throw PlaceholderError() }
        try addWork(16)
        placeholderDepth += 1
        defer { placeholderDepth -= 1 }
        if let value = (type as? any PlaceholderProviding.Type)?.decodingPlaceholder as? Value { return value }
        if let value = settings.strategies.placeholder(of: type) { return value }
        if let value = try? Value(from: BodyDecoder(session: self, entryIndex: nil, pathNode: nil)) { return value }
        if let value = (type as? any CaseIterable.Type)?.anyCase(chosenBy: self) as? Value { return value }
        if placeholderKeyIndex == nil {
            // An enumeration with associated values needs the key of one of its cases. A case can contain the type.
            defer { placeholderKeyIndex = nil }
            for index in 0..<8 {
                placeholderKeyIndex = index
                if let value = try? Value(from: BodyDecoder(session: self, entryIndex: nil, pathNode: nil)) {
                    return value
                }
            }
        }
        if let value = anyCase(of: type) { return value }
        throw PlaceholderError()
    }

    /// Returns one of the cases of an enumeration without associated values, or `nil` for another type.
    func anyCase<Value>(of type: Value.Type) -> Value? {
        let count = caseCount(of: type)
        return count == 0
            ? nil : EnumerationCaseReader.caseValue(representedBy: choosePlaceholderVariant(outOf: count), of: type)
    }

    /// Returns the key of an object in place of a placeholder, or `nil`.
    func placeholderKey<Key>(of type: Key.Type) -> Key? {
        guard let placeholderKeyIndex, placeholderKeyIndex < caseCount(of: type) else {
            return nil
        }
        return EnumerationCaseReader.caseValue(representedBy: placeholderKeyIndex, of: type)
    }
}

extension CaseIterable {
    fileprivate static func anyCase(chosenBy session: DecodingSession) -> Self? {
        let cases = Array(allCases)
        return cases.isEmpty ? nil : cases[session.choosePlaceholderVariant(outOf: cases.count)]
    }
}
