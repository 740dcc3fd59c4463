// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The requirements that an input must meet for its state and its forms; only `value` is observed.
package protocol InputStateOwner: AnyObject {
    associatedtype Value
    var value: Value { get set }
    /// The strategy's errors for the current value.
    var currentErrors: [ValidationError] { get }
    /// The strategy's warnings about the current value.
    var currentWarnings: [ValidationError] { get }
    /// The errors to show while the user types, or `nil` if there is no strategy for typing.
    var errorsWhileTyping: [ValidationError]? { get }
    var isAcceptedNow: Bool { get }
    var currentTraits: InputTraits { get }
    var currentRequirements: [ValidationError] { get }
    /// Whether any of the value's strategies is sensitive.
    var hasSensitiveStrategy: Bool { get }
    /// Whether the value differs from the original value, or `nil` if its type can't be compared.
    var differsFromOriginal: Bool? { get }
    /// The value as text, for a report.
    var valueDescription: String? { get }
    func restoreOriginalValue()
}

extension ValidatedInput: InputStateOwner {
    package var currentErrors: [ValidationError] { strategy.errors(for: currentValue) }

    package var currentWarnings: [ValidationError] { strategy.warnings(for: currentValue) }

    package var errorsWhileTyping: [ValidationError]? {
        guard let strategyWhileTyping else { return nil }
        // Don't reject a value that more characters could make acceptable.
        if case .incomplete = strategyWhileTyping.progress(of: currentValue) { return [] }
        return strategyWhileTyping.errors(for: currentValue)
    }

    package var isAcceptedNow: Bool { strategy.isValid(currentValue) }
    package var currentTraits: InputTraits { strategy.inputTraits }
    package var currentRequirements: [ValidationError] { strategy.verifiedRequirements }
    package var hasSensitiveStrategy: Bool { strategy.isSensitive || strategyWhileTyping?.isSensitive == true }
    package var differsFromOriginal: Bool? { areExactlyEqual(currentValue, originalValue).map(!) }

    package var valueDescription: String? {
        // An optional value is described by the value that it wraps.
        let value: Any? =
            if let optional = currentValue as? any OptionalValue { optional.wrapped } else { currentValue }
        return value.map { String(describing: $0) }
    }

    package func restoreOriginalValue() {
        if differsFromOriginal != false { state.changes.noteChange(of: .value) }
        currentValue = originalValue
        state.restartWithOriginalValue()
    }
}

extension ValidatedInput: CustomReflectable {
    /// The mirror that `dump` and debuggers show, without a secret input's value.
    public var customMirror: Mirror {
        let value: Any = state.isSecret ? "(secret)" : currentValue
        return Mirror(
            self,
            children: ["label": label as Any, "value": value, "validator": strategy, "errors": state.result.errors],
            displayStyle: .class, ancestorRepresentation: .suppressed)
    }
}
