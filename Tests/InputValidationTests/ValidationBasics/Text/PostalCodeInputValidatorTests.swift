// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns
import Foundation
import InputPatterns
import InputValidation
import InputValidationRules
import Testing

@Suite("PostalCodeInputValidator")
struct PostalCodeInputValidatorTests {
    @Test("accepts and rejects what the country's stock pattern does")
    func patterns() throws {
        #expect(PostalCodeInputValidator.countries.count == 74)
        for country in PostalCodeInputValidator.countries {
            let pattern = try #require(InputPattern.named("postalCode" + country))
            let strategy = try #require(PostalCodeInputValidator(country: country))
            #expect(pattern.accepted.allSatisfy(strategy.isValid))
            #expect(
                pattern.rejected.map { rejection(by: strategy, of: $0)?.code }
                    == pattern.rejected.map { _ in .patternMismatch })
            #expect(rejection(by: strategy, of: "?")?.reason.hasSuffix(pattern.example) == true)
            #expect(strategy.inputTraits == InputValidator<String>.pattern(pattern).inputTraits)
            #expect(InputValidator<String>.postalCode(country: country).configuration == strategy.configuration)
        }
    }

    @Test("accepts only the empty text for a country without postal codes", arguments: ["HK", "AE", "QA"])
    func none(country: String) throws {
        let strategy: InputValidator<String> = .postalCode(country: country)
        #expect(strategy.isValid(""))
        let error = rejection(by: strategy, of: "00000")
        #expect(error?.domain == .builtIn && error?.code == .postalCodeNone)
        #expect(error?.labeled("Postal code").reason == "Postal code must be empty: this country has no postal codes")
        let bare = try #require(PostalCodeInputValidator(country: country))
        #expect(rejection(by: bare, of: "")?.code == .inputEmpty && rejection(by: bare, of: " ")?.domain == .builtIn)
    }

    @Test(
        "rejects everything for a country that the library doesn't know", arguments: ["XX", "de", "DEU", "", "D", "?*"])
    func unknown(country: String) {
        #expect(PostalCodeInputValidator(country: country) == nil)
        let strategy: InputValidator<String> = .postalCode(country: country)
        for text in ["", "10115", "SW1A 1AA"] {
            let error = rejection(by: strategy, of: text)
            #expect(error?.domain == .builtIn && error?.code == .postalCodeCountry)
        }
    }

    @Test("has no country with and without postal codes")
    func disjoint() {
        let without = PostalCodeInputValidator.countriesWithoutPostalCodes
        #expect(without.count == 46 && without.isDisjoint(with: PostalCodeInputValidator.countries))
        let all = without.union(PostalCodeInputValidator.countries)
        #expect(all.filter { !InputValidator<String>.countryCode.isValid($0) }.isEmpty)
    }

    @Test("is written in rule files with the country, and a mistake there is an error")
    func ruleFiles() throws {
        for country in ["DE", "HK"] {
            let strategy: InputValidator<String> = .postalCode(country: country)
            let file = try JSONEncoder().encode(StrategySpecification(strategy))
            let read = try JSONDecoder().decode(StrategySpecification<String>.self, from: file)
            #expect(read.validator.configuration == strategy.configuration)
        }
        for (rule, hint) in [
            (#"{"use":"postalCode","country":"XX"}"#, "unknown"), (#""postalCode""#, "“country”"),
            (#"{"use":"postalCode","country":"de"}"#, "did you mean “DE”?"),
        ] {
            let error = #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(StrategySpecification<String>.self, from: Data(rule.utf8))
            }
            #expect("\(error.map { "\($0)" } ?? "")".contains(hint))
        }
    }
}
#endif
