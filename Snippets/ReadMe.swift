// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The code in README.md and on the landing page, except the SwiftUI
// view, which Tests/AppleStubs compiles.

// swift-format-ignore-file
// snippet.form
import InputValidation

final class BookingForm {
    @ValidatedInput(.email, label: "Email") var email = ""
    @ParsedInput(.integer(in: 1...30), label: "Nights") var nights = ""
    var booking: InputForm<Booking> {
        InputForm { $email; $nights }.map(Booking.init)
    }
}
struct Booking: Codable { let email: String, nights: Int }
// snippet.end

// snippet.errors
let form = BookingForm()
form.email = "ada.example.com"
form.nights = "40"
do { print(try form.booking.value()) } catch {
    for error in error.errors { print(error.reason) }
}
// Email must include an @ sign, like name@example.com
// Nights must be between 1 and 30
// snippet.end

// snippet.server
import InputValidation
import InputValidationRequests

nonisolated extension Booking: Validatable {
    static let validator: InputValidator<Booking> = .all(of: [
        .at(\.email, label: "Email", .email),
        .at(\.nights, label: "Nights", .range(1...30)),
    ])
}
let body = #"{"email": 5, "nights": 40}"#.utf8
do {
    print(try ValidatingDecoder().decode(Booking.self, from: body))
} catch {
    for error in error.errors {
        print(error.path.jsonPointer, error.reason)
    }
}
// /email Email must be text
// /nights Nights must be between 1 and 30
// snippet.end

// snippet.swap
nonisolated final class StaffEmail: InputValidator<String>,
    @unchecked Sendable
{
    override func validate(_ text: String) throws(ValidationError) {
        guard text.hasSuffix("@example.com") else {
            throw ValidationError(
                1, domain: "Staff", message: "Use your staff email")
        }
    }
}
form.email = "ada@example.org"
print(form.$email.validate())
// true
form.$email.validator = .email && StaffEmail()
print(form.$email.error?.reason ?? "")
// Use your staff email
// snippet.end
