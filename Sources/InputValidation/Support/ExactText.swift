// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A text that is compared and hashed by its bytes, and read in parts by their offsets.
///
/// It is what a parsed address owns: the text that was parsed is retained, not copied.
struct ExactText: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        // A text bridged from Objective-C has no UTF-8 to read; any other is left as it is.
        var text = text
        text.makeContiguousUTF8()
        self.text = text
    }

    static func == (first: Self, second: Self) -> Bool { first.text.hasSameBytes(as: second.text) }

    func hash(into hasher: inout Hasher) {
        text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    subscript(range: Range<Int>) -> String { String(text.substring(ofBytes: range)) }
}

extension String {
    /// Returns whether two texts have the same bytes; `==` is canonical equivalence.
    func hasSameBytes(as other: String) -> Bool {
        withBytes { bytes in other.withBytes { $0.equals(bytes) } }
    }

    /// Returns the text with the letters `A` to `Z` of some ranges of bytes in lower case; itself if there are none.
    func lowercasingASCII(inBytes ranges: [Range<Int>]) -> String {
        let isCapital = { (byte: UInt8) in byte.isLetter && byte & 0x20 == 0 }
        let isLowercase = withBytes { bytes in ranges.allSatisfy { !bytes[$0].contains(where: isCapital) } }
        if isLowercase { return self }
        var bytes = Array(utf8)
        for range in ranges {
            for offset in range where isCapital(bytes[offset]) { bytes[offset] |= 0x20 }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
