// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The texts with which the beginnings of a format are completed.
///
/// The scanner of the strategy decides which ending completes a beginning, so the format is described only once. The
/// endings are enough if every beginning that can be completed is completed by one of them with the fewest characters.
package struct Endings: Sendable {
    /// The endings and their numbers of Unicode scalars, the shortest first.
    private let endings: [(text: [UInt8], count: Int)]

    /// Creates endings from their UTF-8 bytes.
    package init(_ texts: some Sequence<[UInt8]>) {
        endings = Set(texts).map { text in (text, text.count { $0 & 0xC0 != 0x80 }) }.sorted { $0.count < $1.count }
    }

    /// Creates all endings of some texts, from the whole text to the empty one.
    package init(of texts: [String]) {
        self.init(texts.flatMap { text in text.utf8.indices.map { Array(text.utf8[$0...]) } } + [[]])
    }

    /// Returns the number of Unicode scalars of the shortest ending with which a text is accepted, or `nil`.
    package func fewest(
        completing beginning: UnsafeBufferPointer<UInt8>, isAccepted: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Int? {
        var text = Array(beginning)
        for ending in endings {
            text.removeSubrange(beginning.count...)
            text += ending.text
            if text.withUnsafeBufferPointer(isAccepted) { return ending.count }
        }
        return nil
    }
}

/// A strategy for a format that returns how many characters complete a text.
///
/// Its progress is found by trying beginnings of the text. The requirements are methods instead of closures, because
/// the optimizer would otherwise copy that algorithm for every strategy (measured: 9 percent of the module's code).
package protocol CompletableText {
    /// The characters that can be expected: those of ASCII, and some beyond it that represent all others.
    var formatCharacters: String { get }

    /// Returns the smallest number of characters that complete a text: 0 if the strategy accepts it, and `nil` if no
    /// characters complete it.
    ///
    /// If it returns `nil` for a text, it does so for every longer one.
    func missing(after bytes: UnsafeBufferPointer<UInt8>) -> Int?
}

extension TextGate {
    /// Returns the progress of a text, from what the requirements of ``CompletableText`` return.
    ///
    /// - Complexity: O(*n* log *n*) in the length of a text that is impossible, if that of `missing` is O(*n*).
    package func progress(
        of input: String, from characters: String, missing: (UnsafeBufferPointer<UInt8>) -> Int?
    ) -> InputProgress {
        progress(of: input) { bytes in
            func fewest(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
                missing(bytes).flatMap { bytes.count + $0 <= maximumBytes ? $0 : nil }
            }
            if let count = fewest(bytes) { return count == 0 ? .accepted : .incomplete(missing: count) }
            // Usually only the last character is wrong.
            let last = bytes.startOfScalar(at: max(0, bytes.count - 1))
            let isLast = last > 0 && fewest(UnsafeBufferPointer(rebasing: bytes[..<last])) != nil
            var alive = isLast ? last : 0
            var dead = isLast ? bytes.count : max(1, last)
            while dead - alive > 1 {
                // A part of a scalar is not a beginning that somebody types.
                var middle = bytes.startOfScalar(at: (alive + dead) / 2)
                if middle <= alive {
                    middle = alive + 1
                    while middle < dead, bytes[middle] & 0xC0 == 0x80 { middle += 1 }
                    if middle == dead { break }
                }
                if fewest(UnsafeBufferPointer(rebasing: bytes[..<middle])) == nil {
                    dead = middle
                } else {
                    alive = middle
                }
            }
            let place = bytes.startOfScalar(at: max(0, dead - 1))
            let start = UnsafeBufferPointer(rebasing: bytes[..<place])
            let expected = characters.unicodeScalars.filter { character in
                (start + Array(String(character).utf8)).withUnsafeBufferPointer(fewest) != nil
            }
            return .impossible(
                at: place,
                expected: ExpectedCharacters(
                    expected.lazy.filter(\.isASCII).map { UInt8($0.value) },
                    includesEnd: !start.isEmpty && fewest(start) == 0,
                    includesNonASCII: expected.contains { !$0.isASCII }))
        }
    }
}
