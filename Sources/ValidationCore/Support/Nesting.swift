// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The limit for the depth of nested compositions.
///
/// Validating, comparing, describing, and releasing a composition are recursive. The smallest thread stack on the
/// supported platforms is 512 KiB, and 128 levels fit into it even in a debug build (StrategyExplanationTests).
private let maximumNestingDepth = 128

/// Returns the rule, or a rule that rejects every input if the given rule is nested too deeply for a composition.
func depthLimited<Input>(_ rule: InputValidator<Input>) -> InputValidator<Input> {
    rule.contents.depth < maximumNestingDepth
        ? rule : TooDeeplyNestedParser<Input, Never>(isSensitive: rule.isSensitive)
}

/// Returns the parser, or a parser that rejects every input if the given parser is nested too deeply.
func depthLimited<Input, Output>(_ parser: InputParser<Input, Output>) -> InputParser<Input, Output> {
    parser.contents.depth < maximumNestingDepth ? parser : TooDeeplyNestedParser(isSensitive: parser.isSensitive)
}

/// A parser that replaces a too deeply nested parser.
private final class TooDeeplyNestedParser<Input, Output>: InputParser<Input, Output>, @unchecked Sendable {
    private let hidesInput: Bool

    init(isSensitive: Bool) {
        hidesInput = isSensitive
    }

    override func parse(_ input: Input) throws(ValidationError) -> Output {
        throw ValidationError(.compositionTooDeep, with: [.maximum: .int(maximumNestingDepth)])
    }

    override var profile: StrategyProfile { StrategyProfile("tooDeep", isSensitive: hidesInput) }
}
