// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

open class UniformInputValidator: InputValidator<String>, @unchecked Sendable {
    open func allows(_ byte: UInt8) -> Bool { return false }

    private func firstDisallowedPosition(in bytes: [UInt8]) -> Int? {
        var position = 0
        while position < bytes.count {
            guard allows(bytes[position]) else { return position }
            position += 1
        }
        return nil
    }

    open override func validate(_ text: String) throws(ValidationError) {
        let bytes: [UInt8] = Array(text.utf8)
        switch (bytes.isEmpty, firstDisallowedPosition(in: bytes)) {
        case (true, _): throw empty
        case (false, let position?): throw disallowed.at(position: position)
        case (false, nil): break
        }
    }
}

public final class DigitsInputValidator: UniformInputValidator, @unchecked Sendable {
    public override func allows(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

public final class LettersInputValidator: UniformInputValidator, @unchecked Sendable {
    public override func allows(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}

public let empty = ValidationError(1, domain: "Digits", message: "Enter {label}")
public let disallowed = ValidationError(2, domain: "Digits", message: "{label} has a disallowed character")
