// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise2
import InputValidation
import InputValidationTesting
import Testing

@Suite("Exercise 2")
struct MemberInputValidatorTests {
    private func codes(_ text: String) -> [ValidationError.Code] {
        MemberInputValidator().errors(for: text).map { $0.domain == "Club" ? $0.code : 0 }
    }

    @Test("accepts M and six digits")
    func accepts() {
        #expect(codes("M123456").isEmpty, "M123456 is a member number. Override validate(_:), and return to accept.")
    }

    @Test("rejects a number without M, and the empty text, with code 1")
    func prefix() {
        #expect(codes("123456") == [1], "123456 does not begin with M: throw noPrefix.")
        #expect(codes("m123456") == [1], "m is not M: throw noPrefix.")
        #expect(codes("") == [1], "The empty text does not begin with M: throw noPrefix.")
    }

    @Test("rejects other characters and other lengths with code 2")
    func digits() {
        #expect(codes("M12345") == [2], "M12345 has five digits: throw noDigits.")
        #expect(codes("M1234567") == [2], "M1234567 has seven digits: throw noDigits.")
        #expect(codes("M12345x") == [2], "M12345x has a letter: throw noDigits.")
        #expect(codes("M１２３４５６") == [2], "Only the digits 0 to 9 count, isNumber accepts more: throw noDigits.")
        #expect(codes("M123456\n") == [2], "A line end is not a digit: throw noDigits.")
    }

    @Test("is in use after a swap, which validates again")
    func swap() {
        let input = ValidatedInput("M123456", .numeric, label: "Number")
        input.validate()
        acceptMemberNumbers(in: input)
        #expect(input.validator is MemberInputValidator, "Set the property `validator` of the input.")
        #expect(
            input.errors.isEmpty, "After the swap the input has no errors, because its new strategy accepts M123456.")
    }

    @Test("keeps the contract of every strategy")
    func contract() {
        let violations = StrategyContract.violations(
            of: MemberInputValidator(), accepting: ["M123456", "M000000"],
            rejecting: ["123456", "987654", "M12345", "M99999"])
        #expect(violations == [], "Read the violations above. A stored `var` is a frequent cause.")
    }
}
