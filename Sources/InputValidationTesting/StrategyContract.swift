// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The promises of ``InputValidation/InputValidator`` as a test to pass, for strategies of your own.
///
/// It imports no test framework; the answer is a list of sentences, empty when every promise is kept.
///
/// ```swift
/// @Test func keepsTheContract() {
///     #expect(StrategyContract.violations(of: MemberValidator(), accepting: ["M123"], refusing: ["123", ""]) == [])
/// }
/// ```
///
/// A sample is named by its list and index, never by its value, so that the sentences can be logged.
public enum StrategyContract {
    /// Returns the promises that a strategy breaks on the samples; an empty array if it keeps all.
    ///
    /// - Parameters:
    ///   - validator: The strategy to check.
    ///   - accepted: Inputs that it should accept; at least one, or the list itself is a violation.
    ///   - refused: Inputs that it should refuse; at least one, or the list itself is a violation.
    public static func violations<Input>(
        of validator: InputValidator<Input>, accepting accepted: [Input], refusing refused: [Input]
    ) -> [String] {
        verdicts(of: validator, accepting: accepted, refusing: refused)
            + samples(accepted, refused).flatMap { name, input in
                normalisation(of: validator, on: input, called: name, same: nil)
            }
    }

    /// Returns the promises that a strategy breaks on the samples; an empty array if it keeps all.
    ///
    /// For inputs that can be compared, it also checks that normalising is idempotent.
    ///
    /// - Parameters:
    ///   - validator: The strategy to check.
    ///   - accepted: Inputs that it should accept; at least one, or the list itself is a violation.
    ///   - refused: Inputs that it should refuse; at least one, or the list itself is a violation.
    public static func violations<Input: Equatable>(
        of validator: InputValidator<Input>, accepting accepted: [Input], refusing refused: [Input]
    ) -> [String] {
        verdicts(of: validator, accepting: accepted, refusing: refused)
            + samples(accepted, refused).flatMap { name, input in
                normalisation(of: validator, on: input, called: name, same: ==)
            }
    }

    private static func samples<Input>(_ accepted: [Input], _ refused: [Input]) -> [(name: String, input: Input)] {
        accepted.enumerated().map { ("accepting[\($0)]", $1) } + refused.enumerated().map { ("refusing[\($0)]", $1) }
    }

    private static func verdicts<Input>(
        of validator: InputValidator<Input>, accepting accepted: [Input], refusing refused: [Input]
    ) -> [String] {
        var violations: [String] = []
        if accepted.isEmpty { violations.append("accepting: give at least one input that should be accepted") }
        if refused.isEmpty { violations.append("refusing: give at least one input that should be refused") }
        for (name, input) in samples(accepted, refused) {
            let shouldAccept = name.hasPrefix("accepting")
            let error = refusal(by: validator, of: input)
            switch (shouldAccept, error) {
            case (true, let error?): violations.append("\(name): refused with \(error.name)")
            case (false, nil): violations.append("\(name): accepted")
            default: break
            }
            violations += consistency(of: validator, on: input, called: name, error: error)
        }
        return violations
    }

    private static func consistency<Input>(
        of validator: InputValidator<Input>, on input: Input, called name: String, error: ValidationError?
    ) -> [String] {
        var violations: [String] = []
        if refusal(by: validator, of: input) != error {
            violations.append("\(name): asked twice, answered differently")
        }
        if validator.isValid(input) != (error == nil) { violations.append("\(name): isValid disagrees with validate") }
        let failures = validator.failures(for: input)
        if failures.first != error { violations.append("\(name): validate does not throw the first of failures(for:)") }
        for failure in failures {
            if failure.domain.rawValue.isEmpty { violations.append("\(name): the error has no domain") }
            if failure.reason.isEmpty { violations.append("\(name): the error has no text") }
            if let text = input as? String, mentions(failure, text) {
                violations.append("\(name): the error contains the input")
            }
        }
        return violations
    }

    /// Whether a parameter holds the text, or the sentence does where the text is long enough not to be there by chance.
    private static func mentions(_ error: ValidationError, _ text: String) -> Bool {
        let parameters = error.parameters.values.contains { value in
            switch value {
            case .text(let parameter): parameter == text
            default: false
            }
        }
        return parameters && !text.isEmpty || text.utf8.count >= 8 && error.reason.contains(text)
    }

    private static func normalisation<Input>(
        of validator: InputValidator<Input>, on input: Input, called name: String, same: ((Input, Input) -> Bool)?
    ) -> [String] {
        var violations: [String] = []
        let normalized = validator.normalized(input)
        if refusal(by: validator, of: input)?.code != refusal(by: validator, of: normalized)?.code {
            violations.append("\(name): the normalised input gets another verdict")
        }
        if let same, !same(validator.normalized(normalized), normalized) {
            violations.append("\(name): normalising twice changes the input again")
        }
        return violations
    }

    private static func refusal<Input>(by validator: InputValidator<Input>, of input: Input) -> ValidationError? {
        do {
            try validator.validate(input)
            return nil
        } catch {
            return error
        }
    }
}
