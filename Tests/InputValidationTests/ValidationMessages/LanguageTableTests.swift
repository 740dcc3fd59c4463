// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The notation of a language")
struct LanguageTableTests {
    private static let english = NumberStyle(decimal: ".", group: ",")
    private static let indian = NumberStyle(decimal: ".", group: ",", laterGroups: 2)
    private static let arabic = NumberStyle(decimal: "\u{66B}", group: "\u{66C}", zero: "\u{660}")

    @Test(
        "groups the digits of a whole number from five digits on",
        arguments: [
            (0, "0", "0", "\u{660}"), (-7, "-7", "-7", "-\u{667}"),
            (2_026, "2026", "2026", "\u{662}\u{660}\u{662}\u{666}"),
            (12_345, "12,345", "12,345", "\u{661}\u{662}\u{66C}\u{663}\u{664}\u{665}"),
            (-123_456, "-123,456", "-1,23,456", "-\u{661}\u{662}\u{663}\u{66C}\u{664}\u{665}\u{666}"),
            (
                .min, "-9,223,372,036,854,775,808", "-92,23,37,20,36,85,47,75,808",
                "-\u{669}\u{66C}\u{662}\u{662}\u{663}\u{66C}\u{663}\u{667}\u{662}\u{66C}\u{660}\u{663}\u{666}\u{66C}\u{668}\u{665}\u{664}\u{66C}\u{667}\u{667}\u{665}\u{66C}\u{668}\u{660}\u{668}"
            ),
        ])
    func wholeNumbers(number: Int, english: String, indian: String, arabic: String) {
        #expect(Self.english.formatted(number) == english && Self.indian.formatted(number) == indian)
        #expect(Self.arabic.formatted(number) == arabic)
    }

    @Test(
        "has the decimal sign, and no fraction of zeros",
        arguments: [
            (12.5, "12.5", "\u{661}\u{662}\u{66B}\u{665}"), (-0.25, "-0.25", "-\u{660}\u{66B}\u{662}\u{665}"),
            (3.0, "3", "\u{663}"), (12_345.5, "12,345.5", "\u{661}\u{662}\u{66C}\u{663}\u{664}\u{665}\u{66B}\u{665}"),
            // A number with an exponent stays as it is.
            (1.5e-7, "1.5e-07", "1.5e-07"), (.infinity, "inf", "inf"),
        ])
    func fractions(number: Double, english: String, arabic: String) {
        #expect(Self.english.formatted(number) == english && Self.arabic.formatted(number) == arabic)
    }

    @Test("changes the digits of a text only if it is made of digits")
    func texts() {
        #expect(Self.arabic.formatted("007") == "\u{660}\u{660}\u{667}" && Self.arabic.formatted("7a") == "7a")
        #expect(
            Self.arabic.formatted("1.5") == "1.5" && Self.english.formatted("12345") == "12345"
                && Self.arabic.formatted("") == "")
    }

    @Test("joins alternatives, of which the last two have their own text")
    func lists() {
        let english = AlternativeListStyle(separator: ", ", pair: " or ", last: ", or ")
        let swedish = AlternativeListStyle(separator: ", ", pair: " eller ")
        let rows: [([String], String, String)] = [
            ([], "", ""), (["a"], "a", "a"), (["a", "b"], "a or b", "a eller b"),
            (["a", "b", "c"], "a, b, or c", "a, b eller c"),
            (["a", "b", "c", "d"], "a, b, c, or d", "a, b, c eller d"),
        ]
        for (elements, first, second) in rows {
            #expect(english.joined(elements) == first && swedish.joined(elements) == second)
        }
    }

    @Test("has a wording with the text of each category that the language has")
    func wordings() {
        let plain: Wording = "Enter a value"
        #expect(!plain.isPlural && PluralCategory.allCases.allSatisfy { plain.form(for: $0) == "Enter a value" })
        let plural = Wording.plural(one: "{minimum} digit", few: "few", other: "{minimum} digits")
        #expect(plural.isPlural)
        #expect(
            PluralCategory.allCases.map(plural.form) == [nil, "{minimum} digit", nil, "few", nil, "{minimum} digits"])
    }
}
