// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("ErrorTree")
struct ErrorTreeTests {
    @Test("arranges errors by their paths, ordered by the first error")
    func arrangement() {
        let empty = ValidationError(.inputEmpty)
        let tree = ErrorTree([
            empty.under(.index(1)).under(.key("lines")), empty.under(.key("city")),
            ValidationError(.numericCharacter), ValidationError(.alphaCharacter).under(.index(1)).under(.key("lines")),
        ])
        #expect(tree.errors.map(\.code) == [.numericCharacter])
        #expect(tree.parts.map(\.component) == [.key("lines"), .key("city")])
        #expect(tree["lines"]?[1]?.errors.map(\.code) == [.inputEmpty, .alphaCharacter])
        #expect(tree["lines"]?.errors.isEmpty == true && tree["lines"]?[0] == nil && tree["street"] == nil)
        #expect(
            "\(tree)" == """
                Only use the digits 0 to 9
                lines
                  1
                    Enter a value
                    Only use the letters A to Z or a to z, with no digits, spaces, or accents
                city
                  Enter a value
                """)
        #expect(ErrorTree([]).description.isEmpty)
    }

    @Test("has one line for each key and message, whatever is in them")
    func escapes() {
        let error = ValidationError(7, message: "\u{200F}No\n\u{1B}!").under(.key("a\r\n\u{200F}b"))
        #expect("\(ErrorTree([error]))" == #"a\r\n\u{200F}b"# + "\n  " + #"\u{200F}No\n\u{1B}!"#)
    }

    @Test("has the sentences of the language that its errors have, below the keys of the data")
    func language() {
        let messages = MessageCatalog(tag: "de").adding(
            MessageTexts(["de": [.inputEmpty: "Geben Sie {label} ein"]], phrases: ["de": ["City": "Ort"]]))
        let city = ValidatedInput("", .required, label: "City", key: "city")
        let form = InputForm { InputForm { city }.under("address") }
        form.messages = messages
        form.validate()
        #expect("\(ErrorTree(form.report.errors))" == "address\n  city\n    Geben Sie Ort ein")
        form.messages = nil
        let error = FormError(errors: form.report.errors)
        #expect(error.errors.map(\.reason) == ["City must not be empty"])
        #expect("\(ErrorTree(error.localized(in: messages).errors))" == "address\n  city\n    Geben Sie Ort ein")
        #expect(ErrorTree(error.localized(in: messages).errors) == ErrorTree(error.errors))
    }
}
