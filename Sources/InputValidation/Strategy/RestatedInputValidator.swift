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
            return error.withMessage(text)
        case .error(let other):
            return error.path.reversed().reduce(other) { $0.under($1) }.replacing(error)
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

    func configuration<Input>(of strategy: AnyObject, around wrapped: InputValidator<Input>) -> StrategyConfiguration {
        let children = [wrapped.configuration]
        switch self {
        case .message(let presentation):
            let message: ValidationError.Value = .text(presentation.message ?? "")
            return StrategyConfiguration(of: strategy, "message", ["message": message], children: children)
        case .error(let error):
            let parameters: [ValidationError.Parameter: ValidationError.Value] = [
                "domain": .text(error.domain.rawValue), "code": .int(error.code.rawValue),
            ]
            return StrategyConfiguration(of: strategy, "error", parameters, children: children)
        case .sensitive:
            return StrategyConfiguration(of: strategy, "sensitive", children: children)
        }
    }

    /// Whether the place of use says that the inputs are not to be shown.
    var isSensitive: Bool {
        if case .sensitive = self { true } else { false }
    }
}

/// The verdicts of another strategy with a text or an error of the place of use.
final class RestatedInputValidator<Input>: DecoratingInputValidator<Input>, @unchecked Sendable {
    private let restated: Restatement

    init(_ rule: InputValidator<Input>, as restatement: Restatement) {
        restated = restatement
        super.init(rule)
    }

    // Faster than the first of all errors, and the same: nothing is allocated for an input that is accepted.
    override func validate(_ input: Input) throws(ValidationError) {
        do { try wrapped.validate(input) } catch { throw restated(error) }
    }

    override func errors(for input: Input) -> [ValidationError] {
        restated(wrapped.everyError(for: input))
    }

    override var isSensitive: Bool { restated.isSensitive || wrapped.isSensitive }

    override var configuration: StrategyConfiguration { restated.configuration(of: self, around: wrapped) }

    override func checklistItems(for input: Input) -> [ChecklistItem] {
        wrapped.checklist(for: input).map { ChecklistItem(name: $0.name, errors: restated($0.errors)) }
    }
}

/// ``RestatedInputValidator`` for a parser, so that its output stays reachable.
final class RestatedInputParser<Input, Output>: DecoratingInputParser<Input, Output>, @unchecked Sendable {
    private let restated: Restatement

    init(_ rule: InputParser<Input, Output>, as restatement: Restatement) {
        restated = restatement
        super.init(rule)
    }

    override func validate(_ input: Input) throws(ValidationError) {
        do { try wrapped.validate(input) } catch { throw restated(error) }
    }

    override func parse(_ input: Input) throws(ValidationError) -> Output {
        do { return try wrapped.parse(input) } catch { throw restated(error) }
    }

    override func errors(for input: Input) -> [ValidationError] {
        restated(wrapped.everyError(for: input))
    }

    override func outcome(of input: Input) -> ParsingOutcome<Output> {
        wrapped.outcome(of: input).mapErrors { restated($0) }
    }

    override var isSensitive: Bool { restated.isSensitive || wrapped.isSensitive }

    override var configuration: StrategyConfiguration { restated.configuration(of: self, around: wrapped) }

    override func checklistItems(for input: Input) -> [ChecklistItem] {
        wrapped.checklist(for: input).map { ChecklistItem(name: $0.name, errors: restated($0.errors)) }
    }
}
