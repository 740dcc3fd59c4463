// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

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
///
/// Code on any actor or thread can use the rules. If the main actor is the default isolation and you declare the
/// conformance in an extension, write `nonisolated extension`. The compiler reports an error otherwise, because a decoder
/// on another thread wouldn't find rules that are isolated to the main actor.
public protocol Validatable: SendableMetatype {
    /// The rules for every value of this type; use a `static let`, so that the strategy is created only once.
    static var validator: InputValidator<Self> { get }
}

extension Validatable {
    /// Validates this value with its type's rules; throws the error from the first rule that rejects it.
    public func validate() throws(ValidationError) {
        try Self.validator.validate(self)
    }

    /// Whether the type's rules accept this value.
    public var isValid: Bool { Self.validator.isValid(self) }

    /// The errors that the type's rules report for this value, in order.
    public var errors: [ValidationError] { Self.validator.errors(for: self) }
}
