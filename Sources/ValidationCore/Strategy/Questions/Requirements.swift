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
    public final var requirements: [ValidationError] { requirements(knowing: SharedAnswers(about: self)) }

    fileprivate final func requirements(knowing known: SharedAnswers<[ValidationError]>?) -> [ValidationError] {
        if let answer = known?[self] { return answer }
        let answer = profile.requirements + contents.requirements(known)
        known?[self] = answer
        return answer
    }
}

extension StrategyContents {
    fileprivate func requirements(_ known: SharedAnswers<[ValidationError]>?) -> [ValidationError] {
        switch kind {
        case .nothing, .own: []
        case .all(let rules, _): Self.requirements(ofAll: rules, known)
        case .any(_, let rejection), .not(_, let rejection): [rejection]
        // The rule doesn't apply to every input, or rejects none.
        case .when, .warning: []
        case .customized(let rule, let customization):
            customization.applied(toRequirements: rule.requirements(knowing: known))
        case .decorated(let wrapped): wrapped.requirements(knowing: known)
        case .part(let part): Self.requirements(of: part, known)
        case .chained(let chain): Self.requirements(of: chain, known)
        }
    }

    private static func requirements(
        ofAll rules: [InputValidator<Input>], _ known: SharedAnswers<[ValidationError]>?
    ) -> [ValidationError] {
        let all = rules.flatMap { $0.requirements(knowing: known) }
        if known == nil { return all }
        var different: Set<ValidationError> = []
        return all.filter { different.insert($0).inserted }
    }

    private static func requirements(
        of part: some StrategyPart<Input>, _ known: SharedAnswers<[ValidationError]>?
    ) -> [ValidationError] {
        switch part.kind {
        case .property, .entry: []
        case .elements, .keys, .values: part.rule.verified(part.rule.requirements(knowing: known))
        case .optional, .transformed, .cell: part.rule.requirements(knowing: known)
        }
    }

    private static func requirements(
        of chain: some StrategyChain<Input>, _ known: SharedAnswers<[ValidationError]>?
    ) -> [ValidationError] {
        chain.first.requirements(knowing: known)
            + chain.second.requirements(knowing: known).map { $0.withNotation(chain.notation) }
    }
}

extension InputValidator {
    /// The ``requirements``, without examples that the strategy rejects: `a && b` may reject an example from `a`.
    package final var verifiedRequirements: [ValidationError] { verified(requirements) }

    fileprivate final func verified(_ requirements: [ValidationError]) -> [ValidationError] {
        requirements.compactMap { error in
            guard let shown = error.shownExample, let example = shown as? Input, !isValid(example) else { return error }
            return error.withoutExample
        }
    }
}
