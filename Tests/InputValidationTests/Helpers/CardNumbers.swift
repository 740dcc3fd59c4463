// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The Luhn sum, digit by digit as in a textbook, which tests compare with the library's.
func naiveLuhnSum(_ digits: String) -> Int {
    digits.utf8.reversed().enumerated().reduce(0) { sum, element in
        let digit = Int(element.element) - 48
        let doubled = digit * 2
        return sum + (element.offset.isMultiple(of: 2) ? digit : doubled > 9 ? doubled - 9 : doubled)
    }
}

/// A number of a given length: a prefix, a filler, and its check digit.
func cardNumber(_ prefix: String, digits: Int, filler: String = "0") -> String {
    let payload = prefix + String(repeating: filler, count: max(0, digits - prefix.utf8.count - 1))
    let sum = naiveLuhnSum(payload + "0")
    return payload + String((10 - sum % 10) % 10)
}

extension SplitMix64 {
    /// The given number of digits, beginning with a prefix.
    mutating func digits(_ count: Int, after prefix: String = "") -> String {
        String((prefix + (0..<count).map { _ in String(Int.random(in: 0...9, using: &self)) }.joined()).prefix(count))
    }
}
