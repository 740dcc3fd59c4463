// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

/// A picker for an input, with the errors below.
///
/// ```swift
/// ValidatedPicker(checkout.$country) {
///     Text("Austria").tag("AT")
///     Text("Switzerland").tag("CH")
/// }
/// ```
///
/// Each choice ends the editing.
public struct ValidatedPicker<Value: Hashable, Options: View>: View {
    private let field: any EditableField<Value>
    private let options: Options

    /// Creates a picker for an input.
    ///
    /// - Parameters:
    ///   - input: The input, whose label is the title. An optional value shows that nothing is chosen yet.
    ///   - options: The options, each with a `tag(_:)` of the type of the value.
    public init(_ input: some EditableField<Value>, @ViewBuilder options: () -> Options) {
        field = input
        self.options = options()
    }

    /// The picker with its errors below.
    public var body: some View {
        Picker(field.label ?? "", selection: field.choiceBinding) { options }.validated(by: field)
    }
}

/// A toggle for an input, such as for accepting terms, with the errors below.
///
/// Each change ends the editing.
public struct ValidatedToggle: View {
    private let field: any EditableField<Bool>

    /// Creates a toggle for an input, whose label is the title.
    public init(_ input: some EditableField<Bool>) { field = input }

    /// The toggle with its errors below.
    public var body: some View {
        Toggle(field.label ?? "", isOn: field.choiceBinding).validated(by: field)
    }
}

#if !os(tvOS)
/// A date picker for an input, with the errors below.
///
/// Each choice ends the editing.
public struct ValidatedDatePicker: View {
    private let field: any EditableField<Date>
    private let components: DatePickerComponents

    /// Creates a date picker for an input.
    ///
    /// - Parameters:
    ///   - input: The input, whose label is the title.
    ///   - components: The components of the date that the user can choose.
    public init(
        _ input: some EditableField<Date>, displayedComponents components: DatePickerComponents = [.date]
    ) {
        field = input
        self.components = components
    }

    /// The date picker with its errors below.
    public var body: some View {
        DatePicker(field.label ?? "", selection: field.choiceBinding, displayedComponents: components)
            .validated(by: field)
    }
}
#endif

/// A button that submits a form, and moves the focus to the first error if the form is rejected.
///
/// ```swift
/// SubmitButton("Pay", form: checkout.order) { order in
///     await shop.send(order)
/// }
/// ```
///
/// The button is enabled even if fields are rejected, because a submit shows the user what to correct. It is disabled
/// while a submit or the action is running. In a button of your own, call `InputForm.submitAndShowErrors(messages:)`.
public struct SubmitButton<Output>: View {
    private let title: String
    private let form: InputForm<Output>
    private let action: @MainActor (Output) async -> Void
    @Environment(\.validationMessages) private var messages
    @State private var isActing = false

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - form: The form to submit.
    ///   - action: A closure that is called with the result of the form if it is accepted.
    public init(
        _ title: String, form: InputForm<Output>, action: @escaping @MainActor (Output) async -> Void
    ) {
        self.title = title
        self.form = form
        self.action = action
    }

    /// The button.
    public var body: some View {
        Button(title) {
            Task { @MainActor in
                guard let output = await form.submitAndShowErrors(messages: messages), !isActing else { return }
                isActing = true
                await action(output)
                isActing = false
            }
        }
        .disabled(isActing || form.isSubmitting)
    }
}
#endif
