// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputValidator {
    /// The keyboard, the autofill content, and other traits of a field for this strategy.
    ///
    /// Traits never change a verdict. A decorator adds its own traits to the wrapped strategy's traits. A composition
    /// combines the traits of the strategies inside it, but `!a` and `.at(_:_:)` have the traits for ordinary text.
    public final var inputTraits: InputTraits { inputTraits(knowing: SharedAnswers(about: self)) }

    fileprivate final func inputTraits(knowing known: SharedAnswers<InputTraits>?) -> InputTraits {
        if let answer = known?[self] { return answer }
        let traits = profile.traits
        let answer = contents.inputTraits(known).map { traits.fillingDefaults(from: $0) } ?? traits
        known?[self] = answer
        return answer
    }
}

extension StrategyContents {
    /// Returns the combined input traits of the strategies inside, or `nil` for a strategy without strategies inside.
    fileprivate func inputTraits(_ known: SharedAnswers<InputTraits>?) -> InputTraits? {
        switch kind {
        case .nothing, .own: nil
        // An earlier rule's traits take precedence.
        case .all(let rules, _):
            rules.reduce(InputTraits()) { $0.fillingDefaults(from: $1.inputTraits(knowing: known)) }
        case .any(let rules, _): Self.commonTraits(of: rules, known)
        case .not, .warning: InputTraits()
        case .when(_, let rule), .decorated(let rule): rule.inputTraits(knowing: known)
        case .customized(let rule, let customization): customization.applied(to: rule.inputTraits(knowing: known))
        case .part(let part): Self.inputTraits(of: part, known)
        case .chained(let chain): chain.first.inputTraits(knowing: known)
        }
    }

    /// Returns the traits that all rules have in common, so that the user can type an input for any rule.
    private static func commonTraits(
        of rules: [InputValidator<Input>], _ known: SharedAnswers<InputTraits>?
    ) -> InputTraits {
        let traits = rules.map { $0.inputTraits(knowing: known) }
        return traits.dropFirst().reduce(traits.first ?? InputTraits()) { $0.commonTraits(with: $1) }
    }

    private static func inputTraits(
        of part: some StrategyPart<Input>, _ known: SharedAnswers<InputTraits>?
    ) -> InputTraits {
        switch part.kind {
        case .property, .entry: InputTraits()
        case .elements, .keys, .values, .optional, .transformed, .cell: part.rule.inputTraits(knowing: known)
        }
    }
}
