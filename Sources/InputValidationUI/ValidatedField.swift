// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

/// A text field for an input, with the keyboard of its strategy and the errors below.
///
/// ```swift
/// ValidatedField(checkout.$email)
/// ValidatedField(checkout.$password)
/// ValidatedField(checkout.$card, format: .paymentCard)
/// ```
///
/// - A secret value is typed in a `SecureField`, as the `isMasked` property of the input describes.
/// - The keyboard, the autofill content, and the capitalization are those of the strategy, also after a swap.
/// - VoiceOver reads the hint of the input, which states what the strategy accepts.
/// - The return key and the loss of focus end the editing, and asynchronous strategies validate during typing.
///
/// You choose its frame and color. A style inside it can read `isInputHighlighted` from the environment.
public struct ValidatedField: View {
    private let field: any EditableField<String>
    private let prompt: String?
    private let format: InputFormat?
    @Environment(\.validationMessages) private var messages

    /// Creates a field for an input.
    ///
    /// - Parameters:
    ///   - input: The input, whose label is the title.
    ///   - prompt: A text that is shown while the field is empty, or `nil` for the title.
    ///   - format: The format that is applied during typing. A masked field does not use it.
    public init(
        _ input: some EditableField<String>, prompt: String? = nil, format: InputFormat? = nil
    ) {
        field = input
        self.prompt = prompt
        self.format = format
    }

    /// The text field with its errors below.
    public var body: some View {
        control
            .inputTraits(field.inputTraits)
            .accessibilityHint(Text(MessageCatalog.$current.withValue(messages) { field.hint } ?? ""))
            .onSubmit { field.endEditing() }
            .task(id: field.value) { @MainActor in await field.checkWhileTyping() }
            .validated(by: field)
    }

    @ViewBuilder private var control: some View {
        if field.isMasked {
            SecureField(field.label ?? "", text: field.binding, prompt: prompt.map { Text($0) })
        } else if let format {
            FormattedField(field: field, prompt: prompt, format: format)
        } else {
            TextField(field.label ?? "", text: field.binding, prompt: prompt.map { Text($0) })
        }
    }
}

/// A text field that formats its text and keeps the caret at its character.
private struct FormattedField: View {
    let field: any EditableField<String>
    let prompt: String?
    let format: InputFormat

    var body: some View {
        #if os(tvOS) || os(watchOS)
        unselected
        #else
        if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
            SelectionField(field: field, prompt: prompt, format: format)
        } else {
            unselected
        }
        #endif
    }

    /// Systems that do not report the selection format only what is typed at the end.
    private var unselected: some View {
        let text = Binding(
            get: { @MainActor in field.value },
            set: { @MainActor in field.value = format($0, continuing: field.value) })
        return TextField(field.label ?? "", text: text, prompt: prompt.map { Text($0) })
    }
}

#if !os(tvOS) && !os(watchOS)
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
private struct SelectionField: View {
    let field: any EditableField<String>
    let prompt: String?
    let format: InputFormat
    @State private var selection: TextSelection?

    init(field: any EditableField<String>, prompt: String?, format: InputFormat) {
        self.field = field
        self.prompt = prompt
        self.format = format
    }

    var body: some View {
        TextField(
            field.label ?? "", text: field.binding, selection: $selection, prompt: prompt.map { Text($0) }
        )
        .onChange(of: field.value) {
            let text = field.value
            let formatted = format(text, caret: caret(in: text))
            guard formatted.text != text else { return }
            field.value = formatted.text
            selection = TextSelection(
                insertionPoint: String.Index(utf16Offset: formatted.caret, in: formatted.text))
        }
    }

    private func caret(in text: String) -> Int {
        guard case .selection(let range) = selection?.indices else { return text.utf16.count }
        return min(range.upperBound, text.endIndex).utf16Offset(in: text)
    }
}
#endif
#endif
