// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

open class UniformInputValidator: InputValidator<String>, @unchecked Sendable {
    let allowed: ClosedRange<UInt8>

    public init(_ allowed: ClosedRange<UInt8> = 0x61...0x7A) {
        self.allowed = allowed
    }

    open func allows(_ byte: UInt8) -> Bool { allowed.contains(byte) }

    public final override func validate(_ text: String) throws(ValidationError) {
        if text.isEmpty { throw empty }
        for (position, byte) in text.utf8.enumerated() where !allowed.contains(byte) {
            throw disallowed.at(position: position)
        }
    }
}

public final class DigitsInputValidator: UniformInputValidator, @unchecked Sendable {
    public init() { super.init(0x30...0x39) }
}

public final class LettersInputValidator: UniformInputValidator, @unchecked Sendable {
    public init() { super.init(0x61...0x7A) }
}

public let empty = ValidationError(1, domain: "Uniform", message: "Enter {label}")
public let disallowed = ValidationError(2, domain: "Uniform", message: "{label} has a disallowed character")
