// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// What the place of use says instead of what the rule says.
enum Restatement: Sendable {
    case message(ValidationError.Presentation)
    case error(ValidationError)
    /// Verdicts and errors stay; the inputs are not to be shown.
    case sensitive

    static func text(_ text: String) -> Restatement {
        .message(ValidationError.Presentation(message: text))
    }

    /// Returns the error as it is reported; a text given further inside is replaced, a path is kept.
    func callAsFunction(_ error: ValidationError) -> ValidationError {
        switch self {
        case .message(let presentation):
            guard error.message != nil, let text = presentation.message else {
                return error.presented(within: presentation)
            }
            return error.saying(text)
        case .error(let other):
            return error.path.reversed().reduce(other) { $0.under($1) }.inPlace(of: error)
        case .sensitive: return error
        }
    }

    /// Returns all errors as they are reported: another text for each, or the one other error for all.
    func callAsFunction(_ errors: [ValidationError]) -> [ValidationError] {
        switch self {
        case .message: errors.map { self($0) }
        case .error: errors.first.map { [self($0)] } ?? []
        case .sensitive: errors
        }
    }

    var configuration: (parameters: [ValidationError.Parameter: ValidationError.Value], name: String) {
        switch self {
        case .message(let presentation): (["message": .text(presentation.message ?? "")], "message")
        case .error(let error): (["domain": .text(error.domain.rawValue), "code": .int(error.code.rawValue)], "error")
        case .sensitive: ([:], "sensitive")
        }
    }

    /// Whether the place of use says that the inputs are not to be shown.
    var isSensitive: Bool {
        if case .sensitive = self { true } else { false }
    }
}

/// A **Decorator**: the verdicts of another strategy with a text or an error of the place of use.
final class RestatedInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    private let rule: InputValidator<Input>
    private let restated: Restatement

    init(_ rule: InputValidator<Input>, as restatement: Restatement) {
        self.rule = rule
        restated = restatement
    }

    override func validate(_ input: Input) throws(ValidationError) {
        do { try rule.validate(input) } catch { throw restated(error) }
    }

    override func failures(for input: Input) -> [ValidationError] {
        restated(rule.failures(for: input))
    }

    override func normalized(_ input: Input) -> Input {
        rule.normalized(input)
    }

    override var isSensitive: Bool { restated.isSensitive || rule.isSensitive }

    override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, restated.configuration.name, restated.configuration.parameters, children: [rule.configuration])
    }
}

/// ``RestatedInputValidator`` for a parser, so that its output stays reachable.
final class RestatedInputParser<Input, Output>: InputParser<Input, Output>, @unchecked Sendable {
    private let rule: InputParser<Input, Output>
    private let restated: Restatement

    init(_ rule: InputParser<Input, Output>, as restatement: Restatement) {
        self.rule = rule
        restated = restatement
    }

    override func parse(_ input: Input) throws(ValidationError) -> Output {
        do { return try rule.parse(input) } catch { throw restated(error) }
    }

    override func failures(for input: Input) -> [ValidationError] {
        restated(rule.failures(for: input))
    }

    override func normalized(_ input: Input) -> Input {
        rule.normalized(input)
    }

    override var isSensitive: Bool { restated.isSensitive || rule.isSensitive }

    override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, restated.configuration.name, restated.configuration.parameters, children: [rule.configuration])
    }
}
