// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching

/// A strategy that accepts text that matches a regular expression as a whole.
///
/// The expression is compiled once, here, and an expression that is none is an error here, not a silent rejection later.
/// It always describes the **whole** input: anchors are not needed, and a trailing newline is never forgiven.
///
/// ```swift
/// let reference = try RegexInputValidator("[A-Z]{2}[0-9]{6}")
/// reference.isValid("AB123456")  // true
/// reference.isValid("AB123456\n")  // false: code 1003
/// try RegexInputValidator("[A-Z")  // throws a PatternSyntaxError with the position
/// ```
///
/// No expression and no input can make it hang: matching takes time linear in the length of the input. The few
/// expressions without a table of states, such as `(.*a.*b){500}`, also take time for each of their parts; their cap is
/// lowered so that no match takes more than about a quarter of a second. See <doc:pattern-language#Limits>.
///
/// Errors: ``ValidationError/Code-swift.struct/patternMismatch`` (1003), and those of every text strategy (1004, 1005).
public final class RegexInputValidator: TextInputValidator, @unchecked Sendable {
    /// The regular expression.
    public var expression: String { pattern.expression }

    private let pattern: Pattern
    private let isOfSensitivePattern: Bool

    /// Compiles an expression that is known at run time; make the strategy once, keep it.
    ///
    /// - Parameters:
    ///   - expression: The regular expression for the whole input.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread; lower where the expression has
    ///     no table of states and more than 512 parts, or fewer with a greater number.
    /// - Throws: A ``PatternSyntaxError`` that says where the expression is wrong and what to do instead.
    public convenience init(
        _ expression: String, maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) throws(PatternSyntaxError) {
        try self.init(expression, maximumBytes: maximumBytes, isSensitive: false)
    }

    package init(
        _ expression: String, maximumBytes: Int = TextInputValidator.defaultMaximumBytes, isSensitive: Bool
    ) throws(PatternSyntaxError) {
        pattern = try Pattern(expression)
        isOfSensitivePattern = isSensitive
        super.init(maximumBytes: min(maximumBytes, pattern.maximumInputLength))
    }

    /// Rejects a text that the expression does not match as a whole.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        pattern.matches(bytes) ? nil : ValidationError(.patternMismatch)
    }

    /// Whether the expression is that of a stock pattern for secrets, such as `.cardNumber`.
    public override var isSensitive: Bool { isOfSensitivePattern }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, "pattern", ["pattern": .text(expression), "maximumBytes": .int(maximumBytes)],
            hidden: [isOfSensitivePattern])
    }
}

/// What stands in for a pattern in the source that does not compile: it rejects every input with code 1006.
final class BrokenPatternInputValidator: InputValidator<String>, @unchecked Sendable {
    private let expression: String
    private let rejection: ValidationError

    init(_ expression: String, _ error: PatternSyntaxError) {
        self.expression = expression
        rejection = ValidationError(.patternSyntax, parameters: ["cause": .text(error.description)])
    }

    override func validate(_ input: String) throws(ValidationError) {
        throw rejection
    }

    override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "pattern", ["pattern": .text(expression)])
    }
}

/// Why an expression is no pattern: what was found, where, and what to do instead.
public typealias PatternSyntaxError = PatternMatching.PatternSyntaxError

extension InputValidator where Input == String {
    /// Text that matches a pattern written in the source, as a whole; make it once, keep it.
    ///
    /// A literal that is no regular expression gives a strategy that rejects everything with code 1006, so that the first
    /// test finds it. For an expression that is known only at run time use ``RegexInputValidator``, which throws.
    ///
    /// - Parameter expression: The regular expression for the whole input.
    public static func pattern(_ expression: StaticString) -> InputValidator<String> {
        pattern(compiling: expression.description)
    }

    /// Text that matches a pattern of the catalog, as a whole; make it once, keep it.
    ///
    /// - Parameter pattern: The stock pattern, such as `.ukPostcode`.
    public static func pattern(_ pattern: InputPattern) -> InputValidator<String> {
        self.pattern(compiling: pattern.expression, isSensitive: pattern.isSensitive)
    }

    private static func pattern(compiling expression: String, isSensitive: Bool = false) -> InputValidator<String> {
        do { return try RegexInputValidator(expression, isSensitive: isSensitive) } catch {
            return BrokenPatternInputValidator(expression, error)
        }
    }
}
