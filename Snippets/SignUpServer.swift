// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.server
import Foundation
import InputValidation

/// Returns the status and the body of the response to a form.
func respond(
    to values: [String: String]
) throws -> (status: Int, body: Data) {
    let form = InputForm {
        ValidatedInput(
            values["email"] ?? "", SignUp.email,
            label: "Email address", key: "email")
        ValidatedInput(
            values["name"] ?? "", SignUp.name,
            label: "Name", key: "name")
    }
    do {
        let (email, name) = try form.value()
        return (201, Data("\(name) <\(email)>".utf8))
    } catch {
        let problem = ProblemDetails(error)
        return (422, try JSONEncoder().encode(problem))
    }
}
// snippet.end

enum SignUp {
    static let email: InputValidator<String> =
        .trimmed(then: .email)
    static let name: InputValidator<String> =
        .collapsingBlanks(then: .required && .count(in: ...40))
}

let accepted = try respond(to: [
    "email": " ada@example.com ", "name": "Ada",
])
print(accepted.status, String(decoding: accepted.body, as: UTF8.self))
// 201 Ada <ada@example.com>
let rejected = try respond(to: ["email": "ada@example"])
let problem = try JSONDecoder().decode(
    ProblemDetails.self, from: rejected.body)
print(rejected.status, problem.errors.map(\.code))
// 422 [1098, 1004]
