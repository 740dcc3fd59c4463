// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The bound on compositions inside one another.
///
/// Validating, comparing, describing and releasing a composition recurse into its rules. A chain of 100,000 `!` would
/// overflow the stack. 128 levels fit twice into the smallest stack of a thread on the supported platforms, 512 KiB, in a
/// debug build too (measured: between 1.5 and 1.75 KiB a level, for comparing configurations).
enum Nesting {
    static let maximum = 128
}

/// Returns the rule for a composition to hold, or one that rejects everything where the rule is nested too deeply.
func bounded<Input>(_ rule: InputValidator<Input>) -> InputValidator<Input> {
    guard rule.nesting >= Nesting.maximum else { return rule }
    return TooDeeplyNestedParser<Input, Never>(isSensitive: rule.isSensitive)
}

/// Returns the parser for a composition to hold, or one that rejects everything where the parser is nested too deeply.
func bounded<Input, Output>(_ parser: InputParser<Input, Output>) -> InputParser<Input, Output> {
    parser.nesting < Nesting.maximum ? parser : TooDeeplyNestedParser(isSensitive: parser.isSensitive)
}

/// A strategy in the place of one that is nested too deeply.
private final class TooDeeplyNestedParser<Input, Output>: InputParser<Input, Output>, @unchecked Sendable {
    private let keepsSecret: Bool

    init(isSensitive: Bool) {
        keepsSecret = isSensitive
    }

    override func parse(_ input: Input) throws(ValidationError) -> Output {
        throw ValidationError(.compositionTooDeep, parameters: [.maximum: .int(Nesting.maximum)])
    }

    override var isSensitive: Bool { keepsSecret }

    override var configuration: StrategyConfiguration { StrategyConfiguration(of: self, "tooDeep") }
}
