// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class AnythingInputValidator<Input>: InputValidator<Input>, @unchecked Sendable {
    public override func validate(_ input: Input) throws(ValidationError) { return }
}

public final class OptionalText: DecoratingInputValidator<String>, @unchecked Sendable {
    private let whenEmpty = AnythingInputValidator<String>()

    public override func errors(for text: String) -> [ValidationError] {
        let strategy: InputValidator<String> = text == "" ? whenEmpty : wrapped
        return strategy.errors(for: text)
    }
}
