// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

/// A text that is compared and hashed by its bytes, and whose parts are read by their offsets.
///
/// A parsed address stores one. The text that was parsed is retained and not copied.
struct ExactText: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        // A text bridged from Objective-C has no contiguous UTF-8. Any other text does not change.
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
    /// Returns the text with the letters `A` to `Z` in some ranges of bytes in lower case, or itself without such
    /// letters.
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
