// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

func isDigits(_ text: String) -> Bool { text.utf8.allSatisfy { (0x30...0x39).contains($0) } }

func isLetters(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
}

func hasCheckDigit(_ number: String) -> Bool {
    number.utf8.reversed().enumerated().reduce(0) { sum, digit in
        let value = Int(digit.element - 0x30) * (digit.offset.isMultiple(of: 2) ? 1 : 2)
        return sum + (value > 9 ? value - 9 : value)
    }.isMultiple(of: 10)
}
