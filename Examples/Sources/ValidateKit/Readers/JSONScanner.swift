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
    ///
    /// For a pointer, such as `/user/email`, it's the whole pointer, which is never a key of a row.
    private let keys: [[UInt8]]
    /// The pointers among the keys, with the indices of their cells.
    private let pointers: [(steps: [[UInt8]], cell: Int)]
    /// The first row's keys without a rule.
    ///
    /// If a rule's key is in no row, it may have meant one of them.
    let otherKeys = OtherKeys()

    final class OtherKeys {
        fileprivate(set) var names: [String] = []
        /// The key of a list that may contain the rows.
        private(set) var list: String?
        fileprivate var isFirstRow = true

        /// The pointers to plain values inside the first row's objects.
        private(set) var nested: [String] = []

        fileprivate func add(_ key: Cell, _ value: Cell, in bytes: UnsafeBufferPointer<UInt8>) {
            guard names.count < 100, let name = JSONScanner.name(key, in: bytes) else { return }
            names.append(name)
            if value.kind == .nested, bytes[value.start] == UInt8(ascii: "[") { list = list ?? name }
            if value.kind == .nested { add(value, in: bytes, at: JSONPointer.text(of: name), depth: 1) }
        }

        private func add(_ object: Cell, in bytes: UnsafeBufferPointer<UInt8>, at path: String, depth: Int) {
            JSONScanner.forEachMember(of: object, in: bytes) { key, value in
                guard nested.count < 100, let name = JSONScanner.name(key, in: bytes) else { return }
                let path = path + JSONPointer.text(of: name)
                if value.kind == .nested, depth < 8 {
                    add(value, in: bytes, at: path, depth: depth + 1)
                } else if value.kind != .nested {
                    nested.append(path)
                }
            }
        }
    }

    var skipsSignature: Bool { true }

    /// The keys of all objects, if they aren't known before.
    private let found: FoundKeys?

    /// - Parameter keys: The keys and pointers that are read.
    init(keys: [String]) {
        let pointers = keys.map { JSONPointer($0) }
        // A key can't have this name, because it isn't UTF-8.
        self.keys = zip(keys, pointers).map { $1 == nil ? Array($0.utf8) : [0xFF] }
        self.pointers = pointers.enumerated().compactMap { index, pointer in pointer.map { ($0.steps, index) } }
        found = nil
    }

    /// Creates a scanner that reads all keys, in the order in which they're found.
    init(finding found: FoundKeys) {
        (keys, pointers) = ([], [])
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
                }
                for pointer in pointers where isStep(pointer.steps[0], key, in: text.bytes) {
                    find(pointer.steps, after: 1, value, pointer.cell, in: text.bytes, cells)
                }
                if otherKeys.isFirstRow, found == nil, index(of: key, in: text.bytes) == nil {
                    otherKeys.add(key, value, in: text.bytes)
                }
                text.skipBlanks()
            } while text.take(",")
            guard text.take("}") else { return text.complain("a comma or a closing brace is expected here") }
        }
        otherKeys.isFirstRow = false
        return true
    }

    /// Finds the value at the end of a pointer.
    ///
    /// - Parameters:
    ///   - depth: The number of steps that lead to the value.
    ///   - value: A value in the row, which is known to be JSON.
    private func find(
        _ steps: [[UInt8]], after depth: Int, _ value: Cell, _ cell: Int, in bytes: UnsafeBufferPointer<UInt8>,
        _ cells: CellList
    ) {
        guard depth < steps.count else {
            var found = value
            if cells[cell].isPresent { found.kind = .repeated }
            cells[cell] = found
            return
        }
        guard value.kind == .nested else { return }
        if bytes[value.start] == UInt8(ascii: "{") {
            Self.forEachMember(of: value, in: bytes) { key, member in
                guard isStep(steps[depth], key, in: bytes) else { return }
                find(steps, after: depth + 1, member, cell, in: bytes, cells)
            }
        } else if let wanted = JSONPointer.index(steps[depth]) {
            var index = 0
            Self.forEachMember(of: value, in: bytes) { _, element in
                if index == wanted { find(steps, after: depth + 1, element, cell, in: bytes, cells) }
                index += 1
            }
        }
    }

    /// Calls a closure with each key and value of an object, or with each element of an array.
    ///
    /// - Parameter value: An object or array, which is known to be JSON.
    static func forEachMember(
        of value: Cell, in bytes: UnsafeBufferPointer<UInt8>, _ body: (Cell, Cell) -> Void
    ) {
        let isObject = bytes[value.start] == UInt8(ascii: "{")
        var text = JSONLine(
            UnsafeBufferPointer(rebasing: bytes[..<(value.start + value.length)]), from: value.start, spansLines: true)
        guard text.take(isObject ? "{" : "[") else { return }
        repeat {
            text.skipBlanks()
            var key = Cell()
            if isObject {
                guard let name = text.string() else { return }
                key = name
                text.skipBlanks()
                guard text.take(":") else { return }
                text.skipBlanks()
            }
            guard let value = text.value() else { return }
            body(key, value)
            text.skipBlanks()
        } while text.take(",")
    }

    static func name(_ key: Cell, in bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard key.kind == .plain || key.kind == .escaped else { return nil }
        let written = UnsafeBufferPointer(rebasing: bytes[key.start..<key.start + key.length])
        return String(decoding: key.kind == .plain ? Array(written) : unescaped(written), as: UTF8.self)
    }

    private func isStep(_ step: [UInt8], _ key: Cell, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let written = UnsafeBufferPointer(rebasing: bytes[key.start..<key.start + key.length])
        switch key.kind {
        case .plain: return step.count == written.count && step.elementsEqual(written)
        case .escaped: return step == Self.unescaped(written)
        default: return false
        }
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

    func unescaped(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: Cell.Kind) -> [UInt8] { Self.unescaped(bytes) }

    /// Returns the row with other texts in some values, and everything else as it's written.
    ///
    /// A number stays a number if the text is one.
    func rewritten(_ bytes: UnsafeBufferPointer<UInt8>, _ cells: CellList, _ texts: [Int: String]) -> [UInt8] {
        var result: [UInt8] = []
        var offset = 0
        for (index, text) in texts.sorted(by: { cells[$0.key].start < cells[$1.key].start }) {
            let cell = cells[index]
            guard cell.start >= offset else { continue }
            let isString = cell.start > 0 && bytes[cell.start - 1] == UInt8(ascii: "\"")
            result += bytes[offset..<cell.start]
            let written = JSONText.string(text)
            if isString {
                result += written.utf8.dropFirst().dropLast()
            } else {
                result += Self.isNumber(text) ? Array(text.utf8) : Array(written.utf8)
            }
            offset = cell.start + cell.length
        }
        return result + bytes[offset...]
    }

    private static func isNumber(_ text: String) -> Bool {
        text.utf8.first.map { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } == true
            && JSONLine.isValue(text)
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
