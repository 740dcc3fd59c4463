// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A value that can be handed to a strategy from its own side: `"8001".validate(with: .numeric)`.
///
/// The common types of the standard library conform. `Optional` does too, so that `name?.validate(with:)`, which checks
/// nothing when there is nothing, is never needed: `name.validate(with: .optional(.alpha))` says what `nil` means.
public protocol Checkable {}

extension Checkable {
    /// Asks a strategy about this value.
    ///
    /// - Parameter validator: The strategy.
    /// - Throws: The error of the strategy.
    public func validate(with validator: InputValidator<Self>) throws(ValidationError) {
        try validator.validate(self)
    }

    /// Returns whether a strategy accepts this value.
    public func isValid(with validator: InputValidator<Self>) -> Bool {
        validator.isValid(self)
    }

    /// Returns every reason for which a strategy rejects this value, in order.
    public func errors(with validator: InputValidator<Self>) -> [ValidationError] {
        validator.everyError(for: self)
    }
}

/// A model that owns its rules.
///
/// ```swift
/// struct Address: Validatable {
///     var city: String
///     static let validator: InputValidator<Address> = .at(\.city, .required)
/// }
///
/// try Address(city: "").validate()  // throws 1004 at the path city
/// ```
public protocol Validatable: Checkable {
    /// The rules for every value of this type; a `static let`, made once.
    static var validator: InputValidator<Self> { get }
}

extension Validatable {
    /// Asks the type's own rules about this value.
    ///
    /// - Throws: The error of the first rule that rejects it.
    public func validate() throws(ValidationError) {
        try Self.validator.validate(self)
    }

    /// Whether the type's own rules accept this value.
    public var isValid: Bool { Self.validator.isValid(self) }

    /// Every reason for which the type's own rules reject this value, in order.
    public var errors: [ValidationError] { Self.validator.everyError(for: self) }
}

extension Array: Checkable {}
extension Bool: Checkable {}
extension Character: Checkable {}
extension Dictionary: Checkable {}
extension Double: Checkable {}
extension Float: Checkable {}
extension Int: Checkable {}
extension Int8: Checkable {}
extension Int16: Checkable {}
extension Int32: Checkable {}
extension Int64: Checkable {}
extension Optional: Checkable {}
extension Set: Checkable {}
extension String: Checkable {}
extension UInt: Checkable {}
extension UInt8: Checkable {}
extension UInt16: Checkable {}
extension UInt32: Checkable {}
extension UInt64: Checkable {}
