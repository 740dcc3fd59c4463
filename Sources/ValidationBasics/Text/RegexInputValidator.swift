// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import PatternMatching
import ValidationCore
import ValidationText

/// A strategy that accepts text if a regular expression matches the whole text.
///
/// The initializer compiles the expression. It throws if the expression is invalid, so a mistake can't reject every
/// input later. The expression always describes the **whole** input. It doesn't need anchors, and a newline at the end
/// is rejected unless the expression matches it.
///
/// ```swift
/// let reference = try RegexInputValidator("[A-Z]{2}[0-9]{6}")
/// reference.isValid("AB123456")  // true
/// reference.isValid("AB123456\n")  // false: code 1003
/// try RegexInputValidator("[A-Z")
/// // throws a PatternSyntaxError with the position
/// ```
///
/// No combination of expression and input can make it hang: matching takes linear time in the input's length. For the
/// few expressions without a state table, such as `(.*a.*b){500}`, the time also grows with the number of parts. For
/// these expressions, the strategy lowers ``TextInputValidator/maximumBytes`` so that no match takes more than about a
/// quarter of a second. See <doc:pattern-language#Limits>.
///
/// A stock pattern can have a rule for check digits, such as `CheckDigits.luhn`. ``InputValidator/pattern(_:)`` then
/// rejects wrong check digits too.
///
/// Errors: ``ValidationError/Code/patternMismatch`` (1003), ``ValidationError/Code/patternChecksum`` (1260), and every
/// text strategy's errors (1004, 1005).
public final class RegexInputValidator: TextInputValidator, @unchecked Sendable {
    package var expression: String { pattern.expression }

    /// The ASCII characters that occur in matching texts, a bit for each.
    package var asciiCharacters: (low: UInt64, high: UInt64) { pattern.asciiCharacters }

    /// A matching input that the message shows, or `nil`.
    package let example: String?

    /// An example that the strategy found itself, or `nil`.
    package var derivedExample: String? { explanation?.example }

    /// Whether all accepted texts have the same number of characters, and every character can be at every position.
    package var hasExactCount: Bool { explanation?.hasExactCount == true }

    private let pattern: Pattern
    private let explanation: MismatchExplanation?
    /// The errors that show the example, made once, so that a rejection doesn't allocate.
    private let exampleErrors: ExampleErrors?
    /// The length of the app's example.
    private let exampleByteCount: Int
    private let isPatternSensitive: Bool
    private let traits: InputTraits
    package let checkDigits: CheckDigits?
    /// Whether there are check digits.
    ///
    /// Reading ``checkDigits`` itself copies it, which takes hundreds of instructions.
    private let hasCheckDigits: Bool
    fileprivate let stockPattern: InputPattern?

    /// Creates a strategy from a regular expression known only at run time.
    ///
    /// - Parameters:
    ///   - expression: The regular expression for the whole input.
    ///   - example: A matching input for the message to show, as in "Reference must look like AB123456". By default, the
    ///     message shows a short text that the expression matches.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read. The
    ///     limit is lowered if the expression has no state table and more than 512 parts. If you set a limit above the
    ///     default, fewer parts suffice.
    /// - Throws: A ``PatternSyntaxError`` that says where the expression is invalid and what to write instead.
    public convenience init(
        _ expression: String, like example: String? = nil, maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) throws(PatternSyntaxError) {
        try self.init(expression, like: example, maximumBytes: maximumBytes, isSensitive: false)
    }

    package init(
        _ expression: String, like example: String? = nil, maximumBytes: Int = TextInputValidator.defaultMaximumBytes,
        isSensitive: Bool, traits: InputTraits = .format, stockPattern: InputPattern? = nil
    ) throws(PatternSyntaxError) {
        pattern = try Pattern(expression)
        self.stockPattern = stockPattern
        checkDigits = stockPattern?.checkDigits
        hasCheckDigits = checkDigits != nil
        self.example = example
        exampleErrors = example.map { [pattern] in ExampleErrors($0, of: pattern) }
        exampleByteCount = example?.utf8.count ?? 0
        let secrecy: MismatchExplanation.Secrecy =
            !isSensitive ? .open : traits.content == .newPassword ? .password : .sensitive
        explanation = example == nil ? MismatchExplanation(of: pattern, secrecy) : nil
        isPatternSensitive = isSensitive
        self.traits = traits
        super.init(maximumBytes: min(maximumBytes, pattern.maximumInputLength))
    }

    package convenience init(
        _ stockPattern: InputPattern, maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) throws(PatternSyntaxError) {
        try self.init(
            stockPattern.expression, like: stockPattern.isSensitive ? nil : stockPattern.example,
            maximumBytes: maximumBytes,
            isSensitive: stockPattern.isSensitive, traits: InputTraits(of: stockPattern), stockPattern: stockPattern)
    }

