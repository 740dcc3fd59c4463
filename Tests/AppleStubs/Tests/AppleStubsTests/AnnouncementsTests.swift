// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Accessibility
import InputValidation
import InputValidationLanguages
import InputValidationUIOnStubs
import Testing
import UIKit

/// What VoiceOver announces.
@Suite("Announcements", .serialized)
@MainActor
struct AnnouncementsTests {
    private func posted(_ body: () async -> Void) async -> [String] {
        let recorder = AccessibilityNotification.Recorder()
        await AccessibilityNotification.$recorder.withValue(recorder) { await body() }
        #expect(
            recorder.texts.allSatisfy { text in
                text.runs.allSatisfy { $0.accessibilitySpeechAnnouncementPriority == .high }
            })
        return recorder.texts.map { String($0.characters) }
    }

    @Test("of a form have a sentence for each error, and high priority")
    func form() async {
        let form = InputForm {
            ValidatedInput("", .alpha, label: "City")
            ValidatedInput("", .numeric, label: "Number")
        }
        let texts = await posted {
            do throws(FormError) { _ = try form.value() } catch { error.announce() }
        }
        #expect(texts == ["City must not be empty\nNumber must not be empty"])
        let german = await posted {
            do throws(FormError) { _ = try form.value() } catch { error.announce(messages: MessageCatalog(.german)) }
        }
        #expect(german.count == 1 && german != texts)
    }

    @Test("of a field have its first error")
    func field() async {
        let input = ValidatedInput("", .alpha, label: "City")
        input.validate()
        #expect(await posted { input.announceError() } == ["City must not be empty"])
        let german = await posted { input.announceError(messages: MessageCatalog(.german)) }
        #expect(german == [input.error?.reason(in: MessageCatalog(.german)) ?? ""])
        #expect(german != ["City must not be empty"])
        // The input's own messages take precedence.
        input.messages = MessageCatalog(.french)
        #expect(
            await posted { input.announceError(messages: MessageCatalog(.german)) }
                == [input.error?.reason(in: MessageCatalog(.french)) ?? ""])
    }

    @Test("of a field with several errors have only the first, as the label of its control does")
    func firstError() async {
        let input = ValidatedInput("a-b", .count(in: 8...64) && .alphanumeric, label: "Name")
        let field = UITextField()
        field.connect(to: input)
        input.validate()
        #expect(input.errors.map(\.code) == [.lengthTooShort, .alphanumericCharacter])
        let reason = input.error?.reason ?? ""
        #expect(await posted { input.announceError() } == [reason])
        #expect(field.accessibilityLabel == "Name, Error: \(reason)")
    }

    @Test("are never empty")
    func empty() async {
        let input = ValidatedInput("a", .alpha.message("  "), label: "City")
        #expect(await posted { input.announceError() } == [])
        input.value = "1"
        input.validate()
        #expect(input.error != nil)
        #expect(await posted { input.announceError() } == [])
        #expect(await posted { FormError(errors: []).announce() } == [])
    }

    @Test("follow a submit that is rejected, and the first rejected field gets the focus")
    func submit() async {
        let city = ValidatedInput("", .alpha, label: "City")
        let form = InputForm { city }
        var result: String? = ""
        let texts = await posted { result = await form.submitAndShowErrors() }
        #expect(result == nil && texts == ["City must not be empty"])
        #expect(city.focusRequests == 1)
        let german = await posted { result = await form.submitAndShowErrors(messages: MessageCatalog(.german)) }
        #expect(german == [city.error?.reason(in: MessageCatalog(.german)) ?? ""] && german != texts)
        #expect(result == nil && city.focusRequests == 2)
        // The form's own messages take precedence.
        form.messages = MessageCatalog(.french)
        let french = await posted { result = await form.submitAndShowErrors(messages: MessageCatalog(.german)) }
        #expect(french == [city.error?.reason(in: MessageCatalog(.french)) ?? ""] && french != german)

        city.value = "Bern"
        let silent = await posted { result = await form.submitAndShowErrors() }
        #expect(result == "Bern" && silent == [])
        #expect(city.focusRequests == 3)

        // Each rejected field has its own sentence.
        let both = InputForm {
            ValidatedInput("", .alpha, label: "City")
            ValidatedInput("", .numeric, label: "Number")
        }
        let sentences = await posted { _ = await both.submitAndShowErrors() }
        #expect(sentences == ["City must not be empty\nNumber must not be empty"])
    }

    @Test("have no error for a second time, unless the value was edited")
    func once() async {
        let input = ValidatedInput("1", .alpha, label: "City")
        input.timing = .onEndOfEditing
        let field = UITextField()
        field.connect(to: input)
        let form = InputForm { input }
        #expect(await posted { _ = await form.submitAndShowErrors() }.count == 1)
        #expect(await posted { field.sendActions(for: .editingDidEnd) } == [])
        // Another text can have the same error.
        field.text = "2"
        field.sendActions(for: .editingChanged)
        #expect(await posted { field.sendActions(for: .editingDidEnd) }.count == 1)
        #expect(await posted { field.sendActions(for: .editingDidEnd) } == [])
        // The return key in the last field submits the form before the field loses the focus.
        input.reset()
        form.connectReturnKeys {}
        let texts = await posted {
            field.sendActions(for: .editingDidEndOnExit)
            field.sendActions(for: .editingDidEnd)
            _ = await form.submitAndShowErrors()
        }
        #expect(texts.count == 1)
    }

    @Test("follow the end of editing of a control only if it validated")
    func endOfEditing() async {
        let input = ValidatedInput("1", .alpha, label: "City")
        let field = UITextField()
        field.connect(to: input)
        #expect(await posted { field.sendActions(for: .editingDidEnd) } == [])
        input.timing = .onEndOfEditing
        #expect(
            await posted { field.sendActions(for: .editingDidEnd) }
                == ["City must only include the letters A to Z or a to z, with no digits, spaces, or accents"])
        // With this timing, the input has already been validated.
        input.timing = .onChange
        #expect(input.error?.domain == .builtIn && input.error?.code == .alphaCharacter)
        #expect(await posted { field.sendActions(for: .editingDidEnd) } == [])
    }
}
