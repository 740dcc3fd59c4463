// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns
import InputPatterns
import InputValidation
import PatternAlgebra
import PatternMatching
import Testing

@Suite("The sets of the stock patterns")
struct CatalogComparisonTests {
    /// Stock patterns that accept the same inputs on purpose, with the reason.
    static let alike: [(names: [String], reason: String)] = [
        (
            ["phoneCA", "phoneUS"],
            "Canada and the United States share the North American Numbering Plan; a form names the country it means."
        ),
        (
            ["AT", "BD", "BE", "BG", "CY", "HU", "LU", "SI", "TN"].map { "postalCode\($0)" },
            "Each country has the same form of codes as the others, and each may change without the others."
        ),
        (["EE", "EG", "ID", "MA", "PK", "SA", "TH", "UY", "VN"].map { "postalCode\($0)" }, "The same."),
        (["FI", "KE", "LK"].map { "postalCode\($0)" }, "The same."),
        (["MX", "MY", "UA"].map { "postalCode\($0)" }, "The same."),
        (["NO", "PH", "ZA"].map { "postalCode\($0)" }, "The same."),
    ]

    static let sets: [InputSet] = InputPattern.all.compactMap { try? InputSet($0) }

    @Test("are not empty")
    func complete() {
        #expect(CatalogComparisonTests.sets.count == InputPattern.all.count)
        for (pattern, set) in zip(InputPattern.all, CatalogComparisonTests.sets) {
            guard case .no(let example) = set.isEmpty else {
                Issue.record("\(pattern.name) accepts nothing")
                continue
            }
            #expect((try? Pattern(pattern.expression).matches(example)) == true, "\(pattern.name): \(example)")
        }
    }

    @Test("are different, unless two are the same on purpose")
    func different() {
        let patterns = InputPattern.all
        // Equal sets have the same shortest example.
        let examples = CatalogComparisonTests.sets.map(\.isEmpty)
        var alike: [String] = []
        for first in patterns.indices {
            for second in patterns.indices where first < second && examples[first] == examples[second] {
                switch CatalogComparisonTests.sets[first].isEquivalent(to: CatalogComparisonTests.sets[second]) {
                case .yes: alike.append("\(patterns[first].name) \(patterns[second].name)")
                case .no: continue
                case .undecided: Issue.record("\(patterns[first].name) \(patterns[second].name): undecided")
                }
            }
        }
        let expected = CatalogComparisonTests.alike.flatMap { names, _ in
            names.indices.flatMap { first in names[(first + 1)...].map { "\(names[first]) \($0)" } }
        }
        #expect(alike.sorted() == expected.sorted())
    }

    /// Every eleventh pair.
    ///
    /// All 28,224 pairs take a minute without optimization.
    @Test("are compared in pairs, with examples that the matcher confirms")
    func decided() throws {
        let patterns = InputPattern.all
        let matchers = try patterns.map { try Pattern($0.expression) }
        for first in patterns.indices {
            for second in patterns.indices where (first + second) % 11 == 0 {
                switch CatalogComparisonTests.sets[first].isSubset(of: CatalogComparisonTests.sets[second]) {
                case .yes:
                    // If the comparison says that the first pattern is a subset, the second pattern must accept the
                    // first pattern's samples.
                    #expect(patterns[first].accepted.allSatisfy(matchers[second].matches))
                case .no(let example):
                    #expect(matchers[first].matches(example) && !matchers[second].matches(example))
                case .undecided:
                    Issue.record("\(patterns[first].name) \(patterns[second].name): undecided")
                }
            }
        }
    }

    @Test("consist of digits and separators of cards if the keyboard has only digits")
    func keyboards() throws {
        let digits = try InputSet("[0-9 -]*")
        for (pattern, set) in zip(InputPattern.all, CatalogComparisonTests.sets)
        where InputValidator<String>.pattern(pattern).inputTraits.keyboard == .digits {
            let verdict = set.isSubset(of: digits)
            #expect(verdict == .yes, "\(pattern.name)")
        }
    }
}
#endif
