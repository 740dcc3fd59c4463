// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CInputValidation

/// Copies verdicts or codes to a new Arrow array.
@_cdecl("iv_export")
public func export(
    _ verdicts: UnsafePointer<UInt8>?, _ codes: UnsafePointer<Int32>?, _ length: Int64,
    _ schema: UnsafeMutableRawPointer?,
    _ array: UnsafeMutableRawPointer?
) -> Int64 {
    guard let schema, let array, (verdicts == nil) != (codes == nil), length >= 0, length <= Int64.max / 64 else {
        return Fault.argument.rawValue
    }
    let rows = Int(length)
    let values = UnsafeMutableRawBufferPointer.allocate(
        byteCount: codes == nil ? (rows + 7) / 8 : 4 * rows, alignment: 64)
    var validity: UnsafeMutableRawBufferPointer?
    var nullCount = 0
    if let verdicts { values.copyMemory(from: UnsafeRawBufferPointer(start: verdicts, count: values.count)) }
    if let codes {
        values.copyMemory(from: UnsafeRawBufferPointer(start: codes, count: values.count))
        let bits = UnsafeMutableRawBufferPointer.allocate(byteCount: (rows + 7) / 8, alignment: 64)
        bits.initializeMemory(as: UInt8.self, repeating: 0)
        for row in 0..<rows {
            if codes[row] == 0 { nullCount += 1 } else { bits[row >> 3] |= 1 << UInt8(row & 7) }
        }
        validity = bits
    }
    schema.initializeMemory(
        as: ArrowSchema.self,
        to: ArrowSchema(
            format: codes == nil ? Formats.boolean : Formats.integer, name: Formats.name, metadata: nil,
            flags: Int64(ARROW_FLAG_NULLABLE), n_children: 0, children: nil, dictionary: nil,
            // The texts are constants.
            release: { $0?.pointee.release = nil }, private_data: nil))
    let buffers = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 2)
    buffers[0] = UnsafeRawPointer(validity?.baseAddress)
    buffers[1] = UnsafeRawPointer(values.baseAddress)
    array.initializeMemory(
        as: ArrowArray.self,
        to: ArrowArray(
            length: length, null_count: Int64(nullCount), offset: 0, n_buffers: 2, n_children: 0, buffers: buffers,
            children: nil, dictionary: nil,
            release: { array in
                guard let array, let buffers = array.pointee.buffers else { return }
                buffers[0].map { UnsafeMutableRawPointer(mutating: $0).deallocate() }
                buffers[1].map { UnsafeMutableRawPointer(mutating: $0).deallocate() }
                buffers.deallocate()
                array.pointee.buffers = nil
                array.pointee.release = nil
            }, private_data: nil))
    return length
}

/// C strings that are never freed.
private enum Formats {
    nonisolated(unsafe) static let boolean = constant("b")
    nonisolated(unsafe) static let integer = constant("i")
    nonisolated(unsafe) static let name = constant("")

    private static func constant(_ text: StaticString) -> UnsafePointer<CChar> {
        UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
