// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import ValidationCore
import ValidationText

/// What is known about the texts that an expression matches, for messages without an example.
struct MismatchExplanation: Sendable {
    /// The fewest characters of an accepted text, or 0 if the number is not known.
    private let minimumScalarCount: Int

    /// The ASCII characters that are in a set of the expression, or `nil` if a message must not name a character.
    ///
    /// No accepted text has another one.
    private let allowedCharacters: ExpectedCharacters?

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
    }

    func error(for bytes: UnsafeBufferPointer<UInt8>, progress: PatternProgress) -> ValidationError? {
        switch progress {
        case .incomplete:
            // Every byte but those that continue a scalar begins one.
            let isTooShort = minimumScalarCount > 1 && bytes.count { $0 & 0xC0 != 0x80 } < minimumScalarCount
            return isTooShort ? .mismatch(.minimum(minimumScalarCount)) : nil
        case .impossible(let position, let expected):
            if let allowedCharacters, bytes.hasNameableCharacter(at: position),
                !allowedCharacters.contains(Unicode.Scalar(bytes[position]))
            {
                return ValidationError(.patternMismatch).withDisallowedCharacter(bytes[position])
            }
            guard bytes[..<position].allSatisfy({ $0 < 0x80 }) else { return nil }
            if expected.isEmpty, expected.includesEnd { return .mismatch(.tooLong) }
            guard allowedCharacters != nil else { return nil }
            return .mismatch(
                .accepted(
                    ExpectedCharacters(
                        lowBits: expected.lowBits, highBits: expected.highBits, includesEnd: false,
                        includesNonASCII: expected.includesNonASCII)))
        case .accepted:
            return nil
        }
    }
}

extension ValidationError {
    /// The sentence about a text that a pattern without an example does not match.
    var mismatchSentence: FilledSentence {
        if self[.minimum] != nil { return FilledSentence(.tooShort) }
        // The text matches up to its position, and has one byte for each character before it.
        if self[.isAtEdge] == true { return FilledSentence(.tooLong, self[.position].map { [.maximum: $0] } ?? [:]) }
        guard case .int(let offset) = self[.position] else { return characterSentence(orElse: .format) }
        if case .list(let names) = self[.accepted] { return .acceptedCharacters(names, at: offset) }
        guard self[.hasCharacterPosition] == true else { return characterSentence(orElse: .format) }
        return FilledSentence(.mistakeAt, ["number": .int(offset + 1)])
    }

    fileprivate static func mismatch(_ reason: MismatchReason) -> ValidationError {
        ValidationError(.patternMismatch, deferring: reason)
    }
}

/// Why an expression without an example does not match.
private enum MismatchReason: ValidationError.DeferredParameters {
    /// The text has fewer characters than every accepted text.
    case minimum(Int)
    /// The expression does not match the end of the text.
    case tooLong
    /// The characters that the expression accepts in place of the first one that it does not match.
    case accepted(ExpectedCharacters)

    var parameters: ValidationError.Parameters {
        switch self {
        case .minimum(let count): [.minimum: .int(count)]
        case .tooLong: [.isAtEdge: true]
        // Otherwise the message contains the number of the character.
        case .accepted(let characters):
            characters.displayNames.map { [.accepted: .list($0)] } ?? [.hasCharacterPosition: true]
        }
    }
}

extension ValidationError.Parameter {
    /// Whether the position of the error is that of a character, and not one in the bytes of other characters.
    fileprivate static let hasCharacterPosition: Self = "isPlaced"
}

extension ExpectedCharacters {
    /// The characters or the names of their ranges, or `nil` if a message cannot name them.
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
