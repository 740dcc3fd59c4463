// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import ValidationCore
import ValidationText

/// The characters that complete a text that a pattern doesn't match yet.
///
/// They depend only on the pattern and on how far it has matched, so they never repeat the text.
struct PatternCompletion {
    /// One of the shortest texts that complete the text, in visible ASCII characters, such as `@a`.
    private(set) var text = ""

    /// Whether every character in the pattern's sets could be at each position of the completion.
    private(set) var isUniform = true

    /// Creates a completion, or returns `nil` if it would have too many characters or characters beyond ASCII.
    init?(of pattern: Pattern, after beginning: some Sequence<UInt8>, maximumCount: Int) {
        var bytes = Array(beginning)
        guard case .incomplete(let missing?) = pattern.progress(of: bytes), missing <= maximumCount else { return nil }
        let (lowBits, highBits) = pattern.asciiCharacters
        let samples = ExpectedCharacters(
            lowBits: lowBits, highBits: highBits, includesEnd: false, includesNonASCII: false
        ).kinds.map(\.sample)
        var letterCount = 0
        var digitCount = 0
        for remaining in (0..<missing).reversed() {
            func isShortest(_ byte: UInt8) -> Bool {
                bytes.append(byte)
                defer { bytes.removeLast() }
                return switch pattern.progress(of: bytes) {
                case .accepted: remaining == 0
                case .incomplete(let count?): remaining == count
                default: false
                }
            }
            if isUniform {
                let expected = bytes.withUnsafeBufferPointer { pattern.expectedScalars(after: $0) }
                isUniform =
                    expected?.lowBits == lowBits && expected?.highBits == highBits && samples.allSatisfy(isShortest)
            }
            var next: UInt8?
            for number in 0..<95 where next == nil {
                let candidate = Self.candidate(number, letterCount: letterCount, digitCount: digitCount)
                if isShortest(candidate) { next = candidate }
            }
            guard let next else { return nil }
            if next.isLetter { letterCount += 1 }
            if next.isDigit { digitCount += 1 }
            bytes.append(next)
            text.unicodeScalars.append(Unicode.Scalar(next))
        }
    }

    /// Returns one of the 95 characters to try: letters and digits that continue `ABC` and `123`, signs, and the space.
    private static func candidate(_ number: Int, letterCount: Int, digitCount: Int) -> UInt8 {
        switch number {
        // Most sets contain one of the first three.
        case 0: UInt8(ascii: "A") + UInt8(letterCount % 26)
        case 1: UInt8(ascii: "a") + UInt8(letterCount % 26)
        case 2: UInt8(ascii: "1") + UInt8(digitCount % 9)
        case ..<28: UInt8(ascii: "A") + UInt8((number - 2 + letterCount) % 26)
        case ..<53: UInt8(ascii: "a") + UInt8((number - 27 + letterCount) % 26)
        case ..<61: UInt8(ascii: "1") + UInt8((number - 52 + digitCount) % 9)
        case 61: UInt8(ascii: "0")
        case ..<77: UInt8(ascii: "!") + UInt8(number - 62)
        case ..<84: UInt8(ascii: ":") + UInt8(number - 77)
        case ..<90: UInt8(ascii: "[") + UInt8(number - 84)
        case ..<94: UInt8(ascii: "{") + UInt8(number - 90)
        default: UInt8(ascii: " ")
        }
    }
}

extension ExpectedCharacters.Kind {
    /// One of the kind's characters.
    fileprivate var sample: UInt8 {
        switch self {
        case .digit: UInt8(ascii: "0")
        case .letter, .uppercaseLetter: UInt8(ascii: "A")
        case .lowercaseLetter: UInt8(ascii: "a")
        case .range(let range): UInt8(range.lowerBound.value)
        case .character(let character): UInt8(character.value)
        case .nonASCII: 0x7F
        }
    }
}

extension ExpectedScalars {
    /// The only character that can be there, or `nil` if there are several, or a character beyond ASCII.
    var onlyCharacter: UInt8? {
        guard !includesNonASCII, !includesEnd, lowBits.nonzeroBitCount + highBits.nonzeroBitCount == 1 else {
            return nil
        }
        return UInt8(lowBits == 0 ? 64 + highBits.trailingZeroBitCount : lowBits.trailingZeroBitCount)
    }
}

extension Pattern {
    func progress(of bytes: [UInt8]) -> PatternProgress { bytes.withUnsafeBufferPointer { progress(of: $0) } }
}

extension Pattern {
    /// Returns whether a text matches, and no continuation of it matches.
    func endsAfter(_ text: String) -> Bool {
        guard case .impossible(let position, let expected) = progress(of: text + "\u{1}") else { return false }
        return position == text.utf8.count && expected.isEmpty && expected.includesEnd
    }

    /// Returns the longest text in ASCII, up to a length, that every matching text begins with.
    func requiredPrefix(maximumCount: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < maximumCount,
            let next = bytes.withUnsafeBufferPointer({ expectedScalars(after: $0) })?.onlyCharacter
        { bytes.append(next) }
        return bytes
    }

    /// The characters with which every matching text begins, if there are at least two, and no space among them.
    var requiredBeginning: String? {
        let prefix = requiredPrefix(maximumCount: 8)
        return prefix.count > 1 && !prefix.contains(UInt8(ascii: " ")) ? String(decoding: prefix, as: UTF8.self) : nil
    }

    func matches(_ bytes: Span<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { mismatchOffset(in: $0) == nil }
    }
}
