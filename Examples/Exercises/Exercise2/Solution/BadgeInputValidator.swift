// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A strategy for code words that the club's machine can engrave on a badge: the letter M and six letters A to Z.
public final class BadgeInputValidator: InputValidator<String>, @unchecked Sendable {
    /// The M isn't followed by exactly six letters A to Z.
    public static let notEngravable = ValidationError(
        3, domain: "Club", message: "{label} has six letters A to Z after the M")

    /// Rejects a text that isn't the letter M and six letters A to Z.
    public override func validate(_ word: String) throws(ValidationError) {
        guard word.utf8.first == UInt8(ascii: "M") else { throw MemberInputValidator.noPrefix }
        let letters = word.utf8.dropFirst()
        let engravable = UInt8(ascii: "A")...UInt8(ascii: "Z")
        guard letters.count == 6, letters.allSatisfy(engravable.contains) else { throw Self.notEngravable }
    }
}
