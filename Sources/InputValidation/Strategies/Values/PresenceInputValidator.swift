// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts an optional that is not `nil`, and returns the wrapped value.
///
/// ```swift
/// let fruit: InputParser<Fruit?, Fruit> = .present
/// try fruit.parse(.apple)  // apple
/// fruit.isValid(nil)  // false: code 1004
/// ```
///
/// A `nil` that is wrapped in another optional (`T??`) is rejected too.
///
/// Errors: ``ValidationError/Code-swift.struct/inputEmpty`` (1004).
public final class PresenceInputValidator<Input: OptionalValue>: InputParser<Input, Input.Wrapped>, @unchecked Sendable
{
    /// Returns the wrapped value, or rejects `nil`.
    public override func parse(_ input: Input) throws(ValidationError) -> Input.Wrapped {
        guard let value = input.innerValue else { throw ValidationError(.inputEmpty) }
        return value
    }

    /// The strategy's name.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "present")
    }
}

/// A protocol that represents `Optional` in generic constraints.
public protocol OptionalValue {
    /// The type of the wrapped value.
    associatedtype Wrapped

    /// The wrapped value, or `nil` if this optional or an optional inside it is `nil`.
    var innerValue: Wrapped? { get }
}

extension Optional: OptionalValue {
    /// The wrapped value, or `nil` if this optional or an optional inside it is `nil`.
    public var innerValue: Wrapped? {
        guard let self else { return nil }
        if Wrapped.self is any OptionalValue.Type, let inner = self as? any OptionalValue, inner.isNothing {
            return nil
        }
        return self
    }
}

extension OptionalValue {
    fileprivate var isNothing: Bool { innerValue == nil }
}

extension InputValidator where Input: OptionalValue {
    /// A strategy that accepts an optional that is not `nil`, and returns the wrapped value.
    public static var present: PresenceInputValidator<Input> { PresenceInputValidator() }
}
