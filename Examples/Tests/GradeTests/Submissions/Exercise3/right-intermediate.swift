// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

open class UniformInputValidator: InputValidator<String>, @unchecked Sendable {
    open func allows(_ byte: UInt8) -> Bool { false }

    public final override func validate(_ text: String) throws(ValidationError) {
        if text.isEmpty { throw empty }
        for (position, byte) in text.utf8.enumerated() where !allows(byte) {
            throw disallowed.at(position: position)
        }
    }
}

/// A strategy that allows the bytes of a set.
open class SetInputValidator: UniformInputValidator, @unchecked Sendable {
    private let allowed: Set<UInt8>

    public init(_ allowed: some Sequence<UInt8>) {
        self.allowed = Set(allowed)
        super.init()
    }

    open override func allows(_ byte: UInt8) -> Bool { allowed.contains(byte) || super.allows(byte) }
}

public final class DigitsInputValidator: SetInputValidator, @unchecked Sendable {
    public init() { super.init("0123456789".utf8) }
}

public final class LettersInputValidator: SetInputValidator, @unchecked Sendable {
    public init() { super.init(UInt8(ascii: "a")...UInt8(ascii: "z")) }
}

public let empty = ValidationError(1, domain: "Uniform", message: "Enter {label}")
public let disallowed = ValidationError(2, domain: "Uniform", message: "{label} has a disallowed character")
