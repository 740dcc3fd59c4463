// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// One JSON object per line (NDJSON, JSON Lines), where each column is a key.
///
/// We have our own reader because a row needs only a few keys' plain values, with numbers as they're written. `1.0` and
/// `12345678901234567890` wouldn't survive a conversion to `Double`. The whole line is still checked against RFC 8259.
struct JSONScanner: RecordScanner {
    /// The keys that are read, in the order of the cells.
    private let keys: [[UInt8]]
    /// The first row's keys without a rule.
    ///
    /// If a rule's key is in no row, it may have meant one of them.
    let otherKeys = OtherKeys()

    final class OtherKeys {
        fileprivate(set) var names: [String] = []
        /// The key of a list that may contain the rows.
        private(set) var list: String?
        fileprivate var isFirstRow = true

        fileprivate func add(_ key: Cell, _ value: Cell, in bytes: UnsafeBufferPointer<UInt8>) {
            guard names.count < 100, key.kind == .plain || key.kind == .escaped else { return }
            let written = UnsafeBufferPointer(rebasing: bytes[key.start..<key.start + key.length])
            let name = key.kind == .plain ? Array(written) : JSONScanner.unescaped(written)
            names.append(String(decoding: name, as: UTF8.self))
            if value.kind == .nested, bytes[value.start] == UInt8(ascii: "[") { list = list ?? names.last }
        }
    }

    var skipsSignature: Bool { true }

    /// The keys of all objects, if they aren't known before.
    private let found: FoundKeys?

    init(keys: [String]) {
        self.keys = keys.map { Array($0.utf8) }
        found = nil
    }

    /// Creates a scanner that reads all keys, in the order in which they're found.
    init(finding found: FoundKeys) {
        keys = []
        self.found = found
    }

    func scan(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into cells: CellList) -> Scan {
        guard let base = bytes.baseAddress else { return .incomplete }
        var end = bytes.count
        var length = bytes.count
        if let found = memchr(base, 0x0A, bytes.count) {
            end = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            length = end + 1
        } else if !isLast {
            return .incomplete
        }
        var text = JSONLine(UnsafeBufferPointer(start: base, count: end))
        text.skipBlanks()
        if text.isAtEnd { return .skip(length: length, lines: 1) }
        guard readObject(&text, cells) else {
            return .unreadable(message: text.complaint ?? "this is not JSON", line: 0)
        }
        text.skipBlanks()
        guard text.isAtEnd || text.complain("there is text after the object") else {
            return .unreadable(message: text.complaint ?? "this is not JSON", line: 0)
        }
        return .record(length: length, lines: 1)
    }

    /// Finds the end of a line without checking it.
    func skim(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into cells: CellList) -> Scan {
        guard let base = bytes.baseAddress else { return .incomplete }
        let found = memchr(base, 0x0A, bytes.count).map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
        guard found != nil || isLast else { return .incomplete }
        var text = JSONLine(UnsafeBufferPointer(start: base, count: found ?? bytes.count))
        text.skipBlanks()
        let length = found.map { $0 + 1 } ?? bytes.count
        return text.isAtEnd ? .skip(length: length, lines: 1) : .record(length: length, lines: 1)
    }

    /// Reads an object and appends the cells for its keys.
    func readObject(_ text: inout JSONLine, _ cells: CellList) -> Bool {
        for _ in 0..<(found?.begin() ?? keys.count) { cells.append(Cell()) }
        guard text.take("{") else {
            return text.complain("a row must be an object on a line of its own")
        }
        text.skipBlanks()
        if !text.take("}") {
            repeat {
                text.skipBlanks()
                guard let key = text.string() else { return false }
                text.skipBlanks()
                guard text.take(":") else { return text.complain("a colon is expected here") }
                text.skipBlanks()
                guard let value = text.value() else { return false }
                if let index = index(of: key, in: text.bytes) {
                    var cell = value
                    if cells[index].isPresent { cell.kind = .repeated }
                    cells[index] = cell
                } else if let found {
                    if found.add(key, in: text.bytes) { cells.append(value) }
                } else if otherKeys.isFirstRow {
                    otherKeys.add(key, value, in: text.bytes)
                }
                text.skipBlanks()
            } while text.take(",")
            guard text.take("}") else { return text.complain("a comma or a closing brace is expected here") }
        }
        otherKeys.isFirstRow = false
        return true
    }

    private func index(of key: Cell, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if let found { return found.index(of: key, in: bytes) }
        let written = UnsafeBufferPointer(rebasing: bytes[key.start..<key.start + key.length])
        if key.kind == .plain {
            return keys.firstIndex { $0.count == written.count && $0.elementsEqual(written) }
        }
        // A key with half a surrogate pair isn't text, so it can't name a column.
        guard key.kind != .halfPair else { return nil }
        let text = Self.unescaped(written)
        return keys.firstIndex { $0 == text }
    }

    /// Returns the text of a string whose escapes were checked.
    static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\") else {
                text.append(bytes[index])
                index += 1
                continue
            }
            let letter = bytes[index + 1]
            index += 2
            switch letter {
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "u"):
                var value = JSONLine.hexadecimal(bytes, at: index) ?? 0
                index += 4
                if value & 0xFC00 == 0xD800, let low = JSONLine.hexadecimal(bytes, at: index + 2) {
                    value = 0x1_0000 + (value & 0x3FF) << 10 + low & 0x3FF
                    index += 6
                }
                text.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
            default: text.append(letter)
            }
        }
        return text
    }
}
