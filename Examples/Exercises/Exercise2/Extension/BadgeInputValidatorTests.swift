// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise2
import InputValidation
import InputValidationTesting
import Testing

@Suite("Exercise 2, extension")
struct BadgeInputValidatorTests {
    /// Each error's domain and code.
    private func errors(_ text: String) -> [String] {
        BadgeInputValidator().errors(for: text).map { "\($0.domain) \($0.code)" }
    }

    private func rejects(
        _ text: String, with code: Int, _ comment: Comment, at place: SourceLocation = #_sourceLocation
    ) {
        #expect(errors(text) == ["Club \(code)"], comment, sourceLocation: place)
    }

    @Test("accepts M and six letters A to Z")
    func accepts() {
        #expect(errors("MERCURY") == [], "MERCURY has only the letters A to Z.")
        #expect(errors("MUZZLES") == [], "Z is a letter, too.")
    }

    @Test("rejects a word without M with code 1")
    func prefix() {
        rejects("OTHELLO", with: 1, "OTHELLO does not begin with M: throw MemberInputValidator.noPrefix.")
        rejects("", with: 1, "The empty text does not begin with M: throw MemberInputValidator.noPrefix.")
        rejects("ＭERCURY", with: 1, "The wide M has other bytes than M: throw MemberInputValidator.noPrefix.")
    }

    @Test("rejects letters that the machine cannot engrave with code 3")
    func letters() {
        rejects("MEDEA", with: 3, "MEDEA has four letters after the M.")
        rejects("Mercury", with: 3, "The machine has only uppercase letters.")
        rejects("MERCUR7", with: 3, "7 is not a letter.")
        rejects("MOLIÈRE", with: 3, "È is a letter, but not A to Z. Compare the bytes (utf8).")
        rejects("MＥＲＣＵＲＹ", with: 3, "These are wide letters, which isLetter and isUppercase accept.")
        rejects(
            "MACBET\u{301}H", with: 3,
            "The T has an accent. As a Character, it is between A and Z. Compare the bytes (utf8).")
        rejects(
            "MON\u{212A}EYS", with: 3,
            "This K is the sign for kelvin. As a Character, it is equal to K. Compare the bytes (utf8).")
    }

    @Test("keeps the contract of every strategy")
    func contract() {
        let violations = StrategyContract.violations(
            of: BadgeInputValidator(), accepting: ["MERCURY", "MACBETH"],
            rejecting: ["OTHELLO", "HAMLET", "MEDEA", "MOLIÈRE"])
        #expect(violations == [], "accepting[0] is the first text in the array `accepting`.")
    }
}
