// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import ValidationText

/// A change after which a pattern matches a whole text.
///
/// A message advises a change only if the pattern then accepts the text. Any other advice would lead to another error, or
/// to a value that the person doesn't mean.
enum PatternRepair {
    /// Each run of spaces is one space.
    case singleSpaces
    /// The sign at the mismatch is removed wherever it is.
    case removal
    /// The sign at the mismatch is replaced by another sign wherever it is.
    case replacement(UInt8)
    /// Each letter O or I (o, l) that stands for a digit is 0 or 1.
    case digits
    /// Each digit 0 or 1 that stands for a letter is O or I.
    case letters
    /// The label, country, or address before the text is removed.
    case part
}

extension Pattern {
    /// The longest text that a repair is looked for, in bytes.
    static let maximumRepairedBytes = 64

    /// Returns a repair for a text in ASCII of at most 64 bytes, or `nil` if none of the repairs is enough.
    ///
    /// - Parameters:
    ///   - bytes: The text, which doesn't match.
    ///   - position: The offset of the first character that can't be there.
    ///   - expected: The characters that can be there.
    /// - Complexity: At most eight matches.
    func repair(
        for bytes: UnsafeBufferPointer<UInt8>, at position: Int, expecting expected: ExpectedScalars
    ) -> PatternRepair? {
        guard bytes.count <= Self.maximumRepairedBytes, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
        let byte = bytes[position]
        if bytes.span.hasNameableCharacter(at: position) {
            if let repair = separatorRepair(for: bytes, at: position, expecting: expected) { return repair }
        } else if byte.digitLookAlike != nil {
            if matches(bytes, repairedFrom: position, \.digitLookAlike) { return .digits }
        } else if byte.letterLookAlike != nil {
            if matches(bytes, repairedFrom: position, \.letterLookAlike) { return .letters }
        }
        return matchesPart(of: bytes) ? .part : nil
    }

    private func separatorRepair(
        for bytes: UnsafeBufferPointer<UInt8>, at position: Int, expecting expected: ExpectedScalars
    ) -> PatternRepair? {
        let sign = bytes[position]
        let space = UInt8(ascii: " ")
        if sign == space, position > 0, bytes[position - 1] == space,
            matches(bytes, changedBy: { $0 == space && $1 == space ? nil : $0 })
        {
            return .singleSpaces
        }
        // The text de_DE means de-DE, even where deDE is accepted too.
        if let other = expected.onlySign, matches(bytes, changedBy: { byte, _ in byte == sign ? other : byte }) {
            return .replacement(other)
        }
        // The number 1.5 isn't 15 with a superfluous point.
        guard !bytes.hasPoint(at: position), matches(bytes, changedBy: { byte, _ in byte == sign ? nil : byte })
        else { return nil }
        return .removal
    }

    /// Returns whether the pattern matches a text without some bytes, or with other bytes.
    ///
    /// - Parameter change: A function that takes a byte and the byte before it, and returns what replaces it.
    private func matches(
        _ bytes: UnsafeBufferPointer<UInt8>, changedBy change: (UInt8, UInt8?) -> UInt8?
    ) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { copy in
            var count = 0
            for offset in bytes.indices {
                guard let byte = change(bytes[offset], offset > 0 ? bytes[offset - 1] : nil) else { continue }
                copy[count] = byte
                count += 1
            }
            return mismatchOffset(in: UnsafeBufferPointer(rebasing: copy[..<count])) == nil
        }
    }

    /// Returns whether the pattern matches a text after up to four mismatched characters are replaced by their
    /// look-alikes.
    private func matches(
        _ bytes: UnsafeBufferPointer<UInt8>, repairedFrom position: Int, _ lookAlike: (UInt8) -> UInt8?
    ) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { copy in
            _ = copy.update(fromContentsOf: bytes)
            var place = position
            for _ in 0..<4 {
                guard place < bytes.count, let other = lookAlike(copy[place]) else { return false }
                copy[place] = other
                guard let next = mismatchOffset(in: UnsafeBufferPointer(copy)) else { return true }
                place = next
            }
            return false
        }
    }

    /// Returns whether the pattern matches what follows a beginning with at least two letters, such as `IBAN ` or
    /// `https://orcid.org/`.
    private func matchesPart(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var letterCount = 0
        var attempts = 0
        for offset in bytes.indices.dropLast() {
            if bytes[offset].isLetter { letterCount += 1 }
            guard bytes[offset].beginsPart, letterCount > 1, !bytes[offset + 1].beginsPart else { continue }
            if mismatchOffset(in: UnsafeBufferPointer(rebasing: bytes[(offset + 1)...])) == nil { return true }
            attempts += 1
            if attempts == 4 { return false }
        }
        return false
    }
}

