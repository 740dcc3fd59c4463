// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("AHVInputValidator")
struct AHVInputValidatorTests {
    @Test("has the same verdicts as a second implementation")
    func agreement() throws {
        let second = SecondImplementation(#"756(?:[0-9]{10}|\.[0-9]{4}\.[0-9]{4}\.[0-9]{2})"#) { text in
            let digits = text.compactMap(\.wholeNumberValue)
            let sum = zip(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]).reduce(0) { $0 + $1.0 * $1.1 }
            return (sum + digits[12]) % 10 == 0
        }
        #expect(try second.disagreements(with: .ahv) == [])
    }

    @Test("is sensitive, because the number identifies a person")
    func isSensitive() {
        #expect(InputValidator.ahv.isSensitive)
        #expect(ValidatedInput("756.9217.0769.85", .ahv).isSecret)
    }

    @Test(
        "removes the dots of an accepted number",
        arguments: [
            ("756.9217.0769.85", "7569217076985"), ("7569217076985", "7569217076985"),
            ("756.9217.0769.86", "756.9217.0769.86"),
        ])
    func normalized(input: String, output: String) {
        #expect(InputValidator.ahv.normalized(input) == output)
    }

    @Test(
        "reports the position of the error, with an example if a dot is missing",
        arguments: [
            ("756.92170769.85", 8, true), ("7569217.0769.85", 7, false), ("756 9217 0769 85", 3, false),
            ("756.9217.07698.5", 13, true), ("x", 0, false), ("756.9217.0769.8x", 15, false),
        ])
    func position(input: String, offset: Int, hasExample: Bool) {
        let error = rejection(by: .ahv, of: input)
        #expect(error?.domain == .builtIn && error?.code == .ahvCharacter)
        #expect(error?[.position] == .int(offset))
        #expect(error?[.example] == (hasExample ? "756.9217.0769.85" : nil))
        #expect(error?[.character] == (input.contains(" ") ? " " : input.hasPrefix("7569") ? "." : nil))
    }

    @Test(
        "reports how many digits there are", arguments: [("756.9217.0769.8", 12), ("75692170769850", 14), ("756.", 3)])
    func length(input: String, count: Int) {
        let error = rejection(by: .ahv, of: input)
        #expect(error?.domain == .builtIn && error?.code == .ahvLength && error?[.length] == .int(count))
    }

    @Test("requires every digit of a sample: another digit is an error", arguments: 0..<13, 0..<10)
    func checkDigit(place: Int, digit: Int) {
        var digits = Array("7569217076985")
        digits[place] = Character("\(digit)")
        #expect(InputValidator.ahv.isValid(String(digits)) == (String(digits) == "7569217076985"))
    }
}
