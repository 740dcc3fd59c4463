// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noDigits = ValidationError(2, domain: "Club", message: "{label} has six digits after the M")

    public override func validate(_ number: String) throws(ValidationError) {
        // It is not a `var`: see /* is NumericInputValidator */ below.
        guard number.starts(with: /M/.matchingSemantics(.unicodeScalar)) else { throw Self.noPrefix }
        guard number.wholeMatch(of: /M[0-9]{6}/) != nil else { throw Self.noDigits }
    }

    /// The text "input.error?.reason == \"x\"" is only a text.
    static let shared = MemberInputValidator()
}

public func acceptMemberNumbers(in input: ValidatedInput<String>) {
    // A second call changes nothing.
    guard !(input.validator is MemberInputValidator) else { return }
    input.validator = MemberInputValidator.shared
}
