// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

/// A picker for an input, with its errors below.
///
/// ```swift
/// ValidatedPicker(checkout.$country) {
///     Text("Austria").tag("AT")
///     Text("Switzerland").tag("CH")
/// }
/// ```
///
/// Each choice ends editing.
public struct ValidatedPicker<Value: Hashable, Options: View, Label: View>: View {
    private let field: any EditableField<Value>
    private let label: Label
    private let options: Options
    @Environment(\.validationMessages) private var messages

    /// Creates a picker for an input, with a view as its label.
    ///
    /// - Parameters:
    ///   - input: The input. An optional value shows that nothing is chosen yet.
    ///   - options: The options, each with a `tag(_:)` of the value's type.
    ///   - label: A view that describes the value.
    public init(
        _ input: some EditableField<Value>, @ViewBuilder options: () -> Options, @ViewBuilder label: () -> Label
    ) {
        field = input
        // Do this before the row is on the screen, because the return key skips choices.
        input.markAsChoice()
        self.label = label()
        self.options = options()
    }

    /// The picker with its errors below.
    public var body: some View {
        Picker(selection: field.choiceBinding(announcingIn: messages)) {
            options
        } label: {
            label
        }.validated(by: field)
    }
}

// Swift treats a literal as a `LocalizedStringKey`, as in SwiftUI, because the other overloads are disfavored.

extension ValidatedPicker where Label == Text {
    /// Creates a picker for an input, with the input's label as the title.
    public init(_ input: some EditableField<Value>, @ViewBuilder options: () -> Options) {
        self.init(input, options: options) { Text(verbatim: input.label ?? "") }
    }

    /// Creates a picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, input: some EditableField<Value>, @ViewBuilder options: () -> Options
    ) {
        self.init(input, options: options) { Text(titleKey) }
    }

    /// Creates a picker with a localized string resource as the title.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, input: some EditableField<Value>, @ViewBuilder options: () -> Options
    ) {
        self.init(input, options: options) { Text(title) }
    }

    /// Creates a picker with a title that is shown as is.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, input: some EditableField<Value>, @ViewBuilder options: () -> Options
    ) {
        self.init(input, options: options) { Text(title) }
    }
}

/// A toggle for an input, for example to accept terms, with its errors below.
///
/// Each change ends editing.
public struct ValidatedToggle<Label: View>: View {
    private let field: any EditableField<Bool>
    private let label: Label
    @Environment(\.validationMessages) private var messages

    /// Creates a toggle for an input, with a view as its label.
    public init(_ input: some EditableField<Bool>, @ViewBuilder label: () -> Label) {
        field = input
        self.label = label()
    }

    /// The toggle with its errors below.
    public var body: some View {
        Toggle(isOn: field.choiceBinding(announcingIn: messages)) { label }.validated(by: field)
    }
}

extension ValidatedToggle where Label == Text {
    /// Creates a toggle for an input, with the input's label as the title.
    public init(_ input: some EditableField<Bool>) {
        self.init(input) { Text(verbatim: input.label ?? "") }
    }

    /// Creates a toggle with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, input: some EditableField<Bool>
    ) {
        self.init(input) { Text(titleKey) }
    }

    /// Creates a toggle with a localized string resource as the title.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, input: some EditableField<Bool>
    ) {
        self.init(input) { Text(title) }
    }

    /// Creates a toggle with a title that is shown as is.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, input: some EditableField<Bool>
    ) {
        self.init(input) { Text(title) }
    }
}

#if !os(tvOS)
/// A date picker for an input, with its errors below.
///
/// Each choice ends editing.
public struct ValidatedDatePicker<Label: View>: View {
    private let field: any EditableField<Date>
    private let label: Label
    private let components: DatePickerComponents
    @Environment(\.validationMessages) private var messages

    /// Creates a date picker for an input, with a view as its label.
    ///
    /// - Parameters:
    ///   - input: The input that holds the date.
    ///   - components: The date components that the user can choose.
    ///   - label: A view that describes the value.
    public init(
        _ input: some EditableField<Date>, displayedComponents components: DatePickerComponents = [.date],
        @ViewBuilder label: () -> Label
    ) {
        field = input
        self.label = label()
        self.components = components
    }

    /// The date picker with its errors below.
    public var body: some View {
        DatePicker(
            selection: field.choiceBinding(announcingIn: messages), displayedComponents: components
        ) { label }
        .validated(by: field)
    }
}

