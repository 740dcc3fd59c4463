// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import ValidationFormats
import ValidationNetwork

/// A type that provides the value that a ``ValidatingDecoder`` continues with if it can't decode a value.
///
/// After a mistake, the decoder continues with a placeholder to find the mistakes that follow. It creates placeholders
/// for most types itself, and tries common texts and numbers for a type that checks its value. If the type's
/// `init(from:)` rejects all of them, the decoder can't find mistakes in the rest of the object. If that is the case,
/// or if `init(from:)` is expensive or must not receive invented values, conform the type to this protocol:
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
public protocol PlaceholderProviding: SendableMetatype {
    /// A value of the type to use as a placeholder; it doesn't come from the body.
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
    /// Midnight on the first day of 1970, without an offset.
    public static var decodingPlaceholder: Timestamp { .placeholder }
}

extension EmailAddress: PlaceholderProviding {
    /// An address in the reserved domain `example.com`.
    public static var decodingPlaceholder: EmailAddress { .placeholder }
}
