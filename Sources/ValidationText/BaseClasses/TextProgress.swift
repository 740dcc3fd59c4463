// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

// MARK: - Strategies that return what is missing

/// The texts with which the beginnings of a format are completed.
///
/// The scanner of the strategy decides which ending completes a beginning, so the format is described only once. The
/// endings are enough if every beginning that can be completed is completed by one of them with the fewest characters.
package struct Endings: Sendable {
    /// The endings and their numbers of Unicode scalars, the shortest first.
    private let endings: [(text: [UInt8], count: Int)]

    package init(_ texts: some Sequence<[UInt8]>) {
        endings = texts.map { text in (text, text.count { $0 & 0xC0 != 0x80 }) }.ordered { $0.count < $1.count }
    }

    /// Creates all endings of some texts, from the whole text to the empty one.
    package init(suffixesOf texts: [String]) {
        self.init(texts.flatMap { text in text.utf8.indices.map { Array(text.utf8[$0...]) } } + [[]])
    }

    /// Returns the number of Unicode scalars of the shortest ending with which a text is accepted, or `nil`.
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
/// Its progress is found by trying beginnings of the text. The requirement is a method instead of a closure, because
/// the optimizer would otherwise copy that algorithm for every strategy.
package protocol CompletableFormat {
    /// The characters that can be expected, by default all that are tried.
    ///
    /// A strategy whose ``missingCharacterCount(after:)`` tries many endings has a list of its own, because it is
    /// called for each character.
    var candidateCharacters: String { get }

    /// Returns the smallest number of characters that complete a text: 0 if the strategy accepts it, and `nil` if no
    /// characters complete it.
    ///
    /// If it returns `nil` for a text, it does so for every longer one.
    func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int?
}

extension CompletableFormat {
    package var candidateCharacters: String { TextSizeLimits.representativeCharacters }
}

extension TextSizeLimits {
    /// The characters that are tried: those of ASCII, and some beyond it that represent all others.
    package static let representativeCharacters = String(decoding: 0..<128, as: UTF8.self) + "äÄ一٣§\u{301}\u{A0}"

    /// Returns the progress of a text, from what ``CompletableFormat/missingCharacterCount(after:)`` returns.
    ///
    /// - Complexity: O(*n* log *n*) in the length of a text that is impossible, if that of `missingCharacterCount` is
    ///   O(*n*).
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
                // A part of a scalar is not a beginning that somebody types.
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
    /// Creates the set of those characters of a text with which a beginning can be continued.
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

/// The texts of a format as an expression, for the progress of texts that are still being typed.
///
/// The expression matches every text that the strategy accepts. Each grammar is compiled when it is first used.
package struct InputGrammar: Sendable {
    package let expression: String
    private let compiledGrammar: (any CompiledGrammar)?
    /// The endings that prove how many characters are missing, if the expression also matches other texts.
    private let endings: Endings?

    /// Whether the expression matches no other texts.
    package var isExact: Bool { endings == nil }

    /// Creates the grammar of exactly the texts that the strategy accepts, or of further ones too if there are endings.
    ///
    /// The number that such a grammar determines is a lower bound. It is returned only if one of the endings is as
    /// short and completes the text.
    package init(_ expression: String, endings: Endings? = nil) {
        self.expression = expression
        compiledGrammar = LinkedModules.codeModules.lazy.compactMap { $0 as? any GrammarEngine }.first?.compile(
            expression)
        self.endings = endings
    }

    /// Returns the progress of a text, with the endings that prove the number if they are not the same at every time.
    package func progress(
        of bytes: UnsafeBufferPointer<UInt8>, endings: Endings? = nil,
        isAccepted: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> InputProgress {
        if isAccepted(bytes) { return .accepted }
        guard let compiledGrammar else { return .unknown }
        // The strategy rejects what the expression cannot describe.
        let progress = compiledGrammar.progress(ofRejected: bytes)
        guard case .incomplete(let missing?) = progress, let endings = endings ?? self.endings else { return progress }
        let isProved = endings.minimumCharacterCount(completing: bytes, isAccepted: isAccepted) == missing
        return .incomplete(missing: isProved ? missing : nil)
    }
}

/// A module with an engine for expressions, without which the progress by a grammar is unknown.
package protocol GrammarEngine {
    func compile(_ expression: String) -> (any CompiledGrammar)?
}

package protocol CompiledGrammar: Sendable {
    /// Returns the progress of a text that the strategy rejects, even if the expression matches it.
    func progress(ofRejected bytes: UnsafeBufferPointer<UInt8>) -> InputProgress
}

extension InputGrammar {
    package static let hexDigit = "[0-9A-Fa-f]"
    package static let nonASCIIRange = #"\x{80}-\x{10FFFF}"#

    /// Returns an expression for a label of a domain name of letters and digits with hyphens between them, or an
    /// encoded one.
    ///
    /// The alternative for encoded labels has only those with a hyphen at the end, because the other one has the rest. If
    /// both matched a label, an engine that backtracks would try all combinations for a domain name. Without the limit of
    /// 63 characters, an expression with more kinds of hosts has a small table.
    package static func domainLabelExpression(of characters: String, isLengthLimited: Bool) -> String {
        isLengthLimited
            ? "(?:[\(characters)](?:[-\(characters)]{0,61}[\(characters)])?|[Xx][Nn]--[-0-9A-Za-z]{0,58}-)"
            : "(?:[\(characters)]+(?:-+[\(characters)]+)*|[Xx][Nn]--[-0-9A-Za-z]*-)"
    }
}

// MARK: - The size limit

extension TextSizeLimits {
    /// Returns the progress of a text that is not too long, as the closure determines it from the bytes.
    ///
    /// An empty text counts as incomplete where the closure accepts it, because the size limits reject it.
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

    /// Returns the progress of a text that would be too long if it were completed.
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
    /// Returns the offset at which the UTF-8 scalar that contains a byte begins.
    package func startOfScalar(at offset: Int) -> Int {
        var start = offset
        while start > 0, start < count, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }
}
