// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

private let composed = "caf\u{E9}"
private let decomposed = "cafe\u{301}"
private let kelvin = "\u{212A}"

/// Equality of texts by their bytes, wherever they are.
@Suite("Texts are the same if their bytes are")
struct SamenessTests {
    private func tells<Value: Hashable & Sendable>(_ first: Value, _ second: Value, apart: Bool = true) {
        #expect(first == second || !apart, "Swift takes them for one")
        #expect(InputValidator.equal(to: first).isValid(second) == !apart)
        #expect(InputValidator.equal(to: first).isValid(first))
        #expect(InputValidator.notEqual(to: first).isValid(second) == apart)
        #expect(MembershipInputValidator(oneOf: [first]).isValid(second) == !apart)
        #expect(MembershipInputValidator(noneOf: [first]).isValid(second) == apart)
        #expect(MembershipInputValidator(oneOf: [first, second]).isValid(first))
        #expect(MembershipInputValidator(oneOf: [second, first]).isValid(first))
        #expect((InputValidator.equal(to: first) == InputValidator.equal(to: second)) == !apart)
        #expect(
            (MembershipInputValidator(oneOf: [first]) == MembershipInputValidator(oneOf: [second])) == !apart)
    }

    @Test("in texts", arguments: [(composed, decomposed), ("K", kelvin), (";", "\u{37E}")])
    func texts(first: String, second: String) {
        tells(first, second)
        tells(Substring(first), Substring(second))
        tells(Character("\u{E9}"), Character("e\u{301}"))
    }

    @Test("in optionals and collections, however deep", arguments: [(composed, decomposed), ("K", kelvin)])
    func containers(first: String, second: String) {
        tells(Optional(first), Optional(second))
        tells([first], [second])
        tells([1: first], [1: second])
        tells([first: 1], [second: 1])
        tells(Set([first]), Set([second]))
        tells([[Optional(first)]], [[Optional(second)]])
        tells([first][...], [second][...])
        tells(ContiguousArray([first]), ContiguousArray([second]))
    }

    @Test("and what differs anyway differs, and what is the same is the same")
    func others() {
        tells(1, 1, apart: false)
        tells(Optional(1), Optional(1), apart: false)
        tells(Optional("a"), Optional("a"), apart: false)
        tells(String?.none, String?.none, apart: false)
        tells(["a": 1, "b": 2], ["b": 2, "a": 1], apart: false)
        #expect(!InputValidator.equal(to: Optional("a")).isValid(nil))
        #expect(!InputValidator.equal(to: ["a"]).isValid(["a", "a"]))
        #expect(!InputValidator.equal(to: ["a": 1]).isValid(["a": 2]))
        #expect(!InputValidator<[Int]>.equal(to: [1]).isValid([2]))
    }

    @Test("also by dot syntax on other types than text")
    func dotSyntax() {
        let choice: InputValidator<String?> = .oneOf(["K"])
        #expect(!choice.isValid(kelvin) && choice.isValid("K"))
        let list: InputValidator<[String]> = .equal(to: [composed])
        #expect(!list.isValid([decomposed]))
        let optional: InputValidator<String?> = .notEqual(to: composed)
        #expect(optional.isValid(decomposed))
    }

    @Test("also in a field and its repetition, and in what counts as an edit")
    func fields() {
        let password = ValidatedInput("caf\u{E9}1234", .required)
        let repetition = ValidatedInput("cafe\u{301}1234", .required)
        let form = InputForm { Matches(repetition, with: password) }
        #expect(!form.validate())
        repetition.value = password.value
        #expect(form.validate())
        password.value = "cafe\u{301}1234"
        #expect(password.isDirty)
    }

    @Test("but not for repetitions in a list: there two spellings of one word are a repetition")
    func unique() {
        #expect(!InputValidator<[String]>.unique.isValid([composed, decomposed]))
    }
}
