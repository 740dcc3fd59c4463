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

// The messages don't depend on the modules that a program contains.
print(seats.errors.map(\.reason))
// ["Seats must be even", "Seats is not accepted: check it for mistakes"]
let empty = InputValidator<Int>.all(of: []).errors(for: 1)[0]
print(empty.domain, empty.code, empty.message ?? "–")
// InputValidationErrorDomain 1200 –
print(empty)
// composition.empty (InputValidationErrorDomain 1200): the composition in the program has no rules
print(ValidationError(.inputEmpty).labeled("Seats").reason, empty.title)
// Seats must not be empty There is a problem
print(!small, (!small).errors(for: 1).map(\.reason))
// !condition ["Enter a different value: this one cannot be used"]
print(InputValidator<[Int]>.each(small).explanation(of: [1, 11]))
// each(condition): rejected, at [1], Seats.2 (Seats 2)
//   [0]: condition: accepted
//   [1]: condition: rejected, Seats.2 (Seats 2)

// The swap validates the value again.
seats.validator = !Even()
print(seats.errors.isEmpty)
// true
