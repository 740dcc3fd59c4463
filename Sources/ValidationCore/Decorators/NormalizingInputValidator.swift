// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A step that changes text before a rule validates it, as in `.trimmed(then: .email)`.
package struct NormalizationStep: Sendable {
    /// The kinds of steps; the raw value is the name of a strategy that uses the step.
    package enum Kind: String, Sendable { case trimmed, collapsingBlanks, stripping, folded }

    package let kind: Kind
    /// The settings that the step adds to its strategy's configuration.
    var settings: ValidationError.Parameters = [:]
    /// A closure that returns the changed text; applying the step again changes nothing.
    let transform: @Sendable (String) -> String

    /// The characters that the step removes.
    package var separators: String { settings["separators"]?.asText ?? "" }

    /// Whether the step has no characters to remove.
    package var changesNothing: Bool { settings["separators"] == .text("") }

    /// The maximum length of text that a step changes, in UTF-8 bytes, so that no text can take long.
    static let maximumByteCount = 65_536

    static let tooLargeError = ValidationError(.inputTooLarge, with: [.maximum: .int(maximumByteCount)])

    /// A step that removes the invisible characters at both ends; see ``InputValidator/trimmed(then:)``.
    static let trimmed = NormalizationStep(kind: .trimmed) { text in
        // The common case copies nothing.
        let visible: ClosedRange<UInt8> = 0x21...0x7E
        if let first = text.utf8.first, let last = text.utf8.last, visible ~= first, visible ~= last { return text }
        return String(text.unicodeScalars.trimmed)
    }

    /// A step that trims the text like ``trimmed`` and replaces every run of white space in it with a single space.
    static let collapsingBlanks = NormalizationStep(kind: .collapsingBlanks) { text in
        text.unicodeScalars.trimmed.split(whereSeparator: \.isWhiteSpace).map(String.init).joined(separator: " ")
    }

    /// A step that replaces characters of other widths and removes invisible characters; see
    /// ``InputValidator/folded(then:)``.
    static let folded = NormalizationStep(kind: .folded) { text in
        if text.utf8.allSatisfy({ $0 < 0x7F && ($0 >= 0x20 || (0x09...0x0D).contains($0)) }) { return text }
        return FoldedText(text).text
    }

    /// Removes the given characters.
    static func stripping(_ separators: String) -> NormalizationStep {
        let characters = separators.unicodeScalars.reduce(into: [Unicode.Scalar]()) { known, character in
            if !known.contains(character) { known.append(character) }
        }
        let names = ValidationError.Value.text(String(String.UnicodeScalarView(characters.ordered())))
        return NormalizationStep(kind: .stripping, settings: ["separators": names]) { text in
            String(text.unicodeScalars.filter { !characters.contains($0) })
        }
    }
}

extension String.UnicodeScalarView {
    fileprivate var trimmed: SubSequence {
        var rest = drop(while: \.isTrimmedAtStart)
        while rest.last?.isTrimmedAtEnd == true { rest.removeLast() }
        return rest
    }
}

extension Unicode.Scalar {
    /// Whether ``InputValidator/trimmed(then:)`` removes the character at the beginning of text.
    package var isTrimmedAtStart: Bool { isBlank }

    /// Whether ``InputValidator/trimmed(then:)`` removes the character at the end of text.
    package var isTrimmedAtEnd: Bool { isBlank && !belongsToPrevious }

    /// Whether the character has the Unicode property *White_Space*.
    fileprivate var isWhiteSpace: Bool {
        isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }
}

extension NormalizationStep {
    /// Returns the changed text, or throws if the text is too long to change.
    fileprivate func transformed(_ input: String) throws(ValidationError) -> String {
        let count = input.utf8.count
        guard count <= Self.maximumByteCount else { throw Self.tooLargeError.withLength(count) }
        return transform(input)
    }

    /// Returns the progress of the changed text; positions refer to the changed text.
    fileprivate func progress(of input: String, with rule: InputValidator<String>) -> InputProgress {
        do { return rule.progress(of: try transformed(input)) } catch {
            // The first character that doesn't fit begins here.
            let bytes = Array(input.utf8.prefix(Self.maximumByteCount + 1))
            let place = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
            return .impossible(at: place, expected: ExpectedCharacters([], includesEnd: true))
        }
    }

    /// Returns the input normalized by the step and the rule, or only by the step if it would change the rule's result.
    fileprivate func normalized(_ input: String, with rule: InputValidator<String>) -> String {
        guard let changed = try? transformed(input) else { return input }
        let normal = rule.normalized(changed)
        return transform(normal) == normal ? normal : changed
    }
}

private struct TransformedPart: StrategyPart {
    let rule: InputValidator<String>
    let step: NormalizationStep

    var kind: StrategyPartKind { .transformed(step) }

    func forEachValue(
        of input: String, _ body: (String, ValidationError.PathComponent?) -> Bool
    ) throws(ValidationError) {
        _ = body(try step.transformed(input), nil)
    }
}

/// A strategy that changes text with a ``NormalizationStep`` and validates the result.
final class NormalizingInputValidator: InputValidator<String>, @unchecked Sendable {
    private let rule: InputValidator<String>
    private let step: NormalizationStep

    init(_ step: NormalizationStep, then rule: InputValidator<String>) {
        self.step = step
        self.rule = depthLimited(rule)
        super.init(containing: StrategyContents(.part(TransformedPart(rule: self.rule, step: step))))
    }

    override func validate(_ input: String) throws(ValidationError) { try rule.validate(step.transformed(input)) }
    override func progress(of input: String) -> InputProgress { step.progress(of: input, with: rule) }
    override func normalized(_ input: String) -> String { step.normalized(input, with: rule) }
}

