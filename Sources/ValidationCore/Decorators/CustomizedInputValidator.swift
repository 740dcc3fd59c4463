// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A change that a call site makes to a rule.
enum RuleCustomization: Sendable {
    /// Another message, in place of an inner one too.
    case presentation(ValidationError.SharedBox<ValidationError.Presentation>, text: String)
    /// Another error, with the path of the replaced one.
    case error(ValidationError)
    /// A name in the configuration and in checklists.
    case name(String)
    /// Inputs that must not be shown: a message does not name their characters, and a keyboard does not learn their
    /// words.
    case sensitive
    /// Other traits; those that are `nil` do not change.
    case traits(InputTraits.Keyboard?, InputTraits.Content?, InputTraits.Capitalization?, checksSpelling: Bool?)

    static func message(_ text: String) -> RuleCustomization {
        .presentation(ValidationError.SharedBox(ValidationError.Presentation(message: text)), text: text)
    }

    func applied(to error: ValidationError) -> ValidationError {
        switch self {
        case .presentation(let presentation, let text):
            error.callSiteMessage == nil ? error.presented(within: presentation) : error.withMessage(text)
        case .error(let other): other.under(error.path).asReplacement(for: error)
        case .sensitive: error.withoutHints
        case .name, .traits: error
        }
    }

    func applied(to errors: [ValidationError]) -> [ValidationError] {
        let reported = errors.map { applied(to: $0) }
        if case .error = self { return Array(reported.prefix(1)) }
        return reported
    }

    func applied(to wrappedTraits: InputTraits) -> InputTraits {
        switch self {
        case .sensitive: wrappedTraits.withoutSpellChecking
        case .traits(let keyboard, let content, let capitalization, let checksSpelling):
            InputTraits(
                keyboard: keyboard ?? wrappedTraits.keyboard, content: content ?? wrappedTraits.content,
                capitalization: capitalization ?? wrappedTraits.capitalization,
                checksSpelling: checksSpelling ?? wrappedTraits.checksSpelling)
        default: wrappedTraits
        }
    }

    /// Returns the requirements with the message or error of the call site, which a rule without requirements has too.
    func applied(toRequirements requirements: [ValidationError]) -> [ValidationError] {
        switch self {
        case .error(let error): [error]
        case .presentation where requirements.isEmpty: [applied(to: ValidationError(.compositionNegation))]
        default: applied(to: requirements)
        }
    }

    func configuration(of strategy: AnyObject, wrapping wrappedConfiguration: StrategyConfiguration)
        -> StrategyConfiguration
    {
        let name: String
        var parameters: ValidationError.Parameters = [:]
        var hidden: [any Equatable & Sendable] = []
        switch self {
        case .presentation(_, let text): (name, parameters) = ("message", ["message": .text(text)])
        case .error(let error):
            name = "error"
            parameters = ["domain": .text(error.domain.rawValue), "code": .int(error.code.rawValue)]
            hidden = error.equalityComponents
        case .name(let name): return StrategyConfiguration(of: strategy, wrapping: wrappedConfiguration, named: name)
        case .sensitive: name = "sensitive"
        case .traits(let keyboard, let content, let capitalization, let checksSpelling):
            name = "traits"
            parameters["keyboard"] = keyboard.map { .text($0.rawValue) }
            parameters["content"] = content.map { .text($0.rawValue) }
            parameters["capitalization"] = capitalization.map { .text($0.rawValue) }
            parameters["checksSpelling"] = checksSpelling.map { .text(String($0)) }
        }
        return StrategyConfiguration(of: strategy, name, parameters, hidden: hidden, children: [wrappedConfiguration])
    }
}

/// A strategy that gives the verdicts and the output of another one with the message or error of the call site.
final class CustomizedInputValidator<Input, Output>: WrappingParser<Input, Input, Output>, KindPreservingStrategy,
    @unchecked Sendable
{
    private let customization: RuleCustomization

    init(_ rule: InputValidator<Input>, applying customization: RuleCustomization) where Output == Never {
        self.customization = customization
        super.init(rule)
    }

    init(_ parser: InputParser<Input, Output>, applying customization: RuleCustomization) {
        self.customization = customization
        super.init(parser)
    }

    override func ruleInput(for input: Input) -> Input? { input }

    override func validate(_ input: Input) throws(ValidationError) {
        do { try rule.validate(input) } catch { throw customization.applied(to: error) }
    }

    override func parse(_ input: Input) throws(ValidationError) -> Output {
        do { return try parser.parse(input) } catch { throw customization.applied(to: error) }
    }

    override func outcome(of input: Input) -> ParsingOutcome<Output> {
        parser.outcome(of: input).mapErrors { customization.applied(to: $0) }
    }

    package override func errors(for input: Input, in decodedParts: DecodedParts) -> [ValidationError] {
        customization.applied(to: rule.errors(for: input, in: decodedParts))
    }

    override func checklistItems(for input: Input?) -> [ChecklistItem] {
        if case .name(let name) = customization {
            return [ChecklistItem(name: name, errors: input.map { rule.errors(for: $0) } ?? [])]
        }
        return rule.checklistItems(for: input).map {
            ChecklistItem(name: $0.name, errors: customization.applied(to: $0.errors))
        }
    }

    override var isSensitive: Bool { if case .sensitive = customization { true } else { rule.isSensitive } }
    override var inputTraits: InputTraits { customization.applied(to: rule.inputTraits) }
    override var requirements: [ValidationError] { customization.applied(toRequirements: rule.requirements) }
    package override var wrappedStrategy: InputValidator<Input>? { rule }
    override var configuration: StrategyConfiguration {
        customization.configuration(of: self, wrapping: rule.configuration)
    }
}
