// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that validates its input, or a value made from it, with one rule, and keeps the output of a parser.
///
/// A subclass overrides ``ruleInput(for:)``. If the rule is not a parser, the type of the output is `Never`.
class WrappingParser<Input, Value, Output>: InputParser<Input, Output>, CompositeStrategy, @unchecked Sendable {
    let rule: InputValidator<Value>
    /// The rule if it is a parser with the same output, or else an abstract parser, which rejects every input.
    let parser: InputParser<Value, Output>

    init(_ rule: InputValidator<Value>) {
        self.rule = depthLimited(rule)
        parser = InputParser()
    }

    init(_ parser: InputParser<Value, Output>) {
        let parser = depthLimited(parser)
        rule = parser
        self.parser = parser
    }

    /// Returns the value for the rule, or `nil` to accept the input without the rule.
    func ruleInput(for input: Input) throws(ValidationError) -> Value? { throw ValidationError(.strategyAbstract) }

    override func validate(_ input: Input) throws(ValidationError) {
        if let value = try ruleInput(for: input) { try rule.validate(value) }
    }

    override func errors(for input: Input) -> [ValidationError] { errors(for: input, in: DecodedParts()) }

    package override func errors(for input: Input, in decodedParts: DecodedParts) -> [ValidationError] {
        do throws(ValidationError) {
            return try ruleInput(for: input).map { rule.errors(for: $0, in: decodedParts) } ?? []
        } catch {
            return [error]
        }
    }

    override func progress(of input: Input) -> InputProgress {
        do { return try ruleInput(for: input).map { rule.progress(of: $0) } ?? .accepted } catch { return .unknown }
    }

    override func checklistItems(for input: Input?) -> [ChecklistItem] {
        do throws(ValidationError) {
            guard let input else { return rule.checklistItems(for: nil) }
            return rule.checklistItems(for: try ruleInput(for: input))
        } catch {
            return rule.checklistItems(for: nil).map { ChecklistItem(name: $0.name, errors: [error]) }
        }
    }

    override var inputTraits: InputTraits { rule.inputTraits }
    override var children: [any ChildStrategy] { [rule] }

    package func explanationSteps(for input: Input) -> ExplanationSteps {
        do throws(ValidationError) {
            return ExplanationSteps(rule, for: try ruleInput(for: input), skipReason: .emptyInput)
        } catch {
            return [StrategyExplanation(skipping: rule, because: .enclosingRejection)]
        }
    }
}
