// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import TestSupport
import Testing

/// An expression that is costly to compile, and inputs to match with the result.
struct Costly: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expression: String

    /// Creates a case from a unit that is repeated until the expression has its maximum length.
    init(_ description: String, repeating unit: String, separator: String = "", upTo length: Int = 8_192) {
        let count = (length + separator.utf8.count) / (unit + separator).utf8.count
        self.init(description, Array(repeating: unit, count: count).joined(separator: separator))
    }

    init(_ description: String, _ expression: String) {
        testDescription = description
        self.expression = expression
    }
}

private func conjuncts(_ letters: String, _ body: (Character, Int) -> String) -> String {
    letters.enumerated().map { "(?=\(body($1, $0)))" }.joined()
}

/// The scalars from U+4E00 on, each as a class that contains all other scalars.
private func complements(_ count: UInt32) -> [String] {
    (0..<count).compactMap { Unicode.Scalar(0x4E00 + $0) }.map { "[^\($0)]" }
}

/// Different letters in a row.
func differentLetters(_ count: Int, from first: Int = 0x100, step: Int = 1) -> String {
    String(String.UnicodeScalarView((0..<count).compactMap { Unicode.Scalar(UInt32(first + step * $0)) }))
}

@Suite("The budget of a pattern's tables")
struct ConstructionBudgetTests {
    static let costly = [
        Costly("many alternatives with look-aheads", repeating: "(?=a)b", separator: "|"),
        Costly(
            "eight alternatives whose tables explode", repeating: "(?=.*a.{20}b)(?=.*c.{15}d).*x.{12}", separator: "|"),
        Costly("eight of them", Array(repeating: "(?=.*a.{20}b).*x.{99}", count: 8).joined(separator: "|")),
        Costly("many conjuncts that explode", repeating: "(?=.*a.{20})"),
        Costly("sixteen conjuncts that explode", conjuncts("abcdefghijklmno") { ".*\($0).{\(14 + $1)}" } + ".*x.{20}"),
        Costly("products of conjuncts", conjuncts("abcdefghijklmno") { letter, _ in ".*\(letter).{7}" } + ".*x.{7}"),
        Costly("products of chains", conjuncts("abcdefghijklmno") { letter, _ in "[^\(letter)]{0,200}" } + ".{0,249}"),
        Costly("coprime chains", "(?=(?:.{7}){0,30}$)(?=(?:.{11}){0,20}$)(?:.{13}){0,15}"),
        Costly("negated conjuncts", repeating: "(?!.*a.{9})b*", separator: "|"),
        Costly("overlapping counts", repeating: "[a-f]{2,90}[d-k]{3,80}"),
        Costly("counts of groups", "(?:(?:a{1,60}b){1,60}c){1,5}"),
        Costly("counts of choices", ".*(?:[0-9*]|[a-z]{3}){1,83} (?:[0-9*]|[a-z]{3}){1,83} .*"),
        Costly("exponential", "(?:.*a.*b){500}c"),
        Costly("exponential from the other end", "(a|b)*a(a|b){4990}"),
        Costly("many classes", complements(1_100).joined()),
        Costly("many classes in a loop", "(?:\(complements(900).joined(separator: "|")))*.{30}"),
        Costly("options", repeating: "a?"),
        Costly("options of classes", repeating: "[^b]?[^c]?"),
        Costly("boundaries", repeating: #"\b\w{1,9}\b.?"#),
        Costly("look-aheads inside", repeating: "a(?=.*b.{9})"),
        Costly("letters without case", "(?i)" + String(repeating: #"\pL"#, count: 2_720)),
        Costly("a literal", repeating: "a"),
        Costly("2,700 different letters", differentLetters(2_700, step: 3)),
        Costly("2,700 different letters of either case", "(?i)" + differentLetters(2_700, step: 3)),
        Costly("1,500 different letters", differentLetters(1_500, step: 3)),
        Costly("letters ahead", "(?=.*\(differentLetters(1_300, step: 3)))" + differentLetters(1_300, step: 3)),
        Costly("a list of words", WordList(1_170, length: 6).expression),
        Costly("a list of long words", WordList(260, length: 30).expression),
    ]

    @Test("holds for every expression", arguments: costly)
    func work(costly: Costly) throws {
        let statistics = try Pattern(costly.expression).statistics
        #expect(statistics.constructionWork <= Pattern.maximumConstructionWork)
        #expect(statistics.byteCount <= Pattern.maximumHeapByteCount)
    }

    @Test("holds for generated conjunctions and alternatives", arguments: 0..<60)
    func generated(seed: Int) throws {
        var generator = SplitMix64(seed: UInt64(seed))
        func random(_ count: Int) -> Int { generator.next(below: count) }
        let parts = [".*", "a", "[ab]", "[^c]", "(?:a|bc)", #"\w"#, ".", #"\p{Lu}"#]
        func body() -> String {
            (0..<(1 + random(4))).map { _ in
                parts[random(parts.count)] + ["", "*", "{3,40}", "{0,120}", "{20}", "{1,9}"][random(6)]
            }.joined().replacing(".**", with: ".*").replacing(".*{", with: ".{")
        }
        func branch() -> String {
            (0..<random(16)).map { _ in "(?\(random(3) == 0 ? "!" : "=")\(body()))" }.joined() + body()
        }
        let expression = (0..<(1 + random(8))).map { _ in branch() }.joined(separator: "|")
        let statistics = try Pattern(expression).statistics
        #expect(statistics.constructionWork <= 200_000 + 30 * Pattern.maximumPartCount, "\(expression)")
        #expect(statistics.byteCount <= Pattern.maximumHeapByteCount, "\(expression)")
    }

    @Test("is shared by all parts, so conjuncts cost no more than one that explodes")
    func shared() throws {
        let one = try Pattern(".*a.{20}b(?:c|dd)*").statistics.constructionWork
        let many = try Pattern(conjuncts("abcdefgh") { ".*\($0).{20}b(?:c|dd)*\($1)" } + ".*").statistics
            .constructionWork
        #expect(one > 0)
        #expect(many < 230_000)
    }
}
