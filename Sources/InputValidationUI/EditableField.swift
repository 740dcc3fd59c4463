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
    ///
    /// The error of a value that was rejected before, as by a submit, is not announced again.
    @MainActor
    func endEditingAndAnnounce(messages: MessageCatalog? = nil) {
        let announced = isHighlighted ? error : nil
        endEditing()
        if timing == .onEndOfEditing, error != announced { announceError(messages: messages) }
    }

    /// Returns the word that VoiceOver reads before an error.
    func errorPrefix(in messages: MessageCatalog?) -> String {
        (self.messages ?? messages ?? .current).errorPrefix
    }

    /// Returns what the strategy accepts, with the messages of the input, or with the given ones if it has none.
    func spokenHint(in messages: MessageCatalog?) -> String? {
        MessageCatalog.$current.withValue(messages ?? .current) { hint }
    }
}

/// Returns whether two values are equatable and equal, where texts are compared by their bytes, as inputs compare them.
func areEqualInputValues<Value>(_ first: Value, _ second: Value) -> Bool {
    if let first = first as? String, let second = second as? String { return first.utf8.elementsEqual(second.utf8) }
    func isSecond<Other: Equatable>(_ first: Other) -> Bool { second as? Other == first }
    guard let first = first as? any Equatable else { return false }
    return isSecond(first)
}
