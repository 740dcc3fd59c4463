// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CInputValidation

/// A mistake in what a caller passed, with the number that the functions return.
enum Fault: Int64, Error {
    case argument = -1
    case array = -2
    case type = -3
}

/// A column of an Arrow array, whose values are read as texts.
///
/// The pointers belong to the caller. Each is checked as far as the Arrow C data interface allows: it has the sizes of
/// all buffers except a text column's data, whose size is its last offset.
struct ArrowColumn {
    let length: Int
    /// The number of elements before the first row.
    private let offset: Int
    private let validity: UnsafeRawPointer?
    private let layout: Layout

    enum Layout {
        case null
        case text(offsets: UnsafeRawPointer, isLarge: Bool, data: UnsafeRawPointer?)
        case views(UnsafeRawPointer, buffers: UnsafePointer<UnsafeRawPointer?>, sizes: UnsafeRawPointer?, count: Int)
        case bytes(UnsafeRawPointer?, width: Int)
        case bits(UnsafeRawPointer)
        case values(UnsafeRawPointer, ValueType)
        indirect case dictionary(UnsafeRawPointer, ValueType, ArrowColumn)
    }

    /// - Parameters:
    ///   - schema: The column's type.
    ///   - array: The column's values.
    ///   - rows: The rows of the struct that contains the column, or `nil` for all rows of the column.
    init(
        _ schema: UnsafePointer<ArrowSchema>?, _ array: UnsafePointer<ArrowArray>?, rows: Range<Int>? = nil
    ) throws(Fault) {
        guard let schema = schema?.pointee, let array = array?.pointee else { throw .argument }
        guard schema.release != nil, array.release != nil, let format = schema.format else { throw .array }
        // The largest element has 32 bytes.
        let limit = Int64.max / 64
        guard array.length >= 0, array.length <= limit, array.offset >= 0, array.offset <= limit else { throw .array }
        if let rows {
            guard rows.upperBound <= Int(array.length) else { throw .array }
            length = rows.count
            offset = Int(array.offset) + rows.lowerBound
        } else {
            length = Int(array.length)
            offset = Int(array.offset)
        }
        let end = offset + length
        let name = String(cString: format)
        let buffers = try Buffers(array, isEmpty: end == 0)
        validity = name == "n" ? nil : try buffers.validity(nullCount: array.null_count)
        if let dictionary = schema.dictionary {
            guard array.n_buffers == 2, let type = ValueType(format: name), type.isInteger,
                let values = array.dictionary
            else { throw ValueType(format: name)?.isInteger == true ? .array : .type }
            // A dictionary in a dictionary could be deep, so nothing reads it.
            guard dictionary.pointee.dictionary == nil else { throw .type }
            let column = try ArrowColumn(dictionary, values)
            layout = .dictionary(try buffers[1], type, column)
            return
        }
        switch name {
        case "n":
            guard array.n_buffers == 0 else { throw .array }
            layout = .null
        case "u", "z", "U", "Z":
            guard array.n_buffers == 3 else { throw .array }
            let isLarge = name == "U" || name == "Z"
            let offsets = try buffers[1]
            let data = buffers.pointer(at: 2)
            try Self.checkOffsets(offsets, isLarge: isLarge, data: data, offset..<end)
            layout = .text(offsets: offsets, isLarge: isLarge, data: data)
        case "vu", "vz":
            guard array.n_buffers >= 3, array.n_buffers <= limit else { throw .array }
            let count = Int(array.n_buffers) - 3
            let sizes = buffers.pointer(at: count + 2)
            guard count == 0 || sizes != nil else { throw .array }
            layout = .views(try buffers[1], buffers: buffers.start + 2, sizes: sizes, count: count)
        case "b":
            guard array.n_buffers == 2 else { throw .array }
            layout = .bits(try buffers[1])
        default:
            guard array.n_buffers == 2 else { throw Self.isKnown(name) ? .array : .type }
            if let width = ValueType.fixedWidth(format: name) {
                guard width <= Int(limit) / max(1, end) else { throw .array }
                layout = .bytes(width == 0 ? nil : try buffers[1], width: width)
            } else if let type = ValueType(format: name) {
                layout = .values(try buffers[1], type)
            } else {
                throw .type
            }
        }
    }

    private static func isKnown(_ format: String) -> Bool {
        ValueType(format: format) != nil || ValueType.fixedWidth(format: format) != nil
    }

    /// Checks that the offsets never decrease, before any of them is used to read the data.
    private static func checkOffsets(
        _ offsets: UnsafeRawPointer, isLarge: Bool, data: UnsafeRawPointer?, _ rows: Range<Int>
    ) throws(Fault) {
        if rows.upperBound == 0 { return }
        var last = isLarge ? offsets.int64(rows.lowerBound) : Int(offsets.int32(rows.lowerBound))
        guard last >= 0 else { throw .array }
        let first = last
        for row in rows {
            let next = isLarge ? offsets.int64(row + 1) : Int(offsets.int32(row + 1))
            guard next >= last else { throw .array }
            last = next
        }
        guard data != nil || last == first else { throw .array }
    }

