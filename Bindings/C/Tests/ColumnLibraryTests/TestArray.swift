// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CInputValidation
import ColumnLibrary

/// An Arrow array in memory that has exactly the bytes that it says, so that the address sanitizer finds other reads.
final class TestArray: @unchecked Sendable {
    let schema = UnsafeMutablePointer<ArrowSchema>.allocate(capacity: 1)
    let array = UnsafeMutablePointer<ArrowArray>.allocate(capacity: 1)
    private var memory: [UnsafeMutableRawPointer] = []
    private let children: [TestArray]
    private let dictionary: TestArray?

    init(
        _ format: String, length: Int, offset: Int = 0, nullCount: Int = 0, _ buffers: [[UInt8]?],
        children: [TestArray] = [], dictionary: TestArray? = nil
    ) {
        self.children = children
        self.dictionary = dictionary
        let name = format.utf8CString
        let text = UnsafeMutablePointer<CChar>.allocate(capacity: name.count)
        for (index, byte) in name.enumerated() { text[index] = byte }
        memory.append(text)
        let types = UnsafeMutablePointer<UnsafeMutablePointer<ArrowSchema>?>.allocate(capacity: children.count)
        let values = UnsafeMutablePointer<UnsafeMutablePointer<ArrowArray>?>.allocate(capacity: children.count)
        for (index, child) in children.enumerated() {
            types[index] = child.schema
            values[index] = child.array
        }
        let pointers = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: buffers.count)
        memory.append(types)
        memory.append(values)
        memory.append(pointers)
        for (index, bytes) in buffers.enumerated() {
            guard let bytes else {
                pointers[index] = nil
                continue
            }
            let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 1)
            copy.copyMemory(from: bytes, byteCount: bytes.count)
            memory.append(copy)
            pointers[index] = UnsafeRawPointer(copy)
        }
        schema.initialize(
            to: ArrowSchema(
                format: text, name: nil, metadata: nil, flags: 2, n_children: Int64(children.count), children: types,
                dictionary: dictionary?.schema, release: { _ in }, private_data: nil))
        array.initialize(
            to: ArrowArray(
                length: Int64(length), null_count: Int64(nullCount), offset: Int64(offset),
                n_buffers: Int64(buffers.count), n_children: Int64(children.count), buffers: pointers, children: values,
                dictionary: dictionary?.array, release: { _ in }, private_data: nil))
    }

    /// Creates a column of texts.
    convenience init(texts: [String?], format: String = "u") {
        let bytes = texts.map { Array(($0 ?? "").utf8) }
        let validity = Self.bits(texts.map { $0 != nil })
        switch format {
        case "vu":
            let long = bytes.filter { $0.count > 12 }
            var start = 0
            let views = bytes.flatMap { text -> [UInt8] in
                if text.count <= 12 {
                    return Self.bytes(Int32(text.count)) + text + Array(repeating: 0, count: 12 - text.count)
                }
                defer { start += text.count }
                return Self.bytes(Int32(text.count)) + text.prefix(4) + Self.bytes(Int32(0)) + Self.bytes(Int32(start))
            }
            self.init(
                format, length: texts.count,
                [validity, views, long.flatMap(\.self), Self.bytes(Int64(long.map(\.count).reduce(0, +)))])
        case "U":
            self.init(
                format, length: texts.count, [validity, Self.offsets(bytes, as: Int64.self), bytes.flatMap(\.self)])
        default:
            self.init(
                format, length: texts.count, [validity, Self.offsets(bytes, as: Int32.self), bytes.flatMap(\.self)])
        }
    }

    deinit {
        for place in memory { place.deallocate() }
        schema.deallocate()
        array.deallocate()
    }

    static func bits(_ values: [Bool]) -> [UInt8] {
        var bits = [UInt8](repeating: 0, count: (values.count + 7) / 8)
        for (index, value) in values.enumerated() where value { bits[index / 8] |= 1 << UInt8(index % 8) }
        return bits
    }

    static func bytes(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

    static func offsets<Offset: FixedWidthInteger>(_ texts: [[UInt8]], as type: Offset.Type) -> [UInt8] {
        var end = Offset(0)
        return bytes(end)
            + texts.flatMap { text -> [UInt8] in
                end += Offset(text.count)
                return bytes(end)
            }
    }

    /// The number of rejected rows or an error, and the codes.
    func validated(by rules: OpenRules, check: Int = 0) -> (result: Int64, verdicts: [Bool], codes: [Int32]) {
        let count = max(0, min(1_000, Int(array.pointee.length)))
        var bits = [UInt8](repeating: 0xAA, count: (count + 7) / 8)
        var codes = [Int32](repeating: -7, count: count)
        let result = validate(rules.handle, check, schema, array, &bits, &codes)
        return (result, (0..<count).map { bits[$0 / 8] >> UInt8($0 % 8) & 1 == 1 }, codes)
    }
}

/// The rules of a rule file, which are closed at the end.
final class OpenRules: @unchecked Sendable {
    let handle: UnsafeMutableRawPointer?

    init(_ json: String) {
        let bytes = Array(json.utf8)
        handle = open(bytes, bytes.count, nil)
    }

    deinit { close(handle) }

    static let email = OpenRules(#"{"fields":[{"name":"a","format":"email"}]}"#)
    static let anything = OpenRules(#"{"fields":[{"name":"a","constraints":{"required":false}}]}"#)
    static let spelling = OpenRules(
        #"{"fields":[{"name":"a","strategies":["email",{"use":"emailDomainSpelling","severity":"warning"}]}]}"#)
    static let dates = OpenRules(
        #"{"fields":[{"name":"a","type":"date"},{"name":"b","type":"date"}],"rules":[{"columns":["a","b"],"use":"ascending"}]}"#
    )
}

/// Returns a text from the library, and frees it.
func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    defer { free(text) }
    return text.map { String(cString: $0) }
}
