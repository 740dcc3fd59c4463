// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// JSON text (RFC 8259) and the locations of its values, in text order.
///
/// It holds one 16-byte entry for each value and each key, so its memory is proportional to the text's length.
package struct JSONDocument: Sendable {
    package enum EntryKind: UInt8, Sendable {
        case null, `false`, `true`, number, string, array, object
    }

    /// A value or a key.
    package struct Entry: Sendable {
        package let kind: EntryKind
        /// Whether a string consists of ASCII characters without escapes, or a number consists of digits and a sign.
        let isPlain: Bool
        /// The offset of the first byte; for a string, the offset after the opening quote.
        let startOffset: Int32
        /// The offset after the last byte; for a string, the offset of the closing quote.
        fileprivate(set) var endOffset: Int32
        /// The index of the first entry after this value and its parts.
        package fileprivate(set) var nextIndex: Int32
    }

    package let bytes: [UInt8]

    /// The entries of all values, each key before its value.
    package private(set) var entries: [Entry] = []

    /// The indices of keys that repeat an earlier key in the same object.
    package private(set) var repeatedKeys: [Int] = []

    /// The reason why text is not JSON or exceeds a limit.
    package struct SyntaxError: Error {
        package let reason: String
        package let offset: Int
        /// Whether values are nested too deeply.
        package var isTooDeep = false
        /// The subject of the reason, unless it is about quotation marks, commas, or brackets.
        fileprivate var subject: Subject?
        /// The path to the last value or key before the error, through the enclosing arrays and objects.
        package fileprivate(set) var path: [ValidationError.PathComponent] = []

        fileprivate enum Subject: String { case encoding, character }

        /// The error for the reason, without a location.
        package var validationError: ValidationError {
            if isTooDeep { return ValidationError(.decodingDepth) }
            var parameters: ValidationError.Parameters = ["cause": .text(reason)]
            parameters[.type] = subject.map { .text($0.rawValue) }
            return ValidationError(.decodingSyntax, parameters: parameters)
        }
    }

    /// Reads JSON text.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8, with or without a byte order mark.
    ///   - maximumDepth: The maximum number of arrays and objects that enclose a value.
    /// - Complexity: O(*n*) in the length of the text. The initializer doesn't recurse.
    package init(_ bytes: [UInt8], maximumDepth: Int = 512) throws(SyntaxError) {
        self.bytes = bytes
        guard bytes.count < Int(Int32.max) else { throw SyntaxError(reason: "this is too large", offset: 0) }
        var reader = DocumentReader(bytes: bytes, maximumDepth: maximumDepth)
        do { try reader.readDocument() } catch {
            var located = error
            located.path = reader.path
            throw located
        }
        entries = reader.entries
        repeatedKeys = reader.repeatedKeys
    }

    fileprivate init(bytes: [UInt8], entries: [Entry]) {
        self.bytes = bytes
        self.entries = entries
    }
}

// MARK: - Access

extension JSONDocument {
    /// The indices of an array's elements, or of an object's keys; a key's value follows the key.
    package struct Children: Sequence, IteratorProtocol {
        let document: JSONDocument
        var index: Int
        let end: Int
        let isObject: Bool

        package mutating func next() -> Int? {
            guard index < end else { return nil }
            defer { index = Int(document.entries[isObject ? index + 1 : index].nextIndex) }
            return index
        }
    }

    package func children(of index: Int) -> Children {
        let entry = entries[index]
        return Children(document: self, index: index + 1, end: Int(entry.nextIndex), isObject: entry.kind == .object)
    }

    /// Returns the characters of a string or key, with escapes replaced.
    package func text(at index: Int) -> String {
        let entry = entries[index]
        let content = bytes[Int(entry.startOffset)..<Int(entry.endOffset)]
        return entry.isPlain ? String(decoding: content, as: UTF8.self) : Self.unescaped(content)
    }

