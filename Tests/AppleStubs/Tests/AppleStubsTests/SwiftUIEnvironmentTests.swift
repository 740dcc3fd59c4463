// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Accessibility
import InputValidation
import InputValidationLanguages
import InputValidationUIOnStubs
import SwiftUI
import Testing

extension SwiftUITests {
    @Suite("The environment of views")
    @MainActor
    struct SwiftUIEnvironmentTests {
        @Test("determines the language of messages")
        func language() {
            let input = ValidatedInput("", .alpha, label: "Ort")
            input.validate()
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: "de_CH")
            let view = ValidatedField(input).validationMessages(in: MessageLanguage.all)
            let german = input.error?.reason(in: MessageCatalog(.german)) ?? ""
            #expect(Screen(view, environment: environment).lines == ["[Ort: ]", german])
            #expect(Screen(view, environment: environment)[german].spoken == "Fehler: \(german)")
            #expect(Screen(view, environment: environment)["Ort"].customContent == ["Fehler:": german])
            #expect(Screen(view, environment: environment)["Ort"].environment.inputErrors.map(\.reason) == [german])
            #expect(Screen(view).lines == ["[Ort: ]", "Ort must not be empty"])

            environment.locale = Locale(identifier: "zh_TW")
            #expect(environment.validationMessages.language == .english)
            environment.validationLanguages = MessageLanguage.all
            #expect(environment.validationMessages.language == .traditionalChinese)

            // A field keeps its own messages.
            input.messages = MessageCatalog(.french)
            let french = input.error?.reason ?? ""
            #expect(Screen(view, environment: environment).lines == ["[Ort: ]", french])
            #expect(french != german)
            let prefix = MessageCatalog(.french).errorPrefix
            #expect(prefix != MessageCatalog(.german).errorPrefix)
            environment.locale = Locale(identifier: "de")
            #expect(Screen(view, environment: environment)["Ort"].customContent == [prefix: french])
            #expect(Screen(view, environment: environment)[french].spoken == "\(prefix) \(french)")
            input.value = "a"
            input.validate()
            #expect(Screen(view, environment: environment)["Ort"].hint == input.hint)
        }

        @Test("determines the language of hints")
        func hints() {
            let input = ValidatedInput("", .alpha, label: "Ort")
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: "de")
            let view = ValidatedField(input).showsInputHints().validationMessages(in: MessageLanguage.all)
            let german = InputValidator<String>.alpha.hint(in: MessageCatalog(.german)) ?? ""
            #expect(Screen(view, environment: environment).lines == ["[Ort: ]", german])
            #expect(Screen(view, environment: environment)["Ort"].hint == german && german != input.hint)
            // A field keeps its own messages.
            input.messages = MessageCatalog(.french)
            let french = input.hint ?? ""
            #expect(Screen(view, environment: environment).lines == ["[Ort: ]", french] && french != german)
        }

        @Test("determines the language of announcements", arguments: ["button", "return key", "focus"])
        func announcements(cause: String) async {
            let input = ValidatedInput("", .alpha, label: "Ort")
            input.timing = cause == "focus" ? .onEndOfEditing : .onDemand
            let form = InputForm { input }
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: "de")
            let view = Form {
                ValidatedField(input)
                SubmitButton("Senden", form: form) { _ in }
            }.submits(form) { _ in }.validationMessages(in: MessageLanguage.all)
            let screen = Screen(view, environment: environment)
            let recorder = AccessibilityNotification.Recorder()
            AccessibilityNotification.$recorder.withValue(recorder) {
                switch cause {
                case "button": screen.press("Senden")
                case "return key": screen.submit("Ort")
                default:
                    screen.focus("Ort")
                    screen.focus(nil)
                }
            }
            for _ in 0..<300 where recorder.texts.isEmpty { await Task.yield() }
            let german = input.error?.reason(in: MessageCatalog(.german))
            #expect(recorder.texts.map { String($0.characters) } == [german])
            #expect(german != nil && german != input.error?.reason)
        }

        @Test("determines the language of the app's own texts")
        func texts() {
            let club = MessageTexts(domain: "Club", ["en": [7: "Begin with M"], "de": [7: "Beginnen Sie mit M"]])
            let input = ValidatedInput("x", .alpha)
            input.reject(ValidationError(7, domain: "Club"))
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: "de")
            let view = ValidatedField(input).validationMessages(in: [.english, .german], adding: [club])
            #expect(Screen(view, environment: environment).lines.last == "Beginnen Sie mit M")
            #expect(Screen(view).lines.last == "Begin with M")

            // The app's texts are in a language that the library doesn't have.
            let swahili = MessageTexts(domain: "Club", ["en": [7: "Begin with M"], "sw": [7: "Anza na M"]])
            environment.locale = Locale(identifier: "sw_KE")
            let other = ValidatedField(input).validationMessages(in: [.english, .german], adding: [swahili])
            #expect(Screen(other, environment: environment).lines.last == "Anza na M")

            // The texts that were added last come first, and all of them come before the current texts.
            let last = MessageTexts(domain: "Club", ["en": [7: "Start with M"]])
            let both = ValidatedField(input).validationMessages(in: [], adding: [club, last])
            #expect(Screen(both).lines.last == "Start with M")
            let current = MessageCatalog(.german).adding(MessageTexts(domain: "Club", ["de": [7: "Mit M beginnen"]]))
            MessageCatalog.$current.withValue(current) {
                #expect(EnvironmentValues().validationMessages.language == .german)
                #expect(Screen(ValidatedField(input)).lines.last == "Mit M beginnen")
                #expect(Screen(both).lines.last == "Beginnen Sie mit M")
            }
        }
    }
}
