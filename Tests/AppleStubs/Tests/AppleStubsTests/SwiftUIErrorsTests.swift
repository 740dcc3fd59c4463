// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationUIOnStubs
import SwiftUI
import Testing

extension SwiftUITests {
    @Suite("Validated views")
    @MainActor
    struct SwiftUIErrorsTests {
        @Test("show an error as the app draws it")
        func ownViews() {
            let input = ValidatedInput("a-b", .count(in: 8...64) && .alphanumeric, label: "Name")
            input.validate()
            let own = Screen(Text("x").validated(by: input) { Text("! \($0.code)") })
            #expect(own.lines == ["x", "! 1010"])
        }

        @Test("show an error with a symbol, in a color with enough contrast", arguments: [ColorScheme.light, .dark])
        func appearance(scheme: ColorScheme) {
            // The lightest and the darkest background of a form on iOS and macOS.
            let backgrounds: [Double] = scheme == .light ? [1, 236 / 255.0] : [0, 58 / 255.0]
            func luminance(_ parts: [Double]) -> Double {
                let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
                return zip(linear, [0.2126, 0.7152, 0.0722]).map(*).reduce(0, +)
            }
            let input = ValidatedInput("", .alpha, label: "Name")
            input.validate()
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            let message = Screen(ValidatedField(input), environment: environment)["Name must not be empty"]
            #expect(message.symbol != nil && message.font == .footnote)
            for background in backgrounds {
                let other = luminance(Array(repeating: background, count: 3))
                let values = [luminance(message.color ?? []), other].sorted()
                #expect((values[1] + 0.05) / (values[0] + 0.05) >= 4.5)
            }
            let own = Screen(Text("x").validated(by: input) { InputErrorText($0).font(.caption) })
            #expect(own["Name must not be empty"].font == .caption)
        }

        @Test("validate a value of the app with a strategy when its editing ends")
        func strategy() {
            final class Model { var email = "ada" }
            let model = Model()
            let text = Binding(get: { @MainActor in model.email }, set: { @MainActor in model.email = $0 })
            struct Row: View {
                let text: Binding<String>
                var body: some View {
                    TextField("Email", text: text).validated(text.wrappedValue, by: .email, label: "Email")
                }
            }
            let screen = Screen(Row(text: text))
            #expect(screen["Email"].keyboard == .emailAddress && screen.lines == ["[Email: ada]"])
            screen.focus("Email")
            screen.focus(nil)
            #expect(screen.lines.last == "Email must include an @ sign, like name@example.com")
            screen.replace("Email", with: "ada@example.com")
            screen.focus(nil)
            #expect(screen.lines == ["[Email: ada@example.com]"])
            screen.replace("Email", with: "x")
            screen.submit("Email")
            #expect(screen.lines.count == 2)
        }

        @Test("use a strategy that changes from the next edit")
        func changingStrategy() {
            final class Model {
                var text = "a"
                var isNumber = false
            }
            let model = Model()
            let text = Binding(get: { @MainActor in model.text }, set: { @MainActor in model.text = $0 })
            struct Row: View {
                let model: Model
                let text: Binding<String>
                var body: some View {
                    TextField("Value", text: text)
                        .validated(text.wrappedValue, by: model.isNumber ? .numeric : .alpha, label: "Value")
                }
            }
            let screen = Screen(Row(model: model, text: text))
            model.isNumber = true
            screen.replace("Value", with: "b")
            screen.focus(nil)
            #expect(screen.lines.last == "Value must only include the digits 0 to 9")
            screen.replace("Value", with: "1")
            screen.focus(nil)
            #expect(screen.lines == ["[Value: 1]"])
        }

        @Test("of any kind end the editing of their input")
        func ownView() {
            let input = ParsedInput("x", .integer, label: "Number")
            input.timing = .onEndOfEditing
            let screen = Screen(TextField("Own", text: input.binding).validated(by: input))
            screen.focus("Own")
            screen.focus(nil)
            #expect(screen.lines.count == 2)
            input.requestFocus()
            #expect(screen["Own"].isFocused && screen["Own"].isRead())
        }

        @Test("observe the errors of an input while they are drawn")
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
    }
}
