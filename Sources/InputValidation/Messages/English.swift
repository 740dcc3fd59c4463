// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The built-in texts, in English.
///
/// A text says what is wrong and how to mend it, with the field's label; the wording follows the error-message guide of
/// the GOV.UK Design System. One `switch` without `default` and literals only: a missing text does not compile, and
/// literals with placeholders compile fifty times faster than interpolations (measured).
enum English {
    /// The text with its placeholders: `{Label}` begins a sentence, `{label}` stands inside one.
    static func template(for code: BuiltInCode) -> String {
        switch code {
        // 1000–1009 every strategy
        case .strategyAbstract: "{Label} cannot be checked: the strategy has no algorithm"
        case .numericCharacter: "{Label} must only include the digits 0 to 9"
        case .alphaCharacter: "{Label} must only include the letters a to z"
        case .patternMismatch: "{Label} must be in the expected format"
        case .inputEmpty: "Enter {label}"
        case .inputTooLarge: "{Label} must be {maximum} bytes or less"
        case .patternSyntax: "{Label} cannot be checked: the pattern in the program is not a regular expression"

        // 1010–1019 length

        // 1020–1029 comparison

        // 1030–1039 equality and membership

        // 1040–1059 payment card
        case .cardCharacter: "{Label} must only include digits, with spaces or hyphens between groups"
        case .cardLength: "Check {label}: it has too many or too few digits"
        case .cardChecksum: "Check {label}: one of the digits does not fit"
        case .cardNetwork: "{Label} must be from one of these card networks: {accepted}"
        case .cardRepeated: "Enter {label} as it is printed on the card, not one digit over and over"
        case .expiryFormat: "{Label} must be a month and a year, like 03/31"
        case .expiryMonth: "{Label} must begin with a month from 01 to 12"
        case .expiryPast: "{Label} is in the past: use a card that has not expired"
        case .expiryFuture: "Check {label}: it must be {maximum} years from now or less"
        case .securityCodeCharacter: "{Label} must only include digits"
        case .securityCodeLength: "{Label} must have {accepted} digits"
        case .luhnChecksum: "Check {label}: one of the digits does not fit"
        case .luhnZeros: "{Label} must have a digit other than 0"

        // 1060–1089 URL

        // 1090–1109 e-mail

        // 1110–1199 other formats

        // 1200–1229 composition
        case .compositionEmpty: "{Label} cannot be checked: there is no rule for it"
        case .compositionNoAlternative: "{Label} must be in one of the accepted forms"
        case .compositionNegation: "{Label} must be something else"

        // 1230–1249 forms, asynchronous rules and server
        }
    }

    /// What a field without a label is called.
    static let input = "the input"

    /// The label as it stands inside a sentence: `"Card number"` becomes `"card number"`, `"ID"` and `"iPhone"` stay.
    static func inSentence(_ label: String) -> String {
        let scalars = label.unicodeScalars
        guard let first = scalars.first, let second = scalars.dropFirst().first,
            first.properties.isUppercase, second.properties.isLowercase || second == "-"
        else { return label }
        return first.properties.lowercaseMapping + String(scalars.dropFirst())
    }

    /// The label as it begins a sentence.
    static func beginningSentence(_ label: String) -> String {
        guard let first = label.unicodeScalars.first else { return label }
        return first.properties.titlecaseMapping + String(label.unicodeScalars.dropFirst())
    }
}
