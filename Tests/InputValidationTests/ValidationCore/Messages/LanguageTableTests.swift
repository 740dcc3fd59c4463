// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The notation of a language")
struct LanguageTableTests {
    private static let english = NumberStyle(decimalSeparator: ".", groupingSeparator: ",")
    private static let indian = NumberStyle(decimalSeparator: ".", groupingSeparator: ",", secondaryGroupingSize: 2)
    private static let german = NumberStyle(decimalSeparator: ",", groupingSeparator: ".")

    @Test(
        "groups the digits of a whole number from five digits on",
        arguments: [
            (0, "0", "0", "0"), (-7, "-7", "-7", "-7"), (2_026, "2026", "2026", "2026"),
            (12_345, "12,345", "12,345", "12.345"), (-123_456, "-123,456", "-1,23,456", "-123.456"),
            (
                .min, "-9,223,372,036,854,775,808", "-92,23,37,20,36,85,47,75,808", "-9.223.372.036.854.775.808"
            ),
        ])
    func wholeNumbers(number: Int, english: String, indian: String, german: String) {
        #expect(Self.english.formatted(number) == english && Self.indian.formatted(number) == indian)
        #expect(Self.german.formatted(number) == german)
    }

    @Test(
        "has the decimal sign, and no fraction of zeros",
        arguments: [
            (12.5, "12.5", "12,5"), (-0.25, "-0.25", "-0,25"), (3.0, "3", "3"), (12_345.5, "12,345.5", "12.345,5"),
            (-12_345.5, "-12,345.5", "-12.345,5"), (9_999.5, "9999.5", "9999,5"), (-3.0, "-3", "-3"),
            // A number with an exponent stays as it is.
            (1.5e-7, "1.5e-07", "1.5e-07"), (.infinity, "inf", "inf"),
        ])
    func fractions(number: Double, english: String, german: String) {
        #expect(Self.english.formatted(number) == english && Self.german.formatted(number) == german)
    }

    @Test("joins alternatives, and has separate text for the last two")
    func lists() {
        let english = ListSeparators(middle: ", ", pair: " or ", last: ", or ")
        let swedish = ListSeparators(middle: ", ", pair: " eller ")
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
