// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("A counted repetition")
struct CountersTests {
    @Test(
        "matches the right numbers of scalars with every algorithm",
        arguments: [
            Sample("[ab]{2,4}", accepts: ["ab", "aba", "abab"], rejects: ["a", "ababa", "abc"]),
            Sample("[ab]{3}", accepts: ["aba"], rejects: ["ab", "abab"]),
            Sample("[ab]{3,}b", accepts: ["aaab", "abbbbbb"], rejects: ["aab", "aaaa"]),
            Sample("(?:[ab]{2,3}c?){2}", accepts: ["abab", "ababab", "abcabc"], rejects: ["aba", "abababa", "acab"]),
            Sample("(?:a{2,3})*", accepts: ["", "aa", "aaaa", "aaaaaaa"], rejects: ["a"]),
            Sample("(?:a{3,4})*", accepts: ["", "aaa", "aaaaaa", "aaaaaaa"], rejects: ["a", "aa", "aaaaa"]),
            Sample(".*a.{3}", accepts: ["abbb", "aabbb", "xxabab"], rejects: ["abb", "bbbb", "abbbb"]),
            // A new entry changes nothing, because the oldest entry may leave first.
            Sample(".*a.{3,}", accepts: ["abbb", "aaaa", "aaaaa", "xaxaxx"], rejects: ["aaa", "babb", "xxxxx"]),
            // The newest entry permits the most.
            Sample(".*a.{1,3}b", accepts: ["acb", "aacccb", "aaaaab"], rejects: ["ab", "accccb", "cccb"]),
            Sample(".*a.{2,3}b", accepts: ["accb", "acccb", "aacccb"], rejects: ["acb", "accccb"]),
            Sample("[a-c]{1,3}[b-d]{1,3}", accepts: ["ab", "bbbbbb", "abcd"], rejects: ["a", "bbbbbbb", "da"]),
            Sample("(?:a{2,5}b{2,5}){2,5}", accepts: ["aabbaabb"], rejects: ["aabb", "aabbab", "aabbaabbbbbb"]),
            Sample(
                "(?=a{2,4}b).{3,9}", accepts: ["aab", "aaaab", "aabcccccc"], rejects: ["ab", "aaaaab", "aabccccccc"]),
            Sample("(?:(?=a{2,3}b)[ab]{2,4}c)+", accepts: ["aabc", "aaabc", "aabcaabc"], rejects: ["abc", "aabcabc"]),
            Sample(#"[\w ]{2,6}\b[\w ]{2,6}"#, accepts: ["ab cd", "ab  c", "abcdef gh"], rejects: ["abcdef", "abc"]),
        ])
    func counts(sample: Sample) throws {
        try sample.check()
    }

    @Test(
        "makes a table with counters of a pattern with many states",
        arguments: [
            "[ab]*a[ab]{40}", "(?s).*a.{20}", ".*x.{200}", "[ab]*a[ab]{40}a[ab]*", "[ab]*a[ab]{20}b[ab]{20}a[ab]*",
        ])
    func counters(expression: String) throws {
        let statistics = try Pattern(expression).statistics
        #expect(statistics.tableInputLimit < 100)
        #expect(!statistics.isSimulated)
        #expect(statistics.byteCount < 8_192)
    }

    @Test(
        "has the right progress for long inputs",
        arguments: [Pattern.Algorithm.automatic, .countingTable, .countingSimulation])
    func progress(algorithm: Pattern.Algorithm) throws {
        let pattern = try Pattern("[a-z]{2,8192}[0-9]", algorithm: algorithm)
        let letters = String(repeating: "a", count: 8_192)
        #expect(pattern.progress(of: letters + "1") == .accepted)
        #expect(pattern.progress(of: letters + "a") == .impossible(from: 8_192, "0123456789"))
        #expect(pattern.progress(of: "a1") == .impossible(from: 1, "abcdefghijklmnopqrstuvwxyz"))
        #expect(pattern.progress(of: letters) != .accepted)
        guard case .incomplete = pattern.progress(of: letters) else {
            Issue.record("a digit is missing")
            return
        }
    }
}
