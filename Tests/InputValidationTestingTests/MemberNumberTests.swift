// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

// The article on testing shows this suite.

@Suite("A member number")
struct MemberNumberTests {
    @Test("is accepted", arguments: ["M123", "M4"])
    func accepted(number: String) {
        #expect(MemberInputValidator().isValid(number))
    }

    @Test("without the prefix is rejected", arguments: ["123", "m1"])
    func rejected(number: String) {
        let error = MemberInputValidator().errors(for: number).first
        #expect(error?.domain == "Club")
        #expect(error?.code == 7)
    }
}

private final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    static let noPrefix = ValidationError(7, domain: "Club", message: "{label} begins with M, as on your card")

    override func validate(_ input: String) throws(ValidationError) {
        guard input.hasPrefix("M") else { throw Self.noPrefix.at(position: 0) }
    }
}
