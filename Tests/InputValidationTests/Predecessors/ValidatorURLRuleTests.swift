// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

/// Tests the URL rule of adamwaite's Validator, which tried to create a URL with Foundation.
@Suite("As in Validator: the URL rule")
struct ValidatorURLRuleTests {
    @Test(
        "accepts URLs and rejects other text",
        arguments: [("http://example.com", true), ("https://example.com/a?b", true), ("", false)])
    func urls(input: String, isAccepted: Bool) {
        #expect(InputValidator.url.isValid(input) == isAccepted)
    }

    @Test(
        "rejects text from which Foundation creates a URL",
        arguments: ["Invalid URL", "abc", "javascript:alert(1)", "http://", "http://example.com/a b"])
    func texts(input: String) {
        #expect(URL(string: input) != nil)
        #expect(!InputValidator.url.isValid(input))
    }
}
