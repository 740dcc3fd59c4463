// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The strategies and the client in ClassForm.swift, with the library's
// abstract class, context, and error.

// snippet.hide
import InputValidation

// snippet.show
// snippet.strategies
// ConcreteStrategy
final class Digits: InputValidator<String>, @unchecked Sendable {
    override func validate(_ text: String) throws(ValidationError) {
        if text.isEmpty || !text.allSatisfy("0123456789".contains) {
            throw ValidationError(1, domain: "Shop")
        }
    }
}

// ConcreteStrategy
final class Letters: InputValidator<String>, @unchecked Sendable {
    override func validate(_ text: String) throws(ValidationError) {
        if text.isEmpty || !text.allSatisfy(\.isLetter) {
            throw ValidationError(2, domain: "Shop")
        }
    }
}

// Client
let input = ValidatedInput("anna", Digits())
print(input.validate(), input.errors.map(\.code))
// false [1]
input.validator = Letters()
print(input.validate(), input.errors.map(\.code))
// true []
// snippet.end
