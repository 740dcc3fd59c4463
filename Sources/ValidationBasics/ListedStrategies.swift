// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

extension LinkedModules.BasicsModule: ListedModule {
    /// The strategy classes that have a listing, in documentation order.
    package var strategyClasses: [any ListedStrategy.Type] {
        #if StockPatterns
        let national: [any ListedStrategy.Type] = [PostalCodeInputValidator.self, PhoneNumberInputValidator.self]
        #else
        let national: [any ListedStrategy.Type] = []
        #endif
        return [
            NumericInputValidator.self,
            AlphaInputValidator.self,
            AlphanumericInputValidator.self,
            CharactersInputValidator.self,
            LengthInputValidator.self,
            RequiredInputValidator.self,
            SingleScriptInputValidator.self,
            PrefixInputValidator.self,
            SuffixInputValidator.self,
            ContainsInputValidator.self,
            RegexInputValidator.self,
            IntegerInputValidator.self,
            DecimalInputValidator.self,
            BooleanInputValidator.self,
            PasswordInputValidator.self,
            CharacterClassInputValidator.self,
        ] + national
    }

    package var furtherListings: [StrategyListing] {
        [TextMembershipInputValidator.oneOfListing, TextMembershipInputValidator.noneOfListing]
    }

    // Only text strategies have a listing.
    package var furtherCodes: [ValidationError.Code] {
        var codes: [ValidationError.Code] = [
            .countTooFew, .countTooMany, .countDifferent, .equalityDifferent, .equalitySame, .membershipUnknown,
            .membershipExcluded, .uniquenessRepeated,
        ]
        // If the stock patterns aren't built, the strategies for countries aren't listed.
        #if !StockPatterns
        codes += PostalCodeInputValidator.codes + PhoneNumberInputValidator.codes
        #endif
        return codes
    }

    package var furtherSentences: [Sentence] {
        var sentences: [Sentence] = [
            .notNegative, .pointNotComma, .commaNotPoint, .mistakeAt, .characterAtLike,
            .characterFirstLike, .addAtEnd, .looksLikeShort, .looksLikeLong, .onlyPart, .placeLike, .notEnd, .twoSpaces,
            .replacement, .digitsNotLetters, .lettersNotDigits, .tooFewEntries, .tooManyEntries,
            .exactEntries,
            .entriesBetween, .unselected, .mismatch, .choice, .repeated,
        ]
        #if !StockPatterns
        sentences += PostalCodeInputValidator.sentences + PhoneNumberInputValidator.sentences
        #endif
        return sentences
    }
}
