// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A step that changes a text before a rule validates it, as in `.trimmed(then: .email)`.
enum NormalizationStep: Sendable, Hashable {
    /// Removes white space (the Unicode property *White_Space*) at both ends.
    case trimmed
    /// Removes white space at both ends, and replaces every other run of white space by one space.
    case collapsingBlanks
    /// Removes the given characters, such as spaces, hyphens, and dots in a phone number.
    case stripping(Set<Unicode.Scalar>)

    /// Returns the changed text, which another application of the step does not change.
    func callAsFunction(_ text: String) -> String {
        switch self {
        case .trimmed: Self.trimmed(text)
        case .collapsingBlanks: Self.collapsed(text)
        case .stripping(let separators): Self.stripped(text, of: separators)
        }
    }

    /// The name and the settings of a strategy with the step.
    fileprivate var description: (name: String, settings: ValidationError.Parameters) {
        switch self {
        case .trimmed: ("trimmed", [:])
        case .collapsingBlanks: ("collapsingBlanks", [:])
        case .stripping(let separators):
            ("stripping", ["separators": .text(separators.sorted().map { String($0) }.joined())])
        }
    }
}

extension NormalizationStep {
    /// The largest text that a step changes, in bytes of UTF-8, so that no text can take long.
    fileprivate static let maximumBytes = 65_536

    private static let tooLarge = ValidationError(.inputTooLarge, with: [.maximum: .int(maximumBytes)])

    /// Returns the changed text, or rejects a text that is too long to be changed.
    fileprivate func changed(_ input: String) throws(ValidationError) -> String {
        guard input.utf8.count <= Self.maximumBytes else { throw Self.tooLarge.withLength(input.utf8.count) }
        return self(input)
    }

    /// Returns a text without the characters of a list.
    private static func stripped(_ text: String, of separators: Set<Unicode.Scalar>) -> String {
        guard separators.allSatisfy(\.isASCII) else {
            return String(String.UnicodeScalarView(text.unicodeScalars.lazy.filter { !separators.contains($0) }))
        }
        let bytes = text.utf8.filter { $0 >= 0x80 || !separators.contains(Unicode.Scalar($0)) }
        return bytes.count == text.utf8.count ? text : String(decoding: bytes, as: UTF8.self)
    }

    private static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isWhiteSpace }),
            let last = scalars.lastIndex(where: { !$0.isWhiteSpace })
        else { return "" }
        let end = scalars.index(after: last)
        return first == scalars.startIndex && end == scalars.endIndex ? text : String(scalars[first..<end])
    }

    private static func collapsed(_ text: String) -> String {
        text.unicodeScalars.split(whereSeparator: \.isWhiteSpace).map(String.init).joined(separator: " ")
    }
}

extension Unicode.Scalar {
    /// Whether the character has the Unicode property *White_Space*.
    fileprivate var isWhiteSpace: Bool {
        isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }
}

/// A strategy that changes a text with a ``NormalizationStep`` and validates or parses the result.
final class NormalizingInputValidator<Output>: WrappingParser<String, Output, Output>, @unchecked Sendable {
    private let step: NormalizationStep

    init(_ step: NormalizationStep, then rule: InputValidator<String>) where Output == Never {
        self.step = step
        super.init(rule)
    }

    init(_ step: NormalizationStep, then parser: InputParser<String, Output>) {
        self.step = step
        super.init(parser)
    }

    override func validate(_ input: String) throws(ValidationError) { try rule.validate(step.changed(input)) }
    override func parse(_ input: String) throws(ValidationError) -> Output { try parseInside(step.changed(input)) }

    override func outcome(of input: String) -> ParsingOutcome<Output> {
        do throws(ValidationError) { return outcomeInside(of: try step.changed(input)) } catch {
            return .rejected([error])
        }
    }

    override func errors(for input: String) -> [ValidationError] {
        do throws(ValidationError) { return rule.errors(for: try step.changed(input)) } catch { return [error] }
    }

    /// Returns the progress of the changed text; positions refer to the changed text.
    override func progress(of input: String) -> InputProgress {
        guard input.utf8.count > NormalizationStep.maximumBytes else { return rule.progress(of: step(input)) }
        // The first character that does not fit begins here.
        let bytes = Array(input.utf8.prefix(NormalizationStep.maximumBytes + 1))
        let place = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
        return .impossible(at: place, expected: ExpectedCharacters([], includesEnd: true))
    }

    /// Returns the input normalized by the step and the rule, or only by the step if it would change the rule's result.
    override func normalized(_ input: String) -> String {
        guard let changed = try? step.changed(input) else { return input }
        let normal = rule.normalized(changed)
        return step(normal) == normal ? normal : changed
    }

    override func checklistItems(for input: String?) -> [ChecklistItem] {
        do throws(ValidationError) {
            return rule.checklistItems(for: try input.map { text throws(ValidationError) in try step.changed(text) })
        } catch {
            return rule.checklistItems(for: nil).map { ChecklistItem(name: $0.name, errors: [error]) }
        }
    }

    override var configuration: StrategyConfiguration {
        let (name, settings) = step.description
        return StrategyConfiguration(of: self, name, settings, children: [rule.configuration])
    }
}

extension NormalizingInputValidator: ExplainedStrategy {
    func steps(for input: String) -> ExplainedSteps {
        ExplainedSteps(rule, for: try? step.changed(input), orSkipping: .enclosingRejection)
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that removes white space at both ends of a text and validates the result with a rule.
    ///
    /// White space is the Unicode property *White_Space*. The context keeps what was typed and provides the changed
    /// text as the normalized value. Positions in errors refer to the changed text. An input over 65,536 UTF-8 bytes is
    /// rejected with code 1005 before it is changed.
    public static func trimmed(then rule: InputValidator<String>) -> InputValidator<String> {
        NormalizingInputValidator(.trimmed, then: rule)
    }

    /// Returns a parser that removes white space at both ends of a text and parses the result.
    public static func trimmed<Output>(then parser: InputParser<String, Output>) -> InputParser<String, Output> {
        NormalizingInputValidator(.trimmed, then: parser)
    }

    /// Returns a strategy that trims a text, collapses runs of white space, and validates the result with a rule.
    public static func collapsingBlanks(then rule: InputValidator<String>) -> InputValidator<String> {
        NormalizingInputValidator(.collapsingBlanks, then: rule)
    }

    /// Returns a parser that trims a text, collapses runs of white space, and parses the result.
    public static func collapsingBlanks<Output>(
        then parser: InputParser<String, Output>
    ) -> InputParser<String, Output> {
        NormalizingInputValidator(.collapsingBlanks, then: parser)
    }

    /// Returns a strategy that removes the given characters from a text and validates the result with a rule.
    ///
    /// - Parameters:
    ///   - separators: The characters to remove, such as spaces, hyphens, and dots in a phone number. Each Unicode
    ///     scalar is one character.
    ///   - rule: The rule for the changed text.
    public static func stripping(_ separators: String, then rule: InputValidator<String>) -> InputValidator<String> {
        NormalizingInputValidator(.stripping(Set(separators.unicodeScalars)), then: rule)
    }

    /// Returns a parser that removes the given characters from a text and parses the result.
    public static func stripping<Output>(
        _ separators: String, then parser: InputParser<String, Output>
    ) -> InputParser<String, Output> {
        NormalizingInputValidator(.stripping(Set(separators.unicodeScalars)), then: parser)
    }
}
