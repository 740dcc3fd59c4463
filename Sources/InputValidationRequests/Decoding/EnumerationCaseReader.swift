// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The cases of enumerations that do not list them, read from their representation in memory.
///
/// A request with several mistakes gets all of them in one answer only if decoding continues after the first one, with
/// some case in place of the wrong one. Most enumerations in requests do not conform to `CaseIterable`, and Swift has
/// no other way to a case. A decoded value never contains such a placeholder.
///
/// The representation of an enumeration without associated values is a part of Swift's stable ABI on Apple platforms.
/// Elsewhere, a test fails if a compiler changes it.
enum EnumerationCaseReader {
    /// Returns the number of cases of an enumeration without associated values, or 0 for another type.
    ///
    /// In memory, the cases are bytes from 0 in the order of their declaration, and the next number represents `nil`. A
    /// single case takes no memory, and `nil` takes a byte because there is a value to distinguish it from.
    static func caseCount<Value>(of type: Value.Type) -> Int {
        if MemoryLayout<Value>.size == 0 {
            guard MemoryLayout<Value?>.size == 1, let value = caseValue(representedBy: 0, of: type) else { return 0 }
            let mirror = Mirror(reflecting: value)
            return mirror.displayStyle == .enum && mirror.children.isEmpty ? 1 : 0
        }
        guard _isPOD(type), MemoryLayout<Value>.size == 1, MemoryLayout<Value?>.size == 1,
            let first = caseValue(representedBy: 0, of: type), Mirror(reflecting: first).displayStyle == .enum
        else { return 0 }
        let count = withUnsafeBytes(of: Value?.none) { Int($0[0]) }
        // A case with a value that cannot exist, such as `Never`, has a byte too. At most 16 cases become placeholders.
        let hasValues = (0..<min(count, 16)).contains { byte in
            caseValue(representedBy: byte, of: type).map { !Mirror(reflecting: $0).children.isEmpty } ?? true
        }
        return hasValues ? 0 : count
    }

    /// Returns the case that a byte represents.
    static func caseValue<Value>(representedBy byte: Int, of type: Value.Type) -> Value? {
        withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { memory in
            _ = memory.initializeMemory(as: UInt8.self, repeating: UInt8(byte))
            return memory.baseAddress?.load(as: Value.self)
        }
    }
}
