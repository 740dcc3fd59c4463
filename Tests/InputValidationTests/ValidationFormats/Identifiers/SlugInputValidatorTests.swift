// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let slug = [
        TextStrategy(
            "slug with underscores", SlugInputValidator(allowsUnderscores: true),
            accepts: ["hello_world-2", "a_b_c", "hello-world"],
            rejects: [
                ("a__b", .slugHyphen),
                ("a-_b", .slugHyphen),
                ("_a", .slugHyphen),
                ("a_", .slugHyphen),
                ("A_b", .slugCharacter),
            ])
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

    @Test(
        "reports whether only capital letters are wrong",
        arguments: [
            ("helloWorld", true), ("helloWorld2", true), ("a-B-c", true), ("helloWorld!", false),
            ("hello World", false),
        ])
    func capitals(input: String, isOtherCase: Bool) {
        let error = rejection(by: .slug, of: input)
        #expect(error?.code == .slugCharacter && (error?[.isOtherCase] == true) == isOtherCase)
    }

    @Test(
        "names the separator only if hyphens are wrong, and whether one is at an edge",
        arguments: [
            ("hello--world", "-", nil), ("hello__world", nil, nil), ("hello-_world", nil, nil),
            ("hello_-world", nil, nil), ("-hello", nil, true), ("hello-", nil, true), ("_hello", nil, nil),
            ("hello_", nil, nil),
        ] as [(String, ValidationError.Value?, ValidationError.Value?)])
    func hyphens(input: String, character: ValidationError.Value?, isAtEdge: ValidationError.Value?) {
        let error = rejection(by: SlugInputValidator(allowsUnderscores: true), of: input)
        #expect(error?.domain == .builtIn && error?.code == .slugHyphen)
        #expect(error?[.character] == character && error?[.isAtEdge] == isAtEdge)
    }

    // A long text is read in words of 8 bytes and blocks of 32 bytes.
    @Test(
        "reports the position of the error at every place of texts of several lengths", arguments: [7, 8, 9, 65, 139])
    func everyPlace(length: Int) {
        let underscores = SlugInputValidator(allowsUnderscores: true)
        var wrong: [String] = []
        for offset in 0..<length {
            func check(_ bytes: String, _ strategy: InputValidator<String>, _ error: ValidationError?) {
                var text = Array(repeating: UInt8(ascii: "a"), count: length)
                text.replaceSubrange(offset..<min(length, offset + bytes.utf8.count), with: bytes.utf8)
                let input = String(decoding: text, as: UTF8.self)
                let rejection = rejection(by: strategy, of: input)
                if rejection?.code != error?.code || rejection?[.position] != error?[.position] { wrong.append(input) }
            }
            for byte in ["A", ".", "`", "{", "/", ":", "_", "\u{7F}"] {
                check(byte, .slug, ValidationError(.slugCharacter).at(position: offset))
            }
            guard offset > 0, offset + 2 < length else { continue }
            let double = ValidationError(.slugHyphen).at(position: offset + 1)
            check("-", .slug, nil)
            check("_", underscores, nil)
            check("--", .slug, double)
            for pair in ["--", "__", "-_", "_-"] { check(pair, underscores, double) }
        }
        #expect(wrong == [])
    }
}
