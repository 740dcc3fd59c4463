// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

extension View {
    /// Connects this view with an input, and shows the errors as `validatedFieldStyle(_:)` arranges them.
    ///
    /// - When the view loses the focus, the input's editing ends.
    /// - When something requests the focus for the input, such as `form.focusFirstRejected()`, the view gets the focus.
    /// - The environment inside the view contains the errors and the highlight.
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

    /// Connects this view with an input, and shows the errors in your own views.
    ///
    /// - Parameters:
    ///   - field: The input, which the view observes.
    ///   - message: The view for an error, such as `InputErrorText($0).font(.caption)`. By default, it has the footnote
    ///     font.
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
    @Environment(\.inputSettings.submission) private var submission
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var isAccessibilityFocused: Bool
    /// Whether a choice has received the focus for a request.
    ///
    /// If there's no keyboard, SwiftUI takes the focus away at once, but that doesn't end editing.
    @State private var isFocusTried = false

    init(field: any FormField, messages: InputMessages) {
        self.field = field
        inputMessages = messages
    }

    func body(content: Content) -> some View {
        let errors = field.localizedErrors(in: messages)
        let warnings = field.localizedWarnings(in: messages)
        let errorKey = AccessibilityCustomContentKey(
            Text(verbatim: field.errorPrefix(in: messages)), id: "InputValidation.error")
        let control =
            content
            .focused($isFocused)
            .accessibilityFocused($isAccessibilityFocused)
            // The error isn't a hint, because a person can turn hints off.
            .accessibilityCustomContent(
                errorKey, errors.first.map { Text(verbatim: $0.reason) }, importance: .high
            )
            .environment(\.inputErrors, errors)
            .environment(\.isInputHighlighted, field.isHighlighted)
            .onChange(of: isFocused) { if !isFocused { endEditing() } }
            .onChange(of: field.focusRequests) { takeFocus() }
            .onChange(of: warnings) { field.announceWarnings(messages: messages) }
            .onAppear { if submission?.focusRequests.hasPendingRequest(for: field) == true { takeFocus() } }
        (style ?? .automatic).anyView(
            for: .init(control: .init(content: AnyView(control)), messages: inputMessages, field: field)
        )
        .animation(.default, value: errors + warnings)
        // The identity is outside the style, because a list finds it only on a row, not in a stack inside the row.
        .id(ObjectIdentifier(field))
    }

    private func endEditing() {
        if isFocusTried {
            isFocusTried = false
        } else {
            field.endEditingAndAnnounce(messages: messages)
        }
    }

    private func takeFocus() {
        isFocusTried = field.isChoice && !isFocused
        isFocused = true
        isAccessibilityFocused = true
        submission?.focusRequests.markFulfilled(for: field)
    }
}

/// An input's progress, errors, and hint, for example for a section's footer.
///
/// It shows the errors that `inputErrorDisplay(_:)` chooses.
public struct InputMessages: View {
    private let field: any FormField
    private let messageView: @MainActor (ValidationError) -> AnyView
    @Environment(\.validationMessages) private var messages
    @Environment(\.inputErrorDisplay) private var display
    @Environment(\.showsInputHints) private var showsHints

    /// Creates a view of an input's messages.
    public init(_ field: any FormField) { self.init(field) { InputErrorText($0) } }

    /// Creates a view of an input's messages, with your own view for each error.
    public init<Message: View>(
        _ field: any FormField, @ViewBuilder message: @escaping @MainActor (ValidationError) -> Message
    ) {
        self.field = field
        messageView = { AnyView(message($0)) }
    }

    /// The messages, one below another.
    public var body: some View {
        let errors = field.localizedErrors(in: messages)
        if field.isPending { ProgressView() }
        ForEach(display.shownIndices(of: errors), id: \.self) { messageView(errors[$0]).transition(.opacity) }
            .font(.footnote)
            .environment(\.inputSettings.inputMessages, field.messages)
        if errors.isEmpty {
            let warnings = field.localizedWarnings(in: messages)
            ForEach(display.shownIndices(of: warnings), id: \.self) {
                InputWarningText(warnings[$0]).transition(.opacity)
            }
            .font(.footnote)
        }
        if showsHints, errors.isEmpty, let hint = field.spokenHint(in: messages) {
            // The text is hidden from VoiceOver, which reads the same text as the control's hint.
            Text(verbatim: hint).font(.footnote).accessibilityHidden(true)
        }
    }
}

/// A view for a warning, with a symbol before the message.
///
/// VoiceOver reads the message. When the message appears, VoiceOver finishes what it's saying and then announces it.
public struct InputWarningText: View {
    private let warning: ValidationError
    @Environment(\.colorScheme) private var colorScheme

    /// Creates a view for a warning.
    public init(_ warning: ValidationError) { self.warning = warning }

    /// The message in brown or yellow, with a symbol before it.
    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
            Image(systemName: "exclamationmark.triangle.fill")
            Text(verbatim: warning.reason)
        }
        .foregroundStyle(Self.color(for: colorScheme))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: warning.reason))
    }

    /// Returns a color with a contrast of at least 4.5 to 1 against form backgrounds, as WCAG 2.2 requires.
    private static func color(for scheme: ColorScheme) -> Color {
        scheme == .dark
            ? Color(red: 255 / 255.0, green: 214 / 255.0, blue: 102 / 255.0)
            : Color(red: 122 / 255.0, green: 77 / 255.0, blue: 0 / 255.0)
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
    /// If you pass a different strategy, it takes effect on the next edit. To swap strategies, or to submit a form, use
    /// a `ValidatedInput`.
    ///
    /// - Parameters:
    ///   - value: The value that this view edits.
    ///   - validator: The strategy.
    ///   - label: The value's name in messages, or `nil` for messages without a name.
    public func validated<Value: Equatable>(
        _ value: Value, by validator: InputValidator<Value>, label: String? = nil
    ) -> some View {
        modifier(ValidatedValueModifier(value: value, validator: validator, label: label))
    }
}

/// The modifier that owns the input for an app's value.
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

/// An error's message with a symbol; VoiceOver reads the word "Error" before it.
public struct InputErrorText: View {
    private let error: ValidationError
    @Environment(\.validationMessages) private var messages
    @Environment(\.inputSettings.inputMessages) private var inputMessages
    @Environment(\.colorScheme) private var colorScheme

    /// Creates a view for an error.
    public init(_ error: ValidationError) { self.error = error }

    /// The message in red, with a symbol before it.
    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
            Image(systemName: "exclamationmark.circle.fill")
            Text(verbatim: error.reason)
        }
        .foregroundStyle(Self.color(for: colorScheme))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: "\((inputMessages ?? messages).errorPrefix) \(error.reason)"))
    }

    /// Returns a red with a contrast of at least 4.5 to 1 against form backgrounds.
    ///
    /// WCAG 2.2 requires that contrast for small text, and SwiftUI's own red doesn't have it.
    private static func color(for scheme: ColorScheme) -> Color {
        scheme == .dark
            ? Color(red: 255 / 255.0, green: 138 / 255.0, blue: 128 / 255.0)
            : Color(red: 179 / 255.0, green: 20 / 255.0, blue: 18 / 255.0)
    }
}
#endif
