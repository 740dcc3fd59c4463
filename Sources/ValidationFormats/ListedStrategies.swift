// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

extension LinkedModules.FormatsModule: ListedModule {
    /// The strategy classes that have a listing, in documentation order.
    package var strategyClasses: [any ListedStrategy.Type] {
        [
            PaymentCardInputValidator.self,
            SecurityCodeInputValidator.self,
            LuhnInputValidator.self,
            UUIDInputValidator.self,
            ULIDInputValidator.self,
            IBANInputValidator.self,
            BICInputValidator.self,
            ISBNInputValidator.self,
            EANInputValidator.self,
            AHVInputValidator.self,
            NationalIDInputValidator.self,
            E164InputValidator.self,
            CountryCodeInputValidator.self,
            CurrencyCodeInputValidator.self,
            LanguageCodeInputValidator.self,
            DateInputValidator.self,
            TimeInputValidator.self,
            DateTimeInputValidator.self,
            TimeZoneInputValidator.self,
            SemanticVersionInputValidator.self,
            SlugInputValidator.self,
            JWTInputValidator.self,
            Base64InputValidator.self,
            HexadecimalInputValidator.self,
            HexColorInputValidator.self,
        ]
    }

    // A strategy that holds a clock can't be written in a rule file, and only text strategies have a listing.
    package var furtherCodes: [ValidationError.Code] {
        CardExpiryInputValidator.codes + RelativeDateInputValidator.codes
    }
    package var furtherSentences: [Sentence] {
        CardExpiryInputValidator.sentences + RelativeDateInputValidator.sentences
    }

    package var furtherKinds: [InputKind] { [.monthAndYear, .clockTime] }
}
