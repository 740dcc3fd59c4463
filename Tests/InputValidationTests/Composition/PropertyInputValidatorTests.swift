// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Rules for properties")
struct PropertyInputValidatorTests {
    private struct Address: Sendable {
        var zip = ""
        var lines: [String] = []
    }

    private struct Person: Sendable {
        var address = Address()
        var second: Address?
        var name = ""
    }

    @Test("give one path however a nested property is written")
    func nested() {
        let nested: InputValidator<Person> = .at(\.address, .at(\.zip, .required))
        let direct: InputValidator<Person> = .at(\.address.zip, .required)
        for strategy in [nested, direct] {
            let errors = strategy.errors(for: Person())
            #expect(errors.map(\.path) == [[.key("address"), .key("zip")]])
            #expect(rejection(by: strategy, of: Person()) == errors.first)
        }
        let optional: InputValidator<Person> = .at(\.second?.zip, .present())
        #expect(rejection(by: optional, of: Person())?.path == [.key("second"), .key("zip")])
        let named: InputValidator<Person> = .at(\.address.zip, named: "postal.code", .required)
        #expect(rejection(by: named, of: Person())?.path == [.key("postal.code")])
        #expect(nested != direct && direct == .at(\.address.zip, .required))
    }

    @Test("give their errors a label, unless the rule has one")
    func labels() {
        let strategy: InputValidator<Person> =
            .at(\.name, label: "Name", .required)
            && .at(
                \.address, label: "Address", .at(\.zip, label: "Postcode", .required) && .at(\.lines, .count(in: 1...)))
        let errors = strategy.errors(for: Person())
        #expect(errors.map(\.label) == ["Name", "Postcode", "Address"])
        #expect(
            errors.map(\.reason) == ["Enter name", "Enter postcode", "Address must have 1 entries or more"])
        let input = ValidatedInput(Person(), .at(\.name, .required), label: "Person", key: "person")
        input.validate()
        #expect(input.error?.label == "Person" && input.error?.path.text == "person.name")
        #expect(InputValidator<Person>.at(\.name, label: "A", .required) != .at(\.name, label: "B", .required))
    }

    @Test(
        "have paths that people and programs can read",
        arguments: [
            ([], "", ""), ([.key("age")], "age", "/age"),
            ([.key("address"), .key("lines"), .index(2)], "address.lines[2]", "/address/lines/2"),
            ([.index(0), .key("a")], "[0].a", "/0/a"), ([.key("a/b"), .key("m~n")], "a/b.m~n", "/a~1b/m~0n"),
            ([.key("")], "", "/"),
        ] as [([ValidationError.PathComponent], String, String)])
    func texts(path: [ValidationError.PathComponent], text: String, pointer: String) {
        #expect(path.text == text)
        #expect(path.jsonPointer == pointer)
        #expect("\(path)" == "[" + path.map(\.description).joined(separator: ", ") + "]")
    }
}
