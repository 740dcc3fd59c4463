// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The placeholders of a message")
struct PlaceholderTests {
    @Test(
        "are replaced by their values or an ellipsis, and other braces are text",
        arguments: [
            ("no braces", "no braces"), ("{minimum} or more", "3 or more"), ("{minimum}{minimum}", "33"),
            ("{{minimum}}", "{3}"), ("{unknown {minimum}", "{unknown 3"), ("{unknown}", "…"), ("{}", "{}"),
            ("}{minimum}{", "}3{"), ("{minimum", "{minimum"), ("é{minimum}é", "é3é"),
        ])
    func replacement(message: String, reason: String) {
        let error = ValidationError(7, domain: "Club", message: message, parameters: [.minimum: 3])
        #expect(error.reason == reason)
    }

    @Test(
        "are each read once",
        arguments: [
            String(repeating: "{", count: 10_000) + "}", String(repeating: "{", count: 10_000),
            String(repeating: "{a", count: 5_000) + String(repeating: "}", count: 5_000),
            String(repeating: "{a}", count: 5_000), String(repeating: "}", count: 10_000),
        ])
    func work(template: String) {
        var count = 0
        let text = template.replacingPlaceholders { name in
            count += 1 + name.utf8.count
            return nil
        }
        #expect(text == template)
        #expect(count <= template.utf8.count)
    }
}
