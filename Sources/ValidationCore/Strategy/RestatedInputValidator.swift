// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A change that a call site makes to a rule: a name, another message, another error, other traits, or sensitivity.
struct Restatement: Sendable {
    /// The name in the configuration, which is also that of the row in a checklist if a program gives it.
    private let name: String
    private var isGivenName = false
    private var parameters: ValidationError.Parameters = [:]
    private var replacement: ValidationError?
    private(set) var isSensitive = false
    private(set) var traits: @Sendable (InputTraits) -> InputTraits = { $0 }
    /// Returns the error to report; `nil` if the errors do not change.
    private var change: (@Sendable (ValidationError) -> ValidationError)?

    /// Another message, in place of an inner one too.
    static func message(_ text: String) -> Restatement {
        let presentation = ValidationError.Shared(ValidationError.Presentation(message: text))
        return Restatement(
            name: "message", parameters: ["message": .text(text)],
            change: { $0.messageOfUse == nil ? $0.presented(within: presentation) : $0.withMessage(text) })
    }

    /// Another error, with the path of the replaced one.
    static func error(_ error: ValidationError) -> Restatement {
        let code: ValidationError.Parameters = [
            "domain": .text(error.domain.rawValue), "code": .int(error.code.rawValue),
        ]
        return Restatement(
            name: "error", parameters: code, replacement: error, change: { error.under($0.path).replacing($0) })
    }

    static func name(_ name: String) -> Restatement { Restatement(name: name, isGivenName: true) }

    /// Inputs that must not be shown: a message does not name their characters, and a keyboard does not learn their words.
    static let sensitive = Restatement(
        name: "sensitive", isSensitive: true, traits: { $0.withoutSpelling }, change: { $0.withoutHints })

    static func traits(
        _ keyboard: InputTraits.Keyboard?, _ content: InputTraits.Content?,
        _ capitalization: InputTraits.Capitalization?, _ checksSpelling: Bool?
    ) -> Restatement {
        var parameters: ValidationError.Parameters = [:]
        parameters["keyboard"] = keyboard.map { .text($0.rawValue) }
        parameters["content"] = content.map { .text($0.rawValue) }
        parameters["capitalization"] = capitalization.map { .text($0.rawValue) }
        parameters["checksSpelling"] = checksSpelling.map { .text(String($0)) }
        return Restatement(
            name: "traits", parameters: parameters,
            traits: {
                InputTraits(
                    keyboard: keyboard ?? $0.keyboard, content: content ?? $0.content,
                    capitalization: capitalization ?? $0.capitalization,
                    checksSpelling: checksSpelling ?? $0.checksSpelling)
            })
    }

    func callAsFunction(_ error: ValidationError) -> ValidationError { change?(error) ?? error }

    func callAsFunction(_ errors: [ValidationError]) -> [ValidationError] {
        guard let change else { return errors }
        return errors.prefix(replacement == nil ? errors.count : 1).map(change)
    }

    func configuration<Input>(of strategy: AnyObject, around wrapped: InputValidator<Input>) -> StrategyConfiguration {
        let inner = wrapped.configuration
        return isGivenName
            ? StrategyConfiguration(of: strategy, naming: inner, name)
            : StrategyConfiguration(of: strategy, name, parameters, children: [inner])
    }

    func checklistItems<Input>(for input: Input?, by wrapped: InputValidator<Input>) -> [ChecklistItem] {
        if isGivenName {
            return [ChecklistItem(name: name, errors: input.map { wrapped.errors(for: $0) } ?? [])]
        }
        return wrapped.checklistItems(for: input).map { ChecklistItem(name: $0.name, errors: self($0.errors)) }
    }

    /// Returns the requirements with the message or error of the call site, which a rule without requirements has too.
    func requirements(of requirements: [ValidationError]) -> [ValidationError] {
        if let replacement { return [replacement] }
        let hasMessage = parameters["message"] != nil
        return self(requirements.isEmpty && hasMessage ? [ValidationError(.compositionNegation)] : requirements)
    }
}

/// A strategy that gives the verdicts and the output of another one with the message or error of the call site.
final class RestatedInputValidator<Input, Output>: WrappingParser<Input, Input, Output, Output>, @unchecked Sendable {
    private let restated: Restatement

    init(_ rule: InputValidator<Input>, as restated: Restatement) where Output == Never {
        self.restated = restated
        super.init(rule)
    }

    init(_ parser: InputParser<Input, Output>, as restated: Restatement) {
        self.restated = restated
        super.init(parser)
    }

    override func value(of input: Input) -> Input? { input }

    override func validate(_ input: Input) throws(ValidationError) {
        do { try rule.validate(input) } catch { throw restated(error) }
    }

    override func parse(_ input: Input) throws(ValidationError) -> Output {
        do { return try parseInside(input) } catch { throw restated(error) }
    }

    override func outcome(of input: Input) -> ParsingOutcome<Output> {
        outcomeInside(of: input).mapErrors { restated($0) }
    }

    package override func errors(for input: Input, in part: PartialValue) -> [ValidationError] {
        restated(rule.errors(for: input, in: part))
    }

    override var isSensitive: Bool { restated.isSensitive || rule.isSensitive }
    override var inputTraits: InputTraits { restated.traits(rule.inputTraits) }
    override var requirements: [ValidationError] { restated.requirements(of: rule.requirements) }
    package override var wrappedStrategy: InputValidator<Input>? { rule }
    override var configuration: StrategyConfiguration { restated.configuration(of: self, around: rule) }
    override func checklistItems(for input: Input?) -> [ChecklistItem] { restated.checklistItems(for: input, by: rule) }
}
