// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

extension ValidatedInput {
    /// The value as SwiftUI's controls want it: `TextField("Nickname", text: form.$nickname.binding)`.
    @MainActor
    public var binding: Binding<Value> {
        Binding(get: { @MainActor in self.value }, set: { @MainActor in self.value = $0 })
    }
}

extension ParsedInput {
    /// What was entered as SwiftUI's controls want it: `TextField("Age", text: form.$age.binding)`.
    @MainActor
    public var binding: Binding<Value> {
        Binding(get: { @MainActor in self.value }, set: { @MainActor in self.value = $0 })
    }
}

extension EnvironmentValues {
    /// The errors of the input around, for views inside it: a frame, an icon.
    public var inputErrors: [ValidationError] {
        get { self[InputErrorsKey.self] }
        set { self[InputErrorsKey.self] = newValue }
    }

    /// Whether the input around should stand out: rejected, and not edited since.
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
    /// Shows what an input answered below this view: the message, the environment, and what VoiceOver says.
    ///
    /// - Parameter field: The input; the view follows it.
    public func validated(by field: any FormField) -> some View {
        modifier(ValidatedModifier(field: field))
    }
}

/// What ``SwiftUICore/View/validated(by:)`` puts around a view.
struct ValidatedModifier: ViewModifier {
    let field: any FormField

    func body(content: Content) -> some View {
        VStack(alignment: .leading) {
            content
                .environment(\.inputErrors, field.errors)
                .environment(\.isInputHighlighted, field.isHighlighted)
                .accessibilityHint(Text(field.error?.reason ?? ""))
            if let error = field.error {
                // The view above says it already.
                Text(error.reason).accessibilityHidden(true)
            }
        }
    }
}

/// A text field for an input, with its label and its message.
///
/// ```swift
/// ValidatedField(form.$nickname)
/// ValidatedField(form.$age)
/// ```
///
/// Its frame and color are yours: a style inside reads `isInputHighlighted` from the environment.
public struct ValidatedField: View {
    private let field: any FormField
    private let text: Binding<String>

    /// Creates a field for a text.
    @MainActor
    public init(_ input: ValidatedInput<String>) {
        field = input
        text = input.binding
    }

    /// Creates a field for a text that is parsed.
    @MainActor
    public init<Output>(_ input: ParsedInput<String, Output>) {
        field = input
        text = input.binding
    }

    /// The text field with its message below; return ends the editing.
    ///
    /// An asynchronous strategy is asked while somebody types.
    public var body: some View {
        TextField(field.label ?? "", text: text)
            .onSubmit { field.endEditing() }
            .task(id: text.wrappedValue) { await field.settleWhileTyping() }
            .validated(by: field)
    }
}
#endif
