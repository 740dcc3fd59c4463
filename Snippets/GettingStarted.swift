// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
import InputValidation

// snippet.show
// snippet.ask
let digits: InputValidator<String> = .numeric
print(digits.isValid("8001"))
// true
print(digits.isValid("80 01"))
// false
// snippet.end

// snippet.errors
do {
    try digits.validate("80 01")
} catch {
    print(error.reason)
    // Remove the spaces
    print(error.domain, error.code)
    // InputValidationErrorDomain 1001
    print(error.name)
    // numeric.character
    print(error[.position] ?? 0)
    // 2
}
// snippet.end

// snippet.code
do {
    try digits.validate("80 01")
} catch {
    if error.code == .numericCharacter {
        print("only digits, please")
        // only digits, please
    }
}
// snippet.end

// snippet.context
let nickname = ValidatedInput("", .alphanumeric, label: "Nickname")
nickname.value = "jo!"
print(nickname.validate())
// false
print(nickname.error?.reason ?? "")
// Nickname must not include !
print(nickname.isHighlighted)
// true
// snippet.end

// snippet.wrapper
final class SignUp {
    @ValidatedInput(.alphanumeric, label: "Nickname") var nickname = ""
    @ValidatedInput(.optional(.numeric), label: "Member number")
    var number = ""
}

let signUp = SignUp()
signUp.nickname = "Jo"
print(signUp.$nickname.validate())
// true
print(signUp.$number.validate())
// true
// snippet.end

// snippet.composition
let password: InputValidator<String> = .all(of: [
    .count(in: 8...64),
    .atLeast(1, .digit),
    .noneOf(["password1", "12345678"]),
])
print(password.errors(for: "secret").map(\.code))
// [1010, 1195]
// snippet.end

// snippet.parsing
let contact: InputValidator<String> = .optional(.numeric || .alpha)
print(contact.isValid(""), contact.isValid("12"), contact.isValid("a1"))
// true true false
// snippet.end

// snippet.closure
["1", "a"].forEach { input in
    do throws(ValidationError) { try digits.validate(input) } catch {
        print(error.code.rawValue)
    }
    // 1001
}
// snippet.end
