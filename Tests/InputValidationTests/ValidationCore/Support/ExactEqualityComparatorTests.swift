// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

private let composed = "caf\u{E9}"
private let decomposed = "cafe\u{301}"
private let kelvin = "\u{212A}"

/// Compares texts byte by byte, wherever they occur.
@Suite("Equal texts with different bytes")
struct ExactEqualityComparatorTests {
    /// Checks that two values are the same, or that they differ although Swift's `==` calls them equal.
    private func check<Value: Hashable & Sendable>(
        _ first: Value, _ second: Value, areSame: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let (equal, other) = (InputValidator.equal(to: first), InputValidator.equal(to: second))
        let (one, none) = (MembershipInputValidator(oneOf: [first]), MembershipInputValidator(noneOf: [first]))
        let results: [String: Bool] = [
            "==": first == second,
            "itself": equal.isValid(first) && !InputValidator.notEqual(to: first).isValid(first),
            "equal": equal.isValid(second) == areSame,
            "notEqual": InputValidator.notEqual(to: first).isValid(second) != areSame,
            "oneOf": one.isValid(second) == areSame,
            "noneOf": none.isValid(second) != areSame,
            "oneOf both": MembershipInputValidator(oneOf: [first, second]).isValid(first)
                && MembershipInputValidator(oneOf: [second, first]).isValid(first),
            "strategies": (equal == other) == areSame,
            "lists": (one == MembershipInputValidator(oneOf: [second])) == areSame,
        ]
        #expect(results.filter { !$0.value }.keys.sorted() == [], sourceLocation: sourceLocation)
    }

    @Test("are not the same", arguments: [(composed, decomposed), ("K", kelvin), (";", "\u{37E}")])
    func texts(first: String, second: String) {
        check(first, second)
        check(Substring(first), Substring(second))
        check(Character("\u{E9}"), Character("e\u{301}"))
    }

    @Test(
        "are not the same in optionals and collections, however deep",
        arguments: [(composed, decomposed), ("K", kelvin)])
    func containers(first: String, second: String) {
        check(Optional(first), Optional(second))
        check([first], [second])
        check([1: first], [1: second])
        check([first: 1], [second: 1])
        check(Set([first]), Set([second]))
        check([[Optional(first)]], [[Optional(second)]])
        check([first][...], [second][...])
        check(ContiguousArray([first]), ContiguousArray([second]))
    }

    @Test("are not compared only in a part of a collection")
    func parts() {
        func check<Value: Hashable & Sendable>(_ first: Value, _ second: Value) {
            #expect(!InputValidator.equal(to: first).isValid(second), "\(first)")
            #expect(!InputValidator.equal(to: second).isValid(first), "\(first)")
        }
        check(["a", "b"], ["a"])
        check(Set(["a", "b"]), Set(["a"]))
        check(["a": 1, "b": 2], ["a": 1])
        check(["a": "1", "b": "2"], ["a": "1"])
    }

    @Test("do not change what else is the same or differs")
    func others() {
        check(1, 1, areSame: true)
        check(Optional(1), Optional(1), areSame: true)
        check(Optional("a"), Optional("a"), areSame: true)
        check(String?.none, String?.none, areSame: true)
        check(["a": 1, "b": 2], ["b": 2, "a": 1], areSame: true)
        #expect(!InputValidator.equal(to: Optional("a")).isValid(nil))
        #expect(!InputValidator.equal(to: ["a"]).isValid(["a", "a"]))
        #expect(!InputValidator.equal(to: ["a": 1]).isValid(["a": 2]))
        #expect(!InputValidator<[Int]>.equal(to: [1]).isValid([2]))
    }

    @Test("are not the same by dot syntax on other types than text, either")
    func dotSyntax() {
        let choice: InputValidator<String?> = .oneOf(["K"])
        #expect(!choice.isValid(kelvin) && choice.isValid("K"))
        let list: InputValidator<[String]> = .equal(to: [composed])
        #expect(!list.isValid([decomposed]))
        let optional: InputValidator<String?> = .notEqual(to: composed)
        #expect(optional.isValid(decomposed))
    }

    @Test("are not the same in a field and its repetition, and count as an edit")
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

    @Test("are a repetition in a list nevertheless")
    func unique() {
        #expect(!InputValidator<[String]>.unique.isValid([composed, decomposed]))
    }
}
