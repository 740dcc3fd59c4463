// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns
import InputPatterns
import InputValidation
import Testing

@Suite("PhoneNumberInputValidator")
struct PhoneNumberInputValidatorTests {
    @Test("accepts and rejects what the country's stock pattern does")
    func patterns() throws {
        #expect(PhoneNumberInputValidator.countries.count == 53)
        for country in PhoneNumberInputValidator.countries {
            let pattern = try #require(InputPattern.named("phone" + country))
            let strategy = try #require(PhoneNumberInputValidator(country: country))
            #expect(pattern.accepted.allSatisfy(strategy.isValid))
            #expect(
                pattern.rejected.map { rejection(by: strategy, of: $0)?.code }
                    == pattern.rejected.map { _ in .patternMismatch })
            #expect(strategy.inputTraits.content == .telephone)
            #expect(InputValidator<String>.phoneNumber(country: country).configuration == strategy.configuration)
        }
    }

    @Test("rejects everything for a country that the library doesn't know", arguments: ["XX", "de", "", "NumberGB"])
    func unknown(country: String) {
        #expect(PhoneNumberInputValidator(country: country) == nil)
        let strategy: InputValidator<String> = .phoneNumber(country: country)
        for text in ["", "+41446681800"] {
            let error = rejection(by: strategy, of: text)
            #expect(error?.domain == .builtIn && error?.code == .phoneNumberCountry)
        }
    }
}
#endif
