// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// An email address with its two parts.
///
/// ```swift
/// let address = try EmailInputValidator().parse("Jane@Example.com")
/// address.text  // "Jane@example.com"
/// address.localPart  // "Jane"
/// address.domain  // "example.com"
/// ```
///
/// Its text has the domain's letters A to Z in lowercase, as ``EmailInputValidator`` normalizes it. Two addresses are
/// equal if their texts have the same bytes, so `Jane@example.com` and `jane@example.com` are different.
///
/// In JSON, an address is a string. Decoding accepts a text that's valid in any ``EmailInputValidator/Standard``. To
/// require a specific standard, decode the text and parse it.
public struct EmailAddress: Hashable, Sendable {
    // Equal arrays have the same bytes, while strings are equal if they're canonically equivalent.
    private let bytes: [UInt8]
    private let atSignOffset: Int

    /// Creates an address from an accepted text and the offset of its `@`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, atSignOffset: Int) {
        let isLiteral = bytes[atSignOffset + 1] == UInt8(ascii: "[")
        self.bytes = isLiteral ? Array(bytes) : bytes.lowercased(in: atSignOffset + 1..<bytes.count)
        self.atSignOffset = atSignOffset
    }

    /// A placeholder that lets a decoder continue after an address it can't decode.
    package static let placeholder = Array("name@example.com".utf8).withUnsafeBufferPointer {
        EmailAddress($0, atSignOffset: 4)
    }

    /// The whole address for sending mail, with its domain's letters A to Z in lowercase.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text before the `@`, including any quotation marks.
    public var localPart: String { String(decoding: bytes[..<atSignOffset], as: UTF8.self) }

    /// The text after the `@`, with A to Z in lowercase, or an IP address in brackets as written.
    public var domain: String { String(decoding: bytes[(atSignOffset + 1)...], as: UTF8.self) }
}

extension EmailAddress: CustomStringConvertible, CustomReflectable {
    /// The whole address.
    public var description: String { text }

    /// The mirror that `dump` and debuggers show, with the two parts.
    public var customMirror: Mirror { Mirror(self, children: ["localPart": localPart, "domain": domain]) }
}

extension EmailAddress: Codable {
    /// Decodes an address from its text.
    ///
    /// - Throws: `DecodingError` if the text isn't an address in any of the standards, with ``EmailInputValidator``'s
    ///   error as the underlying error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let addresses = EmailInputValidator.Standard.allCases.lazy.compactMap { standard in
            try? EmailInputValidator(standard, allowsUnicode: true).parse(text)
        }
        if let address = addresses.first {
            self = address
            return
        }
        do throws(ValidationError) { self = try EmailInputValidator(allowsUnicode: true).parse(text) } catch {
            // Neither error contains the text, which may be private.
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: container.codingPath, debugDescription: "The text is not an email address",
                    underlyingError: error))
        }
    }

    /// Encodes the address as its text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
