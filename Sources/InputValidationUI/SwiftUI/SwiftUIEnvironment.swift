// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

extension EditableField {
    /// A binding to the value for SwiftUI's controls, as in `TextField("Nickname", text: form.$nickname.binding)`.
    @MainActor
    public var binding: Binding<Value> {
        Binding(get: { @MainActor in self.value }, set: { @MainActor in self.value = $0 })
    }

    /// A binding for controls such as a picker, toggle, or stepper, where each choice ends editing.
    ///
    /// The return key doesn't move the focus to the input.
    @MainActor
    public var choiceBinding: Binding<Value> { choiceBinding { $0.endEditing() } }

    /// Returns a binding for a control where each choice ends editing and announces any error.
    @MainActor
    func choiceBinding(announcingIn messages: MessageCatalog) -> Binding<Value> {
        choiceBinding { $0.endEditingAndAnnounce(messages: messages) }
    }

    @MainActor
    private func choiceBinding(end: @escaping @MainActor (Self) -> Void) -> Binding<Value> {
        markAsChoice()
        return Binding(
            get: { @MainActor in self.value },
            set: { @MainActor in
                self.value = $0
                end(self)
            })
    }
}

extension FormField {
    /// Notes that the user chooses the input's value instead of typing it.
    @MainActor
    func markAsChoice() { if element == nil { element = ChoiceElement.shared } }

    /// Whether the user chooses the input's value instead of typing it.
    @MainActor
    var isChoice: Bool { element is ChoiceElement }
}

/// The `element` of an input whose value the user chooses instead of typing it.
@MainActor
final class ChoiceElement {
    static let shared = ChoiceElement()
}

extension EnvironmentValues {
    /// The surrounding input's errors, for views inside it such as a frame or an icon.
    public var inputErrors: [ValidationError] {
        get { self[InputSettingsKey.self].errors }
        set { self[InputSettingsKey.self].errors = newValue }
    }

    /// Whether the surrounding input is highlighted, because it was rejected and has not been edited since.
    public var isInputHighlighted: Bool {
        get { self[InputSettingsKey.self].isHighlighted }
        set { self[InputSettingsKey.self].isHighlighted = newValue }
    }

    /// Which errors the inputs show.
    ///
    /// The default is the first error.
    public var inputErrorDisplay: InputErrorDisplay {
        get { self[InputSettingsKey.self].errorDisplay }
        set { self[InputSettingsKey.self].errorDisplay = newValue }
    }

    /// Whether inputs without an error show their hint.
    ///
    /// The default is `false`.
    public var showsInputHints: Bool {
        get { self[InputSettingsKey.self].showsHints }
        set { self[InputSettingsKey.self].showsHints = newValue }
    }

    /// The available message languages; inputs choose a language by the `locale`.
    ///
    /// The default is English.
    public var validationLanguages: [MessageLanguage] {
        get { self[InputSettingsKey.self].languages }
        set { self[InputSettingsKey.self].languages = newValue }
    }

    /// The app's messages.
    public var validationTexts: [MessageTexts] {
        get { self[InputSettingsKey.self].texts }
        set { self[InputSettingsKey.self].texts = newValue }
    }

    var inputSettings: InputSettings {
        get { self[InputSettingsKey.self] }
        set { self[InputSettingsKey.self] = newValue }
    }

    /// The messages in the `locale`'s language, for inputs without messages of their own.
    ///
    /// It's `MessageCatalog.current` with the `validationTexts`, in the `locale`'s language if there are
    /// `validationLanguages`. For a `locale` that they don't contain, see `MessageCatalog.inLanguage(ofLocale:among:)`.
    public var validationMessages: MessageCatalog {
        let messages = validationTexts.reduce(MessageCatalog.current) { $0.adding($1) }
        guard !validationLanguages.isEmpty else { return messages }
        return messages.inLanguage(ofLocale: locale.identifier(.bcp47), among: validationLanguages)
    }
}

/// The settings that the environment holds for inputs.
struct InputSettings {
    var errors: [ValidationError] = []
    var isHighlighted = false
    var errorDisplay = InputErrorDisplay.first
    var showsHints = false
    var languages: [MessageLanguage] = []
    var texts: [MessageTexts] = []
    /// The messages of the input whose errors are shown, or `nil` if it has no messages of its own.
    var inputMessages: MessageCatalog?
    /// The arrangement, or `nil` for the automatic arrangement.
    var style: (any ValidatedFieldStyle)?
    /// The title of the button that reveals masked text, or `nil` for no button.
    var revealTitle: Text?
    /// The surrounding form's submission, or `nil` outside a form that submits.
    var submission: FormSubmission?
}

private struct InputSettingsKey: EnvironmentKey {
    static var defaultValue: InputSettings { InputSettings() }
}

extension View {
    /// Chooses which errors the inputs inside this view show.
    public func inputErrorDisplay(_ display: InputErrorDisplay) -> some View {
        environment(\.inputErrorDisplay, display)
    }

    /// Shows a hint about what the strategy accepts below each input inside this view, until the input has an error.
    public func showsInputHints(_ shows: Bool = true) -> some View {
        environment(\.showsInputHints, shows)
    }

    /// Adds a button to each masked field inside this view that reveals its text and masks it again.
    ///
    /// ```swift
    /// ValidatedField(checkout.$password)
    ///     .showsRevealButton(Text("Show password"))
    /// ```
    ///
    /// The field keeps the focus.
    ///
    /// - Parameter title: The text that VoiceOver reads for the button, which shows an eye, or `nil` for no button.
    public func showsRevealButton(_ title: Text?) -> some View {
        environment(\.inputSettings.revealTitle, title)
    }

    /// Sets the message languages inside this view; the environment's `locale` selects among them.
    ///
    /// ```swift
    /// // The module InputValidationLanguages has all languages.
    /// ContentView().validationMessages(in: MessageLanguage.all)
    /// ```
    ///
    /// - Parameters:
    ///   - languages: The languages to choose from.
    ///   - texts: The app's own texts; later texts take precedence.
    public func validationMessages(
        in languages: [MessageLanguage], adding texts: [MessageTexts] = []
    ) -> some View {
        environment(\.validationLanguages, languages).environment(\.validationTexts, texts)
    }
}
#endif
