// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A check that rejects JSON with a repeated key in an object, which decoders cannot detect.
///
/// RFC 8259, section 4, does not define what a repeated key means. `JSONDecoder` keeps one of the values and ignores
/// the others. `init(from:)` of ``TableRules``, ``ColumnRules``, and ``StrategySpecification`` receives only the value
/// that the decoder kept, so part of a rule that is written twice would be lost. Check the text first:
///
/// ```swift
/// let rules = try RuleFileJSON.decode(TableRules.self, from: file)
/// ```
///
/// With another decoder, or without Foundation, call ``check(_:)`` and decode afterwards.
public enum RuleFileJSON {
    /// Throws an error unless a text is JSON in which no object has a key twice.
    ///
    /// Two keys are the same if they are equal as Swift strings after their escapes are replaced. Examples are `"name"`
    /// and `"n\u0061me"`, and the two encodings of `"é"`.
    ///
    /// - Parameter json: The text in UTF-8, with or without a byte order mark.
    /// - Throws: A `DecodingError.dataCorrupted` with the coding path. Its description has the line and the column,
    ///   both counted from 1. A column counts Unicode scalars.
    /// - Complexity: O(*n*) in the length of the text.
    public static func check(_ json: some Sequence<UInt8>) throws(DecodingError) {
        var scanner = JSONKeyScanner(Array(json))
        try scanner.scan()
    }
}

#if FoundationInterop
import Foundation

extension RuleFileJSON {
    /// Checks a rule file's text and decodes it.
    ///
    /// - Parameters:
    ///   - type: The type to decode: ``TableRules``, ``ColumnRules``, ``StrategySpecification`` or a list of one of
    ///     them.
    ///   - data: The text in UTF-8.
    ///   - decoder: The decoder, with a ``StrategyCatalog`` in its `userInfo` if you have a custom one.
    /// - Throws: A `DecodingError` with its coding path if the text is not JSON, has a repeated key, or breaks the
    ///   rules.
    /// - Complexity: O(*n*) in the length of the text.
    public static func decode<Rules: Decodable>(
        _ type: Rules.Type, from data: Data, with decoder: JSONDecoder = JSONDecoder()
    ) throws -> Rules {
        try check(data)
        return try decoder.decode(type, from: data)
    }
}
#endif

/// A scanner of JSON (RFC 8259) that keeps its position and the keys of the surrounding objects.
///
/// It does not recurse. The open brackets are in an array, so that a text cannot exhaust the stack.
private struct JSONKeyScanner {
    /// An object or an array that surrounds the position.
    private struct Level {
        let isObject: Bool
        /// The keys of the object that have been read so far.
        var keys: Set<String> = []
        /// The key or the index of the value at the position.
        var step: Step
    }

    /// A step of a coding path.
    private struct Step: CodingKey {
        let stringValue: String
        let intValue: Int?

        init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
        init(intValue: Int) { (stringValue, self.intValue) = ("Index \(intValue)", intValue) }
    }

    /// The maximum depth, which is also that of `JSONDecoder`.
    private static let maximumDepth = 512

