// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import PatternMatching

/// An expression, and inputs that almost match.
struct NearMisses: Sendable, CustomTestStringConvertible {
    let expression: String
    let scalars: [String]

    init(_ expression: String, _ scalars: String) {
        self.expression = expression
        self.scalars = scalars.unicodeScalars.map { String($0) }
    }

    var testDescription: String { expression }
}

@Suite("The algorithms")
struct MatcherTests {
    @Test(
        "all accept the same inputs",
        arguments: [
            Sample(
                "[ab]*a[ab]{40}",
                accepts: ["a" + String(repeating: "b", count: 40), "bba" + String(repeating: "ab", count: 20)],
                rejects: ["", "a" + String(repeating: "b", count: 39), "b" + String(repeating: "b", count: 40)]),
            Sample(
                "[ab]*a[ab]{63}b[ab]{70}é[ab]*",
                accepts: [
                    "a" + String(repeating: "a", count: 63) + "b" + String(repeating: "b", count: 70) + "é",
                    "bab" + String(repeating: "ab", count: 31) + "b" + String(repeating: "a", count: 70) + "éab",
                ],
                rejects: [
                    "a" + String(repeating: "b", count: 63) + "a" + String(repeating: "b", count: 70) + "é",
                    "a" + String(repeating: "a", count: 62) + "b" + String(repeating: "b", count: 70) + "é",
                    "a" + String(repeating: "a", count: 63) + "b" + String(repeating: "b", count: 70),
                ]),
            Sample(
                #"(?:\b\w{1,3}\b[ .]?){1,30}-\B-"#,
                accepts: ["a--", "abc de.f--", String(repeating: "ab ", count: 29) + "cd--"],
                rejects: ["--", "abcd--", "a-", "ab  cd--", String(repeating: "ab ", count: 31) + "--"]),
            Sample(
                "(?:a?b?c?){25}(?:d|ef|ghi){1,40}(?:x[0-9]*){0,30}",
                accepts: ["d", "abcabcef", "cbaghid" + String(repeating: "x17", count: 30)],
                rejects: ["", "abc", "ge", "d" + String(repeating: "x", count: 31)]),
            Sample("(?!.*ab.{3}c)[a-c]*", accepts: ["", "abc", "abaab"], rejects: ["abaaac", "cabbbbca"]),
            Sample(
                "(?=.*é.{3}x)(?=.*b.{2}y)[^z]*", accepts: ["b12yé123x", "é1b2xy5y"], rejects: ["", "b12é", "é123x"]),
            Sample("(?:[^\\s\\S]|a)[ab]{2}", accepts: ["aab"], rejects: ["ab", "bab"]),
            Sample("^(?:a|b$|^c)*$", accepts: ["", "a", "aab", "b", "ca", "c"], rejects: ["ba", "ac"]),
        ])
    func samples(sample: Sample) throws {
        try sample.check()
    }

