// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// An example that a strategy accepts with its settings and shows in its messages.
///
/// It's the errors' parameter ``ValidationError/Parameter/example``.
package struct AcceptedExample: Sendable {
    package let text: String
    fileprivate let details: ValidationError.SharedBox<ValidationError.Details>

    /// Creates an example, or returns `nil` if there is none or if messages about the kind show it anyway.
    ///
    /// The messages can also name a disallowed character and the accepted character to use instead.
    package init?(
        _ text: String?, of kind: InputKind, disallowedCharacter: Unicode.Scalar? = nil,
        acceptedCharacter: String? = nil
    ) {
        guard let text, text != kind.example || disallowedCharacter != nil else { return nil }
        self.text = text
        var parameters: ValidationError.Parameters = [.example: .text(text)]
        if let disallowedCharacter { parameters[.character] = .text(String(disallowedCharacter)) }
        if let acceptedCharacter { parameters[.accepted] = .text(acceptedCharacter) }
        details = ValidationError.SharedBox(parameters: parameters)
    }
}

extension ValidationError {
    /// Returns the error with an example, without allocating memory.
    ///
    /// If an error has other parameters that are known when the strategy is created, it stays as it is.
    package func showing(_ example: AcceptedExample?) -> ValidationError {
        guard let example, canNameCharacter else { return self }
        return withDetails(example.details)
    }
}
