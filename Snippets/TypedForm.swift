// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.small
import InputValidation

struct Booking {
    let email: String
    let nights: Int
}

final class BookingForm {
    @ValidatedInput(.email, label: "Email") var email = ""
    @ParsedInput(.integer(in: 1...30), label: "Nights") var nights = ""

    var booking: InputForm<Booking> {
        InputForm {
            $email
            $nights
        }.map(Booking.init)
    }
}

let stay = BookingForm()
stay.email = "ada@example.com"
stay.nights = "3"
print(try stay.booking.value())
// Booking(email: "ada@example.com", nights: 3)
// snippet.end

// snippet.request
enum Fruit { case apple, pear }

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
    @ValidatedInput(.password(), label: "Password", key: "password")
    var password = ""
    @ValidatedInput(.required, label: "Confirmation")
    var confirmation = ""
    @ParsedInput(.integer(in: 0...999), label: "Age", key: "age")
    var age = ""
    @ParsedInput(.present(), label: "Fruit", key: "fruit")
    var fruit: Fruit? = nil
    @ValidatedInput(.closure { _ in }, label: "Add a profile")
    var includesProfile = false

    var profile: InputForm<Profile> {
        InputForm {
            $age
            $fruit
        }.map(Profile.init).under("profile")
    }

    var request: InputForm<RegisterRequest> {
        InputForm {
            $id
            Matches($confirmation, with: $password)
            profile.included(if: $includesProfile)
        }.map(RegisterRequest.init)
    }
}
// snippet.end

// snippet.submit
let form = RegisterForm()
form.id = "hanna!"
form.password = "correct horse battery"
form.confirmation = "correct house battery"
do {
    let request = try form.request.value()
    print(request.id)
} catch {
    print(error.errors.compactMap(\.label))
    // ["ID", "Confirmation"]
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

form.confirmation = "correct horse battery"
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
extension ValidationError {
    static let order = ValidationError(
        3, domain: "Register",
        message: "{label} must come after the first day")
}

let first = ParsedInput("12", .integer, label: "First day")
let last = ParsedInput("11", .integer, label: "Last day")
let rule = CrossFieldRule(first, last, or: .order) { $0 < $1 }
let trip = InputForm {
    first
    last
}.rule(rule)
print(trip.validate(), last.error?.reason ?? "")
// false Last day must come after the first day

first.value = "10"
print(last.errors.isEmpty)
// true
// snippet.end

// snippet.async
actor Directory {
    func contains(_ name: String) -> Bool { name == "jo" }
}

let directory = Directory()

nonisolated final class FreeNickname: AsyncInputValidator<String>,
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

// snippet.live
@MainActor
final class ProfileModel {
    @ValidatedInput(.alpha, then: FreeNickname(), label: "Nickname")
    var nickname = ""
    private var checks: LiveChecks?

    init() { checks = LiveChecks([$nickname]) }
}
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
