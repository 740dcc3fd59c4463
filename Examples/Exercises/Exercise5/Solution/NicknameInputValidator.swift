// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A strategy for nicknames of three or more letters.
public final class NicknameInputValidator: InputValidator<String>, @unchecked Sendable {
    private static let wrong = ValidationError(
        1, domain: "Club", message: "{label} must have 3 or more letters a to z")

    /// Creates a strategy.
    public init() {}

    /// Rejects a nickname that is too short or has other characters.
    public override func validate(_ name: String) throws(ValidationError) {
        guard name.utf8.count >= 3, name.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { throw Self.wrong }
    }
}
