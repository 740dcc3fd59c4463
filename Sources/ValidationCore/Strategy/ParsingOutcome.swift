// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The result of parsing one input: the output, or every error for which the input is rejected.
public enum ParsingOutcome<Output> {
    /// The input is accepted, with the output.
    case accepted(Output)

    /// The input is rejected, with its errors in order; an empty array rejects it with code 1000.
    case rejected([ValidationError])

    /// The errors in order, or an empty array if the input is accepted.
    public var errors: [ValidationError] {
        switch self {
        case .accepted: []
        case .rejected(let errors): errors.isEmpty ? [ValidationError(.strategyAbstract)] : errors
        }
    }

    /// Returns the output, or throws the first of the ``errors``.
    public func get() throws(ValidationError) -> Output {
        if case .accepted(let output) = self { return output }
        throw errors[0]
    }

    /// Returns the outcome with a transformed output and the same errors.
    public func map<Other>(_ transform: (Output) -> Other) -> ParsingOutcome<Other> {
        switch self {
        case .accepted(let output): .accepted(transform(output))
        case .rejected(let errors): .rejected(errors)
        }
    }

    /// Returns the outcome with transformed errors and the same output.
    public func mapErrors(_ transform: ([ValidationError]) -> [ValidationError]) -> ParsingOutcome {
        switch self {
        case .accepted: self
        case .rejected: .rejected(transform(errors))
        }
    }
}

extension ParsingOutcome: Sendable where Output: Sendable {}
