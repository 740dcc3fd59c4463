// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputValidator {
    /// The errors whose messages say what the strategy accepts before a person types anything.
    ///
    /// The requirements from its ``profile`` come first, followed by the requirements of the strategies inside it.
    /// `a || b` and `!a` have one requirement. `.at(_:_:)`, `.when(_:then:)`, and `.unless(_:then:)` have none, because
    /// the strategies inside them don't apply to every input.
    ///
    /// - Complexity: O(*n*) in the number of strategies inside.
    public final var requirements: [ValidationError] { profile.requirements() + contents.requirements }
}

extension StrategyContents {
    fileprivate var requirements: [ValidationError] {
        switch kind {
        case .nothing, .own: []
        case .all(let rules, _): rules.flatMap(\.requirements)
        case .any(_, let rejection), .not(_, let rejection): [rejection]
        // The rule doesn't apply to every input.
        case .when: []
        case .customized(let rule, let customization): customization.applied(toRequirements: rule.requirements)
        case .decorated(let wrapped): wrapped.requirements
        case .part(let part): Self.requirements(of: part)
        case .chained(let chain): Self.requirements(of: chain)
        }
    }

    private static func requirements(of part: some StrategyPart<Input>) -> [ValidationError] {
        switch part.kind {
        case .property, .entry: []
        case .elements, .keys, .values: part.rule.verifiedRequirements
        case .optional, .transformed, .cell: part.rule.requirements
        }
    }

    private static func requirements(of chain: some StrategyChain<Input>) -> [ValidationError] {
        chain.first.requirements + chain.second.requirements.map { $0.withDecimalPoint(chain.decimalPoint) }
    }
}

extension InputValidator {
    /// The ``requirements``, without examples that the strategy rejects: `a && b` may reject an example from `a`.
    package final var verifiedRequirements: [ValidationError] {
        requirements.compactMap { error in
            guard let shown = error.shownExample, let example = shown as? Input, !isValid(example) else { return error }
            return error.withoutExample
        }
    }
}
