// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension StrategyListing {
    /// Returns the profile of a strategy of the class, with its settings.
    ///
    /// - Parameters:
    ///   - isSensitive: Whether the inputs must not be shown, logged, or stored.
    ///   - traits: The input traits, if they depend on the settings.
    ///   - requirements: The errors whose messages state what the strategy accepts. The default is the one with the
    ///     noun and the example of the kind of input.
    package func profile(
        of strategy: InputValidator<String>, isSensitive: Bool = false, traits: InputTraits? = nil,
        requirements: @autoclosure @escaping @Sendable () -> [ValidationError]? = nil
    ) -> StrategyProfile {
        var profile = StrategyProfile(
            name, isSensitive: isSensitive, traits: traits ?? self.traits,
            settings: { settings(of: strategy) },
            requirements: { requirements() ?? InputKind(strategyName: name).map { [.requirement(of: $0)] } ?? [] })
        profile.listing = self
        return profile
    }
}

extension StrategyConfiguration {
    /// The settings without those that have their default value, or `nil` for a strategy without a listing.
    ///
    /// They contain texts that the ``parameters`` do not show.
    package var neededSettings: StrategyListing.Settings? {
        (listing as? StrategyListing)?.neededSettings(of: strategy)
    }
}
