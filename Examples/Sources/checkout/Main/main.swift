// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CheckoutAfter
import CheckoutAfterWithAmex
import CheckoutBefore
import CheckoutBeforeWithAmex
import Foundation

let person: [Action] = [
    .fill(.documentNumber, "AB1234567"),
    .choose(.passport),
    .fill(.cardNumber, "3782 822463 10005"),
    .fill(.securityCode, "123"),
    .submit,
    .fill(.cardNumber, "4242 4242 4242 4242"),
    .submit,
]

func show(_ title: String, _ lines: [String]) {
    print("\n== \(title)")
    for line in lines { print(line) }
}

// `--record NAME` prints a record as JSON. If the name is unknown or missing, it prints the names.
if let option = CommandLine.arguments.firstIndex(of: "--record") {
    let name = CommandLine.arguments.dropFirst(option + 1).first ?? ""
    guard let record = records[name] else {
        print("checkout --record \(records.keys.sorted().joined(separator: "|"))")
        exit(2)
    }
    print(try await record())
    exit(0)
}

// `--swap` prints only the last part, which fits on a projector.
if CommandLine.arguments.contains("--swap") {
    for line in swapRecord().lines { print(line) }
    exit(0)
}

print("One person fills in four forms. The first two accept Visa and Mastercard.")
print("The last two also accept American Express.")
show("Before: if and else", transcript(of: person, on: CheckoutBefore.CheckoutForm()))
show("After: strategies", transcript(of: person, on: CheckoutAfter.CheckoutForm()))
show("Before, with American Express", transcript(of: person, on: CheckoutBeforeWithAmex.CheckoutForm()))
show("After, with American Express", transcript(of: person, on: CheckoutAfterWithAmex.CheckoutForm()))
show("What a swap calls", swapRecord().lines)
