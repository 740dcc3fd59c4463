// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noLetters = ValidationError(2, domain: "Club", message: "{label} has six letters after the M")

    public override var profile: StrategyProfile { StrategyProfile(isSensitive: false) }

    public override func validate(_ word: String) throws(ValidationError) {
        var scanner = Scanner(rest: word[...])
        if scanner.next() != "M" { throw Self.noPrefix }
        var count = 0
        while let character = scanner.next() {
            guard character.isLetter else { throw Self.noLetters }
            count += 1
        }
        if count != 6 { throw type(of: self).noLetters }
    }

    private struct Scanner {
        var rest: Substring

        mutating func next() -> Character? { rest.popFirst() }
    }
}

public func acceptCodeWords(in input: ValidatedInput<String>) {
    let strategy: InputValidator<String> = .member
    input.validator = strategy
}

extension InputValidator where Input == String {
    /// The strategy for code words.
    public static var member: InputValidator<String> { MemberInputValidator() }
}
