// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noDigits = ValidationError(2, domain: "Club", message: "{label} has six digits after the M")

    private let prefix: InputValidator<String> = .prefix("M")
    private let whole: InputValidator<String> = .pattern("M[0-9]{6}")

    public override func validate(_ number: String) throws(ValidationError) {
        let rules = [(prefix, Self.noPrefix), (whole, Self.noDigits)]
        for (rule, error) in rules where !rule.isValid(number) { throw error }
    }
}

@MainActor private var isOpen = true

public func acceptMemberNumbers(in input: ValidatedInput<String>) {
    ({ (field: ValidatedInput<String>) in field.validator = MemberInputValidator() })(input)
}

/// A form that shows one input.
public struct MemberForm {
    public private(set) var errors: [ValidationError] = []
    public let number = ValidatedInput("", .numeric)
    public var isMember = false {
        didSet {
            number.validator = isMember ? MemberInputValidator() : .numeric
            number.validate()
        }
    }
    public var name = "" {
        didSet { errors = [] }
    }
    public var title = "Member" {
        didSet { if title.isEmpty { title = oldValue } }
    }
}
