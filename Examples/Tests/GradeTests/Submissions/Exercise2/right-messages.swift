// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noDigits = ValidationError(2, domain: "Club", message: "{label} has six digits after the M")

    public override func validate(_ number: String) throws(ValidationError) {
        guard number.unicodeScalars.first == "M" else { throw Self.noPrefix.at(position: 0) }
        let digits = number.unicodeScalars.dropFirst()
        if let place = digits.firstIndex(where: { !("0"..."9").contains($0) }) {
            throw Self.noDigits.at(position: number.utf8.distance(from: number.startIndex, to: place))
        }
        switch digits.count {
        case 6: return
        case ..<6: throw Self.noDigits.withMessage("{label} is too short")
        default: throw Self.noDigits.withMessage("{label} is too long")
        }
    }
}

public func acceptMemberNumbers(in input: ValidatedInput<String>) {
    input.validator = MemberInputValidator()
}
