// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A change that a call site makes to a rule: a name, another message, another error, other traits, or sensitivity.
enum Restatement: Sendable {
    case message(String, ValidationError.Part<ValidationError.Presentation>)
    case error(ValidationError)
    /// The rule has a name, which is also that of its row in a checklist.
    ///
    /// Verdicts and errors do not change.
    case name(String)
    /// The inputs must not be shown.
    ///
    /// Verdicts and codes do not change. Messages name neither characters nor the options of a list.
    case sensitive
    /// The inputs are typed in another way.
    case traits(InputTraitsChange)

    static func text(_ text: String) -> Restatement {
        .message(text, .owned(ValidationError.Presentation(message: text)).interned())
    }

    /// Returns the error to report.
    ///
    /// An inner message is replaced, and the path is kept.
    func callAsFunction(_ error: ValidationError) -> ValidationError {
        switch self {
        case .message(let text, let presentation):
            return error.hasMessageOfUse ? error.withMessage(text) : error.presented(within: presentation)
        case .error(let other):
            if error.path.isEmpty { return other.replacing(error) }
            return error.path.reversed().reduce(other) { $0.under($1) }.replacing(error)
        case .sensitive: return error.withoutHints
        case .name, .traits: return error
        }
    }

    /// Returns the errors to report.
    ///
    /// Each gets the other message, or one other error replaces all of them.
    func callAsFunction(_ errors: [ValidationError]) -> [ValidationError] {
        switch self {
        case .message, .sensitive: errors.map { self($0) }
        case .error: errors.first.map { [self($0)] } ?? []
        case .name, .traits: errors
        }
    }

    func configuration<Input>(of strategy: AnyObject, around wrapped: InputValidator<Input>) -> StrategyConfiguration {
        // Read once, because twice at each level would take exponential time.
        let inner = wrapped.configuration
        let children = [inner]
        switch self {
        case .message(let text, _):
            let message: ValidationError.Value = .text(text)
            return StrategyConfiguration(of: strategy, "message", ["message": message], children: children)
        case .error(let error):
            let parameters: [ValidationError.Parameter: ValidationError.Value] = [
                "domain": .text(error.domain.rawValue), "code": .int(error.code.rawValue),
            ]
            return StrategyConfiguration(of: strategy, "error", parameters, children: children)
        case .name(let name):
            return StrategyConfiguration(of: strategy, naming: inner, name)
        case .sensitive:
            return StrategyConfiguration(of: strategy, "sensitive", children: children)
        case .traits(let change):
            return StrategyConfiguration(of: strategy, "traits", change.parameters, children: children)
        }
    }

    /// Returns the traits of the strategy with those that the call site sets.
    ///
    /// A keyboard must not learn the words of a sensitive input.
    func callAsFunction(_ traits: InputTraits) -> InputTraits {
        switch self {
        case .message, .error, .name: return traits
        case .traits(let change): return change(traits)
        case .sensitive:
            var traits = traits
            traits.checksSpelling = false
            return traits
        }
    }

    /// Returns the rows of the rule in a checklist, with the errors to report.
    ///
    /// A rule with a name has one row.
    func checklistItems<Input>(for input: Input?, by wrapped: InputValidator<Input>) -> [ChecklistItem] {
        if case .name(let name) = self {
            return [ChecklistItem(name: name, errors: input.map { wrapped.errors(for: $0) } ?? [])]
        }
        return wrapped.checklistItems(for: input).map { ChecklistItem(name: $0.name, errors: self($0.errors)) }
    }

    /// Returns the requirements with the message or error of the call site, which a rule without requirements has too.
    func requirements(of requirements: [ValidationError]) -> [ValidationError] {
        switch self {
        case .message where requirements.isEmpty: [self(ValidationError(.compositionNegation))]
        case .error(let error): [error]
        default: self(requirements)
        }
    }

    /// Whether the call site marks the inputs as sensitive.
    var isSensitive: Bool {
        if case .sensitive = self { true } else { false }
    }
}

/// A strategy that gives the verdicts of another one with the message or error of the call site.
final class RestatedInputValidator<Input>: DecoratingInputValidator<Input>, @unchecked Sendable {
    private let restated: Restatement

    init(_ rule: InputValidator<Input>, as restatement: Restatement) {
        restated = restatement
        super.init(rule)
    }

    // This gives the same result as the first of all errors, but does not allocate for an input that is accepted.
    override func validate(_ input: Input) throws(ValidationError) {
        do { try wrapped.validate(input) } catch { throw restated(error) }
    }

    override func errors(for input: Input) -> [ValidationError] {
        restated(wrapped.errors(for: input))
    }

    package override func errors(for input: Input, in part: PartialValue) -> [ValidationError] {
        restated(wrapped.errors(for: input, in: part))
    }

    override func progress(of input: Input) -> InputProgress { wrapped.progress(of: input) }

    override var isSensitive: Bool { restated.isSensitive || wrapped.isSensitive }

    override var inputTraits: InputTraits { restated(wrapped.inputTraits) }

    override var requirements: [ValidationError] { restated.requirements(of: wrapped.requirements) }

    override var configuration: StrategyConfiguration { restated.configuration(of: self, around: wrapped) }

    override func checklistItems(for input: Input?) -> [ChecklistItem] {
        restated.checklistItems(for: input, by: wrapped)
    }
}

/// The counterpart of ``RestatedInputValidator`` for a parser, which keeps the output available.
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

    override func outcome(of input: Input) -> ParsingOutcome<Output> {
        wrapped.outcome(of: input).mapErrors { restated($0) }
    }

    override func progress(of input: Input) -> InputProgress { wrapped.progress(of: input) }

    override var isSensitive: Bool { restated.isSensitive || wrapped.isSensitive }

    override var inputTraits: InputTraits { restated(wrapped.inputTraits) }

    override var requirements: [ValidationError] { restated.requirements(of: wrapped.requirements) }

    override var configuration: StrategyConfiguration { restated.configuration(of: self, around: wrapped) }

    override func checklistItems(for input: Input?) -> [ChecklistItem] {
        restated.checklistItems(for: input, by: wrapped)
    }
}
