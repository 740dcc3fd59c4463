// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("A Unicode property")
struct UnicodePropertyTests {
    @Test(
        "stands for the scalars that have it",
        arguments: [
            Sample(#"\p{L}+"#, accepts: ["aéΣ日"], refuses: ["1", "_", "a b", ""]),
            Sample(#"\pL"#, accepts: ["é"], refuses: ["1"]),
            Sample(#"\p{Lu}\p{Ll}+"#, accepts: ["Élan", "Ωμέγα"], refuses: ["élan"]),
            Sample(#"\p{Uppercase_Letter}\p{lowercase letter}"#, accepts: ["Éa"], refuses: ["éa"]),
            Sample(#"\p{LC}"#, accepts: ["a", "A", "ǅ"], refuses: ["日"]),
            Sample(#"\p{Nd}"#, accepts: ["7", "٣", "４"], refuses: ["²", "½", "Ⅷ"]),
            Sample(#"[\p{N}_]"#, accepts: ["7", "²", "Ⅷ", "_"], refuses: ["a"]),
            Sample(#"\P{L}"#, accepts: ["1", " "], refuses: ["a"]),
            Sample(#"[^\p{L}]"#, accepts: ["1"], refuses: ["a"]),
            Sample(#"\p{gc=Sc}"#, accepts: ["€", "$"], refuses: ["E"]),
            Sample(#"\p{Any}\p{Assigned}\p{ASCII}"#, accepts: ["\u{378}éa"], refuses: ["a\u{378}a", "aaé"]),
            Sample(#"\p{Co}"#, accepts: ["\u{E000}", "\u{F0000}", "\u{10FFFD}"], refuses: ["a", "\u{FFFFF}"]),
            Sample(#"\p{Cn}"#, accepts: ["\u{378}", "\u{50000}", "\u{FFFFE}", "\u{10FFFF}"], refuses: ["a"]),
            Sample(#"\p{Alphabetic}"#, accepts: ["a", "Ⅷ", "日"], refuses: ["1"]),
            Sample(#"\p{White_Space}"#, accepts: [" ", "\u{A0}", "\u{2028}"], refuses: ["a", "\u{200B}"]),
            Sample(#"\p{Emoji_Presentation}"#, accepts: ["👍"], refuses: ["1", "a"]),
            Sample(#"\p{Greek}+"#, accepts: ["Ωμέγα"], refuses: ["Omega", "Ж"]),
            Sample(#"\p{Script=Cyrillic}\p{sc=Latn}"#, accepts: ["Жz"], refuses: ["zЖ"]),
            Sample(#"\p{Han}{2}"#, accepts: ["日本"], refuses: ["にほ"]),
            Sample(#"(?i)\p{Lu}"#, accepts: ["a", "é", "É"], refuses: ["1"]),
        ])
    func membership(sample: Sample) throws {
        try sample.check()
    }
}
