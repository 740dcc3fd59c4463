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

extension Span<UInt8> {
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
