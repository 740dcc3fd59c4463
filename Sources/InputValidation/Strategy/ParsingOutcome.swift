// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The answer of a parser to one input: its output, or every reason to reject the input.
public enum ParsingOutcome<Output> {
    /// The input is accepted; the value is what it means.
    case accepted(Output)

    /// The input is rejected; the errors are in order, at least one.
    ///
    /// An empty list rejects the input too, with code 1000.
    case rejected([ValidationError])

    /// The errors in order; empty exactly for an accepted input.
    public var errors: [ValidationError] {
        switch self {
        case .accepted: []
        case .rejected(let errors): errors.isEmpty ? [ValidationError(.strategyAbstract)] : errors
        }
    }

    /// Returns the output.
    ///
    /// - Throws: The first of the ``errors``.
    public func get() throws(ValidationError) -> Output {
        switch self {
        case .accepted(let output): return output
        case .rejected(let errors): throw errors.first ?? ValidationError(.strategyAbstract)
        }
    }

    /// Returns the outcome with another output; the errors stay.
    public func map<Other>(_ transform: (Output) -> Other) -> ParsingOutcome<Other> {
        switch self {
        case .accepted(let output): .accepted(transform(output))
        case .rejected(let errors): .rejected(errors)
        }
    }

    /// Returns the outcome with other errors; the output stays.
    public func mapErrors(_ transform: ([ValidationError]) -> [ValidationError]) -> ParsingOutcome {
        switch self {
        case .accepted: self
        case .rejected: .rejected(transform(errors))
        }
    }
}

extension ParsingOutcome: Sendable where Output: Sendable {}