    private let bytes: [UInt8]
    private var offset = 0
    private var levels: [Level] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() throws(DecodingError) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        repeat {
            try openValue()
            try closeLevels()
        } while !levels.isEmpty
        guard offset == bytes.count else { throw complaint("there is text after the value") }
    }

    /// Parses opening brackets and keys up to the end of a value that is not nested, or of an empty object or array.
    private mutating func openValue() throws(DecodingError) {
        while true {
            skipBlanks()
            switch byte {
            case UInt8(ascii: "{"):
                try open(Level(isObject: true, step: Step(stringValue: "")))
                if byte == UInt8(ascii: "}") { return }
                try readKey()
            case UInt8(ascii: "["):
                try open(Level(isObject: false, step: Step(intValue: 0)))
                if byte == UInt8(ascii: "]") { return }
            case UInt8(ascii: "\""):
                _ = try readString()
                return
            case UInt8(ascii: "t"): return try take("true")
            case UInt8(ascii: "f"): return try take("false")
            case UInt8(ascii: "n"): return try take("null")
            default: return try readNumber()
            }
        }
    }

    private mutating func open(_ level: Level) throws(DecodingError) {
        guard levels.count < Self.maximumDepth else { throw complaint("this is nested too deeply") }
        levels.append(level)
        offset += 1
        skipBlanks()
    }

    /// Parses closing brackets up to a comma and the key after it in an object, or up to the end of the text.
    private mutating func closeLevels() throws(DecodingError) {
        skipBlanks()
        while let last = levels.indices.last {
            switch byte {
            case levels[last].isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"):
                levels.removeLast()
                offset += 1
                skipBlanks()
            case UInt8(ascii: ","):
                offset += 1
                guard let index = levels[last].step.intValue else {
                    skipBlanks()
                    return try readKey()
                }
                levels[last].step = Step(intValue: index + 1)
                return
            default: throw complaint("a comma or a closing bracket is expected here")
            }
        }
    }

    /// Parses a key and its colon, and rejects a key that the object already has.
    private mutating func readKey() throws(DecodingError) {
        let start = offset
        guard byte == UInt8(ascii: "\"") else { throw complaint("a key in quotes is expected here") }
        let key = try readString()
        let last = levels.count - 1
        levels[last].step = Step(stringValue: key)
        guard levels[last].keys.insert(key).inserted else {
            throw error("the key “\(key)” appears twice in one object", at: start)
        }
        skipBlanks()
        guard byte == UInt8(ascii: ":") else { throw complaint("a colon is expected here") }
        offset += 1
    }

    /// Parses a string, whose opening quote is at the position, and returns its text with escapes replaced.
    private mutating func readString() throws(DecodingError) -> String {
        let start = offset
        offset += 1
        var text: [UInt8] = []
        while let byte {
            offset += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += try readEscape()
            case 0..<0x20:
                offset -= 1
                throw complaint("a control character in a string must be written as an escape")
            default: text.append(byte)
            }
        }
        offset = start
        throw complaint("the string that begins here is not closed")
    }

    /// Parses the part after a backslash and returns the character in UTF-8.
    private mutating func readEscape() throws(DecodingError) -> [UInt8] {
        let letter = byte
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return letter.map { [$0] } ?? []
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            var units = [try readCodeUnit()]
            if UTF16.isLeadSurrogate(units[0]), byte == UInt8(ascii: "\\"),
                offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u")
            {
                offset += 2
                units.append(try readCodeUnit())
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        default:
            offset -= 1
            throw complaint("this escape is unknown")
        }
    }

    private mutating func readCodeUnit() throws(DecodingError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = byte?.hexadecimalValue else {
                throw complaint("\\u needs four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
            offset += 1
        }
        return unit
    }

    private mutating func readNumber() throws(DecodingError) {
        if byte == UInt8(ascii: "-") { offset += 1 }
        if byte == UInt8(ascii: "0") { offset += 1 } else { try readDigits("a value is expected here") }
        if byte == UInt8(ascii: ".") {
            offset += 1
            try readDigits("a digit is expected after the point")
        }
        if let byte, byte | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if self.byte == UInt8(ascii: "+") || self.byte == UInt8(ascii: "-") { offset += 1 }
            try readDigits("an exponent needs a digit")
        }
    }

    private mutating func readDigits(_ missing: String) throws(DecodingError) {
        guard byte?.isDigit == true else { throw complaint(missing) }
        while byte?.isDigit == true { offset += 1 }
    }

    private mutating func take(_ word: String) throws(DecodingError) {
        guard bytes[offset...].starts(with: word.utf8) else { throw complaint("a value is expected here") }
        offset += word.utf8.count
    }

    private mutating func skipBlanks() {
        while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
    }

    /// The byte at the position, or `nil` at the end.
    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func complaint(_ text: String) -> DecodingError { error("this is not JSON: \(text)", at: offset) }

    private func error(_ text: String, at place: Int) -> DecodingError {
        let before = bytes[..<place]
        let line = before.count { $0 == 0x0A } + 1
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
        return .dataCorrupted(
            DecodingError.Context(
                codingPath: levels.map(\.step), debugDescription: "\(text) (line \(line), column \(column))"))
    }
}
