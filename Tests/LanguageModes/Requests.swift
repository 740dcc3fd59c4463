// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

struct Guest: Codable, Validatable {
    var name: String
    static let validator: InputValidator<Guest> = .at(\.name, key: "name", .required)
}

struct Booking: Codable, Validatable {
    var email: String
    var nights: Int
    var note: String?
    var guests: [Guest]
    var nickname: String { email }

    static let validator: InputValidator<Booking> = .all(of: [
        .at(\.email, label: "Email", .email),
        .at(\.nights, key: "nights", label: "Nights", .range(1...30)),
        .at(\.note, .optional(.required)),
        .at(\.guests, .each(Guest.validator)),
        .at(\.nickname, key: "nickname", .required),
    ])
}

let rule: InputValidator<Booking> = .at(\.email, .email)

nonisolated final class StaffEmail: InputValidator<String>, @unchecked Sendable {
    override func validate(_ text: String) throws(ValidationError) {
        guard text.hasSuffix("@example.com") else {
            throw ValidationError(1, domain: "Staff", message: "Use your staff email")
        }
    }
}
