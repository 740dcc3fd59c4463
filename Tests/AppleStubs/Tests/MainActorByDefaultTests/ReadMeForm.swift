// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The SwiftUI view in README.md and in the article "Validating a SwiftUI form". Snippets/ReadMe.swift has and runs the
// same form without a view.

import InputValidation
import InputValidationUI
import SwiftUI

struct Booking: Codable {
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

struct BookingView: View {
    @State private var form = BookingForm()

    var body: some View {
        Form {
            ValidatedField(form.$email)
            ValidatedField(form.$nights)
            SubmitButton("Book", form: form.booking) { send($0) }
        }
    }

    private func send(_ booking: Booking) {
        print(booking)
    }
}
