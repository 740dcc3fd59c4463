// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The pattern with an abstract class, without the library.
// ClassFormInLibrary.swift has the same strategies and the same client,
// and uses the library's classes. Both programs print what the client's
// comments say.

// snippet.classes
struct ValidationError: Error {
    let code: Int, domain: String

    init(_ code: Int, domain: String) {
        (self.code, self.domain) = (code, domain)
    }
}

// Strategy: an abstract class
class InputValidator<Value>: @unchecked Sendable {
    func validate(_ value: Value) throws(ValidationError) {
        throw ValidationError(1000, domain: "Abstract")
    }
}

// Context: calls its strategy, and stores the error
final class ValidatedInput<Value> {
    var value: Value
    var validator: InputValidator<Value>
    private(set) var errors: [ValidationError] = []

    init(_ value: Value, _ validator: InputValidator<Value>) {
        (self.value, self.validator) = (value, validator)
    }

    func validate() -> Bool {
        errors = []
        do { try validator.validate(value) } catch { errors = [error] }
        return errors.isEmpty
    }
}
// snippet.end

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
