// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts an optional unless it's `nil`, and returns the wrapped value.
///
/// ```swift
/// let fruit: InputParser<Fruit?, Fruit> = .present()
/// try fruit.parse(.apple)  // apple
/// fruit.isValid(nil)  // false: code 1004
/// ```
///
/// It also rejects a `nil` inside another optional (`T??`).
///
/// Errors: ``ValidationError/Code/inputEmpty`` (1004).
public final class PresenceInputValidator<Wrapped>: InputParser<Wrapped?, Wrapped>, @unchecked Sendable {
    public override func parse(_ input: Wrapped?) throws(ValidationError) -> Wrapped {
        guard let input, (input as? any NestedOptional)?.isMissing != true else { throw Self.missing }
        return input
    }

    /// The error.
    ///
    /// Its message asks for a choice, unless the value is a text or a number that people type into a field.
    private static var missing: ValidationError {
        let isTyped = Wrapped.self is any StringProtocol.Type || Wrapped.self is any Numeric.Type
        return isTyped ? ValidationError(.inputEmpty) : ValidationError(.inputEmpty, with: [.isChoice: true])
    }

    public override var profile: StrategyProfile { StrategyProfile("present") }
}

private protocol NestedOptional {
    /// Whether this optional or an optional inside it is `nil`.
    var isMissing: Bool { get }
}

extension Optional: NestedOptional {
    fileprivate var isMissing: Bool {
        guard let self else { return true }
        return (self as? any NestedOptional)?.isMissing ?? false
    }
}

extension InputValidator {
    /// Returns a strategy that accepts an optional unless it's `nil`, and returns the wrapped value.
    public static func present<Wrapped>() -> InputParser<Input, Wrapped> where Input == Wrapped? {
        PresenceInputValidator()
    }
}
