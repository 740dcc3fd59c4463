// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import InputValidation
import SwiftUI

extension View {
    /// Leads through the fields of a form with the return key, and scrolls to a field that gets the focus.
    ///
    /// - The return key in a `ValidatedField` moves the focus to the next text of the form. In the last one it submits
    ///   the form. The label of the key matches its action.
    /// - A field whose focus is requested, as after a rejected submit, is scrolled onto the screen first.
    ///
    /// ```swift
    /// Form { … }
    ///     .submits(checkout.order) { order in await shop.send(order) }
    /// ```
    ///
    /// The form is submitted once at a time, also if a `SubmitButton` sends it. Inside this view, `onSubmit(of:_:)` of
    /// your app still receives the return key.
    ///
    /// - Parameters:
    ///   - form: The form, in the order of the fields on the screen.
    ///   - action: A closure that is called with the result of the form if it is accepted.
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
    @State private var focus: FocusRequests

    init(form: InputForm<Output>, action: @escaping @MainActor (Output) async -> Void) {
        self.form = form
        self.action = action
        _focus = State(wrappedValue: FocusRequests(form.fields))
    }

    func body(content: Content) -> some View {
        let fields = form.fields
        let keys = ReturnKeys(fields: fields, focus: focus) {
            form.submitOnce(messages: messages, action)
        }
        ScrollViewReader { proxy in
            content
                .environment(\.inputSettings.returnKeys, keys)
                .onChange(of: fields.map { $0.focusRequests }) {
                    if let field = focus.newest(in: fields) { proxy.scrollTo(ObjectIdentifier(field), anchor: .center) }
                }
        }
    }
}

/// The fields of the submits that are running, with their actions.
///
/// A button and the return key may send the same form, so neither of them has this state.
@MainActor @Observable
private final class RunningSubmits {
    var fields: Set<ObjectIdentifier> = []
}

@MainActor private let running = RunningSubmits()

extension InputForm {
    /// Whether a submit with one of the fields is running, or its action.
    @MainActor
    var isRunning: Bool { isSubmitting || fields.contains { running.fields.contains(ObjectIdentifier($0)) } }

    /// Submits the form and runs the action, unless a submit is running.
    @MainActor
    func submitOnce(messages: MessageCatalog, _ action: @escaping @MainActor (Output) async -> Void) {
        guard !isRunning else { return }
        let ids = fields.map { ObjectIdentifier($0) }
        running.fields.formUnion(ids)
        Task { @MainActor in
            if let output = await submitAndShowErrors(messages: messages) { await action(output) }
            running.fields.subtract(ids)
        }
    }
}

/// What the return key does in the fields of a form.
@MainActor
struct ReturnKeys {
    let fields: [any FormField]
    let focus: FocusRequests
    let submit: @MainActor () -> Void

    /// Returns the next text after a field, or `nil` if it is the last one.
    ///
    /// A row that is not on the screen is not known yet, so a text is what is not known to be a choice.
    private func next(after field: any FormField) -> (any FormField)? {
        fields.drop { $0 !== field }.dropFirst().first {
            $0 is any EditableField<String> && !($0.element is ChoiceElement)
        }
    }

    func label(of field: any FormField) -> SubmitLabel { next(after: field) == nil ? .go : .next }

    func press(in field: any FormField) {
        guard let next = next(after: field) else { return submit() }
        next.requestFocus()
    }

    /// Returns the keys for a field, or `nil` if it is not in the form.
    func containing(_ field: any FormField) -> ReturnKeys? { fields.contains { $0 === field } ? self : nil }
}

/// The requests for the focus in a form, also for rows that are not on the screen yet.
@MainActor
final class FocusRequests {
    private var known: [ObjectIdentifier: Int] = [:]
    private var answered: [ObjectIdentifier: Int] = [:]
    private var newest: ObjectIdentifier?

    init(_ fields: [any FormField]) {
        _ = newest(in: fields)
        // A request from before the form was shown is not waiting.
        newest = nil
    }

    /// Returns the field with a request since the last call.
    func newest(in fields: [any FormField]) -> (any FormField)? {
        let field = fields.first { known[ObjectIdentifier($0), default: 0] != $0.focusRequests }
        for field in fields { known[ObjectIdentifier(field)] = field.focusRequests }
        if let field { newest = ObjectIdentifier(field) }
        return field
    }

    /// Notes that the row of a field has taken the focus.
    func answer(_ field: any FormField) { answered[ObjectIdentifier(field)] = field.focusRequests }

    /// Returns whether the newest request is for a field whose row has not taken the focus.
    func isWaiting(for field: any FormField) -> Bool {
        let id = ObjectIdentifier(field)
        return newest == id && answered[id] != field.focusRequests
    }
}
#endif
