// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An abstract strategy that validates an input.
///
/// This is the base class of the **Strategy** pattern. Subclass it and override ``validate(_:)``. You can use the new
/// strategy wherever you can use a built-in one, such as in a ``ValidatedInput``, a composition, or a form. You can
/// swap the strategy of a `ValidatedInput` while the program runs.
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
/// ## Creating strategies
///
/// A strategy is immutable. Create it once and keep it, for example in a `static let`. Functions such as
/// `.pattern(_:)`, and generic members such as `.unique`, create a new strategy each time. Other members, such as
/// `.numeric`, are created once.
///
/// ## The contract
///
/// Every strategy must meet these requirements. `StrategyContract` in the module `InputValidationTesting` tests
/// requirements 3 to 5 with samples. It cannot detect a stored `var` that does not change a result. It also cannot
/// detect a violation that no sample causes.
///
/// 1. It is **immutable**. Every stored property is a `let` of a `Sendable` type. The compiler does not check this,
///    because an open class can only be `@unchecked Sendable`.
/// 2. It **never traps or hangs**, whatever the input. It rejects by throwing.
/// 3. It returns the same result for the same input.
/// 4. ``normalized(_:)`` is idempotent, and ``validate(_:)`` gives the input and the normalized input the same verdict.
/// 5. Its errors do not contain the rejected input.
open class InputValidator<Input>: @unchecked Sendable {
    /// Creates a strategy.
    public init() {}

    /// Validates an input: accepts it by returning, or rejects it by throwing an error.
    ///
    /// In a direct subclass, this is the only method that you must override. The base class rejects every input.
    ///
    /// - Parameter input: The value to validate.
    /// - Throws: A ``ValidationError`` with the reason for the rejection. The base class always throws
    ///   ``ValidationError/Code-swift.struct/strategyAbstract`` (1000).
    open func validate(_ input: Input) throws(ValidationError) {
        throw ValidationError(.strategyAbstract)
    }

    /// Returns the errors that the strategy reports in addition to the one that ``validate(_:)`` throws.
    ///
    /// Override this method only if the strategy can report several errors for one input. Do not call it yourself. Call
    /// ``errors(for:)``, which calls it for an input that ``validate(_:)`` rejects. The base class returns an empty array.
    ///
    /// - Parameter input: The rejected value.
    /// - Returns: The errors after the first one, in order.
    open func furtherErrors(for input: Input) -> [ValidationError] { [] }

    /// Returns all errors that the strategy reports for an input, or an empty array if it accepts the input.
    ///
    /// The first error is the one that ``validate(_:)`` throws. ``furtherErrors(for:)`` returns the others. Outside this
    /// module, only a ``DecoratingInputValidator`` can override this method, and its ``validate(_:)`` throws the first of
    /// the errors. So the two methods cannot contradict each other.
    ///
    /// - Parameter input: The value to validate.
    /// - Returns: The errors in order.
    public func errors(for input: Input) -> [ValidationError] {
        do {
            try validate(input)
            return []
        } catch {
            return [error] + furtherErrors(for: input)
        }
    }

    /// Returns the normalized input, such as a card number without its spaces.
    ///
    /// A strategy never changes the input itself. The context keeps what was typed and provides the normalized value
    /// separately. The base class returns the input unchanged.
    ///
    /// - Parameter input: The value to normalize, accepted or not.
    /// - Returns: The normalized value. It receives the same verdict as the input.
    open func normalized(_ input: Input) -> Input {
        input
    }

    /// Returns whether an input that is still being typed is accepted, incomplete, or impossible to complete.
    ///
    /// Override this method if the strategy can recognize an input that more characters would complete. Never return
    /// ``InputProgress/impossible(at:expected:)`` for an input that can still become acceptable. The base class returns
    /// ``InputProgress/accepted`` or ``InputProgress/unknown``.
    ///
    /// - Parameter input: The input as typed so far.
    /// - Returns: ``InputProgress/accepted`` exactly when ``InputValidator/validate(_:)`` does not throw.
    open func progress(of input: Input) -> InputProgress {
        isValid(input) ? .accepted : .unknown
    }

    /// The name and the settings of this strategy, for programs that list or compare strategies.
    ///
    /// By default, the name is the class name, and a strategy is equal only to itself.
    open var configuration: StrategyConfiguration {
        guard let described = self as? any DescribedStrategy else { return StrategyConfiguration(opaque: self) }
        return StrategyConfiguration(of: self, described.listedName, described.listedSettings)
    }

