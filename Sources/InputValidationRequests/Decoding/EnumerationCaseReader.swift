// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A reader of cases for enumerations that don't list them, based on their representation in memory.
///
/// The response to a request can report all its mistakes only if decoding continues after the first mistake, with some
/// valid case in place of the wrong value. Most enumerations in requests don't conform to `CaseIterable`, and Swift has
/// no other way to get a case. A decoded value never contains a placeholder case.
///
/// The representation of an enumeration without associated values is part of Swift's stable ABI on Apple platforms.
/// Elsewhere, a test fails if a compiler changes it.
enum EnumerationCaseReader {
    /// Returns an enumeration's number of cases if it has no associated values, or 0 for any other type.
    ///
    /// In memory, the cases are bytes numbered from 0 in declaration order, and the next number represents `nil`. A
    /// single case takes no memory, but its optional takes a byte to distinguish the case from `nil`.
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
        // A case with a value that can't exist, such as `Never`, has a byte too. At most 16 cases become placeholders.
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
