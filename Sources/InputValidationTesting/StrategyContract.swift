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
/// ## The inputs
///
/// The inputs that you pass are the samples. Only they test whether the strategy accepts and rejects what you expect.
/// Pass at least two that the strategy should accept and two that it should reject, with at least three characters.
///
/// If you do not pass any accepted samples, the test generates inputs that the strategy accepts. The same applies to
/// rejected samples. It can generate texts, numbers, Boolean values, and optional values, arrays, and sets of them. For
/// texts, it uses the patterns and the other settings in the configuration of the strategy and of the strategies inside
/// it, and the progress that the strategy reports. It also tries examples of known formats, and it edits texts that the
/// strategy accepts. The same seed generates the same inputs.
///
/// If the test finds no accepted or no rejected input, it reports a violation. This happens in these cases:
///
/// - The strategy accepts every input, or rejects every input.
/// - The type of the input is your own, or another one that the test cannot generate, such as a structure.
/// - The strategy accepts only texts that are not in its configuration, such as one word in a closure.
///
/// The test always validates variations of the samples with other letters and digits. For text it also validates empty
/// and very long texts, combining and bidirectional characters, and NUL. For other types it validates the empty
/// collection, `nil`, and the limits of numbers.
///
/// ## The violations
///
/// The test finds the following violations:
///
/// - a sample that is accepted or rejected against your expectation
/// - a result that depends on earlier calls, on their order, or on simultaneous calls from another thread
/// - a normalized value that changes when it is normalized again, or that receives a different verdict from the input
/// - a progress other than accepted for an input that is accepted, or the other way around, and an impossible progress
///   for a beginning of an accepted text
/// - an error whose message, name, path, or parameters contain the input or three consecutive characters of it, in
///   uppercase or lowercase
/// - an error without its own message, or with an unknown code or a custom message in the domain of the library
/// - a code of the library that contradicts the input, such as 1004 (empty) for an input that is not empty
/// - a decorator that loses the errors, normalization, sensitivity, or configuration of the wrapped strategy
///
/// A violation that an input shows has a ``Finding/counterexample``.
///
/// The test cannot detect a stored `var` that does not change a result, or a violation that only other inputs cause. A
/// strategy that traps ends the process, and one that hangs does not return. Test such strategies in a separate
/// process. The test cannot detect a strategy that a plain subclass holds in a `let`. Pass that strategy as
/// `wrapping:`.
///
/// A finding identifies a sample by its list and its index. Its description never contains the sample, so you can log
/// it.
///
/// > Important: A generated card or telephone number may belong to somebody. The test only validates it.
public enum StrategyContract {
    /// A finding about a strategy.
    public struct Finding: Sendable, Hashable, CustomStringConvertible {
        /// The meaning of a finding.
        public enum Kind: Sendable, Hashable {
            /// The strategy breaks a requirement of the contract.
            case violation
            /// The inputs are not sufficient to check a requirement.
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

        /// An input that shows the violation, as short as the test could make it, or `nil` if the finding does not
        /// concern an input.
        ///
        /// For a text, it is the text. For a value of another type, it is the debug description. If only your samples
        /// show the violation, the counterexample is a sample or a part of one. Do not log it if your samples are
        /// secret. A counterexample for a result that depends on other calls is not shortened.
        public let counterexample: String?

        /// Whether the description contains the counterexample.
        let showsCounterexample: Bool

        init(
            kind: Kind, sample: String?, text: String, counterexample: String?, showsCounterexample: Bool
        ) {
            self.kind = kind
            self.sample = sample
            self.text = text
            self.counterexample = counterexample
            self.showsCounterexample = showsCounterexample
        }

        /// The name of the input and the description of the finding.
        ///
        /// For a generated input, the description also contains the counterexample. Control characters and invisible
        /// characters are escaped.
        public var description: String {
            let finding = (sample.map { "\($0): \(text)" } ?? text).printable
            guard showsCounterexample, let counterexample else { return finding }
            return "\(finding), for example for \(Self.quoted(counterexample))"
        }

        /// Returns a text in quotation marks, with escapes for what is not visible ASCII, and shortened.
        private static func quoted(_ text: String) -> String {
            let start = text.unicodeScalars.prefix(120).map { $0.escaped(asASCII: true) }.joined()
            let count = text.unicodeScalars.count
            return "“\(start)”" + (count > 120 ? " and \(count - 120) more characters" : "")
        }
    }

    /// Returns the violations of the contract that the test finds, or an empty array if there are none.
    ///
    /// The parameters are those of ``findings(of:accepting:rejecting:wrapping:seed:text:)``.
    public static func violations<Input>(
        of validator: InputValidator<Input>, accepting accepted: [Input] = [], rejecting rejected: [Input] = [],
        wrapping wrapped: InputValidator<Input>? = nil, seed: UInt64 = 1, text: ((Input) -> [String])? = nil
    ) -> [String] {
        findings(of: validator, accepting: accepted, rejecting: rejected, wrapping: wrapped, seed: seed, text: text)
            .filter { $0.kind == .violation }.map(\.description)
    }

    /// Returns the violations of the contract, and the requirements that the inputs are not sufficient to check.
    ///
    /// - Parameters:
    ///   - validator: The strategy to test.
    ///   - accepted: The inputs that the strategy should accept. If there are none, they are generated.
    ///   - rejected: The inputs that the strategy should reject. If there are none, they are generated.
    ///   - wrapped: The strategy that the tested strategy wraps. It is found automatically for a
    ///     `DecoratingInputValidator`.
    ///   - seed: The number that the choice of the generated inputs depends on.
    ///   - text: A closure that returns the texts of an input that must not be in an error. By default these are the
    ///     text of the input, or the values of its stored properties.
    public static func findings<Input>(
        of validator: InputValidator<Input>, accepting accepted: [Input] = [], rejecting rejected: [Input] = [],
        wrapping wrapped: InputValidator<Input>? = nil, seed: UInt64 = 1, text: ((Input) -> [String])? = nil
    ) -> [Finding] {
        var checker = ContractChecker(
            validator: validator, wrapped: wrapped ?? validator.strategyWithSameInput, seed: seed,
            inputTexts: text ?? InputTextCollector.texts(in:))
        return checker.check(accepting: accepted, rejecting: rejected)
    }
}

extension InputValidator {
    /// The strategy inside a decorator, or `nil` for a strategy that gives verdicts of its own.
    fileprivate var strategyWithSameInput: InputValidator? {
        switch contents.kind {
        case .decorated(let wrapped): wrapped
        case .customized(let rule, _): rule
        case .nothing, .all, .any, .not, .when, .part, .chained, .own: nil
        }
    }
}
