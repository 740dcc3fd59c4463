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
        case stripping(Separators)
    }

    /// Removes white space (the Unicode property *White_Space*) at both ends.
    static let trimming = NormalizationStep(name: "trimmed", kind: .trimming)

    /// Removes white space at both ends, and replaces every other run of white space by one space.
    static let collapsingBlanks = NormalizationStep(name: "collapsingBlanks", kind: .collapsingBlanks)

    /// Returns a step that removes the given characters, such as spaces, hyphens, and dots in a phone number.
    ///
    /// - Parameter separators: The characters to remove. Each Unicode scalar is one character.
    static func stripping(_ separators: String) -> NormalizationStep {
        NormalizationStep(name: "stripping", kind: .stripping(Separators(separators)))
    }

    /// Returns the changed text.
    ///
    /// The step is idempotent. Applying it again does not change the text further.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func callAsFunction(_ text: String) -> String {
        switch kind {
        case .trimming: text.trimmed
        case .collapsingBlanks: text.collapsed
        case .stripping(let separators): separators.removed(from: text)
        }
    }

    var parameters: [ValidationError.Parameter: ValidationError.Value] {
        guard case .stripping(let separators) = kind else { return [:] }
        return ["separators": .text(separators.sorted)]
    }
}

/// What a strategy with a step does with a text, whether its rule is a parser or not.
extension NormalizationStep {
    private static let gate = TextGate(maximumBytes: TextInputValidator.defaultMaximumBytes)

    /// Returns the changed text, or rejects a text that is too long to be changed.
    fileprivate func changed(_ input: String) throws(ValidationError) -> String {
        try Self.gate.checkCap(of: input)
        return self(input)
    }

    /// Returns the progress of the changed text; positions refer to the changed text.
    fileprivate func progress(of input: String, by rule: InputValidator<String>) -> InputProgress {
        Self.gate.capProgress(of: input) ?? rule.progress(of: self(input))
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

/// The characters that a step removes from a text.
private struct Separators: Hashable, Sendable {
    private let scalars: Set<Unicode.Scalar>
    /// A bit for each character of ASCII.
    private let low: UInt64
    private let high: UInt64
    private let isASCII: Bool

    init(_ text: String) {
        scalars = Set(text.unicodeScalars)
        var bits: (low: UInt64, high: UInt64) = (0, 0)
        for scalar in scalars where scalar.isASCII {
            if scalar.value < 64 {
                bits.low |= 1 << UInt64(scalar.value)
            } else {
                bits.high |= 1 << UInt64(scalar.value - 64)
            }
        }
        (low, high) = bits
        isASCII = scalars.allSatisfy(\.isASCII)
    }

    var sorted: String { scalars.sorted().map { String($0) }.joined() }

    private func contains(ascii byte: UInt8) -> Bool {
        (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
    }

    /// Returns a text without the separators; a result of up to 15 bytes needs no memory.
    func removed(from text: String) -> String {
        guard isASCII else {
            var kept = String.UnicodeScalarView()
            kept.append(
                contentsOf: text.unicodeScalars.lazy.filter {
                    $0.isASCII ? !contains(ascii: UInt8($0.value)) : !scalars.contains($0)
                })
            return String(kept)
        }
        return text.withBytes { bytes in
            var count = 0
            for byte in bytes where byte >= 0x80 || !contains(ascii: byte) { count += 1 }
            if count == bytes.count { return text }
            return String(unsafeUninitializedCapacity: count) { kept in
                var end = 0
                for byte in bytes where byte >= 0x80 || !contains(ascii: byte) {
                    kept[end] = byte
                    end += 1
                }
                return end
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The range without white space at both ends, or `nil` if a character there is not ASCII or is a control character.
    fileprivate var rangeWithoutBlankEnds: Range<Int>? {
        var start = 0
        var end = count
        while start < end, self[start] == 0x20 || (0x09...0x0D).contains(self[start]) { start += 1 }
        while start < end, self[end - 1] == 0x20 || (0x09...0x0D).contains(self[end - 1]) { end -= 1 }
        guard start < end else { return start..<start }
        return (0x21...0x7E).contains(self[start]) && (0x21...0x7E).contains(self[end - 1]) ? start..<end : nil
    }

    /// Whether the text is ASCII with spaces only between other visible characters, one at each place.
    fileprivate var hasSingleSpacesOnly: Bool {
        var wasSpace = true
        for byte in self {
            if byte == 0x20, !wasSpace {
                wasSpace = true
            } else if (0x21...0x7E).contains(byte) {
                wasSpace = false
            } else {
                return false
            }
        }
        return isEmpty || !wasSpace
    }
}

extension String {
    fileprivate var trimmed: String {
        withBytes { bytes in
            guard let range = bytes.rangeWithoutBlankEnds else { return trimmedByScalars }
            if range.count == bytes.count { return self }
            return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
        }
    }

    private var trimmedByScalars: String {
        let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
        guard let first = unicodeScalars.firstIndex(where: { !isBlank($0) }),
            let last = unicodeScalars.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(unicodeScalars[first...last])
    }

    fileprivate var collapsed: String {
        if withBytes({ $0.hasSingleSpacesOnly }) { return self }
        return unicodeScalars.split { $0.properties.isWhitespace }.map(String.init).joined(separator: " ")
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
