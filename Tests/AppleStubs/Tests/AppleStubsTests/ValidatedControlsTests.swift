// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Accessibility
import InputValidation
import InputValidationUIOnStubs
import SwiftUI
import Testing

extension SwiftUITests {
    @Suite("Pickers, toggles, and dates")
    @MainActor
    struct ValidatedControlsTests {
        @Test("edit and validate the values of their inputs")
        func choices() {
            let country = ParsedInput(String?.none, .present(), label: "Country")
            let terms = ValidatedInput(false, .equal(to: true).message("Accept the terms"), label: "Terms")
            let start = Date(timeIntervalSince1970: 100)
            let arrival = ValidatedInput(start, .range(start...), label: "Arrival")
            for field in [country, terms, arrival] as [any FormField] { field.timing = .onEndOfEditing }
            let screen = Screen(
                Form {
                    ValidatedPicker(country) {
                        Text("Austria").tag(String?.some("AT"))
                        Text("Switzerland").tag(String?.some("CH"))
                    }
                    ValidatedToggle(terms)
                    ValidatedDatePicker(arrival)
                })
            #expect(screen.lines == ["[Country: ]", "[Terms: off]", "[Arrival: 100.0]"])
            screen.choose("Switzerland", in: "Country")
            screen.press("Terms")
            screen.choose(Date(timeIntervalSince1970: 50), in: "Arrival")
            #expect(country.output == "CH" && terms.value && terms.isAccepted && arrival.isTouched)
            #expect(arrival.error?.code == .comparisonTooSmall)
            screen.press("Terms")
            #expect(screen.lines.contains("Accept the terms"))

            country.reset()
            #expect(screen["Country"].description == "[Country: ]" && !country.isTouched)
        }

        @Test("do not end their editing if they cannot have the focus that is requested", arguments: [true, false])
        func focusOfChoices(focusesChoices: Bool) {
            let terms = ValidatedInput(false, .equal(to: true), label: "Terms")
            let country = ParsedInput(String?.none, .present(), label: "Country")
            for field in [terms, country] as [any FormField] { field.timing = .onEndOfEditing }
            let screen = Screen(
                Form {
                    ValidatedToggle(terms)
                    ValidatedPicker(country) { Text("Austria").tag(String?.some("AT")) }
                }, focusesChoices: focusesChoices)
            for (field, title) in [(terms, "Terms"), (country, "Country")] as [(any FormField, String)] {
                field.requestFocus()
                screen.update()
                // VoiceOver moves to it in either case.
                #expect(screen[title].isFocused == focusesChoices && screen[title].isRead())
                #expect(!field.isTouched && !field.hasResult)
            }
            for field in [terms, country] as [any FormField] {
                field.requestFocus()
                screen.update()
                #expect(!field.isTouched)
            }
        }

        @Test("end their editing when a person leaves them with the keyboard", arguments: [true, false])
        func leftChoices(focusesChoices: Bool) {
            let terms = ValidatedInput(false, .equal(to: true), label: "Terms")
            terms.timing = .onEndOfEditing
            let screen = Screen(ValidatedToggle(terms), focusesChoices: focusesChoices)
            screen.focus("Terms")
            screen.focus(nil)
            #expect(terms.isTouched == focusesChoices && terms.hasResult == focusesChoices)
        }

        @Test("are announced once after a submit, and once for each choice that is rejected")
        func announcements() async {
            let terms = ValidatedInput(false, .equal(to: true).message("Accept the terms"), label: "Terms")
            let email = ValidatedInput("", .email, label: "Email")
            let form = InputForm {
                terms
                email
            }
            for field in form.fields { field.timing = .onEndOfEditing }
            let screen = Screen(
                Form {
                    ValidatedToggle(terms)
                    ValidatedField(email)
                    SubmitButton("Send", form: form) { _ in }
                })
            let recorder = AccessibilityNotification.Recorder()
            await AccessibilityNotification.$recorder.withValue(recorder) { @MainActor in
                screen.focus("Email")
                screen.press("Send")
                for _ in 0..<300 where terms.error == nil { await Task.yield() }
                screen.update()
                screen.focus(nil)
                #expect(recorder.texts.count == 1)
                screen.press("Terms")
                screen.press("Terms")
            }
            #expect(recorder.texts.dropFirst().map { String($0.characters) } == ["Accept the terms"])
        }

