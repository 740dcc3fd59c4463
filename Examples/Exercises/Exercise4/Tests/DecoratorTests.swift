// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise4
import InputValidation
import Testing

@Suite("Exercise 4")
struct DecoratorTests {
    @Test("The null object accepts every input")
    func anything() {
        #expect(AnythingInputValidator<String>().isValid(""), "Override validate(_:), and return without throwing.")
        #expect(AnythingInputValidator<Int>().isValid(.min), "The type parameter is not only String.")
    }

    @Test("The optional text accepts the empty text and keeps the errors for any other text")
    func optionalText() {
        let strategy = OptionalText(.numeric && .count(in: 6...8))
        #expect(strategy.isValid(""), "Override errors(for:), and return an empty array for the empty text.")
        #expect(strategy.errors(for: "12a").map(\.code) == [1001, 1010], "Call super for every other text.")
    }

    @Test("The reworded strategy reports another message and keeps the code")
    func reworded() {
        let strategy = Reworded(.numeric, "Enter the number on your letter")
        let error = strategy.errors(for: "x1").first
        #expect(error?.reason == "Enter the number on your letter", "Override errors(for:). See withMessage(_:).")
        #expect(error?.code == 1001, "Change the message of the error from super, and do not create another error.")
        #expect(strategy.isValid("1"), "The decorator accepts what the wrapped strategy accepts.")
    }

    @Test("Decorators wrap each other and keep what they do not change")
    func nested() {
        let strategy = Reworded(OptionalText(.trimmed(then: .numeric)), "Enter a number, or leave it empty")
        #expect(strategy.isValid(""), "OptionalText accepts the empty text, also inside Reworded.")
        #expect(
            strategy.errors(for: "x").map(\.reason) == ["Enter a number, or leave it empty"], "Reworded is outside.")
        #expect(strategy.normalized(" 12 ") == "12", "Do not override normalized(_:): the base class forwards it.")
    }
}
