// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension StrategyListing {
    /// The classes of all strategies with a listing, in the order of the documentation.
    private static let classes: [any ListedStrategy.Type] = [
        NumericInputValidator.self,
        AlphaInputValidator.self,
        AlphanumericInputValidator.self,
        CharactersInputValidator.self,
        LengthInputValidator.self,
        RequiredInputValidator.self,
        PrefixInputValidator.self,
        SuffixInputValidator.self,
        ContainsInputValidator.self,
        RegexInputValidator.self,
        IntegerInputValidator.self,
        DecimalInputValidator.self,
        PasswordInputValidator.self,
        CharacterClassInputValidator.self,
        PaymentCardInputValidator.self,
        SecurityCodeInputValidator.self,
        LuhnInputValidator.self,
        URLInputValidator.self,
        EmailInputValidator.self,
        DomainNameInputValidator.self,
        IPAddressInputValidator.self,
        PortInputValidator.self,
        MACAddressInputValidator.self,
        UUIDInputValidator.self,
        ULIDInputValidator.self,
        IBANInputValidator.self,
        BICInputValidator.self,
        ISBNInputValidator.self,
        EANInputValidator.self,
        AHVInputValidator.self,
        E164InputValidator.self,
        DateInputValidator.self,
        TimeInputValidator.self,
        DateTimeInputValidator.self,
        SemanticVersionInputValidator.self,
        SlugInputValidator.self,
        JWTInputValidator.self,
        Base64InputValidator.self,
        HexadecimalInputValidator.self,
        HexColorInputValidator.self,
    ]

    /// The listings of all strategies.
    package static let all: [StrategyListing] =
        classes.map { $0.listing } + [TextMembershipInputValidator.oneOf, TextMembershipInputValidator.noneOf]

    /// The codes of all strategies, with those of strategies that have no listing.
    ///
    /// A listing is for text. A strategy that holds a clock or another closure cannot be written in a rule file either.
    static let codes: [ValidationError.Code] =
        classes.flatMap { $0.codes } + CardExpiryInputValidator.codes + ValidationError.Code.countCodes
        + ValidationError.Code.equalityCodes + ValidationError.Code.membershipCodes
        + ValidationError.Code.uniquenessCodes + ValidationError.Code.comparisonCodes
}