    /// Whether the expression matches no text at all, as in `a^b`.
    ///
    /// For some expressions without a single state table, it stays unknown.
    package var matchesNothing: Bool {
        if case .impossible = pattern.progress(of: "") { true } else { false }
    }

    /// What is wrong with an expression that matches no text.
    package static let matchesNothingExplanation = "the pattern matches no text: every value would be rejected"

    /// Whether the strategy accepts every text that the expression matches.
    package var acceptsEveryMatch: Bool { !hasCheckDigits }

    /// Returns the error for a text, or `nil` if the expression matches the whole text and its check digits are correct.
    ///
    /// The error's position is the first character after which no continuation matches, or the text's end if the text
    /// is incomplete.
    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer { error(for: $0) }
    }

    private func error(for bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        if example != nil {
            if let position = pattern.mismatchOffset(in: bytes) { return exampleError(at: position, in: bytes) }
            return hasCheckDigits ? checksumError(for: bytes) : nil
        }
        guard let mismatch = pattern.mismatch(in: bytes) else {
            return hasCheckDigits ? checksumError(for: bytes) : nil
        }
        if let error = explanation?.error(for: bytes, progress: mismatch) { return error }
        let isPassword = isPatternSensitive && traits.content == .newPassword
        let error = isPassword ? pattern.passwordError(for: bytes) : nil
        return (error ?? ValidationError(.patternMismatch)).at(position: mismatch.position(in: bytes))
    }

    @inline(never)
    private func exampleError(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> ValidationError {
        guard let example, let exampleErrors else { return ValidationError(.patternMismatch).at(position: position) }
        guard position < bytes.count else { return incompleteError(exampleErrors, for: bytes) }
        if isLowercase(at: position, in: bytes), matchesUppercased(bytes) {
            return exampleErrors.otherCase.at(position: position)
        }
        guard case .impossible(position, let expected)? = pattern.mismatch(in: bytes) else {
            return exampleErrors.plain.at(position: position)
        }
        if let repair = pattern.repair(for: bytes, at: position, expecting: expected) {
            return exampleErrors.error(for: repair, of: bytes[position], like: example).at(position: position)
        }
        if position == 0, let beginning = exampleErrors.beginning { return beginning }
        if position >= exampleByteCount, goesOnAfterMatch(in: bytes, at: position, expecting: expected) {
            return exampleErrors.long.at(position: position)
        }
        guard position < exampleErrors.placeCount, bytes[..<position].allSatisfy({ $0 < 0x80 }) else {
            return exampleErrors.plain.at(position: position)
        }
        let isNamed =
            expected.contains(at: position, of: example) && expected.hasNames
            && pattern.canName(expected, at: position, in: bytes, like: example)
        return isNamed
            ? .mismatch(of: expected, at: position, like: example) : exampleErrors.place.at(position: position)
    }

    /// Returns the error for a text that the expression matches only if more characters follow.
    private func incompleteError(
        _ errors: ExampleErrors, for bytes: UnsafeBufferPointer<UInt8>
    ) -> ValidationError {
        let last = bytes.count - 1
        if bytes.span.hasNameableCharacter(at: last), bytes[last] != UInt8(ascii: " "),
            pattern.mismatchOffset(in: UnsafeBufferPointer(rebasing: bytes[..<last])) == nil
        {
            return errors.end.at(position: bytes.count).withDisallowedCharacter(bytes[last])
        }
        // Separators don't make a text longer.
        let isShort = bytes.lettersAndDigitsCount < errors.lettersAndDigitsCount
        return (isShort ? errors.short : errors.plain).at(position: bytes.count)
    }

    /// Returns whether the expression matches the text before an offset, and nothing can follow there.
    ///
    /// Between two digits, it's enough that no digit can follow.
    private func goesOnAfterMatch(
        in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, expecting expected: ExpectedScalars
    ) -> Bool {
        guard offset > 0,
            pattern.mismatchOffset(in: UnsafeBufferPointer(rebasing: bytes[..<offset])) == nil
        else { return false }
        return bytes[offset].isDigit && bytes[offset - 1].isDigit ? !expected.includesDigit : expected.isEmpty
    }

    /// The characters with which every matching text begins, if there are at least two.
    package var requiredBeginning: String? { pattern.requiredBeginning }

    /// Returns the names of the characters that can follow a beginning of a text, if a message can name them.
    package func expectedNames(after beginning: String) -> [String]? {
        // No text contains this character.
        guard case .impossible(let position, let expected) = pattern.progress(of: beginning + "\u{1}"),
            position == beginning.utf8.count
        else { return nil }
        return expected.names
    }

    @inline(never)
    private func checksumError(for bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        checkDigits?.areCorrect(in: bytes.span) == false ? ValidationError(.patternChecksum) : nil
    }

    private struct ExampleErrors {
        let plain: ValidationError
        /// The error for a text that the expression matches in capital letters.
        let otherCase: ValidationError
        let short: ValidationError
        let long: ValidationError
        /// The error that names the characters with which every matching text begins, if there are at least two.
        let beginning: ValidationError?
        /// The error for a text that the expression matches without its last character.
        let end: ValidationError
        /// The error that states the place of the first wrong character.
        let place: ValidationError
        let singleSpaces: ValidationError
        let digits: ValidationError
        let letters: ValidationError
        let part: ValidationError
        /// The number of letters and digits in the example.
        let lettersAndDigitsCount: Int
        /// The number of the example's characters, or 0 if it isn't in ASCII.
        let placeCount: Int

        init(_ example: String, of pattern: Pattern) {
            func error(_ reason: ValidationError.Value? = nil) -> ValidationError {
                var parameters: ValidationError.Parameters = [.example: .text(example)]
                parameters[.mismatchReason] = reason
                return ValidationError(.patternMismatch, with: parameters)
            }
            plain = error()
            otherCase = ValidationError(.patternMismatch, with: [.example: .text(example), .isOtherCase: true])
            short = error("short")
            long = error("long")
            end = error("end")
            place = error("place")
            singleSpaces = error("spaces")
            digits = error("digits")
            letters = error("letters")
            part = error("part")
            beginning = pattern.requiredBeginning.map {
                ValidationError(.patternMismatch, with: [.accepted: .list([$0]), .example: .text(example)]).at(
                    position: 0)
            }
            lettersAndDigitsCount = example.withBytes { $0.lettersAndDigitsCount }
            placeCount = example.utf8.allSatisfy { $0 < 0x80 } ? example.utf8.count : 0
        }

        func error(for repair: PatternRepair, of character: UInt8, like example: String) -> ValidationError {
            switch repair {
            case .singleSpaces: singleSpaces
            case .removal: ValidationError(.patternMismatch).withDisallowedCharacter(character)
            case .replacement(let other): .mismatch(replacing: character, with: other, like: example)
            case .digits: digits
            case .letters: letters
            case .part: part
            }
        }
    }

    /// Returns whether there's a lowercase letter at an offset.
    ///
    /// Otherwise, the letters' case isn't what the expression rejects first.
    private func isLowercase(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        offset < bytes.count && bytes[offset].isLowercaseLetter
    }

    /// Returns whether the expression matches an uppercased text of at most 256 bytes.
    private func matchesUppercased(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count <= 256, bytes.contains(where: \.isLowercaseLetter) else { return false }
        return bytes.span.withUppercasedCopy { copy in
            copy.withUnsafeBufferPointer { pattern.mismatchOffset(in: $0) == nil }
        }
    }

    /// Returns whether the expression matches a text, can still match a continuation, or can't match anymore.
    ///
    /// A text that the user can still complete is never reported as impossible. For almost every expression, the
    /// reported position is also the first position from which no continuation matches. The exceptions are some
    /// expressions without a single state table, such as large expressions that look ahead after their first character.
    /// They may report an impossible text as incomplete. If a stock pattern has check digits, the number of missing
    /// characters is unknown.
    public override func progress(of input: String) -> InputProgress {
        sizeLimits.progress(of: input) { bytes in
            guard let checkDigits else { return InputProgress(pattern.progress(of: bytes)) }
            if pattern.mismatchOffset(in: bytes) == nil, checkDigits.areCorrect(in: bytes.span) { return .accepted }
            let progress = pattern.progress(ofRejected: bytes)
            if case .incomplete = progress { return .incomplete(missing: nil) }
            return progress
        }
    }

    // The settings contain a stock pattern's expression, while the notation for rule files contains its name.
    public override var profile: StrategyProfile {
        var profile = StrategyProfile(
            Self.listing.name, ["pattern": .text(expression), "maximumBytes": .int(maximumBytes)],
            hidden: [isPatternSensitive, example, traits, checkDigits], isSensitive: isPatternSensitive, traits: traits,
            requirements: example.map { [ValidationError(.patternMismatch, with: [.example: .text($0)])] }
                ?? explanation?.requirements ?? [])
        profile.listing = Self.listing
        profile.example = example
        return profile
    }
}

