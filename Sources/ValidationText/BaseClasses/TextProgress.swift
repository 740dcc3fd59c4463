// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import ValidationCore

// MARK: - Strategies that return what is missing

/// Suffixes that complete the beginnings of a format's texts.
///
/// The strategy's scanner decides which ending completes a beginning, so the format is described only once. The endings
/// suffice if, for every beginning that can be completed, one of them completes it with the fewest characters.
package struct Endings: Sendable {
    /// The endings and their lengths in Unicode scalars, shortest first.
    private let endings: [(text: [UInt8], count: Int)]

    package init(_ texts: some Sequence<[UInt8]>) {
        endings = texts.map { text in (text, text.count { $0 & 0xC0 != 0x80 }) }.ordered { $0.count < $1.count }
    }

    /// Creates all suffixes of some texts, from the whole text to the empty text.
    package init(suffixesOf texts: [String]) {
        self.init(texts.flatMap { text in text.utf8.indices.map { Array(text.utf8[$0...]) } } + [[]])
    }

    /// Returns the length, in Unicode scalars, of the shortest ending that completes the text, or `nil` if none does.
    package func minimumCharacterCount(
        completing beginning: UnsafeBufferPointer<UInt8>, isAccepted: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Int? {
        var text = Array(beginning)
        for ending in endings {
            text.removeSubrange(beginning.count...)
            text += ending.text
            if text.withUnsafeBufferPointer(isAccepted) { return ending.count }
        }
        return nil
    }
}

/// A strategy for a format that returns how many characters complete a text.
///
/// The library finds a text's progress by trying the text's prefixes. The requirement is a method instead of a closure,
/// because the optimizer would otherwise copy that algorithm for every strategy.
package protocol CompletableFormat {
    /// The candidates for expected characters; by default, the representative characters.
    ///
    /// A strategy whose ``missingCharacterCount(after:)`` tries many endings has its own list, because the method is
    /// called for each character.
    var candidateCharacters: String { get }

    /// Returns the smallest number of characters that complete the text: 0 if the strategy accepts it, and `nil` if no
    /// characters complete it.
    ///
    /// If it returns `nil` for a text, it also returns `nil` for every longer text that begins the same way.
    func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int?
}

extension CompletableFormat {
    package var candidateCharacters: String { TextSizeLimits.representativeCharacters }
}

extension TextSizeLimits {
    /// The characters to try: all ASCII characters, and a few others that represent the rest.
    package static let representativeCharacters = String(decoding: 0..<128, as: UTF8.self) + "äÄ一٣§\u{301}\u{A0}"

    /// Returns a text's progress based on ``CompletableFormat/missingCharacterCount(after:)``.
    ///
    /// - Complexity: O(*n* log *n*) in the length of an impossible text, if `missingCharacterCount` is O(*n*).
    package func progress(
        of input: String, candidates: String = representativeCharacters,
        missingCharacterCount: (UnsafeBufferPointer<UInt8>) -> Int?
    ) -> InputProgress {
        progress(of: input) { bytes in
            func fewest(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
                missingCharacterCount(bytes).flatMap { bytes.count + $0 <= maximumBytes ? $0 : nil }
            }
            if let count = fewest(bytes) { return count == 0 ? .accepted : .incomplete(missing: count) }
            // Usually only the last character is wrong.
            let last = bytes.startOfScalar(at: max(0, bytes.count - 1))
            let isLast = last > 0 && fewest(UnsafeBufferPointer(rebasing: bytes[..<last])) != nil
            var alive = isLast ? last : 0
            var dead = isLast ? bytes.count : max(1, last)
            while dead - alive > 1 {
                // Nobody types part of a scalar, so don't split one.
                var middle = bytes.startOfScalar(at: (alive + dead) / 2)
                if middle <= alive {
                    middle = alive + 1
                    while middle < dead, bytes[middle] & 0xC0 == 0x80 { middle += 1 }
                    if middle == dead { break }
                }
                if fewest(UnsafeBufferPointer(rebasing: bytes[..<middle])) == nil {
                    dead = middle
                } else {
                    alive = middle
                }
            }
            let place = bytes.startOfScalar(at: max(0, dead - 1))
            let start = UnsafeBufferPointer(rebasing: bytes[..<place])
            return .impossible(
                at: place,
                expected: ExpectedCharacters(
                    after: start, includesEnd: !start.isEmpty && fewest(start) == 0, from: candidates
                ) { fewest($0) != nil })
        }
    }
}

extension ExpectedCharacters {
    /// Creates the set of candidate characters that can follow a beginning.
    init(
        after beginning: UnsafeBufferPointer<UInt8>, includesEnd: Bool, from candidates: String,
        isPossible: (UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        var ascii: [UInt8] = []
        var includesNonASCII = false
        for character in candidates.unicodeScalars {
            let text = beginning + Array(String(character).utf8)
            if !text.withUnsafeBufferPointer(isPossible) { continue }
            if character.isASCII { ascii.append(UInt8(character.value)) } else { includesNonASCII = true }
        }
        self.init(ascii, includesEnd: includesEnd, includesNonASCII: includesNonASCII)
    }
}

// MARK: - Grammars

/// A regular expression that matches a format's texts, and determines the progress of partly typed text.
///
/// The expression matches every text that the strategy accepts. Each grammar is compiled on first use.
package struct InputGrammar: Sendable {
    package let expression: String
    private let pattern: Pattern?
    /// The endings that prove how many characters are missing, if the expression also matches other texts.
    private let endings: Endings?

    /// Whether the expression matches no other texts.
    package var isExact: Bool { endings == nil }

    /// Creates a grammar for exactly the texts that the strategy accepts or, if you pass endings, for additional texts
    /// too.
    ///
    /// If there are endings, the grammar determines only a lower bound for the number of missing characters. It's
    /// returned only if an ending of that length completes the text.
    package init(_ expression: String, endings: Endings? = nil) {
        self.expression = expression
        pattern = try? Pattern(expression)
        self.endings = endings
    }

    /// Returns a text's progress; pass the endings that prove the number if they change over time.
    package func progress(
        of bytes: UnsafeBufferPointer<UInt8>, endings: Endings? = nil,
        isAccepted: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> InputProgress {
        if isAccepted(bytes) { return .accepted }
        guard let pattern else { return .unknown }
        // The strategy rejects something that the expression can't describe.
        let progress = pattern.progress(ofRejected: bytes)
        guard case .incomplete(let missing?) = progress, let endings = endings ?? self.endings else { return progress }
        let isProved = endings.minimumCharacterCount(completing: bytes, isAccepted: isAccepted) == missing
        return .incomplete(missing: isProved ? missing : nil)
    }
}

extension InputGrammar {
    package static let hexDigit = "[0-9A-Fa-f]"
    package static let nonASCIIRange = #"\x{80}-\x{10FFFF}"#

    /// Returns an expression for a domain name label: letters and digits with hyphens between them, or an encoded
    /// label.
    ///
    /// The alternative for encoded labels matches only labels with a hyphen at the end, because the other alternative
    /// matches the rest. If both matched a label, a backtracking engine would try all combinations for a domain name.
    /// Without the limit of 63 characters, an expression for several kinds of hosts needs only a small table.
    package static func domainLabelExpression(of characters: String, isLengthLimited: Bool) -> String {
        isLengthLimited
            ? "(?:[\(characters)](?:[-\(characters)]{0,61}[\(characters)])?|[Xx][Nn]--[-0-9A-Za-z]{0,58}-)"
            : "(?:[\(characters)]+(?:-+[\(characters)]+)*|[Xx][Nn]--[-0-9A-Za-z]*-)"
    }
}

// MARK: - The size limit

extension TextSizeLimits {
    /// Returns the progress that the closure determines from the bytes of text that is not too long.
    ///
    /// If the closure accepts empty text, the text counts as incomplete, because the size limits reject it.
    package func progress(
        of input: String, _ body: (UnsafeBufferPointer<UInt8>) -> InputProgress
    ) -> InputProgress {
        input.withBytes { bytes in
            if bytes.count > maximumBytes { return self.progress(ofTooLong: bytes) }
            let progress = body(bytes)
            if case .incomplete(let missing?) = progress, bytes.count + missing > maximumBytes {
                return progressBeyondLimit(of: input, body)
            }
            return bytes.isEmpty && progress == .accepted ? .incomplete(missing: nil) : progress
        }
    }

    /// Returns the progress of text that would be too long if it were completed.
    private func progressBeyondLimit(of input: String, _ body: (UnsafeBufferPointer<UInt8>) -> InputProgress)
        -> InputProgress
    {
        let progress = progress(of: input) { bytes in
            switch body(bytes) {
            case .accepted: 0
            case .incomplete(let missing): missing ?? 1
            case .unknown: 1
            case .impossible: nil
            }
        }
        guard case .impossible(let place, _) = progress else { return progress }
        return .impossible(at: place, expected: nil)
    }

    package func progress(ofTooLong bytes: UnsafeBufferPointer<UInt8>) -> InputProgress {
        .impossible(at: bytes.startOfScalar(at: maximumBytes), expected: ExpectedCharacters([], includesEnd: true))
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the offset of the first byte of the UTF-8 scalar that contains a byte.
    package func startOfScalar(at offset: Int) -> Int {
        var start = offset
        while start > 0, start < count, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }
}
