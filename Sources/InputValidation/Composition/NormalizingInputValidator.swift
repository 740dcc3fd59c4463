// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A step that changes a text before a rule sees it, such as trimming blanks.
///
/// The only strategy that hands on another value than it was given, so it says so where it is used:
/// `.trimmed(then: .email)`. The context still keeps what was typed and offers the changed text as its normal form.
/// Positions in errors are those in the changed text.
public struct NormalizationStep: Sendable, Hashable {
    /// The step's name, as rule files know it.
    public let name: String

    private let kind: Kind

    private enum Kind: Hashable, Sendable {
        case trimming, collapsingBlanks
        case stripping(Set<Unicode.Scalar>)
    }

    /// Removes white space (the Unicode property *White_Space*) at both ends.
    public static let trimming = NormalizationStep(name: "trimmed", kind: .trimming)

    /// Removes white space at both ends, and makes every run of it inside one space.
    public static let collapsingBlanks = NormalizationStep(name: "collapsingBlanks", kind: .collapsingBlanks)

    /// Removes the given characters wherever they stand, such as spaces, hyphens and dots in a phone number.
    ///
    /// - Parameter separators: The characters to remove, by Unicode scalar.
    public static func stripping(_ separators: String) -> NormalizationStep {
        NormalizationStep(name: "stripping", kind: .stripping(Set(separators.unicodeScalars)))
    }

    /// Returns the changed text; applied twice, it changes nothing more.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func callAsFunction(_ text: String) -> String {
        switch kind {
        case .trimming:
            let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
            let scalars = text.unicodeScalars
            guard let first = scalars.firstIndex(where: { !isBlank($0) }),
                let last = scalars.lastIndex(where: { !isBlank($0) })
            else { return "" }
            return String(scalars[first...last])
        case .collapsingBlanks:
            return text.unicodeScalars.split { $0.properties.isWhitespace }.map(String.init).joined(separator: " ")
        case .stripping(let separators):
            var scalars = String.UnicodeScalarView()
            scalars.append(contentsOf: text.unicodeScalars.lazy.filter { !separators.contains($0) })
            return String(scalars)
        }
    }

    var parameters: [ValidationError.Parameter: ValidationError.Value] {
        guard case .stripping(let separators) = kind else { return [:] }
        return ["separators": .text(separators.sorted().map { String($0) }.joined())]
    }

    /// Returns the normal form of a step and the rule behind it.
    ///
    /// Where the rule's own normal form would be changed by the step once more, the step's form is the stable one.
    fileprivate func normalized(_ input: String, by rule: InputValidator<String>) -> String {
        let changed = self(input)
        let normal = rule.normalized(changed)
        return self(normal) == normal ? normal : changed
    }
}

/// A strategy that changes a text by a ``NormalizationStep`` and asks a rule about the result.
public final class NormalizingInputValidator: InputValidator<String>, @unchecked Sendable {
    /// How the text is changed.
    public let step: NormalizationStep

    /// The rule for the changed text.
    public let rule: InputValidator<String>

    private let gate: TextGate

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - step: How the text is changed.
    ///   - rule: The rule for the changed text.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unchanged.
    public init(
        _ step: NormalizationStep, then rule: InputValidator<String>,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.step = step
        self.rule = bounded(rule)
        gate = TextGate(maximumBytes: maximumBytes)
    }

    /// Rejects what the rule rejects once it is changed.
    public override func validate(_ input: String) throws(ValidationError) {
        try gate.checkCap(of: input)
        try rule.validate(step(input))
    }

    /// Returns the errors of the rule for the changed text.
    public override func errors(for input: String) -> [ValidationError] {
        do throws(ValidationError) { try gate.checkCap(of: input) } catch { return [error] }
        return rule.everyError(for: step(input))
    }

    /// Returns the changed text as the rule would keep it.
    public override func normalized(_ input: String) -> String {
        do throws(ValidationError) { try gate.checkCap(of: input) } catch { return input }
        return step.normalized(input, by: rule)
    }

    /// Whether the rule is sensitive.
    public override var isSensitive: Bool { rule.isSensitive }

    override var hasOneVerdict: Bool { true }

    override var nesting: Int { rule.nesting + 1 }

