// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.swap
import InputValidation

let document = ValidatedInput(
    "AB12", .numeric, label: "Document number")
print(document.validate())
// false
print(document.error?.reason ?? "")
// Document number must only include the digits 0 to 9

// The swap validates the value again.
document.validator = .pattern("[A-Z]{2}[0-9]{2}")
print(document.errors.isEmpty)
// true
// snippet.end

// snippet.choice
enum Document { case memberNumber, nickname, passport }

func strategy(for kind: Document) -> InputValidator<String> {
    switch kind {
    case .memberNumber: .numeric
    case .nickname: .alpha
    case .passport: .pattern("[A-Z]{2}[0-9]{7}")
    }
}

document.validator = strategy(for: .passport)
print(document.isAccepted)
// false
// snippet.end

// snippet.checkout
final class Checkout {
    @ParsedInput(.paymentCard, label: "Card number") var card = ""
    @ValidatedInput(.securityCode, label: "Security code")
    var code = ""

    /// The code on an American Express card has four digits, and the
    /// codes on other cards have three.
    func cardChanged() {
        $code.validator = .securityCode(for: $card.output?.network)
    }
}

let checkout = Checkout()
checkout.card = "3782 822463 10005"
checkout.code = "123"
checkout.cardChanged()
print(checkout.$code.isValid)
// false
// snippet.end

// snippet.unanswered
let nickname = ValidatedInput("", .numeric)
nickname.validator = .alpha
print(nickname.hasResult)
// false
// snippet.end

// snippet.editing
document.value = "12"
document.validator = .alpha
print(document.isHighlighted)
// true

document.value = "Jo"
print(document.isHighlighted)
// false
print(document.error?.code.rawValue ?? 0)
// 1002

print(document.validate())
// true
print(document.errors.isEmpty)
// true
// snippet.end

// swift-format-ignore
// snippet.observing
import Observation

withObservationTracking {
    _ = document.errors
} onChange: {
    print("the errors change")
}

document.validator = strategy(for: .memberNumber)
// the errors change
// snippet.end

// snippet.owner
let letters: InputValidator<String> = .alpha
let first = ValidatedInput("Ann", letters)
let second = ValidatedInput("B0b", letters)
print(first.validate(), second.validate())
// true false
// snippet.end

// snippet.async
nonisolated final class FreeName: AsyncInputValidator<String>,
    @unchecked Sendable
{
    override func validate(_ name: String)
        async throws(ValidationError)
    {
        if name == "ann" {
            throw ValidationError(
                9, domain: "Server", message: "Choose another name")
        }
    }
}

let name = ValidatedInput("ann", .alpha, then: FreeName())
print(await name.validateWithChecks(), name.error?.code ?? 0)
// false 9

name.validator = .alphanumeric
print(name.errors.isEmpty, name.isAccepted)
// true false

print(await name.validateWithChecks(), name.error?.code ?? 0)
// false 9
// snippet.end

// snippet.try
let reference = ValidatedInput("AB12", .numeric)
reference.validator = .alpha
reference.validate()
reference.value = "AB"
print(reference.error?.code ?? 0)
// 1002
reference.validator = .count(in: 2...4)
print(reference.error?.code ?? 0)
// 0
// snippet.end
