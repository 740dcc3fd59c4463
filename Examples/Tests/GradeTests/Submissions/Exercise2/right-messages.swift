// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noLetters = ValidationError(2, domain: "Club", message: "{label} has six letters after the M")

    public override func validate(_ word: String) throws(ValidationError) {
        guard word.first == "M" else { throw Self.noPrefix.at(position: 0) }
        let letters = word.dropFirst()
        if let place = letters.firstIndex(where: { !$0.isLetter }) {
            throw Self.noLetters.at(position: word.utf8.distance(from: word.startIndex, to: place))
        }
        switch letters.count {
        case 6: return
        case ..<6: throw Self.noLetters.withMessage("{label} is too short")
        default: throw Self.noLetters.withMessage("{label} is too long")
        }
    }
}

public func acceptCodeWords(in input: ValidatedInput<String>) {
    input.validator = MemberInputValidator()
}
