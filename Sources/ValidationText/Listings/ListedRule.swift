// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A strategy that is created again from its listing, and so is equal to the one with a configuration.
package struct ListedRule {
    private let listing: StrategyListing
    private let strategy: InputValidator<String>

    /// The settings that differ from those of the strategy without options.
    package let minimalSettings: StrategyListing.Settings

    /// Creates the strategy, or returns `nil` if the configuration is not that of a listed strategy.
    package init?(_ configuration: StrategyConfiguration) {
        guard configuration.children.isEmpty, let name = configuration.builtInName,
            let listing = StrategyListing.named(name),
            let found = listing.strategy(with: configuration)
        else { return nil }
        self.listing = listing
        (strategy, minimalSettings) = found
    }

    /// All settings.
    package var settings: StrategyListing.Settings { listing.settings(of: strategy) }

    package func integer(for option: ValidationError.Parameter) -> Int? { settings[option]?.asInteger }
    package func text(for option: ValidationError.Parameter) -> String? { settings[option]?.asText }

    /// The size limit in bytes.
    package var maximumBytes: Int {
        let bytes = integer(for: "maximumBytes") ?? TextInputValidator.defaultMaximumBytes
        return bytes > 0 ? bytes : .max
    }

    /// Whether a setting is a text that the author of the rule chose.
    package var hasTextSettings: Bool {
        listing.options.contains { option in
            guard option.acceptedWords.isEmpty || option.name == "name", settings[.init(rawValue: option.name)] != nil
            else {
                return false
            }
            return option.kind == .text || option.kind == .texts
        }
    }

    /// The accepted texts, or `nil` if they cannot be described.
    package var acceptedTexts: AcceptedTexts? { listing.acceptedTexts(of: strategy) }
}
