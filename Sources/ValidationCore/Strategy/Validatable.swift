// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A type whose values have a method that validates them, as in `"8001".validate(with: .numeric)`.
///
/// The common types of the standard library conform, and so does `Optional`. Write
/// `name.validate(with: .optional(.alpha))`, where the strategy decides about `nil`. `name?.validate(with:)` does not
/// validate `nil` at all.
public protocol Checkable {}

extension Checkable {
    /// Validates this value with a strategy, whose error it throws.
    public func validate(with validator: InputValidator<Self>) throws(ValidationError) {
        try validator.validate(self)
    }
}

/// A type that defines the rules for its own values.
///
/// ```swift
/// struct Address: Validatable {
///     var city: String
///     static let validator: InputValidator<Address> = .at(
///         \.city, .required)
/// }
///
/// try Address(city: "").validate()  // throws 1004 at the path city
/// ```
public protocol Validatable: Checkable {
    /// The rules for every value of this type, in a `static let`, so that the strategy is created only once.
    static var validator: InputValidator<Self> { get }
}

extension Validatable {
    /// Validates this value with the rules of its type; throws the error of the first rule that rejects it.
    public func validate() throws(ValidationError) {
        try Self.validator.validate(self)
    }

    /// Whether the rules of the type accept this value.
    public var isValid: Bool { Self.validator.isValid(self) }

    /// The errors that the rules of the type report for this value, in order.
    public var errors: [ValidationError] { Self.validator.errors(for: self) }
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
