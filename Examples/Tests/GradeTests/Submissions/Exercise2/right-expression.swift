// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noLetters = ValidationError(2, domain: "Club", message: "{label} has six letters after the M")

    public override func validate(_ word: String) throws(ValidationError) {
        // It is not a `var`: see /* is NumericInputValidator */ below.
        guard word.starts(with: /M/) else { throw Self.noPrefix }
        guard word.wholeMatch(of: /M\p{Alphabetic}{6}/) != nil else { throw Self.noLetters }
    }

    /// The text "input.error?.reason == \"x\"" is only a text.
    static let shared = MemberInputValidator()
}

public func acceptCodeWords(in input: ValidatedInput<String>) {
    // A second call changes nothing.
    guard !(input.validator is MemberInputValidator) else { return }
    input.validator = MemberInputValidator.shared
}
