// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise
import InputValidation
import InputValidationTesting
import Testing

@Suite("Locker codes")
struct LockerInputValidatorTests {
    private func rejects(_ text: String, with code: Int, _ comment: Comment) {
        let errors = LockerInputValidator().errors(for: text).map { "\($0.domain) \($0.code)" }
        #expect(errors == ["Locker \(code)"], comment)
    }

    @Test("accepts codes")
    func accepts() {
        #expect(LockerInputValidator().isValid("_GOOD1_"), "_GOOD1_ is a code. Override validate(_:).")
        #expect(LockerInputValidator().isValid("_GOOD2_"), "_GOOD2_ is a code. Override validate(_:).")
    }

    @Test("rejects another first letter with code 1")
    func prefix() {
        rejects("", with: 1, "The empty text has no first letter: throw Self.noPrefix.")
        rejects("_NOLETTER_", with: 1, "_NOLETTER_ begins with another letter: throw Self.noPrefix.")
    }

    @Test("rejects other characters and other lengths with code 2")
    func digits() {
        rejects("_SHORT_", with: 2, "_SHORT_ has too few digits: throw Self.noDigits.")
        rejects("_GOOD1_0", with: 2, "_GOOD1_0 has too many digits: throw Self.noDigits.")
        rejects("_SHORT_x", with: 2, "_SHORT_x ends with a letter: throw Self.noDigits.")
    }

    @Test("rejects a wrong sum with code 3")
    func sum() {
        rejects(
            "_BADSUM_", with: 3, "The sum of the digits of _BADSUM_ is not a multiple of _FACTOR_: throw Self.wrongSum."
        )
    }

    @Test("is in use after a swap")
    func swap() {
        let input = ValidatedInput("_GOOD1_", .numeric, label: "Code")
        input.validate()
        acceptLockerCodes(in: input)
        #expect(input.validator is LockerInputValidator, "Set the property `validator` of the input.")
        #expect(input.errors.isEmpty, "After the swap, the input has no errors, because _GOOD1_ is a code.")
    }

    @Test("keeps the contract of every strategy")
    func contract() {
        let violations = StrategyContract.violations(
            of: LockerInputValidator(), accepting: ["_GOOD1_", "_GOOD2_"],
            rejecting: ["_NOLETTER_", "_SHORT_", "_BADSUM_"])
        #expect(violations == [], "The messages of the other tests name the error of each text.")
    }
}
