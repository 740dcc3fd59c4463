// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("A card number in groups")
struct PaymentCardFormattingTests {
    @Test(
        "is written as its network prints it",
        arguments: [
            ("4242424242424242", "4242 4242 4242 4242"), ("4242-4242-4242-4242", "4242 4242 4242 4242"),
            ("378282246310005", "3782 822463 10005"), ("30569309025904", "3056 930902 5904"),
            ("3782822463100051", "3782 8224 6310 0051"),
            ("3056930009020004", "3056 9300 0902 0004"), ("4917610000000000003", "4917 6100 0000 0000 003"),
            ("192004000000000", "1920 04000 000000"), ("12345", "1234 5"), ("3530000000000003", "3530 0000 0000 0003"),
            ("3782", "3782"), ("37828", "3782 8"), ("42424", "4242 4"), ("4242 ", "4242"), ("", ""),
            ("99999", "9999 9"),
            ("4242424242424242424242", "4242 4242 4242 4242 424242"),
        ])
    func groups(text: String, formatted: String) {
        #expect(PaymentCard.formatted(text) == formatted)
    }

    @Test(
        "is not changed if it contains anything else",
        arguments: ["4242x4242", "4242\n", "４２４２４２", "password", "42424é"] as [SampleText])
    func otherCharacters(sample: SampleText) {
        let text = sample.text
        #expect(PaymentCard.formatted(text) == text)
        #expect(PaymentCard.formatted(text, caret: 99).caret == text.utf16.count)
        #expect(PaymentCard.formatted(text, caret: -1).caret == 0)
    }

    @Test(
        "keeps the caret after its digit",
        arguments: [
            ("42421", 5, "4242 1", 6), ("4242 42942", 8, "4242 4294 2", 8), ("4242 4", 5, "4242 4", 4),
            ("42424", 4, "4242 4", 4), ("4242", 0, "4242", 0), ("4242", 99, "4242", 4), ("", 3, "", 0),
        ])
    func caret(text: String, caret: Int, expected: String, expectedCaret: Int) {
        let result = PaymentCard.formatted(text, caret: caret)
        #expect(result == (expected, expectedCaret))
    }

    @Test("keeps every digit and the caret's digit, and changes nothing the second time")
    func properties() {
        var random = SplitMix64(seed: 0xF0)
        let starts = PaymentCard.Network.allCases.flatMap { $0.prefixes.map { String($0.prefix { $0 != "-" }) } }
        for _ in 0..<3000 {
            let start = starts[Int.random(in: starts.indices, using: &random)]
            let digits = random.digits(Int.random(in: 0...22, using: &random), after: start)
            let text = digits.map { "\($0)" + ["", "", " ", "-", "  "][Int.random(in: 0...4, using: &random)] }.joined()
            let caret = Int.random(in: 0...text.utf16.count, using: &random)
            let result = PaymentCard.formatted(text, caret: caret)
            #expect(result.text.filter(\.isNumber) == digits)
            #expect(result.text.prefix(result.caret).filter(\.isNumber) == text.prefix(caret).filter(\.isNumber))
            #expect(result.caret == 0 || Array(result.text)[result.caret - 1].isNumber)
            #expect(PaymentCard.formatted(result.text, caret: result.caret) == result)
            #expect(PaymentCardInputValidator().isValid(digits) == PaymentCardInputValidator().isValid(result.text))
        }
    }
}
