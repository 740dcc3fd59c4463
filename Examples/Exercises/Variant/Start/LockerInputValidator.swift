// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A strategy for locker codes: the letter _LETTER_ and _COUNT_ digits whose sum is a multiple of _FACTOR_.
public final class LockerInputValidator: InputValidator<String>, @unchecked Sendable {
    /// The code doesn't begin with _LETTER_.
    public static let noPrefix = ValidationError(
        1, domain: "Locker", message: "{label} begins with _LETTER_")

    /// The letter isn't followed by exactly _COUNT_ digits 0 to 9.
    public static let noDigits = ValidationError(
        2, domain: "Locker", message: "{label} has _COUNT_ digits after the _LETTER_")

    /// The digits' sum isn't a multiple of _FACTOR_.
    public static let wrongSum = ValidationError(
        3, domain: "Locker", message: "{label} is not correct: check each digit for a typo")
}

/// Makes an input validate locker codes from now on.
public func acceptLockerCodes(in input: ValidatedInput<String>) {
}
