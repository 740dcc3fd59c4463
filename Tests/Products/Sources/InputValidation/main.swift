// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

final class BookingForm {
    @ValidatedInput(.email, label: "Email") var email = ""
    @ParsedInput(.integer(in: 1...30), label: "Nights") var nights = ""
    var booking: InputForm<(String, Int)> {
        InputForm {
            $email
            $nights
        }
    }
}

let form = BookingForm()
form.email = "ada.example.com"
form.nights = "31"
form.booking.validate()
print(form.$email.error?.reason ?? "")
// Email must include an @ sign, like name@example.com
print(form.$nights.error?.domain ?? "", form.$nights.error?.code ?? 0)
// InputValidationErrorDomain 1021

form.email = "ada@example.com"
form.nights = "3"
print(try form.booking.value())
// ("ada@example.com", 3)
