// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy whose algorithm is a closure that returns to accept and throws to reject: the adapter for closures.
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

    /// Creates a strategy from a closure.
    ///
    /// - Parameter check: Returns to accept the input, throws to reject it.
    public init(_ check: @escaping @Sendable (Input) throws(ValidationError) -> Void) {
        self.check = check
    }

    /// Asks the closure.
    public override func validate(_ input: Input) throws(ValidationError) {
        try check(input)
    }

    /// The strategy's name; it equals only itself.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(opaque: self, "checked")
    }
}

extension InputValidator {
    /// What a closure does not reject by throwing; make it once, keep it.
    public static func checked(
        by check: @escaping @Sendable (Input) throws(ValidationError) -> Void
    ) -> ClosureInputValidator<Input> {
        ClosureInputValidator(check)
    }
}
