// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputValidator {
    /// Returns the names of the input's properties that have a rule without a key of its own.
    ///
    /// An error's path has the property's name, which can differ from the key in the data.
    package final func namesOfPropertiesWithoutKey() -> [String] {
        switch contents.kind {
        case .nothing: []
        case .own(let strategies):
            strategies.flatMap { $0.strategy(for: Input.self)?.namesOfPropertiesWithoutKey() ?? [] }
        case .all(let rules, _), .any(let rules, _): rules.flatMap { $0.namesOfPropertiesWithoutKey() }
        case .not(let rule, _), .customized(let rule, _), .decorated(let rule), .warning(let rule):
            rule.namesOfPropertiesWithoutKey()
        case .when(let condition, let rule):
            condition.strategy.namesOfPropertiesWithoutKey() + rule.namesOfPropertiesWithoutKey()
        case .part(let part): Self.names(in: part)
        case .chained(let chain): Self.names(in: chain)
        }
    }

    private static func names(in chain: some StrategyChain<Input>) -> [String] {
        chain.first.namesOfPropertiesWithoutKey()
    }

    private static func names(in part: some StrategyPart<Input>) -> [String] {
        switch part.kind {
        case .property(let keyPath, let presentation):
            guard keyPath.isNameDerived, case .key(let name)? = presentation.value.path.first else { return [] }
            return [name]
        case .entry, .elements, .keys, .values, .optional, .transformed, .cell: return []
        }
    }
}