        @Test("show the components of a date that they are given, or else the date")
        func components() {
            let start = Date(timeIntervalSince1970: 1)
            let date = ValidatedInput(start, .atLeast(start), label: "Day")
            let text = "Day"
            let resource: LocalizedStringResource = "Day"
            let dates = Screen(
                Form {
                    ValidatedDatePicker(date)
                    ValidatedDatePicker("Day", input: date)
                    ValidatedDatePicker(text, input: date)
                    ValidatedDatePicker(resource, input: date)
                    ValidatedDatePicker(date) { Text("Day") }
                })
            let ofDates = dates.drawing.elements.compactMap { $0.components }
            #expect(ofDates == Array(repeating: DatePickerComponents.date, count: 5))
            let time: DatePickerComponents = .hourAndMinute
            let times = Screen(
                Form {
                    ValidatedDatePicker(date, displayedComponents: time)
                    ValidatedDatePicker("Day", input: date, displayedComponents: time)
                    ValidatedDatePicker(text, input: date, displayedComponents: time)
                    ValidatedDatePicker(resource, input: date, displayedComponents: time)
                    ValidatedDatePicker(date, displayedComponents: time) { Text("Day") }
                })
            let ofTimes = times.drawing.elements.compactMap { $0.components }
            #expect(ofTimes == Array(repeating: time, count: 5))
        }

        @Test("have the role that a button is given, or none")
        func roles() {
            let form = InputForm { ValidatedInput("Bern", .alpha) }
            let text = "Send"
            let resource: LocalizedStringResource = "Send"
            let screen = Screen(
                Form {
                    SubmitButton("Send", form: form) { _ in }
                    SubmitButton("Send", form: form, role: .destructive) { _ in }
                    SubmitButton(text, form: form, role: .destructive) { _ in }
                    SubmitButton(resource, form: form, role: .destructive) { _ in }
                    SubmitButton(form: form, role: .destructive) { _ in
                    } label: {
                        Text("Send")
                    }
                })
            let roles = screen.drawing.elements.compactMap { $0.role }
            #expect(screen.drawing.elements[0].role == nil)
            #expect(roles == Array(repeating: ButtonRole.destructive, count: 4))
        }

        @Test("have titles of the app's String Catalog, or as they are")
        func titles() {
            var environment = EnvironmentValues()
            environment.strings = ["City": "Stadt", "Place": "wrong", "%@": "wrong"]
            let city = ValidatedInput("B", .oneOf(["B"]), label: "Place")
            let flag = ValidatedInput(false, .equal(to: true), label: "Place")
            let start = Date(timeIntervalSince1970: 1)
            let date = ValidatedInput(start, .atLeast(start), label: "Place")
            let text = "City"
            let resource: LocalizedStringResource = "City"
            let form = InputForm { city }
            let screen = Screen(
                Form {
                    ValidatedPicker("City", input: city) { Text(verbatim: "B").tag("B") }
                    ValidatedPicker(text, input: city) { Text(verbatim: "B").tag("B") }
                    ValidatedPicker(resource, input: city) { Text(verbatim: "B").tag("B") }
                    ValidatedPicker(city) { Text(verbatim: "B").tag("B") }
                    ValidatedToggle(text, input: flag)
                    ValidatedToggle(resource, input: flag)
                    ValidatedDatePicker("City", input: date)
                    ValidatedDatePicker(text, input: date)
                    ValidatedDatePicker(resource, input: date)
                    ValidatedDatePicker(date)
                    SubmitButton(resource, form: form) { _ in }
                }, environment: environment)
            #expect(
                screen.lines == [
                    "[Stadt: B]", "[City: B]", "[Stadt: B]", "[Place: B]", "[City: off]", "[Stadt: off]",
                    "[Stadt: 1.0]", "[City: 1.0]", "[Stadt: 1.0]", "[Place: 1.0]", "(Stadt)",
                ])
        }
    }
}
