// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let required = [
        StrategyRow(
            "required", RequiredInputValidator(), accepts: ["a", " a ", "\u{200B}a\n", "👍"],
            rejects: [
                ("", .inputEmpty), ("  ", .inputEmpty), ("\u{200B}", .inputEmpty),
                (String(repeating: "a", count: 65_537), .inputTooLarge),
            ])
    ]
}

@Suite("RequiredInputValidator")
struct RequiredInputValidatorTests {
    static let blanks: [SampleText] = [
        "", " ", "\t\n\r\n", "\u{A0}", "\u{200B}", "\u{FEFF}", "\u{3164}", "\u{2800}", "\0", "\u{AD} ",
    ]

    @Test("requires a visible character", arguments: blanks)
    func required(blank: SampleText) {
        #expect(rejection(by: .required, of: blank.text)?.code == .inputEmpty)
        #expect(InputValidator<String>.required.isValid(blank.text + "a"))
    }
}
