// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import ValidationCore
import ValidationText

// The code that the strategies for a country share.

extension InputPattern {
    /// Returns the codes of the countries with a stock pattern whose name begins with a word, such as `postalCode`.
    static func countries(inFamily family: String) -> [String] {
        all.lazy.map(\.name).filter { $0.hasPrefix(family) && $0.utf8.count == family.utf8.count + 2 }
            .map { String($0.suffix(2)) }.filter { $0.utf8.allSatisfy(\.isUppercaseLetter) }
    }
}

extension RegexInputValidator {
    /// Creates the strategy for a country's stock pattern, or returns `nil` if the catalog doesn't have the name.
    convenience init?(stockPattern name: String, maximumBytes: Int) {
        guard let pattern = InputPattern.named(name) else { return nil }
        do { try self.init(pattern, maximumBytes: maximumBytes) } catch { return nil }
    }

    /// The texts that the expression matches.
    var acceptedTexts: AcceptedTexts { .exactly(expression) }
}

extension StrategyListing {
    /// Returns the profile of a strategy for a country, with the traits and the requirements of the country's pattern.
    func profile(of strategy: InputValidator<String>, following rule: RegexInputValidator?) -> StrategyProfile {
        guard let rule else { return profile(of: strategy, requirements: []) }
        let example = rule.example
        var profile = profile(
            of: strategy, traits: rule.inputTraits,
            requirements: example.map { [ValidationError(.patternMismatch, with: [.example: .text($0)])] } ?? [])
        profile.example = example
        return profile
    }
}

extension ListedOption where Owner == InputValidator<String>, Value == String {
    /// Returns the option for the country.
    static func country(of countries: Set<String>) -> Self {
        Self(
            "country", kind: .text, words: countries.ordered(), isRequired: true, from: \.nationalCountry,
            summary: { _ in "the country's code in ISO 3166-1, such as GB" }, parse: \.asText, format: { .text($0) })
    }
}

extension InputValidator<String> {
    fileprivate var nationalCountry: String {
        (self as? PostalCodeInputValidator)?.country ?? (self as? PhoneNumberInputValidator)?.country ?? ""
    }

    var nationalMaximumBytes: Int {
        (self as? TextInputValidator)?.maximumBytes ?? TextInputValidator.defaultMaximumBytes
    }
}
