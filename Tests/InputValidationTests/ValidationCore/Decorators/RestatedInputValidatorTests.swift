// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("RestatedInputValidator")
struct RestatedInputValidatorTests {
    @Test("replaces the message where it is used and keeps the rule")
    func message() {
        let restated: InputValidator<String> = .numeric.message("{label} is on your letter, from {position} on")
        let error = rejection(by: restated, of: "12a")?.labeled("number")
        #expect(error?.code == .numericCharacter)
        #expect(error?.reason == "number is on your letter, from 2 on")
        #expect(rejection(by: .numeric, of: "12a")?.message == nil)
    }

    @Test("uses the outermost message, and still parses")
    func messages() throws {
        #expect(rejection(by: .alpha.message("inner").message("outer"), of: "1")?.reason == "outer")
        let parser: InputParser<String, Int> = Doubling().message("Enter a number")
        #expect(try parser.parse("21") == 42)
        #expect(rejection(by: parser, of: "x")?.reason == "Enter a number")
    }

    @Test("replaces the error where it is used")
    func error() {
        let own = ValidationError(9, domain: "Shop", message: "Ask at the desk")
        #expect(rejection(by: .numeric.error(own), of: "a") == own)
        #expect(InputValidator<String>.numeric.error(own).errors(for: "a") == [own])
        #expect(rejection(by: .numeric.error(own), of: "1") == nil)
        #expect(rejection(by: Doubling().error(own), of: "x") == own)
    }
}

private final class Doubling: InputParser<String, Int>, @unchecked Sendable {
    override func parse(_ input: String) throws(ValidationError) -> Int {
        guard let number = Int(input) else { throw ValidationError(1, domain: "Test") }
        return number * 2
    }
}
