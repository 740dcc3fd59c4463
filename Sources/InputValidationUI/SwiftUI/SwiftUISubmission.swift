// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

extension View {
    /// Makes the return key move through a form's fields, and scrolls to the field that gets the focus.
    ///
    /// - The return key in a `ValidatedField` moves the focus to the form's next text field. In the last text field, it
    ///   submits the form. The key's label matches its action.
    /// - A `SubmitButton` inside this view also submits the form, with the same action.
    /// - If the focus is requested for a field, for example after a rejected submit, the view scrolls to the field
    ///   first.
    ///
    /// ```swift
    /// Form {
    ///     ValidatedField(checkout.$email)
    ///     SubmitButton("Pay")
    /// }
    /// .submits(checkout.order) { order in await shop.send(order) }
    /// ```
    ///
    /// Only one submit runs at a time. Inside this view, your app's `onSubmit(of:_:)` still receives the return key.
    ///
    /// - Parameters:
    ///   - form: The form, with its fields in the same order as on the screen.
    ///   - action: A closure to call with the form's result if it is accepted.
    public func submits<Output>(
        _ form: InputForm<Output>, action: @escaping @MainActor (Output) async -> Void
    ) -> some View {
        modifier(SubmissionModifier(form: form, action: action))
    }
}

private struct SubmissionModifier<Output>: ViewModifier {
    private let form: InputForm<Output>
    private let action: @MainActor (Output) async -> Void
    @Environment(\.validationMessages) private var messages
    @State private var submission: FormSubmission

    init(form: InputForm<Output>, action: @escaping @MainActor (Output) async -> Void) {
        self.form = form
        self.action = action
        _submission = State(wrappedValue: FormSubmission(form.fields))
    }

    func body(content: Content) -> some View {
        let fields = form.fields
        let (submission, form, messages, action) = (submission, form, messages, action)
        submission.isRunning = { form.isSubmitRunning }
        submission.submit = { form.submitUnlessRunning(messages: messages, action) }
        return ScrollViewReader { proxy in
            content
                .environment(\.inputSettings.submission, submission)
                .onChange(of: fields.map { ObjectIdentifier($0) }) { submission.fields = fields }
                .onChange(of: fields.map { $0.focusRequests }) {
                    if let field = submission.focusRequests.recordNewestRequest(in: fields) {
                        proxy.scrollTo(ObjectIdentifier(field), anchor: .center)
                    }
                }
        }
    }
}

/// The fields of the submissions that are still running, including their actions.
///
/// A button and the return key may submit the same form, so neither of them holds this state.
@MainActor @Observable
private final class RunningSubmissions {
    var fieldIDs: Set<ObjectIdentifier> = []
}

@MainActor private let runningSubmissions = RunningSubmissions()

extension InputForm {
    /// Whether a submit that involves any of the fields, or its action, is running.
    @MainActor
    var isSubmitRunning: Bool {
        isSubmitting || fields.contains { runningSubmissions.fieldIDs.contains(ObjectIdentifier($0)) }
    }

    /// Submits the form and runs the action, unless a submit is running.
    @MainActor
    func submitUnlessRunning(messages: MessageCatalog, _ action: @escaping @MainActor (Output) async -> Void) {
        guard !isSubmitRunning else { return }
        let ids = fields.map { ObjectIdentifier($0) }
        runningSubmissions.fieldIDs.formUnion(ids)
        Task { @MainActor in
            if let output = await submitAndShowErrors(messages: messages) { await action(output) }
            runningSubmissions.fieldIDs.subtract(ids)
        }
    }
}

/// A form's submission, for its button and the return key.
///
/// It stays the same object as long as the form is shown, so redrawing the form doesn't redraw the fields unless the
/// fields themselves change.
@MainActor @Observable
final class FormSubmission {
    var fields: [any FormField]
    @ObservationIgnored let focusRequests: FocusRequests
    @ObservationIgnored var submit: @MainActor () -> Void = {}
    @ObservationIgnored var isRunning: @MainActor () -> Bool = { false }

    init(_ fields: [any FormField]) {
        self.fields = fields
        focusRequests = FocusRequests(fields)
    }

    /// Returns the next text field after a field, or `nil` if there is none.
    ///
    /// A row that is not on the screen is not known yet, so every text input counts unless it is known to be a choice.
    private func nextTextField(after field: any FormField) -> (any FormField)? {
        fields.drop { $0 !== field }.dropFirst().first { $0 is any EditableField<String> && !$0.isChoice }
    }

    func contains(_ field: any FormField) -> Bool { fields.contains { $0 === field } }

    func submitLabel(of field: any FormField) -> SubmitLabel { nextTextField(after: field) == nil ? .go : .next }

    /// Moves the focus to the next text field, or submits the form.
    func handleReturnKey(in field: any FormField, messages: MessageCatalog) {
        guard let next = nextTextField(after: field) else {
            // The submit announces the error.
            field.endEditing()
            return submit()
        }
        field.endEditingAndAnnounce(messages: messages)
        next.requestFocus()
    }
}

/// A form's focus requests, including requests for rows that are not on the screen yet.
@MainActor
final class FocusRequests {
    private var seenRequestCounts: [ObjectIdentifier: Int] = [:]
    private var fulfilledRequestCounts: [ObjectIdentifier: Int] = [:]
    private var newestFieldID: ObjectIdentifier?

    init(_ fields: [any FormField]) {
        _ = recordNewestRequest(in: fields)
        // A request from before the form was shown isn't pending.
        newestFieldID = nil
    }

    /// Returns the field that has requested the focus since the last call.
    func recordNewestRequest(in fields: [any FormField]) -> (any FormField)? {
        let field = fields.first { seenRequestCounts[ObjectIdentifier($0), default: 0] != $0.focusRequests }
        for field in fields { seenRequestCounts[ObjectIdentifier(field)] = field.focusRequests }
        if let field { newestFieldID = ObjectIdentifier(field) }
        return field
    }

    /// Notes that a field's row has taken the focus.
    func markFulfilled(for field: any FormField) {
        fulfilledRequestCounts[ObjectIdentifier(field)] = field.focusRequests
    }

    /// Returns whether the newest request is for this field and its row has not taken the focus.
    func hasPendingRequest(for field: any FormField) -> Bool {
        let id = ObjectIdentifier(field)
        return newestFieldID == id && fulfilledRequestCounts[id] != field.focusRequests
    }
}
#endif
