// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("A set of bytes")
struct ByteSetTests {
    @Test(
        "contains the ASCII characters of a text, and nothing else",
        arguments: ["", "a", "\0", "?@", "\u{3F}\u{40}", "\u{7F}", "09AZaz-._~", "é日a"] as [SampleText])
    func members(text: SampleText) {
        let set = ByteSet(text.text)
        let characters = Set(text.text.unicodeScalars.filter(\.isASCII).map { UInt8($0.value) })
        #expect((0...UInt8.max).filter(set.contains) == characters.sorted())
    }

    @Test("equals another with the same characters")
    func equality() {
        #expect(ByteSet("abca") == ByteSet("cab"))
        #expect(ByteSet("ab") != ByteSet("abc") && ByteSet("!") != ByteSet("a"))
        #expect(ByteSet("0123456789ABCDEFabcdef") == .hexadecimalDigits)
    }
}
