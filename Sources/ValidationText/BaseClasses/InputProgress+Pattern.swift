// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import ValidationCore

extension Pattern {
    /// Returns the progress of text that the strategy rejects, even if the expression matches it.
    package func progress(ofRejected bytes: UnsafeBufferPointer<UInt8>) -> InputProgress {
        let progress = InputProgress(progress(of: bytes))
        guard progress == .accepted else { return progress }
        guard let next = expectedScalars(after: bytes) else { return .unknown }
        return next.isEmpty
            ? .impossible(at: bytes.startOfScalar(at: bytes.count - 1), expected: nil) : .incomplete(missing: 1)
    }
}

extension InputProgress {
    package init(_ progress: PatternProgress) {
        switch progress {
        case .accepted: self = .accepted
        case .incomplete(let missing): self = .incomplete(missing: missing)
        case .impossible(let place, let expected):
            self = .impossible(
                at: place,
                expected: ExpectedCharacters(
                    lowBits: expected.lowBits, highBits: expected.highBits, includesEnd: expected.includesEnd,
                    includesNonASCII: expected.includesNonASCII))
        }
    }
}
