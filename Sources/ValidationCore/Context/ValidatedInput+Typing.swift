// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidatedInput {
    /// A strategy that validates the value after every edit instead of ``validator``, or `nil`.
    ///
    /// If you set it, an edit doesn't validate with ``validator``, regardless of the ``FormField/timing``. The end of
    /// editing still does if the timing is ``ValidationTiming/onEndOfEditing``.
    ///
    /// It can be the same strategy as ``validator`` or a more lenient strategy. While the user types, it rejects a
    /// value only if no further characters can make it acceptable. For example, a letter in a card number is rejected
    /// immediately, but a number that is still too short is not; the input then has no validation result. A strategy
    /// that doesn't report ``InputProgress`` rejects every value that it doesn't accept.
    ///
    /// If the old strategy has rejected the value, setting another strategy validates it again. Setting `nil` removes
    /// the old strategy's errors.
    public var validatorWhileTyping: InputValidator<Value>? {
        get { strategyWhileTyping }
        set {
            strategyWhileTyping = newValue
            state.revalidateWhileTyping()
        }
    }
}
