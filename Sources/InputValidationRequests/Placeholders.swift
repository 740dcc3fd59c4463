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

/// Returns the first case of an enumeration of at least two cases without associated values, or `nil` for another type.
///
/// In memory, it is a byte with the value 0.
func firstCase<Value>(of type: Value.Type) -> Value? {
    guard _isPOD(type), MemoryLayout<Value>.size == 1 else { return nil }
    let value = withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { memory in
        _ = memory.initializeMemory(as: UInt8.self, repeating: 0)
        return memory.baseAddress?.load(as: Value.self)
    }
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .enum && mirror.children.isEmpty ? value : nil
}