    /// Calls a function with the bytes of a row's text, or with `nil` for a null.
    ///
    /// - Parameter buffer: Memory for the text of a value that isn't a text.
    @inline(__always)
    func withText<Result>(
        at row: Int, _ buffer: inout TextBuffer, _ body: (UnsafeBufferPointer<UInt8>?) throws(Fault) -> Result
    ) throws(Fault) -> Result {
        let index = offset + row
        if let validity, !validity.bit(index) { return try body(nil) }
        switch layout {
        case .null: return try body(nil)
        case .text(let offsets, let isLarge, let data):
            let start = isLarge ? offsets.int64(index) : Int(offsets.int32(index))
            let end = isLarge ? offsets.int64(index + 1) : Int(offsets.int32(index + 1))
            return try body(UnsafeBufferPointer(at: data.map { $0 + start }, count: end - start))
        case .views(let views, let buffers, let sizes, let count):
            return try body(try Self.view(at: views + 16 * index, buffers, sizes, count))
        case .bytes(let start, let width):
            return try body(UnsafeBufferPointer(at: start.map { $0 + width * index }, count: width))
        case .bits(let bits):
            buffer.set(bits.bit(index) ? "true" : "false")
        case .values(let start, let type):
            type.write(start, index, to: &buffer)
        case .dictionary(let start, let type, let values):
            return try values.withText(at: try Self.entry(start, type, index, values.length), &buffer, body)
        }
        return try buffer.withBytes(body)
    }

    private static func view(
        at view: UnsafeRawPointer, _ buffers: UnsafePointer<UnsafeRawPointer?>, _ sizes: UnsafeRawPointer?, _ count: Int
    ) throws(Fault) -> UnsafeBufferPointer<UInt8> {
        let length = Int(view.int32(0))
        guard length >= 0 else { throw .array }
        if length <= 12 { return UnsafeBufferPointer(at: view + 4, count: length) }
        let number = Int(view.int32(2))
        let start = Int(view.int32(3))
        guard let sizes, number >= 0, number < count, let data = buffers[number], start >= 0,
            start + length <= sizes.int64(number)
        else { throw .array }
        return UnsafeBufferPointer(at: data + start, count: length)
    }

    private static func entry(
        _ start: UnsafeRawPointer, _ type: ValueType, _ index: Int, _ count: Int
    ) throws(Fault) -> Int {
        guard let entry = type.integer(start, index), entry >= 0, entry < count else { throw .array }
        return Int(entry)
    }

    /// The dictionary's entries and each row's entry, or `nil` for a column without a dictionary.
    ///
    /// A row's entry is `nil` for a null.
    var dictionary: (values: ArrowColumn, entry: (Int) throws(Fault) -> Int?)? {
        guard case .dictionary(let start, let type, let values) = layout else { return nil }
        return (
            values,
            { row throws(Fault) in
                let index = offset + row
                if let validity, !validity.bit(index) { return nil }
                return try Self.entry(start, type, index, values.length)
            }
        )
    }
}

/// The buffers of an Arrow array.
private struct Buffers {
    let start: UnsafePointer<UnsafeRawPointer?>
    private let count: Int
    private let isEmpty: Bool

    init(_ array: ArrowArray, isEmpty: Bool) throws(Fault) {
        guard array.n_buffers >= 0, array.n_buffers <= Int64.max / 64 else { throw .array }
        count = Int(array.n_buffers)
        self.isEmpty = isEmpty
        guard let buffers = array.buffers else {
            guard count == 0 else { throw .array }
            start = Self.nothing
            return
        }
        start = UnsafePointer(buffers)
    }

    func pointer(at index: Int) -> UnsafeRawPointer? { index < count ? start[index] : nil }

    /// The buffer at an index, which only an array without elements may lack.
    subscript(index: Int) -> UnsafeRawPointer {
        get throws(Fault) {
            if let pointer = pointer(at: index) { return pointer }
            guard isEmpty, index < count else { throw .array }
            return UnsafeRawPointer(Self.nothing)
        }
    }

    /// Stands for buffers that nothing is read from.
    nonisolated(unsafe) private static let nothing = UnsafePointer(
        UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1))

    func validity(nullCount: Int64) throws(Fault) -> UnsafeRawPointer? {
        let pointer = pointer(at: 0)
        guard pointer != nil || nullCount <= 0 else { throw .array }
        return pointer
    }
}

extension UnsafeRawPointer {
    func bit(_ index: Int) -> Bool { load(fromByteOffset: index >> 3, as: UInt8.self) >> UInt8(index & 7) & 1 == 1 }
    func int32(_ index: Int) -> Int32 { loadUnaligned(fromByteOffset: 4 * index, as: Int32.self) }
    func int64(_ index: Int) -> Int { Int(loadUnaligned(fromByteOffset: 8 * index, as: Int64.self)) }
}

extension UnsafeBufferPointer<UInt8> {
    /// Creates a buffer at a pointer, which is only `nil` if there are no bytes.
    init(at start: UnsafeRawPointer?, count: Int) {
        self.init(start: start?.assumingMemoryBound(to: UInt8.self), count: start == nil ? 0 : count)
    }
}
