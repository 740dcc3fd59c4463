// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.parse
import InputValidation

let card = ParsedInput(
    "4242 4242 4242 4242", .paymentCard, label: "Card number")
print(card.output?.description ?? "")
// Visa ending in 4242
print(card.output?.network?.lengths ?? [])
// [13, 16, 19]

card.value = "4242 4242 4242 4241"
card.validate()
print(card.error?.reason ?? "")
// Card number is not correct: check each digit for a typo
// snippet.end

// snippet.accepting
card.parser = .paymentCard(accepting: [.mastercard, .amex])
print(card.error?.name ?? "")
// card.network
// snippet.end

// snippet.progress
let strategy = PaymentCardInputValidator(accepting: [.visa, .amex])

func tell(_ typed: String) {
    switch strategy.cardProgress(of: typed) {
    case .complete(let card): print("complete: \(card)")
    case .incomplete(let networks):
        print("incomplete: \(networks.map(\.name))")
    case .rejected(let error): print("rejected: \(error.name)")
    }
}

tell("")
// incomplete: ["visa", "amex"]
tell("3782 8")
// incomplete: ["amex"]
tell("3782 822463 10005")
// complete: American Express ending in 0005
tell("3782 822463 10006")
// rejected: card.checksum
tell("4242 4242 4242 4241")
// incomplete: ["visa"]
tell("55")
// rejected: card.network
// snippet.end

// snippet.formatting
print(PaymentCard.formatted("378282246310005"))
// 3782 822463 10005

// Somebody typed the 5 into "4242 4": the caret stays after it.
let field = PaymentCard.formatted("42542 4", caret: 3)
print(field.text, field.caret)
// 4254 24 3
// snippet.end

// snippet.secret
print(card.isSecret)
// true

var dumped = ""
dump(card, to: &dumped)
print(dumped.contains("4242"))
// false
// snippet.end

// snippet.masking
print(PaymentCard.masked("4242 4242 4242 4241"))
// **** 4241
print(PaymentCard.masked("my password 4242"))
// ****
// snippet.end

// snippet.securityCode
let securityCode = ValidatedInput(
    "1234", .securityCode(for: nil), label: "Security code")
print(securityCode.isValid)
// true

card.parser = .paymentCard
card.value = "4242 4242 4242 4242"

// The swap: three digits for Visa.
securityCode.validator = .securityCode(for: card.output?.network)
print(securityCode.isValid)
// false

card.value = "3782 822463 10005"

// The swap: four digits for American Express.
securityCode.validator = .securityCode(for: card.output?.network)
print(securityCode.isValid)
// true
// snippet.end

// snippet.expiry
let november = CardExpiry.Clock.fixed(year: 2026, month: 11)
let expiry = ParsedInput(
    "11 / 26", .cardExpiry(now: november), label: "Expiry date")
print(expiry.output?.description ?? "")
// 11/2026

expiry.value = "10/26"
expiry.validate()
print(expiry.error?.reason ?? "")
// Expiry date must be this month or later: check it or use another card
// snippet.end
