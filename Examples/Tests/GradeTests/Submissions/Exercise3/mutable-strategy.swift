// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

open class UniformInputValidator: InputValidator<String>, @unchecked Sendable {
    private var position = 0

    open func allows(_ byte: UInt8) -> Bool { false }

    public override func validate(_ text: String) throws(ValidationError) {
        if text.isEmpty { throw empty }
        position = 0
        for byte in text.utf8 {
            if !allows(byte) { throw disallowed.at(position: position) }
            position += 1
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
public let disallowed = ValidationError(2, domain: "Uniform", message: "{label} has a disallowed character")
