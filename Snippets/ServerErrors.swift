// The errors in the response of a server, at the fields of a form.

// snippet.hide
import Foundation
import InputValidation
import InputValidationLanguages

struct Response {
    let body: Data
}

let rejected = FormError(errors: [
    ValidationError(.emailAtMissing).labeled("Email")
        .under(.key("email")).under(.key("guest")),
    ValidationError(
        .comparisonTooLarge, parameters: [.minimum: 1, .maximum: 30]
    ).labeled("Nights").under(.key("nights")),
])
let response = Response(
    body: try JSONEncoder().encode(
        ProblemDetails(rejected, in: MessageCatalog(.german))))
// snippet.show

// snippet.problem
let problem = try JSONDecoder().decode(
    ProblemDetails.self, from: response.body)
print(problem.errors[0].path.jsonPointer)
// /guest/email
print(problem.errors[0].reason)
// Email must include an @ sign, like name@example.com
// snippet.end

// snippet.form
let email = ValidatedInput(
    "aiko", .required, label: "Email", key: "email")
let form = InputForm { InputForm { email }.under("guest") }
let others = form.reject(problem.errors)
print(email.error?.reason ?? "")
// Email must include an @ sign, like name@example.com
print(others.count)
// 1
// snippet.end

// snippet.rails
let body = #"{"errors": {"guest.email": ["is already used"]}}"#
let rails = try JSONDecoder().decode(
    ProblemDetails.self, from: Data(body.utf8))
print(rails.errors[0].path.jsonPointer)
// /guest/email
print(rails.errors[0].reason)
// is already used
// snippet.end
