// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class NicknameInputValidator: InputValidator<String>, @unchecked Sendable {
    private static let wrong = ValidationError(1, domain: "Club", message: "{label} must have 3 or more letters a to z")

    public init() {}

    private let letters: InputValidator<String> = .pattern("[a-z]{3,}")

    public override func validate(_ name: String) throws(ValidationError) {
        do { try letters.validate(name) } catch {
            let isKnown = error.reason == "Use the right format"
            throw isKnown ? Self.wrong : Self.wrong.withMessage("{label} must have letters")
        }
    }
}
