// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class MemberInputValidator: NumericInputValidator, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noDigits = ValidationError(2, domain: "Club", message: "{label} has six digits after the M")

    public override func validate(_ number: String) throws(ValidationError) {
        guard number.utf8.first == UInt8(ascii: "M") else { throw Self.noPrefix }
        let digits = number.utf8.dropFirst()
        guard digits.count == 6, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { throw Self.noDigits }
    }
}

public func acceptMemberNumbers(in input: ValidatedInput<String>) {
    input.validator = MemberInputValidator()
}
