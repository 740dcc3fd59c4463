// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An abstract strategy that validates an input.
///
/// This class is the **Strategy** of the pattern. A subclass that overrides ``validate(_:)`` is a **ConcreteStrategy**.
/// You can use it wherever you can use a built-in strategy. A ``ValidatedInput``, the **Context**, has a strategy and
/// calls it. Your code, the **Client**, creates both, and can swap the strategy while the program runs.
///
/// ```swift
/// final class EvenInputValidator: InputValidator<Int>, @unchecked Sendable
/// {
///     static let odd = ValidationError(
///         1, domain: "MyApp", name: "even.odd",
///         message: "Enter an even number")
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
/// Every strategy must meet these requirements. `StrategyContract` in the module `InputValidationTesting` tests
/// requirements 3 to 5 with sample inputs.
///
/// 1. It is **immutable**. Every stored property is a `let` of a `Sendable` type. The compiler doesn't check this,
///    because an open class can only be `@unchecked Sendable`.
/// 2. It **never traps or hangs**, whatever the input. It rejects an input by throwing an error.
/// 3. It always returns the same result for the same input.
/// 4. ``normalized(_:)`` is idempotent, and ``validate(_:)`` gives the input and the normalized input the same verdict.
/// 5. Its errors don't contain the rejected input.
open class InputValidator<Input>: @unchecked Sendable {
    /// Validates an input: accepts it by returning, or rejects it by throwing an error.
    ///
    /// In a direct subclass, this is the only method that you must override.
    ///
    /// - Throws: The reason for the rejection. The base class rejects every input with code 1000, `strategyAbstract`.
    open func validate(_ input: Input) throws(ValidationError) {
        throw ValidationError(.strategyAbstract)
    }

    /// Returns all errors that the strategy reports for an input, in order, or an empty array if it accepts the input.
    ///
    /// The context calls this method. The first error is the error that `validate(_:)` throws, and
    /// ``furtherErrors(for:)`` returns the rest, so the methods can't contradict each other. A composition returns its
    /// rules' errors.
    public func errors(for input: Input) -> [ValidationError] { allErrors(for: input) }

    /// Returns the errors that the strategy reports in addition to the error that `validate(_:)` throws.
    ///
    /// Override this method only if the strategy can report several errors for one input. Don't call it yourself:
    /// ``errors(for:)`` calls it for an input that `validate(_:)` rejects.
    open func furtherErrors(for input: Input) -> [ValidationError] { [] }

    /// Returns the normalized input, such as a card number without its spaces.
    ///
    /// The context keeps the input as typed, and provides the normalized value separately. The base class returns the
    /// input unchanged, and a decorator forwards to the wrapped strategy. This method may also receive an input that
    /// the strategy rejects.
    open func normalized(_ input: Input) -> Input { input }

    /// Returns the input that a decorator passes to the strategy inside it.
    package func wrappedInput(for input: Input) -> Input { input }

    /// Returns whether an input that is still being typed is accepted, incomplete, or impossible to complete.
    ///
    /// Override this method if the strategy can recognize an input that more characters would complete. Never return
    /// ``InputProgress/impossible(at:expected:)`` for an input that can still become acceptable. Return
    /// ``InputProgress/accepted`` exactly when ``validate(_:)`` doesn't throw. The base class returns
    /// ``InputProgress/accepted`` or ``InputProgress/unknown``.
    open func progress(of input: Input) -> InputProgress { isValid(input) ? .accepted : .unknown }

    /// The strategy's description of itself: its name, its settings, and what a field for it needs.
    ///
    /// The base class returns a profile with the class's name, traits for ordinary text, and no requirements. A
    /// strategy that doesn't override this property equals only itself.
    open var profile: StrategyProfile { StrategyProfile() }

    // MARK: - Strategies inside the strategy

    /// The strategies that this strategy contains, and how it uses them.
    package let contents: StrategyContents<Input>

    /// Creates a strategy.
    ///
    /// - Parameter contents: The strategies that this strategy contains; none by default. A strategy that calls other
    ///   strategies lists them here.
    public init(containing contents: StrategyContents<Input> = .nothing) { self.contents = contents }

    // MARK: - Variants of the strategy

    // Each method wraps the strategy in another strategy (**Decorator**). The methods can't be in an extension, because
    // `InputParser` overrides them to return a parser.

    /// Returns a strategy that accepts the same inputs and reports its errors with a different message.
    ///
    /// The errors' domain, code, and parameters don't change.
    ///
    /// ```swift
    /// let strategy: InputValidator<String> = .numeric.message(
    ///     "Enter the number on your letter")
    /// ```
    ///
    /// - Parameter text: The message to show instead of the built-in message. The error's parameters replace
    ///   placeholders such as `{minimum}`, and the field's label replaces `{label}`.
    public func message(_ text: String) -> InputValidator<Input> {
        CustomizedInputValidator(self, applying: .message(text))
    }

    /// Returns a strategy that accepts the same inputs and rejects all others with the given error.
    ///
    /// - Parameter error: The error to throw, with your own domain and code.
    public func error(_ error: ValidationError) -> InputValidator<Input> {
        CustomizedInputValidator(self, applying: .error(error))
    }

    /// Returns a strategy that accepts the same inputs and has the given name in checklists and in its configuration.
    ///
    /// A program can find a rule by its name, for example to remove it from a list before a swap:
    ///
    /// ```swift
    /// rules.removeAll { $0.configuration.name == "characters" }
    /// input.validator = .all(of: rules)
    /// ```
    ///
    /// The name is never part of a message. The strategy has one row in a ``InputValidator/checklist(for:)``.
    public func named(_ name: String) -> InputValidator<Input> {
        CustomizedInputValidator(self, applying: .name(name))
    }

    /// Returns a sensitive copy of this strategy, whose inputs must not be shown, logged, or stored.
    ///
    /// See ``isSensitive``. The copy's messages contain no character from the input, and no text from a list of
    /// accepted texts.
    ///
    /// ```swift
    /// let pin = ValidatedInput(
    ///     "", .pattern("[0-9]{4}").sensitive(), label: "PIN")
    /// pin.isSecret  // true
    /// ```
    public func sensitive() -> InputValidator<Input> {
        CustomizedInputValidator(self, applying: .sensitive)
    }

    /// Returns a strategy that accepts the same inputs and has other input traits; `nil` leaves a trait unchanged.
    ///
    /// ```swift
    /// let city: InputValidator<String> = .required.traits(
    ///     content: .city, capitalization: .words)
    /// ```
    ///
    /// - Parameters:
    ///   - keyboard: The keyboard for typing the input.
    ///   - content: The kind of content in the input.
    ///   - capitalization: The characters that the keyboard capitalizes.
    ///   - checksSpelling: Whether the keyboard checks, corrects, and completes words.
    public func traits(
        keyboard: InputTraits.Keyboard? = nil, content: InputTraits.Content? = nil,
        capitalization: InputTraits.Capitalization? = nil, checksSpelling: Bool? = nil
    ) -> InputValidator<Input> {
        CustomizedInputValidator(
            self, applying: .traits(keyboard, content, capitalization, checksSpelling: checksSpelling))
    }
}

extension InputValidator {
    /// Returns whether the strategy accepts the input, that is, whether ``validate(_:)`` returns without throwing.
    public final func isValid(_ input: Input) -> Bool {
        do { try validate(input) } catch { return false }
        return true
    }
}
