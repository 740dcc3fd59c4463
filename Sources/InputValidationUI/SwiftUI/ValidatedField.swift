// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

/// A text field for an input, with its strategy's keyboard and its errors.
///
/// ```swift
/// ValidatedField(checkout.$email)
/// ValidatedField(checkout.$password)
/// ValidatedField(checkout.$card, format: .paymentCard)
/// ValidatedField(
///     "Nickname", input: checkout.$nickname, prompt: Text("Ada"))
/// ```
///
/// A literal title or prompt is a key in your app's String Catalog, as in a `TextField`. If you don't pass a title, the
/// field uses the input's label. The label is shown as is, and messages contain it.
///
/// - The user types a secret value into a `SecureField`, as the input's `isMasked` property describes.
/// - The keyboard, autofill content, and capitalization follow the strategy, even after a swap.
/// - VoiceOver reads the first error after the value, even if a person has turned hints off. The control's hint says
///   what the strategy accepts.
/// - Editing ends when the user presses the return key or the field loses the focus, and asynchronous strategies
///   validate while the user types.
///
/// You choose its frame and color, and `validatedFieldStyle(_:)` decides where the errors appear. A text field style
/// inside it can read `isInputHighlighted` from the environment.
public struct ValidatedField<Label: View>: View {
    private let field: any EditableField<String>
    private let label: Label
    private let prompt: Text?
    private let format: InputFormat?
    @Environment(\.validationMessages) private var messages
    @Environment(\.inputSettings.submission) private var submission
    @Environment(\.inputSettings.revealTitle) private var revealTitle
    @State private var isRevealed = false

    /// Creates a field for an input, with a view as its label.
    ///
    /// - Parameters:
    ///   - input: The input that holds the text.
    ///   - prompt: The text to show while the field is empty, or `nil` for the label.
    ///   - format: The format to apply while the user types. A masked field doesn't use it.
    ///   - label: A view that describes the value.
    public init(
        _ input: some EditableField<String>, prompt: Text? = nil, format: InputFormat? = nil,
        @ViewBuilder label: () -> Label
    ) {
        field = input
        self.label = label()
        self.prompt = prompt
        self.format = format
    }

    /// The text field with its errors below.
    public var body: some View {
        controlWithSubmitAction
            .inputTraits(field.inputTraits)
            .accessibilityHint(Text(verbatim: field.spokenHint(in: messages) ?? ""))
            // This also runs when the row appears, which checks a value that was filled in earlier. It doesn't matter
            // whether the earlier task has ended: an edit ends it, and each task reads the value when it starts.
            .task(id: field.value) { @MainActor in await field.checkWhileTyping() }
            .validated(by: field)
    }

    @ViewBuilder private var controlWithSubmitAction: some View {
        if let submission, submission.contains(field) {
            controlWithRevealButton
                .submitLabel(submission.submitLabel(of: field))
                .onSubmit { submission.handleReturnKey(in: field, messages: messages) }
        } else {
            controlWithRevealButton.onSubmit { field.endEditingAndAnnounce(messages: messages) }
        }
    }

    @ViewBuilder private var controlWithRevealButton: some View {
        if field.isMasked, let revealTitle {
            HStack {
                control
                Button(role: nil) {
                    isRevealed.toggle()
                } label: {
                    SwiftUI.Label {
                        revealTitle
                    } icon: {
                        Image(systemName: isRevealed ? "eye.slash" : "eye")
                    }
                    .labelStyle(.iconOnly)
                }
                // Without its own style, the button would cover the form's whole row.
                .buttonStyle(.borderless)
                .accessibilityAddTraits(isRevealed ? .isSelected : [])
            }
        } else {
            control
        }
    }

    private var control: some View {
        MaskableField(isMasked: field.isMasked && !(isRevealed && revealTitle != nil)) {
            SecureField(text: field.binding, prompt: prompt) { label }
        } plain: {
            // Masked text isn't formatted, even while it's revealed.
            if let format, !field.isMasked {
                FormattedField(field: field, label: label, prompt: prompt, format: format)
            } else {
                TextField(text: field.binding, prompt: prompt) { label }
            }
        }
    }
}

