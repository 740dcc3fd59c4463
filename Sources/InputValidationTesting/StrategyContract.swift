// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A test of whether your own strategy meets the contract of `InputValidator`.
///
/// It doesn't import a test framework. The result is an array of findings as text. It's empty if the test finds no
/// violation.
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
/// Pass at least two inputs that the strategy should accept and two that it should reject, each with at least three
/// characters.
///
/// If you don't pass any accepted samples, the test generates inputs that the strategy accepts. The same applies to
/// rejected samples. It can generate texts, numbers, Boolean values, and optional values, arrays, and sets of them. For
/// texts, it uses the patterns and other settings in the configuration of the strategy and the strategies inside it,
/// and the progress that the strategy reports. It also tries examples of known formats and edits texts that the
/// strategy accepts. The same seed generates the same inputs.
///
/// If the test finds no accepted or no rejected input, it reports a violation. This happens in these cases:
///
/// - The strategy accepts every input, or rejects every input.
/// - The input's type is your own, or another type that the test can't generate, such as a structure.
/// - The strategy accepts only texts that aren't in its configuration, such as a single word in a closure.
///
/// The test always validates variations of the samples with different letters and digits. For text, it also validates
/// empty and very long texts, combining and bidirectional characters, and NUL. For other types, it validates the empty
/// collection, `nil`, and the limits of numbers.
///
/// ## The violations
///
/// The test finds the following violations:
///
/// - a sample that's accepted or rejected against your expectation
/// - a result that depends on earlier calls, on their order, or on simultaneous calls from another thread
/// - a normalized value that changes when it's normalized again, or that gets a different verdict than the input
/// - an accepted input whose progress isn't “accepted”, or the other way around, and an “impossible” progress for a
///   prefix of an accepted text
/// - an error whose message, name, path, or parameters contain the input or three consecutive characters of it, in
///   uppercase or lowercase
/// - an error without its own message, or with an unknown code or a custom message in the library's domain
/// - a built-in code that contradicts the input, such as 1004 (empty) for an input that isn't empty
/// - a decorator that loses the wrapped strategy's errors, normalization, sensitivity, or configuration; if the
///   decorator is a plain subclass, pass the wrapped strategy as `wrapping:`
/// - a decorator that changes its input without overriding `wrappedInput(for:)`, so that its explanations and checklists
///   contradict its verdict; the test finds this only if the normalized input is the changed input
/// - on Linux, a strategy that isn't sensitive, although one of its properties is a sensitive strategy or a collection
///   of them
///
/// A violation that an input shows has a ``Finding/counterexample``.
///
/// The test can't detect a stored `var` that doesn't change a result, or a violation that only other inputs cause. If a
/// strategy traps, it ends the process, and if it hangs, the test doesn't return. Test strategies that may do either in
/// a separate process.
///
/// A finding identifies a sample by its list and index. Its description never contains the sample, so you can log it.
///
/// > Important: A generated card or telephone number may belong to somebody. The test only validates it.
public enum StrategyContract {
    /// A finding about a strategy.
    public struct Finding: Sendable, Hashable, CustomStringConvertible {
        /// What a finding means.
        public enum Kind: Sendable, Hashable {
            /// The strategy breaks a requirement of the contract.
            case violation
            /// The inputs aren't sufficient to check a requirement.
            case unchecked
        }

        /// What the finding means.
        public let kind: Kind

        /// The input's name, such as `rejecting[0]`, or `nil` if the finding doesn't concern a particular input.
        ///
        /// A sample's name is its list and index. A generated input's name describes its origin.
        public let sample: String?

        /// The finding's description, without a period.
        public let text: String

        /// An input that shows the violation, as short as the test could make it, or `nil` if the finding doesn't
        /// concern an input.
        ///
        /// For a text, it's the text. For a value of another type, it's the debug description. If only your samples
        /// show the violation, the counterexample is a sample or a part of a sample. Don't log it if your samples are
        /// secret. If a result depends on other calls, its counterexample isn't shortened.
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

        /// The input's name and the finding's description.
        ///
        /// For a generated input, the description also contains the counterexample. Control characters and invisible
        /// characters are escaped.
        public var description: String {
            let finding = (sample.map { "\($0): \(text)" } ?? text).printable
            guard showsCounterexample, let counterexample else { return finding }
            return "\(finding), for example for \(Self.quoted(counterexample))"
        }

        /// Returns a shortened text in quotation marks, with escapes for everything but visible ASCII.
        private static func quoted(_ text: String) -> String {
            let start = text.unicodeScalars.prefix(120).map { $0.escaped(asASCII: true) }.joined()
            let count = text.unicodeScalars.count
            return "“\(start)”" + (count > 120 ? " and \(count - 120) more characters" : "")
        }
    }

    /// Returns the contract violations that the test finds, or an empty array if there are none.
    ///
    /// The parameters are the same as for ``findings(of:accepting:rejecting:wrapping:seed:text:)``.
    public static func violations<Input>(
        of validator: InputValidator<Input>, accepting accepted: [Input] = [], rejecting rejected: [Input] = [],
        wrapping wrapped: InputValidator<Input>? = nil, seed: UInt64 = 1, text: ((Input) -> [String])? = nil
    ) -> [String] {
        findings(of: validator, accepting: accepted, rejecting: rejected, wrapping: wrapped, seed: seed, text: text)
            .filter { $0.kind == .violation }.map(\.description)
    }

    /// Returns the contract violations, and the requirements that the inputs aren't sufficient to check.
    ///
    /// - Parameters:
    ///   - validator: The strategy to test.
    ///   - accepted: The inputs that the strategy should accept. If you pass none, the contract generates some.
    ///   - rejected: The inputs that the strategy should reject. If you pass none, the contract generates some.
    ///   - wrapped: The strategy that the tested strategy wraps. It's found automatically for a
    ///     `DecoratingInputValidator`.
    ///   - seed: The seed for the random choices of the generated inputs.
    ///   - text: A closure that returns an input's texts that must not be in an error. By default, these are the
    ///     input's text or the values of its stored properties.
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
    /// Whether the strategy derives from `DecoratingInputValidator` or `DecoratingInputParser`.
    var isDecorator: Bool { if case .decorated = contents.kind { true } else { false } }

    /// The strategy inside a decorator, or `nil` for a strategy with its own verdicts.
    fileprivate var strategyWithSameInput: InputValidator? {
        switch contents.kind {
        case .decorated(let wrapped): wrapped
        case .customized(let rule, _): rule
        case .nothing, .all, .any, .not, .when, .warning, .part, .chained, .own: nil
        }
    }
}
