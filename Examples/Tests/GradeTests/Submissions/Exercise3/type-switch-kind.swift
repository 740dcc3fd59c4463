// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

open class UniformInputValidator: InputValidator<String>, @unchecked Sendable {
    public enum Kind { case digits, letters }

    open var kind: Kind { .digits }

    open func allows(_ byte: UInt8) -> Bool { false }

    public final override func validate(_ text: String) throws(ValidationError) {
        if text.isEmpty { throw empty }
        for (position, byte) in text.utf8.enumerated() {
            let isAllowed =
                switch kind {
                case .digits: (0x30...0x39).contains(byte)
                case .letters: (0x61...0x7A).contains(byte)
                }
            if !isAllowed { throw disallowed.at(position: position) }
        }
    }
}

public final class DigitsInputValidator: UniformInputValidator, @unchecked Sendable {
    public override var kind: Kind { .digits }
}

public final class LettersInputValidator: UniformInputValidator, @unchecked Sendable {
    public override var kind: Kind { .letters }
}

public let empty = ValidationError(1, domain: "Uniform", message: "Enter {label}")
public let disallowed = ValidationError(2, domain: "Uniform", message: "{label} has a disallowed character")
