// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("StrategyConfiguration")
struct StrategyConfigurationTests {
    @Test("is compared by class and settings, or by identity without settings")
    func equality() {
        #expect(InputValidator<String>.numeric == NumericInputValidator())
        #expect(InputValidator<String>.numeric != .alpha)
        #expect(NumericInputValidator(maximumBytes: 3) != NumericInputValidator())
        #expect(InputValidator<String>.numeric.message("a") == .numeric.message("a"))
        #expect(InputValidator<String>.numeric.message("a") != .numeric.message("b"))
        // Texts are compared byte by byte.
        #expect(InputValidator<String>.numeric.message("caf\u{E9}") != .numeric.message("cafe\u{301}"))
        let even = Even()
        #expect(even == even)
        #expect(even != Even())
    }

    @Test("is described on one line, its settings in alphabetical order before its children")
    func description() {
        let strategy: InputValidator<String> = .numeric
        #expect(strategy.configuration.description == "numeric(digits: ascii, maximumBytes: 65536)")
        let own = StrategyConfiguration(
            of: strategy, .leaf, "own", ["b": 2, "c": ["x", "y"], "a": true], hidden: ["hunter2"],
            children: [strategy.configuration, InputValidator<String>.alpha.configuration])
        let described =
            "own(a: true, b: 2, c: x, y, numeric(digits: ascii, maximumBytes: 65536), "
            + "alpha(letters: ascii, maximumBytes: 65536))"
        #expect("\(own)" == described)
        #expect(Mirror(reflecting: own).children.map(\.label) == ["name", "parameters", "children"])
        #expect(Even().configuration.name == "Even")
    }

    @Test("is on one line, like its strategy, whatever is in the texts of the strategy")
    func escapes() {
        let strategy = InputValidator<String>.prefix("a\n\u{1B}\u{202E}")
        for description in ["\(strategy)", String(reflecting: strategy), "\(strategy.configuration)"] {
            #expect(description.contains(#"a\n\u{1B}\u{202E}"#) && !description.contains("\n"), "\(description)")
        }
    }

    @Test("is equal only with the same class, name, settings, children, and hidden values")
    func parts() {
        let numeric: InputValidator<String> = .numeric
        let child = InputValidator<String>.alpha.configuration
        func configuration(
            of strategy: InputValidator<String> = .numeric, name: String = "own", setting: ValidationError.Value = 1,
            hidden: [Int] = [],
            children: [StrategyConfiguration]
        ) -> StrategyConfiguration {
            StrategyConfiguration(
                of: strategy, .leaf, name, ["b": setting], hidden: hidden, children: children)
        }
        let first = configuration(children: [child])
        let others: [StrategyConfiguration] = [
            configuration(of: .alpha, children: [child]), configuration(name: "other", children: [child]),
            configuration(setting: 2, children: [child]), configuration(hidden: [1], children: [child]),
            configuration(children: []), configuration(children: [numeric.configuration]),
        ]
        #expect(first == configuration(children: [child]))
        #expect(first == configuration(setting: 1.0, children: [child]))
        #expect(others.allSatisfy { $0 != first && first != $0 })
        #expect(configuration(hidden: [1], children: []) != configuration(hidden: [2], children: []))
    }
}
