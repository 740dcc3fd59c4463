// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.ask
import InputValidation

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
    print(error.domain, error.code, error.name)
    // InputValidationErrorDomain 1001 numeric.character
    print(error.code == .numericCharacter)
    // true
    print(error.position ?? 0)
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

// snippet.composition
let userName: InputValidator<String> = .all(of: [
    .count(in: 3...20), .alphanumeric, .noneOf(["admin", "root"]),
])
for error in userName.errors(for: "a!") {
    print(error.code, error.reason)
}
// 1010 Use between 3 and 20 characters
// 1125 Only use the letters A to Z or a to z and the digits 0 to 9
// snippet.end

// snippet.optional
let contact: InputValidator<String> = .optional(.numeric || .alpha)
print(contact.isValid(""), contact.isValid("12"), contact.isValid("a1"))
// true true false
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

// snippet.parsed
let nights = ParsedInput("12", .integer(in: 1...30), label: "Nights")
print((nights.output ?? 0) * 2)
// 24
nights.value = "40"
nights.validate()
print(nights.error?.reason ?? "")
// Nights must be between 1 and 30
// snippet.end

// snippet.form
struct Account {
    let nickname: String
    let age: Int
}

final class SignUp {
    @ValidatedInput(.alphanumeric, label: "Nickname") var nickname = ""
    @ParsedInput(.integer(in: 13...120), label: "Age") var age = ""

    var account: InputForm<Account> {
        InputForm {
            $nickname
            $age
        }.map(Account.init)
    }
}

let signUp = SignUp()
signUp.nickname = "Jo"
signUp.age = "twelve"
do { print(try signUp.account.value()) } catch {
    for error in error.errors { print(error.reason) }
}
// Age must be a whole number, like 30

signUp.age = "42"
print(try signUp.account.value())
// Account(nickname: "Jo", age: 42)
// snippet.end
