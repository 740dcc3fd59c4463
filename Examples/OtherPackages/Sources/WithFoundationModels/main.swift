// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// On Apple platforms, import FoundationModels, and write @Generable
// before the struct.
struct Trip: Validatable {
    var guest: String
    var nights: Int

    static let validator: InputValidator<Trip> = .all(of: [
        .at(\.guest, label: "Guest", .email),
        .at(\.nights, label: "Nights", .range(1...30)),
    ])
}

// snippet.loop
func trip(
    for request: String, from session: LanguageModelSession,
    maximumAnswers: Int = 3
) async throws -> Trip {
    var prompt = request
    var errors: [ValidationError] = []
    for _ in 1...maximumAnswers {
        let trip = try await session.respond(
            to: prompt, generating: Trip.self
        ).content
        errors = trip.errors
        if errors.isEmpty { return trip }
        prompt = errors.map(\.reason).joined(separator: "\n")
    }
    throw FormError(errors: errors)
}

// snippet.session
let session = LanguageModelSession(answers: [
    Trip(guest: "ada.example.com", nights: 40),
    Trip(guest: "ada@example.com", nights: 7),
])
// snippet.call
let booked = try await trip(for: "A week for Ada", from: session)
print(booked.guest, booked.nights)
// A week for Ada
// Guest must include an @ sign, like name@example.com
// Nights must be between 1 and 30
// ada@example.com 7
// snippet.end

let stubborn = LanguageModelSession(
    answers: (0..<9).map { _ in Trip(guest: "a@example.com", nights: 0)
    })
do {
    _ = try await trip(for: "No trip", from: stubborn)
} catch let error as FormError {
    print(error.errors[0].path.text)
}
// No trip
// Nights must be between 1 and 30
// Nights must be between 1 and 30
// nights
