// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

extension ValidatedInput {
    /// A binding to the value for SwiftUI's controls, as in `TextField("Nickname", text: form.$nickname.binding)`.
    @MainActor
    public var binding: Binding<Value> {
        Binding(get: { @MainActor in self.value }, set: { @MainActor in self.value = $0 })
    }
}

extension ParsedInput {
    /// A binding to the entered text for SwiftUI's controls, as in `TextField("Age", text: form.$age.binding)`.
    @MainActor
    public var binding: Binding<Value> {
        Binding(get: { @MainActor in self.value }, set: { @MainActor in self.value = $0 })
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
}

private struct InputErrorsKey: EnvironmentKey {
    static let defaultValue: [ValidationError] = []
}

private struct InputHighlightKey: EnvironmentKey {
    static let defaultValue = false
}

extension View {
    /// Shows the message of an input below this view, sets the environment, and sets the hint of VoiceOver.
    ///
    /// - Parameter field: The input, which the view observes.
    public func validated(by field: any FormField) -> some View {
        modifier(ValidatedModifier(field: field))
    }
}

/// The modifier that ``SwiftUICore/View/validated(by:)`` applies to a view.
struct ValidatedModifier: ViewModifier {
    let field: any FormField

    func body(content: Content) -> some View {
        VStack(alignment: .leading) {
            content
                .environment(\.inputErrors, field.errors)
                .environment(\.isInputHighlighted, field.isHighlighted)
                .accessibilityHint(Text(field.error?.reason ?? ""))
            if let error = field.error {
                // The view above already has the message as its hint.
                Text(error.reason).accessibilityHidden(true)
            }
        }
    }
}

/// A text field for an input, with a label and an error message.
///
/// ```swift
/// ValidatedField(form.$nickname)
/// ValidatedField(form.$age)
/// ```
///
/// You choose its frame and color. A style inside it can read `isInputHighlighted` from the environment.
public struct ValidatedField: View {
    private let field: any FormField
    private let text: Binding<String>

    /// Creates a field for an input whose value is a text.
    @MainActor
    public init(_ input: ValidatedInput<String>) {
        field = input
        text = input.binding
    }

    /// Creates a field for an input whose text is parsed.
    @MainActor
    public init<Output>(_ input: ParsedInput<String, Output>) {
        field = input
        text = input.binding
    }

    /// The text field with its message below.
    ///
    /// The return key ends the editing.
    ///
    /// Asynchronous strategies validate during typing.
    public var body: some View {
        TextField(field.label ?? "", text: text)
            .onSubmit { field.endEditing() }
            .task(id: text.wrappedValue) { await field.checkWhileTyping() }
            .validated(by: field)
    }
}
#endif
