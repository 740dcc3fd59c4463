// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("NumberNotation")
struct NumberNotationTests {
    @Test(
        "writes a number with its signs",
        arguments: [
            (".", "1234567.5", "1234567.5"), (",", "-1234.5", "-1234,5"), (",.", "1234567.5", "1.234.567,5"),
            (".,2", "1234567.5", "12,34,567.5"), (".,2", "123", "123"), (".,", "-1234", "-1,234"), (",.", "999", "999"),
            (",.", "1000", "1.000"), ("", "1.5", "1.5"),
        ])
    func text(notation: String, number: String, text: String) {
        #expect(NumberNotation(notation).text(ofNumber: number) == text)
    }
}
