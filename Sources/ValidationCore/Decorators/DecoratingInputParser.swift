// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An abstract decorator that contains a parser and adds behavior to it.
///
/// It's the parser counterpart of ``DecoratingInputValidator`` and keeps the output available. **Override one method**,
/// ``outcome(of:)``, and call `super`. Parsing, validating, and listing errors all use that method. If the decorator
/// changes the input, override ``wrappedInput(for:)`` instead. The other members forward to the wrapped parser, with
/// the same exceptions as in a ``DecoratingInputValidator``.
///
/// ```swift
/// final class CreditOnly: DecoratingInputParser<String, PaymentCard>,
///     @unchecked Sendable
/// {
///     static let amex = ValidationError(
///         1, domain: "Shop",
///         message: "Use a card other than American Express")
///
///     override func outcome(of input: String) -> ParsingOutcome<
///         PaymentCard
///     > {
///         let outcome = super.outcome(of: input)
///         if case .accepted(let card) = outcome, card.network == .amex {
///             return .rejected([Self.amex])
///         }
///         return outcome
///     }
/// }
///
/// CreditOnly(.paymentCard).isValid("378282246310005")
/// // false: code 1 in domain Shop
/// ```
///
/// An input calls the method once per validation. A form that accepts its fields calls it once more to get the output.
open class DecoratingInputParser<Input, Output>: InputParser<Input, Output>, @unchecked Sendable {
    /// The wrapped parser.
    public let wrapped: InputParser<Input, Output>

    /// Creates a decorator around a parser.
    public init(_ wrapped: InputParser<Input, Output>) {
        self.wrapped = depthLimited(wrapped)
        super.init(containing: StrategyContents(.decorated(self.wrapped)))
    }

    /// Returns the input for the wrapped parser; see ``DecoratingInputValidator/wrappedInput(for:)``.
    open override func wrappedInput(for input: Input) -> Input { input }

    /// Returns the wrapped parser's output or all of its errors.
    ///
    /// This is the only method to override, unless the decorator changes the input.
    open override func outcome(of input: Input) -> ParsingOutcome<Output> {
        wrapped.outcome(of: wrappedInput(for: input))
    }

    public override func furtherErrors(for input: Input) -> [ValidationError] { Array(errors(for: input).dropFirst()) }
    public override func errors(for input: Input) -> [ValidationError] { outcome(of: input).errors }
    public override func parse(_ input: Input) throws(ValidationError) -> Output { try outcome(of: input).get() }

    open override func normalized(_ input: Input) -> Input { wrapped.normalized(wrappedInput(for: input)) }
}
