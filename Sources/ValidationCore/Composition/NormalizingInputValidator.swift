// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A step that changes a text before a rule validates it, such as trimming white space.
///
/// Only strategies with such a step change a text before a rule validates it. The step is therefore visible where the
/// strategy is used, as in `.trimmed(then: .email)`.
struct NormalizationStep: Sendable, Hashable {
    /// The step's name in rule files.
    let name: String

    private let kind: Kind

    private enum Kind: Hashable, Sendable {
        case trimming, collapsingBlanks
        case stripping(Set<Unicode.Scalar>)
    }

    /// Removes white space (the Unicode property *White_Space*) at both ends.
    static let trimming = NormalizationStep(name: "trimmed", kind: .trimming)

    /// Removes white space at both ends, and replaces every other run of white space by one space.
    static let collapsingBlanks = NormalizationStep(name: "collapsingBlanks", kind: .collapsingBlanks)

    /// Returns a step that removes the given characters, such as spaces, hyphens, and dots in a phone number.
    ///
    /// - Parameter separators: The characters to remove. Each Unicode scalar is one character.
    static func stripping(_ separators: String) -> NormalizationStep {
        NormalizationStep(name: "stripping", kind: .stripping(Set(separators.unicodeScalars)))
    }

    /// Returns the changed text.
    ///
    /// The step is idempotent. Applying it again does not change the text further.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func callAsFunction(_ text: String) -> String {
        switch kind {
        case .trimming: Self.trimmed(text)
        case .collapsingBlanks: Self.collapsed(text)
        case .stripping(let separators): Self.stripped(text, of: separators)
        }
    }

    var parameters: [ValidationError.Parameter: ValidationError.Value] {
        guard case .stripping(let separators) = kind else { return [:] }
        return ["separators": .text(separators.sorted().map { String($0) }.joined())]
    }
}

/// What a strategy with a step does with a text, whether its rule is a parser or not.
extension NormalizationStep {
    /// The largest text that a step changes, in bytes of UTF-8, so that no text can take long.
    private static let maximumBytes = 65_536

    private static let tooLarge = ValidationError(.inputTooLarge, with: [.maximum: .int(maximumBytes)]).interned()

    /// Returns the changed text, or rejects a text that is too long to be changed.
    fileprivate func changed(_ input: String) throws(ValidationError) -> String {
        guard input.utf8.count <= Self.maximumBytes else { throw Self.tooLarge.withLength(input.utf8.count) }
        return self(input)
    }

    /// Returns the progress of the changed text; positions refer to the changed text.
    fileprivate func progress(of input: String, by rule: InputValidator<String>) -> InputProgress {
        guard input.utf8.count > Self.maximumBytes else { return rule.progress(of: self(input)) }
        // The first character that does not fit begins here.
        let bytes = Array(input.utf8.prefix(Self.maximumBytes + 1))
        let place = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
        return .impossible(at: place, expected: ExpectedCharacters([], includesEnd: true))
    }

    /// Returns the input normalized by the step and the rule after it.
    ///
    /// If the step would change the value that the rule normalized, only the step is applied, so that the result is
    /// stable.
    fileprivate func normalized(_ input: String, by rule: InputValidator<String>) -> String {
        guard let changed = try? changed(input) else { return input }
        let normal = rule.normalized(changed)
        return self(normal) == normal ? normal : changed
    }

    fileprivate func checklistItems(for input: String?, by rule: InputValidator<String>) -> [ChecklistItem] {
        do throws(ValidationError) {
            guard let input else { return rule.checklistItems(for: nil) }
            return rule.checklistItems(for: try changed(input))
        } catch {
            return rule.checklistItems(for: nil).map { ChecklistItem(name: $0.name, errors: [error]) }
        }
    }
}

extension NormalizationStep {
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

/// A strategy that changes a text with a ``NormalizationStep`` and validates the result with a rule.
final class NormalizingInputValidator: DecoratingInputValidator<String>, @unchecked Sendable {
    private let step: NormalizationStep

    init(_ step: NormalizationStep, then rule: InputValidator<String>) {
        self.step = step
        super.init(rule)
    }

    override func validate(_ input: String) throws(ValidationError) { try wrapped.validate(step.changed(input)) }

