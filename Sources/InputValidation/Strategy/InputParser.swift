// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that hands back what it understood: text in, an integer, a date or a card out.
///
/// Parsing and validating are one algorithm here, so the two cannot disagree. A parser is still an
/// ``InputValidator`` and plugs in anywhere; where the output matters, ask ``parse(_:)`` for it, or hold the input in a
/// ``ParsedInput``.
///
/// ```swift
/// let parser: InputParser<String, PaymentCard> = .paymentCard
/// try parser.parse("4242 4242 4242 4242").network  // visa
/// ```
open class InputParser<Input, Output>: InputValidator<Input>, @unchecked Sendable {
    /// Returns what the input means, or rejects it by throwing: the one method to override.
    ///
    /// The class is abstract and fails closed: it rejects every input.
    ///
    /// - Parameter input: The value to parse.
    /// - Returns: What the input means.
    /// - Throws: A ``ValidationError`` that says why the input is rejected; in this class always
    ///   ``ValidationError/Code-swift.struct/strategyAbstract`` (1000).
    open func parse(_ input: Input) throws(ValidationError) -> Output {
        throw ValidationError(.strategyAbstract)
    }

    /// Accepts exactly the inputs that ``parse(_:)`` understands; outside this module it cannot be overridden.
    ///
    /// - Parameter input: The value to check.
    /// - Throws: The error of ``parse(_:)``.
    public override func validate(_ input: Input) throws(ValidationError) {
        _ = try parse(input)
    }

    /// Returns the output, or every reason to reject the input; override it too where there are several at once.
    ///
    /// The errors begin with the one that ``parse(_:)`` throws.
    ///
    /// - Parameter input: The value to parse.
    /// - Returns: By default the output of ``parse(_:)``, or its error.
    open func outcome(of input: Input) -> ParsingOutcome<Output> {
        do throws(ValidationError) { return .accepted(try parse(input)) } catch { return .rejected([error]) }
    }

    /// Returns the errors of ``outcome(of:)``; outside this module it cannot be overridden.
    ///
    /// - Parameter input: The value to validate.
    public override func errors(for input: Input) -> [ValidationError] {
        outcome(of: input).errors
    }

    // Both follow from the outcome. A ``ParsedInput`` takes the output from ``parse(_:)``, so that a form never yields one
    // that only a contradicting override of ``outcome(of:)`` accepts.
    override var hasOneVerdict: Bool { true }

    /// Returns this parser with another text for its rejections; domain, code and parameters stay.
    public override func message(_ text: String) -> InputParser<Input, Output> {
        RestatedInputParser(self, as: .text(text))
    }

    /// Returns this parser with another error for all its rejections.
    public override func error(_ error: ValidationError) -> InputParser<Input, Output> {
        RestatedInputParser(self, as: .error(error))
    }

    /// Returns this parser as one whose inputs must not be shown, logged or stored.
    ///
    /// The output is yours to protect: it is what the input means.
    public override func sensitive() -> InputParser<Input, Output> {
        RestatedInputParser(self, as: .sensitive)
    }
}
