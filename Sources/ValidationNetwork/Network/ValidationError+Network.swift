// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

extension Sentence {
    /// The repeated part is "@" or "::".
    package static let once = Sentence(
        "once", "Use {character} only once", labeled: "{label} must include {character} only once")
    /// The field is for a site name or an email address.
    package static let dots = Sentence(
        "dots", "Do not write two dots in a row", labeled: "{label} must not have two dots in a row")
    package static let siteEnding = Sentence(
        "siteEnding", "End with .com or another site ending, like {example}",
        labeled: "{label} must end with .com or another site ending, like {example}")
    package static let notIPAddress = Sentence(
        "notIPAddress", "Use a site name like example.com, not an IP address",
        labeled: "{label} must have a site name like example.com, not an IP address", isRequirement: true)
}

// What the codes for links, email addresses, and networks derive from an error's parameters.

extension ValidationError {
    /// Returns the sentence about a domain's last label, with an example of the given kind.
    func topLevelDomainSentence(like kind: InputKind) -> FilledSentence {
        hasEmptyAcceptedList
            ? FilledSentence(.notIPAddress) : FilledSentence(.siteEnding, [.example: .text(kind.example ?? "")])
    }

    /// Returns whether the rejected part begins after the first characters.
    func isPositioned(after offset: Int) -> Bool {
        if case .int(let position) = self[.position] { position > offset } else { false }
    }

    /// The limits without digit group separators, because people type port numbers without them.
    var ungroupedLimits: [Parameter: Value] {
        mappedLimits { if case .int(let limit) = $0 { .text(String(limit)) } else { nil } }
    }

    /// Returns the sentence about a dot at either end, or about two dots in a row.
    func disallowedDotSentence(atEdge edgeSentence: Sentence) -> FilledSentence {
        FilledSentence(self[.isAtEdge] == true ? edgeSentence : .dots)
    }

    /// Returns the error about a disallowed dot.
    ///
    /// It's a single dot unless another dot comes directly before it.
    func describingDisallowedDot(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> ValidationError {
        let isSecond = offset < bytes.count && bytes[..<offset].last == UInt8(ascii: ".")
        if isSecond { return self }
        return withDetails(offset > 0 && offset >= bytes.count - 1 ? Self.lastDotDetails : Self.singleDotDetails)
    }

    private static let singleDotDetails = SharedBox<Details>(parameters: [.isAtEdge: true])
    private static let lastDotDetails = SharedBox<Details>(parameters: [.isAtEdge: true, .isAtEnd: true])
}

extension ValidationError.Parameter {
    /// Whether every accepted address has a host with two slashes before it.
    static let requiresHost: Self = "requiresHost"
    /// Whether a disallowed dot is the text's last character.
    static let isAtEnd: Self = "isAtEnd"
}
