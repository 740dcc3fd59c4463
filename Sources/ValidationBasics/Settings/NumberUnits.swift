// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// The units, such as a currency or a percent sign, that a number may have before or after it.
///
/// ```swift
/// let price: InputParser<String, Double> = .decimal(
///     units: ["€", "EUR"])
/// try price.parse("12.50 €")  // 12.5
/// try price.parse("-€12.50")  // -12.5
/// price.isValid("12.50 $")  // false: code 1130
/// ```
///
/// A unit is never required and doesn't change the number: `12 %` is 12. It stands before or after the number, with or
/// without a space between them. A sign stands before or after a unit in front of the number.
public enum NumberUnits: Sendable, Hashable, ExpressibleByArrayLiteral {
    /// No units.
    case none
    /// Any text before and after the number, except digits, `+`, `-`, and parentheses.
    ///
    /// A point, a comma, or an apostrophe must not be next to the number, so that no decimal sign counts as a unit.
    case any
    /// One of the texts. Letter case matters.
    ///
    /// A unit with a digit, a sign, or a space at an end has two meanings, so every number is rejected with code 1281.
    case of([String])

    /// Creates the choice of one of the texts, or ``none`` for an empty list.
    public init(arrayLiteral units: String...) { self = units.isEmpty ? .none : .of(units) }

    /// Returns what is wrong with a unit, or `nil`.
    static func mistake(in unit: String) -> String? {
        let scalars = unit.unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return "a unit is empty" }
        if first.isBlank || last.isBlank { return "“\(unit)” begins or ends with a space" }
        let hasTwoMeanings =
            scalars.contains { ("0"..."9").contains($0) || $0 == "-" || $0 == "+" }
            || [".", ",", "'", "\u{2019}"].contains(first) || [",", "'", "\u{2019}"].contains(last)
        return hasTwoMeanings ? "“\(unit)” has a digit, a sign, or a separator" : nil
    }

    var hasMistake: Bool {
        if case .of(let units) = self { units.isEmpty || units.contains { Self.mistake(in: $0) != nil } } else { false }
    }

    /// Returns the length, in bytes, of a unit and the space after it at the start of the bytes, or 0.
    func byteCount(before bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        switch self {
        case .none: return 0
        case .of(let units):
            let lengths = units.filter { bytes.starts(with: $0.utf8) }.map(\.utf8.count)
            guard let length = lengths.max() else { return 0 }
            return length + Self.spaceByteCount(atStartOf: bytes.dropFirst(length))
        case .any:
            let end = bytes.firstIndex { $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
            let text = bytes[..<(end ?? bytes.startIndex)]
            let space = Self.spaceByteCount(atEndOf: text)
            return Self.isUnit(text.dropLast(space), nextTo: space == 0 ? text.last : nil) ? text.count : 0
        }
    }

    /// Returns the length, in bytes, of a unit and the space before it at the end of the bytes, or 0.
    func byteCount(after bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        switch self {
        case .none: return 0
        case .of(let units):
            let lengths = units.filter {
                bytes.count >= $0.utf8.count && bytes.suffix($0.utf8.count).elementsEqual($0.utf8)
            }
            .map(\.utf8.count)
            guard let length = lengths.max() else { return 0 }
            return length + Self.spaceByteCount(atEndOf: bytes.dropLast(length))
        case .any:
            guard let last = bytes.lastIndex(where: \.isDigit) else { return 0 }
            let text = bytes[(last + 1)...]
            let space = Self.spaceByteCount(atStartOf: text)
            return Self.isUnit(text.dropFirst(space), nextTo: space == 0 ? text.first : nil) ? text.count : 0
        }
    }

    /// Returns whether bytes are a unit.
    ///
    /// - Parameter neighbor: The byte next to the number, unless a space is there.
    private static func isUnit(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, nextTo neighbor: UInt8?) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
            first.isVisible, last.isVisible
        else { return false }
        if let neighbor, ".,'".utf8.contains(neighbor) { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            (scalar.isVisible || scalar == " ") && !["-", "+", "(", ")", "\u{2019}", "\u{2212}"].contains(scalar)
                && !("0"..."9").contains(scalar)
        }
    }

    private static func spaceByteCount(atStartOf bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        bytes.isEmpty ? 0 : UnsafeBufferPointer(rebasing: bytes).groupSpaceByteCount(at: 0)
    }

    private static func spaceByteCount(atEndOf bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        let buffer = UnsafeBufferPointer(rebasing: bytes)
        return (1...3).first { $0 <= buffer.count && buffer.groupSpaceByteCount(at: buffer.count - $0) == $0 } ?? 0
    }

    /// Expressions for the units before and after the number, with their spaces.
    var expressions: (before: String, after: String) {
        let space = "[\(InputGrammar.groupSpaces)]?"
        switch self {
        case .none: return ("", "")
        case .any: return ("[^-+()0-9]*", "[^-+()0-9]*")
        case .of(let units):
            let list = units.map { AcceptedTexts.literalExpression(for: $0) }.joined(separator: "|")
            return ("(?:(?:\(list))\(space))?", "(?:\(space)(?:\(list)))?")
        }
    }
}
