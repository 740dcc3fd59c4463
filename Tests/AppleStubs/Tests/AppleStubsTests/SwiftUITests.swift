// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Accessibility
import InputValidation
import InputValidationLanguages
import InputValidationUIOnStubs
import SwiftUI
import Testing

@Suite("SwiftUI views", .serialized)
@MainActor
struct SwiftUITests {
    @Test("bind a control to the value of an input")
    func binding() {
        let input = ValidatedInput("a", .alpha)
        let binding = input.binding
        #expect(binding.wrappedValue == "a")
        binding.wrappedValue = "b"
        #expect(input.value == "b" && input.isTouched)

        let choice = ParsedInput(Int?.none, .present())
        choice.timing = .onEndOfEditing
        choice.choiceBinding.wrappedValue = 3
        #expect(choice.output == 3 && choice.isAccepted)
    }

    @Test("show label, text and message, and put the state into the environment")
    func field() {
        let input = ValidatedInput("1", .alpha, label: "City")
        let screen = Screen(ValidatedField(input, prompt: Text("Where you live")))
        #expect(screen.lines == ["[City: 1]"])
        #expect(screen["City"].prompt == "Where you live")
        #expect(screen["City"].hint == "Only use the letters A to Z or a to z, with no digits, spaces or accents")

        input.validate()
        let message = "City must only include the letters A to Z or a to z, with no digits, spaces or accents"
        #expect(screen.lines == ["[City: 1]", message])
        #expect(screen["City"].environment.isInputHighlighted)
        #expect(screen["City"].environment.inputErrors.map(\.code) == [.alphaCharacter])
        #expect(screen[message].spoken == "Error: \(message)")

        input.value = "a"
        #expect(!screen["City"].environment.isInputHighlighted)
        #expect(EnvironmentValues().inputErrors == [])
    }

    @Test("show all errors on request, or in views of the app")
    func allErrors() {
        let input = ValidatedInput("a-b", .count(in: 8...64) && .alphanumeric, label: "Name")
        input.validate()
        #expect(Screen(ValidatedField(input)).lines.count == 2)
        #expect(Screen(ValidatedField(input).inputErrorDisplay(.all)).lines.count == 3)
        let own = Screen(Text("x").validated(by: input) { Text("! \($0.code)") })
        #expect(own.lines == ["x", "! 1010"])
    }

    @Test("have their messages where the style puts them")
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

