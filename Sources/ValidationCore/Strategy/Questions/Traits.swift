// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputValidator {
    /// The keyboard, the autofill content, and other traits of a field for this strategy.
    ///
    /// Traits never change a verdict. A decorator adds its own traits to the wrapped strategy's traits. A composition
    /// combines the traits of the strategies inside it, but `!a` and `.at(_:_:)` have the traits for ordinary text.
    public final var inputTraits: InputTraits {
        contents.inputTraits.map { profile.traits.fillingDefaults(from: $0) } ?? profile.traits
    }
}

extension StrategyContents {
    /// The combined input traits of the strategies inside, or `nil` for a strategy that contains no other strategies.
    fileprivate var inputTraits: InputTraits? {
        switch kind {
        case .nothing, .own: nil
        // An earlier rule's traits take precedence.
        case .all(let rules, _): rules.reduce(InputTraits()) { $0.fillingDefaults(from: $1.inputTraits) }
        case .any(let rules, _): Self.commonTraits(of: rules)
        case .not: InputTraits()
        case .when(_, let rule), .decorated(let rule): rule.inputTraits
        case .customized(let rule, let customization): customization.applied(to: rule.inputTraits)
        case .part(let part): Self.inputTraits(of: part)
        case .chained(let chain): chain.first.inputTraits
        }
    }

    /// Returns the traits that all rules have in common, so that the user can type an input for any rule.
    private static func commonTraits(of rules: [InputValidator<Input>]) -> InputTraits {
        let traits = rules.map(\.inputTraits)
        return traits.dropFirst().reduce(traits.first ?? InputTraits()) { $0.commonTraits(with: $1) }
    }

    private static func inputTraits(of part: some StrategyPart<Input>) -> InputTraits {
        switch part.kind {
        case .property, .entry: InputTraits()
        case .elements, .keys, .values, .optional, .transformed, .cell: part.rule.inputTraits
        }
    }
}
