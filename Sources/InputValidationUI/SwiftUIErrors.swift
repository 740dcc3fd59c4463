// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

extension View {
    /// Connects this view with an input, and shows the errors below the view.
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
        modifier(ValidatedModifier(field: field) { InputErrorText($0) })
    }

    /// Connects this view with an input, and shows the errors below the view in views of your own.
    ///
    /// - Parameters:
    ///   - field: The input, which the view observes.
    ///   - message: The view for an error, such as `InputErrorText($0).font(.caption)`.
    public func validated<Message: View>(
        by field: any FormField, @ViewBuilder message: @escaping @MainActor (ValidationError) -> Message
    ) -> some View {
        modifier(ValidatedModifier(field: field, message: message))
    }
}

/// The modifier that ``SwiftUICore/View/validated(by:)`` applies to a view.
struct ValidatedModifier<Message: View>: ViewModifier {
    private let field: any FormField
    private let message: @MainActor (ValidationError) -> Message
    @Environment(\.validationMessages) private var messages
    @Environment(\.inputErrorDisplay) private var display
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var isRead: Bool

    init(field: any FormField, message: @escaping @MainActor (ValidationError) -> Message) {
        self.field = field
        self.message = message
    }

    func body(content: Content) -> some View {
        let errors = field.errors(in: messages)
        VStack(alignment: .leading) {
            content
                .focused($isFocused)
                .accessibilityFocused($isRead)
                .environment(\.inputErrors, errors)
                .environment(\.isInputHighlighted, field.isHighlighted)
                .onChange(of: isFocused) { if !isFocused { field.endEditingAloud(messages) } }
                .onChange(of: field.focusRequests) {
                    isFocused = true
                    isRead = true
                }
            ForEach(display.range(in: errors), id: \.self) { message(errors[$0]) }
        }
    }
}

/// The message of an error, which VoiceOver reads with the word "Error" before it.
public struct InputErrorText: View {
    private let error: ValidationError
    @Environment(\.validationMessages) private var messages

    /// Creates a text for an error.
    public init(_ error: ValidationError) { self.error = error }

    /// The message in a small red font.
    public var body: some View {
        Text(error.reason)
            .font(.footnote)
            .foregroundStyle(.red)
            .accessibilityLabel(Text("\(messages.errorPrefix) \(error.reason)"))
    }
}
#endif
