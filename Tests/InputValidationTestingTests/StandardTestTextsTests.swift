// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import InputValidationTesting

@Suite("Standard test texts")
struct StandardTestTextsTests {
    private func texts(
        near settings: [ValidationError.Parameter: ValidationError.Value], hidden: [any Equatable & Sendable] = []
    ) -> [String] {
        StandardTestTexts.texts(near: ConfigurationValues(settings: settings, hidden: hidden))
    }

    @Test("have each text in the settings, longer texts, a shorter text, and the text in lowercase and in uppercase")
    func neighborsOfTexts() {
        let expected = ["Qz", "Qza", "aQz", "aQz1", "QzQz", "Q", "qz", "QZ"]
        #expect(texts(near: ["start": "Qz"]) == expected)
        #expect(texts(near: [:], hidden: ["Qz"]) == expected)
        for (length, isUsed) in [(1_000, true), (1_001, false)] {
            let text = String(repeating: "a", count: length)
            #expect(texts(near: ["start": .text(text)]).isEmpty != isUsed)
        }
    }

    @Test("have each number in the settings, its neighbors, and three texts of each of these lengths")
    func neighborsOfNumbers() {
        let expected = ["2.0", "2.5", "1", "a", "0", "a", "2", "aa", "00", "aB", "3", "aaa", "000", "aB3"]
        #expect(texts(near: ["number": 2]) == expected)
        #expect(texts(near: [:], hidden: [2]) == expected)
        #expect(texts(near: ["number": 2.5]) == ["2.5", "3.0"])
        #expect(texts(near: ["number": 0]) == ["0.0", "0.5", "-1", "0", "", "", "", "1", "a", "0", "a"])
        #expect(Set(texts(near: ["number": 1_000]).map(\.utf8.count)) == [3, 4, 6, 999, 1_000])
        // A `Double` of 53 bits has neighbors.
        #expect(texts(near: ["number": 9_007_199_254_740_991]).count == 5)
        #expect(texts(near: ["number": 9_007_199_254_740_992]).count == 2)
    }

    @Test("have other characters of the same kind for letters and digits, and visible characters for all others")
    func alphabets() {
        let rows = [("09", "0123456789"), ("az", "abcdefghijklmnopqrstuvwxyz"), ("AZ", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")]
        for (scalars, expected) in rows {
            for scalar in scalars.unicodeScalars {
                #expect(StandardTestTexts.alphabet(containing: scalar) == Array(expected.unicodeScalars))
            }
        }
        for scalar in "/:@[`{ ~\u{E9}".unicodeScalars {
            let alphabet = StandardTestTexts.alphabet(containing: scalar)
            #expect(alphabet.count == 95 && alphabet.first == " " && alphabet.last == "~")
        }
    }

    @Test("have the empty text first, and each printable character of ASCII")
    func generalTexts() {
        #expect(StandardTestTexts.generalTexts.first == "")
        let characters = (0x20...0x7E).map { String(Unicode.Scalar(UInt8($0))) }
        #expect(Set(StandardTestTexts.generalTexts).isSuperset(of: characters))
    }
}
