// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting
import Testing

/// A row of the table that lists every strategy: the inputs it accepts, and the inputs it rejects with their codes.
///
/// The row's type doesn't depend on the input's type, so one table holds strategies for texts, numbers, and lists.
struct StrategyRow: Sendable, CustomTestStringConvertible {
    let testDescription: String

    /// The name of the strategy's class, without generic arguments.
    let className: String

    /// The library's codes that the row expects.
    let codes: Set<ValidationError.Code>

    let traits: InputTraits

    /// Returns the contract violations that the row's inputs reveal.
    let violations: @Sendable () -> [String]

    /// Returns what the contract test finds without the row's inputs.
    let generatedFindings: @Sendable () -> [String]

    /// Returns a sentence for every input whose verdict, domain, or code is unexpected.
    let wrongVerdicts: @Sendable () -> [String]

    /// Returns a sentence for every text whose progress contradicts its verdict, or says "impossible" although some
    /// continuation is accepted.
    let wrongProgress: @Sendable () -> [String]

    init<Input: Sendable>(
        _ name: String, _ validator: InputValidator<Input>, accepts accepted: [Input],
        rejects rejected: [(input: Input, code: ValidationError.Code)], domain: ValidationError.Domain = .builtIn
    ) {
        testDescription = name
        className = String(String(describing: type(of: validator)).prefix { $0 != "<" })
        traits = validator.inputTraits
        codes = domain == .builtIn ? Set(rejected.map(\.code)) : []
        violations = {
            StrategyContract.violations(of: validator, accepting: accepted, rejecting: rejected.map(\.input))
        }
        generatedFindings = { StrategyContract.findings(of: validator).map(\.description) }
        wrongVerdicts = {
            let expected = accepted.map { ($0, nil as ValidationError.Code?) } + rejected.map { ($0, $1) }
            return expected.compactMap { input, code in
                let error = rejection(by: validator, of: input)
                if error?.code == code, error == nil || error?.domain == domain { return nil }
                return "\(String(reflecting: input)): \(error.map { "\($0.domain) \($0.code)" } ?? "accepted")"
            }
        }
        wrongProgress = {
            let contradictions = (accepted + rejected.map(\.input)).compactMap { input in
                let progress = validator.progress(of: input)
                let isAccepted = rejection(by: validator, of: input) == nil
                return (progress == .accepted) == isAccepted ? nil : "\(String(reflecting: input)): \(progress)"
            }
            guard let validator = validator as? InputValidator<String>, let accepted = accepted as? [String] else {
                return contradictions
            }
            let tooEarly = accepted.flatMap { input in
                input.unicodeScalars.indices.prefix(200).compactMap { index -> String? in
                    let start = String(input.unicodeScalars[..<index])
                    guard case .impossible(let place, _) = validator.progress(of: start) else { return nil }
                    return "\(String(reflecting: start)) of \(String(reflecting: input)): impossible at \(place)"
                }
            }
            return contradictions + tooEarly
        }
    }
}
