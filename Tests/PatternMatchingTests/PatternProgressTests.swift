// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import TestSupport
import Testing

/// A pattern's input, and its progress.
struct Entry: Sendable, CustomTestStringConvertible {
    let expression: String
    let input: String
    let progress: PatternProgress

    init(_ expression: String, _ input: String, _ progress: PatternProgress) {
        self.expression = expression
        self.input = input
        self.progress = progress
    }

    var testDescription: String { "\(expression.prefix(40)): \(input.prefix(40))" }
}

extension PatternProgress {
    /// The progress of an input that has a mistake at a place where some ASCII scalars are expected.
    static func impossible(
        from place: Int, _ scalars: String, others: Bool = false, end: Bool = false
    ) -> PatternProgress {
        var expected = ExpectedScalars()
        for scalar in scalars.utf8 {
            if scalar < 64 {
                expected.lowBits |= 1 << UInt64(scalar)
            } else {
                expected.highBits |= 1 << UInt64(scalar - 64)
            }
        }
        expected.includesNonASCII = others
        expected.includesEnd = end
        return .impossible(from: place, expected: expected)
    }
}

@Suite("The progress of an input")
struct PatternProgressTests {
    @Test(
        "is impossible if a look-ahead excludes every input",
        arguments: [Pattern.Algorithm.automatic, .separateConjuncts])
    func exclusion(algorithm: Pattern.Algorithm) throws {
        #expect(try Pattern("(?!)a", algorithm: algorithm).progress(of: "") == .impossible(from: 0, ""))
    }

