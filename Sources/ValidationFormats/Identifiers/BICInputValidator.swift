// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts business identifier codes (BIC, SWIFT codes) of 8 or 11 characters.
///
/// ```swift
/// let bank: InputValidator<String> = .bic
/// bank.isValid("DEUTDEFF500")  // true
/// bank.isValid("DEUTXXFF")  // false: code 1170: no such country
/// bank.isValid("deutdeff")  // false: code 1168 at position 0
/// ```
///
/// A code has four letters or digits for the party, two letters for the country, and two letters or digits for the
/// location. Three letters or digits for the branch may follow. Only uppercase letters are accepted, as the standard
/// requires. ``IBANInputValidator`` also accepts lowercase letters, because an IBAN's check digits reveal typing
/// mistakes.
///
/// Errors: ``ValidationError/Code/bicCharacter`` (1168), ``ValidationError/Code/bicLength`` (1169),
/// ``ValidationError/Code/bicCountry`` (1170), and every text strategy's errors (1004, 1005).
///
/// Structure: ISO 9362:2022, section 5. Countries: ISO 3166-1 alpha-2, and XK for Kosovo, which SWIFT uses.
public final class BICInputValidator: TextInputValidator, @unchecked Sendable {
    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? { rejection(of: bytes, advises: true) }

    private func rejection(of bytes: Span<UInt8>, advises: Bool) -> ValidationError? {
        for offset in bytes.indices {
            let byte = bytes[offset]
            let isCountryPlace = offset == 4 || offset == 5
            guard byte.isUppercaseLetter || byte.isDigit && !isCountryPlace else {
                let error = ValidationError(.bicCharacter)
                if !advises { return error }
                let isOtherCase =
                    byte.isLowercaseLetter && bytes.count <= 11
                    && bytes.withUppercasedCopy { rejection(of: $0, advises: false) == nil }
                if isOtherCase { return Self.lowercaseError.at(position: offset) }
                return error.advisingRemoval(in: bytes, at: offset, typos: []) { rejection(of: $0, advises: false) }
            }
        }
        guard bytes.count == 8 || bytes.count == 11 else {
            return ValidationError(.bicLength).withLength(bytes.count)
        }
        let country = bytes.extracting(4..<6)
        let isKosovo = country[0] == UInt8(ascii: "X") && country[1] == UInt8(ascii: "K")
        return isKosovo || CodeTable.countries.row(startingWith: country) != nil
            ? nil : ValidationError(.bicCountry).at(position: 4)
    }

    private static let lowercaseError = ValidationError(.bicCharacter, with: [.isOtherCase: true])

    public override var profile: StrategyProfile { Self.listing.profile(of: self) }

    fileprivate static let standard = BICInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts business identifier codes (SWIFT codes) of 8 or 11 characters.
    public static var bic: InputValidator<String> { BICInputValidator.standard }
}

extension InputKind {
    package static let bic = InputKind("bic", "a bank code (BIC)", example: "DEUTDEFF500", isObviousFromLabel: true)
}

extension Sentence {
    /// The field is for a bank code (BIC).
    package static let bankCountry = Sentence(
        "bankCountry", "Use the 2 capital letters of a country, like DE, as the 5th and 6th characters",
        labeled: "{label} must have the 2 capital letters of a country, like DE, as its 5th and 6th characters")
}

extension ValidationError.Code {
    /// A character other than the uppercase letter or digit that its position requires.
    public static let bicCharacter = declare(1168, "bic.character") {
        if $0[.character] != nil { return $0.characterSentence(orElse: .disallowedText) }
        if $0[.length] != nil { return $0.exactLengthSentence(.exactLettersAndDigits, [.accepted: ["8", "11"]]) }
        guard case .int(let offset) = $0[.position] else { return FilledSentence(kind: .bic) }
        if $0[.isOtherCase] == true {
            return FilledSentence(.capitalLetters, [.example: .text(InputKind.bic.example ?? "")])
        }
        // The fifth and sixth characters are the country.
        return (4...5).contains(offset)
            ? FilledSentence(.bankCountry) : .acceptedCharacters(["A-Z", "0-9"], at: offset)
    }

    /// A bank code that doesn't have 8 or 11 characters.
    public static let bicLength = declare(1169, "bic.length") {
        $0.exactLengthSentence(.exactLettersAndDigits, [.accepted: ["8", "11"]])
    }

    /// A country that doesn't exist.
    public static let bicCountry = declare(1170, "bic.country", .bankCountry)
}

extension BICInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.bicCharacter, .bicLength, .bicCountry]
    package static let sentences: [Sentence] = [.bankCountry]

    private static let grammar = InputGrammar(
        "[0-9A-Z]{4}\(CodeTable.expression(of: CodeTable.countries.codes(inField: 0) + ["XK"]))"
            + "[0-9A-Z]{2}(?:[0-9A-Z]{3})?")

    package static let listing = StrategyListing(
        "bic", "A business identifier code (ISO 9362)", BICInputValidator.standard, topic: .identifiers, noun: .bic,
        traits: .capitals, grammar: { _ in grammar }, options: .maximumBytes(\.maximumBytes)
    ) { maximumBytes in BICInputValidator(maximumBytes: maximumBytes) }
}

extension BICInputValidator {
    /// The second letters of the countries' codes, a row for each first letter, such as `A:DE`.
    package static var countryRows: String {
        let codes = (CodeTable.countries.codes(inField: 0) + ["XK"]).ordered { $0 < $1 }
        var rows: [(first: Character, second: String)] = []
        for code in codes {
            if rows.last?.first != code.first { rows.append((code.first ?? " ", "")) }
            rows[rows.count - 1].second += code.dropFirst()
        }
        return rows.map { "\($0.first):\($0.second)" }.joined(separator: " ")
    }
}
