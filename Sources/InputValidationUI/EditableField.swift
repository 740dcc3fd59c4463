// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An input whose value a control can show and edit.
///
/// `ValidatedInput` and `ParsedInput` conform. Views and controls take either of them.
public protocol EditableField<Value>: FormField {
    /// The type of the value that the control shows.
    associatedtype Value

    /// The value as it was entered.
    var value: Value { get set }
}

extension ValidatedInput: EditableField {}

extension ParsedInput: EditableField {}

extension FormField {
    /// Ends the editing, and announces the error if this validated the input.
    @MainActor
    func endEditingAndAnnounce(messages: MessageCatalog? = nil) {
        endEditing()
        if timing == .onEndOfEditing { announceError(messages: messages) }
    }

    /// What VoiceOver reads after the label: the first error, or the hint.
    func spokenHint(in messages: MessageCatalog?) -> String? {
        if let error = localizedErrors(in: messages).first {
            return "\((self.messages ?? messages ?? .current).errorPrefix) \(error.reason)"
        }
        return MessageCatalog.$current.withValue(messages ?? .current) { hint }
    }
}

/// Returns whether two values are equatable and equal, where texts are compared by their bytes, as inputs compare them.
func areEqualInputValues<Value>(_ first: Value, _ second: Value) -> Bool {
    if let first = first as? String, let second = second as? String { return first.utf8.elementsEqual(second.utf8) }
    func isSecond<Other: Equatable>(_ first: Other) -> Bool { second as? Other == first }
    guard let first = first as? any Equatable else { return false }
    return isSecond(first)
}
