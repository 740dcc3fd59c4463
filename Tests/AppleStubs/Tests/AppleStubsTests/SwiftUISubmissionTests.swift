// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Accessibility
import InputValidation
import SwiftUI
import Testing

@testable import InputValidationUIOnStubs

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
            // A list finds an identity only on a row, not inside the style.
            #expect(screen["Name"].id == AnyHashable(ObjectIdentifier(name)) && screen["Terms"].id != nil)
            screen.submit("Name")
            #expect(screen["City"].isFocused && screen.scrolls == [screen["City"].id])
            // The return key has ended editing in the field that it leaves.
            #expect(name.isTouched && !city.isTouched)
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
            // The initializer runs with the form's content, before the row is drawn.
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

        @Test("has its form and its action in one place, and is disabled without them")
        func onePlace() async {
            let input = ValidatedInput("", .alpha, label: "City")
            let form = InputForm { input }
            final class Server {
                var sent: [String] = []
                var isHeld = true
            }
            let server = Server()
            let (text, resource) = ("Text", "Resource" as LocalizedStringResource)
            let buttons = Form {
                ValidatedField(input)
                SubmitButton("Send", role: .destructive)
                SubmitButton(text)
                SubmitButton(resource)
                SubmitButton { Text("Own") }
            }
            let titles = ["Send", "Text", "Resource", "Own"]
            let alone = Screen(buttons)
            for title in titles {
                alone.press(title)
                #expect(alone[title].isDisabled && !alone[title].isBusy)
            }
            let screen = Screen(
                buttons.submits(form) { city in
                    server.sent.append(city)
                    while server.isHeld { await Task.yield() }
                })
            #expect(screen["Send"].role == .destructive && screen["Text"].role == nil)
            for title in titles {
                (input.value, server.sent, server.isHeld) = ("", [], true)
                screen.press(title)
                for _ in 0..<300 where input.error == nil { await Task.yield() }
                #expect(server.sent == [] && screen["City"].isFocused)
                screen.type("Bern", into: "City")
                screen.press(title)
                for _ in 0..<300 where server.sent.isEmpty { await Task.yield() }
                #expect(titles.allSatisfy { screen[$0].isDisabled && screen[$0].isBusy })
                server.isHeld = false
                for _ in 0..<300 where screen[title].isDisabled { await Task.yield() }
                #expect(server.sent == ["Bern"] && !screen[title].isBusy)
            }
        }

        @Test("is the same object for the fields at each drawing, with the newest fields and action")
        func sameObject() async {
            let name = ValidatedInput("Ada", .alpha, label: "Name")
            let city = ValidatedInput("Bern", .alpha, label: "City")
            let includesCity = ValidatedInput(true, .equal(to: true))
            var sent: [String] = []
            struct Rows: View {
                let name: ValidatedInput<String>, city: ValidatedInput<String>, includesCity: ValidatedInput<Bool>
                let send: @MainActor (String) -> Void
                var form: InputForm<String> {
                    InputForm {
                        name
                        if includesCity.value { city }
                    }.map { name, city in "\(name) \(city ?? "")" }
                }
                var body: some View {
                    let sender = includesCity.value ? "both" : "one"
                    Form {
                        ValidatedField(name)
                        ValidatedField(city)
                    }.submits(form) { send("\($0) \(sender)") }
                }
            }
            let screen = Screen(Rows(name: name, city: city, includesCity: includesCity) { sent.append($0) })
            let first = screen["Name"].environment.inputSettings.submission
            #expect(first != nil && screen["Name"].submitLabel == .next)
            includesCity.value = false
            #expect(screen["Name"].submitLabel == .go && screen["City"].submitLabel == nil)
            #expect(screen["Name"].environment.inputSettings.submission === first)
            screen.submit("Name")
            for _ in 0..<300 where sent.isEmpty { await Task.yield() }
            #expect(sent == ["Ada  one"])
        }

        @Test("is not possible while the form is submitted in another way")
        func submittedElsewhere() async {
            final class Slow: AsyncInputValidator<String>, @unchecked Sendable {
                let answer: AsyncStream<Void>

                init(_ answer: AsyncStream<Void>) { self.answer = answer }

                override func validate(_ input: String) async throws(ValidationError) { for await _ in answer {} }
            }
            let (answer, end) = AsyncStream.makeStream(of: Void.self)
            let timing = AsyncTiming(timeout: nil)
            let form = InputForm { ValidatedInput("Bern", .alpha, then: Slow(answer), asyncTiming: timing) }
            let screen = Screen(SubmitButton("Send", form: form) { _ in })
            #expect(!screen["Send"].isDisabled)
            let submit = Task { try? await form.submit() }
            for _ in 0..<300 where !form.isSubmitting { await Task.yield() }
            #expect(screen["Send"].isDisabled && screen["Send"].isBusy)
            end.finish()
            #expect(await submit.value == "Bern" && !screen["Send"].isDisabled)
        }

        @Test("is not possible while a form with one of the fields is submitted")
        func sharedField() async {
            let (city, name) = (ValidatedInput("Bern", .alpha), ValidatedInput("Ada", .alpha))
            var sent: [String] = []
            var isHeld = true
            let both = InputForm {
                city
                name
            }
            let screen = Screen(
                Form {
                    SubmitButton("City", form: InputForm { city }) { city in
                        sent.append(city)
                        while isHeld { await Task.yield() }
                    }
                    SubmitButton("Both", form: both) { sent.append($0.1) }
                    SubmitButton("Name", form: InputForm { name }) { sent.append($0) }
                })
            screen.press("City")
            for _ in 0..<300 where sent.isEmpty { await Task.yield() }
            #expect(screen["City"].isDisabled && screen["Both"].isDisabled && !screen["Name"].isDisabled)
            isHeld = false
            for _ in 0..<300 where screen["Both"].isDisabled { await Task.yield() }
            screen.press("Both")
            for _ in 0..<300 where sent.count < 2 { await Task.yield() }
            #expect(sent == ["Bern", "Ada"])
        }

        /// A list's first fields, as many as an input's value says.
        private struct Rows: View {
            let rows: ValidatedInput<Int>, fields: [ValidatedInput<String>]
            var body: some View {
                ForEach(Array(fields.indices.prefix(rows.value)), id: \.self) { ValidatedField(fields[$0]) }
            }
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

        @Test("gives the focus once for each request, and to a field that appears only for the newest one")
        func newestRequest() {
            let name = ValidatedInput("Ada", .alpha, label: "Name")
            let city = ValidatedInput("", .alpha, label: "City")
            let rows = ValidatedInput(2, .range(1...2))
            let form = InputForm {
                name
                city
            }
            let screen = Screen(Rows(rows: rows, fields: [name, city]).submits(form) { _ in })
            // The row takes the focus while it's on the screen.
            city.requestFocus()
            #expect(screen["City"].isFocused)
            screen.focus("Name")
            rows.value = 1
            screen.update()
            rows.value = 2
            #expect(!screen["City"].isFocused)
            // The row isn't on the screen, and then another field requests the focus.
            rows.value = 1
            screen.update()
            city.requestFocus()
            screen.update()
            name.requestFocus()
            screen.update()
            rows.value = 2
            #expect(screen["Name"].isFocused && !screen["City"].isFocused)
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
