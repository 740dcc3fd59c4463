// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The state of text that is still being typed: accepted, incomplete, impossible, or unknown.
///
/// A form that shows an error only for ``impossible(at:expected:)`` never shows an error too early.
///
/// ```swift
/// let reference: InputValidator<String> = .pattern("[A-Z]{2}[0-9]{4}")
/// reference.progress(of: "AB1")  // incomplete(missing: 3)
/// reference.progress(of: "AB1234")  // accepted
/// reference.progress(of: "A1")
/// // impossible(at: 1, …): an uppercase letter is expected
/// ```
public enum InputProgress: Hashable, Sendable {
    /// The strategy accepts the text as it is.
    case accepted

    /// The strategy rejects the text, but more characters can make it acceptable.
    ///
    /// The associated value is the smallest number of Unicode scalars that complete the text. A composition of several
    /// rules returns a lower bound. If it is `nil`, the number is not known. It may also be unknown whether a rule
    /// about the whole text, such as a rule about card networks, allows any completion.
    case incomplete(missing: Int?)

    /// No further characters can make the text acceptable.
    ///
    /// The first value is the first disallowed character's offset in UTF-8 bytes. The second value is the set of
    /// characters that can be there instead, or `nil` if it is not known.
    case impossible(at: Int, expected: ExpectedCharacters?)

    /// The strategy rejects the text, and it is not known whether more characters can make it acceptable.
    case unknown
}

extension InputProgress {
    /// Returns the progress of text that must meet two rules.
    func conjunction(with other: InputProgress) -> InputProgress {
        switch (self, other) {
        case (.impossible(let first, let mine), .impossible(let second, let others)):
            guard first == second else { return first < second ? self : other }
            return .impossible(at: first, expected: mine.flatMap { mine in others.map { mine.intersection($0) } })
        case (.impossible, _), (_, .accepted): return self
        case (_, .impossible), (.accepted, _): return other
        case (.unknown, _), (_, .unknown): return .unknown
        case (.incomplete(let first), .incomplete(let second)):
            return .incomplete(missing: first.flatMap { first in second.map { max(first, $0) } })
        }
    }

    /// Returns the progress of text that must meet at least one of two rules.
    func disjunction(with other: InputProgress) -> InputProgress {
        switch (self, other) {
        case (.accepted, _), (_, .accepted): return .accepted
        case (.incomplete(let first), .incomplete(let second)):
            return .incomplete(missing: first.flatMap { first in second.map { min(first, $0) } })
        // The rule whose progress isn't known may need fewer characters.
        case (.incomplete, .unknown), (.unknown, .incomplete): return .incomplete(missing: nil)
        case (.incomplete, _): return self
        case (_, .incomplete): return other
        case (.unknown, _), (_, .unknown): return .unknown
        case (.impossible(let first, let mine), .impossible(let second, let others)):
            guard first == second else { return first > second ? self : other }
            return .impossible(at: first, expected: mine.flatMap { mine in others.map { mine.union($0) } })
        }
    }
}

/// The characters that a strategy expects at a position in the text.
///
/// ASCII characters are listed one by one. All other characters are one group.
///
/// ```swift
/// let date: InputValidator<String> = .pattern("[0-9]{4}-[0-9]{2}")
/// if case .impossible(_, let expected?) = date.progress(of: "2026/") {
///     expected.kinds  // [.character("-")]
/// }
/// ```
public struct ExpectedCharacters: Hashable, Sendable {
    // Bit masks: one bit for each of the characters 0 to 63, and one for each of 64 to 127.
    private var lowBits: UInt64
    private var highBits: UInt64

    /// Whether the text can end at the position.
    public private(set) var includesEnd: Bool

    /// Whether a character beyond ASCII can be at the position.
    package private(set) var includesNonASCII: Bool

    package init(lowBits: UInt64, highBits: UInt64, includesEnd: Bool, includesNonASCII: Bool) {
        self.lowBits = lowBits
        self.highBits = highBits
        self.includesEnd = includesEnd
        self.includesNonASCII = includesNonASCII
    }

    /// Creates a set of ASCII characters.
    package init(_ characters: some Sequence<UInt8>, includesEnd: Bool = false, includesNonASCII: Bool = false) {
        self.init(lowBits: 0, highBits: 0, includesEnd: includesEnd, includesNonASCII: includesNonASCII)
        for character in characters where character < 128 {
            if character < 64 { lowBits |= 1 << UInt64(character) } else { highBits |= 1 << UInt64(character - 64) }
        }
    }

    /// Returns whether a character can be at the position; all characters beyond ASCII count as the same character.
    public func contains(_ character: Unicode.Scalar) -> Bool {
        switch character.value {
        case 0..<64: lowBits >> UInt64(character.value) & 1 != 0
        case 64..<128: highBits >> UInt64(character.value - 64) & 1 != 0
        default: includesNonASCII
        }
    }

    /// A kind of character that a message can name.
    public enum Kind: Hashable, Sendable {
        /// The digits 0 to 9.
        case digit
        /// The letters A to Z and a to z.
        case letter
        /// The letters A to Z.
        case uppercaseLetter
        /// The letters a to z.
        case lowercaseLetter
        /// Three or more consecutive ASCII characters.
        case range(ClosedRange<Unicode.Scalar>)
        /// One ASCII character.
        case character(Unicode.Scalar)
        /// All or some characters beyond ASCII.
        case nonASCII
    }

    /// The kinds of characters, letters and digits first.
    public var kinds: [Kind] {
        var kinds: [Kind] = []
        var rest = self
        let hasUppercase = rest.removeIfContained("A"..."Z")
        let hasLowercase = rest.removeIfContained("a"..."z")
        if hasUppercase || hasLowercase {
            kinds.append(hasUppercase && hasLowercase ? .letter : hasUppercase ? .uppercaseLetter : .lowercaseLetter)
        }
        if rest.removeIfContained("0"..."9") { kinds.append(.digit) }
        var start: UInt8 = 0
        while start < 128 {
            var end = start
            while end < 128, rest.contains(Unicode.Scalar(end)) { end += 1 }
            if end - start > 2 {
                kinds.append(.range(Unicode.Scalar(start)...Unicode.Scalar(end - 1)))
            } else {
                kinds += (start..<end).map { .character(Unicode.Scalar($0)) }
            }
            start = end + 1
        }
        return includesNonASCII ? kinds + [.nonASCII] : kinds
    }

    /// Removes a range's characters if all of them are in the set.
    private mutating func removeIfContained(_ range: ClosedRange<Unicode.Scalar>) -> Bool {
        let mask = ExpectedCharacters((range.lowerBound.value...range.upperBound.value).map(UInt8.init))
        guard lowBits & mask.lowBits == mask.lowBits, highBits & mask.highBits == mask.highBits else { return false }
        lowBits &= ~mask.lowBits
        highBits &= ~mask.highBits
        return true
    }

    func union(_ other: Self) -> Self {
        Self(
            lowBits: lowBits | other.lowBits, highBits: highBits | other.highBits,
            includesEnd: includesEnd || other.includesEnd,
            includesNonASCII: includesNonASCII || other.includesNonASCII)
    }

    func intersection(_ other: Self) -> Self {
        Self(
            lowBits: lowBits & other.lowBits, highBits: highBits & other.highBits,
            includesEnd: includesEnd && other.includesEnd,
            includesNonASCII: includesNonASCII && other.includesNonASCII)
    }
}
