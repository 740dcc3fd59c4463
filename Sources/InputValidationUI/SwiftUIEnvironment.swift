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

    /// A binding for controls such as a picker or a toggle, in which each choice ends the editing.
    @MainActor
    public var choiceBinding: Binding<Value> {
        Binding(
            get: { @MainActor in self.value },
            set: { @MainActor in
                self.value = $0
                self.endEditing()
            })
    }
}

extension EnvironmentValues {
    /// The errors of the surrounding input, for views inside it such as a frame or an icon.
    public var inputErrors: [ValidationError] {
        get { self[InputErrorsKey.self] }
        set { self[InputErrorsKey.self] = newValue }
    }

    /// Whether the surrounding input is highlighted, because it was rejected and has not been edited since.
    public var isInputHighlighted: Bool {
        get { self[InputHighlightKey.self] }
        set { self[InputHighlightKey.self] = newValue }
    }

    /// Which errors the inputs show.
    ///
    /// The default is the first one.
    public var inputErrorDisplay: InputErrorDisplay {
        get { self[InputErrorDisplayKey.self] }
        set { self[InputErrorDisplayKey.self] = newValue }
    }

    /// Whether the inputs without an error show their hint.
    ///
    /// The default is `false`.
    public var showsInputHints: Bool {
        get { self[InputHintsKey.self] }
        set { self[InputHintsKey.self] = newValue }
    }

    /// The languages of the messages, from which the inputs choose by the `locale`.
    ///
    /// The default is English.
    public var validationLanguages: [MessageLanguage] {
        get { self[LanguagesKey.self] }
        set { self[LanguagesKey.self] = newValue }
    }

    /// The messages of the app.
    public var validationTexts: [MessageTexts] {
        get { self[TextsKey.self] }
        set { self[TextsKey.self] = newValue }
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

private struct InputErrorsKey: EnvironmentKey {
    static let defaultValue: [ValidationError] = []
}

private struct InputHighlightKey: EnvironmentKey {
    static let defaultValue = false
}

private struct InputErrorDisplayKey: EnvironmentKey {
    static let defaultValue = InputErrorDisplay.first
}

private struct InputHintsKey: EnvironmentKey {
    static let defaultValue = false
}

private struct LanguagesKey: EnvironmentKey {
    static let defaultValue: [MessageLanguage] = []
}

private struct TextsKey: EnvironmentKey {
    static let defaultValue: [MessageTexts] = []
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

    /// Chooses the languages of the messages inside this view, from which the `locale` of the environment selects.
    ///
    /// ```swift
    /// // The module InputValidationLanguages has all languages.
    /// ContentView().validationMessages(in: MessageLanguage.all)
    /// ```
    ///
    /// - Parameters:
    ///   - languages: The languages.
    ///   - texts: The app's own texts, the last of which comes first.
    public func validationMessages(
        in languages: [MessageLanguage], adding texts: [MessageTexts] = []
    ) -> some View {
        environment(\.validationLanguages, languages).environment(\.validationTexts, texts)
    }
}
#endif
