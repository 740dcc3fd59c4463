// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Values")
struct CheckableTests {
    @Test("validate themselves with a strategy")
    func values() throws {
        try "8001".validate(with: .numeric)
        let list = #expect(throws: ValidationError.self) { try ["1", "x"].validate(with: .each(.numeric)) }
        #expect(list?.path == [.index(1)])
        #expect(throws: ValidationError.self) { try 3.validate(with: Even()) }
    }

    @Test("validate themselves if they are optional")
    func optionals() {
        let name: String? = nil
        #expect(throws: Never.self) { try name.validate(with: .optional(.alpha)) }
        #expect(throws: ValidationError(.strategyAbstract)) { try name.validate(with: InputValidator<String?>()) }
        #expect(throws: ValidationError.self) { try Optional("1").validate(with: .optional(.alpha)) }
    }
}
