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

    /// A binding for controls such as a picker, a toggle, or a stepper, in which each choice ends the editing.
    ///
    /// The return key does not lead to the input.
    @MainActor
    public var choiceBinding: Binding<Value> { choiceBinding { $0.endEditing() } }

    /// Returns the binding of a control in which each choice ends the editing, and announces an error.
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
    /// Notes that the input is chosen, not typed.
    @MainActor
    func markAsChoice() { if element == nil { element = ChoiceElement.shared } }

    /// Whether the input is chosen, not typed.
    @MainActor
    var isChoice: Bool { element is ChoiceElement }
}

/// The `element` of an input that is chosen, not typed.
@MainActor
final class ChoiceElement {
    static let shared = ChoiceElement()
}

extension EnvironmentValues {
    /// The errors of the surrounding input, for views inside it such as a frame or an icon.
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
    /// The default is the first one.
    public var inputErrorDisplay: InputErrorDisplay {
        get { self[InputSettingsKey.self].errorDisplay }
        set { self[InputSettingsKey.self].errorDisplay = newValue }
    }

    /// Whether the inputs without an error show their hint.
    ///
    /// The default is `false`.
    public var showsInputHints: Bool {
        get { self[InputSettingsKey.self].showsHints }
        set { self[InputSettingsKey.self].showsHints = newValue }
    }

    /// The languages of the messages, from which the inputs choose by the `locale`.
    ///
    /// The default is English.
    public var validationLanguages: [MessageLanguage] {
        get { self[InputSettingsKey.self].languages }
        set { self[InputSettingsKey.self].languages = newValue }
    }

    /// The messages of the app.
    public var validationTexts: [MessageTexts] {
        get { self[InputSettingsKey.self].texts }
        set { self[InputSettingsKey.self].texts = newValue }
    }

    var inputSettings: InputSettings {
        get { self[InputSettingsKey.self] }
        set { self[InputSettingsKey.self] = newValue }
    }

    /// The messages in the language of the `locale`, for inputs without messages of their own.
    ///
    /// It is `MessageCatalog.current` with the `validationTexts`, in the language of the `locale` if there are
    /// `validationLanguages`. See `MessageCatalog.inLanguage(ofLocale:among:)` for a `locale` that they do not contain.
    public var validationMessages: MessageCatalog {
        let messages = validationTexts.reduce(MessageCatalog.current) { $0.adding($1) }
        guard !validationLanguages.isEmpty else { return messages }
        return messages.inLanguage(ofLocale: locale.identifier(.bcp47), among: validationLanguages)
    }
}

/// What the environment has for the inputs.
struct InputSettings {
    var errors: [ValidationError] = []
    var isHighlighted = false
    var errorDisplay = InputErrorDisplay.first
    var showsHints = false
    var languages: [MessageLanguage] = []
    var texts: [MessageTexts] = []
    /// The messages of the input whose errors are shown, or `nil` if it has none of its own.
    var inputMessages: MessageCatalog?
    /// The arrangement, or `nil` for the automatic one.
    var style: (any ValidatedFieldStyle)?
    /// The title of the button that reveals a masked text, or `nil` for no button.
    var revealTitle: Text?
    /// The submission of the surrounding form, or `nil` outside of a form that submits.
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

    /// Shows what the strategy accepts below each input inside this view, until the input has an error.
    public func showsInputHints(_ shows: Bool = true) -> some View {
        environment(\.showsInputHints, shows)
    }

    /// Adds a button to each masked field inside this view, which reveals its text and masks it again.
    ///
    /// ```swift
    /// ValidatedField(checkout.$password)
    ///     .showsRevealButton(Text("Show password"))
    /// ```
    ///
    /// The field keeps the focus.
    ///
    /// - Parameter title: What VoiceOver reads at the button, which shows an eye, or `nil` for no button.
    public func showsRevealButton(_ title: Text?) -> some View {
        environment(\.inputSettings.revealTitle, title)
    }

    /// Chooses the languages of the messages inside this view, from which the `locale` of the environment selects.
    ///
    /// ```swift
    /// // The module InputValidationLanguages has all languages.
    /// ContentView().validationMessages(in: MessageLanguage.all)
    /// ```
    ///
    /// - Parameters:
    ///   - languages: The languages from which the one of the user is chosen.
    ///   - texts: The app's own texts, the last of which comes first.
    public func validationMessages(
        in languages: [MessageLanguage], adding texts: [MessageTexts] = []
    ) -> some View {
        environment(\.validationLanguages, languages).environment(\.validationTexts, texts)
    }
}
#endif
