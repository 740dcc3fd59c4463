// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
import InputValidation

// snippet.show
// snippet.misspelled
// Misspelled: the method overrides nothing.
final class Accepting: InputValidator<String>, @unchecked Sendable {
    func validte(_ input: String) throws(ValidationError) {}
}

print(Accepting().errors(for: "any text").map(\.code))
// [1000]
// snippet.end

// snippet.stored
final class FirstOnly: InputValidator<String>, @unchecked Sendable {
    var isUsed = false

    override func validate(_ input: String) throws(ValidationError) {
        if isUsed { throw ValidationError(1, domain: "Forms") }
        isUsed = true
    }
}

let firstOnly = FirstOnly()
print(firstOnly.isValid("a"), firstOnly.isValid("a"))
// true false
// snippet.end

// snippet.equality
print(InputValidator.pattern("[0-9]+") == .pattern("[0-9]+"))
// true
print(InputValidator.numeric == .alpha)
// false
// snippet.end

// snippet.adapters
enum Parity: ValidationRule {
    case even, odd

    func validate(_ number: Int) throws(ValidationError) {
        guard number.isMultiple(of: 2) == (self == .even) else {
            throw ValidationError(2, domain: "Forms")
        }
    }
}

let parity: InputValidator<Int> = .rule(Parity.even)
let positive: InputValidator<Int> = .condition(
    or: ValidationError(3, domain: "Forms")
) { $0 > 0 }

print((parity && positive).errors(for: -1).map(\.code))
// [2, 3]
// snippet.end
