// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The SwiftUI view in README.md. Snippets/ReadMe.swift has and runs the same form without a view.

import InputValidation
import InputValidationUIOnStubs
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

private func send(_ booking: Booking) {}

struct BookingView: View {
    @State private var form = BookingForm()

    var body: some View {
        Form {
            // snippet.view
            ValidatedField(form.$email)
            ValidatedField(form.$nights)
            SubmitButton("Book", form: form.booking) { send($0) }
            // snippet.end
        }
    }
}
