// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy for inputs of any type, as a part of another strategy.
protocol ChildStrategy {
    var configuration: StrategyConfiguration { get }
    var isSensitive: Bool { get }
    var children: [any ChildStrategy] { get }
    var nestingDepth: Int { get }
    var requirements: [ValidationError] { get }
    func label(at path: ArraySlice<ValidationError.PathComponent>) -> PartLabel?
}

/// The label of a part of an input, or of what is around the part.
package struct PartLabel {
    package let text: String
    /// The number of path components from what has the label to the part.
    package let distance: Int

    package init(text: String, distance: Int) {
        self.text = text
        self.distance = distance
    }
}

extension Sequence<PartLabel> {
    /// The label of what is nearest to the part, and of several, the first one.
    package var nearest: PartLabel? { self.min { $0.distance < $1.distance } }
}

extension InputValidator: ChildStrategy {}

/// The limit for the depth of nested compositions.
///
/// Validating, comparing, describing, and releasing a composition are recursive. The smallest thread stack on the
/// supported platforms is 512 KiB, into which 128 levels fit in a debug build too (StrategyExplanationTests).
private let maximumNestingDepth = 128

/// Returns the rule, or a rule that rejects every input if the given rule is nested too deeply for a composition.
func depthLimited<Input>(_ rule: InputValidator<Input>) -> InputValidator<Input> {
    rule.nestingDepth < maximumNestingDepth ? rule : TooDeeplyNestedParser<Input, Never>(isSensitive: rule.isSensitive)
}

/// Returns the parser, or one that rejects every input.
func depthLimited<Input, Output>(_ parser: InputParser<Input, Output>) -> InputParser<Input, Output> {
    parser.nestingDepth < maximumNestingDepth ? parser : TooDeeplyNestedParser(isSensitive: parser.isSensitive)
}

/// A strategy that replaces one that is nested too deeply.
private final class TooDeeplyNestedParser<Input, Output>: InputParser<Input, Output>, @unchecked Sendable {
    private let hidesInput: Bool

    init(isSensitive: Bool) {
        hidesInput = isSensitive
    }

    override func parse(_ input: Input) throws(ValidationError) -> Output {
        throw ValidationError(.compositionTooDeep, with: [.maximum: .int(maximumNestingDepth)])
    }

    override var isSensitive: Bool { hidesInput }
    override var configuration: StrategyConfiguration { StrategyConfiguration(of: self, "tooDeep") }
}
