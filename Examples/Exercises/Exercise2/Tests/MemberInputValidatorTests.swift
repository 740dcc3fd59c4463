// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise2
import InputValidation
import InputValidationTesting
import Testing

@Suite("Exercise 2")
struct MemberInputValidatorTests {
    /// Each error's domain and code.
    private func errors(_ text: String) -> [String] {
        MemberInputValidator().errors(for: text).map { "\($0.domain) \($0.code)" }
    }

    private func rejects(
        _ text: String, with code: Int, _ comment: Comment, at place: SourceLocation = #_sourceLocation
    ) {
        #expect(errors(text) == ["Club \(code)"], comment, sourceLocation: place)
    }

    @Test("accepts M and six digits")
    func accepts() {
        #expect(errors("M123456") == [], "M123456 is a member number. Override validate(_:), and return to accept.")
    }

    @Test("rejects the empty text and a number without M with code 1")
    func prefix() {
        rejects("123456", with: 1, "123456 does not begin with M: throw Self.noPrefix.")
        rejects("m123456", with: 1, "m is not M: throw Self.noPrefix.")
        rejects("", with: 1, "The empty text does not begin with M: throw Self.noPrefix.")
    }

    @Test("rejects other characters and other lengths with code 2")
    func digits() {
        rejects("M12345", with: 2, "M12345 has five digits: throw Self.noDigits.")
        rejects("M1234567", with: 2, "M1234567 has seven digits: throw Self.noDigits.")
        rejects("M12345x", with: 2, "M12345x has a letter: throw Self.noDigits.")
        rejects(
            "M１２３４５６", with: 2, "These are wide digits, which isNumber accepts. Only 0 to 9 count: throw Self.noDigits."
        )
        rejects(
            "M12\u{301}3456", with: 2,
            "The 2 has an accent, and is between 0 and 9 as a Character. Compare the bytes (utf8): throw Self.noDigits."
        )
        rejects(
            "M\u{301}12345", with: 2,
            "The M has an accent, but the first byte is M. Compare the bytes (utf8): throw Self.noDigits.")
        rejects("M123456\n", with: 2, "A line end is not a digit: throw Self.noDigits.")
    }

    @Test("is in use after a swap that validates again")
    func swap() {
        let input = ValidatedInput("M123456", .numeric, label: "Number")
        input.validate()
        acceptMemberNumbers(in: input)
        #expect(input.validator is MemberInputValidator, "Set the property `validator` of the input.")
        #expect(
            input.errors.isEmpty, "After the swap the input has no errors, because its new strategy accepts M123456.")
    }

    @Test("shows no error after the swap of an input that was never validated")
    func swapOfNewInput() {
        let input = ValidatedInput("", .numeric, label: "Number")
        acceptMemberNumbers(in: input)
        #expect(input.validator is MemberInputValidator, "Set the property `validator`, also if the input is empty.")
        #expect(!input.hasResult, "A new form shows no errors. After the swap, do not call validate().")
    }

    @Test("keeps the contract of every strategy")
    func contract() {
        let violations = StrategyContract.violations(
            of: MemberInputValidator(), accepting: ["M123456", "M000000"],
            rejecting: ["123456", "987654", "M12345", "M99999"])
        #expect(
            violations == [],
            "accepting[0] is the first text in the array `accepting`. The messages of the other tests name its error.")
    }
}
