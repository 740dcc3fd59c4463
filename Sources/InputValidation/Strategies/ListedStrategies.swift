// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension StrategyListing {
    /// The listings of all strategies, in the order of the documentation.
    package static let all: [StrategyListing] = [
        NumericInputValidator.listing,
        AlphaInputValidator.listing,
        AlphanumericInputValidator.listing,
        CharactersInputValidator.listing,
        RequiredInputValidator.listing,
        PrefixInputValidator.listing,
        SuffixInputValidator.listing,
        ContainsInputValidator.listing,
        IntegerInputValidator.listing,
        DecimalInputValidator.listing,
        PaymentCardInputValidator.listing,
        SecurityCodeInputValidator.listing,
        LuhnInputValidator.listing,
        URLInputValidator.listing,
        EmailInputValidator.listing,
        DomainNameInputValidator.listing,
        IPAddressInputValidator.listing,
        PortInputValidator.listing,
        MACAddressInputValidator.listing,
        UUIDInputValidator.listing,
        ULIDInputValidator.listing,
        IBANInputValidator.listing,
        BICInputValidator.listing,
        ISBNInputValidator.listing,
        EANInputValidator.listing,
        E164InputValidator.listing,
        DateInputValidator.listing,
        TimeInputValidator.listing,
        DateTimeInputValidator.listing,
        SemanticVersionInputValidator.listing,
        SlugInputValidator.listing,
        JWTInputValidator.listing,
        Base64InputValidator.listing,
        HexadecimalInputValidator.listing,
        HexColorInputValidator.listing,
    ]
}
