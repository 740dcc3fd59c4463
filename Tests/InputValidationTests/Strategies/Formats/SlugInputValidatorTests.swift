// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let slug = [
        TextStrategy(
            "slug", .slug,
            accepts: ["hello-world-2", "a"],
            rejects: [
                ("hello--world", .slugHyphen),
                ("-a", .slugHyphen),
                ("a-", .slugHyphen),
                ("Hello", .slugCharacter),
                ("a_b", .slugCharacter),
                ("é", .slugCharacter),
            ]),
        TextStrategy(
            "slug with underscores", SlugInputValidator(underscores: true),
            accepts: ["hello_world-2", "a_b_c", "hello-world"],
            rejects: [
                ("a__b", .slugHyphen),
                ("a-_b", .slugHyphen),
                ("_a", .slugHyphen),
                ("a_", .slugHyphen),
                ("A_b", .slugCharacter),
            ]),
    ]
}

@Suite("SlugInputValidator")
struct SlugInputValidatorTests {
    @Test(
        "reports the position of the error",
        arguments: [("hello--world", 6), ("-a", 0), ("a-", 1), ("helloWorld", 5), ("a b", 1)])
    func position(input: String, offset: Int) {
        #expect(rejection(by: .slug, of: input)?[.position] == .int(offset))
    }
}
