// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noDigits = ValidationError(2, domain: "Club", message: "{label} has six digits after the M")

    public override var profile: StrategyProfile { StrategyProfile(isSensitive: false) }

    public override func validate(_ number: String) throws(ValidationError) {
        var scanner = Scanner(rest: number.unicodeScalars[...])
        if scanner.next() != "M" { throw Self.noPrefix }
        var count = 0
        while let scalar = scanner.next() {
            guard ("0"..."9").contains(scalar) else { throw Self.noDigits }
            count += 1
        }
        if count != 6 { throw type(of: self).noDigits }
    }

    private struct Scanner {
        var rest: Substring.UnicodeScalarView

        mutating func next() -> Unicode.Scalar? { rest.popFirst() }
    }
}

public func acceptMemberNumbers(in input: ValidatedInput<String>) {
    let strategy: InputValidator<String> = .member
    input.validator = strategy
}

extension InputValidator where Input == String {
    /// The strategy for member numbers.
    public static var member: InputValidator<String> { MemberInputValidator() }
}
