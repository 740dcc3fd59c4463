// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A strategy that records each call and its result, and otherwise does what another strategy does.
///
/// The input of a payment form does not belong in a record, so the record has only the result.
final class RecordingInputValidator: DecoratingInputValidator<String>, @unchecked Sendable {
    private let name: String
    private let record: @Sendable (String) -> Void

    init(_ base: InputValidator<String>, as name: String, in record: @escaping @Sendable (String) -> Void) {
        self.name = name
        self.record = record
        super.init(base)
    }

    override func errors(for input: String) -> [ValidationError] {
        let errors = super.errors(for: input)
        let result = errors.first.map { "rejected, code \($0.code.rawValue)" } ?? "accepted"
        record("    context -> \(name): \(result)")
        return errors
    }
}

/// Swaps the strategy of one input three times, and records who calls whom.
func swapTranscript() -> [String] {
    let calls = Calls()
    let numeric = RecordingInputValidator(.numeric, as: "numeric") { calls.append($0) }
    let alpha = RecordingInputValidator(.alpha, as: "alpha") { calls.append($0) }
    let input = ValidatedInput("AB", numeric, label: "Document number")

    calls.append("client -> context: validator = alpha, before any validation")
    input.validator = alpha
    calls.append("client -> context: validator = numeric, before any validation")
    input.validator = numeric
    calls.append("client -> context: validate()")
    calls.append("    context -> client: \(input.validate())")
    calls.append("client -> context: validator = alpha")
    input.validator = alpha
    calls.append("    context: \(input.errors.count) errors")
    return calls.lines
}

/// A list that closures can extend.
///
/// The program has one thread, so the list needs no lock.
final class Calls: @unchecked Sendable {
    private(set) var lines: [String] = []
    func append(_ line: String) { lines.append(line) }
}
