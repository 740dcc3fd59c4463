// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public class Reworded<Input>: DecoratingInputValidator<Input>, @unchecked Sendable {
    private let change: @Sendable (ValidationError) -> ValidationError

    public init(_ wrapped: InputValidator<Input>, _ text: String) {
        change = { $0.withMessage(text) }
        super.init(wrapped)
    }

    public override func errors(for input: Input) -> [ValidationError] {
        var errors = super.errors(for: input)
        for place in errors.indices { errors[place] = change(errors[place]) }
        return errors
    }
}
