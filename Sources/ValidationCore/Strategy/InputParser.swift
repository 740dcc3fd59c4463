// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that parses its input and returns a typed output, such as an integer, a date, or a payment card.
///
/// Validating uses the parsing algorithm, so the two can't disagree. A parser is an ``InputValidator``, so you can use
/// it wherever a strategy is expected. To get the output, call ``parse(_:)`` or use a ``ParsedInput``.
///
/// ```swift
/// let parser: InputParser<String, PaymentCard> = .paymentCard
/// try parser.parse("4242 4242 4242 4242").network  // Visa
/// ```
open class InputParser<Input, Output>: InputValidator<Input>, @unchecked Sendable {
    /// Parses an input and returns the output, or rejects the input by throwing an error.
    ///
    /// This is the method to override.
    ///
    /// - Throws: A ``ValidationError`` with the reason for the rejection. This class rejects every input with
    ///   ``ValidationError/Code-swift.struct/strategyAbstract`` (1000).
    open func parse(_ input: Input) throws(ValidationError) -> Output {
        throw ValidationError(.strategyAbstract)
    }

    /// Accepts exactly the inputs that ``parse(_:)`` returns an output for.
    ///
    /// Override this method only to validate without creating the output. It must throw the same errors as
    /// ``parse(_:)``; `StrategyContract` tests that.
    open override func validate(_ input: Input) throws(ValidationError) {
        _ = try parse(input)
    }

    /// Returns the output of ``parse(_:)``, or its error followed by the errors from
    /// ``InputValidator/furtherErrors(for:)``.
    ///
    /// Outside this module, only a ``DecoratingInputParser`` can override this method.
    public func outcome(of input: Input) -> ParsingOutcome<Output> {
        do throws(ValidationError) {
            return .accepted(try parse(input))
        } catch {
            return .rejected([error] + furtherErrors(for: input))
        }
    }

    public override func message(_ text: String) -> InputParser<Input, Output> {
        CustomizedInputParser(self, applying: .message(text))
    }

    public override func error(_ error: ValidationError) -> InputParser<Input, Output> {
        CustomizedInputParser(self, applying: .error(error))
    }

    public override func named(_ name: String) -> InputParser<Input, Output> {
        CustomizedInputParser(self, applying: .name(name))
    }

    /// Returns a sensitive copy of this parser, whose inputs must not be shown, logged, or stored.
    ///
    /// The output reveals as much as the input, so your code must protect it too.
    public override func sensitive() -> InputParser<Input, Output> {
        CustomizedInputParser(self, applying: .sensitive)
    }

    public override func traits(
        keyboard: InputTraits.Keyboard? = nil, content: InputTraits.Content? = nil,
        capitalization: InputTraits.Capitalization? = nil, checksSpelling: Bool? = nil
    ) -> InputParser<Input, Output> {
        CustomizedInputParser(
            self, applying: .traits(keyboard, content, capitalization, checksSpelling: checksSpelling))
    }
}

/// The result of parsing one input: the output, or all errors.
public enum ParsingOutcome<Output> {
    /// The input is accepted and results in the output.
    case accepted(Output)

    /// The input is rejected with these errors, in order; an empty array rejects it with code 1008.
    case rejected([ValidationError])

    /// The errors in order, or an empty array if the input is accepted.
    public var errors: [ValidationError] {
        switch self {
        case .accepted: []
        case .rejected(let errors): errors.isEmpty ? [ValidationError(.strategyErrorMissing)] : errors
        }
    }

    /// Returns the output, or throws the first of the ``errors``.
    package func get() throws(ValidationError) -> Output {
        if case .accepted(let output) = self { return output }
        throw errors[0]
    }

    func mapErrors(_ transform: ([ValidationError]) -> [ValidationError]) -> ParsingOutcome {
        if case .accepted = self { self } else { .rejected(transform(errors)) }
    }
}

extension ParsingOutcome: Sendable where Output: Sendable {}
