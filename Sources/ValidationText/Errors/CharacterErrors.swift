// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension ValidationError {
    /// Returns the error with a disallowed byte's offset, and with its character if a message can name it.
    ///
    /// Letters and digits are never named, because a sequence of errors could reveal an input. A character from an
    /// input of one or two characters is not named either, because it is most of the input. If an error has other
    /// parameters that are known when the strategy is created, it gets only the offset.
    package func namingCharacter(in bytes: Span<UInt8>, at offset: Int) -> ValidationError {
        let error = at(position: offset)
        return canNameCharacter && bytes.hasNameableCharacter(at: offset)
            ? error.withDisallowedCharacter(bytes[offset]) : error
    }

    package func namingCharacter(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> ValidationError {
        namingCharacter(in: bytes.span, at: offset)
    }
}

extension ValidationError {
    /// Returns the error with a disallowed byte's offset, and with what removing its character leads to.
    ///
    /// A message names the character only if the text without all its occurrences is accepted, or rejected only for a
    /// typo. If the text without them is too short or too long, the error gets its length instead. Advice that leads to
    /// another error would be no help.
    ///
    /// - Parameters:
    ///   - typos: The codes of errors about check digits.
    ///   - fallback: The error for every other text; the error without a character by default.
    ///   - rejection: A function that returns the strategy's error for the text without the character.
    package func advisingRemoval(
        in bytes: Span<UInt8>, at offset: Int, typos: [Code], orElse fallback: ValidationError? = nil,
        _ rejection: (Span<UInt8>) -> ValidationError?
    ) -> ValidationError {
        guard canNameCharacter, bytes.hasNameableCharacter(at: offset) else { return at(position: offset) }
        let byte = bytes[offset]
        return bytes.withCopy(without: byte) { rest in
            let other = rest.isEmpty ? ValidationError(.inputEmpty) : rejection(rest)
            guard let other, !typos.contains(other.code) else {
                return at(position: offset).withDisallowedCharacter(byte)
            }
            if other[.length] != nil { return at(position: offset).adding(other.parameters) }
            return (fallback ?? self).at(position: offset)
        }
    }
}

extension Span<UInt8> {
    /// Calls a function with a copy of the bytes without all occurrences of a byte.
    package func withCopy<Result>(without byte: UInt8, _ body: (Span<UInt8>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { copy in
            var length = 0
            for offset in indices where self[offset] != byte {
                copy[length] = self[offset]
                length += 1
            }
            return body(UnsafeBufferPointer(rebasing: copy[..<length]).span)
        }
    }

    /// Calls a function with a copy of the bytes in which ASCII letters are uppercase.
    package func withUppercasedCopy<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { copy in
            for offset in indices { copy[offset] = self[offset].isLowercaseLetter ? self[offset] & 0xDF : self[offset] }
            return body(copy.span)
        }
    }

    /// Calls a function with a copy of the bytes in which ASCII letters are lowercase.
    package func withLowercasedCopy<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { copy in
            for offset in indices { copy[offset] = self[offset].isUppercaseLetter ? self[offset] | 0x20 : self[offset] }
            return body(copy.span)
        }
    }

    /// Returns whether a message can name the character at an offset: an ASCII character other than a letter or digit.
    package func hasNameableCharacter(at offset: Int) -> Bool {
        guard count > 2, let byte = byte(at: offset) else { return false }
        return (0x20..<0x7F).contains(byte) && !byte.isLetter && !byte.isDigit
    }
}
