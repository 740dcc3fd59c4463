// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An e-mail address with its two parts.
///
/// ```swift
/// let address = try EmailInputValidator().parse("Jane@Example.com")
/// address.text  // "Jane@example.com"
/// address.localPart  // "Jane"
/// address.domain  // "example.com"
/// ```
///
/// It holds the text that was parsed, normalized as ``EmailInputValidator`` does it: the domain in lower case. Two
/// addresses are equal if their texts have the same bytes, so `Jane@example.com` and `jane@example.com` are two.
///
/// In JSON an address is its text. What is read from JSON is an address by one of the ``EmailInputValidator/Standard``s;
/// to demand one of them, parse the text.
public struct EmailAddress: Hashable, Sendable {
    /// The form of the local part.
    public enum LocalForm: UInt8, Sendable {
        /// Words with dots between them.
        case dotAtom
        /// A text in quotation marks (RFC 5321 `Quoted-string`).
        case quoted
    }

    /// The form of the domain.
    public enum DomainForm: UInt8, Sendable {
        /// A domain name.
        case name
        /// An IP address in square brackets (RFC 5321 `address-literal`).
        case literal
    }

    /// What the scanner notes down: the verdict needs no text.
    struct Parts: Hashable, Sendable {
        /// Where the `@` stands, in UTF-8 bytes.
        let at: Int
        let localForm: LocalForm
        let domainForm: DomainForm
    }

    private let exact: ExactText
    private let parts: Parts

    /// Creates an address from the text in which the parts were found.
    init(_ input: String, _ parts: Parts) {
        let domain = parts.at + 1..<input.utf8.count
        exact = ExactText(parts.domainForm == .name ? input.lowercasingASCII(inBytes: [domain]) : input)
        self.parts = parts
    }

    /// The whole address, with its domain in lower case: what mail is sent to.
    public var text: String { exact.text }

    /// What stands before the `@`, with its quotation marks.
    public var localPart: String { exact[0..<parts.at] }

    /// What stands after the `@`, in lower case; an IP address with its brackets, as it was written.
    public var domain: String { exact[parts.at + 1..<text.utf8.count] }

    /// The form of the local part.
    public var localForm: LocalForm { parts.localForm }

    /// The form of the domain.
    public var domainForm: DomainForm { parts.domainForm }
}

extension EmailAddress: CustomStringConvertible, CustomReflectable {
    /// The whole address.
    public var description: String { text }

    /// What `dump` and debuggers show: the two parts.
    public var customMirror: Mirror { Mirror(self, children: ["localPart": localPart, "domain": domain]) }
}

extension EmailAddress: Codable {
    /// Reads an address from its text.
    ///
    /// - Throws: `DecodingError` if the text is an address by none of the standards.
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
        // The text stays out of the error.
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "The text is not an e-mail address")
    }

    /// Writes the text of the address.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