    private static func unescaped(_ content: ArraySlice<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(content.count)
        var index = content.startIndex
        while index < content.endIndex {
            let byte = content[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < content.endIndex else {
                text.append(byte)
                continue
            }
            let letter = content[index]
            index += 1
            switch letter {
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "u"):
                var value = codeUnit(at: index, in: content)
                index += 4
                // The reader has checked that the second half of a pair follows.
                if value & 0xFC00 == 0xD800 {
                    value = 0x10000 + (value & 0x3FF) << 10 + codeUnit(at: index + 2, in: content) & 0x3FF
                    index += 6
                }
                text.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
            default: text.append(letter)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the number that four hexadecimal digits represent.
    private static func codeUnit(at index: Int, in content: ArraySlice<UInt8>) -> UInt32 {
        (index..<index + 4).reduce(0) { $0 << 4 | UInt32(content[$1].hexadecimalValue ?? 0) }
    }

    /// Returns whether two strings are equal once their escapes are replaced.
    fileprivate func haveSameText(_ firstIndex: Int, _ secondIndex: Int) -> Bool {
        let (one, two) = (entries[firstIndex], entries[secondIndex])
        guard one.isPlain, two.isPlain else { return text(at: firstIndex) == text(at: secondIndex) }
        return bytes[Int(one.startOffset)..<Int(one.endOffset)].elementsEqual(
            bytes[Int(two.startOffset)..<Int(two.endOffset)])
    }

    /// Returns whether a key equals the given text.
    func isKey(at index: Int, equalTo text: String) -> Bool {
        let entry = entries[index]
        let content = bytes[Int(entry.startOffset)..<Int(entry.endOffset)]
        // A key with escapes is at most six times as long as its text. Another spelling of the same letters, such as é as
        // a letter and an accent, is at most three times as long. So a longer key isn't read for each request.
        guard entry.isPlain else { return content.count <= 18 * text.utf8.count && self.text(at: index) == text }
        return content.elementsEqual(text.utf8)
    }

    /// Returns a number's characters.
    package func numberLiteral(at index: Int) -> String {
        let entry = entries[index]
        return String(decoding: bytes[Int(entry.startOffset)..<Int(entry.endOffset)], as: UTF8.self)
    }

    /// Returns a value's length in bytes, without its quotes.
    func byteCount(of index: Int) -> Int { Int(entries[index].endOffset - entries[index].startOffset) }

    /// Returns the offset of a value's or key's first byte, including its quote.
    package func offset(of index: Int) -> Int {
        let entry = entries[index]
        return Int(entry.startOffset) - (entry.kind == .string ? 1 : 0)
    }
}

// MARK: - Reading

/// A JSON reader that doesn't recurse, so that no text can exhaust the stack.
private struct DocumentReader {
    typealias SyntaxError = JSONDocument.SyntaxError

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    let bytes: [UInt8]
    let maximumDepth: Int
    private var offset = 0
    /// The indices of the arrays and objects that enclose the position.
    private var openContainers: [Int] = []
    private(set) var entries: [JSONDocument.Entry] = []
    private(set) var repeatedKeys: [Int] = []

    init(bytes: [UInt8], maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }

    /// The path to the last entry, without the parts of completed values.
    var path: [ValidationError.PathComponent] {
        guard !entries.isEmpty else { return [] }
        var entries = entries
        let last = entries.count - 1
        for containerIndex in openContainers { entries[containerIndex].nextIndex = Int32(entries.count) }
        // The last key may not have a value yet.
        entries.append(
            JSONDocument.Entry(kind: .null, isPlain: false, startOffset: 0, endOffset: 0, nextIndex: Int32(last + 2)))
        return Array(JSONDocument(bytes: bytes, entries: entries).path(of: last).prefix(openContainers.count))
    }

    mutating func readDocument() throws(SyntaxError) {
        if bytes.starts(with: Self.byteOrderMark) { offset = 3 }
        repeat {
            try readNextLeaf()
            try closeContainers()
        } while !openContainers.isEmpty
        guard offset == bytes.count else { throw syntaxError("there is text after the value") }
    }

    /// Reads opening brackets and keys up to the end of a value without parts.
    private mutating func readNextLeaf() throws(SyntaxError) {
        while true {
            skipWhitespace()
            switch currentByte {
            case UInt8(ascii: "{"):
                try openContainer(.object)
                if currentByte == UInt8(ascii: "}") { return }
                try readKey()
            case UInt8(ascii: "["):
                try openContainer(.array)
                if currentByte == UInt8(ascii: "]") { return }
            case UInt8(ascii: "\""): return try readText()
            case UInt8(ascii: "t"): return try readKeyword("true", as: .true)
            case UInt8(ascii: "f"): return try readKeyword("false", as: .false)
            case UInt8(ascii: "n"): return try readKeyword("null", as: .null)
            default: return try readNumber()
            }
        }
    }

    private mutating func openContainer(_ kind: JSONDocument.EntryKind) throws(SyntaxError) {
        guard openContainers.count < maximumDepth else {
            throw syntaxError("this is nested too deeply", isTooDeep: true)
        }
        openContainers.append(entries.count)
        appendEntry(kind, from: offset)
        offset += 1
        skipWhitespace()
    }

    /// Reads closing brackets up to the end of the text, or up to a comma and, in an object, the key after it.
    private mutating func closeContainers() throws(SyntaxError) {
        skipWhitespace()
        while let containerIndex = openContainers.last {
            let isObject = entries[containerIndex].kind == .object
            switch currentByte {
            case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"):
                openContainers.removeLast()
                offset += 1
                entries[containerIndex].endOffset = Int32(offset)
                entries[containerIndex].nextIndex = Int32(entries.count)
                if isObject { recordRepeatedKeys(of: containerIndex) }
                skipWhitespace()
            case UInt8(ascii: ","):
                offset += 1
                if isObject {
                    skipWhitespace()
                    try readKey()
                }
                return
            default: throw syntaxError("a comma or a closing bracket is expected here")
            }
        }
    }

    private mutating func readKey() throws(SyntaxError) {
        guard currentByte == UInt8(ascii: "\"") else { throw syntaxError("a key in quotes is expected here") }
        try readText()
        skipWhitespace()
        guard currentByte == UInt8(ascii: ":") else { throw syntaxError("a colon is expected here") }
        offset += 1
    }

    private mutating func recordRepeatedKeys(of objectIndex: Int) {
        let document = JSONDocument(bytes: bytes, entries: entries)
        let keys = document.children(of: objectIndex)
        // Comparing a few keys is faster than hashing them.
        var first: [Int] = []
        for key in keys {
            first.append(key)
            if first.count > 8 { break }
        }
        if first.count <= 8 {
            for (place, key) in first.enumerated()
            where first[..<place].contains(where: { document.haveSameText($0, key) }) {
                repeatedKeys.append(key)
            }
            return
        }
        var texts: Set<String> = []
        for key in keys where !texts.insert(document.text(at: key)).inserted { repeatedKeys.append(key) }
    }

    /// Reads a string whose opening quote is at the position.
    private mutating func readText() throws(SyntaxError) {
        let quote = offset
        offset += 1
        var isPlain = true
        while let byte = currentByte {
            switch byte {
            case UInt8(ascii: "\""):
                appendEntry(.string, isPlain: isPlain, from: quote + 1)
                offset += 1
                return
            case UInt8(ascii: "\\"):
                isPlain = false
                offset += 1
                try readEscape()
            case 0..<0x20:
                throw syntaxError("a control character in a string must be written as an escape", about: .character)
            case 0x80...:
                isPlain = false
                try readMultibyteScalar()
            default: offset += 1
            }
        }
        offset = quote
        throw syntaxError("the string that begins here is not closed")
    }

    /// Reads a multibyte character.
    private mutating func readMultibyteScalar() throws(SyntaxError) {
        // The largest character has four bytes, and the parser reads an additional byte only after a mistake.
        var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        guard case .valid(let scalar) = parser.parseScalar(from: &iterator) else {
            throw syntaxError("this is not UTF-8", about: .encoding)
        }
        offset += scalar.count
    }

    private mutating func readEscape() throws(SyntaxError) {
        let letter = currentByte
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return
        case UInt8(ascii: "u"):
            let start = offset - 2
            let unit = try readCodeUnit()
            guard UTF16.isSurrogate(unit) else { return }
            guard UTF16.isLeadSurrogate(unit), bytes[offset...].starts(with: "\\u".utf8) else {
                throw SyntaxError(reason: "half of a surrogate pair", offset: start, subject: .character)
            }
            offset += 2
            guard UTF16.isTrailSurrogate(try readCodeUnit()) else {
                throw SyntaxError(reason: "half of a surrogate pair", offset: start, subject: .character)
            }
        default:
            offset -= 1
            throw syntaxError("this escape is unknown")
        }
    }

    private mutating func readCodeUnit() throws(SyntaxError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = currentByte?.hexadecimalValue else {
                throw syntaxError("\\u needs four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
            offset += 1
        }
        return unit
    }

    private mutating func readNumber() throws(SyntaxError) {
        let start = offset
        if currentByte == UInt8(ascii: "-") { offset += 1 }
        if currentByte == UInt8(ascii: "0") { offset += 1 } else { try readDigits(orThrow: "a value is expected here") }
        var isPlain = true
        if currentByte == UInt8(ascii: ".") {
            isPlain = false
            offset += 1
            try readDigits(orThrow: "a digit is expected after the point")
        }
        if let byte = currentByte, byte | 0x20 == UInt8(ascii: "e") {
            isPlain = false
            offset += 1
            if currentByte == UInt8(ascii: "+") || currentByte == UInt8(ascii: "-") { offset += 1 }
            try readDigits(orThrow: "an exponent needs a digit")
        }
        appendEntry(.number, isPlain: isPlain, from: start)
    }

    private mutating func readDigits(orThrow reason: String) throws(SyntaxError) {
        guard currentByte?.isDigit == true else { throw syntaxError(reason) }
        while currentByte?.isDigit == true { offset += 1 }
    }

    private mutating func readKeyword(_ keyword: String, as kind: JSONDocument.EntryKind) throws(SyntaxError) {
        guard bytes[offset...].starts(with: keyword.utf8) else { throw syntaxError("a value is expected here") }
        let start = offset
        offset += keyword.utf8.count
        appendEntry(kind, from: start)
    }

    /// Adds an entry that ends at the position.
    private mutating func appendEntry(_ kind: JSONDocument.EntryKind, isPlain: Bool = false, from start: Int) {
        entries.append(
            JSONDocument.Entry(
                kind: kind, isPlain: isPlain, startOffset: Int32(start), endOffset: Int32(offset),
                nextIndex: Int32(entries.count + 1)))
    }

    private mutating func skipWhitespace() {
        while let byte = currentByte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
    }

    /// The byte at the position, or `nil` at the end.
    private var currentByte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func syntaxError(
        _ reason: String, isTooDeep: Bool = false, about subject: SyntaxError.Subject? = nil
    ) -> SyntaxError {
        SyntaxError(
            reason: reason, offset: offset, isTooDeep: isTooDeep,
            subject: subject ?? (isTooDeep ? nil : subjectOfCurrentByte))
    }

    /// The subject of an error about a byte that is not part of JSON's notation.
    private var subjectOfCurrentByte: SyntaxError.Subject? {
        // UTF-16 begins with a byte order mark, or one of its first two bytes is zero.
        let start = bytes.prefix(2)
        if start.count == 2, start.contains(0) || start[0] >= 0xFE && start[1] >= 0xFE { return .encoding }
        let isCharacterWrong = currentByte.map { $0 < 0x20 || $0 >= 0x7F } ?? false
        return isCharacterWrong ? .character : nil
    }
}
