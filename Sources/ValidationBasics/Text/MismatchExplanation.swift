// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import ValidationCore
import ValidationText

extension Sentence {
    /// The number of a character, counted from 1.
    package static let mistakeAt = Sentence(
        "mistakeAt", "Use an accepted format: check character {number}",
        labeled: "{label} must be in an accepted format: check character {number}")
}

/// Facts about the texts that an expression matches, for messages without an example.
struct MismatchExplanation: Sendable {
    /// The fewest characters that an accepted text can have, or 0 if unknown.
    private let minimumScalarCount: Int

    /// The ASCII characters in the expression's sets, or `nil` if a message can't name a character.
    ///
    /// No accepted text contains any other character.
    private let allowedCharacters: ExpectedCharacters?

    /// The error that lists all accepted texts, if there are only a few.
    private let fewTexts: ValidationError?

    init(of pattern: Pattern, isSensitive: Bool) {
        if case .incomplete(let count?) = pattern.progress(of: "") {
            minimumScalarCount = count
        } else {
            minimumScalarCount = 0
        }
        let (low, high) = pattern.asciiCharacters
        allowedCharacters =
            isSensitive
            ? nil : ExpectedCharacters(lowBits: low, highBits: high, includesEnd: false, includesNonASCII: true)
        fewTexts =
            isSensitive
            ? nil
            : Self.fewTexts(of: pattern).map {
                ValidationError(.patternMismatch, with: [.accepted: .list($0), .isOptionList: true])
            }
    }

    /// Returns the texts that a pattern such as `(cat|dog)s?` matches, or `nil` if there are more than five or some are
    /// long.
    private static func fewTexts(of pattern: Pattern) -> [String]? {
        var texts: [String] = []
        var beginnings = [""]
        while let beginning = beginnings.popLast() {
            // Appending a character that no text contains yields a progress that lists the characters possible there.
            guard beginning.utf8.count <= 20,
                case .impossible(let position, let expected?) = InputProgress(
                    pattern.progress(of: beginning + "\u{1}")),
                position == beginning.utf8.count, !expected.includesNonASCII
            else { return nil }
            if expected.includesEnd { texts.append(beginning) }
            for byte in (UInt8(0)..<0x80).reversed() where expected.contains(Unicode.Scalar(byte)) {
                // Nobody can see spaces at a text's ends.
                guard byte > 0x20 || byte == 0x20 && !beginning.isEmpty, byte < 0x7F else { return nil }
                beginnings.append(beginning + String(Unicode.Scalar(byte)))
            }
            // Each prefix leads to at least one text.
            guard texts.count + beginnings.count <= 5 else { return nil }
        }
        return texts.contains { $0.isEmpty || $0.hasSuffix(" ") } || texts.count < 2 ? nil : texts
    }

    /// The error that states which texts the expression matches, if there are only a few.
    var requirements: [ValidationError] { fewTexts.map { [$0] } ?? [] }

    func error(for bytes: UnsafeBufferPointer<UInt8>, progress: PatternProgress) -> ValidationError? {
        if let fewTexts { return fewTexts.at(position: progress.position(in: bytes)) }
        switch progress {
        case .incomplete:
            // Every byte except a continuation byte starts a scalar.
            let isTooShort = minimumScalarCount > 1 && bytes.count { $0 & 0xC0 != 0x80 } < minimumScalarCount
            return isTooShort ? .mismatch(.minimum(minimumScalarCount), at: bytes.count) : nil
        case .impossible(let position, let expected):
            if let allowedCharacters, bytes.span.hasNameableCharacter(at: position),
                !allowedCharacters.contains(Unicode.Scalar(bytes[position]))
            {
                return ValidationError(.patternMismatch).at(position: position)
                    .withDisallowedCharacter(bytes[position])
            }
            guard bytes[..<position].allSatisfy({ $0 < 0x80 }) else { return nil }
            if expected.isEmpty, expected.includesEnd { return .mismatch(.tooLong, at: position) }
            guard allowedCharacters != nil else { return nil }
            return .mismatch(
                .accepted(
                    ExpectedCharacters(
                        lowBits: expected.lowBits, highBits: expected.highBits, includesEnd: false,
                        includesNonASCII: expected.includesNonASCII)), at: position)
        case .accepted:
            return nil
        }
    }
}

extension ValidationError {
    /// The sentence about a text that doesn't match a pattern without an example.
    var mismatchSentence: FilledSentence {
        if self[.isOptionList] == true { return FilledSentence(.option) }
        if self[.repertoire] == "ascii" { return FilledSentence(.plainCharacters) }
        if let missing = self[.missingClass]?.asText.flatMap(CharacterClass.init(rawValue:)) {
            return FilledSentence(missing.sentence)
        }
        if let minimum = self[.minimum] { return FilledSentence(minimum == 0 ? .tooBrief : .tooShort) }
        // The text matches up to the position, and every character before it takes one byte.
        if self[.isAtEdge] == true { return FilledSentence(.tooLong, self[.position].map { [.maximum: $0] } ?? [:]) }
        guard case .int(let offset) = self[.position] else { return characterSentence(orElse: .format) }
        if case .list(let names) = self[.accepted] { return .acceptedCharacters(names, at: offset) }
        guard self[.hasCharacterPosition] == true else { return characterSentence(orElse: .format) }
        return FilledSentence(.mistakeAt, ["number": .int(offset + 1)])
    }