    @Test(
        "is accepted, incomplete by a number of scalars, or impossible from an offset",
        arguments: [
            Entry("[0-9]{4}-[0-9]{2}", "", .incomplete(missing: 7)),
            Entry("[0-9]{4}-[0-9]{2}", "2026", .incomplete(missing: 3)),
            Entry("[0-9]{4}-[0-9]{2}", "2026-11", .accepted),
            Entry("[0-9]{4}-[0-9]{2}", "2026/", .impossible(from: 4, "-")),
            Entry("[0-9]{4}-[0-9]{2}", "2026-11-", .impossible(from: 7, "", end: true)),
            Entry("[0-9]{4}-[0-9]{2}", "20 6", .impossible(from: 2, "0123456789")),
            Entry("[a-c]+", "", .incomplete(missing: 1)),
            Entry("[a-c]+", "abd", .impossible(from: 2, "abc", end: true)),
            Entry("ü[äö]", "ü", .incomplete(missing: 1)),
            Entry("ü[äö]", "üo", .impossible(from: 2, "", others: true)),
            Entry("[}-\u{7F}]", "é", .impossible(from: 0, "}~\u{7F}")),
            Entry("[}-\u{80}]", "é", .impossible(from: 0, "}~\u{7F}", others: true)),
            Entry("[?@]x", "a", .impossible(from: 0, "?@")),
            Entry(#"\?"#, "a", .impossible(from: 0, "?")),
            Entry("@", "a", .impossible(from: 0, "@")),
            Entry(#"\x7F"#, "a", .impossible(from: 0, "\u{7F}")),
            Entry(#"\x00"#, "a", .impossible(from: 0, "\0")),
            Entry("a?b{300,400}", "b", .incomplete(missing: 299)),
            Entry(
                "(?=.{1,255}$)[a-d.]+", String(repeating: "a", count: 200) + "!",
                .impossible(from: 200, "abcd.", end: true)),
            Entry(
                "(?=.{1,255}$)[a-d.]+", String(repeating: "a", count: 255) + "!",
                .impossible(from: 255, "", end: true)),
            Entry(
                "(?=.{1,255}$)[a-d.]+", String(repeating: "a", count: 256), .impossible(from: 255, "", end: true)),
            Entry("(?=.{1,255}$)[a-d.]+", String(repeating: "a", count: 255), .accepted),
            Entry("(?=.*[0-9])[a-z0-9]{3}", "ab", .incomplete(missing: 1)),
            Entry("(?=.*[0-9])[a-z0-9]{3}", "abc", .impossible(from: 2, "0123456789")),
            Entry("(?!.*ab)[ab]{3}", "ab", .impossible(from: 1, "a")),
            Entry("a$b", "a", .impossible(from: 0, "")),
            Entry("a$b", "", .impossible(from: 0, "")),
            Entry(#"[^\s\S]"#, "", .impossible(from: 0, "")),
            Entry(#"ab[^\s\S]|b"#, "a", .impossible(from: 0, "b")),
            Entry("a(?!b)[ab-]c", "a", .incomplete(missing: 2)),
            Entry("a(?!b)[ab-]c", "ab", .impossible(from: 1, "a-")),
            Entry("", "", .accepted),
            Entry("", "a", .impossible(from: 0, "", end: true)),
        ])
    func table(entry: Entry) throws {
        #expect(try Pattern(entry.expression).progress(of: entry.input) == entry.progress)
    }

    @Test(
        "of alternatives that are matched one by one is the best progress, or combines all that end at the same place",
        arguments: [
            Entry("(?!b)a|(?!a)c", "x", .impossible(from: 0, "ac")),
            Entry("(?!b)ab|(?!a)cd", "ax", .impossible(from: 1, "b")),
            Entry("(?!b)ab|(?!a)cd", "cx", .impossible(from: 1, "d")),
            Entry("abc|(?!b)ax", "ac", .impossible(from: 1, "bx")),
            Entry("(?!b)ab|(?!a)cd", "a", .incomplete(missing: nil)),
            Entry("(?!b)x|abc|abcd", "a", .incomplete(missing: 2)),
            Entry("abcd|(?!b)x|abc", "a", .incomplete(missing: 2)),
            Entry("(?!b)ab|(?!c)a", "ax", .impossible(from: 1, "b", end: true)),
            Entry("(?!b)12|(?!c)1é", "1x", .impossible(from: 1, "2", others: true)),
            Entry("(?!b)ab|abcd", "a", .incomplete(missing: nil)),
            Entry("abcd|(?!b)ab", "a", .incomplete(missing: nil)),
            Entry("(?!b)x|abc|ab", "ab", .accepted),
            Entry("ab|(?!b)x|abc", "ab", .accepted),
        ])
    func alternatives(entry: Entry) throws {
        #expect(
            try Pattern(entry.expression, algorithm: .separateConjuncts).progress(of: entry.input) == entry.progress)
    }

    @Test(
        "of conditions that are matched one by one comes from the first condition that excludes the input",
        arguments: [
            Entry("(?=[ab])[bc]x", "d", .impossible(from: 0, "b")),
            Entry("(?=[ab])(?=[bcd])[bc]x", "e", .impossible(from: 0, "b")),
            Entry("(?=[bc])(?=[ab])[abcd]x", "é", .impossible(from: 0, "b")),
            Entry("(?=ab)[ac][bd]e", "adx", .impossible(from: 1, "b")),
            Entry("(?=..x)ab.", "ac?", .impossible(from: 1, "b")),
            Entry("(?=[a-c]{1,2}$)[b-d]+", "bbb", .impossible(from: 2, "", end: true)),
            Entry("(?=[a-c]{1,2}$)[b-d]+", "b!", .impossible(from: 1, "bc", end: true)),
            Entry("(?=[a-cé]+$)[b-dé]+", "b!", .impossible(from: 1, "bc", others: true, end: true)),
            Entry("(?=[a-cé]+$)[b-d]+", "b!", .impossible(from: 1, "bc", end: true)),
            Entry("(?=[a-c]+$)[b-dé]+", "b!", .impossible(from: 1, "bc", end: true)),
            Entry("(?=[a-c]{2}$)[b-d]+", "b!", .impossible(from: 1, "bc")),
            Entry("(?=[a-c]+$)[b-d]{2}", "b!", .impossible(from: 1, "bc")),
            Entry("(?=[0-5])[3-9]x", "a", .impossible(from: 0, "345")),
            Entry("(?=ab)abc", "ab", .incomplete(missing: nil)),
            Entry("(?=ab)a.", "ab", .accepted),
            Entry("(?!ab)a.", "ac", .accepted),
        ])
    func conditions(entry: Entry) throws {
        #expect(
            try Pattern(entry.expression, algorithm: .separateConjuncts).progress(of: entry.input) == entry.progress)
    }

    @Test(
        "is the same where the table for short inputs omits an upper bound",
        arguments: [
            (59, "", PatternProgress.incomplete(missing: 2)), (61, "-", .accepted),
            (60, "-", .accepted), (62, "", .impossible(from: 61, "-")),
        ])
    func bound(count: Int, end: String, progress: PatternProgress) throws {
        let input = String(repeating: "a", count: count) + end
        #expect(try Pattern("a{60,61}-", algorithm: .relaxedTable).progress(of: input) == progress)
        #expect(try Pattern("a{60,61}-").progress(of: input) == progress)
    }

    /// The second pattern has a part that is read from its end.
    @Test(
        "is not known of a pattern that is read from its end, except that an input matches",
        arguments: [
            ("[a-f]{1,9}(?=[0-9]{9}z)[0-9]*[a-z]{30}", Pattern.Algorithm.automatic),
            ("(?=.*z)[a-f]{1,9}(?=[0-9]{9}z)[0-9]*[a-z]{30}", .separateConjuncts),
        ])
    func backward(expression: String, algorithm: Pattern.Algorithm) throws {
        let pattern = try Pattern(expression, algorithm: algorithm)
        #expect(pattern.statistics.readsBackward)
        let accepted = "a123456789z" + String(repeating: "y", count: 29)
        #expect(pattern.progress(of: accepted) == .accepted)
        #expect(pattern.progress(of: "ab") == .incomplete(missing: nil))
        for (input, offset) in [(accepted, nil), ("ab", 2), ("", 0)] as [(String, Int?)] {
            let bytes = Array(input.utf8)
            #expect(bytes.withUnsafeBufferPointer { pattern.mismatchOffset(in: $0) } == offset)
            #expect(bytes.withUnsafeBufferPointer { pattern.expectedScalars(after: $0) } == nil)
        }
    }

    @Test(
        "has a place, which is the end of an incomplete input",
        arguments: [
            ("ab1é", nil), ("", 0), ("a", 1), ("ab1", 3), ("a1", 1), ("abé", 2), ("ab1e", 3), ("ab1é!", 5), ("é", 0),
            (String(repeating: "a", count: 70) + "1é", nil), (String(repeating: "a", count: 71), 70),
            (String(repeating: "a", count: 70), 70),
        ] as [(String, Int?)], Pattern.Algorithm.allCases)
    func mismatch(row: (input: String, offset: Int?), algorithm: Pattern.Algorithm) throws {
        let pattern = try Pattern("[a-z]{2,70}[0-9]é", algorithm: algorithm)
        let found = Array(row.input.utf8).withUnsafeBufferPointer { pattern.mismatchOffset(in: $0) }
        #expect(found == row.offset)
    }

    @Test("stops before the first byte that is not valid UTF-8")
    func broken() throws {
        let pattern = try Pattern("a[^b]c")
        let bytes: [UInt8] = [0x61, 0xC3, 0x28]
        let progress = bytes.withUnsafeBufferPointer { pattern.progress(of: $0) }
        guard case .impossible(from: 1, _) = progress else {
            Issue.record("\(progress)")
            return
        }
    }

    @Test("equals the result of a search through all continuations", arguments: [["a", "b"], ["a", "é"]], 0..<6)
    func bruteForce(letters: [String], seed: Int) throws {
        var writer = PatternWriter(letters: letters, seed: UInt64(seed))
        var checked = 0
        while checked < 12 {
            let expression = writer.pattern()
            let pattern = try Pattern(expression)
            guard try Pattern(expression, algorithm: .table).statistics.stateCount <= 8,
                pattern.statistics.tableInputLimit == .max
            else { continue }
            checked += 1
            let truth = Continuations(of: try Pattern(expression, algorithm: .simulation), letters: letters)
            for input in truth.inputs {
                let expected = truth.progress(of: input)
                let found = pattern.progress(of: input)
                #expect(found.isEqual(to: expected, in: letters), "\(expression) on \(input): not \(expected)")
                for algorithm in Pattern.Algorithm.allCases {
                    let progress = try Pattern(expression, algorithm: algorithm).progress(of: input)
                    #expect(progress.isNoMoreThan(expected), "\(expression) on \(input) by \(algorithm): \(progress)")
                }
            }
        }
    }
}

@Suite("The expected scalars")
struct ExpectedScalarsTests {
    /// Returns the scalars for some bits, and whether other scalars and the end are also expected.
    private static func scalars(_ low: UInt64, _ high: UInt64, others: Bool = false, end: Bool = false)
        -> ExpectedScalars
    {
        var scalars = ExpectedScalars()
        (scalars.lowBits, scalars.highBits) = (low, high)
        (scalars.includesNonASCII, scalars.includesEnd) = (others, end)
        return scalars
    }

    @Test("are empty without a scalar, whether or not the end is expected")
    func emptiness() {
        #expect(ExpectedScalars().isEmpty && Self.scalars(0, 0, end: true).isEmpty)
        #expect(!Self.scalars(1, 0).isEmpty && !Self.scalars(0, 1).isEmpty && !Self.scalars(0, 0, others: true).isEmpty)
    }

    @Test("of two parts are the scalars that either part expects, or that both expect")
    func combinations() {
        let (first, second) = (Self.scalars(3, 5, others: true), Self.scalars(6, 12, end: true))
        #expect(first.union(second) == Self.scalars(7, 13, others: true, end: true))
        #expect(second.union(first) == first.union(second))
        #expect(first.intersection(second) == Self.scalars(2, 4))
        #expect(second.intersection(first) == Self.scalars(2, 4))
        let all = Self.scalars(7, 13, others: true, end: true)
        #expect(all.intersection(all) == all && all.union(all) == all)
        #expect(ExpectedScalars().union(ExpectedScalars()) == ExpectedScalars())
    }
}

/// Writes random patterns over a few letters.
private struct PatternWriter {
    let letters: [String]
    private var generator: SplitMix64

    init(letters: [String], seed: UInt64) {
        self.letters = letters
        generator = SplitMix64(seed: seed)
    }

    mutating func pattern() -> String {
        var expression = ""
        while Int.random(in: 0..<4, using: &generator) == 0 {
            expression += [true, false].randomElement(using: &generator) == true ? "(?=" : "(?!"
            expression += choice(depth: 1) + (Bool.random(using: &generator) ? "$" : "") + ")"
        }
        return expression + choice(depth: 2)
    }

    private mutating func choice(depth: Int) -> String {
        let branches = (0..<Int.random(in: 1...2, using: &generator)).map { _ in sequence(depth: depth) }
        return branches.joined(separator: "|")
    }

    private mutating func sequence(depth: Int) -> String {
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in repetition(depth: depth) }.joined()
    }

    private mutating func repetition(depth: Int) -> String {
        let quantifiers = ["", "", "", "*", "+", "?", "{2}", "{1,2}", "{2,}"]
        switch Int.random(in: 0..<12, using: &generator) {
        case 0 where depth > 0: return "(?=\(sequence(depth: depth - 1)))"
        case 1: return [#"\b"#, "$", #"\B"#].randomElement(using: &generator) ?? ""
        case 2: return #"[^\s\S]"#
        case 3, 4, 5:
            guard depth > 0 else { return letters[0] }
            return "(?:\(choice(depth: depth - 1)))" + (quantifiers.randomElement(using: &generator) ?? "")
        case 6: return "[\(letters.joined())]" + (quantifiers.randomElement(using: &generator) ?? "")
        default:
            let letter = letters.randomElement(using: &generator) ?? letters[0]
            return letter + (quantifiers.randomElement(using: &generator) ?? "")
        }
    }
}

/// The inputs over a few letters that a pattern accepts, up to a length.
///
/// A shortest continuation visits no state twice, so a pattern with eight states has a continuation of at most seven
/// letters, or none.
private struct Continuations {
    let letters: [String]
    let inputs: [String]
    private var fewest: [String: Int] = [:]

    init(of pattern: Pattern, letters: [String]) {
        self.letters = letters
        var levels = [[""]]
        for _ in 0..<10 { levels.append(levels[levels.count - 1].flatMap { input in letters.map { input + $0 } }) }
        inputs = levels.prefix(4).flatMap { $0 }
        for level in levels.reversed() {
            for input in level {
                let next = letters.compactMap { fewest[input + $0] }.min().map { $0 + 1 }
                fewest[input] = pattern.matches(input) ? 0 : next
            }
        }
    }

    func progress(of input: String) -> PatternProgress {
        if let missing = fewest[input] { return missing == 0 ? .accepted : .incomplete(missing: missing) }
        var start = ""
        for character in input {
            guard fewest[start + String(character)] != nil else { break }
            start.append(character)
        }
        let next = letters.filter { fewest[start + $0] != nil }
        return .impossible(
            from: start.utf8.count, next.filter { $0.utf8.count == 1 }.joined(), others: next.contains("é"),
            end: fewest[start] == 0)
    }
}

extension PatternProgress {
    /// Whether the two are equal, comparing the expected scalars only among some letters.
    fileprivate func isEqual(to other: PatternProgress, in letters: [String]) -> Bool {
        guard case .impossible(let place, let expected) = self, case .impossible(let otherPlace, let others) = other
        else { return self == other }
        return place == otherPlace && expected.includesEnd == others.includesEnd
            && (expected.includesNonASCII == others.includesNonASCII || !letters.contains("é"))
            && letters.filter { $0.utf8.count == 1 }.allSatisfy { letter in
                letter.utf8.allSatisfy { (expected.highBits ^ others.highBits) >> UInt64($0 - 64) & 1 == 0 }
            }
    }

    /// Whether this is right, although it may be less exact.
    ///
    /// It may say incomplete for an impossible input, but never the reverse.
    fileprivate func isNoMoreThan(_ other: PatternProgress) -> Bool {
        switch (self, other) {
        case (.accepted, .accepted), (.incomplete(nil), .incomplete), (.incomplete(nil), .impossible): true
        case (.incomplete(let count), .incomplete(let fewest)): count == fewest
        case (.impossible(let place, _), .impossible(let truth, _)): place >= truth
        default: false
        }
    }
}
