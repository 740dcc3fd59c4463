// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A built-in strategy with its listing.
package struct ListedRule {
    private let listing: StrategyListing
    private let configuration: StrategyConfiguration

    /// Creates the rule, or returns `nil` if the configuration doesn't belong to a listed strategy.
    package init?(_ configuration: StrategyConfiguration) {
        guard let listing = configuration.listing as? StrategyListing else { return nil }
        self.listing = listing
        self.configuration = configuration
    }

    /// The fewest settings that create an equal strategy, or `nil` if no settings do, such as for a strategy with a
    /// clock.
    package var minimalSettings: StrategyListing.Settings? {
        let settings = listing.neededSettings(of: configuration.strategy)
        return (try? listing.makeStrategy(with: settings))?.configuration == configuration ? settings : nil
    }

    /// All settings.
    package var settings: StrategyListing.Settings { listing.settings(of: configuration.strategy) }

    package func integer(for option: ValidationError.Parameter) -> Int? { settings[option]?.asInteger }
    package func text(for option: ValidationError.Parameter) -> String? { settings[option]?.asText }

    /// The size limit in bytes.
    package var maximumBytes: Int {
        let bytes = integer(for: "maximumBytes") ?? TextInputValidator.defaultMaximumBytes
        return bytes > 0 ? bytes : .max
    }

    /// Whether any setting is text that the rule's author chose.
    package var hasTextSettings: Bool {
        let used = minimalSettings ?? settings
        return listing.options.contains { option in
            guard option.acceptedWords.isEmpty || option.name == "name", used[.init(rawValue: option.name)] != nil
            else {
                return false
            }
            return option.kind == .text || option.kind == .texts
        }
    }

    /// The accepted texts, or `nil` if they can't be described.
    package var acceptedTexts: AcceptedTexts? { listing.acceptedTexts(of: configuration.strategy) }
}
