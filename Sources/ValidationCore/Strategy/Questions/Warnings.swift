// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputValidator {
    /// Returns the warnings about an input, in order, or an empty array if there are none.
    ///
    /// A warning is advice, such as a likely typing mistake; see ``InputValidator/warning(_:)``. It never changes a
    /// verdict, so an input that the strategy rejects has errors and no warnings. Compositions and decorators return
    /// the warnings of the strategies inside them, with the label and the path of a part of the input. `a || b` returns
    /// the warnings of the first rule that accepts the input, and `!a` returns none.
    ///
    /// - Returns: The errors that the rules of `.warning(_:)` report.
    public final func warnings(for input: Input) -> [ValidationError] {
        contents.containsWarning && isValid(input) ? collectedWarnings(for: input) : []
    }

    /// Whether the strategy or a strategy inside it can warn.
    public final var canWarn: Bool { contents.containsWarning }

    /// Whether the strategy accepts everything, because it's only a warning.
    package final var onlyWarns: Bool { if case .warning = contents.kind { true } else { false } }

    /// Returns the warnings about an input that the strategy accepts.
    fileprivate final func collectedWarnings(for input: Input) -> [ValidationError] {
        guard contents.containsWarning else { return [] }
        switch contents.kind {
        case .nothing, .not: return []
        case .all(let rules, _):
            // A rule that's in the list twice has the same warnings.
            var seen: Set<ObjectIdentifier> = []
            return rules.filter { seen.insert(ObjectIdentifier($0)).inserted }.flatMap {
                $0.collectedWarnings(for: input)
            }
        case .any(let rules, _):
            return rules.first { $0.isValid(input) }?.collectedWarnings(for: input) ?? []
        case .when(let condition, let rule):
            return condition.applies(to: input) ? rule.collectedWarnings(for: input) : []
        case .warning(let rule): return rule.errors(for: input) + rule.warnings(for: input)
        case .customized(let rule, let customization):
            // A custom message or error applies to rejections, not to warnings.
            let warnings = rule.collectedWarnings(for: input)
            return customization.makesSensitive ? warnings.map(\.withoutHints) : warnings
        case .decorated(let rule): return rule.collectedWarnings(for: wrappedInput(for: input))
        case .part(let part): return Self.warnings(of: part, for: input)
        case .chained(let chain): return Self.warnings(of: chain, for: input)
        case .own(let strategies): return strategies.flatMap { $0.warnings(input) }
        }
    }

    private static func warnings(of part: some StrategyPart<Input>, for input: Input) -> [ValidationError] {
        var warnings: [ValidationError] = []
        let presentation: ValidationError.SharedBox<ValidationError.Presentation>?
        let maximum: Int
        switch part.kind {
        case .property(_, let place), .entry(let place): (presentation, maximum) = (place, .max)
        case .cell(let cell): (presentation, maximum) = (cell.presentation, .max)
        case .elements(_, let maximumErrors), .keys(let maximumErrors), .values(let maximumErrors):
            (presentation, maximum) = (nil, maximumErrors)
        case .optional, .transformed: (presentation, maximum) = (nil, .max)
        }
        try? part.forEachValue(of: input) { value, component in
            warnings += part.rule.collectedWarnings(for: value).map { warning in
                let warning = component.map { warning.under($0) } ?? warning
                return warning.presented(within: presentation)
            }
            return warnings.count < maximum
        }
        // A dictionary's order differs from one run to the next.
        if case .keys = part.kind { warnings.sort { $0.path.text < $1.path.text } }
        if case .values = part.kind { warnings.sort { $0.path.text < $1.path.text } }
        return Array(warnings.prefix(maximum))
    }

    private static func warnings(of chain: some StrategyChain<Input>, for input: Input) -> [ValidationError] {
        chain.first.collectedWarnings(for: input)
            + (chain.middle(of: input).map { chain.second.collectedWarnings(for: $0) } ?? [])
    }
}
