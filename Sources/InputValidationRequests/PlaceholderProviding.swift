// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import ValidationFormats
import ValidationNetwork

/// A type that provides the value with which a ``ValidatingDecoder`` continues where it cannot decode one.
///
/// After a mistake, the decoder continues with a placeholder, to find the mistakes that follow. It creates the placeholders
/// of most types itself, and tries common texts and numbers for a type that checks its value. If `init(from:)` of the
/// type rejects all of them, the decoder does not find what is wrong in the rest of the object. Conform such a type to
/// this protocol, or a type whose `init(from:)` costs much or must not receive invented values:
///
/// ```swift
/// struct Hex: Decodable, PlaceholderProviding {
///     static var decodingPlaceholder: Hex { Hex(digits: "0") }
///     let digits: String
///
///     private init(digits: String) { self.digits = digits }
///
///     init(from decoder: any Decoder) throws {
///         digits = try decoder.singleValueContainer().decode(String.self)
///         try InputValidator.hexadecimal.validate(digits)
///     }
/// }
/// ```
///
/// The placeholder is never part of a result, because decoding throws the errors.
public protocol PlaceholderProviding {
    /// A value of the type, which is not in the body.
    static var decodingPlaceholder: Self { get }
}

extension CalendarDate: PlaceholderProviding {
    /// The first day of 1970.
    public static var decodingPlaceholder: CalendarDate { .placeholder }
}

extension TimeOfDay: PlaceholderProviding {
    /// Midnight.
    public static var decodingPlaceholder: TimeOfDay { .placeholder }
}

extension Timestamp: PlaceholderProviding {
    /// Midnight of the first day of 1970, without an offset.
    public static var decodingPlaceholder: Timestamp { .placeholder }
}

extension EmailAddress: PlaceholderProviding {
    /// An address of the reserved domain `example.com`.
    public static var decodingPlaceholder: EmailAddress { .placeholder }
}
