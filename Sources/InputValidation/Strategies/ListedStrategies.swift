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
        URLInputValidator.listing,
        UUIDInputValidator.listing,
        ISBNInputValidator.listing,
        E164InputValidator.listing,
        DateInputValidator.listing,
        TimeInputValidator.listing,
        DateTimeInputValidator.listing,
    ]
}