    @Test(
        "all give the same verdicts on random inputs",
        arguments: [
            NearMisses("[ab]*a[ab]{6}b[ab]*", "ab"), NearMisses("(?:a[bc]{2,5}|b.{3,9}c)+é?", "abcé"),
            NearMisses("(?:a?b?c?é?){9}(?:é[a-c]{3})*", "abcé"), NearMisses(#"(?:\b[ab]+\b ?){2,7}|\Bb.*"#, "ab -"),
            NearMisses("(?:[ab]{1,3}é ?){1,12}", "abé "), NearMisses("(?:[ab]{0,3}é? ?){1,24}x?", "abé x"),
            NearMisses(#"(?:\b[ab]{1,3}\b ?){2,50}-?"#, "ab -"),
            NearMisses("(?!.*ab.{9}(?:c[ab]{0,60}){2}$)[a-c]*", "abc"),
            NearMisses("[ab]*a[ab]{6}(?:b[ab]{2,4}){0,30}", "ab"), NearMisses("(?:[ab]{2}|b.){1,40}.{0,70}", "ab"),
            NearMisses("[^é]{3}(?:日.{2}|.*é.{5}日)", "aé日"), NearMisses("(?=.*a.{4}b)(?!.*ba.b)[ab日]+", "ab日"),
        ])
    func random(row: NearMisses) throws {
        let patterns = try Pattern.Algorithm.allCases.map { try Pattern(row.expression, algorithm: $0) }
        var generator = SplitMix64(seed: 2_026)
        var matched = 0
        for count in 0..<2_000 {
            let text = (0..<(count % 40)).map { _ in
                row.scalars[Int.random(in: 0..<row.scalars.count, using: &generator)]
            }.joined()
            let verdicts = patterns.map { $0.matches(text) }
            #expect(Set(verdicts).count == 1, "\(text)")
            matched += verdicts[0] ? 1 : 0
        }
        #expect(matched > 10 && matched < 1_990)
    }

    @Test(
        "read every scalar beyond ASCII, and nothing that is not UTF-8",
        arguments: Pattern.Algorithm.allCases)
    func scalars(algorithm: Pattern.Algorithm) throws {
        // All scalars beyond ASCII are in one class, and then in several.
        let expressions = ["[^a]*b", "[^aéдա日👍]*b", #"(?:\p{L}|\p{M}|[^\p{L}a])*b"#]
        let patterns = try expressions.map { try Pattern($0, algorithm: algorithm) }
        let texts = [
            "\u{80}", "ÿ", "\u{7FF}", "\u{800}", "क", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10000}",
            "\u{10FFFF}",
        ]
        for (expression, pattern) in zip(expressions, patterns) {
            for text in texts {
                #expect(pattern.matches(text + "b"), "\(expression) \(text)")
                #expect(pattern.matches(text + text + "x" + text + "b"), "\(expression) \(text)")
            }
            for broken: [UInt8] in [
                [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xC2, 0xC2, 0x80],
                [0xE0, 0x9F, 0xBF], [0xE0, 0x80, 0x80], [0xE1, 0x80], [0xE1, 0x80, 0xC0], [0xED, 0xA0, 0x80],
                [0xED, 0xBF, 0xBF],
                [0xEF, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80], [0xF4, 0x90, 0x80, 0x80],
                [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE1, 0x80, 0x80, 0x80],
            ] {
                for prefix: [UInt8] in [[], Array("éд日".utf8)] {
                    let bytes = prefix + broken + [0x62]
                    #expect(!bytes.withUnsafeBufferPointer { pattern.matches($0) }, "\(expression) \(bytes)")
                }
            }
        }
    }

    @Test(
        "report which scalars lead on after an input, all the same",
        arguments: [
            ("[ab]*a[ab]{40}a[ab]*", "ab"), ("(?:ab|c){2,9}[0-9]{3}é?", "abc0é"),
            ("[a-c]{2,70}x|[0-9]{1,300}", "abcx0"), ("(?:[ab]{1,3}é ?){1,30}x", "abé x"),
            (#"(?:a\b[ab -]|b\B[ab -])c{2,70}"#, "abc -"), (#"(?:-\b[ab -]|b\b[ab -])c"#, "abc -"),
            ("(?=[ab])[bc][xy]", "abcxy"),
        ])
    func expectations(expression: String, scalars: String) throws {
        // The other algorithms use one table or none, and the table may only read from the end.
        let algorithms: [Pattern.Algorithm] = [
            .automatic, .table, .relaxedTable, .partialTable, .separateConjuncts, .countingTable, .countingSimulation,
            .simulation,
        ]
        let patterns = try algorithms.map { try Pattern(expression, algorithm: $0) }
        var generator = SplitMix64(seed: 8)
        for count in 0..<200 {
            let text = String((0..<(count % 12)).map { _ in scalars.randomElement(using: &generator) ?? "a" })
            let bytes = Array(text.utf8)
            let expected = patterns.map { pattern in
                bytes.withUnsafeBufferPointer { pattern.expectedScalars(after: $0) }
            }
            #expect(expected.allSatisfy { $0 == expected[0] && $0 != nil }, "\(text) \(expected)")
        }
    }

    @Test(
        "report what can follow in any alternative, and in all conditions",
        arguments: [
            ("(?!b)ab|(?!a)cd", "", "ac", false), ("(?!b)ab|(?!a)cd", "a", "b", false),
            ("(?!b)ab|(?!a)cd", "c", "d", false), ("(?!b)ab|(?!a)cd", "x", "", false),
            ("(?!b)ab|(?!c)a", "a", "b", true), ("(?=[ab])[bc][0-9]", "", "b", false),
            ("(?=[ab])[bc][0-9]", "b", "0123456789", false), ("(?=[ab])[bc][0-9]", "b1", "", true),
        ], [Pattern.Algorithm.automatic, .separateConjuncts])
    func expectationsOfParts(
        row: (expression: String, text: String, scalars: String, end: Bool), algorithm: Pattern.Algorithm
    ) throws {
        let pattern = try Pattern(row.expression, algorithm: algorithm)
        let found = Array(row.text.utf8).withUnsafeBufferPointer { pattern.expectedScalars(after: $0) }
        let expected = try #require(found)
        #expect(
            PatternProgress.impossible(from: 0, expected: expected) == .impossible(from: 0, row.scalars, end: row.end))
    }

    @Test("have statistics of all their parts")
    func statistics() throws {
        let table = try Pattern("abc").statistics
        #expect(table.tableInputLimit == .max && !table.isSimulated && !table.readsBackward)
        #expect(table.stateCount == 5 && table.classCount == 5 && table.constructionWork > 0)
        // The simulation reads a look-ahead after the first scalar backward, but no table does.
        let simulation = try Pattern("a(?=b)[bc]", algorithm: .simulation).statistics
        #expect(simulation.tableInputLimit == 0 && simulation.isSimulated && !simulation.readsBackward)
        #expect(simulation.stateCount == 6 && simulation.classCount == 5 && simulation.constructionWork == 0)
        // Two tables: one with four states and four classes, and one with three of each.
        let parts = try Pattern("(?=.a)[bc]", algorithm: .separateConjuncts).statistics
        #expect(parts.tableInputLimit == 0 && !parts.isSimulated && !parts.readsBackward)
        #expect(parts.stateCount == 7 && parts.classCount == 4)
    }

    /// Creates a table and a simulation with the same alphabet.
    private static func recognizers(_ expression: String) throws -> (TransitionTable, AutomatonSimulation) {
        let automaton = Automaton(try PatternParser.parse(expression))
        var determinizer = Determinizer(automaton)
        let found = determinizer.makeDeterministicAutomaton(upTo: 100_000)
        let table = TransitionTable(try #require(found), over: automaton.alphabet, readsBackward: false)
        return (table, AutomatonSimulation(automaton))
    }

    @Test("count the memory of a table or an alphabet of several parts once, and the cost of each simulation")
    func sums() throws {
        let (table, simulation) = try Self.recognizers("abc")
        let alphabet = table.alphabet.byteCount
        #expect(Matcher(table).byteCount == table.byteCount + alphabet)
        let nested = Matcher(table, inputLimit: 3, fallback: simulation, submatchers: [Matcher(table)])
        #expect(nested.byteCount == table.byteCount + simulation.byteCount + alphabet)
        #expect(nested.nodeVisitsPerScalar == simulation.nodeVisitsPerScalar)
        let (other, _) = try Self.recognizers("a*")
        let two = Matcher(nil, inputLimit: 0, submatchers: [Matcher(table), Matcher(other)])
        #expect(two.byteCount == table.byteCount + alphabet + other.byteCount + other.alphabet.byteCount)
        #expect(two.nodeVisitsPerScalar == 0)
        let simulations = [Matcher(nil, fallback: simulation), Matcher(nil, fallback: simulation)]
        #expect(Matcher(nil, inputLimit: 0, submatchers: simulations).nodeVisitsPerScalar == 8)
    }

    /// A row has a cell for each pair of classes, for each class, and for the steps.
    @Test(
        "have a table with memory for its rows, the columns of bytes, the scalars of classes and states, and loops",
        arguments: [("abc", 5, 5, 0), ("a*", 3, 3, 1)])
    func tableMemory(expression: String, states: Int, classes: Int, loops: Int) throws {
        let (table, _) = try Self.recognizers(expression)
        let rowBytes = 2 * states * (classes * classes + classes + 1)
        let scalarBytes = (classes + states) * MemoryLayout<ExpectedScalars>.stride
        // A loop has two numbers for its single range.
        let loopBytes = loops * (MemoryLayout<ByteRanges>.stride + 16)
        #expect(table.byteCount == rowBytes + 256 * 6 + scalarBytes + states + loopBytes)
    }

    /// Each row says how often a text is repeated, and what can follow it.
    @Test(
        "report which scalars lead on where the table for short inputs omits an upper bound",
        arguments: [
            ("a{1,300}", "a", 298, "a", true), ("a{1,300}", "a", 299, "a", true), ("a{1,300}", "a", 300, "", true),
            ("a{1,300}", "a", 301, "", false), ("a{60,61}-", "a", 59, "a", false), ("a{60,61}-", "a", 60, "-a", false),
            ("a{60,61}-", "a", 61, "-", false), ("a{60,61}-", "a", 62, "", false),
            ("(?:a|bc){1,130}", "a", 129, "ab", true), ("(?:a|bc){1,130}", "a", 130, "", true),
            ("(?:a|bc){1,130}", "bc", 65, "ab", true), ("(?:a|bc){1,130}", "bc", 130, "", true),
            ("(?:ab){0,130}c?", "ab", 129, "ac", true), ("(?:ab){0,130}c?", "ab", 130, "c", true),
            ("(?=.{1,255}$)[a-d]+", "a", 254, "abcd", true), ("(?=.{1,255}$)[a-d]+", "a", 255, "", true),
            ("(?=.{1,255}$)[a-d]+", "a", 256, "", false),
            (#"[ab]{0,70}\b[ab]{0,3}-"#, "a", 70, "-", false), (#"[ab]{0,70}\b[ab]{0,3}-"#, "a", 69, "-ab", false),
        ])
    func expectationsAtBounds(expression: String, text: String, count: Int, scalars: String, end: Bool) throws {
        let bytes = Array(String(repeating: text, count: count).utf8)
        for algorithm: Pattern.Algorithm in [
            .automatic, .table, .relaxedTable, .partialTable, .separateConjuncts, .countingTable, .countingSimulation,
            .simulation,
        ] {
            let pattern = try Pattern(expression, algorithm: algorithm)
            let found = try #require(bytes.withUnsafeBufferPointer { pattern.expectedScalars(after: $0) })
            #expect(
                PatternProgress.impossible(from: 0, expected: found) == .impossible(from: 0, scalars, end: end),
                "\(algorithm)")
        }
    }
}
