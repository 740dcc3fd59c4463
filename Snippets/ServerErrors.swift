// The errors in a server's response, at a form's fields.

// snippet.hide
import Foundation
import InputValidation
import InputValidationLanguages

struct Response {
    let body: Data
}

let rejected = FormError(errors: [
    ValidationError(.inputEmpty).labeled("Email")
        .under(.key("email")).under(.key("guest")),
    ValidationError(.inputEmpty).labeled("Name")
        .under(.key("name")).under(.key("guest")),
    ValidationError(.decodingType, parameters: [.type: "integer"])
        .labeled("Nights").under(.key("nights")),
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
// Email must not be empty
// snippet.end

// snippet.form
let email = ValidatedInput(
    "", .required, label: "Email", key: "email")
let form = InputForm { InputForm { email }.under("guest") }
let others = form.reject(problem.errors)
print(email.error?.reason ?? "")
// Email must not be empty
print(others.count)
// 2
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