    fileprivate static func mismatch(_ reason: MismatchReason, at position: Int) -> ValidationError {
        ValidationError(.patternMismatch, at: position, deferring: reason)
    }
}

extension PatternProgress {
    /// Returns the offset where a text that doesn't match stops matching.
    func position(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        if case .impossible(let position, _) = self { position } else { bytes.count }
    }
}

/// The reason why an expression without an example doesn't match.
private enum MismatchReason: ValidationError.DeferredParameters {
    /// The text has fewer characters than every accepted text.
    case minimum(Int)
    /// The text goes on after the expression's match.
    case tooLong
    /// The characters that the expression accepts in place of the first mismatched character.
    case accepted(ExpectedCharacters)

    var parameters: ValidationError.Parameters {
        switch self {
        case .minimum(let count): [.minimum: .int(count)]
        case .tooLong: [.isAtEdge: true]
        // Otherwise the message states the character's number.
        case .accepted(let characters):
            characters.displayNames.map { [.accepted: .list($0)] } ?? [.hasCharacterPosition: true]
        }
    }
}

extension ValidationError.Parameter {
    /// Whether the error's position is at a character, not inside the bytes of other characters.
    fileprivate static let hasCharacterPosition: Self = "isPlaced"
    /// The class that a password has no character from.
    fileprivate static let missingClass: Self = "missingClass"
}

// MARK: - Passwords

extension Pattern {
    /// Returns the error for a password of at most 256 bytes that's too short, lacks a character class, or has
    /// non-ASCII characters, or `nil` for any other password.
    ///
    /// A class is missing if the pattern matches after one of the class's characters is appended to the password.
    func passwordError(for bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        guard bytes.count <= 256 else { return nil }
        let counts = CharacterClass.Counts(of: bytes)
        let classes: [CharacterClass] = [.lowercase, .uppercase, .digit, .symbol]
        let absent = classes.filter { counts[$0] == 0 }
        guard let present = classes.first(where: { counts[$0] > 0 }) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        func matches(with added: [CharacterClass], isLonger: Bool) -> Bool {
            let longer = isLonger ? String(repeating: present.sample, count: 16) : ""
            return (text + added.map(\.sample).joined() + longer).withBytes { mismatchOffset(in: $0) == nil }
        }
        let ascii = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isASCII ? $0 : "a" }))
        if ascii != text, ascii.withBytes({ mismatchOffset(in: $0) == nil }) {
            return ValidationError(.patternMismatch, with: [.repertoire: "ascii"])
        }
        if matches(with: [], isLonger: true) { return ValidationError(.patternMismatch, with: [.minimum: 0]) }
        for count in 1...max(1, absent.count) {
            let additions = absent.combinations(ofCount: count).filter {
                matches(with: $0, isLonger: false) || matches(with: $0, isLonger: true)
            }
            guard let missing = additions.first?.first else { continue }
            // A letter of either case is enough.
            let isAnyLetter = additions.contains([.lowercase]) && additions.contains([.uppercase])
            let name = (isAnyLetter ? CharacterClass.letter : missing).rawValue
            return ValidationError(.patternMismatch, with: [.missingClass: .text(name), .minimum: 1])
        }
        return nil
    }
}

extension CharacterClass {
    fileprivate var sample: String {
        switch self {
        case .letter, .lowercase: "a"
        case .uppercase: "A"
        case .digit: "1"
        case .symbol: "!"
        }
    }

    fileprivate var sentence: Sentence {
        switch self {
        case .letter: .passwordLetters
        case .lowercase: .passwordLowercase
        case .uppercase: .passwordUppercase
        case .digit: .passwordDigits
        case .symbol: .passwordSymbols
        }
    }
}

extension [CharacterClass] {
    /// Returns the combinations of a number of elements, in their order.
    fileprivate func combinations(ofCount count: Int) -> [[CharacterClass]] {
        if count == 0 { return [[]] }
        return indices.flatMap { index in
            Array(self[(index + 1)...]).combinations(ofCount: count - 1).map { [self[index]] + $0 }
        }
    }
}

extension ExpectedCharacters {
    /// The characters or their ranges' names, or `nil` if a message can't name them.
    fileprivate var displayNames: [String]? {
        var names: [String] = []
        for kind in kinds {
            switch kind {
            case .digit: names.append("0-9")
            case .letter: names.append("A-Za-z")
            case .uppercaseLetter: names.append("A-Z")
            case .lowercaseLetter: names.append("a-z")
            case .character(let character): names.append(String(character))
            case .range(let range):
                guard range.upperBound.value - range.lowerBound.value < 10 else { return nil }
                names += (range.lowerBound.value...range.upperBound.value).map { String(Unicode.Scalar(UInt8($0))) }
            case .nonASCII: return nil
            }
        }
        let areVisible = names.allSatisfy { $0.utf8.allSatisfy { (0x21..<0x7F).contains($0) } }
        return areVisible && (1...10).contains(names.count) ? names : nil
    }
}
