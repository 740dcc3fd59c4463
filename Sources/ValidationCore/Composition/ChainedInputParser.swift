// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A parser whose output another strategy validates or parses.
final class ChainedInputParser<Input, Middle, Output>: InputParser<Input, Output>, @unchecked Sendable {
    private let first: InputParser<Input, Middle>
    private let second: InputValidator<Middle>
    private let finalOutcome: @Sendable (Middle) -> ParsingOutcome<Output>
    /// The decimal point of the text from which the output was parsed, so that messages show limits as they are typed.
    private let decimalPoint: String?

    init(_ first: InputParser<Input, Middle>, then rule: InputValidator<Middle>) where Output == Middle {
        let rule = depthLimited(rule)
        self.first = depthLimited(first)
        second = rule
        decimalPoint = Input.self == String.self ? first.configuration.decimalPoint : nil
        finalOutcome = { output in
            let errors = rule.errors(for: output)
            return errors.isEmpty ? .accepted(output) : .rejected(errors)
        }
    }

    init(_ first: InputParser<Input, Middle>, then parser: InputParser<Middle, Output>) {
        let parser = depthLimited(parser)
        self.first = depthLimited(first)
        second = parser
        decimalPoint = nil
        finalOutcome = { parser.outcome(of: $0) }
    }

    override func parse(_ input: Input) throws(ValidationError) -> Output {
        let middle = try first.parse(input)
        do { return try finalOutcome(middle).get() } catch { throw error.withDecimalPoint(decimalPoint) }
    }

    override func outcome(of input: Input) -> ParsingOutcome<Output> {
        switch first.outcome(of: input) {
        case .accepted(let middle):
            finalOutcome(middle).mapErrors { $0.map { $0.withDecimalPoint(decimalPoint) } }
        case .rejected(let errors): .rejected(errors)
        }
    }

    override func errors(for input: Input) -> [ValidationError] { outcome(of: input).errors }
    override func normalized(_ input: Input) -> Input { first.normalized(input) }
    override var inputTraits: InputTraits { first.inputTraits }

    override var requirements: [ValidationError] {
        first.requirements + second.requirements.map { $0.withDecimalPoint(decimalPoint) }
    }

    override var children: [any ChildStrategy] { [first, second] }

    override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "then", children: [first.configuration, second.configuration])
    }
}

extension ChainedInputParser: CompositeStrategy {
    func explanationSteps(for input: Input) -> ExplanationSteps {
        let last = ExplanationSteps(second, for: try? first.parse(input), skipReason: .earlierRejection)
        return ExplanationSteps([first.explanation(of: input)] + last.explanations)
    }
}

extension StrategyConfiguration {
    /// The decimal point of the first parser of numbers in the configuration, or else a point.
    fileprivate var decimalPoint: String {
        if case .text(let point) = parameters["point"] { return point == "comma" ? "," : "." }
        return children.lazy.map(\.decimalPoint).first { $0 == "," } ?? "."
    }
}

extension InputParser {
    /// Returns a parser that also validates the output with a rule, as in `.integer.then(.range(1...6))`.
    ///
    /// The input and its normalized value must result in the same output, so that both receive the same verdict.
    public func then(_ rule: InputValidator<Output>) -> InputParser<Input, Output> {
        ChainedInputParser(self, then: rule)
    }

    /// Returns a parser that parses the output of this parser with another one.
    public func then<Next>(parsing next: InputParser<Output, Next>) -> InputParser<Input, Next> {
        ChainedInputParser(self, then: next)
    }
}
