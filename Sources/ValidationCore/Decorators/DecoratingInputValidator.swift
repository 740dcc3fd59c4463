// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An abstract decorator that contains another strategy and adds behavior to it.
///
/// This is the **Decorator** pattern. Subclass it to log, count, or change any strategy's verdicts. **Override one
/// method**, ``errors(for:)``, and call `super`. ``validate(_:)`` throws the first of its errors and can't be
/// overridden, so validation can't bypass the decorator. If the decorator changes the input, override
/// ``wrappedInput(for:)`` instead. The other members forward to the wrapped strategy, with these exceptions:
///
/// - ``InputValidator/progress(of:)`` doesn't, because a decorator can reject text that the wrapped strategy would let
///   the user complete.
/// - ``InputValidator/configuration`` contains the wrapped strategy's configuration.
/// - A decorator equals only itself, unless it overrides ``InputValidator/profile`` and returns, for example,
///   `StrategyProfile("logged")`.
/// - JSON Schema, HTML attributes, JavaScript, and rule files can't express a decorator and the strategy inside it.
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
/// determine the normalized input or a form's output.
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

    /// Returns the input for the wrapped strategy; by default, the input itself.
    ///
    /// Override this method if the decorator changes the input, such as by removing a prefix. The errors, the warnings,
    /// the normalized input, the checklist, and the explanation are then about the changed input.
    ///
    /// ```swift
    /// final class WithoutPrefix: DecoratingInputValidator<String>,
    ///     @unchecked Sendable
    /// {
    ///     override func wrappedInput(for input: String) -> String {
    ///         String(input.drop { $0 == "#" })
    ///     }
    /// }
    ///
    /// let order = WithoutPrefix(.numeric && .count(in: 3...6))
    /// order.isValid("#123")  // true
    /// order.normalized("#123")  // "123"
    /// order.isValid("#12x")  // false: code 1001 at position 2
    /// ```
    ///
    /// An error's position is an offset in the changed input, such as 2 for the `x` in `#12x`. To report offsets in
    /// the original input, override ``errors(for:)``, too, and call ``ValidationError/at(position:)``. If the decorator
    /// rejects an input without the prefix, also override ``normalized(_:)``, because the normalized input must get the
    /// same verdict.
    open override func wrappedInput(for input: Input) -> Input { input }

    /// Returns the wrapped strategy's errors for ``wrappedInput(for:)``.
    ///
    /// This is the only method to override, unless the decorator changes the input. Outside this module, only a
    /// decorator can override it.
    open override func errors(for input: Input) -> [ValidationError] {
        wrapped.errors(for: wrappedInput(for: input))
    }

    public override func furtherErrors(for input: Input) -> [ValidationError] { Array(errors(for: input).dropFirst()) }

    /// Rejects an input if ``errors(for:)`` returns any errors.
    public override func validate(_ input: Input) throws(ValidationError) {
        if let error = errors(for: input).first { throw error }
    }

    open override func normalized(_ input: Input) -> Input { wrapped.normalized(wrappedInput(for: input)) }
}
