// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that validates with a closure, which throws the error for an input that it rejects.
///
/// ```swift
/// let short = ValidationError(
///     1, domain: "MyApp", message: "Enter a longer word")
/// let upper = ValidationError(
///     2, domain: "MyApp", message: "Enter the word in lowercase letters")
/// let word: InputValidator<String> = .closure {
///     text throws(ValidationError) in
///     if text.count < 3 { throw short }
///     if text != text.lowercased() { throw upper }
/// }
/// ```
///
/// Closures cannot be compared, so the strategy equals only itself.
public final class ClosureInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    private let body: @Sendable (Input) throws(ValidationError) -> Void

    /// Creates a strategy that accepts an input if a closure returns.
    ///
    /// - Parameter body: A closure that throws the error of a rejection.
    public init(_ body: @escaping @Sendable (Input) throws(ValidationError) -> Void) {
        self.body = body
    }

    public override func validate(_ input: Input) throws(ValidationError) { try body(input) }
    public override var profile: StrategyProfile { StrategyProfile(incomparable: "closure") }
}

extension InputValidator {
    /// Returns a strategy that accepts every input for which a closure does not throw, and throws its errors.
    public static func closure(
        _ body: @escaping @Sendable (Input) throws(ValidationError) -> Void
    ) -> InputValidator {
        ClosureInputValidator(body)
    }
}
