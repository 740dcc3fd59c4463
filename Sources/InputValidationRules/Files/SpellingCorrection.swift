// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A search for the known word nearest to a misspelled word, for hints in errors.
public enum SpellingCorrection {
    /// Returns the known word nearest to a misspelled word, or `nil` if no word is near.
    ///
    /// A word is near if the edit distance is at most a third of the longer word's length, or 1 in a word of under six
    /// bytes. The case of ASCII letters is ignored. If several words are equally near, the first word is returned. A
    /// camel-case name is also near if it has the same words in another order.
    ///
    /// ```swift
    /// SpellingCorrection.nearest(to: "vsia", in: ["amex", "visa"])  // "visa"
    /// SpellingCorrection.nearest(to: "chPhone", in: ["phoneAT", "phoneCH"])
    /// // "phoneCH"
    /// SpellingCorrection.nearest(to: "coffee", in: ["amex", "visa"])  // nil
    /// ```
    ///
    /// - Parameters:
    ///   - word: The word as written.
    ///   - words: The known words.
    /// - Complexity: O(*n* · *m*) for each word. A word of over 64 bytes isn't near any other word.
    public static func nearest(to word: String, in words: some Sequence<String>) -> String? {
        let written = lowercasedBytes(of: word)
        guard !written.isEmpty, written.count <= 64 else { return nil }
        var best: (word: String, distance: Int)?
        let words = Array(words)
        let camelCaseWords = sortedCamelCaseWords(of: word)
        if camelCaseWords.count > 1,
            let reordered = words.first(where: { sortedCamelCaseWords(of: $0) == camelCaseWords })
        {
            return reordered
        }
        for candidate in words {
            let known = lowercasedBytes(of: candidate)
            // A short word may have one mistake. If two were allowed, half of a four-letter word would match.
            let limit = max(1, max(written.count, known.count) / 3)
            let found = editDistance(written, known)
            if found <= limit, found < known.count, found < best?.distance ?? .max {
                best = (candidate, found)
            }
        }
        return best?.word
    }

    /// Returns the nearest word as `"; did you mean “visa”?"`, the list of known words, or an empty string.
    static func hint(for word: String, in words: [String]) -> String {
        if let nearest = nearest(to: word, in: words) { return "; did you mean “\(nearest)”?" }
        guard !words.isEmpty, words.count <= 20 else { return "" }
        return "; use one of \(words.joined(separator: ", "))"
    }

    /// Returns the words of a camel-case name in lowercase and in alphabetical order.
    private static func sortedCamelCaseWords(of name: String) -> [String] {
        var words: [[UInt8]] = [[]]
        var followsLowercase = false
        for byte in name.utf8 {
            let isUppercase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            if isUppercase, followsLowercase { words.append([]) }
            followsLowercase = !isUppercase
            words[words.count - 1].append(isUppercase ? byte | 0x20 : byte)
        }
        return words.map { String(decoding: $0, as: UTF8.self) }.sorted()
    }

    private static func lowercasedBytes(of word: String) -> [UInt8] {
        word.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }

    /// Returns the optimal string alignment distance, which counts insertions, deletions, replacements, and
    /// transpositions.
    private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var before: [Int] = []
        var last = Array(0...second.count)
        for (row, byte) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                var cost = min(last[column + 1], current[column]) + 1
                cost = min(cost, last[column] + (byte == other ? 0 : 1))
                if row > 0, column > 0, byte == second[column - 1], first[row - 1] == other {
                    cost = min(cost, before[column - 1] + 1)
                }
                current.append(cost)
            }
            (before, last) = (last, current)
        }
        return last[second.count]
    }
}
