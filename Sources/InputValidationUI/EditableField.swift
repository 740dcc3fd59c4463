// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An input whose value a control can show and edit.
///
/// `ValidatedInput` and `ParsedInput` conform. Views and controls accept either.
public protocol EditableField<Value>: FormField {
    /// The type of the value that the control shows.
    associatedtype Value

    /// The value as it was entered.
    var value: Value { get set }
}

extension ValidatedInput: EditableField {}

extension ParsedInput: EditableField {}

extension FormField {
    /// Ends editing, and announces the error if that validated the input.
    ///
    /// If the value was already rejected, for example by a submit, its error is not announced again.
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

    /// Returns a hint about what the strategy accepts, from the input's messages, or from the given messages if it has
    /// none.
    func spokenHint(in messages: MessageCatalog?) -> String? {
        MessageCatalog.$current.withValue(messages ?? .current) { hint }
    }
}

/// Returns whether two values are equatable and equal; strings are compared by their bytes, as inputs compare them.
func areEqualInputValues<Value>(_ first: Value, _ second: Value) -> Bool {
    if let first = first as? String, let second = second as? String { return first.utf8.elementsEqual(second.utf8) }
    func isSecond<Other: Equatable>(_ first: Other) -> Bool { second as? Other == first }
    guard let first = first as? any Equatable else { return false }
    return isSecond(first)
}