/// A parser that changes text with a ``NormalizationStep`` and parses the result.
final class NormalizingInputParser<Output>: InputParser<String, Output>, @unchecked Sendable {
    private let parser: InputParser<String, Output>
    private let step: NormalizationStep

    init(_ step: NormalizationStep, then parser: InputParser<String, Output>) {
        self.step = step
        self.parser = depthLimited(parser)
        super.init(containing: StrategyContents(.part(TransformedPart(rule: self.parser, step: step))))
    }

    override func validate(_ input: String) throws(ValidationError) { try parser.validate(step.transformed(input)) }
    override func parse(_ input: String) throws(ValidationError) -> Output { try parser.parse(step.transformed(input)) }

    override func outcome(of input: String) -> ParsingOutcome<Output> {
        do throws(ValidationError) { return parser.outcome(of: try step.transformed(input)) } catch {
            return .rejected([error])
        }
    }

    override func progress(of input: String) -> InputProgress { step.progress(of: input, with: parser) }
    override func normalized(_ input: String) -> String { step.normalized(input, with: parser) }
}

extension InputValidator where Input == String {
    /// Returns a strategy that changes text with a step and validates the result with a rule.
    package static func transformed(
        by step: NormalizationStep, then rule: InputValidator<String>
    ) -> InputValidator<String> {
        NormalizingInputValidator(step, then: rule)
    }

    /// Returns a strategy that removes white space and invisible characters at both ends of the text and validates the
    /// result with a rule.
    ///
    /// It removes every character that the library counts as invisible: white space such as spaces, no-break spaces,
    /// tabs, and line breaks, control characters, and format characters such as U+200B (zero-width space), U+200E
    /// (left-to-right mark), and U+FEFF (byte order mark). At the end, it keeps joiners, variation selectors, and tags,
    /// because they belong to the character before them. It changes nothing inside the text.
    ///
    /// The changed text is the context's normalized value, and positions in errors refer to it. An input over 65,536
    /// UTF-8 bytes is rejected with code 1005.
    public static func trimmed(then rule: InputValidator<String>) -> InputValidator<String> {
        NormalizingInputValidator(.trimmed, then: rule)
    }

    /// Returns a parser that removes white space and invisible characters at both ends of the text and parses the
    /// result.
    public static func trimmed<Output>(then parser: InputParser<String, Output>) -> InputParser<String, Output> {
        NormalizingInputParser(.trimmed, then: parser)
    }

    /// Returns a strategy that trims the text, collapses runs of white space, and validates the result with a rule.
    public static func collapsingBlanks(then rule: InputValidator<String>) -> InputValidator<String> {
        NormalizingInputValidator(.collapsingBlanks, then: rule)
    }

    /// Returns a parser that trims the text, collapses runs of white space, and parses the result.
    public static func collapsingBlanks<Output>(
        then parser: InputParser<String, Output>
    ) -> InputParser<String, Output> {
        NormalizingInputParser(.collapsingBlanks, then: parser)
    }

    /// Returns a strategy that replaces characters that only look different from ordinary characters, and validates the
    /// result with a rule.
    ///
    /// Keyboards for Japanese, Arabic, and other scripts type such characters, and pasted text contains them:
    ///
    /// ```swift
    /// let phone: InputValidator<String> =
    ///     .folded(then: .trimmed(then: .pattern(.phoneGB)))
    /// phone.isValid("０２０ ７９４６ ０９５８")  // true
    /// phone.normalized("٠٢٠ ٧٩٤٦ ٠٩٥٨")  // "020 7946 0958"
    /// ```
    ///
    /// | Characters | Become |
    /// |---|---|
    /// | decimal digits of every script, such as `１` and `١` | the digits 0 to 9 |
    /// | full-width letters and signs, such as `Ａ` and `＠` | ASCII letters and signs |
    /// | half-width katakana and hangul, such as `ｶﾞ` | ordinary katakana and hangul, such as `ガ` |
    /// | spaces of other widths, such as U+00A0 and U+3000 | the space U+0020 |
    /// | invisible characters and control characters other than white space | nothing |
    ///
    /// A joiner or a variation selector after a character that isn't ASCII stays, because it belongs to that character.
    /// The changed text is the context's normalized value, and positions in errors refer to it. An input over 65,536
    /// UTF-8 bytes is rejected with code 1005. Don't use it for passwords, because a person who types another width
    /// later would type another password.
    ///
    /// Source: the compatibility mappings with the tags `<wide>`, `<narrow>`, and `<noBreak>` in the Unicode Character
    /// Database 16.0, and its property *Numeric_Type*.
    public static func folded(then rule: InputValidator<String>) -> InputValidator<String> {
        NormalizingInputValidator(.folded, then: rule)
    }

    /// Returns a parser that replaces characters that only look different from ordinary characters, and parses the
    /// result.
    public static func folded<Output>(then parser: InputParser<String, Output>) -> InputParser<String, Output> {
        NormalizingInputParser(.folded, then: parser)
    }

    /// Returns a strategy that removes the given characters from the text and validates the result with a rule.
    ///
    /// - Parameters:
    ///   - separators: The characters to remove, such as spaces, hyphens, and dots in a phone number. Each Unicode
    ///     scalar is one character.
    ///   - rule: The rule for the changed text.
    public static func stripping(_ separators: String, then rule: InputValidator<String>) -> InputValidator<String> {
        NormalizingInputValidator(.stripping(separators), then: rule)
    }

    /// Returns a parser that removes the given characters from the text and parses the result.
    public static func stripping<Output>(
        _ separators: String, then parser: InputParser<String, Output>
    ) -> InputParser<String, Output> {
        NormalizingInputParser(.stripping(separators), then: parser)
    }
}
