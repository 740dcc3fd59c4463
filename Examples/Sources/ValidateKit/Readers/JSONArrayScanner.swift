// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A JSON array of objects.
///
/// Each object is a record, and each column is a key.
///
/// The array is read one object at a time. Everything around the objects is checked against RFC 8259, including the
/// end.
struct JSONArrayScanner: RecordScanner {
    private enum Place {
        case start, first, next, afterObject, end
    }

    private let objects: JSONScanner
    private var place = Place.start

    var skipsSignature: Bool { true }
    var endsRecordsWithLines: Bool { false }

    var otherKeys: JSONScanner.OtherKeys { objects.otherKeys }

    init(keys: [String]) { objects = JSONScanner(keys: keys) }

    init(finding found: FoundKeys) { objects = JSONScanner(finding: found) }

    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into cells: CellList) -> Scan {
        let blanks = bytes.prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        if !blanks.isEmpty { return .skip(length: blanks.count, lines: blanks.count { $0 == 0x0A }) }
        switch (place, bytes[0]) {
        case (.start, UInt8(ascii: "[")): place = .first
        case (.first, UInt8(ascii: "]")), (.afterObject, UInt8(ascii: "]")): place = .end
        case (.afterObject, UInt8(ascii: ",")): place = .next
        case (.first, _), (.next, _): return object(bytes, isLast, cells)
        case (.start, _): return Self.fault("an array must begin with [")
        case (.afterObject, _): return Self.fault("a comma or a closing bracket is expected here")
        case (.end, _): return Self.fault("there is text after the array")
        }
        return .skip(length: 1, lines: 0)
    }

    var faultAtEnd: String? { place == .end ? nil : "this is not JSON: the array is not closed" }

    private static func fault(_ text: String) -> Scan { .unreadable(message: "this is not JSON: \(text)", line: 0) }

    private mutating func object(_ bytes: UnsafeBufferPointer<UInt8>, _ isLast: Bool, _ cells: CellList) -> Scan {
        guard bytes[0] == UInt8(ascii: "{") else {
            return .unreadable(message: "a row must be an object: the array has another element here", line: 0)
        }
        let end = Self.objectEnd(bytes)
        guard end != nil || isLast else { return .incomplete }
        var text = JSONLine(UnsafeBufferPointer(rebasing: bytes[..<(end ?? bytes.count)]), spansLines: true)
        guard objects.readObject(&text, cells) else {
            let before = bytes[..<(text.fault?.offset ?? 0)]
            return .unreadable(
                message: "this is not JSON: \(text.fault?.text ?? "")", line: before.count { $0 == 0x0A })
        }
        place = .afterObject
        return .record(length: text.bytes.count, lines: text.bytes.count { $0 == 0x0A })
    }

    /// Returns the offset after the brace that closes the first brace, or `nil` if it's missing.
    private static func objectEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var depth = 0
        var isInString = false
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where isInString: index &+= 1
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "{") where !isInString: depth &+= 1
            case UInt8(ascii: "}") where !isInString:
                depth &-= 1
                if depth == 0 { return index + 1 }
            default: break
            }
            index &+= 1
        }
        return nil
    }
}
