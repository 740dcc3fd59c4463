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
/// Its text has the letters A to Z of the domain in lower case, as ``EmailInputValidator`` normalizes it. Two addresses
/// are equal if their texts have the same bytes, so `Jane@example.com` and `jane@example.com` are different.
///
/// In JSON an address is its text. Decoding accepts a text that is valid in any of the
/// ``EmailInputValidator/Standard``s. To require one of them, decode the text and parse it.
public struct EmailAddress: Hashable, Sendable {
    // Equal arrays have the same bytes. Texts are equal if they are canonically equivalent.
    private let bytes: [UInt8]
    private let atSignOffset: Int

    /// Creates an address from an accepted text and the offset of its `@`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, atSignOffset: Int) {
        let isLiteral = bytes[atSignOffset + 1] == UInt8(ascii: "[")
        self.bytes = isLiteral ? Array(bytes) : bytes.lowercased(in: atSignOffset + 1..<bytes.count)
        self.atSignOffset = atSignOffset
    }

    /// The address with which a decoder continues where it can't decode one.
    package static let placeholder = Array("name@example.com".utf8).withUnsafeBufferPointer {
        EmailAddress($0, atSignOffset: 4)
    }

    /// The whole address, to which mail is sent, with the letters A to Z of its domain in lower case.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text before the `@`, with quotation marks if it has them.
    public var localPart: String { String(decoding: bytes[..<atSignOffset], as: UTF8.self) }

    /// The text after the `@`, with A to Z in lower case, or an IP address in its brackets as written.
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
    /// - Throws: `DecodingError` if the text is not an address in any of the standards. Its underlying error is the one
    ///   with which ``EmailInputValidator`` rejects the text.
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
