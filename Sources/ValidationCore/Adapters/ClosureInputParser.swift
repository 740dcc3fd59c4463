// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A parser that calls a closure.
final class ClosureInputParser<Input, Output>: InputParser<Input, Output>, @unchecked Sendable {
    private let transform: @Sendable (Input) -> Output?
    private let rejection: ValidationError

    init(_ transform: @escaping @Sendable (Input) -> Output?, or error: ValidationError) {
        self.transform = transform
        rejection = error
    }

    override func parse(_ input: Input) throws(ValidationError) -> Output {
        guard let output = transform(input) else { throw rejection }
        return output
    }

    override var profile: StrategyProfile { StrategyProfile(incomparable: "parsed") }
}

extension InputValidator {
    /// Returns a parser that calls a closure; if the closure returns `nil`, the parser rejects the input with the
    /// error.
    ///
    /// Closures can't be compared, so the parser equals only itself.
    ///
    /// ```swift
    /// let roman: InputParser<String, Int> = .parsed(
    ///     by: { numerals[$0] }, or: ValidationError(1, domain: "Roman"))
    /// ```
    public static func parsed<Output>(
        by transform: @escaping @Sendable (Input) -> Output?, or error: ValidationError
    ) -> InputParser<Input, Output> {
        ClosureInputParser(transform, or: error)
    }
}
