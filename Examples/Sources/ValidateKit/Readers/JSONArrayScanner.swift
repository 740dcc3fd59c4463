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
        case first, next, afterObject, end
        /// Before the value that the pointer's first `steps` steps lead to.
        case value(steps: Int)
        /// In an object, before a key or the closing brace. A key must follow a comma.
        case key(steps: Int, afterComma: Bool)
        /// In an array, before the element with this index.
        case element(steps: Int, index: Int)
        /// After the value that the first `steps` steps lead to, in the object or array around it.
        case after(steps: Int)
    }

    private let objects: JSONScanner
    /// The steps that lead to the array.
    private let steps: [[UInt8]]
    /// For each step, whether it's the index of an element.
    private var isIndex: [Bool] = []
    private var place = Place.value(steps: 0)

    var skipsSignature: Bool { true }
    var endsRecordsWithLines: Bool { false }

    var otherKeys: JSONScanner.OtherKeys { objects.otherKeys }

    /// - Parameter pointer: Where the array is, or `nil` for the whole document.
    init(keys: [String], at pointer: JSONPointer? = nil) {
        objects = JSONScanner(keys: keys)
        steps = pointer?.steps ?? []
    }

    init(finding found: FoundKeys, at pointer: JSONPointer? = nil) {
        objects = JSONScanner(finding: found)
        steps = pointer?.steps ?? []
    }

    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into cells: CellList) -> Scan {
        let blanks = bytes.prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        if !blanks.isEmpty { return .skip(length: blanks.count, lines: blanks.count { $0 == 0x0A }) }
        let byte = bytes[0]
        switch place {
        case .value(let depth) where depth == steps.count:
            guard byte == UInt8(ascii: "[") else {
                return Self.fault(depth == 0 ? "an array must begin with [" : "\(path(depth)) is not an array")
            }
            place = .first
        case .value(let depth):
            switch byte {
            case UInt8(ascii: "{"): place = .key(steps: depth, afterComma: false)
            case UInt8(ascii: "[") where JSONPointer.index(steps[depth]) != nil:
                place = .element(steps: depth, index: 0)
            default: return missing(depth)
            }
        case .key(let depth, let afterComma):
            if byte == UInt8(ascii: "}"), !afterComma { return missing(depth) }
            return key(bytes, isLast, depth)
        case .element(let depth, let index):
            if byte == UInt8(ascii: "]"), index == 0 { return missing(depth) }
            if index == JSONPointer.index(steps[depth]) {
                isIndex.append(true)
                place = .value(steps: depth + 1)
                return .skip(length: 0, lines: 0)
            }
            return element(bytes, isLast, depth, index)
        case .after(let depth): return after(bytes, isLast, depth)
        case .first where byte == UInt8(ascii: "]"), .afterObject where byte == UInt8(ascii: "]"):
            place = steps.isEmpty ? .end : .after(steps: steps.count)
        case .afterObject:
            guard byte == UInt8(ascii: ",") else { return Self.fault("a comma or a closing bracket is expected here") }
            place = .next
        case .first, .next: return object(bytes, isLast, cells)
        case .end: return Self.fault("there is text after the \(steps.isEmpty ? "array" : "document")")
        }
        return .skip(length: 1, lines: 0)
    }

    /// The first steps as a pointer.
    private func path(_ depth: Int) -> String {
        steps.prefix(depth).map { JSONPointer.text(of: String(decoding: $0, as: UTF8.self)) }.joined()
    }

    private func missing(_ depth: Int) -> Scan {
        .unreadable(message: "there is nothing at \(path(depth + 1)) (--at)", line: 0)
    }

    /// Reads a key, and skips its value if the pointer doesn't lead to it.
    private mutating func key(_ bytes: UnsafeBufferPointer<UInt8>, _ isLast: Bool, _ depth: Int) -> Scan {
        var text = JSONLine(bytes, spansLines: true)
        guard let key = text.string() else { return incomplete(text, isLast) }
        text.skipBlanks()
        guard text.take(":") || text.complain("a colon is expected here") else { return incomplete(text, isLast) }
        let written = UnsafeBufferPointer(rebasing: bytes[key.start..<key.start + key.length])
        let name = key.kind == .escaped ? JSONScanner.unescaped(written) : Array(written)
        let length = text.position
        guard written.utf8Prefix == written.count else { return Self.fault("a key is not UTF-8") }
        if name == steps[depth] {
            isIndex.append(false)
            place = .value(steps: depth + 1)
            return skip(bytes, length)
        }
        text.skipBlanks()
        guard text.value() != nil else { return incomplete(text, isLast) }
        text.skipBlanks()
        guard !text.isAtEnd else { return isLast ? Self.fault("an object is not closed") : .incomplete }
        let end = text.position
        guard UnsafeBufferPointer(rebasing: bytes[..<end]).utf8Prefix == end else {
            return Self.fault("this is not UTF-8")
        }
        switch bytes[end] {
        case UInt8(ascii: ","): place = .key(steps: depth, afterComma: true)
        case UInt8(ascii: "}"): return missing(depth)
        default: return Self.fault("a comma or a closing bracket is expected here")
        }
        return skip(bytes, end + 1)
    }

    /// Skips an element before the pointer's element.
    private mutating func element(
        _ bytes: UnsafeBufferPointer<UInt8>, _ isLast: Bool, _ depth: Int, _ index: Int
    ) -> Scan {
        var text = JSONLine(bytes, spansLines: true)
        guard text.value() != nil else { return incomplete(text, isLast) }
        text.skipBlanks()
        guard !text.isAtEnd else { return isLast ? Self.fault("an array is not closed") : .incomplete }
        let end = text.position
        guard UnsafeBufferPointer(rebasing: bytes[..<end]).utf8Prefix == end else {
            return Self.fault("this is not UTF-8")
        }
        guard bytes[end] == UInt8(ascii: ",") else { return missing(depth) }
        place = .element(steps: depth, index: index + 1)
        return skip(bytes, end + 1)
    }

    /// Reads what comes after the value that the first `depth` steps lead to: other members, and the closing bracket.
    private mutating func after(_ bytes: UnsafeBufferPointer<UInt8>, _ isLast: Bool, _ depth: Int) -> Scan {
        guard depth > 0 else {
            place = .end
            return .skip(length: 0, lines: 0)
        }
        let isIndex = isIndex[depth - 1]
        switch bytes[0] {
        case UInt8(ascii: isIndex ? "]" : "}"):
            place = depth == 1 ? .end : .after(steps: depth - 1)
            return .skip(length: 1, lines: 0)
        case UInt8(ascii: ","):
            var text = JSONLine(bytes, from: 1, spansLines: true)
            text.skipBlanks()
            if !isIndex {
                guard let key = text.string() else { return incomplete(text, isLast) }
                let written = UnsafeBufferPointer(rebasing: bytes[key.start..<key.start + key.length])
                let name = key.kind == .escaped ? JSONScanner.unescaped(written) : Array(written)
                guard name != steps[depth - 1] else {
                    return .unreadable(message: "the key at \(path(depth)) is there twice", line: 0)
                }
                text.skipBlanks()
                guard text.take(":") || text.complain("a colon is expected here") else {
                    return incomplete(text, isLast)
                }
                text.skipBlanks()
            }
            guard text.value() != nil else { return incomplete(text, isLast) }
            let end = text.position
            // A number may continue.
            guard !text.isAtEnd || isLast else { return .incomplete }
            guard UnsafeBufferPointer(rebasing: bytes[..<end]).utf8Prefix == end else {
                return Self.fault("this is not UTF-8")
            }
            return skip(bytes, end)
        default: return Self.fault("a comma or a closing bracket is expected here")
        }
    }

    private func skip(_ bytes: UnsafeBufferPointer<UInt8>, _ length: Int) -> Scan {
        .skip(length: length, lines: bytes[..<length].count { $0 == 0x0A })
    }

    /// Returns the mistake, or that more bytes are needed if the mistake is at the end of the bytes.
    private func incomplete(_ text: JSONLine, _ isLast: Bool) -> Scan {
        let offset = text.fault?.offset ?? 0
        // The longest part of a value that isn't complete is an escape for a pair of surrogates.
        guard isLast || offset + 12 < text.bytes.count else { return .incomplete }
        return .unreadable(
            message: "this is not JSON: \(text.fault?.text ?? "")", line: text.bytes[..<offset].count { $0 == 0x0A })
    }

    var faultAtEnd: String? {
        if case .end = place { return nil }
        return "this is not JSON: the \(steps.isEmpty ? "array" : "document") is not closed"
    }

    func unescaped(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: Cell.Kind) -> [UInt8] {
        objects.unescaped(bytes, kind)
    }

    func rewritten(_ bytes: UnsafeBufferPointer<UInt8>, _ cells: CellList, _ texts: [Int: String]) -> [UInt8] {
        objects.rewritten(bytes, cells, texts)
    }

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
