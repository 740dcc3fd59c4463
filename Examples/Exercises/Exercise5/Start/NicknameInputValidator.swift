// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A strategy for nicknames of three or more letters, which compiles but breaks the contract for strategies.
public final class NicknameInputValidator: InputValidator<String>, @unchecked Sendable {
    private var rejections = 0

    /// Creates a strategy.
    public init() {}

    /// Rejects a nickname that is too short or has other characters.
    public override func validate(_ name: String) throws(ValidationError) {
        if rejections < 3, name.utf8.count >= 3, name.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return }
        rejections += 1
        throw ValidationError(1, domain: "Club", message: "\(name) is not a nickname")
    }

    /// Returns the nickname in lowercase.
    public override func normalized(_ name: String) -> String {
        name.lowercased()
    }
}
