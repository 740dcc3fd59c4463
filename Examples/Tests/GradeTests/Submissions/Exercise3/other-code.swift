// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

open class UniformInputValidator: InputValidator<String>, @unchecked Sendable {
    open func allows(_ byte: UInt8) -> Bool { false }

    public final override func validate(_ text: String) throws(ValidationError) {
        for (position, byte) in text.utf8.enumerated() where !allows(byte) {
            throw disallowed.at(position: position)
        }
    }
}

public final class DigitsInputValidator: UniformInputValidator, @unchecked Sendable {
    public override func allows(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

public final class LettersInputValidator: UniformInputValidator, @unchecked Sendable {
    public override func allows(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}

public let empty = ValidationError(1, domain: "Uniform", message: "Enter {label}")
public let disallowed = ValidationError(3, domain: "Uniform", message: "{label} has a disallowed character")