extension ValidatedDatePicker where Label == Text {
    /// Creates a date picker for an input, with the input's label as the title.
    public init(_ input: some EditableField<Date>, displayedComponents components: DatePickerComponents = [.date]) {
        self.init(input, displayedComponents: components) { Text(verbatim: input.label ?? "") }
    }

    /// Creates a date picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, input: some EditableField<Date>,
        displayedComponents components: DatePickerComponents = [.date]
    ) {
        self.init(input, displayedComponents: components) { Text(titleKey) }
    }

    /// Creates a date picker with a localized string resource as the title.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, input: some EditableField<Date>,
        displayedComponents components: DatePickerComponents = [.date]
    ) {
        self.init(input, displayedComponents: components) { Text(title) }
    }

    /// Creates a date picker with a title that is shown as is.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, input: some EditableField<Date>,
        displayedComponents components: DatePickerComponents = [.date]
    ) {
        self.init(input, displayedComponents: components) { Text(title) }
    }
}
#endif

/// A button that submits a form and, if the form is rejected, moves the focus to the first error.
///
/// ```swift
/// SubmitButton("Pay", form: checkout.order) { order in
///     await shop.send(order)
/// }
/// ```
///
/// Inside `submits(_:action:)`, which provides the form and the action, the button needs only a label:
/// `SubmitButton("Pay")`.
///
/// The button is enabled even if fields are rejected, because a submit shows the user what to correct. While a submit
/// or its action is running, including a submit from `submits(_:action:)`, the button is disabled and shows progress.
/// In your own button, call `InputForm.submitAndShowErrors(messages:)`.
public struct SubmitButton<Output, Label: View>: View {
    private let label: Label
    private let role: ButtonRole?
    /// The form and the action, or `nil` to use the surrounding view's form and action.
    private let own: (form: InputForm<Output>, action: @MainActor (Output) async -> Void)?
    @Environment(\.validationMessages) private var messages
    @Environment(\.inputSettings.submission) private var submission

    /// Creates a button with a view as its label.
    ///
    /// - Parameters:
    ///   - form: The form to submit.
    ///   - role: The button's role, or `nil` for none.
    ///   - action: A closure to call with the form's result if it is accepted.
    ///   - label: A view that describes the action.
    public init(
        form: InputForm<Output>, role: ButtonRole? = nil, action: @escaping @MainActor (Output) async -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.role = role
        own = (form, action)
    }

    /// The button.
    public var body: some View {
        let isRunning = own?.form.isSubmitRunning ?? submission?.isRunning() ?? false
        Button(role: role) {
            if let own {
                own.form.submitUnlessRunning(messages: messages, own.action)
            } else {
                submission?.submit()
            }
        } label: {
            HStack {
                label
                if isRunning { ProgressView() }
            }
        }
        .disabled(isRunning || own == nil && submission == nil)
    }
}

extension SubmitButton where Output == Void {
    /// Creates a button for the surrounding form from `submits(_:action:)`, with a view as its label.
    ///
    /// If there's no surrounding form, the button is disabled.
    ///
    /// - Parameters:
    ///   - role: The button's role, or `nil` for none.
    ///   - label: A view that describes the action.
    public init(role: ButtonRole? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.role = role
        own = nil
    }
}

extension SubmitButton where Output == Void, Label == Text {
    /// Creates a button for the surrounding form from `submits(_:action:)`, with a localized title.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil) {
        self.init(role: role) { Text(titleKey) }
    }

    /// Creates a button for the surrounding form from `submits(_:action:)`, with a localized string resource as its
    /// title.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, role: ButtonRole? = nil) {
        self.init(role: role) { Text(title) }
    }

    /// Creates a button for the surrounding form from `submits(_:action:)`, with a title that is shown as is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil) {
        self.init(role: role) { Text(title) }
    }
}

extension SubmitButton where Label == Text {
    /// Creates a button with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, form: InputForm<Output>, role: ButtonRole? = nil,
        action: @escaping @MainActor (Output) async -> Void
    ) {
        self.init(form: form, role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a localized string resource as the title.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, form: InputForm<Output>, role: ButtonRole? = nil,
        action: @escaping @MainActor (Output) async -> Void
    ) {
        self.init(form: form, role: role, action: action) { Text(title) }
    }

    /// Creates a button with a title that is shown as is.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, form: InputForm<Output>, role: ButtonRole? = nil,
        action: @escaping @MainActor (Output) async -> Void
    ) {
        self.init(form: form, role: role, action: action) { Text(title) }
    }
}
#endif