/// A text field that can switch between masked and plain and keeps the focus when it switches.
///
/// Removing a field during editing would end editing. So the other field is added first and gets the focus, and only
/// then is this field removed.
private struct MaskableField<Masked: View, Plain: View>: View {
    private enum Part: Hashable { case masked, plain }

    private let part: Part
    private let masked: Masked
    private let plain: Plain
    @State private var shown: Part
    @FocusState private var focused: Part?

    init(isMasked: Bool, @ViewBuilder masked: () -> Masked, @ViewBuilder plain: () -> Plain) {
        part = isMasked ? .masked : .plain
        self.masked = masked()
        self.plain = plain()
        _shown = State(wrappedValue: isMasked ? .masked : .plain)
    }

    var body: some View {
        Group {
            if shown == .masked || part == .masked {
                masked.focused($focused, equals: .masked).opacity(part == .masked ? 1 : 0)
            }
            if shown == .plain || part == .plain {
                plain.focused($focused, equals: .plain).opacity(part == .plain ? 1 : 0)
            }
        }
        .onChange(of: part) { if focused == nil { shown = part } else { focused = part } }
        .onChange(of: focused) { shown = part }
    }
}

// Swift treats a literal as a `LocalizedStringKey`, as in SwiftUI, because the other overloads are disfavored.

extension ValidatedField where Label == Text {
    /// Creates a field for an input, with the input's label as the title.
    public init(_ input: some EditableField<String>, prompt: Text? = nil, format: InputFormat? = nil) {
        self.init(input, prompt: prompt, format: format) { Text(verbatim: input.label ?? "") }
    }

    /// Creates a field with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, input: some EditableField<String>, prompt: Text? = nil,
        format: InputFormat? = nil
    ) {
        self.init(input, prompt: prompt, format: format) { Text(titleKey) }
    }

    /// Creates a field with a localized string resource as the title.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, input: some EditableField<String>, prompt: Text? = nil,
        format: InputFormat? = nil
    ) {
        self.init(input, prompt: prompt, format: format) { Text(title) }
    }

    /// Creates a field with a title that is shown as is.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, input: some EditableField<String>, prompt: Text? = nil,
        format: InputFormat? = nil
    ) {
        self.init(input, prompt: prompt, format: format) { Text(title) }
    }
}

/// A text field that formats its text and keeps the caret at its character.
///
/// SwiftUI replaces the whole text, so a person can't undo past that point.
private struct FormattedField<Label: View>: View {
    let field: any EditableField<String>
    let label: Label
    let prompt: Text?
    let format: InputFormat

    var body: some View {
        #if os(tvOS) || os(watchOS)
        fieldWithoutSelection
        #else
        if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
            SelectionTrackingField(field: field, label: label, prompt: prompt, format: format)
        } else {
            fieldWithoutSelection
        }
        #endif
    }

    /// On systems that don't report the selection, format only text that is typed at the end.
    private var fieldWithoutSelection: some View {
        let text = Binding(
            get: { @MainActor in field.value },
            set: { @MainActor in field.value = format($0, continuing: field.value) })
        return TextField(text: text, prompt: prompt) { label }
    }
}

#if !os(tvOS) && !os(watchOS)
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
private struct SelectionTrackingField<Label: View>: View {
    let field: any EditableField<String>
    let label: Label
    let prompt: Text?
    let format: InputFormat
    @State private var selection: TextSelection?

    init(field: any EditableField<String>, label: Label, prompt: Text?, format: InputFormat) {
        self.field = field
        self.label = label
        self.prompt = prompt
        self.format = format
        _ = EditedTextField.shared
    }

    var body: some View {
        TextField(text: field.binding, selection: $selection, prompt: prompt) { label }
            .onChange(of: field.value) {
                guard !EditedTextField.shared.isComposing else { return }
                let text = field.value
                let formatted = format(text, caret: caretOffset(in: text))
                guard formatted.text != text else { return }
                field.value = formatted.text
                selection = TextSelection(
                    insertionPoint: String.Index(utf16Offset: formatted.caret, in: formatted.text))
            }
    }

    private func caretOffset(in text: String) -> Int {
        guard case .selection(let range) = selection?.indices else { return text.utf16.count }
        return min(range.upperBound, text.endIndex).utf16Offset(in: text)
    }
}
#endif
#endif
