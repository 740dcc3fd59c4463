// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// Compares check digits with plain arithmetic: every single error, and every swap of neighbors.
///
/// The seeds are fixed, so a failure can be repeated.
@Suite("Check digits")
struct CheckDigitsTests {
    static let checked: [(String, InputValidator<String>, String)] = [
        ("iban", .iban, "GB29NWBK60161331926819"), ("iban of Malta", .iban, "MT84MALT011000012345MTLCAST001S"),
        ("isbn of 10", .isbn, "0201633612"), ("isbn of 13", .isbn, "9780201633610"),
        ("ean of 13", .ean, "4006381333931"),
        ("ean of 8", .ean, "73513537"), ("ean of 12", EANInputValidator(lengths: [12]), "614141000036"),
        ("ean of 14", EANInputValidator(lengths: [14]), "09506000134352"),
    ]

    @Test("make every single wrong digit an error", arguments: checked)
    func singleErrors(name: String, strategy: InputValidator<String>, accepted: String) {
        #expect(strategy.isValid(accepted))
        let bytes = Array(accepted.utf8)
        for index in bytes.indices where (0x30...0x39).contains(bytes[index]) {
            for digit in UInt8(0x30)...0x39 where digit != bytes[index] {
                var copy = bytes
                copy[index] = digit
                #expect(!strategy.isValid(String(decoding: copy, as: UTF8.self)), "digit \(index)")
            }
        }
    }

    @Test("make every swap of neighbors an error in an account number and a short book number", arguments: [0, 2])
    func swaps(row: Int) {
        let (_, strategy, accepted) = Self.checked[row]
        let bytes = Array(accepted.utf8)
        for index in bytes.indices.dropLast() where bytes[index] != bytes[index + 1] {
            var copy = bytes
            copy.swapAt(index, index + 1)
            #expect(!strategy.isValid(String(decoding: copy, as: UTF8.self)), "at \(index)")
        }
    }

    @Test("follow from the digits before them", arguments: [8, 12, 13, 14])
    func checkDigit(length: Int) {
        var random = SplitMix64(seed: 13)
        let strategy = EANInputValidator(lengths: [length])
        for _ in 0..<500 {
            let front = (1..<length).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
            #expect((0...9).filter { strategy.isValid("\(front)\($0)") }.count == 1)
        }
    }
}
