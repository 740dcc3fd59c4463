// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The digits of numbers.
enum DecimalDigits {
    static let scalars = (0..<10).map { Unicode.Scalar(UInt8(0x30 + $0)) }
}

extension TextGate {
    /// Returns the progress of a text whose strategy can tell how many characters are missing.
    ///
    /// - Parameters:
    ///   - input: The text.
    ///   - characters: The characters that can be expected: those of ASCII, and some beyond it that represent all others.
    ///   - missing: A closure that returns the smallest number of characters that complete a text: 0 if the strategy
    ///     accepts it, and `nil` if no characters complete it. If it returns `nil`, it does so for every longer text.
    /// - Complexity: O(*n* log *n*) in the length of a text that is impossible, if that of `missing` is O(*n*).
    func progress(
        of input: String, from characters: [Unicode.Scalar],
        missing: (UnsafeBufferPointer<UInt8>) -> Int?
    ) -> InputProgress {
        progress(of: input) { bytes in
            func fewest(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
                missing(bytes).flatMap { bytes.count + $0 <= maximumBytes ? $0 : nil }
            }
            if let count = fewest(bytes) { return count == 0 ? .accepted : .incomplete(missing: count) }
            var alive = 0
            var dead = bytes.count
            while dead - alive > 1 {
                let middle = (alive + dead) / 2
                if fewest(UnsafeBufferPointer(rebasing: bytes[..<middle])) == nil {
                    dead = middle
                } else {
                    alive = middle
                }
            }
            let place = bytes.startOfScalar(at: max(0, dead - 1))
            let start = UnsafeBufferPointer(rebasing: bytes[..<place])
            let expected = characters.filter { character in
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
