// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidationError.Code {
    /// Every code of the built-in domain, in the order of their numbers.
    public static let builtIn: [Self] = {
        let codes: [[Self]] = [
            NumericInputValidator.codes,
            AlphaInputValidator.codes,
            AlphanumericInputValidator.codes,
            CharactersInputValidator.codes,
            RegexInputValidator.codes,
            LengthInputValidator.codes,
            PrefixInputValidator.codes,
            SuffixInputValidator.codes,
            ContainsInputValidator.codes,
            CharacterClassInputValidator.codes,
            countCodes,
            equalityCodes,
            membershipCodes,
            uniquenessCodes,
            IntegerInputValidator.codes,
            DecimalInputValidator.codes,
            comparisonCodes,
            PaymentCardInputValidator.codes,
            CardExpiryInputValidator.codes,
            SecurityCodeInputValidator.codes,
            LuhnInputValidator.codes,
            URLInputValidator.codes,
            EmailInputValidator.codes,
            IPAddressInputValidator.codes,
            DomainNameInputValidator.codes,
            PortInputValidator.codes,
            MACAddressInputValidator.codes,
            HexadecimalInputValidator.codes,
            HexColorInputValidator.codes,
            UUIDInputValidator.codes,
            ULIDInputValidator.codes,
            Base64InputValidator.codes,
            JWTInputValidator.codes,
            SemanticVersionInputValidator.codes,
            SlugInputValidator.codes,
            IBANInputValidator.codes,
            BICInputValidator.codes,
            ISBNInputValidator.codes,
            EANInputValidator.codes,
            E164InputValidator.codes,
            DateInputValidator.codes,
            TimeInputValidator.codes,
            DateTimeInputValidator.codes,
            asyncCodes,
            fieldsCodes,
            decodingCodes,
            sharedCodes,
            compositionCodes,
        ]
        return codes.joined().sorted { $0.number < $1.number }
    }()
}
