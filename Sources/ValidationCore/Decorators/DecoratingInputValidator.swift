// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An abstract decorator that contains another strategy and adds behavior to it.
///
/// This is the **Decorator** pattern. Subclass it to log, count, or change any strategy's verdicts. **Override one
/// method**, ``errors(for:)``, and call `super`. ``validate(_:)`` throws the first of its errors and can't be
/// overridden, so validation can't bypass the decorator. The other members forward to the wrapped strategy. There are
/// two exceptions: ``InputValidator/progress(of:)``, because a decorator can reject text that the wrapped strategy
/// would let the user complete, and ``InputValidator/configuration``, which contains the wrapped strategy's
/// configuration.
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
/// A context, a form, and a composition call the method once per validation. A composition may validate again to
/// determine the normalized input or a form's output. A decorator equals only itself, unless it overrides
/// ``InputValidator/profile`` and returns, for example, `StrategyProfile("logged")`.
///
/// Don't write a decorator as a plain subclass of ``InputValidator``. Unless it forwards every member, it reports only
/// one error where the wrapped strategy reports several, and it loses the normalization and the configuration.
///
/// - Important: To decorate a parser and keep its output available, subclass ``DecoratingInputParser``.
open class DecoratingInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    /// The wrapped strategy.
    public let wrapped: InputValidator<Input>

    /// Creates a decorator around a strategy.
    public init(_ wrapped: InputValidator<Input>) {
        self.wrapped = depthLimited(wrapped)
        super.init(containing: StrategyContents(.decorated(self.wrapped)))
    }

    /// Returns the wrapped strategy's errors.
    ///
    /// This is the only method to override. Outside this module, only a decorator can override it.
    open override func errors(for input: Input) -> [ValidationError] {
        wrapped.errors(for: input)
    }

    public override func furtherErrors(for input: Input) -> [ValidationError] { Array(errors(for: input).dropFirst()) }

    /// Rejects an input if ``errors(for:)`` returns any errors.
    public override func validate(_ input: Input) throws(ValidationError) {
        if let error = errors(for: input).first { throw error }
    }

    open override func normalized(_ input: Input) -> Input { wrapped.normalized(input) }
}
