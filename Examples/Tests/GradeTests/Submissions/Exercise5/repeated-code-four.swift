// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class NicknameInputValidator: InputValidator<String>, @unchecked Sendable {
    public init() {}

    public override func validate(_ name: String) throws(ValidationError) {
        guard name.utf8.count >= 3 else {
            throw ValidationError(1, domain: "Club", message: "{label} is too short")
        }
        guard name.utf8.allSatisfy({ !(0x41...0x5A).contains($0) }) else {
            throw ValidationError(1, domain: "Club", message: "{label} must not have capital letters")
        }
        guard name.utf8.allSatisfy({ !(0x30...0x39).contains($0) }) else {
            throw ValidationError(1, domain: "Club", message: "{label} must not have digits")
        }
        guard name.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
            throw ValidationError(1, domain: "Club", message: "{label} must only include letters a to z")
        }
    }
}
