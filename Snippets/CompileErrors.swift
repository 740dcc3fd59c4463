// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
import InputValidation

// snippet.show
// snippet.qualified
let noPrefix = InputValidation.ValidationError(7, domain: "Club")
// snippet.end
// snippet.hide
print(noPrefix.domain)
// Club

// snippet.show
// snippet.restated
final class CityInputValidator: InputValidator<String>,
    @unchecked Sendable
{
    override func validate(_ city: String) throws(ValidationError) {
        guard city == "Bern" else {
            throw ValidationError(1, domain: "City")
        }
    }
}
// snippet.end

// snippet.closure
let digits: InputValidator<String> = .numeric
let show = { (input: String) in
    do throws(ValidationError) {
        try digits.validate(input)
    } catch {
        print(error.code)
    }
}

show("8o01")
// 1001
// snippet.end

// snippet.dot
let password: InputValidator<String> = .all(of: [
    .count(in: 8...64),
    .alphanumeric,
])
// snippet.end

// snippet.hide
print(password.isValid("abcdefgh"))
// true
print(CityInputValidator().isValid("Bern"))
// true
