// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that validates with a closure, which returns to accept the input and throws to reject it.
///
/// ```swift
/// let short = ValidationError(1, domain: "MyApp", message: "Enter a longer word")
/// let loud = ValidationError(2, domain: "MyApp", message: "Enter the word in small letters")
/// let word: InputValidator<String> = .checked { text throws(ValidationError) in
///     if text.count < 3 { throw short }
///     if text != text.lowercased() { throw loud }
/// }
/// ```
///
/// Closures cannot be compared, so the strategy equals only itself.
///
/// Errors: those that the closure throws.
public final class ClosureInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    private let check: @Sendable (Input) throws(ValidationError) -> Void

    /// Creates a strategy that validates with a closure.
    ///
    /// - Parameter check: A closure that returns to accept the input and throws to reject it.
    public init(_ check: @escaping @Sendable (Input) throws(ValidationError) -> Void) {
        self.check = check
    }

    /// Validates the input with the closure.
    public override func validate(_ input: Input) throws(ValidationError) {
        try check(input)
    }

    /// The strategy's name.
    ///
    /// The strategy equals only itself, because closures cannot be compared.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(opaque: self, "checked")
    }
}

extension InputValidator {
    /// Returns a strategy that accepts every input for which a closure does not throw.
    public static func checked(
        by check: @escaping @Sendable (Input) throws(ValidationError) -> Void
    ) -> ClosureInputValidator<Input> {
        ClosureInputValidator(check)
    }
}
