// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noLetters = ValidationError(2, domain: "Club", message: "{label} has six letters after the M")

    public override func validate(_ word: String) throws(ValidationError) {
        guard word.first == "M" else { throw Self.noPrefix }
        let letters = word.dropFirst()
        guard letters.count == 6, letters.allSatisfy(\.isLetter) else { throw Self.noLetters }
    }
}

public func acceptCodeWords(in input: ValidatedInput<String>) {
    if input.validator is NumericInputValidator {
        input.validator = MemberInputValidator()
    }
}
