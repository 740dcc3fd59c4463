// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A strategy for a club's member numbers: the letter M and six digits.
///
/// A subclass repeats `@unchecked Sendable`. It promises that no stored property is a `var`, so that tasks can share
/// a strategy.
public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    /// The number doesn't begin with M.
    public static let noPrefix = ValidationError(
        1, domain: "Club", message: "{label} begins with M, as on your card")

    /// The M isn't followed by exactly six digits 0 to 9.
    public static let noDigits = ValidationError(
        2, domain: "Club", message: "{label} has six digits after the M")
}

/// Makes an input validate member numbers from now on.
public func acceptMemberNumbers(in input: ValidatedInput<String>) {
}
