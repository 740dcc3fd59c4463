// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class AnythingInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    public override func validate(_ input: Input) throws(ValidationError) {}
}

public final class OptionalText: DecoratingInputValidator<String>, @unchecked Sendable {
    public override func errors(for text: String) -> [ValidationError] {
        text.isEmpty ? [] : super.errors(for: text)
    }
}

public final class Reworded<Input>: DecoratingInputValidator<Input>, @unchecked Sendable {
    private let text: String

    public init(_ wrapped: InputValidator<Input>, _ text: String) {
        self.text = text
        super.init(wrapped)
    }

    public override func errors(for input: Input) -> [ValidationError] {
        var errors = super.errors(for: input)
        if !errors.isEmpty { errors[0] = errors[0].withMessage(text) }
        return errors
    }
}
