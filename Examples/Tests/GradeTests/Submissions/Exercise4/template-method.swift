// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class AnythingInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    public override func validate(_ input: Input) throws(ValidationError) {}
}

public final class OptionalText: InputValidator<String>, @unchecked Sendable {
    private let wrapped: InputValidator<String>

    public init(_ wrapped: InputValidator<String>) {
        self.wrapped = wrapped
    }

    public override func validate(_ text: String) throws(ValidationError) {
        if !text.isEmpty { try wrapped.validate(text) }
    }
}

public final class Reworded<Input>: DecoratingInputValidator<Input>, @unchecked Sendable {
    private let text: String

    public init(_ wrapped: InputValidator<Input>, _ text: String) {
        self.text = text
        super.init(wrapped)
    }

    public override func errors(for input: Input) -> [ValidationError] {
        super.errors(for: input).map { $0.withMessage(text) }
    }
}