    override func errors(for input: String) -> [ValidationError] {
        do throws(ValidationError) { return wrapped.errors(for: try step.changed(input)) } catch { return [error] }
    }

    override func progress(of input: String) -> InputProgress { step.progress(of: input, by: wrapped) }

    override func normalized(_ input: String) -> String { step.normalized(input, by: wrapped) }

    override func checklistItems(for input: String?) -> [ChecklistItem] { step.checklistItems(for: input, by: wrapped) }

    // The rule validates another text.
    override var wrappedStrategy: InputValidator<String>? { nil }

    override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, step.name, step.parameters, children: [wrapped.configuration])
    }
}

extension NormalizingInputValidator: ExplainedStrategy {
    func steps(for input: String) -> ExplainedSteps {
        ExplainedSteps(wrapped, for: try? step.changed(input), orSkipping: .enclosingRejection)
    }
}

/// A parser that changes a text with a ``NormalizationStep`` and parses the result.
///
/// It is the counterpart of ``NormalizingInputValidator`` for a parser.
final class NormalizingInputParser<Output>: DecoratingInputParser<String, Output>, @unchecked Sendable {
    private let step: NormalizationStep

    init(_ step: NormalizationStep, then parser: InputParser<String, Output>) {
        self.step = step
        super.init(parser)
    }

    override func parse(_ input: String) throws(ValidationError) -> Output {
        try wrapped.parse(step.changed(input))
    }

    override func outcome(of input: String) -> ParsingOutcome<Output> {
        do throws(ValidationError) {
            return wrapped.outcome(of: try step.changed(input))
        } catch {
            return .rejected([error])
        }
    }

    override func progress(of input: String) -> InputProgress { step.progress(of: input, by: wrapped) }

    override func normalized(_ input: String) -> String { step.normalized(input, by: wrapped) }

    override func checklistItems(for input: String?) -> [ChecklistItem] { step.checklistItems(for: input, by: wrapped) }

    // The parser parses another text.
    override var wrappedStrategy: InputValidator<String>? { nil }

    override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, step.name, step.parameters, children: [wrapped.configuration])
    }
}

extension NormalizingInputParser: ExplainedStrategy {
    func steps(for input: String) -> ExplainedSteps {
        ExplainedSteps(wrapped, for: try? step.changed(input), orSkipping: .enclosingRejection)
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that removes white space at both ends of a text and validates the result with a rule.
    ///
    /// White space is the Unicode property *White_Space*. The context keeps what was typed and provides the changed
    /// text as the normalized value. Positions in errors refer to the changed text. An input over 65,536 UTF-8 bytes is
    /// rejected with code 1005 before it is changed.
    public static func trimmed(then rule: InputValidator<String>) -> InputValidator<String> {
        NormalizingInputValidator(.trimming, then: rule)
    }

    /// Returns a parser that removes white space at both ends of a text and parses the result.
    public static func trimmed<Output>(then parser: InputParser<String, Output>) -> InputParser<String, Output> {
        NormalizingInputParser(.trimming, then: parser)
    }

    /// Returns a strategy that trims a text, collapses runs of white space, and validates the result with a rule.
    public static func collapsingBlanks(then rule: InputValidator<String>) -> InputValidator<String> {
        NormalizingInputValidator(.collapsingBlanks, then: rule)
    }

    /// Returns a parser that trims a text, collapses runs of white space, and parses the result.
    public static func collapsingBlanks<Output>(
        then parser: InputParser<String, Output>
    ) -> InputParser<String, Output> {
        NormalizingInputParser(.collapsingBlanks, then: parser)
    }

    /// Returns a strategy that removes the given characters from a text and validates the result with a rule.
    ///
    /// - Parameters:
    ///   - separators: The characters to remove, such as spaces, hyphens, and dots in a phone number. Each Unicode
    ///     scalar is one character.
    ///   - rule: The rule for the changed text.
    public static func stripping(_ separators: String, then rule: InputValidator<String>) -> InputValidator<String> {
        NormalizingInputValidator(.stripping(separators), then: rule)
    }

    /// Returns a parser that removes the given characters from a text and parses the result.
    public static func stripping<Output>(
        _ separators: String, then parser: InputParser<String, Output>
    ) -> InputParser<String, Output> {
        NormalizingInputParser(.stripping(separators), then: parser)
    }
}
