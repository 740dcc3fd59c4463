// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import AppKit
import InputValidation
import InputValidationUIOnStubs
import SwiftUI
import Testing

@Suite("SwiftUI views")
@MainActor
struct SwiftUITests {
    @Test("bind a control to an input")
    func binding() {
        let input = ValidatedInput("a", .alpha)
        let binding = input.binding
        #expect(binding.wrappedValue == "a")
        binding.wrappedValue = "b"
        #expect(input.value == "b" && input.isTouched)
    }

    @Test("show label, text, message and hint, and put the state into the environment")
    func field() throws {
        let input = ValidatedInput("1", .alpha, label: "City")
        let view = ValidatedField(input)
        #expect(view.draw().lines == ["[City: 1]"])

        input.validate()
        let drawing = view.draw()
        #expect(drawing.lines == ["[City: 1]", "City must only include the letters A to Z, without spaces or accents"])
        let environment = try #require(drawing.environments.first)
        #expect(environment.isInputHighlighted)
        #expect(environment.inputErrors.map(\.code) == [.alphaCharacter])

        input.value = "a"
        #expect(view.draw().environments.first?.isInputHighlighted == false)
        #expect(EnvironmentValues().inputErrors == [])
    }

    @Test("follow an input: its errors are observed while the view is drawn")
    func observation() {
        let input = ValidatedInput("1", .alpha)
        let field = ValidatedField(input)
        nonisolated(unsafe) var changes = 0
        withObservationTracking {
            _ = field.draw()
        } onChange: {
            changes += 1
        }
        input.validate()
        #expect(changes == 1)
    }

    @Test("take parsed inputs and any view")
    func parsed() {
        let number = ParsedInput(
            "x", InputValidator<String>.parsed(by: { Int($0) }, or: ValidationError(.numericCharacter)), label: "Number"
        )
        number.validate()
        #expect(ValidatedField(number).draw().lines.count == 2)
        #expect(Text("a").validated(by: number).draw().lines == ["a", "Number must only include the digits 0 to 9"])
    }
}

@Suite("AppKit controls")
@MainActor
struct AppKitTests {
    @Test("have strategies too, and tell of their changes")
    func textField() {
        let field = NSTextField()
        var answers: [Int] = []
        field.validator = .numeric
        field.validationHandler = { answers.append($0.count) }
        field.validateOnInputChange(enabled: true)
        field.stringValue = "a"
        NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: field)
        field.stringValue = "1"
        NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: field)
        #expect(answers == [1, 0])
    }
}
