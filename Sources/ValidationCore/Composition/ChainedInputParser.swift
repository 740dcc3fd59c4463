// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A parser whose output another strategy validates or parses.
final class ChainedInputParser<Input, Middle, Output>: InputParser<Input, Output>, @unchecked Sendable {
    private let chain: ParserChain<Input, Middle, Output>

    private init(_ chain: ParserChain<Input, Middle, Output>) {
        self.chain = chain
        super.init(containing: StrategyContents(.chained(chain)))
    }

    convenience init(_ first: InputParser<Input, Middle>, then rule: InputValidator<Middle>) where Output == Middle {
        let rule = depthLimited(rule)
        self.init(
            ParserChain(
                parser: depthLimited(first), second: rule,
                notation: Input.self == String.self ? first.configuration.notation ?? "." : nil
            ) { output in
                let errors = rule.errors(for: output)
                return errors.isEmpty ? .accepted(output) : .rejected(errors)
            })
    }

    convenience init(_ first: InputParser<Input, Middle>, then parser: InputParser<Middle, Output>) {
        let parser = depthLimited(parser)
        self.init(
            ParserChain(parser: depthLimited(first), second: parser, notation: nil) { parser.outcome(of: $0) })
    }

    override func parse(_ input: Input) throws(ValidationError) -> Output {
        let middle = try chain.parser.parse(input)
        do { return try chain.finalOutcome(middle).get() } catch { throw error.withNotation(chain.notation) }
    }

    override func outcome(of input: Input) -> ParsingOutcome<Output> { chain.outcome(of: input) }
    override func normalized(_ input: Input) -> Input { chain.parser.normalized(input) }
}

private struct ParserChain<Input, Middle, Output>: StrategyChain {
    let parser: InputParser<Input, Middle>
    let second: InputValidator<Middle>
    let notation: String?
    let finalOutcome: @Sendable (Middle) -> ParsingOutcome<Output>

    var first: InputValidator<Input> { parser }

    func middle(of input: Input) -> Middle? { try? parser.parse(input) }
    func errors(for input: Input) -> [ValidationError] { outcome(of: input).errors }

    func outcome(of input: Input) -> ParsingOutcome<Output> {
        switch parser.outcome(of: input) {
        case .accepted(let middle):
            finalOutcome(middle).mapErrors { $0.map { $0.withNotation(notation) } }
        case .rejected(let errors): .rejected(errors)
        }
    }
}

extension StrategyConfiguration {
    /// The notation of the first parser in the configuration that has a notation.
    fileprivate var notation: String? { ownNotation ?? children.lazy.compactMap(\.notation).first }
}

extension InputParser {
    /// Returns a parser that also validates the output with a rule, as in `.integer.then(.range(1...6))`.
    ///
    /// The input and its normalized value must produce the same output, so that both get the same verdict.
    public func then(_ rule: InputValidator<Output>) -> InputParser<Input, Output> {
        ChainedInputParser(self, then: rule)
    }

    /// Returns a parser that parses this parser's output with another parser.
    public func then<Next>(parsing next: InputParser<Output, Next>) -> InputParser<Input, Next> {
        ChainedInputParser(self, then: next)
    }
}
