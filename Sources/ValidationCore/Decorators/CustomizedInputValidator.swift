// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A change that a call site makes to a rule.
package enum RuleCustomization: Sendable {
    /// Another message, which replaces an inner message too.
    case presentation(ValidationError.SharedBox<ValidationError.Presentation>, text: String)
    /// Another error, with the replaced error's path.
    case error(ValidationError)
    /// A name in the configuration and in checklists.
    case name(String)
    /// Inputs that must not be shown: messages don't name their characters, and keyboards don't learn their words.
    case sensitive
    /// Other traits; `nil` leaves a trait unchanged.
    case traits(InputTraits.Keyboard?, InputTraits.Content?, InputTraits.Capitalization?, checksSpelling: Bool?)

    static func message(_ text: String) -> RuleCustomization {
        .presentation(ValidationError.SharedBox(ValidationError.Presentation(message: text)), text: text)
    }

    package var makesSensitive: Bool { if case .sensitive = self { true } else { false } }

    package func applied(to error: ValidationError) -> ValidationError {
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

    /// Returns the requirements with the call site's message or error, which even a rule without requirements has.
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
        case .name(let given): name = given
        case .sensitive: name = "sensitive"
        case .traits(let keyboard, let content, let capitalization, let checksSpelling):
            name = "traits"
            parameters["keyboard"] = keyboard.map { .text($0.rawValue) }
            parameters["content"] = content.map { .text($0.rawValue) }
            parameters["capitalization"] = capitalization.map { .text($0.rawValue) }
            parameters["checksSpelling"] = checksSpelling.map { .text(String($0)) }
        }
        return StrategyConfiguration(
            of: strategy, .customized(self), name, parameters, hidden: hidden, children: [wrappedConfiguration])
    }
}

/// A strategy that gives its rule's verdicts with the call site's message, error, name, or traits.
final class CustomizedInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    private let rule: InputValidator<Input>
    private let customization: RuleCustomization

    init(_ rule: InputValidator<Input>, applying customization: RuleCustomization) {
        self.rule = depthLimited(rule)
        self.customization = customization
        super.init(containing: StrategyContents(.customized(self.rule, customization)))
    }

    override func validate(_ input: Input) throws(ValidationError) {
        do { try rule.validate(input) } catch { throw customization.applied(to: error) }
    }

    override func normalized(_ input: Input) -> Input { rule.normalized(input) }
    override func progress(of input: Input) -> InputProgress { rule.progress(of: input) }
}

/// A parser that gives another parser's verdicts and output with the call site's changes.
final class CustomizedInputParser<Input, Output>: InputParser<Input, Output>, @unchecked Sendable {
    private let parser: InputParser<Input, Output>
    private let customization: RuleCustomization

    init(_ parser: InputParser<Input, Output>, applying customization: RuleCustomization) {
        self.parser = depthLimited(parser)
        self.customization = customization
        super.init(containing: StrategyContents(.customized(self.parser, customization)))
    }

    override func validate(_ input: Input) throws(ValidationError) {
        do { try parser.validate(input) } catch { throw customization.applied(to: error) }
    }

    override func parse(_ input: Input) throws(ValidationError) -> Output {
        do { return try parser.parse(input) } catch { throw customization.applied(to: error) }
    }

    override func outcome(of input: Input) -> ParsingOutcome<Output> {
        parser.outcome(of: input).mapErrors { customization.applied(to: $0) }
    }

    override func normalized(_ input: Input) -> Input { parser.normalized(input) }
    override func progress(of input: Input) -> InputProgress { parser.progress(of: input) }
}
