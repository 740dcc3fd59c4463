// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that calls a closure, which throws an error to reject the input.
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
/// Closures can't be compared, so the strategy equals only itself.
public final class ClosureInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    private let body: @Sendable (Input) throws(ValidationError) -> Void

    /// Creates a strategy that accepts an input if a closure returns without throwing.
    ///
    /// - Parameter body: A closure that throws an error to reject its input.
    public init(_ body: @escaping @Sendable (Input) throws(ValidationError) -> Void) {
        self.body = body
    }

    public override func validate(_ input: Input) throws(ValidationError) { try body(input) }
    public override var profile: StrategyProfile { StrategyProfile(incomparable: "closure") }
}

extension InputValidator {
    /// Returns a strategy that accepts an input unless a closure throws, and rethrows the closure's error.
    public static func closure(
        _ body: @escaping @Sendable (Input) throws(ValidationError) -> Void
    ) -> InputValidator {
        ClosureInputValidator(body)
    }
}
