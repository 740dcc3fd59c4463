// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A null object: a strategy that accepts every input.
public final class AnythingInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
}

/// A decorator that accepts the empty text, and validates any other text with the wrapped strategy.
public final class OptionalText: DecoratingInputValidator<String>, @unchecked Sendable {
}

/// A decorator that accepts the same inputs as the wrapped strategy, but reports its errors with a different message.
public final class Reworded<Input>: DecoratingInputValidator<Input>, @unchecked Sendable {
    private let text: String

    /// Creates a decorator.
    public init(_ wrapped: InputValidator<Input>, _ text: String) {
        self.text = text
        super.init(wrapped)
    }
}
