// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A way of checking an input: the abstract **Strategy** of the pattern.
///
/// Subclass it, override ``validate(_:)``, and the new strategy works wherever the built-in ones do: in a
/// ``ValidatedInput``, in a composition, in a form, swapped in while the program runs.
///
/// ```swift
/// final class EvenInputValidator: InputValidator<Int>, @unchecked Sendable {
///     static let odd = ValidationError(1, domain: "MyApp", name: "even.odd", message: "Enter an even number")
///
///     override func validate(_ input: Int) throws(ValidationError) {
///         guard input.isMultiple(of: 2) else { throw Self.odd }
///     }
/// }
///
/// EvenInputValidator().isValid(4)  // true
/// EvenInputValidator().isValid(3)  // false: code 1 in domain MyApp
/// ```
///
/// ## The contract
///
/// Every strategy keeps these promises. `StrategyContract` in the module `InputValidationTesting` tests promises 3 to 6 on
/// samples; it cannot see a stored `var` that changes nothing, or an input that is not among the samples.
///
/// 1. It is **immutable**: every stored property is a `let` of a `Sendable` type. The class is `@unchecked Sendable`
///    because Swift allows nothing better for an open class, so nobody but the author can keep this promise.
/// 2. It **never traps and never hangs**, whatever the input; it rejects by throwing.
/// 3. It gives the same input the same answer.
/// 4. ``validate(_:)`` throws exactly when ``errors(for:)`` is not empty, and throws the first of them.
/// 5. ``normalized(_:)`` is idempotent, and ``validate(_:)`` gives the normalized input the verdict of the input.
/// 6. The rejected input is in no error.
open class InputValidator<Input>: @unchecked Sendable {
    /// Creates a strategy.
    public init() {}

    /// Accepts the input by returning, or rejects it by throwing: the algorithm, and the one method to override.
    ///
    /// The base class is abstract and fails closed: it rejects every input.
    ///
    /// - Parameter input: The value to check.
    /// - Throws: A ``ValidationError`` that says why the input is rejected; in the base class always
    ///   ``ValidationError/Code-swift.struct/strategyAbstract`` (1000).
    open func validate(_ input: Input) throws(ValidationError) {
        throw ValidationError(.strategyAbstract)
    }

    /// Returns every reason to reject the input, in order; an empty array if the input is accepted.
    ///
    /// A strategy with one reason at a time need not override it. Compositions do. Where an override returns no error
    /// without calling `super`, inputs, forms and compositions call ``validate(_:)`` too, so that a strategy cannot
    /// accept by its list of errors what it rejects.
    ///
    /// - Parameter input: The value to check.
    /// - Returns: The errors, the one that ``validate(_:)`` throws first.
    open func errors(for input: Input) -> [ValidationError] {
        do {
            try validate(input)
            return Acceptance.proven
        } catch {
            return [error]
        }
    }

    /// Returns the input as it should be kept, such as a card number without its spaces.
    ///
    /// A strategy never changes the input behind its owner's back: the context keeps what was typed and offers this
    /// beside it. The base class returns the input unchanged.
    ///
    /// - Parameter input: The value to normalize, accepted or not.
    /// - Returns: The normalized value, which gets the same verdict as the input.
    open func normalized(_ input: Input) -> Input {
        input
    }

    /// What this strategy is called and how it is configured, for programs that list or compare strategies.
    ///
    /// A strategy that does not override it is called after its class and equals only itself.
    open var configuration: StrategyConfiguration {
        StrategyConfiguration(opaque: self)
    }

    /// Whether the inputs of this strategy must not be shown, logged or stored.
    ///
    /// `false` in the base class. Override it in a strategy for passwords, numbers of cards, tokens and other inputs
    /// that give power to whoever reads them. An input with such a strategy is secret by itself: its value is left out
    /// of dumps, mirrors and stored forms. A strategy that contains a sensitive one is sensitive. To mark a strategy
    /// where it is used, write ``sensitive()``.
    open var isSensitive: Bool { false }

    /// Whether ``errors(for:)`` and ``validate(_:)`` cannot disagree, because this module derives both.
    var hasOneVerdict: Bool { false }

    /// How many compositions stand inside one another here; 0 for a strategy that holds no other.
    var nesting: Int { 0 }

    /// Returns whether the strategy accepts the input.
    ///
    /// - Parameter input: The value to check.
    /// - Returns: `true` exactly when ``validate(_:)`` does not throw.
    public final func isValid(_ input: Input) -> Bool {
        do {
            try validate(input)
            return true
        } catch {
            return false
        }
    }

    /// Returns this strategy with another text for its rejections; domain, code and parameters stay.
    ///
    /// ```swift
    /// let strategy: InputValidator<String> = .numeric.message("Enter the number on your letter")
    /// ```
    ///
    /// - Parameter text: The sentence to show instead of the built-in one. Placeholders such as `{minimum}` are
    ///   replaced by the error's parameters, `{label}` by the label of the field.
    /// - Returns: A strategy that gives the same verdicts.
    public func message(_ text: String) -> InputValidator<Input> {
        RestatedInputValidator(self, as: .text(text))
    }

    /// Returns this strategy with another error for all its rejections.
    ///
    /// - Parameter error: The error to throw, with a domain and a code of your own.
    /// - Returns: A strategy that gives the same verdicts.
    public func error(_ error: ValidationError) -> InputValidator<Input> {
        RestatedInputValidator(self, as: .error(error))
    }

    /// Returns this strategy as one whose inputs must not be shown, logged or stored; see ``isSensitive``.
    ///
    /// ```swift
    /// let pin = ValidatedInput("", .pattern("[0-9]{4}").sensitive(), label: "PIN")
    /// pin.isSecret  // true
    /// ```
    ///
    /// - Returns: A strategy that gives the same verdicts.
    public func sensitive() -> InputValidator<Input> {
        RestatedInputValidator(self, as: .sensitive)
    }
}

extension InputValidator {
    /// Returns every error; at least one if ``validate(_:)`` throws, whatever ``errors(for:)`` returns.
    ///
    /// Whoever decides by the list of errors calls this method: a subclass may override ``errors(for:)`` alone.
    package final func everyError(for input: Input) -> [ValidationError] {
        let errors = errors(for: input)
        guard errors.isEmpty, !Acceptance.isProven(errors), !hasOneVerdict else { return errors }
        do {
            try validate(input)
            return errors
        } catch {
            return [error]
        }
    }
}

/// The empty list that the base class returns after ``InputValidator/validate(_:)`` has accepted.
///
/// It has storage of its own, by which it can be told from a list that a subclass made. So nothing is evaluated twice,
/// and a strategy needs no mutable property for it.
private enum Acceptance {
    static let proven: [ValidationError] = {
        var errors: [ValidationError] = []
        errors.reserveCapacity(1)
        return errors
    }()

    static func isProven(_ errors: [ValidationError]) -> Bool {
        errors.withUnsafeBufferPointer { list in
            proven.withUnsafeBufferPointer { $0.baseAddress == list.baseAddress }
        }
    }
}

extension InputValidator: Equatable {
    /// Returns whether two strategies are of the same class and configured alike.
    ///
    /// A strategy that holds a closure, or does not describe its configuration, equals only itself.
    public static func == (first: InputValidator, second: InputValidator) -> Bool {
        first === second || first.configuration == second.configuration
    }
}

extension InputValidator: CustomReflectable {
    /// What `dump` and debuggers show: the configuration, never a target that may be secret.
    public final var customMirror: Mirror {
        Mirror(
            self, children: ["configuration": configuration.description], displayStyle: .class,
            ancestorRepresentation: .suppressed)
    }
}
