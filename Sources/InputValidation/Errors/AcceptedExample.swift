// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An example that a strategy accepts with its settings, which its messages show.
///
/// It is the parameter ``ValidationError/Parameter/example`` of the errors.
struct AcceptedExample: Sendable {
    fileprivate let details: ValidationError.Part<ValidationError.Details>

    /// Creates an example, or returns `nil` if there is none, or if messages about the kind show it anyway.
    init?(_ text: String?, of kind: Kind) {
        guard let text, text != kind.example else { return nil }
        details = .owned(
            ValidationError.Details(domain: .builtIn, name: nil, message: nil, parameters: [.example: .text(text)])
        ).interned()
    }
}

extension ValidationError {
    /// Returns the error with an example, without allocating memory.
    ///
    /// An error with other parameters that are known when the strategy is created stays as it is.
    func showing(_ example: AcceptedExample?) -> ValidationError {
        example.map { withDetails($0.details) } ?? self
    }
}
