// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension DecodingSession {
    struct PlaceholderError: Error {}

    /// Returns a value to continue with after a mistake.
    func placeholder<Value: Decodable>(of type: Value.Type) throws -> Value {
        // A type can contain itself.
        let (identity, enclosingCount) = (ObjectIdentifier(type), enclosingTypes[ObjectIdentifier(type)] ?? 0)
        guard placeholderDepth < 16, enclosingCount < 4 else { throw PlaceholderError() }
        try addWork(16)
        placeholderDepth += 1
        enclosingTypes[identity] = enclosingCount + 1
        defer {
            placeholderDepth -= 1
            enclosingTypes[identity] = enclosingCount
        }
        if let value = (type as? any PlaceholderProviding.Type)?.decodingPlaceholder as? Value { return value }
        if let value = settings.strategies.placeholder(of: type) { return value }
        if let value = (type as? any SIMD.Type)?.zero as? Value { return value }
        if let value = (type as? any CaseIterable.Type)?.anyCase(chosenBy: self) as? Value { return value }
        if let value = anyCase(of: type) { return value }
        // Some Foundation initializers trap.
        if isFoundationType(type) { throw PlaceholderError() }
        let variantCount = currentCall.variantCount
        if let value = try? Value(from: BodyDecoder(session: self, entryIndex: nil, pathNode: nil)) { return value }
        currentCall.variantCount = variantCount
        if placeholderKeyIndex == nil {
            // An enumeration with associated values needs one of its cases' keys. A case can contain the enumeration
            // itself.
            defer { placeholderKeyIndex = nil }
            for index in 0..<8 {
                placeholderKeyIndex = index
                if let value = try? Value(from: BodyDecoder(session: self, entryIndex: nil, pathNode: nil)) {
                    return value
                }
            }
        }
        currentCall.variantCount = variantCount
        if let value = acceptedCandidate(of: type) { return value }
        throw PlaceholderError()
    }

    /// Returns the first candidate that a type accepts.
    ///
    /// The candidates pass the checks of many single-value types.
    private func acceptedCandidate<Value: Decodable>(of type: Value.Type) -> Value? {
        guard candidateIndex == nil else { return nil }
        let candidates = acceptedCandidates[ObjectIdentifier(type)] ?? Array(PlaceholderCandidates.texts.indices)
        defer { candidateIndex = nil }
        for index in candidates {
            candidateIndex = index
            if let value = try? Value(from: BodyDecoder(session: self, entryIndex: nil, pathNode: nil)) {
                acceptedCandidates[ObjectIdentifier(type)] = [index]
                return value
            }
        }
        if !isWorkExceeded { acceptedCandidates[ObjectIdentifier(type)] = [] }
        return nil
    }

    /// Returns a placeholder for text that can't be decoded.
    func placeholderText() -> String {
        if let candidateIndex { return PlaceholderCandidates.texts[candidateIndex] }
        return choosePlaceholderVariant(outOf: 2) == 1 ? "a" : ""
    }

    /// Returns a placeholder for a number that can't be decoded.
    func placeholderNumber<Number: Numeric>() -> Number {
        let number =
            if let candidateIndex {
                PlaceholderCandidates.numbers[candidateIndex % PlaceholderCandidates.numbers.count]
            } else { [0, 1, 100][choosePlaceholderVariant(outOf: 3)] }
        return Number(exactly: number) ?? 1
    }

    /// Returns the number of elements for a list's placeholder.
    func placeholderElementCount() -> Int {
        // An element can contain lists of the same type.
        placeholderDepth > 2 ? 0 : choosePlaceholderVariant(outOf: 2)
    }

    /// Returns whether a type belongs to Foundation or a framework below it.
    func isFoundationType(_ type: Any.Type) -> Bool {
        if let known = foundationTypes[ObjectIdentifier(type)] { return known }
        let isFoundation = [
            "__C", "CoreFoundation", "CoreGraphics", "Foundation", "FoundationEssentials",
            "FoundationInternationalization",
        ].contains(String(reflecting: type).prefix { $0 != "." })
        foundationTypes[ObjectIdentifier(type)] = isFoundation
        return isFoundation
    }

    /// Returns any case of an enumeration without associated values, or `nil` for any other type.
    func anyCase<Value>(of type: Value.Type) -> Value? {
        let count = caseCount(of: type)
        return count == 0
            ? nil : EnumerationCaseReader.caseValue(representedBy: choosePlaceholderVariant(outOf: count), of: type)
    }

    /// Returns the key that an object's placeholder has, or `nil` if it has none.
    func placeholderKey<Key>(of type: Key.Type) -> Key? {
        guard let placeholderKeyIndex, placeholderKeyIndex < caseCount(of: type) else {
            return nil
        }
        return EnumerationCaseReader.caseValue(representedBy: placeholderKeyIndex, of: type)
    }
}

/// Texts and numbers that are likely to pass a type's own checks, such as an address or a percentage.
private enum PlaceholderCandidates {
    static let texts = [
        "a", "0", "1", "00", "abc", "12345678", "Abc-12345", "a@example.com", "https://example.com", "example.com",
        "2026-01-01", "2026-01-01T00:00:00Z", "00:00", "00000000-0000-0000-0000-000000000000", "+493012345678", "en",
        "DE", "USD", "UTC", "10115", "127.0.0.1", "DE89370400440532013000", "4242424242424242", "1.0.0", "#000000",
    ]
    static let numbers = [1, 2, 10, 100, 50, 18, 1_000, 2_026, 10_000, 1_000_000, -1]
}

extension SIMD {
    fileprivate static var zero: Self { Self() }
}

extension CaseIterable {
    fileprivate static func anyCase(chosenBy session: DecodingSession) -> Self? {
        let cases = Array(allCases)
        return cases.isEmpty ? nil : cases[session.choosePlaceholderVariant(outOf: cases.count)]
    }
}