extension ExpectedScalars {
    /// The only visible ASCII sign that can be there, apart from letters and digits, or `nil` if there are none or
    /// several.
    fileprivate var onlySign: UInt8? {
        let signs = (
            low: lowBits & 0xFC00_FFFE_0000_0000,
            high: highBits & 0x7800_0001_F800_0001
        )
        guard signs.low.nonzeroBitCount + signs.high.nonzeroBitCount == 1 else { return nil }
        return UInt8(signs.low == 0 ? 64 + signs.high.trailingZeroBitCount : signs.low.trailingZeroBitCount)
    }
}

extension UInt8 {
    /// The digit that looks like this letter.
    fileprivate var digitLookAlike: UInt8? {
        switch self {
        case UInt8(ascii: "O"), UInt8(ascii: "o"): UInt8(ascii: "0")
        case UInt8(ascii: "I"), UInt8(ascii: "l"): UInt8(ascii: "1")
        default: nil
        }
    }

    /// The letter that looks like this digit.
    fileprivate var letterLookAlike: UInt8? {
        switch self {
        case UInt8(ascii: "0"): UInt8(ascii: "O")
        case UInt8(ascii: "1"): UInt8(ascii: "I")
        default: nil
        }
    }

    /// Whether what a person means can begin after this character.
    fileprivate var beginsPart: Bool {
        switch self {
        case UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "-"): true
        default: false
        }
    }
}

extension Pattern {
    /// Returns whether a message can name the characters that are accepted at an offset.
    ///
    /// It can't if they could turn the text into a value that the person doesn't mean, such as the 13th month into the
    /// 12th, or if they don't help, because the text then still has a mistake.
    ///
    /// - Parameters:
    ///   - expected: The characters that are accepted, among them the example's character at the offset.
    ///   - position: The offset of the first character that can't be there.
    ///   - bytes: The text, in ASCII up to the offset.
    ///   - example: A text that the pattern matches.
    func canName(
        _ expected: ExpectedScalars, at position: Int, in bytes: UnsafeBufferPointer<UInt8>, like example: String
    ) -> Bool {
        let byte = bytes[position]
        guard byte < 0x80 else { return true }
        let other = example.utf8[example.utf8.index(example.utf8.startIndex, offsetBy: position)]
        let isSign = !byte.isLetter && !byte.isDigit
        if isSign || byte.isDigit, expected.includesDigit { return false }
        if isSign || byte.isLetter, other.isLetter, !expected.includesAllLetters { return false }
        // A digit for a letter, or a letter for a digit, is wrong whatever follows.
        if !isSign, other.isDigit ? expected.includesAllDigits : expected.includesAllLetters { return true }
        guard bytes.count <= Self.maximumRepairedBytes else { return true }
        func isViable(_ kept: Int) -> Bool {
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 1) { copy in
                for offset in 0..<position { copy[offset] = bytes[offset] }
                copy[position] = other
                for offset in kept..<bytes.count { copy[position + 1 + offset - kept] = bytes[offset] }
                let count = position + 1 + bytes.count - kept
                let text = UnsafeBufferPointer(rebasing: copy[..<count])
                return mismatchOffset(in: text).map { $0 == count } ?? true
            }
        }
        return isViable(position + 1) || isViable(position)
    }
}

extension ExpectedScalars {
    fileprivate var includesAllDigits: Bool { lowBits >> 48 & 0x3FF == 0x3FF }

    /// Whether every capital or every lowercase letter can be there.
    fileprivate var includesAllLetters: Bool {
        highBits & 0x07FF_FFFE == 0x07FF_FFFE || highBits & 0x07FF_FFFE_0000_0000 == 0x07FF_FFFE_0000_0000
    }
}
