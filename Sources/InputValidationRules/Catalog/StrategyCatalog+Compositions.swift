// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension StrategyCatalog {
    /// A catalog of the compositions for any type of input: `allOf`, `anyOf`, and `not`.
    public static var compositions: Self {
        var catalog = Self()
        catalog["allOf"] = Entry(
            "What all of the rules accept",
            options: [
                "rules": "the rules, at least one",
                "stopAtFirst": "whether only the errors of the first rule that rejects are listed (false by default)",
            ]
        ) { arguments in
            let stopAtFirst = try arguments("stopAtFirst", as: Bool.self) ?? false
            return AllOf(try arguments.readRules(), stopAtFirst: stopAtFirst)
        }
        catalog["anyOf"] = Entry("What at least one of the rules accepts", options: rulesOption) { arguments in
            AnyOf(try arguments.readRules())
        }
        catalog["not"] = Entry("What the rule rejects", options: ruleOption) { arguments in
            !(try arguments.readRule())
        }
        return catalog
    }

    private static var rulesOption: KeyValuePairs<String, String> { ["rules": "the rules, at least one"] }

    static var ruleOption: KeyValuePairs<String, String> { ["rule": "the rule"] }
}

extension StrategyArguments {
    /// Reads the option `rules`, which contains a composition's strategies.
    ///
    /// - Throws: A `DecodingError` if the list is empty or has more than 1,000 rules.
    public mutating func readRules<Input>(for type: Input.Type = Input.self) throws -> [InputValidator<Input>] {
        let rules = try require("rules", as: [StrategySpecification<Input>].self)
        guard !rules.isEmpty else { throw error("a composition needs at least one rule", at: "rules") }
        return try validators(rules, at: "rules")
    }

    /// Returns a list's strategies.
    ///
    /// Their number is limited, because a function might process them recursively.
    func validators<Input>(
        _ rules: [StrategySpecification<Input>], at key: String
    ) throws -> [InputValidator<Input>] {
        guard rules.count <= 1_000 else { throw error("“\(key)” has more than 1,000 strategies", at: key) }
        return rules.map(\.validator)
    }

    /// Reads the option `rule`, the strategy to wrap.
    ///
    /// - Throws: A `DecodingError` if the option is absent or not a strategy.
    public mutating func readRule<Input>(for type: Input.Type = Input.self) throws -> InputValidator<Input> {
        try require("rule", as: StrategySpecification<Input>.self).validator
    }
}

extension StrategyCatalog where Input == String {
    /// Adds the compositions for text: `optional`, and the steps that change a text before its rule.
    static func addTextCompositions(to catalog: inout Self) {
        catalog["optional"] = Entry("The empty text, and what the rule accepts", options: ruleOption) { arguments in
            .optional(try arguments.readRule(for: String.self))
        }
        catalog["trimmed"] = Entry(
            "What the rule accepts after white space at both ends is removed", options: ruleOption
        ) {
            arguments in
            .trimmed(then: try arguments.readRule(for: String.self))
        }
        catalog["collapsingBlanks"] = Entry(
            "What the rule accepts after runs of white space are replaced by single spaces", options: ruleOption
        ) { arguments in
            .collapsingBlanks(then: try arguments.readRule(for: String.self))
        }
        catalog["folded"] = Entry(
            "What the rule accepts after characters of other widths are replaced by ordinary ones",
            options: ruleOption
        ) { arguments in
            .folded(then: try arguments.readRule(for: String.self))
        }
        catalog["stripping"] = Entry(
            "What the rule accepts after the given characters are removed",
            options: ["separators": "the characters to remove", "rule": "the rule"]
        ) { arguments in
            let separators = try arguments.require("separators", as: String.self)
            guard !separators.isEmpty else { throw arguments.error("“separators” must not be empty", at: "separators") }
            return .stripping(separators, then: try arguments.readRule(for: String.self))
        }
        catalog["message"] = Entry(
            "What the rule accepts, with another message for its errors",
            options: ["text": "the message", "rule": "the rule"]
        ) { arguments in
            let text = try arguments.require("text", as: String.self)
            return try arguments.readRule(for: String.self).message(text)
        }
        catalog["sensitive"] = Entry("What the rule accepts; the inputs are not shown", options: ruleOption) {
            arguments in
            try arguments.readRule(for: String.self).sensitive()
        }
    }
}
