// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

extension View {
    /// Connects this view with an input, and shows the errors as the `validatedFieldStyle(_:)` arranges them.
    ///
    /// - When the view loses the focus, the editing of the input ends.
    /// - When the focus is requested for the input, as by `form.focusFirstRejected()`, the view gets the focus.
    /// - The environment inside the view has the errors and the highlight.
    ///
    /// ```swift
    /// TextField("Nickname", text: form.$nickname.binding)
    ///     .validated(by: form.$nickname)
    /// ```
    ///
    /// - Parameter field: The input, which the view observes.
    public func validated(by field: any FormField) -> some View {
        modifier(ValidatedModifier(field: field, messages: InputMessages(field)))
    }

    /// Connects this view with an input, and shows the errors in views of your own.
    ///
    /// - Parameters:
    ///   - field: The input, which the view observes.
    ///   - message: The view for an error, such as `InputErrorText($0).font(.caption)`.
    public func validated<Message: View>(
        by field: any FormField, @ViewBuilder message: @escaping @MainActor (ValidationError) -> Message
    ) -> some View {
        modifier(ValidatedModifier(field: field, messages: InputMessages(field, message: message)))
    }
}

/// The modifier that ``SwiftUICore/View/validated(by:)`` applies to a view.
struct ValidatedModifier: ViewModifier {
    private let field: any FormField
    private let inputMessages: InputMessages
    @Environment(\.validationMessages) private var messages
    @Environment(\.inputSettings.style) private var style
    @Environment(\.inputSettings.returnKeyHandler) private var returnKeyHandler
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var isAccessibilityFocused: Bool

    init(field: any FormField, messages: InputMessages) {
        self.field = field
        inputMessages = messages
    }

    func body(content: Content) -> some View {
        let control =
            content
            .focused($isFocused)
            .accessibilityFocused($isAccessibilityFocused)
            .environment(\.inputErrors, field.localizedErrors(in: messages))
            .environment(\.isInputHighlighted, field.isHighlighted)
            .onChange(of: isFocused) { if !isFocused { field.endEditingAndAnnounce(messages: messages) } }
            .onChange(of: field.focusRequests) { takeFocus() }
            .onAppear { if returnKeyHandler?.focusRequests.hasPendingRequest(for: field) == true { takeFocus() } }
            .id(ObjectIdentifier(field))
        (style ?? .automatic).anyView(
            for: .init(control: .init(content: AnyView(control)), messages: inputMessages, field: field))
    }

    private func takeFocus() {
        isFocused = true
        isAccessibilityFocused = true
        returnKeyHandler?.focusRequests.markFulfilled(for: field)
    }
}

/// The progress, the errors, and the hint of an input, such as for the footer of a section.
///
/// It shows the errors that `inputErrorDisplay(_:)` chooses.
public struct InputMessages: View {
    private let field: any FormField
    private let messageView: @MainActor (ValidationError) -> AnyView
    @Environment(\.validationMessages) private var messages
    @Environment(\.inputErrorDisplay) private var display
    @Environment(\.showsInputHints) private var showsHints

    /// Creates the messages of an input.
    public init(_ field: any FormField) { self.init(field) { InputErrorText($0) } }

    /// Creates the messages of an input, with a view of your own for each error.
    public init<Message: View>(
        _ field: any FormField, @ViewBuilder message: @escaping @MainActor (ValidationError) -> Message
    ) {
        self.field = field
        messageView = { AnyView(message($0)) }
    }

    /// The messages, one below the other.
    public var body: some View {
        let errors = field.localizedErrors(in: messages)
        if field.isPending { ProgressView() }
        ForEach(display.shownIndices(of: errors), id: \.self) { messageView(errors[$0]) }
            .environment(\.inputSettings.inputMessages, field.messages)
        if showsHints, errors.isEmpty, let hint = field.spokenHint(in: messages) {
            // VoiceOver reads it as the hint of the control.
            Text(verbatim: hint).font(.footnote).accessibilityHidden(true)
        }
    }
}

extension View {
    /// Validates a value with a strategy when its editing ends, and shows the errors below this view.
    ///
    /// ```swift
    /// TextField("Email", text: $email)
    ///     .validated(email, by: .email, label: "Email")
    /// ```
    ///
    /// A strategy that changes is used from the next edit. For a strategy that is swapped, or for a form that is
    /// submitted, use a `ValidatedInput`.
    ///
    /// - Parameters:
    ///   - value: The value that this view edits.
    ///   - validator: The strategy.
    ///   - label: The name in the messages, or `nil` for messages without a name.
    public func validated<Value: Equatable>(
        _ value: Value, by validator: InputValidator<Value>, label: String? = nil
    ) -> some View {
        modifier(ValidatedValueModifier(value: value, validator: validator, label: label))
    }
}

/// The modifier that owns the input for a value of the app.
private struct ValidatedValueModifier<Value: Equatable>: ViewModifier {
    private let value: Value
    private let validator: InputValidator<Value>
    @State private var input: ValidatedInput<Value>

    init(value: Value, validator: InputValidator<Value>, label: String?) {
        self.value = value
        self.validator = validator
        let input = ValidatedInput(value, validator, label: label)
        input.timing = .onEndOfEditing
        _input = State(wrappedValue: input)
    }

    func body(content: Content) -> some View {
        content
            .inputTraits(input.inputTraits)
            .onSubmit { input.endEditing() }
            .onChange(of: value) {
                input.validator = validator
                input.value = value
            }
            .validated(by: input)
    }
}

/// The message of an error, which VoiceOver reads with the word "Error" before it.
public struct InputErrorText: View {
    private let error: ValidationError
    @Environment(\.validationMessages) private var messages
    @Environment(\.inputSettings.inputMessages) private var inputMessages

    /// Creates a text for an error.
    public init(_ error: ValidationError) { self.error = error }

    /// The message in a small red font.
    public var body: some View {
        Text(verbatim: error.reason)
            .font(.footnote)
            .foregroundStyle(.red)
            .accessibilityLabel(Text(verbatim: "\((inputMessages ?? messages).errorPrefix) \(error.reason)"))
    }
}
#endif