    /// Whether the inputs of this strategy must not be shown, logged, or stored.
    ///
    /// A composition or decorator of this module is sensitive if a strategy inside it is. Any other strategy is not,
    /// unless it overrides this property. Override it in a strategy for passwords, card numbers, tokens, and similar
    /// inputs. A ``ValidatedInput`` with such a strategy is automatically secret. Its value is left out of dumps, mirrors,
    /// and stored forms. To mark a strategy where you use it, call `sensitive()`.
    open var isSensitive: Bool { children.contains { $0.isSensitive } }

    /// The keyboard, the autofill content, and other traits of a field for this strategy.
    ///
    /// User interfaces configure their fields with it. It never changes a verdict. The base class returns the traits of
    /// ordinary text. Decorators return the traits of the strategy that they hold, and compositions combine the traits
    /// of their rules. `!rule` and `.at(_:_:)` have the traits of ordinary text. To set traits where you use a
    /// strategy, call ``InputValidator/traits(keyboard:content:capitalization:checksSpelling:)``.
    open var inputTraits: InputTraits { (self as? any DescribedStrategy)?.listedTraits ?? InputTraits() }

    /// The errors whose messages state, before a person types, what the strategy accepts.
    ///
    /// A hint consists of their messages. Override this property in a strategy with a condition that one of its messages
    /// states, and return the error with which the strategy rejects an input that does not meet the condition. The
    /// errors must not contain a secret. A composition or decorator has the requirements of its rules, and `a || b` and
    /// `!a` have one. `.at(_:_:)`, `.when(_:then:)`, and `.unless(_:then:)` have none, because their rules do not apply
    /// to every input. The base class has none either.
    ///
    /// - Complexity: O(*n*) in the number of rules.
    open var requirements: [ValidationError] { children.flatMap(\.requirements) }

    /// The ``requirements``, without the examples that the strategy rejects, such as those of a rule beside another one.
    package final var soundRequirements: [ValidationError] {
        requirements.compactMap { error in
            guard let example = error.shownExample as? Input, !isValid(example) else { return error }
            return error.withoutExample
        }
    }

    /// The depth of nested compositions.
    ///
    /// It is 0 for a strategy that does not hold another one. A composition of several rules stores it, because a rule
    /// may be used many times in one tree.
    var nesting: Int { children.lazy.map { $0.nesting + 1 }.max() ?? 0 }

    /// Returns the errors for the parts of an input that could be decoded.
    ///
    /// Compositions evaluate those of their rules that need only these parts. Other strategies need the whole input.
    ///
    /// - Parameters:
    ///   - input: The value to validate, in which other parts are placeholders.
    ///   - part: Which parts are placeholders.
    package func errors(for input: Input, in part: PartialValue) -> [ValidationError] {
        part.isComplete ? errors(for: input) : []
    }

    /// Returns the label of a part of the input, as in the errors of the rules for this part, or `nil`.
    ///
    /// - Parameter path: The path of the part, with the names of keys or properties.
    /// - Complexity: O(*n*) in the number of rules.
    package func label(at path: ArraySlice<ValidationError.PathComponent>) -> String? {
        for child in children {
            if let label = child.label(at: path) { return label }
        }
        return nil
    }

    /// Returns whether the strategy accepts the input, without the error of a rejection.
    ///
    /// - Parameter input: The value to validate.
    /// - Throws: The error with which the strategy reports that it could not examine the input.
    func accepts(_ input: Input) throws(ValidationError) -> Bool {
        do throws(ValidationError) {
            try validate(input)
            return true
        } catch {
            if error.isInconclusive { throw error }
            return false
        }
    }

    /// The strategies inside this one, in order.
    var children: [any ChildStrategy] { [] }

    /// Returns the rows of the checklist for an input, or the same rows without errors if the input is `nil`.
    ///
    /// An input to which no rule applies is represented by `nil`.
    package func checklistItems(for input: Input?) -> [ChecklistItem] {
        [ChecklistItem(name: configuration.name, errors: input.map { errors(for: $0) } ?? [])]
    }

    /// The strategy that a decorator contains, or `nil` for any other strategy.
    package var wrappedStrategy: InputValidator? { nil }

