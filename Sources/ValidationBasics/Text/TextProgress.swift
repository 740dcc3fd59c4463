// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import ValidationCore

extension InputProgress {
    /// Creates the progress that a pattern reports.
    package init(_ progress: PatternProgress) {
        switch progress {
        case .accepted: self = .accepted
        case .incomplete(let missing): self = .incomplete(missing: missing)
        case .impossible(let place, let expected):
            self = .impossible(
                at: place,
                expected: ExpectedCharacters(
                    low: expected.low, high: expected.high, includesEnd: expected.includesEnd,
                    includesNonASCII: expected.includesOthers))
        }
    }
}

extension TextGate {
    /// Returns the progress of a text that is not too long, as the closure determines it from the bytes.
    ///
    /// An empty text counts as incomplete where the closure accepts it, because the gate rejects it.
    package func progress(
        of input: String, _ body: (UnsafeBufferPointer<UInt8>) -> InputProgress
    ) -> InputProgress {
        input.withBytes { bytes in
            if bytes.count > maximumBytes { return impossible(bytes) }
            let progress = body(bytes)
            if case .incomplete(let missing?) = progress, bytes.count + missing > maximumBytes {
                return tooLong(input, body)
            }
            return bytes.isEmpty && progress == .accepted ? .incomplete(missing: nil) : progress
        }
    }

    /// The progress of a text that would be too long if it were completed.
    private func tooLong(_ input: String, _ body: (UnsafeBufferPointer<UInt8>) -> InputProgress) -> InputProgress {
        let progress = progress(of: input, from: "") { bytes in
            switch body(bytes) {
            case .accepted: 0
            case .incomplete(let missing): missing ?? 1
            case .unknown: 1
            case .impossible: nil
            }
        }
        guard case .impossible(let place, _) = progress else { return progress }
        return .impossible(at: place, expected: nil)
    }

    /// The progress of a text that is too long.
    package func impossible(_ bytes: UnsafeBufferPointer<UInt8>) -> InputProgress {
        .impossible(at: bytes.startOfScalar(at: maximumBytes), expected: ExpectedCharacters([], includesEnd: true))
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the offset at which the UTF-8 scalar that contains a byte begins.
    package func startOfScalar(at offset: Int) -> Int {
        var start = offset
        while start > 0, start < count, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }
}
