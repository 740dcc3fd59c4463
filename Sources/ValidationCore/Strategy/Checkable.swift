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
