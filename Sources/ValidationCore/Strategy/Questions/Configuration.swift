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
        let answer = configuration(containing: childConfigurations(knowing: known))
        known?[self] = answer
        return answer
    }

    // Only these functions are on the stack once for each level, so they have few and small variables.

    private func childConfigurations(knowing known: SharedAnswers<StrategyConfiguration>?) -> [StrategyConfiguration] {
        switch contents.kind {
        case .nothing: []
        case .all(let rules, _), .any(let rules, _): configurations(of: rules, known)
        case .not(let rule, _), .customized(let rule, _), .decorated(let rule), .warning(let rule):
            configurations(of: [rule], known)
        case .when(let condition, let rule): configurations(of: [condition.strategy, rule], known)
        case .part(let part): configurationsOfRule(in: part, known)
        case .chained(let chain): configurations(of: chain, known)
        case .own(let strategies): strategies.map { $0.configuration(known) }
        }
    }

    private func configurations(
        of rules: [InputValidator], _ known: SharedAnswers<StrategyConfiguration>?
    ) -> [StrategyConfiguration] {
        rules.map { $0.configuration(knowing: known) }
    }

    private func configurationsOfRule(
        in part: some StrategyPart<Input>, _ known: SharedAnswers<StrategyConfiguration>?
    ) -> [StrategyConfiguration] {
        [part.rule.configuration(knowing: known)]
    }

    private func configurations(
        of chain: some StrategyChain<Input>, _ known: SharedAnswers<StrategyConfiguration>?
    ) -> [StrategyConfiguration] {
        [chain.first.configuration(knowing: known), chain.second.configuration(knowing: known)]
    }

    private func configuration(containing children: [StrategyConfiguration]) -> StrategyConfiguration {
        switch contents.kind {
        case .nothing, .own: StrategyConfiguration(of: self, profile, .leaf, children: children)
        case .decorated: StrategyConfiguration(of: self, profile, .decorated, children: children)
        case .chained: StrategyConfiguration(of: self, .chained, "then", children: children)
        case .all(_, let stopsAtFirstError):
            StrategyConfiguration(
                of: self, .all(stopsAtFirstError: stopsAtFirstError), "allOf",
                stopsAtFirstError ? ["stopAtFirst": true] : [:], children: children)
        case .any(_, let rejection):
            StrategyConfiguration(of: self, .any, "anyOf", hidden: rejection.equalityComponents, children: children)
        case .not(_, let rejection):
            StrategyConfiguration(of: self, .not, "not", hidden: rejection.equalityComponents, children: children)
        case .when(let condition, _):
            StrategyConfiguration(
                of: self, .when(appliesOnAcceptance: condition.appliesOnAcceptance),
                condition.appliesOnAcceptance ? "when" : "unless", children: children)
        case .warning: StrategyConfiguration(of: self, .warning, "warning", children: children)
        case .customized(_, let customization): customization.configuration(of: self, wrapping: children[0])
        case .part(let part): configuration(of: part, containing: children)
        }
    }

    private func configuration(of part: some StrategyPart<Input>, containing children: [StrategyConfiguration])
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
            of: self, .part(part.kind), name, parameters, hidden: hidden, children: children)
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

extension InputValidator: Equatable {
    /// Returns whether two strategies have the same class and the same ``configuration``.
    ///
    /// A strategy that holds a closure equals only itself.
    public static func == (first: InputValidator, second: InputValidator) -> Bool {
        first === second || first.configuration == second.configuration
    }
}
