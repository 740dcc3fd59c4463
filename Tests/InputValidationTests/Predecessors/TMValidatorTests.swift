// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// Tests what TMValidator offers: fields with a value, a label, and an element, and a run that returns successes and
/// errors.
@Suite("As in TMValidator")
struct TMValidatorTests {
    private let name = ValidatedInput("Jo", .alpha, label: "Name", key: "name")
    private let number = ValidatedInput("12a", .numeric && .pattern("[0-9]{5}"), label: "Number", key: "number")

    private var form: InputForm<(String, String)> {
        InputForm {
            name
            number
        }
    }

    @Test("a run reports the accepted and the rejected fields")
    func run() {
        form.validate()
        #expect(form.report.accepted.map(\.label) == ["Name"])
        #expect(form.report.rejected.map(\.label) == ["Number"])
    }

    @Test("each error has a code, a message, and parameters")
    func errors() throws {
        form.validate()
        let errors = try #require(form.report.rejected.first).errors
        #expect(errors.map(\.code) == [.numericCharacter, .patternMismatch])
        #expect(errors.first?.reason == "Number must only include the digits 0 to 9")
        #expect(errors.first?[.position] == 2)
        #expect(errors.allSatisfy { $0.path == [.key("number")] && $0.label == "Number" })
    }

    @Test("rules are added in a chain, and a field can get another one while the program runs")
    func rules() {
        form.validate()
        number.validator = .numeric
        #expect(form.report.rejected.first?.errors.count == 1)
        number.validator = .numeric || .alpha || .pattern("[0-9a]+")
        #expect(form.report.rejected == [])
    }

    @Test("a custom message can be set where the rule is used")
    func message() {
        let plain = ValidatedInput("x", .numeric, label: "Number")
        let own = ValidatedInput("x", .numeric.message("Write {label} in digits"), label: "Number")
        plain.validate()
        own.validate()
        #expect(own.error?.reason == "Write Number in digits")
        #expect(own.error == plain.error)
    }

    @Test("a rejected field can be found and highlighted")
    func element() {
        form.validate()
        #expect(form.fields.filter(\.isHighlighted).map(\.label) == ["Number"])
        #expect(form.firstRejected === number)
    }
}
