// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
import InputValidation

// snippet.show
// snippet.null
final class AcceptingInputValidator<Input>: InputValidator<Input>,
    @unchecked Sendable
{
    override func validate(_ input: Input) throws(ValidationError) {}
}

let note = ValidatedInput("", AcceptingInputValidator())
print(note.validate())
// true

note.validator = .count(in: 1...40)
print(note.errors.map(\.code))
// [1004]
// snippet.end

// snippet.decorator
let required: InputValidator<String> = .numeric
let optional: InputValidator<String> = .optional(.numeric)
print(required.isValid(""), optional.isValid(""))
// false true
// snippet.end

// snippet.composite
let size: InputValidator<String> = .count(in: 6...8)
let number: InputValidator<String> = .numeric && size
let login: InputValidator<String> = number || .email
print(number.errors(for: "12a").map(\.code))
// [1001, 1010]
print(login.isValid("jo@example.com"))
// true
// snippet.end

// snippet.state
let age = ValidatedInput("", .integer(in: 0...150))
print(age.hasResult, age.isHighlighted)
// false false

age.value = "old"
age.validate()
print(age.hasResult, age.isHighlighted)
// true true

age.value = "42"
print(age.hasResult, age.isHighlighted)
// true false
// snippet.end

// snippet.liskov
final class Impatient: InputValidator<String>, @unchecked Sendable {
    override func validate(_ text: String) throws(ValidationError) {
        let first = text[text.startIndex]
        if first != "M" { throw ValidationError(1, domain: "Club") }
    }
}

print(Impatient().isValid("M1"), Impatient().isValid("1"))
// true false
// snippet.end

// snippet.hide
// The decorator from the solution for exercise 4.
final class NonEmptyText: DecoratingInputValidator<String>,
    @unchecked Sendable
{
    override func errors(for text: String) -> [ValidationError] {
        text.isEmpty
            ? [ValidationError(1, domain: "Club")]
            : super.errors(for: text)
    }
}

let outside = NonEmptyText(.optional(.numeric))
let inside: InputValidator<String> = .optional(NonEmptyText(.numeric))
print(outside.isValid(""), inside.isValid(""))
// false true
print(outside.isValid("1"), inside.isValid("1"))
// true true