    /// Returns whether the strategy accepts the input.
    ///
    /// - Parameter input: The value to validate.
    /// - Returns: `true` exactly when ``validate(_:)`` does not throw.
    public final func isValid(_ input: Input) -> Bool {
        do {
            try validate(input)
            return true
        } catch {
            return false
        }
    }

    /// Returns a strategy that accepts the same inputs but reports a different message.
    ///
    /// The domain, code, and parameters of the errors do not change.
    ///
    /// ```swift
    /// let strategy: InputValidator<String> = .numeric.message(
    ///     "Enter the number on your letter")
    /// ```
    ///
    /// - Parameter text: The message to show in place of the built-in one. Placeholders such as `{minimum}` are
    ///   replaced by the parameters of the error. `{label}` is replaced by the label of the field.
    /// - Returns: A strategy that accepts the same inputs.
    public func message(_ text: String) -> InputValidator<Input> {
        RestatedInputValidator(self, as: .message(text))
    }

    /// Returns a strategy that accepts the same inputs but reports the given error instead of any other.
    ///
    /// - Parameter error: The error to throw, with your own domain and code.
    /// - Returns: A strategy that accepts the same inputs.
    public func error(_ error: ValidationError) -> InputValidator<Input> {
        RestatedInputValidator(self, as: .error(error))
    }

    /// Returns a strategy that accepts the same inputs and has a name in checklists and in its ``configuration``.
    ///
    /// A program can add, remove, and replace rules by their names. To change an existing input, swap its strategy:
    ///
    /// ```swift
    /// var rules: [InputValidator<String>] = [
    ///     .count(in: 8...64).named("length"),
    ///     .alphanumeric.named("characters"),
    /// ]
    /// let input = ValidatedInput("", .all(of: rules))
    ///
    /// rules.removeAll { $0.configuration.name == "characters" }
    /// input.validator = .all(of: rules)
    /// ```
    ///
    /// - Parameter name: The name. It is never part of a message.
    /// - Returns: A strategy that accepts the same inputs. It has one row in a ``checklist(for:)``.
    public func named(_ name: String) -> InputValidator<Input> {
        RestatedInputValidator(self, as: .name(name))
    }

    /// Returns a sensitive copy of this strategy, whose inputs must not be shown, logged, or stored.
    ///
    /// See ``isSensitive``. The messages of the copy name neither a character of the input nor the texts of a list.
    ///
    /// ```swift
    /// let pin = ValidatedInput(
    ///     "", .pattern("[0-9]{4}").sensitive(), label: "PIN")
    /// pin.isSecret  // true
    /// ```
    ///
    /// - Returns: A strategy that accepts the same inputs.
    public func sensitive() -> InputValidator<Input> {
        RestatedInputValidator(self, as: .sensitive)
    }

    /// Returns a strategy that accepts the same inputs and has other input traits.
    ///
    /// ```swift
    /// let city: InputValidator<String> = .required.traits(
    ///     content: .city, capitalization: .words)
    /// ```
    ///
    /// - Parameters:
    ///   - keyboard: The keyboard, or `nil` for that of this strategy.
    ///   - content: What the input contains, or `nil` for the content of this strategy.
    ///   - capitalization: The characters that the keyboard capitalizes, or `nil` for those of this strategy.
    ///   - checksSpelling: Whether the keyboard checks, corrects, and completes words, or `nil` for the value of this
    ///     strategy.
    /// - Returns: A strategy that accepts the same inputs.
    public func traits(
        keyboard: InputTraits.Keyboard? = nil, content: InputTraits.Content? = nil,
        capitalization: InputTraits.Capitalization? = nil, checksSpelling: Bool? = nil
    ) -> InputValidator<Input> {
        RestatedInputValidator(self, as: .traits(keyboard, content, capitalization, checksSpelling))
    }
}

extension InputValidator: Equatable {
    /// Returns whether two strategies have the same class and the same configuration.
    ///
    /// A strategy that holds a closure or does not describe its configuration equals only itself.
    public static func == (first: InputValidator, second: InputValidator) -> Bool {
        first === second || first.configuration == second.configuration
    }
}

extension InputValidator: CustomReflectable {
    /// The content that `dump` and debuggers show.
    ///
    /// It contains the configuration, but never a comparison value that may be secret.
    public final var customMirror: Mirror {
        Mirror(
            self, children: ["configuration": configuration.description], displayStyle: .class,
            ancestorRepresentation: .suppressed)
    }
}
