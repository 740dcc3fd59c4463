// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The Luhn formula")
struct LuhnInputValidatorTests {
    @Test("agrees with the textbook on numbers of every length", arguments: 1...64)
    func differential(digits: Int) {
        var random = SplitMix64(seed: UInt64(digits))
        for _ in 0..<200 {
            let number = random.digits(digits)
            let isRight = naiveLuhnSum(number).isMultiple(of: 10) && digits > 1 && !number.allSatisfy { $0 == "0" }
            #expect(InputValidator<String>.luhn.isValid(number) == isRight, "\(number)")
        }
    }

    @Test("agrees with the textbook on card numbers, however they are separated", arguments: 12...19)
    func cards(digits: Int) {
        var random = SplitMix64(seed: 0x10 + UInt64(digits))
        for round in 0..<400 {
            let number =
                round.isMultiple(of: 2)
                ? random.digits(digits, after: "99")
                : cardNumber(random.digits(digits - 1, after: "99"), digits: digits)
            var typed = ""
            for digit in number {
                typed += ["", " ", "-"][typed.isEmpty ? 0 : Int.random(in: 0...2, using: &random)] + String(digit)
            }
            let isRight = naiveLuhnSum(number).isMultiple(of: 10)
            #expect(InputValidator<String>.paymentCard.isValid(number) == isRight, "\(number)")
            #expect(InputValidator<String>.paymentCard.isValid(typed) == isRight, "\(typed)")
        }
    }

    @Test("rejects every wrong digit and every swap of neighbors except 09 and 90")
    func errors() {
        let number = Array("4539148803436467")
        for index in number.indices {
            for digit in "0123456789" where digit != number[index] {
                var wrong = number
                wrong[index] = digit
                #expect(rejection(by: .luhn, of: String(wrong))?.code == .luhnChecksum)
            }
            guard index > 0, number[index] != number[index - 1] else { continue }
            var swapped = number
            swapped.swapAt(index, index - 1)
            #expect(!InputValidator<String>.luhn.isValid(String(swapped)))
        }
        #expect(InputValidator<String>.luhn.isValid(cardNumber("4090", digits: 16)))
    }

    @Test("reports the place of another character, and names it")
    func character() {
        let error = rejection(by: .luhn, of: "7992-7398713")
        #expect(error?.domain == .builtIn && error?.code == .numericCharacter)
        #expect(error?[.position] == 4 && error?[.character] == "-")
    }
}
