// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

// Strategies of a program, and a composition of them.
final class Even: InputValidator<Int>, @unchecked Sendable {
    override func validate(_ number: Int) throws(ValidationError) {
        guard number.isMultiple(of: 2) else {
            throw ValidationError(1, domain: "Seats", message: "{label} must be even")
        }
    }
}
let small: InputValidator<Int> = .condition(or: ValidationError(2, domain: "Seats")) { $0 < 10 }
let seats = ValidatedInput(11, Even() && small, label: "Seats")
print(seats.validate(), seats.errors.map(\.code), seats.error?.domain ?? "")
// false [1, 2] Seats

// Without the module of messages, an error has only its own message, or else its name.
print(seats.errors.map(\.reason))
// ["Seats must be even", "Seats.2"]
let empty = InputValidator<Int>.all(of: []).errors(for: 1)[0]
print(empty.domain, empty.code, empty.reason, empty.message ?? "–")
// InputValidationErrorDomain 1200 composition.empty –

// The swap validates the value again.
seats.validator = !Even()
print(seats.errors.isEmpty)
// true
