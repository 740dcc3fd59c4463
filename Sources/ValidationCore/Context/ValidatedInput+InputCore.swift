// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidatedInput {
    /// Creates an input as a plain object, with the parameters of ``init(wrappedValue:_:label:labelInSentence:key:isSecret:)``.
    public convenience init(
        _ value: Value, _ validator: InputValidator<Value>, label: String? = nil, labelInSentence phrase: String? = nil,
        key: String? = nil, isSecret: Bool? = nil
    ) {
        self.init(wrappedValue: value, validator, label: label, labelInSentence: phrase, key: key, isSecret: isSecret)
    }

    /// A strategy that validates the value after every edit in place of ``validator``, or `nil`.
    ///
    /// An edit then does not validate with ``validator``, whatever the ``FormField/timing``. The end of editing still
    /// does if the timing is ``ValidationTiming/onEndOfEditing``.
    ///
    /// It can be the same strategy as ``validator``, or a more lenient one. While the user types, it rejects a value only
    /// if no further characters can make it acceptable. For example, a letter in a card number is rejected immediately,
    /// but a number that is still too short is not; the input then has no validation result. A strategy that does not
    /// report ``InputProgress`` rejects every value that it does not accept.
    ///
    /// Setting another strategy validates a value that the old one has rejected, and setting `nil` removes those errors.
    public var validatorWhileTyping: InputValidator<Value>? {
        get { strategyWhileTyping }
        set {
            strategyWhileTyping = newValue
            state.validateTypingAgain()
        }
    }

    /// Sets a new original value, clears the result, and marks the input as untouched and not dirty.
    ///
    /// The strategy does not change. If the input is secret only because of a strategy that it no longer has, it stops
    /// being secret.
    public func reset(to value: Value) {
        original = value
        state.hasSensitiveStrategy = false
        restoreOriginal()
    }
}

/// What the state of an input and its forms need of it; only `value` is observed.
package protocol InputCore: AnyObject {
    associatedtype Value
    var value: Value { get set }
    /// The errors of the strategy for the current value.
    var currentErrors: [ValidationError] { get }
    /// The errors that show while the user types, or `nil` without a strategy for typing.
    var errorsWhileTyping: [ValidationError]? { get }
    var isAcceptedNow: Bool { get }
    var currentTraits: InputTraits { get }
    var currentRequirements: [ValidationError] { get }
    /// Whether one of the strategies for the value is sensitive.
    var hasSensitiveStrategy: Bool { get }
    /// Whether the value differs from the original value, or `nil` if its type cannot be compared.
    var isDifferent: Bool? { get }
    /// The value as text, for a report.
    var valueDescription: String? { get }
    func restoreOriginal()
}

extension ValidatedInput: InputCore {
    package var currentErrors: [ValidationError] { strategy.errors(for: current) }

    package var errorsWhileTyping: [ValidationError]? {
        guard let strategyWhileTyping else { return nil }
        // A value that further characters can make acceptable is not rejected.
        if case .incomplete = strategyWhileTyping.progress(of: current) { return [] }
        return strategyWhileTyping.errors(for: current)
    }

    package var isAcceptedNow: Bool { strategy.isValid(current) }
    package var currentTraits: InputTraits { strategy.inputTraits }
    package var currentRequirements: [ValidationError] { strategy.soundRequirements }
    package var hasSensitiveStrategy: Bool { strategy.isSensitive || strategyWhileTyping?.isSensitive == true }
    package var isDifferent: Bool? { areSame(current, original).map(!) }

    package var valueDescription: String? {
        // An optional value is described by the value that it wraps.
        let value: Any? = if let optional = current as? any OptionalValue { optional.wrapped } else { current }
        return value.map { String(describing: $0) }
    }

    package func restoreOriginal() {
        if isDifferent != false { state.changes.note(.value) }
        current = original
        state.restart()
    }
}

extension ValidatedInput: CustomReflectable {
    /// The mirror that `dump` and debuggers show, without the value of a secret input.
    public var customMirror: Mirror {
        let value: Any = state.isSecret ? "(secret)" : current
        return Mirror(
            self,
            children: ["label": label as Any, "value": value, "validator": strategy, "errors": state.result.errors],
            displayStyle: .class, ancestorRepresentation: .suppressed)
    }
}
