// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The promises of `InputValidator` as a test to pass, for strategies of your own.
///
/// It imports no test framework; the answer is a list of sentences, empty when every promise is kept.
///
/// ```swift
/// @Test func keepsTheContract() {
///     #expect(StrategyContract.violations(of: MemberValidator(), accepting: ["M123"], rejecting: ["123", ""]) == [])
/// }
/// ```
///
/// Give two inputs of each kind or more. Beside the samples it validates inputs that it makes itself: variations of the
/// samples with other letters and digits, and for text the empty one, very long ones, combining and bidirectional
/// characters and NUL; for collections, optionals and numbers the empty one, `nil` and the limits.
///
/// It finds:
///
/// - a sample that gets the wrong verdict;
/// - `validate(_:)`, `errors(for:)` and `isValid(_:)` that disagree;
/// - an answer that depends on earlier calls, on their order, or on calls from another thread at the same time;
/// - a normal form that changes once more or changes the verdict;
/// - the input, or three characters of it in a row, in whatever case, in a sentence, a name, a path or a parameter;
/// - an error without a sentence of its own; an unknown code or a sentence of one's own in the domain of the library; a
///   code of the library that contradicts the input, such as 1004 (empty) for an input that is not empty;
/// - a decorator that loses errors, normal form, sensitivity or configuration of what it wraps.
///
/// It cannot see a stored `var` that changes no answer, nor promises that only other inputs break. A strategy that traps
/// ends the process, and one that hangs stays: test those in a process of their own. What a plain subclass holds in a
/// `let` is hidden from it, so name the wrapped strategy with `wrapping:`.
///
/// A sample is named by its list and index, never by its value, so that the sentences can be logged.
public enum StrategyContract {
    /// One finding about a strategy.
    public struct Finding: Sendable, Hashable, CustomStringConvertible {
        /// What a finding means.
        public enum Kind: Sendable, Hashable {
            /// The strategy breaks a promise.
            case violation
            /// The samples do not suffice to check a promise.
            case unchecked
        }

        /// What the finding means.
        public let kind: Kind

        /// The input: a list and an index, such as `rejecting[0]`, or what was made of it; `nil` for none in particular.
        public let sample: String?

        /// The finding, as a sentence without a full stop.
        public let text: String

        /// The input and the sentence.
        public var description: String { sample.map { "\($0): \(text)" } ?? text }
    }

    /// Returns the promises that a strategy breaks; an empty array if it keeps all.
    ///
    /// - Parameters:
    ///   - validator: The strategy to check.
    ///   - accepted: Inputs that it should accept; at least one, or the list itself is a violation.
    ///   - rejected: Inputs that it should reject; at least one, or the list itself is a violation.
    ///   - wrapped: The strategy that it decorates; found by itself for a `DecoratingInputValidator`.
    ///   - text: The texts in an input that may not be in an error; by default its own text, or the values of its stored
    ///     properties.
    public static func violations<Input>(
        of validator: InputValidator<Input>, accepting accepted: [Input], rejecting rejected: [Input],
        wrapping wrapped: InputValidator<Input>? = nil, text: ((Input) -> [String])? = nil
    ) -> [String] {
        findings(of: validator, accepting: accepted, rejecting: rejected, wrapping: wrapped, text: text)
            .filter { $0.kind == .violation }.map(\.description)
    }

    /// Returns the promises that a strategy breaks, and those that the samples do not suffice to check.
    ///
    /// - Parameters:
    ///   - validator: The strategy to check.
    ///   - accepted: Inputs that it should accept; at least one, or the list itself is a violation.
    ///   - rejected: Inputs that it should reject; at least one, or the list itself is a violation.
    ///   - wrapped: The strategy that it decorates; found by itself for a `DecoratingInputValidator`.
    ///   - text: The texts in an input that may not be in an error; by default its own text, or the values of its stored
    ///     properties.
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
