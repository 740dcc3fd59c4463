// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An abstract strategy for text whose characters are all of one kind.
///
/// Its subclasses share its steps: reject the empty text, find the first disallowed byte, report the byte's position.
open class UniformInputValidator: InputValidator<String>, @unchecked Sendable {
    /// Returns whether a byte of the text is allowed.
    open func allows(_ byte: UInt8) -> Bool { false }
}

/// A strategy that accepts digits.
public final class DigitsInputValidator: InputValidator<String>, @unchecked Sendable {
    /// Rejects the empty text, and the first byte that isn't a digit.
    public override func validate(_ text: String) throws(ValidationError) {
        if text.isEmpty { throw empty }
        for (position, byte) in text.utf8.enumerated() where !(0x30...0x39).contains(byte) {
            throw disallowed.at(position: position)
        }
    }
}

/// A strategy that accepts lowercase letters.
public final class LettersInputValidator: InputValidator<String>, @unchecked Sendable {
    /// Rejects the empty text, and the first byte that isn't a letter.
    public override func validate(_ text: String) throws(ValidationError) {
        if text.isEmpty { throw empty }
        for (position, byte) in text.utf8.enumerated() where !(0x61...0x7A).contains(byte) {
            throw disallowed.at(position: position)
        }
    }
}

/// The text is empty.
public let empty = ValidationError(1, domain: "Uniform", message: "Enter {label}")

/// The text has a disallowed byte.
public let disallowed = ValidationError(2, domain: "Uniform", message: "{label} has a disallowed character")
