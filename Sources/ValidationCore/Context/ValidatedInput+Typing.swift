// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidatedInput {
    /// A strategy that validates the value after every edit in place of ``validator``, or `nil`.
    ///
    /// An edit then does not validate with ``validator``, whatever the ``FormField/timing``. The end of editing still
    /// does if the timing is ``ValidationTiming/onEndOfEditing``.
    ///
    /// It can be the same strategy as ``validator``, or a more lenient one. While the user types, it rejects a value
    /// only if no further characters can make it acceptable. For example, a letter in a card number is rejected
    /// immediately, but a number that is still too short is not; the input then has no validation result. A strategy
    /// that does not report ``InputProgress`` rejects every value that it does not accept.
    ///
    /// Setting another strategy validates a value that the old one has rejected. Setting `nil` removes its errors.
    public var validatorWhileTyping: InputValidator<Value>? {
        get { strategyWhileTyping }
        set {
            strategyWhileTyping = newValue
            state.revalidateWhileTyping()
        }
    }
}
