// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationUIOnStubs
import SwiftUI
import Testing

extension SwiftUITests {
    @Suite("Styles of fields")
    @MainActor
    struct SwiftUIStylesTests {
        @Test("determine where the messages of a field are")
        func styles() {
            struct Above: ValidatedFieldStyle {
                @Environment(\.locale) private var locale

                func makeBody(configuration: Configuration) -> some View {
                    configuration.messages
                    configuration.control
                    Text(verbatim: "\(locale.identifier) \(configuration.field.isHighlighted)")
                }
            }
            let input = ValidatedInput("", .count(in: 8...) && .alpha, label: "Name")
            input.validate()
            let message = input.error?.reason ?? ""
            #expect(Screen(ValidatedField(input).validatedFieldStyle(.automatic)).lines == ["[Name: ]", message])
            #expect(Screen(ValidatedField(input).validatedFieldStyle(.controlOnly)).lines == ["[Name: ]"])
            let footer = Screen(Form { ValidatedField(input) }.validatedFieldStyle(.sectionFooter))
            #expect(footer.lines == ["[Name: ]", message])
            #expect(footer[message].isFooter && !footer["Name"].isFooter)
            #expect(!Screen(ValidatedField(input))[message].isFooter)
            // A style reads the environment, and the control stays connected.
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: "de")
            let above = Screen(ValidatedField(input).validatedFieldStyle(Above()), environment: environment)
            #expect(above.lines == [message, "[Name: ]", "de true"])
            above.type("abcdefgh", into: "Name")
            input.requestFocus()
            #expect(above["Name"].isFocused && above.lines.last == "de false")
            let own = Form {
                ValidatedToggle(ValidatedInput(true, .equal(to: true), label: "Terms"))
                InputMessages(input) { Text("! \($0.code)") }
            }
            input.validator = .numeric
            #expect(Screen(own).lines == ["[Terms: on]", "! 1001"])
        }
    }
}
