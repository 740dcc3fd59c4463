// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("RequiredInputValidator")
struct RequiredInputValidatorTests {
    static let blanks = [
        "", " ", "\t\n\r\n", "\u{A0}", "\u{200B}", "\u{FEFF}", "\u{3164}", "\u{2800}", "\0", "\u{AD} ",
    ]

    @Test("requires that something can be seen", arguments: blanks)
    func required(blank: String) {
        #expect(rejection(by: .required, of: blank)?.code == .inputEmpty)
        #expect(InputValidator<String>.required.isValid(blank + "a"))
    }
}
