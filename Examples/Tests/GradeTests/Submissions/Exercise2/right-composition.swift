// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noLetters = ValidationError(2, domain: "Club", message: "{label} has six letters after the M")

    private let prefix: InputValidator<String> = .condition(or: noPrefix) { $0.first == "M" }
    private let rest: InputValidator<String> = .condition(or: noLetters) { word in
        word.count == 7 && word.dropFirst().allSatisfy(\.isLetter)
    }

    public override func validate(_ word: String) throws(ValidationError) {
        try (prefix && rest).validate(word)
    }
}

@MainActor private var isOpen = true

public func acceptCodeWords(in input: ValidatedInput<String>) {
    ({ (field: ValidatedInput<String>) in field.validator = MemberInputValidator() })(input)
}

/// A form that shows one input.
public struct MemberForm {
    public private(set) var errors: [ValidationError] = []
    public let word = ValidatedInput("", .numeric)
    public var isMember = false {
        didSet {
            word.validator = isMember ? MemberInputValidator() : .numeric
            word.validate()
        }
    }
    public var name = "" {
        didSet { errors = [] }
    }
    public var title = "Member" {
        didSet { if title.isEmpty { title = oldValue } }
    }
}
