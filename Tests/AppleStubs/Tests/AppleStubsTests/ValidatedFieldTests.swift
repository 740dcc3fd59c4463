// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Accessibility
import AppKit
import InputValidation
import InputValidationUIOnStubs
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    @Suite("ValidatedField")
    @MainActor
    struct ValidatedFieldTests {
        @Test("shows label, text, and message, and puts the state into the environment")
        func field() {
            let input = ValidatedInput("1", .alpha, label: "City")
            let screen = Screen(ValidatedField(input, prompt: Text("Where you live")))
            #expect(screen.lines == ["[City: 1]"])
            #expect(screen["City"].prompt == "Where you live")
            #expect(screen["City"].hint == "Only use the letters A to Z or a to z, with no digits, spaces, or accents")

            input.validate()
            let message = "City must only include the letters A to Z or a to z, with no digits, spaces, or accents"
            #expect(screen.lines == ["[City: 1]", message])
            #expect(screen["City"].environment.isInputHighlighted)
            #expect(screen["City"].environment.inputErrors.map(\.code) == [.alphaCharacter])
            #expect(screen[message].spoken == "Error: \(message)")

            input.value = "a"
            #expect(!screen["City"].environment.isInputHighlighted)
            #expect(EnvironmentValues().inputErrors == [])
        }

        @Test("has titles and prompts of the app's String Catalog, or as they are")
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

        @Test("shows the hint until there is an error, which VoiceOver then reads at the control")
        func hints() {
            let input = ValidatedInput("1", .alpha, label: "City")
            let screen = Screen(ValidatedField(input).showsInputHints())
            let hint = "Only use the letters A to Z or a to z, with no digits, spaces, or accents"
            #expect(screen.lines == ["[City: 1]", hint] && screen[hint].spoken == "")
            #expect(screen["City"].hint == hint)
            let without = ValidatedField(input).showsInputHints(false).showsInputHints()
            #expect(Screen(without).lines == ["[City: 1]"])
            input.validate()
            let message = input.error?.reason ?? ""
            #expect(screen.lines == ["[City: 1]", message])
            // The user can switch hints off.
            #expect(screen["City"].hint == hint && screen["City"].customContent == ["Error:": message])
            input.messages = MessageCatalog(.german)
            #expect(screen["City"].customContent == ["Fehler:": input.error?.reason ?? ""])
            input.messages = nil
            input.value = "a"
            input.validate()
            #expect(screen["City"].customContent == [:])
        }

        @Test("keeps the focus and the editing if a swap begins or ends the masking")
        func focusOfSecret() {
            let input = ValidatedInput("", .required, label: "Secret")
            input.timing = .onEndOfEditing
            let screen = Screen(ValidatedField(input))
            func swap(isMasked: Bool) {
                input.validator = isMasked ? .required.sensitive() : .required
                if !isMasked { input.reset(to: "") }
            }
            screen.focus("Secret")
            for isMasked in [true, false, true] {
                swap(isMasked: isMasked)
                #expect(screen["Secret"].kind == (isMasked ? .secureField : .textField))
                #expect(screen["Secret"].isFocused && !input.isTouched && screen.lines == ["[Secret: ]"])
            }
            screen.focus(nil)
            #expect(input.isTouched && input.error?.code == .inputEmpty)
            // If the field doesn't have the focus, a swap doesn't give it the focus.
            swap(isMasked: false)
            #expect(screen.lines == ["[Secret: ]"] && !screen["Secret"].isFocused)
            input.requestFocus()
            #expect(screen["Secret"].isFocused)
        }

        @Test("reveals a masked text with a button, and keeps the focus and the editing")
        func reveal() {
            let secret = ValidatedInput("geheim", .required.sensitive(), label: "Secret")
            let name = ValidatedInput("Ada", .alpha, label: "Name")
            for input in [secret, name] { input.timing = .onEndOfEditing }
            let screen = Screen(
                Form {
                    ValidatedField(secret, format: .paymentCard)
                    ValidatedField(name)
                }.showsRevealButton(Text("Show password")))
            #expect(screen.lines == ["[Secret: ••••••]", "(Show password)", "[Name: Ada]"])
            #expect(screen["Show password"].symbol == "eye" && !screen["Show password"].isSelected)
            screen.focus("Secret")
            screen.press("Show password")
            #expect(screen.lines == ["[Secret: geheim]", "(Show password)", "[Name: Ada]"])
            #expect(screen["Show password"].symbol == "eye.slash" && screen["Show password"].isSelected)
            #expect(screen["Secret"].isFocused && !secret.isTouched)
            screen.replace("Secret", with: "42425")
            #expect(secret.value == "42425")
            screen.press("Show password")
            #expect(screen["Secret"].kind == .secureField && screen["Secret"].isFocused && !secret.hasResult)
            screen.focus("Name")
            #expect(secret.isTouched)
            screen.press("Show password")
            #expect(screen["Secret"].kind == .textField && screen["Name"].isFocused)
            let without = Screen(ValidatedField(secret).showsRevealButton(nil).showsRevealButton(Text("Show")))
            #expect(without.lines == ["[Secret: •••••]"])
        }

        @Test("leaves a text alone that an input method is composing")
        func composing() {
            let input = ValidatedInput("", .required, label: "Code")
            let screen = Screen(ValidatedField(input, format: .paymentCard))
            // The text field that SwiftUI shows.
            let (field, editor, window) = (UITextField(), NSTextView(), NSWindow())
            NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: field)
            field.markedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
            screen.type("42425", into: "Code")
            #expect(input.value == "42425")
            field.markedTextRange = nil
            screen.type("6", into: "Code")
            #expect(input.value == "4242 56")

            window.makeFirstResponder(editor)
            NSApplication.shared.keyWindow = window
            editor.markedText = "7"
            screen.replace("Code", with: "424256")
            #expect(input.value == "424256")
            editor.markedText = nil
            screen.type("7", into: "Code")
            #expect(input.value == "4242 567")
        }

        @Test("hides a secret as it is typed, but not a card number")
        func secrets() {
            let password = Screen(ValidatedField(ValidatedInput("geheim", .password(), label: "Password")))
            #expect(password.lines == ["[Password: ••••••]"])
            #expect(password["Password"].kind == .secureField)
            let card = Screen(ValidatedField(ParsedInput("4242", .paymentCard, label: "Card"), format: .paymentCard))
            #expect(card.lines == ["[Card: 4242]"])
        }

        @Test("hides a secret that has a format, too, and does not format it", arguments: [true, false])
        func formattedSecrets(isSecret: Bool) {
            let input = ValidatedInput("", .required, label: "Code", isSecret: isSecret)
            let screen = Screen(ValidatedField(input, prompt: Text("Digits"), format: .paymentCard))
            #expect(screen["Code"].prompt == "Digits")
            screen.type("42425", into: "Code")
            #expect(screen["Code"].kind == (isSecret ? .secureField : .textField))
            #expect(screen.lines == [isSecret ? "[Code: •••••]" : "[Code: 4242 5]"])
            #expect(input.value == (isSecret ? "42425" : "4242 5"))
        }

        @Test("ends the editing when the focus leaves, and with the return key")
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
            screen.focus("City")
            screen.submit("City")
            #expect(input.error?.code == .inputEmpty && AccessibilityNotification.posted.count == 2)
            // The field loses the focus afterward.
            screen.focus(nil)
            #expect(AccessibilityNotification.posted.count == 2)
        }

        @Test("checks a text that was filled in before it appears")
        func filledIn() async {
            final class Taken: AsyncInputValidator<String>, @unchecked Sendable {
                override func validate(_ input: String) async throws(ValidationError) {
                    throw ValidationError(1, domain: "Test", message: "Choose another name")
                }
            }
            let input = ValidatedInput("taken", .alpha, then: Taken(), label: "Nickname")
            input.asyncTiming = AsyncTiming(debounce: .zero)
            let screen = Screen(ValidatedField(input))
            let end = ContinuousClock.now + .seconds(10)
            while input.error == nil, ContinuousClock.now < end { await Task.yield() }
            #expect(screen.lines == ["[Nickname: taken]", "Choose another name"])
        }

        @Test("checks a text with asynchronous strategies while a person types")
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
    }
}
