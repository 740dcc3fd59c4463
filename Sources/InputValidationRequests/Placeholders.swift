// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension Body {
    private struct NoPlaceholder: Error {}

    /// Returns a value to continue with after a mistake.
    func placeholder<Value: Decodable>(of type: Value.Type) throws -> Value {
        // A class can contain itself.
        guard placeholderDepth < 16 else { throw NoPlaceholder() }
        placeholderDepth += 1
        defer { placeholderDepth -= 1 }
        if let value = settings.strategies.placeholder(of: type) { return value }
        if let value = try? Value(from: BodyDecoder(body: self, entry: nil, place: nil)) { return value }
        if let value = (type as? any CaseIterable.Type)?.firstCase as? Value { return value }
        if !placeholdersHaveKey {
            // An enumeration with associated values needs the key of one of its cases.
            placeholdersHaveKey = true
            defer { placeholdersHaveKey = false }
            if let value = try? Value(from: BodyDecoder(body: self, entry: nil, place: nil)) { return value }
        }
        if let value = InputValidationRequests.firstCase(of: type) { return value }
        throw NoPlaceholder()
    }

    func outcome<Value: Decodable>(for type: Value.Type) -> Outcome? {
        collectsAllErrors ? (try? placeholder(of: type)).map { Outcome(value: $0) } : nil
    }
}

extension CaseIterable {
    fileprivate static var firstCase: Self? { allCases.first }
}

/// Returns the first case of an enumeration without associated values, or a value of another plain type, or `nil`.
///
/// In memory, the first case is 0. A type that is not plain, such as one that contains a reference, has no such value.
func firstCase<Value>(of type: Value.Type) -> Value? {
    guard _isPOD(type), MemoryLayout<Value>.size <= 64 else { return nil }
    return withUnsafeTemporaryAllocation(
        byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment
    ) { memory in
        _ = memory.initializeMemory(as: UInt8.self, repeating: 0)
        return memory.baseAddress?.load(as: Value.self)
    }
}
