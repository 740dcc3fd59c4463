// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension StrategyListing {
    /// Returns the profile for a strategy of the class, with its settings.
    ///
    /// - Parameters:
    ///   - isSensitive: Whether the inputs must not be shown, logged, or stored.
    ///   - traits: The input traits, if they depend on the settings.
    ///   - requirements: The errors whose messages say what the strategy accepts. The default is an error with the noun
    ///     and example for the kind of input.
    package func profile(
        of strategy: InputValidator<String>, isSensitive: Bool = false, traits: InputTraits? = nil,
        requirements: @autoclosure @escaping @Sendable () -> [ValidationError]? = nil
    ) -> StrategyProfile {
        var profile = StrategyProfile(
            name, isSensitive: isSensitive, traits: traits ?? self.traits,
            settings: readSettings, requirements: requirements)
        profile.listing = self
        return profile
    }
}
