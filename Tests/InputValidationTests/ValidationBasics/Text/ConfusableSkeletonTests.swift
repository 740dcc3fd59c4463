// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("ConfusableSkeleton")
struct ConfusableSkeletonTests {
    /// Texts with their skeletons as ICU 78.3 calculates them (Unicode 17.0).
    private static let skeletons: [(String, String)] = [
        ("paypal", "paypal"), ("p\u{430}yp\u{430}l", "paypal"), ("\u{430}\u{440}\u{440}\u{4CF}\u{435}", "apple"),
        ("m", "rn"), ("rn", "rn"), ("Bill", "Bill"), ("Bi1I", "Bill"), ("B\u{456}ll", "Bill"), ("g00gle", "gOOgle"),
        ("|", "l"), ("\u{FF21}\u{FF11}", "A\u{FF11}"), ("\u{1D400}\u{1D41B}\u{1D7D8}\u{1D6A3}", "AbOz"),
        ("\u{3B1}\u{3BF}", "ao"), ("\u{13AA}", "A"), ("pay\u{200B}pal\u{AD}", "paypal"), ("\u{450}", "e\u{300}"),
        ("\u{1E3F}", "rn\u{301}"), ("\u{CD}", "l\u{301}"),
        ("", ""), ("東京", "東京"),
    ]

    @Test("has the text that UTS 39 defines, as ICU calculates it", arguments: skeletons)
    func text(original: String, skeleton: String) {
        #expect(ConfusableSkeleton(original).text == skeleton)
    }

    @Test(
        "is the same for canonically equivalent texts",
        arguments: [
            ("\u{450}", "\u{435}\u{300}"), ("\u{CD}ra", "I\u{301}ra"), ("\u{E7}", "c\u{327}"),
            ("\u{1EA1}\u{327}", "a\u{327}\u{323}"),
            ("\u{1F71}", "\u{3B1}\u{301}"), ("\u{AC01}", "\u{1100}\u{1161}\u{11A8}"), ("\u{212B}", "A\u{30A}"),
            ("m\u{323}\u{30D}", "m\u{30D}\u{323}"), ("\u{1E43}\u{307}", "m\u{307}\u{323}"),
        ])
    func equivalence(first: String, second: String) {
        #expect(first == second)
        #expect(ConfusableSkeleton(first) == ConfusableSkeleton(second))
        #expect(ConfusableSkeleton(first).hashValue == ConfusableSkeleton(second).hashValue)
    }

    @Test("finds a new name that looks like an existing name")
    func names() {
        let taken = Set(["apple", "Bill", "tom"].map(ConfusableSkeleton.init))
        let looksTaken = ["\u{430}\u{440}\u{440}\u{4CF}\u{435}", "Bi11", "torn", "to\u{217F}", "apple\u{2060}"]
        #expect(looksTaken.filter { !taken.contains(ConfusableSkeleton($0)) } == [])
        #expect(["apples", "bill", "tim", "äpple"].filter { taken.contains(ConfusableSkeleton($0)) } == [])
    }

    @Test("keeps letters that look like no Latin letter, and symbols", arguments: ["Ж", "東", "ם", "×", "∥", "\u{436}"])
    func others(text: String) {
        #expect(ConfusableSkeleton(text).text == text)
    }

    @Test("has the skeleton of the skeleton's text")
    func idempotent() {
        for (_, skeleton) in Self.skeletons where !skeleton.contains("m") {
            #expect(ConfusableSkeleton(skeleton).text == skeleton)
        }
    }

    @Test("takes time in proportion to the length", arguments: [1_000, 100_000])
    func length(count: Int) {
        #expect(ConfusableSkeleton(String(repeating: "m", count: count)).text.utf8.count == 2 * count)
    }
}
