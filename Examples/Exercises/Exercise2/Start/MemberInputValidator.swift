// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A strategy for a theater club's code words: the letter M and six more letters.
///
/// A subclass repeats `@unchecked Sendable`. It promises that tasks can safely share a strategy. The contract for
/// strategies keeps this promise: it forbids a stored `var`.
public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    /// The word doesn't begin with M.
    public static let noPrefix = ValidationError(
        1, domain: "Club", message: "{label} begins with M, as on your card")

    /// The M isn't followed by exactly six letters.
    public static let noLetters = ValidationError(
        2, domain: "Club", message: "{label} has six letters after the M")
}

/// Makes an input validate code words from now on.
public func acceptCodeWords(in input: ValidatedInput<String>) {
}
