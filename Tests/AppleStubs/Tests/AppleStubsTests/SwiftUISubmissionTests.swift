// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Accessibility
import InputValidation
import InputValidationUIOnStubs
import SwiftUI
import Testing

extension SwiftUITests {
    @Suite("Submission")
    @MainActor
    struct SwiftUISubmissionTests {
        @Test("leads through a form with the return key, and submits it in the last field")
        func returnKey() async {
            let name = ValidatedInput("", .alpha, label: "Name")
            let terms = ValidatedInput(true, .equal(to: true), label: "Terms")
            let city = ValidatedInput("Bern", .alpha, label: "City")
            let other = ValidatedInput("", .alpha, label: "Search")
            let form = InputForm {
                name
                terms
                city
            }
            var sent: [String] = []
            let screen = Screen(
                Form {
                    ValidatedField(name)
                    ValidatedToggle(terms)
                    ValidatedField(city)
                    ValidatedField(other)
                }.submits(form) { sent.append($0.0) })
            #expect(screen["Name"].submitLabel == .next && screen["City"].submitLabel == .go)
            #expect(screen["Search"].submitLabel == nil)
            screen.submit("Name")
            #expect(screen["City"].isFocused && screen.scrolls == [screen["City"].id])
            screen.submit("Search")
            for _ in 0..<20 { await Task.yield() }
            #expect(sent == [] && name.focusRequests == 0)
            screen.submit("City")
            for _ in 0..<300 where name.focusRequests == 0 { await Task.yield() }
            #expect(screen["Name"].isFocused && screen.scrolls.last == screen["Name"].id)
            screen.type("Ada", into: "Name")
            screen.submit("City")
            for _ in 0..<300 where sent.isEmpty { await Task.yield() }
            #expect(sent == ["Ada"])
        }

        @Test("leads past a picker of texts with the return key, also one that is not on the screen yet")
        func returnKeyAtPicker() {
            let name = ValidatedInput("", .alpha, label: "Name")
            let country = ValidatedInput("", .oneOf(["AT", "CH"]), label: "Country")
            let city = ValidatedInput("", .alpha, label: "City")
            let size = ValidatedInput("", .oneOf(["S", "M"]), label: "Size")
            let form = InputForm {
                name
                country
                city
                size
            }
            // The initializer runs with the content of the form, before the row is drawn.
            let picker = ValidatedPicker(country) { Text("Austria").tag("AT") }
            let screen = Screen(
                Form {
                    ValidatedField(name)
                    ValidatedField(city)
                    Picker(selection: size.choiceBinding) {
                        Text("Small").tag("S")
                    } label: {
                        Text("Size")
                    }
                }.submits(form) { _ in })
            #expect(screen["Name"].submitLabel == .next && screen["City"].submitLabel == .go)
            screen.submit("Name")
            #expect(screen["City"].isFocused && country.focusRequests == 0)
            _ = picker
        }

        @Test("sends a form once, whether its button or the return key does", arguments: [true, false])
        func sendsOnce(buttonIsFirst: Bool) async {
            let input = ValidatedInput("Bern", .alpha, label: "City")
            let form = InputForm { input }
            var sent: [String] = []
            var isHeld = true
            func send(_ city: String, _ sender: String) async {
                sent.append("\(city) \(sender)")
                while isHeld { await Task.yield() }
            }
            let screen = Screen(
                Form {
                    ValidatedField(input)
                    SubmitButton("Send", form: form) { await send($0, "button") }
                    SubmitButton("Again", form: form) { await send($0, "other") }
                }.submits(form) { await send($0, "key") })
            let senders = [{ screen.press("Send") }, { screen.submit("City") }]
            let first = buttonIsFirst ? 0 : 1
            senders[first]()
            senders[1 - first]()
            for _ in 0..<300 where sent.isEmpty { await Task.yield() }
            #expect(screen["Send"].isDisabled && screen["Again"].isDisabled && screen["Send"].isBusy)
            senders[1 - first]()
            for _ in 0..<50 { await Task.yield() }
            #expect(sent == [buttonIsFirst ? "Bern button" : "Bern key"])
            isHeld = false
            for _ in 0..<300 where screen["Send"].isDisabled { await Task.yield() }
            senders[1 - first]()
            for _ in 0..<300 where sent.count < 2 { await Task.yield() }
            #expect(sent.count == 2)
        }

        @Test("gives the focus to a field that appears after the form has scrolled to it")
        func offScreen() {
            let name = ValidatedInput("Ada", .alpha, label: "Name")
            let city = ValidatedInput("", .alpha, label: "City")
            let rows = ValidatedInput(1, .range(1...3))
            let form = InputForm {
                name
                city
            }
            struct Rows: View {
                let rows: ValidatedInput<Int>, fields: [ValidatedInput<String>]
                var body: some View {
                    ForEach(Array(fields.indices.prefix(rows.value)), id: \.self) { ValidatedField(fields[$0]) }
                }
            }
            city.requestFocus()
            let screen = Screen(Rows(rows: rows, fields: [name, city, city]).submits(form) { _ in })
            rows.value = 2
            #expect(!screen["City"].isFocused)
            rows.value = 1
            screen.update()
            city.requestFocus()
            screen.update()
            #expect(screen.scrolls == [AnyHashable(ObjectIdentifier(city))])
            rows.value = 2
            #expect(screen["City"].isFocused)
            screen.focus("Name")
            rows.value = 1
            screen.update()
            rows.value = 2
            #expect(!screen["City"].isFocused)
        }

        @Test("submits a form once, shows what to correct, and announces it")
        func submitButton() async {
            let input = ValidatedInput("", .alpha, label: "City")
            let form = InputForm { input }
            var sent: [String] = []
            var isHeld = true
            let screen = Screen(
                Form {
                    ValidatedField(input)
                    SubmitButton("Send", form: form) { city in
                        sent.append(city)
                        while isHeld { await Task.yield() }
                    }
                })
            let recorder = AccessibilityNotification.Recorder()
            AccessibilityNotification.$recorder.withValue(recorder) { screen.press("Send") }
            for _ in 0..<300 where input.error == nil { await Task.yield() }
            #expect(screen.lines == ["[City: ]", "City must not be empty", "(Send)"])
            #expect(screen["City"].isFocused && screen["City"].isRead())
            #expect(recorder.texts.count == 1)
            #expect(sent == [] && !screen["Send"].isDisabled)

            screen.type("Bern", into: "City")
            screen.press("Send")
            screen.press("Send")
            for _ in 0..<300 where sent.isEmpty { await Task.yield() }
            #expect(screen["Send"].isDisabled && screen["Send"].isBusy)
            isHeld = false
            for _ in 0..<300 where screen["Send"].isDisabled { await Task.yield() }
            #expect(sent == ["Bern"] && !screen["Send"].isDisabled && !screen["Send"].isBusy)
            #expect(screen.lines == ["[City: Bern]", "(Send)"])
        }
    }
}
