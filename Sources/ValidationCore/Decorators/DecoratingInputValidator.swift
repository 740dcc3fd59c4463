// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An abstract decorator, which contains another strategy and adds behavior to it.
///
/// This is the **Decorator** pattern. Derive from this class to log, count, or change the verdicts of any strategy.
/// **Override one method**, ``errors(for:)``, and call `super`. ``validate(_:)`` throws the first of its errors and
/// cannot be overridden, so validation cannot bypass the decorator. The other members return what those of the strategy
/// inside return. The exceptions are ``InputValidator/progress(of:)``, because a decorator can reject what its strategy
/// would complete, and ``InputValidator/configuration``, which contains that of the strategy inside.
///
/// ```swift
/// final class Logged<Input>: DecoratingInputValidator<Input>,
///     @unchecked Sendable
/// {
///     override func errors(for input: Input) -> [ValidationError] {
///         let errors = super.errors(for: input)
///         print("\(wrapped.configuration.name): \(errors.map(\.code))")
///         return errors
///     }
/// }
///
/// let password = Logged(.count(in: 8...64) && .alphanumeric)
/// password.isValid("a-b")  // false; prints allOf: [1010, 1125]
/// ```
///
/// A context, a form, and a composition call the method once for each validation. A composition may validate again to
/// determine the normalized input or the output of a form. A decorator equals only itself, unless it overrides
/// ``InputValidator/profile`` and returns, for example, `StrategyProfile("logged")`.
///
/// Do not write a decorator as a plain subclass of ``InputValidator``. Unless it forwards every member, it reports only
/// one error where the other strategy reports several, and loses the normalization and the configuration.
///
/// - Important: To decorate a parser and keep its output available, derive from ``DecoratingInputParser``.
open class DecoratingInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    /// The strategy inside the decorator.
    public let wrapped: InputValidator<Input>

    /// Creates a decorator of a strategy.
    public init(_ wrapped: InputValidator<Input>) {
        self.wrapped = depthLimited(wrapped)
        super.init(containing: StrategyContents(.decorated(self.wrapped)))
    }

    /// Returns the errors of the wrapped strategy.
    ///
    /// This is the one method to override.
    open override func errors(for input: Input) -> [ValidationError] {
        wrapped.errors(for: input)
    }

    public override func furtherErrors(for input: Input) -> [ValidationError] { Array(errors(for: input).dropFirst()) }

    /// Rejects an input for which ``errors(for:)`` returns errors.
    public override func validate(_ input: Input) throws(ValidationError) {
        if let error = errors(for: input).first { throw error }
    }

    open override func normalized(_ input: Input) -> Input { wrapped.normalized(input) }
}
