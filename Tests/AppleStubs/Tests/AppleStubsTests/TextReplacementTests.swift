// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import InputValidationUIOnStubs

@Suite("The part of a text that a format replaces")
struct TextReplacementTests {
    @Test(
        "is the smallest that makes one text of the other",
        arguments: [
            ("", "", 0, 0, ""), ("a", "a", 1, 1, ""), ("", "ab", 0, 0, "ab"), ("ab", "", 0, 2, ""),
            ("42425", "4242 5", 4, 4, " "), ("4242 5", "42425", 4, 5, ""), ("aaa", "aa", 2, 3, ""),
            ("aa", "aaa", 2, 2, "a"), ("abc", "axc", 1, 2, "x"),
            // A character outside the first plane has two code units.
            ("😀1", "😀 1", 2, 2, " "), ("😀", "😃", 0, 2, "😃"),
            // An e with an accent equals the two characters, but has different bytes.
            ("caf\u{E9}", "cafe\u{301}", 3, 4, "e\u{301}"),
        ])
    func part(old: String, new: String, start: Int, end: Int, text: String) {
        let part = TextReplacement(of: old, with: new)
        #expect(part.range == start..<end && part.text.utf8.elementsEqual(text.utf8))
        var units = Array(old.utf16)
        units.replaceSubrange(part.range, with: part.text.utf16)
        #expect(units == Array(new.utf16))
    }
}