/// The strategy for an invalid pattern, or a country without a pattern, in the source code.
///
/// It rejects every input with code 1006, or with the code for the country.
final class BrokenPatternInputValidator: InputValidator<String>, @unchecked Sendable {
    private let expression: String
    private let rejection: ValidationError

    init(_ expression: String, error: PatternSyntaxError) {
        self.expression = expression
        rejection = ValidationError(.patternSyntax, with: ["cause": .text(error.description)])
    }

    /// Creates the strategy for a country without a stock pattern.
    init(_ name: String, rejection: ValidationError) {
        expression = name
        self.rejection = rejection
    }

    override func validate(_ input: String) throws(ValidationError) { throw rejection }

    override var profile: StrategyProfile { StrategyProfile("pattern", ["pattern": .text(expression)]) }
}

/// An error that says what is wrong in an expression, where, and what to write instead.
public typealias PatternSyntaxError = PatternMatching.PatternSyntaxError

extension InputValidator where Input == String {
    /// Returns a strategy that accepts text if a pattern in the source code matches the whole text.
    ///
    /// If the literal is not a valid regular expression, the strategy rejects every input with code 1006, so your first
    /// test finds the mistake. For an expression known only at run time, use ``RegexInputValidator``, whose initializer
    /// throws.
    ///
    /// ```swift
    /// let reference: InputValidator<String> = .pattern(
    ///     "[A-Z]{2}[0-9]{6}", like: "AB123456")
    /// reference.errors(for: "AB12345X").map(\.reason)
    /// // ["Use a digit as character 8, like AB123456"]
    /// ```
    public static func pattern(
        _ expression: StaticString, like example: String? = nil
    ) -> InputValidator<String> {
        let expression = expression.description
        do { return try RegexInputValidator(expression, like: example) } catch {
            return BrokenPatternInputValidator(expression, error: error)
        }
    }

