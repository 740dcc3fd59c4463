// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

/// An email address with its two parts.
///
/// ```swift
/// let address = try EmailInputValidator().parse("Jane@Example.com")
/// address.text  // "Jane@example.com"
/// address.localPart  // "Jane"
/// address.domain  // "example.com"
/// ```
///
/// It contains the text that was parsed, with the domain in lower case, as ``EmailInputValidator`` normalizes it. Two
/// addresses are equal if their texts have the same bytes, so `Jane@example.com` and `jane@example.com` are different.
///
/// In JSON an address is its text. Decoding accepts a text that is valid in any of the
/// ``EmailInputValidator/Standard``s. To require one of them, decode the text and parse it.
public struct EmailAddress: Hashable, Sendable {
    /// The form of the local part.
    enum LocalForm: UInt8, Sendable {
        /// Words with dots between them.
        case dotAtom
        /// A text in quotation marks (RFC 5321 `Quoted-string`).
        case quoted
    }

    /// The form of the domain.
    enum DomainForm: UInt8, Sendable {
        /// A domain name.
        case name
        /// An IP address in square brackets (RFC 5321 `address-literal`).
        case literal
    }

    /// The offsets and forms that the scanner finds.
    struct Parts: Hashable, Sendable {
        /// The offset of the `@` in UTF-8 bytes.
        let at: Int
        let localForm: LocalForm
        let domainForm: DomainForm
    }

    private let exact: ExactText
    private let parts: Parts

    /// Creates an address from a text and the parts in it.
    init(_ input: String, _ parts: Parts) {
        let domain = parts.at + 1..<input.utf8.count
        exact = ExactText(parts.domainForm == .name ? input.lowercasingASCII(inBytes: [domain]) : input)
        self.parts = parts
    }

    /// The whole address with its domain in lower case, to which mail is sent.
    public var text: String { exact.text }

    /// The text before the `@`, with quotation marks if it has them.
    public var localPart: String { exact[0..<parts.at] }

    /// The text after the `@` in lower case, but an IP address in its brackets as written.
    public var domain: String { exact[parts.at + 1..<text.utf8.count] }
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
    /// - Throws: `DecodingError` if the text is not an address in any of the standards.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        for standard in EmailInputValidator.Standard.allCases {
            let parser = EmailInputValidator(standard, international: true)
            if let address = try? parser.parse(text) {
                self = address
                return
            }
        }
        // The error does not contain the text, which may be private.
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "The text is not an email address")
    }

    /// Encodes the address as its text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
