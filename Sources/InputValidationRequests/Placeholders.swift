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
        if let value = (type as? any CaseIterable.Type)?.anyCase(in: self) as? Value { return value }
        if placeholderKey == nil {
            // An enumeration with associated values needs the key of one of its cases. A case can contain the type.
            defer { placeholderKey = nil }
            for key in 0..<8 {
                placeholderKey = key
                if let value = try? Value(from: BodyDecoder(body: self, entry: nil, place: nil)) { return value }
            }
        }
        if let value = anyCase(of: type) { return value }
        throw NoPlaceholder()
    }

    /// Returns one of the cases of an enumeration without associated values, or `nil` for another type.
    func anyCase<Value>(of type: Value.Type) -> Value? {
        let count = caseCount(of: type)
        return count == 0 ? nil : enumerationCase(alternative(of: count), of: type)
    }

    /// The key of an object in place of a placeholder, or `nil`.
    func anyKey<Key>(of type: Key.Type) -> Key? {
        guard let placeholderKey, placeholderKey < caseCount(of: type) else { return nil }
        return enumerationCase(placeholderKey, of: type)
    }
}

/// The number of cases of an enumeration without associated values, or 0 for another type or a single case.
///
/// In memory, the cases are bytes from 0 in the order of their declaration, and the next number represents `nil`. A test
/// fails if this changes.
private func caseCount<Value>(of type: Value.Type) -> Int {
    guard _isPOD(type), MemoryLayout<Value>.size == 1, MemoryLayout<Value?>.size == 1,
        let first = enumerationCase(0, of: type), Mirror(reflecting: first).displayStyle == .enum
    else { return 0 }
    let count = withUnsafeBytes(of: Value?.none) { Int($0[0]) }
    // A case with a value that cannot exist, such as `Never`, has a byte too. At most 16 cases become placeholders.
    let hasValues = (0..<min(count, 16)).contains { number in
        enumerationCase(number, of: type).map { !Mirror(reflecting: $0).children.isEmpty } ?? true
    }
    return hasValues ? 0 : count
}

private func enumerationCase<Value>(_ number: Int, of type: Value.Type) -> Value? {
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { memory in
        _ = memory.initializeMemory(as: UInt8.self, repeating: UInt8(number))
        return memory.baseAddress?.load(as: Value.self)
    }
}

extension CaseIterable {
    fileprivate static func anyCase(in body: Body) -> Self? {
        let cases = Array(allCases)
        return cases.isEmpty ? nil : cases[body.alternative(of: cases.count)]
    }
}
