// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
import InputValidation

extension ValidationError {
    static let order = ValidationError(
        3, domain: "Register",
        message: "{label} must come after the first day")
}

func send(_ request: RegisterRequest) {}

actor Directory {
    func contains(_ name: String) -> Bool { name == "jo" }
}

let directory = Directory()

enum Fruit { case apple, pear }

// snippet.show
// snippet.request
struct Profile {
    let age: Int
    let fruit: Fruit
}

struct RegisterRequest {
    let id: String
    let password: String
    let profile: Profile?
}
// snippet.end

// snippet.form
final class RegisterForm {
    @ValidatedInput(
        .count(in: 1...20) && .alphanumeric, label: "ID", key: "id")
    var id = ""
    @ValidatedInput(
        .count(in: 8...64), label: "Password", isSecret: true)
    var password = ""
    @ValidatedInput(.required, label: "Confirmation")
    var confirmation = ""
    @ParsedInput(.integer(in: 0...999), label: "Age") var age = ""
    @ParsedInput(.present(), label: "Fruit") var fruit: Fruit? = nil
    var includesProfile = false

    var profile: InputForm<Profile> {
        InputForm {
            $age
            $fruit
        }.map(Profile.init)
    }

    var request: InputForm<RegisterRequest> {
        InputForm {
            $id
            Matches($confirmation, with: $password)
            profile.included(if: includesProfile)
        }.map(RegisterRequest.init)
    }
}
// snippet.end

// snippet.submit
let form = RegisterForm()
form.id = "hanna!"
form.password = "correct horse"
form.confirmation = "correct house"
do {
    send(try form.request.value())
} catch {
    print(error.errors.map(\.label))
    // [Optional("ID"), Optional("Confirmation")]
    print(error.errors[0].reason)
    // ID must not include !
    print(error.errors[1].reason)
    // Confirmation must match what you entered in Password: check both
}
// snippet.end

// snippet.editing
form.id = "hanna"
print(form.$id.isHighlighted, form.$id.errors.count)
// false 1

form.confirmation = "correct horse"
print(form.$confirmation.errors.isEmpty)
// true
// snippet.end

// snippet.section
form.includesProfile = true
print(form.profile.validate())
// false
print(form.profile.firstRejected === form.$age)
// true

form.includesProfile = false
print(form.request.validate(), form.$age.errors.count)
// true 0
// snippet.end

// snippet.report
let report = form.request.report
print(report.accepted.map { $0.label ?? "" })
// ["ID", "Password", "Confirmation"]
print(report.rejected.isEmpty)
// true
// snippet.end

// snippet.server
let taken = ValidationError(
    9, domain: "Server", message: "{label} is taken")
let unplaced = form.request.reject([taken.under(.key("id"))])
print(unplaced.isEmpty, form.$id.error?.reason ?? "")
// true ID is taken
form.id = "hanna2"
print(form.$id.errors.isEmpty)
// true
// snippet.end

// snippet.rule
let first = ParsedInput("12", .integer, label: "First day")
let last = ParsedInput("11", .integer, label: "Last day")
let trip = InputForm {
    first
    last
}.rule(CrossFieldRule(first, last, or: .order) { $0 < $1 })
print(trip.validate(), last.error?.reason ?? "")
// false Last day must come after the first day

first.value = "10"
print(last.errors.isEmpty)
// true
// snippet.end

// snippet.async
final class FreeNickname: AsyncInputValidator<String>,
    @unchecked Sendable
{
    static let taken = ValidationError(
        9, domain: "Server", message: "{label} is taken")

    override func validate(_ input: String)
        async throws(ValidationError)
    {
        if await directory.contains(input) { throw Self.taken }
    }
}

let nickname = ValidatedInput(
    "", .alpha, then: FreeNickname(), label: "Nickname")
nickname.value = "jo"
print(await nickname.validateWithChecks(), nickname.error?.reason ?? "")
// false Nickname is taken

nickname.value = "joan"
let free = try await InputForm { nickname }.submit()
print(free)
// joan
// snippet.end

// snippet.button
let club = InputForm { nickname }
print(club.isValid, club.canSubmit, nickname.isAccepted)
// true true true

nickname.value = "jane"
print(club.isValid, club.canSubmit, nickname.isAccepted)
// false true false
// snippet.end

// snippet.typing
let code = ValidatedInput("", .pattern("[0-9]{4}"), label: "Code")
code.validatorWhileTyping = .numeric
code.value = "12"
print(code.hasResult)
// false
code.value = "12x"
print(code.error?.reason ?? "")
// Code must only include the digits 0 to 9
// snippet.end
