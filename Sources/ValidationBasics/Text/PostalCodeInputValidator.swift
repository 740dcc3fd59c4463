// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import ValidationCore
import ValidationText

/// A strategy that accepts the postal codes of a country, chosen by its code.
///
/// ```swift
/// let postalCode: InputValidator<String> = .postalCode(country: "CH")
/// postalCode.isValid("8001")  // true
/// postalCode.isValid("80010")  // false: code 1003
/// ```
///
/// It accepts what the country's stock pattern accepts, such as `.postalCodeCH`: the form and the published ranges, not
/// only the codes in use. ``countries`` lists the countries with a pattern.
///
/// A country in ``countriesWithoutPostalCodes``, such as `HK`, has no postal codes. There, the strategy rejects every
/// text, and its message says to leave the field empty. `.postalCode(country: "HK")` also accepts the empty text,
/// so the field of an address can keep its rule while its country changes:
///
/// ```swift
/// let field = ValidatedInput("", .postalCode(country: "HK"))
/// field.validate()  // true
/// field.validator = .postalCode(country: "CH")
/// field.validate()  // false
/// ```
///
/// For any other country, the initializer returns `nil`, and `.postalCode(country:)` rejects every input with code 1305,
/// so your first test finds the mistake. If users choose from all countries, use the initializer, and accept any short
/// text if it returns `nil`.
///
/// Errors: ``ValidationError/Code/patternMismatch`` (1003), ``ValidationError/Code/postalCodeNone`` (1304), and every
/// text strategy's errors (1004, 1005).
public final class PostalCodeInputValidator: TextInputValidator, @unchecked Sendable {
    /// The country's code in ISO 3166-1, such as `CH`.
    public let country: String

    /// The rule, or `nil` for a country without postal codes.
    package let rule: RegexInputValidator?

    /// Creates a strategy for a country, or returns `nil` if the library doesn't know the country's postal codes.
    ///
    /// - Parameters:
    ///   - country: The country's code in ISO 3166-1, with two capital letters.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init?(country: String, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        rule = RegexInputValidator(stockPattern: Self.family + country, maximumBytes: maximumBytes)
        guard rule != nil || Self.countriesWithoutPostalCodes.contains(country) else { return nil }
        self.country = country
        super.init(maximumBytes: maximumBytes)
    }

    /// The codes of the countries with a stock pattern for postal codes.
    ///
    /// It's empty without the package trait `StockPatterns`.
    public static let countries = Set(InputPattern.countries(inFamily: family))

    /// The codes of countries and territories without postal codes.
    ///
    /// Neither source listed a postal code there in 2026: the Universal Postal Union's pages on addressing in each
    /// country, and the address data of Google's libaddressinput.
    public static let countriesWithoutPostalCodes = Set(
        """
        AE AG AW BF BI BJ BO BS BW BZ CF CG CI CK CM CW DM ER FJ GA GD GM GQ GY HK KM ML MO MR QA RW SB SC SL SR ST SX SY \
        TD TG TK TO TV VU YE ZW
        """.split(separator: " ").map(String.init))

    private static let family = "postalCode"

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        if let rule { rule.rejection(of: bytes) } else { ValidationError(.postalCodeNone) }
    }

    public override func progress(of input: String) -> InputProgress {
        rule?.progress(of: input) ?? super.progress(of: input)
    }

    public override var profile: StrategyProfile { Self.listing.profile(of: self, following: rule) }

    /// Whether the country has postal codes.
    fileprivate var hasPostalCodes: Bool { rule != nil }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts the postal codes of a country, or only the empty text for a country without them.
    ///
    /// If the library doesn't know the country's postal codes, the strategy rejects every input with code 1305. See
    /// ``PostalCodeInputValidator``.
    ///
    /// - Parameter country: The country's code in ISO 3166-1, with two capital letters.
    public static func postalCode(country: String) -> InputValidator<String> {
        guard let strategy = PostalCodeInputValidator(country: country) else {
            return BrokenPatternInputValidator(
                "postalCode" + country,
                rejection: ValidationError(.postalCodeCountry, with: ["country": .text(country)]))
        }
        return strategy.hasPostalCodes ? strategy : .optional(strategy)
    }
}

extension Sentence {
    /// The field is part of an address.
    package static let noPostalCode = Sentence(
        "noPostalCode", "Leave this empty: this country has no postal codes",
        labeled: "{label} must be empty: this country has no postal codes")
}

extension ValidationError.Code {
    /// A text for a country without postal codes.
    public static let postalCodeNone = declare(1304, "postalCode.none", .noPostalCode)

    /// A country in the source code whose postal codes the library doesn't know, which rejects every input.
    public static let postalCodeCountry = declareProgrammingError(
        1305, "postalCode.country", "the library has no postal codes for the country in the program")
}

extension PostalCodeInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.postalCodeNone, .postalCodeCountry]
    package static let sentences: [Sentence] = [.noPostalCode]

    package static let listing = StrategyListing(
        "postalCode", "A country's postal code", InputValidator<String>.postalCode(country: "GB"), topic: .identifiers,
        traits: .format(.text, .postalCode), texts: { ($0 as? PostalCodeInputValidator)?.rule?.acceptedTexts },
        options: .country(of: countries.union(countriesWithoutPostalCodes)),
        .maximumBytes(\.nationalMaximumBytes)
    ) { country, maximumBytes in
        guard let strategy = PostalCodeInputValidator(country: country, maximumBytes: maximumBytes) else {
            throw StrategyListing.InvalidSetting("the postal codes of “\(country)” are unknown", at: "country")
        }
        return strategy
    }
}
