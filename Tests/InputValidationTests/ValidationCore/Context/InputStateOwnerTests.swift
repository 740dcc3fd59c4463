// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The value of an input")
struct InputStateOwnerTests {
    @Test("reports whether it was touched and whether its value differs")
    func marks() {
        let input = ValidatedInput("1", .numeric)
        input.endEditing()
        #expect(input.isTouched && !input.isDirty)
        input.value = "2"
        #expect(input.isDirty)
        input.validate()
        input.reset()
        #expect(input.value == "1" && !input.isTouched && !input.isDirty && !input.hasResult && !input.isHighlighted)
        input.reset(to: "3")
        #expect(input.value == "3" && !input.isTouched && !input.hasResult && !input.isDirty)
        input.value = "4"
        #expect(input.isDirty)
        input.reset()
        #expect(input.value == "3" && !input.isDirty)
    }

    @Test("keeps its verdict and highlight if an equal value is set")
    func equalValue() {
        let input = ValidatedInput("a", .numeric)
        input.validate()
        input.value = "a"
        #expect(input.isHighlighted && !input.isTouched && input.errors.count == 1)

        let optional = ValidatedInput(String?.none, .present())
        optional.value = nil
        #expect(!optional.isTouched)
        optional.value = "a"
        #expect(optional.isTouched)
    }

    @Test(
        "treats another spelling of an equal text as an edit", arguments: [("K", "\u{212A}"), ("\u{E9}", "e\u{301}")])
    func otherSpelling(first: String, second: String) {
        let input = ValidatedInput(first, .required)
        input.value = second
        #expect(input.isTouched && input.isDirty && Array(input.value.unicodeScalars) == Array(second.unicodeScalars))
        let list = ValidatedInput([first], .count(in: 1...))
        list.value = [second]
        #expect(list.isTouched)
        let optional = ValidatedInput(Optional(first), .present())
        optional.value = second
        #expect(optional.isTouched)
    }

    @Test("treats every value as an edit if the type is not equatable")
    func incomparable() {
        struct Opaque {}
        let input = ValidatedInput(Opaque(), InputValidator())
        input.value = Opaque()
        #expect(input.isTouched && input.isDirty)
    }

    @Test("is in its mirror, unless it is secret")
    func mirror() {
        let input = ValidatedInput("hunter2", .numeric, label: "Code")
        input.validate()
        let children = Mirror(reflecting: input).children.map { ($0.label ?? "", "\($0.value)") }
        #expect(children.map(\.0) == ["label", "value", "validator", "errors"] && children[1].1 == "hunter2")
        let secret = Mirror(reflecting: ValidatedInput("hunter2", .password())).children.map { "\($0.value)" }
        #expect(secret[1] == "(secret)" && !secret.joined().contains("hunter2"))
    }
}
