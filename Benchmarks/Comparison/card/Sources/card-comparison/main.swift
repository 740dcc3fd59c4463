// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Compares `PaymentCardInputValidator`, which also finds the network, with plain C code that doesn't. Both get the same
// inputs, half of which are rejected. The rounds alternate, so that both run under the same conditions, and the program
// prints medians. The C loop is called in two ways: with bytes and lengths that were prepared before, as from C, and
// with Swift strings, as from Swift.

import InputValidation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// As people type them into a form that takes only digits.
let digitsOnly = [
    "4242424242424242", "378282246310005", "6011111111111117", "5555555555554444",
    "2223003122003222", "3566002020360505", "36227206271667", "6200000000000005",
    "4242424242424241", "378282246310006", "601111111111111", "5555555555554445",
    "424242424242424a", "3566002020360515", "0000000000000001", "620000000000000500",
]

/// As they're printed on a card.
let withSeparators = [
    "4242 4242 4242 4242", "3782 822463 10005", "6011-1111-1111-1117", "5555 5555 5555 4444",
    "2223 0031 2200 3222", "3566-0020-2036-0505", "3622 720627 1667", "6200 0000 0000 0005",
    "4242 4242 4242 4241", "3782 822463 10006", "6011-1111-1111-111", "5555 5555 5555 4445",
    "4242 4242 4242 424a", "3566-0020-2036-0515", "0000 0000 0000 0001", "4242  4242 4242 4242",
]

/// Two thousand numbers from all networks with a fixed pattern of digits, so that the processor can't learn any branch
/// by heart.
let many = (0..<2048).map { index -> String in
    let networks = PaymentCard.Network.allCases
    let network = networks[index % networks.count]
    let prefix = network.prefixes[index % network.prefixes.count].prefix { $0 != "-" }
    let length = network.lengths[index % network.lengths.count]
    var digits = Array(prefix.utf8)
    var state = UInt64(index &+ 1) &* 0x9E37_79B9_7F4A_7C15
    while digits.count < length - 1 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        digits.append(UInt8(ascii: "0") + UInt8((state >> 33) % 10))
    }
    for last in UInt8(ascii: "0")...UInt8(ascii: "9") {
        let number = String(decoding: digits + [last], as: UTF8.self)
        // Every second number gets a wrong check digit.
        if InputValidator<String>.luhn.isValid(number) == index.isMultiple(of: 2) { return number }
    }
    return "0"
}

typealias Check = @convention(c) (UnsafeRawPointer, Int) -> Bool

/// The C loop as an object that takes a string, called like a strategy.
class CardCheck {
    private let plain: Check

    init(_ plain: Check) { self.plain = plain }

    @inline(never)
    func accepts(_ text: String) -> Bool {
        let answer: Bool? = text.utf8.withContiguousStorageIfAvailable { bytes in
            guard let start = bytes.baseAddress else { return false }
            return plain(start, bytes.count)
        }
        return answer ?? false
    }
}

func function(_ name: String, of library: String) -> Check {
    guard let handle = dlopen(library, RTLD_NOW), let symbol = dlsym(handle, name) else { fatalError("no \(name)") }
    return unsafeBitCast(symbol, to: Check.self)
}

func nanoseconds(calls: Int, _ body: () -> Int) -> Double {
    var accepted = 0
    let duration = ContinuousClock().measure { accepted = body() }
    precondition(accepted > 0)
    return Double(duration.components.attoseconds) / 1e9 / Double(calls)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

guard CommandLine.arguments.count == 2 else { fatalError("usage: card-comparison LIBRARY") }
let validator: InputValidator<String> = .paymentCard

for (name, inputs, symbol) in [
    ("16 numbers of digits, C for digits", digitsOnly, "luhn_digits"),
    ("16 numbers of digits, C for separators too", digitsOnly, "luhn_card"),
    ("16 numbers with separators", withSeparators, "luhn_card"),
    ("2048 numbers of digits, C for digits", many, "luhn_digits"),
    ("2048 numbers of digits, C for separators too", many, "luhn_card"),
] {
    let plain = function(symbol, of: CommandLine.arguments[1])
    let texts = inputs.map { text -> UnsafeBufferPointer<CChar> in
        let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.utf8.count)
        _ = bytes.initialize(from: text.utf8.map { CChar(bitPattern: $0) })
        return UnsafeBufferPointer(bytes)
    }
    let repeats = 300_000 / inputs.count
    let onString = CardCheck(plain)
    var (swift, c, cOnStrings): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<41 {
        c.append(
            nanoseconds(calls: repeats * texts.count) {
                var accepted = 0
                for _ in 0..<repeats {
                    for text in texts {
                        if let start = text.baseAddress, plain(start, text.count) { accepted += 1 }
                    }
                }
                return accepted
            })
        cOnStrings.append(
            nanoseconds(calls: repeats * inputs.count) {
                var accepted = 0
                for _ in 0..<repeats {
                    for input in inputs where onString.accepts(input) { accepted += 1 }
                }
                return accepted
            })
        swift.append(
            nanoseconds(calls: repeats * inputs.count) {
                var accepted = 0
                for _ in 0..<repeats {
                    for input in inputs where validator.isValid(input) { accepted += 1 }
                }
                return accepted
            })
    }
    print(
        "  \(name): Swift \(rounded(median(swift))) ns, C on strings \(rounded(median(cOnStrings))) ns, ratio",
        "\(rounded(median(swift) / median(cOnStrings))); C on bytes \(rounded(median(c))) ns, ratio",
        "\(rounded(median(swift) / median(c)))")
}
