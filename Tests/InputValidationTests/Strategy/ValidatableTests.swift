// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Values")
struct CheckableTests {
    @Test("are handed to a strategy from their own side")
    func values() throws {
        try "8001".validate(with: .numeric)
        #expect("x".isValid(with: .alpha) && !3.isValid(with: Even()))
        #expect(["1", "x"].errors(with: .each(.numeric)).map(\.path) == [[.index(1)]])
    }

    @Test("are asked about even when there is none")
    func optionals() {
        let name: String? = nil
        #expect(name.isValid(with: .optional(.alpha)))
        #expect(!name.isValid(with: InputValidator<String?>()))
        #expect(!Optional("1").isValid(with: .optional(.alpha)))
    }
}
