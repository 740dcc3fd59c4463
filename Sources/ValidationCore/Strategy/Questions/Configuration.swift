// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputValidator {
    /// This strategy's name and settings, for programs that list or compare strategies.
    ///
    /// They come from its ``profile``, along with the configurations of the strategies inside it. Two strategies are
    /// equal if their configurations are equal.
    public final var configuration: StrategyConfiguration { configuration(knowing: SharedAnswers(about: self)) }

    final func configuration(knowing known: SharedAnswers<StrategyConfiguration>?) -> StrategyConfiguration {
        if let answer = known?[self] { return answer }
        let answer = makeConfiguration(knowing: known)
        known?[self] = answer
        return answer
    }

    private func makeConfiguration(knowing known: SharedAnswers<StrategyConfiguration>?) -> StrategyConfiguration {
        // Each kind has its own function, because a stack frame reserves room for the values of all cases of its
        // `switch`, and 128 nested strategies must fit on a small stack.
        switch contents.kind {
        case .nothing: StrategyConfiguration(of: self, profile, .leaf)
        case .all(let rules, let stopsAtFirstError):
            configuration(ofAll: rules, stopsAtFirstError: stopsAtFirstError, known)
        case .any(let rules, let rejection): configuration(ofAny: rules, or: rejection, known)
        case .not(let rule, let rejection): configuration(ofNot: rule, or: rejection, known)
        case .when(let condition, let rule): configuration(of: condition, rule, known)
        case .customized(let rule, let customization):
            customization.configuration(of: self, wrapping: rule.configuration(knowing: known))
        case .decorated(let wrapped): configuration(around: wrapped, known)
        case .part(let part): configuration(of: part, known)
        case .chained(let chain): configuration(of: chain, known)
        case .own(let strategies): configuration(containing: strategies, known)
        }
    }

    private func configuration(
        ofAll rules: [InputValidator], stopsAtFirstError: Bool, _ known: SharedAnswers<StrategyConfiguration>?
    ) -> StrategyConfiguration {
        StrategyConfiguration(
            of: self, .all(stopsAtFirstError: stopsAtFirstError), "allOf",
            stopsAtFirstError ? ["stopAtFirst": true] : [:], children: rules.map { $0.configuration(knowing: known) })
    }

    private func configuration(
        ofAny rules: [InputValidator], or rejection: ValidationError, _ known: SharedAnswers<StrategyConfiguration>?
    ) -> StrategyConfiguration {
        StrategyConfiguration(
            of: self, .any, "anyOf", hidden: rejection.equalityComponents,
            children: rules.map { $0.configuration(knowing: known) })
    }

    private func configuration(
        ofNot rule: InputValidator, or rejection: ValidationError, _ known: SharedAnswers<StrategyConfiguration>?
    ) -> StrategyConfiguration {
        StrategyConfiguration(
            of: self, .not, "not", hidden: rejection.equalityComponents, children: [rule.configuration(knowing: known)])
    }

    private func configuration(
        of condition: Condition<Input>, _ rule: InputValidator, _ known: SharedAnswers<StrategyConfiguration>?
    ) -> StrategyConfiguration {
        StrategyConfiguration(
            of: self, .when(appliesOnAcceptance: condition.appliesOnAcceptance),
            condition.appliesOnAcceptance ? "when" : "unless",
            children: [condition.strategy.configuration(knowing: known), rule.configuration(knowing: known)])
    }

    private func configuration(around wrapped: InputValidator, _ known: SharedAnswers<StrategyConfiguration>?)
        -> StrategyConfiguration
    {
        StrategyConfiguration(of: self, profile, .decorated, children: [wrapped.configuration(knowing: known)])
    }

    private func configuration(of chain: some StrategyChain<Input>, _ known: SharedAnswers<StrategyConfiguration>?)
        -> StrategyConfiguration
    {
        StrategyConfiguration(
            of: self, .chained, "then",
            children: [chain.first.configuration(knowing: known), chain.second.configuration(knowing: known)])
    }

    private func configuration(
        containing strategies: [ContainedStrategy], _ known: SharedAnswers<StrategyConfiguration>?
    ) -> StrategyConfiguration {
        StrategyConfiguration(of: self, profile, .leaf, children: strategies.map { $0.configuration(known) })
    }

    private func configuration(of part: some StrategyPart<Input>, _ known: SharedAnswers<StrategyConfiguration>?)
        -> StrategyConfiguration
    {
        let name: String
        var parameters: ValidationError.Parameters = [:]
        let hidden: [any Equatable & Sendable]
        switch part.kind {
        case .property(let keyPath, let presentation):
            (name, parameters) = ("at", presentation.value.placeParameters)
            hidden = [keyPath, presentation.value.path]
        case .entry(let presentation):
            (name, parameters) = ("entry", presentation.value.placeParameters)
            hidden = [presentation.value.path]
        case .elements(_, let maximumErrors): (name, hidden) = ("each", [maximumErrors])
        case .keys(let maximumErrors): (name, hidden) = ("eachKey", [maximumErrors])
        case .values(let maximumErrors): (name, hidden) = ("eachValue", [maximumErrors])
        case .optional: (name, hidden) = ("optional", [])
        case .transformed(let step): (name, parameters, hidden) = (step.kind.rawValue, step.settings, [])
        case .cell(let cell): (name, parameters, hidden) = (cell.name, cell.parameters, cell.hidden)
        }
        return StrategyConfiguration(
            of: self, .part(part.kind), name, parameters, hidden: hidden,
            children: [part.rule.configuration(knowing: known)])
    }
}

extension ValidationError.Presentation {
    /// A strategy's settings for the part of its input at this path.
    fileprivate var placeParameters: ValidationError.Parameters {
        var parameters: ValidationError.Parameters = ["name": .text(path.text)]
        parameters["label"] = label.map { .text($0) }
        return parameters
    }
}
