// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import TestSupport
import Testing

/// A row of the table that lists every text strategy: the inputs it accepts, and the inputs it rejects with their
/// codes.
struct TextStrategy: Sendable, CustomTestStringConvertible {
    let name: String
    let validator: InputValidator<String>
    let accepted: [String]
    let rejected: [(input: String, code: ValidationError.Code)]

    var testDescription: String { name }

    init(
        _ name: String, _ validator: InputValidator<String>, accepts accepted: [String],
        rejects rejected: [(input: String, code: ValidationError.Code)]
    ) {
        self.name = name
        self.validator = validator
        self.accepted = accepted
        self.rejected = rejected
    }

    /// Creates the row for a listing's example.
    init(_ listing: StrategyListing) {
        self.init(
            listing.name, listing.example, accepts: listing.acceptedSamples,
            rejects: listing.rejectedSamples.map { (input: $0.key, code: $0.value) })
    }
}

/// The error with which a strategy rejects an input, or `nil`.
func rejection<Input>(by validator: InputValidator<Input>, of input: Input) -> ValidationError? {
    do {
        try validator.validate(input)
        return nil
    } catch {
        return error
    }
}

/// A parser's output, or `nil` if it rejects the text.
func parsed<Output>(_ parser: InputParser<String, Output>, _ text: String) -> Output? {
    do { return try parser.parse(text) } catch { return nil }
}
