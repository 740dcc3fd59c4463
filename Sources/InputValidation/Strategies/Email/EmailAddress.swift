// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The two parts of an e-mail address by their place in the text.
///
/// ```swift
/// let input = "jane@example.com"
/// let address = try EmailInputValidator().parse(input)
/// address.localPart(of: input)  // "jane"
/// address.domain(of: input)  // "example.com"
/// ```
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

    /// The form of the local part.
    public let localForm: LocalForm

    /// The form of the domain.
    public let domainForm: DomainForm

    /// Where the local part stands, in UTF-8 bytes, with its quotation marks.
    public let localPart: Range<Int>

    /// Where the domain stands, in UTF-8 bytes, with its brackets.
    public let domain: Range<Int>

    init(at: Int, end: Int, _ localForm: LocalForm, _ domainForm: DomainForm) {
        localPart = 0..<at
        domain = at + 1..<end
        self.localForm = localForm
        self.domainForm = domainForm
    }

    /// Returns the text of the local part, or `nil` if the text has another length than the one parsed.
    public func localPart(of input: String) -> Substring? { text(localPart, of: input) }

    /// Returns the text of the domain, or `nil` if the text has another length than the one parsed.
    public func domain(of input: String) -> Substring? { text(domain, of: input) }

    private func text(_ range: Range<Int>, of input: String) -> Substring? {
        input.utf8.count == domain.upperBound ? input.substring(ofBytes: range) : nil
    }
}
