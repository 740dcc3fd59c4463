// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// A program's own composite, for two types of rules.
private final class Pair: InputValidator<String>, @unchecked Sendable {
    private let text: InputValidator<String>
    private let number: InputValidator<Int>

    init(_ text: InputValidator<String>, _ number: InputValidator<Int>) {
        (self.text, self.number) = (text, number)
        super.init(containing: .rules(text, number))
    }

    override func validate(_ input: String) throws(ValidationError) {
        try text.validate(input)
        try number.validate(input.count)
    }
}

/// A program's own composite with a list of rules.
private final class Most: InputValidator<String>, @unchecked Sendable {
    private let rules: [InputValidator<String>]

    init(_ rules: [InputValidator<String>]) {
        self.rules = rules
        super.init(containing: .rules(rules))
    }

    override func validate(_ input: String) throws(ValidationError) {
        guard rules.count(where: { $0.isValid(input) }) * 2 > rules.count else { throw ValidationError(1) }
    }
}

@Suite("A composite of a program")
struct StrategyContentsTests {
    @Test("is sensitive if one of its rules is, also inside compositions")
    func sensitivity() {
        #expect(Pair(.numeric.sensitive(), .range(1...)).isSensitive)
        #expect(Pair(.numeric, .range(1...).sensitive()).isSensitive)
        #expect(!Pair(.numeric, .range(1...)).isSensitive)
        #expect(Most([.numeric, .paymentCard]).isSensitive && !Most([.numeric]).isSensitive && !Most([]).isSensitive)
        #expect((!Most([.password()]) && .required).isSensitive)
        #expect(ValidatedInput("", Most([.password()])).isSecret)
    }

    @Test("has the configurations of its rules, and its own verdicts")
    func rules() {
        let pair = Pair(.numeric, .range(2...3))
        #expect(pair.configuration.children.map(\.name) == ["numeric", "range"])
        #expect(pair.isValid("12") && !pair.isValid("1") && !pair.isValid("ab"))
        #expect(rejection(by: pair, of: "1")?.code == .comparisonTooSmall)
        #expect(rejection(by: pair, of: "ab")?.code == .numericCharacter)
        // The composite could be of any kind, so it equals only itself, and has one row and no steps.
        #expect(pair == pair && pair != Pair(.numeric, .range(2...3)))
        #expect(pair.checklist(for: "1").count == 1 && pair.explanation(of: "1").steps.isEmpty)
    }

    @Test("counts as a level of nesting")
    func depth() {
        var rule: InputValidator<String> = .numeric
        for _ in 0..<128 { rule = Most([rule]) }
        #expect(rejection(by: rule && .required, of: "1")?.code == .compositionTooDeep)
        #expect((rule as? Most)?.isValid("1") == true)
    }
}

@Suite("A rule that is used many times")
struct SharedRuleTests {
    /// A composition of 120 levels, each of which uses the rule below it twice.
    private static func tree(of leaf: InputValidator<String>) -> InputValidator<String> {
        (0..<80).reduce(leaf) { rule, level in
            switch level % 4 {
            case 0: .all(of: [rule, rule])
            case 1: .any(of: [rule, rule], or: ValidationError(1))
            case 2: .when(rule, then: rule)
            default: .not(.all(of: [rule, rule]), or: ValidationError(2)).message("x")
            }
        }
    }

    @Test("is examined once for whether its inputs are secret")
    func sensitivity() {
        #expect(!Self.tree(of: .numeric).isSensitive)
        #expect(Self.tree(of: .numeric.sensitive()).isSensitive)
    }

    @Test("is described once, whatever the question")
    func descriptions() {
        for (leaf, keyboard) in [
            (InputValidator<String>.email, InputTraits.Keyboard.email), (.closure { _ in }, .text),
        ] {
            let tree: InputValidator<String> = (0..<84).reduce(leaf) { rule, level in
                level.isMultiple(of: 2) ? .all(of: [rule, rule]) : .all(of: [rule.named("a"), rule.named("b")])
            }
            #expect(tree.inputTraits.keyboard == keyboard)
            #expect(tree.requirements == leaf.requirements)
            #expect(tree.configuration.children.count == 2 && tree == tree)
            #expect((tree || .integer).configuration.children.count == 2)
        }
    }
}
