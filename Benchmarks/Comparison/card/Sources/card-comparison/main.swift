// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Compares `PaymentCardInputValidator`, which also finds the network, with plain C that does not. Both get the same 16
// inputs, half of them refused; the rounds alternate, so that both meet the same machine; medians are printed.

import CLuhn
import InputValidation

/// As typed into a form that takes digits only.
let digitsOnly = [
    "4242424242424242", "378282246310005", "6011111111111117", "5555555555554444",
    "2223003122003222", "3566002020360505", "36227206271667", "6200000000000005",
    "4242424242424241", "378282246310006", "601111111111111", "5555555555554445",
    "424242424242424a", "3566002020360515", "0000000000000001", "620000000000000500",
]

/// As printed on the card.
let withSeparators = [
    "4242 4242 4242 4242", "3782 822463 10005", "6011-1111-1111-1117", "5555 5555 5555 4444",
    "2223 0031 2200 3222", "3566-0020-2036-0505", "3622 720627 1667", "6200 0000 0000 0005",
    "4242 4242 4242 4241", "3782 822463 10006", "6011-1111-1111-111", "5555 5555 5555 4445",
    "4242 4242 4242 424a", "3566-0020-2036-0515", "0000 0000 0000 0001", "4242  4242 4242 4242",
]

/// Nanoseconds a call.
func time(_ body: () -> Int, calls: Int) -> Double {
    let clock = ContinuousClock()
    var accepted = 0
    let duration = clock.measure { accepted = body() }
    precondition(accepted > 0)
    return Double(duration.components.attoseconds) / 1e9 / Double(calls) + Double(duration.components.seconds) * 1e9 / Double(calls)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

let validator: InputValidator<String> = .paymentCard
let repeats = 20_000

for (name, inputs, plain) in [
    ("digits only", digitsOnly, luhn_digits), ("digits only, C that takes separators", digitsOnly, luhn_card),
    ("with separators", withSeparators, luhn_card),
] {
    let texts = inputs.map { text -> UnsafeBufferPointer<CChar> in
        let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.utf8.count)
        _ = bytes.initialize(from: text.utf8.map { CChar(bitPattern: $0) })
        return UnsafeBufferPointer(bytes)
    }
    var swift: [Double] = []
    var c: [Double] = []
    for _ in 0..<31 {
        c.append(
            time(
                {
                    var accepted = 0
                    for _ in 0..<repeats {
                        for text in texts where plain(text.baseAddress, text.count) { accepted += 1 }
                    }
                    return accepted
                }, calls: repeats * texts.count))
        swift.append(
            time(
                {
                    var accepted = 0
                    for _ in 0..<repeats {
                        for input in inputs where validator.isValid(input) { accepted += 1 }
                    }
                    return accepted
                }, calls: repeats * inputs.count))
    }
    print(
        "\(name): Swift with network \(rounded(median(swift))) ns, C without \(rounded(median(c))) ns,",
        "ratio \(rounded(median(swift) / median(c)))")
}