    /// The strategy's name, step and rule.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, step.name, step.parameters, children: [rule.configuration])
    }
}

/// ``NormalizingInputValidator`` for a parser.
public final class NormalizingInputParser<Output>: InputParser<String, Output>, @unchecked Sendable {
    /// How the text is changed.
    public let step: NormalizationStep

    /// The parser for the changed text.
    public let parser: InputParser<String, Output>

    private let gate: TextGate

    /// Creates a parser.
    ///
    /// - Parameters:
    ///   - step: How the text is changed.
    ///   - parser: The parser for the changed text.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unchanged.
    public init(
        _ step: NormalizationStep, then parser: InputParser<String, Output>,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.step = step
        self.parser = bounded(parser)
        gate = TextGate(maximumBytes: maximumBytes)
    }

    /// Returns what the parser understands of the changed text.
    public override func parse(_ input: String) throws(ValidationError) -> Output {
        try gate.checkCap(of: input)
        return try parser.parse(step(input))
    }

    /// Returns the output, or every error, of the parser for the changed text.
    public override func outcome(of input: String) -> ParsingOutcome<Output> {
        do throws(ValidationError) { try gate.checkCap(of: input) } catch { return .rejected([error]) }
        return parser.outcome(of: step(input))
    }

    /// Returns the errors of the parser for the changed text.
    public override func errors(for input: String) -> [ValidationError] {
        do throws(ValidationError) { try gate.checkCap(of: input) } catch { return [error] }
        return parser.everyError(for: step(input))
    }

    /// Returns the changed text as the parser would keep it.
    public override func normalized(_ input: String) -> String {
        do throws(ValidationError) { try gate.checkCap(of: input) } catch { return input }
        return step.normalized(input, by: parser)
    }

    /// Whether the rule is sensitive.
    public override var isSensitive: Bool { parser.isSensitive }

    override var nesting: Int { parser.nesting + 1 }

    /// The parser's name, step and parser.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, step.name, step.parameters, children: [parser.configuration])
    }
}

extension NormalizingInputValidator: ChecklistSource {
    var checklistNames: [String] { rule.namesInChecklist }

    func checklistItems(for input: String) -> [ChecklistItem] {
        do throws(ValidationError) { try gate.checkCap(of: input) } catch { return checklist(failing: error) }
        return rule.checklist(for: step(input))
    }
}

extension NormalizingInputParser: ChecklistSource {
    var checklistNames: [String] { parser.namesInChecklist }

    func checklistItems(for input: String) -> [ChecklistItem] {
        do throws(ValidationError) { try gate.checkCap(of: input) } catch { return checklist(failing: error) }
        return parser.checklist(for: step(input))
    }
}

extension InputValidator where Input == String {
    /// The rule for the text without white space at its ends; make it once, keep it.
    public static func trimmed(then rule: InputValidator<String>) -> InputValidator<String> {
        NormalizingInputValidator(.trimming, then: rule)
    }

    /// The parser for the text without white space at its ends; make it once, keep it.
    public static func trimmed<Output>(then parser: InputParser<String, Output>) -> InputParser<String, Output> {
        NormalizingInputParser(.trimming, then: parser)
    }

    /// The rule for the text with single spaces for runs of white space; make it once, keep it.
    public static func collapsingBlanks(then rule: InputValidator<String>) -> InputValidator<String> {
        NormalizingInputValidator(.collapsingBlanks, then: rule)
    }

    /// The parser for the text with single spaces for runs of white space; make it once, keep it.
    public static func collapsingBlanks<Output>(
        then parser: InputParser<String, Output>
    ) -> InputParser<String, Output> {
        NormalizingInputParser(.collapsingBlanks, then: parser)
    }

    /// The rule for the text without the given characters; make it once, keep it.
    public static func stripping(_ separators: String, then rule: InputValidator<String>) -> InputValidator<String> {
        NormalizingInputValidator(.stripping(separators), then: rule)
    }

    /// The parser for the text without the given characters; make it once, keep it.
    public static func stripping<Output>(
        _ separators: String, then parser: InputParser<String, Output>
    ) -> InputParser<String, Output> {
        NormalizingInputParser(.stripping(separators), then: parser)
    }
}
