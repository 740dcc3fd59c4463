// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import ValidationCore
import ValidationText

/// A strategy that accepts the telephone numbers of a country, chosen by its code.
///
/// ```swift
/// let phone: InputValidator<String> = .phoneNumber(country: "CH")
/// phone.isValid("044 668 18 00")  // true
/// phone.isValid("+41 44 668 18 00")  // true
/// phone.isValid("+49 30 23125 000")  // false: code 1003
/// ```
///
/// It accepts what the country's stock pattern accepts, such as `.phoneCH`: numbers in the national and the international
/// form, with the first digits and the lengths of the published numbering plan. Whether a number is assigned isn't
/// checked. ``countries`` lists the countries with a pattern. For numbers of all countries, use ``E164InputValidator``.
///
/// For any other country, the initializer returns `nil`, and `.phoneNumber(country:)` rejects every input with code 1306,
/// so your first test finds the mistake.
///
/// Errors: ``ValidationError/Code/patternMismatch`` (1003), and every text strategy's errors (1004, 1005).
public final class PhoneNumberInputValidator: TextInputValidator, @unchecked Sendable {
    /// The country's code in ISO 3166-1, such as `CH`.
    public let country: String

    package let rule: RegexInputValidator

    /// Creates a strategy for a country, or returns `nil` if the library doesn't know the country's telephone numbers.
    ///
    /// - Parameters:
    ///   - country: The country's code in ISO 3166-1, with two capital letters.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init?(country: String, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        guard let rule = RegexInputValidator(stockPattern: Self.family + country, maximumBytes: maximumBytes) else {
            return nil
        }
        self.country = country
        self.rule = rule
        super.init(maximumBytes: maximumBytes)
    }

    /// The codes of the countries with a stock pattern for telephone numbers.
    ///
    /// It's empty without the package trait `StockPatterns`.
    public static let countries = Set(InputPattern.countries(inFamily: family))

    private static let family = "phone"

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? { rule.rejection(of: bytes) }

    public override func progress(of input: String) -> InputProgress { rule.progress(of: input) }

    public override var profile: StrategyProfile { Self.listing.profile(of: self, following: rule) }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts the telephone numbers of a country.
    ///
    /// If the library doesn't know the country's telephone numbers, the strategy rejects every input with code 1306. See
    /// ``PhoneNumberInputValidator``.
    ///
    /// - Parameter country: The country's code in ISO 3166-1, with two capital letters.
    public static func phoneNumber(country: String) -> InputValidator<String> {
        PhoneNumberInputValidator(country: country)
            ?? BrokenPatternInputValidator(
                "phone" + country, rejection: ValidationError(.phoneNumberCountry, with: ["country": .text(country)]))
    }
}

extension ValidationError.Code {
    /// A country in the source code whose telephone numbers the library doesn't know, which rejects every input.
    public static let phoneNumberCountry = declareProgrammingError(
        1306, "phoneNumber.country", "the library has no telephone numbers for the country in the program")
}

extension PhoneNumberInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.phoneNumberCountry]

    package static let listing = StrategyListing(
        "phoneNumber", "A country's telephone number", InputValidator<String>.phoneNumber(country: "GB"),
        topic: .identifiers, traits: .format(.telephone, .telephone),
        texts: { ($0 as? PhoneNumberInputValidator)?.rule.acceptedTexts },
        options: .country(of: countries),
        .maximumBytes(\.nationalMaximumBytes)
    ) { country, maximumBytes in
        guard let strategy = PhoneNumberInputValidator(country: country, maximumBytes: maximumBytes) else {
            throw StrategyListing.InvalidSetting("the telephone numbers of “\(country)” are unknown", at: "country")
        }
        return strategy
    }
}
