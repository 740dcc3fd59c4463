// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A position in a line or document of JSON, and the RFC 8259 grammar from there.
///
/// Nothing recurses. Nested values are skipped with a list of open brackets, so that no line can exhaust the stack.
struct JSONLine {
    let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    /// Whether a line end counts as white space, as in a document.
    private let spansLines: Bool
    /// What's wrong, once there's an error.
    private(set) var fault: (text: String, offset: Int)?

    init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int = 0, spansLines: Bool = false) {
        self.bytes = bytes
        self.offset = offset
        self.spansLines = spansLines
    }

    /// What's wrong, and at which byte of the line.
    var complaint: String? { fault.map { "this is not JSON: \($0.text) (byte \($0.offset + 1))" } }

    /// Returns whether a text is one JSON value and begins with the given character, if there is one.
    static func isValue(_ text: String, first: Unicode.Scalar? = nil) -> Bool {
        if let first, text.unicodeScalars.first(where: { $0 != " " }) != first { return false }
        return fault(inDocument: Array(text.utf8)) == nil
    }

    /// Returns what's wrong with a document and at which byte, or `nil` if it's one JSON value.
    static func fault(inDocument bytes: [UInt8]) -> (text: String, offset: Int)? {
        bytes.withUnsafeBufferPointer { bytes in
            var text = JSONLine(bytes, spansLines: true)
            text.skipBlanks()
            guard text.value() != nil else { return text.fault }
            text.skipBlanks()
            if !text.isAtEnd { _ = text.complain("there is text after the value") }
            return text.fault
        }
    }

    var isAtEnd: Bool { offset == bytes.count }

    /// The number of bytes before the position.
    var position: Int { offset }

    /// Returns the same text at another position.
    func moved(to position: Int) -> JSONLine {
        var text = self
        text.offset = position
        return text
    }

    mutating func skipBlanks() {
        while offset < bytes.count {
            let byte = bytes[offset]
            guard byte == 0x20 || byte == 0x09 || byte == 0x0D || spansLines && byte == 0x0A else {
                return
            }
            offset &+= 1
        }
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard offset < bytes.count, UInt32(bytes[offset]) == character.value else { return false }
        offset &+= 1
        return true
    }

    /// Records what's wrong at this position.
    ///
    /// The result is always `false`, so that callers can return it.
    mutating func complain(_ text: String) -> Bool {
        fault = fault ?? (text, offset)
        return false
    }

    /// Reads a value.
    ///
    /// A `null` is an absent cell with a position.
    mutating func value() -> Cell? {
        guard offset < bytes.count else { return fail("a value is expected here") }
        let start = offset
        switch bytes[offset] {
        case UInt8(ascii: "\""): return string()
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard skipNested() else { return nil }
            return Cell(start: start, length: offset - start, kind: .nested)
        case UInt8(ascii: "t"): return word("true") ? Cell(start: start, length: 4, kind: .plain) : nil
        case UInt8(ascii: "f"): return word("false") ? Cell(start: start, length: 5, kind: .plain) : nil
        case UInt8(ascii: "n"): return word("null") ? Cell(start: start, length: 4, kind: .absent) : nil
        default: return number() ? Cell(start: start, length: offset - start, kind: .plain) : nil
        }
    }

    /// Reads a string.
    ///
    /// The cell is the text between the quotes.
    mutating func string() -> Cell? {
        guard take("\"") else { return fail("a string in quotes is expected here") }
        let start = offset
        var kind = Cell.Kind.plain
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                offset &+= 1
                return Cell(start: start, length: offset - 1 - start, kind: kind)
            case UInt8(ascii: "\\"):
                guard let escape = escape() else { return nil }
                if kind != .halfPair { kind = escape }
            case 0x0A, 0x0D: return fail("a string is not closed on its line")
            case 0..<0x20: return fail("a control character in a string must be written as an escape")
            default: offset &+= 1
            }
        }
        return fail("a string is not closed")
    }

    /// Reads an escape, or returns `nil` if it isn't valid.
    private mutating func escape() -> Cell.Kind? {
        guard offset + 1 < bytes.count else { return fail("a string is not closed") }
        switch bytes[offset + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset += 2
            return .escaped
        case UInt8(ascii: "u"):
            guard let value = Self.hexadecimal(bytes, at: offset + 2) else {
                return fail("\\u needs four hexadecimal digits")
            }
            offset += 6
            guard value & 0xF800 == 0xD800 else { return .escaped }
            let isPair =
                value < 0xDC00 && offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "\\")
                && bytes[offset + 1] == UInt8(ascii: "u")
                && Self.hexadecimal(bytes, at: offset + 2).map { $0 & 0xFC00 == 0xDC00 } == true
            guard isPair else { return .halfPair }
            offset += 6
            return .escaped
        default: return fail("this escape is unknown")
        }
    }

    /// Returns the value of four hexadecimal digits, or `nil`.
    static func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32? {
        guard offset + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[offset..<offset + 4] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"):
                value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"):
                value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
            default: return nil
            }
        }
        return value
    }

    private mutating func number() -> Bool {
        let start = offset
        _ = take("-")
        if !take("0"), !digits() {
            offset = start
            return complain("a value is expected here")
        }
        if take("."), !digits() { return complain("a digit is expected after the point") }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            if !digits() { return complain("an exponent needs a digit") }
        }
        return true
    }

    /// Skips digits, or returns `false` if there are none.
    private mutating func digits() -> Bool {
        let start = offset
        while offset < bytes.count, bytes[offset] &- UInt8(ascii: "0") < 10 { offset &+= 1 }
        return offset > start
    }

    private mutating func word(_ word: StaticString) -> Bool {
        let isThere = word.withUTF8Buffer { word in
            offset + word.count <= bytes.count && bytes[offset..<offset + word.count].elementsEqual(word)
        }
        guard isThere else { return complain("a value is expected here") }
        offset += word.utf8CodeUnitCount
        return true
    }

    /// Skips an object or an array.
    private mutating func skipNested() -> Bool {
        var open: [UInt8] = []
        var needsValue = true
        while true {
            if needsValue {
                skipBlanks()
                guard offset < bytes.count else { return complain("a bracket is not closed") }
                let byte = bytes[offset]
                if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                    guard open.count < Self.maximumDepth else { return complain("this is nested too deeply") }
                    open.append(byte)
                    offset += 1
                    skipBlanks()
                    if close(&open) {
                        needsValue = false
                    } else if byte == UInt8(ascii: "{"), !key() {
                        return false
                    }
                } else {
                    guard value() != nil else { return false }
                    needsValue = false
                }
            } else if open.isEmpty {
                return true
            } else {
                skipBlanks()
                if close(&open) { continue }
                guard take(",") else { return complain("a comma or a closing bracket is expected here") }
                skipBlanks()
                if open.last == UInt8(ascii: "{"), !key() { return false }
                needsValue = true
            }
        }
    }

    private mutating func key() -> Bool {
        guard string() != nil else { return false }
        skipBlanks()
        return take(":") || complain("a colon is expected here")
    }

    private mutating func close(_ open: inout [UInt8]) -> Bool {
        guard let last = open.last, take(last == UInt8(ascii: "{") ? "}" : "]") else { return false }
        open.removeLast()
        return true
    }

    private mutating func fail<Answer>(_ text: String) -> Answer? {
        _ = complain(text)
        return nil
    }

    private static let maximumDepth = 512
}
