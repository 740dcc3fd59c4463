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

    @Test("accepts M and six letters")
    func accepts() {
        #expect(errors("MERCURY") == [], "MERCURY is a code word. Override validate(_:), and return to accept.")
        #expect(errors("MOLIÈRE") == [], "MOLIÈRE is a code word, because È is a letter: isLetter is true.")
        #expect(errors("Macbeth") == [], "Macbeth is a code word, because lowercase letters are letters, too.")
    }

    @Test("rejects the empty text and a word without M with code 1")
    func prefix() {
        rejects("OTHELLO", with: 1, "OTHELLO does not begin with M: throw Self.noPrefix.")
        rejects("mercury", with: 1, "m is not M: throw Self.noPrefix.")
        rejects("", with: 1, "The empty text does not begin with M: throw Self.noPrefix.")
    }

    @Test("rejects other characters and other lengths with code 2")
    func letters() {
        rejects("MEDEA", with: 2, "MEDEA has four letters after the M: throw Self.noLetters.")
        rejects("MALVOLIO", with: 2, "MALVOLIO has seven letters after the M: throw Self.noLetters.")
        rejects("M123456", with: 2, "The 1 in M123456 is not a letter: throw Self.noLetters.")
        rejects("MERCUR7", with: 2, "The 7 in MERCUR7 is not a letter, and all six must be: throw Self.noLetters.")
        rejects("MER-URY", with: 2, "The hyphen in MER-URY is not a letter: throw Self.noLetters.")
        rejects("MERCUR\n", with: 2, "The line end after MERCUR is not a letter: throw Self.noLetters.")
    }

    @Test("is in use after a swap that validates again")
    func swap() {
        let input = ValidatedInput("MERCURY", .numeric, label: "Code word")
        input.validate()
        acceptCodeWords(in: input)
        // A test may name the class, because it tests your client's choice. A client and a context must not ask for it.
        #expect(input.validator is MemberInputValidator, "Set the property `validator` of the input.")
        #expect(
            input.errors.isEmpty, "After the swap the input has no errors, because its new strategy accepts MERCURY.")
    }

    @Test("shows no error after the swap of an input that was never validated")
    func swapOfNewInput() {
        let input = ValidatedInput("", .numeric, label: "Code word")
        acceptCodeWords(in: input)
        #expect(input.validator is MemberInputValidator, "Set the property `validator`, also if the input is empty.")
        #expect(!input.hasResult, "A new form shows no errors. After the swap, do not call validate().")
    }

    @Test("keeps the contract of every strategy")
    func contract() {
        let violations = StrategyContract.violations(
            of: MemberInputValidator(), accepting: ["MERCURY", "Macbeth"],
            rejecting: ["OTHELLO", "HAMLET", "MEDEA", "MALVOLIO"])
        #expect(
            violations == [],
            "accepting[0] is the first text in the array `accepting`. The messages of the other tests name its error.")
    }
}