    @Test("have titles and prompts of the app's String Catalog, or as they are")
    func titles() {
        var environment = EnvironmentValues()
        environment.strings = ["City": "Stadt", "Send": "Senden", "%@": "wrong"]
        let input = ValidatedInput("", .alpha, label: "City")
        let flag = ValidatedInput(false, .equal(to: true), label: "City")
        let text = "City"
        let resource: LocalizedStringResource = "City"
        let form = InputForm { input }
        let screen = Screen(
            Form {
                ValidatedField("City", input: input, prompt: Text("City"))
                ValidatedField(text, input: input)
                ValidatedField(resource, input: input)
                ValidatedField(input)
                ValidatedField(input, prompt: Text(verbatim: "City")) { Text("Send") }
                ValidatedToggle("City", input: flag)
                ValidatedToggle(flag)
                SubmitButton("Send", form: form) { _ in }
                SubmitButton(text, form: form, role: .destructive) { _ in }
            }, environment: environment)
        #expect(
            screen.lines == [
                "[Stadt: ]", "[City: ]", "[Stadt: ]", "[City: ]", "[Senden: ]", "[Stadt: off]", "[City: off]",
                "(Senden)", "(City)",
            ])
        #expect(screen["Stadt"].prompt == "Stadt" && screen["Senden"].prompt == "City")
    }

    @Test("show the hint until there is an error, which VoiceOver then reads at the control")
    func hints() {
        let input = ValidatedInput("1", .alpha, label: "City")
        let screen = Screen(ValidatedField(input).showsInputHints())
        let hint = "Only use the letters A to Z or a to z, with no digits, spaces or accents"
        #expect(screen.lines == ["[City: 1]", hint] && screen[hint].spoken == "")
        #expect(screen["City"].hint == hint)
        input.validate()
        let message = input.error?.reason ?? ""
        #expect(screen.lines == ["[City: 1]", message])
        #expect(screen["City"].hint == "Error: \(message)")
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

    @Test("lead through a form with the return key, and submit it in the last field")
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

    @Test("lead past a picker of texts with the return key, also one that is not on the screen yet")
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

    @Test("send a form once, whether its button or the return key does", arguments: [true, false])
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

    @Test("give the focus to a field that appears after the form has scrolled to it")
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

    @Test("hide a secret as it is typed, but not a card number")
    func secrets() {
        let password = Screen(ValidatedField(ValidatedInput("geheim", .password(), label: "Password")))
        #expect(password.lines == ["[Password: ••••••]"])
        #expect(password["Password"].kind == .secureField)
        let card = Screen(ValidatedField(ParsedInput("4242", .paymentCard, label: "Card"), format: .paymentCard))
        #expect(card.lines == ["[Card: 4242]"])
    }

    @Test("have the keyboard of the strategy, also after a swap")
    func traits() {
        let input = ValidatedInput("", .email, label: "Contact")
        let screen = Screen(ValidatedField(input))
        #expect(screen["Contact"].keyboard == .emailAddress && screen["Contact"].content == .emailAddress)
        #expect(screen["Contact"].capitalization == .never && screen["Contact"].isAutocorrected == false)
        input.validator = .e164
        #expect(screen["Contact"].keyboard == .phonePad && screen["Contact"].content == .telephoneNumber)
        input.validator = .required
        #expect(screen["Contact"].keyboard == .default && screen["Contact"].content == nil)
        #expect(screen["Contact"].capitalization == .sentences && screen["Contact"].isAutocorrected == true)
    }

    @Test("end the editing when the focus leaves, and with the return key")
    func endOfEditing() {
        let input = ValidatedInput("", .alpha, label: "City")
        input.timing = .onEndOfEditing
        let screen = Screen(ValidatedField(input))
        screen.focus("City")
        #expect(!input.isTouched)
        AccessibilityNotification.posted = []
        screen.focus(nil)
        #expect(input.isTouched && input.error?.code == .inputEmpty)
        #expect(AccessibilityNotification.posted.map { String($0.text.characters) } == ["City must not be empty"])

        input.reset()
        screen.submit("City")
        #expect(input.error?.code == .inputEmpty)
    }

    @Test("end the editing of any view that is validated by an input")
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

    @Test("format a card number and keep the caret at its digit")
    func format() {
        let input = ParsedInput("", .paymentCard, label: "Card")
        let screen = Screen(ValidatedField(input, format: .paymentCard))
        screen.type("42425", into: "Card")
        #expect(input.value == "4242 5" && screen["Card"].caret == 6)
        screen.type("9", into: "Card", at: 2)
        #expect(input.value == "4294 25" && screen["Card"].caret == 3)
        screen.type("x", into: "Card", at: 0)
        #expect(input.value == "x4294 25" && screen["Card"].caret == 1)
    }

    @Test("format a text whose caret is not known only at its end")
    func formatWithoutCaret() {
        #expect(InputFormat.paymentCard("42425", continuing: "4242") == "4242 5")
        #expect(InputFormat.paymentCard("42942 5", continuing: "4242 5") == "42942 5")
    }

    @Test("check a text with asynchronous strategies while a person types")
    func asynchronous() async {
        final class Taken: AsyncInputValidator<String>, @unchecked Sendable {
            let answer: AsyncStream<Void>

            init(_ answer: AsyncStream<Void>) { self.answer = answer }

            override func validate(_ input: String) async throws(ValidationError) {
                for await _ in answer {}
                if input == "taken" { throw ValidationError(1, domain: "Test", message: "Choose another name") }
            }
        }
        let (answer, end) = AsyncStream.makeStream(of: Void.self)
        let input = ValidatedInput("", .alpha, then: Taken(answer), label: "Nickname")
        input.asyncTiming = AsyncTiming(debounce: .zero)
        let screen = Screen(ValidatedField(input))
        screen.type("taken", into: "Nickname")
        for _ in 0..<300 where !input.isPending { await Task.yield() }
        #expect(screen.lines == ["[Nickname: taken]", "…"])
        end.finish()
        for _ in 0..<300 where input.error == nil { await Task.yield() }
        #expect(screen.lines == ["[Nickname: taken]", "Choose another name"])
    }

    @Test("have pickers, toggles and dates")
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

    @Test("have messages in the language of the environment")
    func language() {
        let input = ValidatedInput("", .alpha, label: "Ort")
        input.validate()
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de_CH")
        let view = ValidatedField(input).validationMessages(in: MessageLanguage.all)
        let german = input.error?.reason(in: MessageCatalog(.german)) ?? ""
        #expect(Screen(view, environment: environment).lines == ["[Ort: ]", german])
        #expect(Screen(view, environment: environment)[german].spoken == "Fehler: \(german)")
        #expect(Screen(view).lines == ["[Ort: ]", "Ort must not be empty"])

        environment.locale = Locale(identifier: "zh_TW")
        #expect(environment.validationMessages.language == .english)
        environment.validationLanguages = MessageLanguage.all
        #expect(environment.validationMessages.language == .traditionalChinese)

        // A field that has messages of its own keeps them.
        input.messages = MessageCatalog(.french)
        let french = input.error?.reason ?? ""
        #expect(Screen(view, environment: environment).lines == ["[Ort: ]", french])
        #expect(french != german)
    }

    @Test("have the app's own texts in the language of the environment")
    func texts() {
        let club = MessageTexts(domain: "Club", ["en": [7: "Begin with M"], "de": [7: "Beginnen Sie mit M"]])
        let input = ValidatedInput("x", .alpha)
        input.reject(ValidationError(7, domain: "Club"))
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de")
        let view = ValidatedField(input).validationMessages(in: [.english, .german], adding: [club])
        #expect(Screen(view, environment: environment).lines.last == "Beginnen Sie mit M")
        #expect(Screen(view).lines.last == "Begin with M")

        // The app has texts in a language that the library does not have.
        let swahili = MessageTexts(domain: "Club", ["en": [7: "Begin with M"], "sw": [7: "Anza na M"]])
        environment.locale = Locale(identifier: "sw_KE")
        let other = ValidatedField(input).validationMessages(in: [.english, .german], adding: [swahili])
        #expect(Screen(other, environment: environment).lines.last == "Anza na M")
    }

    @Test("submit a form once, show what to correct, and announce it")
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
