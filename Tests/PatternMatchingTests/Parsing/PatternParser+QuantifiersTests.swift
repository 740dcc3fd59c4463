// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("The parser of quantifiers")
struct PatternParserQuantifiersTests {
    @Test(
        "reads each of them, greedy or lazy",
        arguments: [
            Sample("ab*", accepts: ["a", "ab", "abbb"], rejects: ["", "b", "aba"]),
            Sample("ab+?", accepts: ["ab", "abbb"], rejects: ["a", ""]),
            Sample("ab??", accepts: ["a", "ab"], rejects: ["abb"]),
            Sample("a{2}", accepts: ["aa"], rejects: ["a", "aaa"]),
            Sample("a{2,}", accepts: ["aa", "aaaaa"], rejects: ["a", ""]),
            Sample("a{2,2}", accepts: ["aa"], rejects: ["a", "aaa"]),
            Sample("a{2,4}?", accepts: ["aa", "aaa", "aaaa"], rejects: ["a", "aaaaa"]),
            Sample("(?:ab){0}", accepts: [""], rejects: ["ab"]),
            Sample("(a?){3}", accepts: ["", "a", "aa", "aaa"], rejects: ["aaaa"]),
            Sample("(?:a*)*b", accepts: ["b", "aab"], rejects: ["a", "", "ba"]),
            Sample("(?:a{2}){2,3}", accepts: ["aaaa", "aaaaaa"], rejects: ["aa", "aaaaa", "aaaaaaaa"]),
            Sample("a{,x}", accepts: ["a{,x}"], rejects: ["a"]),
            Sample("{a}x{}", accepts: ["{a}x{}"], rejects: ["x"]),
            Sample("a{1", accepts: ["a{1"], rejects: ["a"]),
            Sample("a{65536", accepts: ["a{65536"], rejects: ["a"]),
            Sample("id{99999x}", accepts: ["id{99999x}"], rejects: ["id"]),
            Sample("a{1,99999", accepts: ["a{1,99999"], rejects: ["a"]),
            Sample("]}", accepts: ["]}"], rejects: ["]"]),
            // A fixed count offers no choices, so it adds only its copies to the expression's size.
            Sample(String(repeating: "(?:ab){100}", count: 60), accepts: [], rejects: ["ab"]),
        ])
    func quantifiers(sample: Sample) throws {
        try sample.check()
    }
}
