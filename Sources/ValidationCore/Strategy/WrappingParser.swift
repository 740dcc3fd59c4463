// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that holds another one and keeps its output available, if it has one.
///
/// If the strategy inside is not a parser, nobody parses, and the type of the output is `Never`.
class WrappingParser<Input, Inner, Output>: InputParser<Input, Output>, @unchecked Sendable {
    let rule: InputValidator<Input>
    private let parser: InputParser<Input, Inner>?

    init(_ rule: InputValidator<Input>) where Inner == Never {
        self.rule = bounded(rule)
        parser = nil
    }

    init(_ parser: InputParser<Input, Inner>) {
        let parser = bounded(parser)
        rule = parser
        self.parser = parser
    }

    func parseInside(_ input: Input) throws(ValidationError) -> Inner {
        guard let parser else { throw ValidationError(.strategyAbstract) }
        return try parser.parse(input)
    }

    func outcomeInside(of input: Input) -> ParsingOutcome<Inner> { parser?.outcome(of: input) ?? .rejected([]) }

    override var inputTraits: InputTraits { rule.inputTraits }
    override var children: [any ChildStrategy] { [rule] }
}
