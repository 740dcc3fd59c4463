// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A test of whether your own strategy meets the contract of `InputValidator`.
///
/// It does not import a test framework. The result is an array of findings as text, which is empty if the test does not
/// find a violation.
///
/// ```swift
/// @Test func keepsTheContract() {
///     #expect(
///         StrategyContract.violations(
///             of: MemberValidator(), accepting: ["M123"],
///             rejecting: ["123", ""]) == [])
/// }
/// ```
///
/// Pass at least two inputs that the strategy should accept and two that it should reject. These inputs are the
/// samples. The test also validates inputs that it generates. These are variations of the samples with other letters
/// and digits. For text it also generates empty and very long texts, combining and bidirectional characters, and NUL.
/// For other types it generates the empty collection, `nil`, and the limits of numbers.
///
/// The test finds the following violations:
///
/// - a sample that is accepted or rejected against your expectation
/// - `validate(_:)`, `errors(for:)`, and `isValid(_:)` that disagree
/// - a result that depends on earlier calls, on their order, or on simultaneous calls from another thread
/// - a normalized value that changes when it is normalized again, or that receives a different verdict from the input
/// - an error whose message, name, path, or parameters contain the input or three consecutive characters of it, in
///   uppercase or lowercase
/// - an error without its own message, or with an unknown code or a custom message in the domain of the library
/// - a code of the library that contradicts the input, such as 1004 (empty) for an input that is not empty
/// - a decorator that loses the errors, normalization, sensitivity, or configuration of the wrapped strategy
///
/// The test cannot detect a stored `var` that does not change a result, or a violation that only other inputs cause. A
/// strategy that traps ends the process, and one that hangs does not return. Test such strategies in a separate
/// process. The test cannot detect a strategy that a plain subclass holds in a `let`. Pass that strategy as
/// `wrapping:`.
///
/// A finding identifies a sample by its list and its index, and never contains its value. You can therefore log it.
public enum StrategyContract {
    /// A finding about a strategy.
    public struct Finding: Sendable, Hashable, CustomStringConvertible {
        /// The meaning of a finding.
        public enum Kind: Sendable, Hashable {
            /// The strategy breaks a requirement of the contract.
            case violation
            /// The samples are not sufficient to check a requirement.
            case unchecked
        }

        /// The meaning of the finding.
        public let kind: Kind

        /// The name of the input, such as `rejecting[0]`, or `nil` if the finding does not concern a particular input.
        ///
        /// The name of a sample is its list and its index. A generated input has a name that describes its origin.
        public let sample: String?

        /// The description of the finding, without a period.
        public let text: String

        /// The name of the input and the description of the finding.
        public var description: String { sample.map { "\($0): \(text)" } ?? text }
    }

    /// Returns the violations of the contract that the test finds, or an empty array if there are none.
    ///
    /// - Parameters:
    ///   - validator: The strategy to test.
    ///   - accepted: The inputs that the strategy should accept. An empty array is a violation.
    ///   - rejected: The inputs that the strategy should reject. An empty array is a violation.
    ///   - wrapped: The strategy that the tested strategy wraps. It is found automatically for a
    ///     `DecoratingInputValidator`.
    ///   - text: A closure that returns the texts of an input that must not be in an error. By default these are the
    ///     text of the input, or the values of its stored properties.
    public static func violations<Input>(
        of validator: InputValidator<Input>, accepting accepted: [Input], rejecting rejected: [Input],
        wrapping wrapped: InputValidator<Input>? = nil, text: ((Input) -> [String])? = nil
    ) -> [String] {
        findings(of: validator, accepting: accepted, rejecting: rejected, wrapping: wrapped, text: text)
            .filter { $0.kind == .violation }.map(\.description)
    }

    /// Returns the violations of the contract, and the requirements that the samples are not sufficient to check.
    ///
    /// - Parameters:
    ///   - validator: The strategy to test.
    ///   - accepted: The inputs that the strategy should accept. An empty array is a violation.
    ///   - rejected: The inputs that the strategy should reject. An empty array is a violation.
    ///   - wrapped: The strategy that the tested strategy wraps. It is found automatically for a
    ///     `DecoratingInputValidator`.
    ///   - text: A closure that returns the texts of an input that must not be in an error. By default these are the
    ///     text of the input, or the values of its stored properties.
    public static func findings<Input>(
        of validator: InputValidator<Input>, accepting accepted: [Input], rejecting rejected: [Input],
        wrapping wrapped: InputValidator<Input>? = nil, text: ((Input) -> [String])? = nil
    ) -> [Finding] {
        var examination = Examination(
            validator: validator, wrapped: wrapped ?? validator.wrappedStrategy, text: text ?? InputText.texts(in:))
        examination.run(accepting: accepted, rejecting: rejected)
        return examination.findings
    }
}
