// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Beginnings, ends and parts of text")
struct TextPartTests {
    @Test("finds beginnings, ends and parts by bytes")
    func parts() {
        #expect(InputValidator<String>.prefix("A-").isValid("A-1"))
        #expect(rejection(by: .prefix("K"), of: "\u{212A}1")?.code == .textPrefix)
        #expect(InputValidator<String>.suffix("\n").isValid("a\r\n"))
        #expect(rejection(by: .suffix(".png"), of: "png")?.code == .textSuffix)
        #expect(InputValidator<String>.contains("aab").isValid("aaaaab"))
        #expect(rejection(by: .contains("aab"), of: "aaaaa")?.code == .textContains)
        #expect(!InputValidator<String>.contains("ab").isValid("a"))
    }
}