    /// Returns a strategy that accepts text if a catalog pattern, such as `.postalCodeGB`, matches the whole text, and if
    /// the check digits are correct.
    public static func pattern(_ pattern: InputPattern) -> InputValidator<String> {
        do { return try RegexInputValidator(pattern) } catch {
            return BrokenPatternInputValidator(pattern.expression, error: error)
        }
    }
}

extension ValidationError.Code {
    /// The input doesn't match the pattern.
    public static let patternMismatch = declare(1003, "pattern.mismatch", secret: .allFromPattern) {
        $0.mismatchSentence
    }

    /// Check digits that don't fit the rest of the input, which matches a stock pattern.
    public static let patternChecksum = declare(1260, "pattern.checksum", .mistypedCharacters)

    /// An invalid pattern in the source code, which rejects every input.
    public static let patternSyntax = declareProgrammingError(
        1006, "pattern.syntax", "the pattern in the program is not a regular expression")
}

extension RegexInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.patternMismatch, .patternChecksum, .patternSyntax]

    package static let listing = StrategyListing(
        "pattern", "Text that a regular expression matches as a whole",
        InputValidator<String>.pattern("[A-Z]{2}[0-9]{6}"), topic: .text,
        texts: { ($0 as? RegexInputValidator).map { .expression($0.expression, isExact: $0.acceptsEveryMatch) } },
        options: .expression, .stockPattern, .maximumBytes(\.regexMaximumBytes)
    ) { (expression: String?, pattern: InputPattern?, maximumBytes: Int) -> InputValidator<String> in
        switch (expression, pattern) {
        case (let expression?, nil):
            let validator = try RegexInputValidator(expression, maximumBytes: maximumBytes)
            guard !validator.matchesNothing else {
                throw StrategyListing.InvalidSetting(RegexInputValidator.matchesNothingExplanation, at: "pattern")
            }
            return validator
        case (nil, let pattern?): return try RegexInputValidator(pattern, maximumBytes: maximumBytes)
        case (nil, nil):
            throw StrategyListing.InvalidSetting("the strategy “pattern” needs the key “pattern” or “name”")
        case (_?, _?): throw StrategyListing.InvalidSetting("give either “pattern” or “name”, not both", at: "name")
        }
    }
}

extension InputValidator<String> {
    fileprivate var regexMaximumBytes: Int {
        (self as? RegexInputValidator)?.maximumBytes ?? TextInputValidator.defaultMaximumBytes
    }
}

extension ListedOption where Owner == InputValidator<String>, Value == String? {
    fileprivate static var expression: Self {
        Self(
            optional: "pattern", kind: .text,
            from: { strategy in
                (strategy as? RegexInputValidator).flatMap { $0.stockPattern == nil ? $0.expression : nil }
            },
            help: "the regular expression",
            parse: \.asText, format: { .text($0) })
    }
}

extension ListedOption where Owner == InputValidator<String>, Value == InputPattern? {
    fileprivate static var stockPattern: Self {
        Self(
            optional: "name", kind: .text, words: InputPattern.all.map(\.name),
            from: { ($0 as? RegexInputValidator)?.stockPattern },
            help: "the name of a stock pattern, instead of an expression",
            parse: { setting in
                guard let text = setting.asText else { return nil }
                if let pattern = InputPattern.all.first(where: { $0.name == text }) { return pattern }
                throw InvalidSetting(
                    InputPattern.all.isEmpty
                        ? "this program is built without stock patterns; write the expression with the key “pattern”"
                        : "“\(text)” is unknown", at: "name")
            },
            format: { .text($0.name) })
    }
}
