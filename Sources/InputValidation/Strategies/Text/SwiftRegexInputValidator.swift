// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts text that a value of Swift's own `Regex` matches as a whole: the adapter for `Regex`.
///
/// ```swift
/// let plate: InputValidator<String> = .matching(/[A-Z]{2}\d{1,6}/)
/// plate.isValid("ZH123")  // true
/// plate.isValid("ZH123\n")  // false: code 1003
/// ```
///
/// - Warning: `Regex` backtracks and cannot be stopped: `(a+)+b` takes seconds on 18 letters a, and more than twice as
///   long with each one more. Never use it on input of strangers unless you know the expression to be harmless;
///   ``RegexInputValidator`` takes time linear in the input, whatever the expression. `\d`, `\w` and `.` match Unicode
///   here: ask for `.asciiOnlyDigits()` and friends.
///
/// Expressions cannot be compared, so the strategy equals only itself.
///
/// Errors: ``ValidationError/Code-swift.struct/patternMismatch`` (1003), and those of every text strategy (1004, 1005).
public final class SwiftRegexInputValidator<Output>: InputValidator<String>, @unchecked Sendable {
    private let expression: Expression
    private let gate: TextGate

    /// The regex, which is not `Sendable` because it may hold transforming closures that are not.
    ///
    /// Two facts make sharing it sound: the expression is *sent* here, so that nobody else holds what its closures hold, and its only own mutable state,
    /// the compiled program, is set atomically by the standard library. A closure in it must allow calls from several
    /// threads at once; a regex literal and a regex made from text hold none.
    private struct Expression: @unchecked Sendable {
        let regex: Regex<Output>
    }

    /// Creates a strategy from a regex.
    ///
    /// - Parameters:
    ///   - regex: The expression; its transforming closures, if any, must allow calls from several threads at once.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(_ regex: sending Regex<Output>, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        expression = Expression(regex: regex)
        gate = TextGate(maximumBytes: maximumBytes)
    }

    /// Rejects a text that the expression does not match as a whole; what a transforming closure throws is no match.
    ///
    /// - Complexity: That of the expression, exponential in the worst case.
    public override func validate(_ input: String) throws(ValidationError) {
        if let rejection = input.withBytes(gate.rejection(of:)) { throw rejection }
        let match = try? expression.regex.wholeMatch(in: input)
        if match == nil { throw ValidationError(.patternMismatch) }
    }

    /// The strategy's name; it equals only itself.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(opaque: self, "swiftRegex", ["maximumBytes": .int(gate.maximumBytes)])
    }
}

extension InputValidator where Input == String {
    /// Text that a Swift `Regex` matches as a whole; it can be made to hang; make it once, keep it.
    public static func matching<Output>(_ regex: sending Regex<Output>) -> SwiftRegexInputValidator<Output> {
        SwiftRegexInputValidator(regex)
    }
}
