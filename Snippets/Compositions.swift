// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.list
import InputValidation

let userName: InputValidator<String> = .all(of: [
    .count(in: 3...20), .alphanumeric, .noneOf(["admin", "root"]),
])
for error in userName.errors(for: "a!") {
    print(error.code, error.reason)
}
// 1010 Use between 3 and 20 characters
// 1125 Only use the letters A to Z or a to z and the digits 0 to 9
// snippet.end

// snippet.warning
let email: InputValidator<String> =
    .email && .warning(.emailDomainSpelling)

print(email.isValid("ada@gmial.com"))
// true
for warning in email.warnings(for: "ada@gmial.com") {
    print(warning.code, warning.reason)
}
// 1108 Did you mean gmail.com?
// snippet.end

// snippet.each
let tags: InputValidator<[String]> = .each(.alpha)
let errors = tags.errors(for: Array(repeating: "2nd", count: 5000))
print(errors.count, errors.last?[.rejected]?.description ?? "")
// 101 5000
// snippet.end
