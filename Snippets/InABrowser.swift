// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.module
import InputValidation
import ValidationJavaScript

enum SignUp {
    static let email: InputValidator<String> =
        .trimmed(then: .email)
    static let name: InputValidator<String> =
        .collapsingBlanks(then: .required && .count(in: ...40))
}

let module = JavaScriptModule([
    .init("email", label: "Email address", SignUp.email),
    .init("name", label: "Name", SignUp.name),
])
// snippet.end

print(module.undecided)
// [email: email: labels that begin with xn--]
