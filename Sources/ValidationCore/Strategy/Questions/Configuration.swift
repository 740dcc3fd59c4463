// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputValidator {
    /// This strategy's name and settings, for programs that list or compare strategies.
    ///
    /// They come from its ``profile``, along with the configurations of the strategies inside it. Two strategies are
    /// equal if their configurations are equal.
    public final var configuration: StrategyConfiguration {
        // Each kind has its own function, because a stack frame reserves room for the values of all cases of its
        // `switch`, and 128 nested strategies must fit on a small stack.
        switch contents.kind {
        case .nothing: StrategyConfiguration(of: self, profile, .leaf)
        case .all(let rules, let stopsAtFirstError): configuration(ofAll: rules, stopsAtFirstError: stopsAtFirstError)
        case .any(let rules, let rejection): configuration(ofAny: rules, or: rejection)
        case .not(let rule, let rejection): configuration(ofNot: rule, or: rejection)
        case .when(let condition, let rule): configuration(of: condition, rule)
        case .customized(let rule, let customization):
            customization.configuration(of: self, wrapping: rule.configuration)
        case .decorated(let wrapped): configuration(around: wrapped)
        case .part(let part): configuration(of: part)
        case .chained(let chain): configuration(of: chain)
        case .own(let strategies): configuration(containing: strategies)
        }
    }

    private func configuration(ofAll rules: [InputValidator], stopsAtFirstError: Bool) -> StrategyConfiguration {
        StrategyConfiguration(
            of: self, .all(stopsAtFirstError: stopsAtFirstError), "allOf",
            stopsAtFirstError ? ["stopAtFirst": true] : [:], children: rules.map(\.configuration))
    }

    private func configuration(ofAny rules: [InputValidator], or rejection: ValidationError) -> StrategyConfiguration {
        StrategyConfiguration(
            of: self, .any, "anyOf", hidden: rejection.equalityComponents, children: rules.map(\.configuration))
    }

    private func configuration(ofNot rule: InputValidator, or rejection: ValidationError) -> StrategyConfiguration {
        StrategyConfiguration(
            of: self, .not, "not", hidden: rejection.equalityComponents, children: [rule.configuration])
    }

    private func configuration(of condition: Condition<Input>, _ rule: InputValidator) -> StrategyConfiguration {
        StrategyConfiguration(
            of: self, .when(appliesOnAcceptance: condition.appliesOnAcceptance),
            condition.appliesOnAcceptance ? "when" : "unless",
            children: [condition.strategy.configuration, rule.configuration])
    }

    private func configuration(around wrapped: InputValidator) -> StrategyConfiguration {
        StrategyConfiguration(of: self, profile, .decorated, children: [wrapped.configuration])
    }

    private func configuration(of chain: some StrategyChain<Input>) -> StrategyConfiguration {
        StrategyConfiguration(
            of: self, .chained, "then", children: [chain.first.configuration, chain.second.configuration])
    }

    private func configuration(containing strategies: [ContainedStrategy]) -> StrategyConfiguration {
        StrategyConfiguration(of: self, profile, .leaf, children: strategies.map { $0.configuration() })
    }

    private func configuration(of part: some StrategyPart<Input>) -> StrategyConfiguration {
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
            of: self, .part(part.kind), name, parameters, hidden: hidden, children: [part.rule.configuration])
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
