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

    /// Rejects the empty text, and the first byte that a subclass doesn't allow.
    public final override func validate(_ text: String) throws(ValidationError) {
        if text.isEmpty { throw empty }
        for (position, byte) in text.utf8.enumerated() where !allows(byte) {
            throw disallowed.at(position: position)
        }
    }
}

/// A strategy that accepts digits.
public final class DigitsInputValidator: UniformInputValidator, @unchecked Sendable {
    /// Returns whether a byte is a digit.
    public override func allows(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

/// A strategy that accepts lowercase letters.
public final class LettersInputValidator: UniformInputValidator, @unchecked Sendable {
    /// Returns whether a byte is a lowercase letter.
    public override func allows(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}

/// The text is empty.
public let empty = ValidationError(1, domain: "Uniform", message: "Enter {label}")

/// The text has a disallowed byte.
public let disallowed = ValidationError(2, domain: "Uniform", message: "{label} has a disallowed character")
