// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts an optional that holds a value, and hands the value back.
///
/// ```swift
/// let fruit: InputParser<Fruit?, Fruit> = .present
/// try fruit.parse(.apple)  // apple
/// fruit.isValid(nil)  // false: code 1004
/// ```
///
/// A `nil` wrapped in another optional is rejected too: `T??` does not hide it.
///
/// Errors: ``ValidationError/Code-swift.struct/inputEmpty`` (1004).
public final class PresenceInputValidator<Input: OptionalValue>: InputParser<Input, Input.Wrapped>, @unchecked Sendable
{
    /// Returns the value inside, or rejects `nil`.
    public override func parse(_ input: Input) throws(ValidationError) -> Input.Wrapped {
        guard let value = input.innerValue else { throw ValidationError(.inputEmpty) }
        return value
    }

    /// The strategy's name.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "present")
    }
}

/// `Optional`, as a constraint.
public protocol OptionalValue {
    /// What the optional holds.
    associatedtype Wrapped

    /// The value inside, or `nil` if there is none at any depth.
    var innerValue: Wrapped? { get }
}

extension Optional: OptionalValue {
    /// The value inside, or `nil` if there is none at any depth.
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
    /// An optional that holds a value; hands the value back.
    public static var present: PresenceInputValidator<Input> { PresenceInputValidator() }
}
