// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import ValidationCore

/// The texts of a format as an expression, for the progress of texts that are still being typed.
///
/// The expression matches every text that the strategy accepts. Each grammar is compiled when it is first used.
package struct InputGrammar: Sendable {
    package let expression: String
    private let pattern: Pattern?
    /// The endings that prove how many characters are missing, if the expression also matches other texts.
    private let proof: Endings?

    /// Whether the expression matches no other texts.
    package var isExact: Bool { proof == nil }

    /// Creates the grammar of exactly the texts that the strategy accepts, or of further ones too if there are endings.
    ///
    /// The number that such a grammar determines is a lower bound. It is returned only if one of the endings is as short
    /// and completes the text.
    package init(_ expression: String, provedBy endings: Endings? = nil) {
        self.expression = expression
        pattern = try? Pattern(expression)
        proof = endings
    }

    /// Returns the progress of a text, with the endings that prove the number if they are not the same at every time.
    package func progress(
        of bytes: UnsafeBufferPointer<UInt8>, provedBy endings: Endings? = nil,
        isAccepted: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> InputProgress {
        if isAccepted(bytes) { return .accepted }
        guard let pattern else { return .unknown }
        func proved(_ missing: Int?) -> InputProgress {
            guard let proof = endings ?? proof else { return .incomplete(missing: missing) }
            let isProved = missing != nil && proof.fewest(completing: bytes, isAccepted: isAccepted) == missing
            return .incomplete(missing: isProved ? missing : nil)
        }
        switch pattern.progress(of: bytes) {
        case .accepted:
            // The strategy rejects what the expression cannot describe.
            guard let next = pattern.expectation(after: bytes) else { return .unknown }
            if !next.isEmpty { return proved(1) }
            return .impossible(at: bytes.startOfScalar(at: bytes.count - 1), expected: nil)
        case .incomplete(let missing): return proved(missing)
        case let progress: return InputProgress(progress)
        }
    }
}

/// The parts that several formats share.
extension InputGrammar {
    package static let hexDigit = "[0-9A-Fa-f]"
    package static let beyondASCII = #"\x{80}-\x{10FFFF}"#

    /// A label of a domain name of letters and digits with hyphens between them, or an encoded one.
    ///
    /// Without the limit of 63 characters, an expression with more kinds of hosts has a small table.
    package static func label(_ characters: String, isLimited: Bool) -> String {
        isLimited
            ? "(?:[\(characters)](?:[-\(characters)]{0,61}[\(characters)])?|[Xx][Nn]--[-0-9A-Za-z]{1,59})"
            : "(?:[\(characters)]+(?:-+[\(characters)]+)*|[Xx][Nn]--[-0-9A-Za-z]+)"
    }
}
