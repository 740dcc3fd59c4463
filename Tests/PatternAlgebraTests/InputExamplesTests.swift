// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputPatterns
import InputValidation
import PatternAlgebra
import PatternMatching
import TestSupport
import Testing

@Suite("Examples of inputs")
struct InputExamplesTests {
    /// The stock patterns that match fewer texts than the test generates.
    private static let finite = ["postalCodeIS": 900, "postalCodeLI": 14, "postalCodeMC": 100, "stateCodeUS": 62]

    @Test(
        "of every stock pattern have the same verdict in the strategy and in NSRegularExpression",
        arguments: InputPattern.all)
    func agreement(pattern: InputPattern) throws {
        // An expression can't calculate check digits.
        let strategy = try RegexInputValidator(pattern.expression)
        let examples = InputExamples(of: try InputSet(pattern))
        let count = generatedInputCount
        // A few more, because the same input may be found twice.
        let accepted = Array(examples.accepted(count: count + count / 10, seed: 1).prefix(count))
        let rejected = examples.rejected(count: count, seed: 1)
        #expect(accepted.filter { !strategy.isValid($0) } == [])
        #expect(rejected.filter(strategy.isValid) == [])
        #expect(accepted.count == min(count, Self.finite[pattern.name] ?? count) && rejected.count == count)
        #expect(Set(accepted.map { Array($0.utf8) }).count == accepted.count)
        #expect(Set(rejected.map { Array($0.utf8) }).count == count)
        #expect(examples.isComplete)

        let second = try NSRegularExpression(pattern: #"\A(?:"# + pattern.expression + #")\z"#)
        func matches(_ text: String) -> Bool {
            second.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        }
        // Foundation's Unicode tables may be older than the library's.
        func isKnown(_ text: String) -> Bool {
            text.unicodeScalars.allSatisfy { ($0.properties.age?.major ?? 99) < 13 }
        }
        #expect(accepted.filter { isKnown($0) && !matches($0) } == [])
        #expect(rejected.filter { isKnown($0) && matches($0) } == [])
    }

    @Test(
        "that cover a pattern take every step and end at every end",
        arguments: [
            ("[ab]c|de", [["ac", "bc"], ["de"]]), ("a{0,3}", [[""], ["a"], ["aa"], ["aaa"]]), ("ab?", [["a"], ["ab"]]),
            ("", [[""]]),
        ] as [(String, [[String]])])
    func covering(expression: String, groups: [[String]]) throws {
        let examples = InputExamples(of: try InputSet(expression))
        let covering = examples.covering(seed: 7)
        // One input from each group is enough, because its scalars lead to the same step.
        #expect(covering.count == groups.count)
        #expect(groups.allSatisfy { group in group.contains { covering.contains($0) } })
        let short = examples.covering(seed: 7, maximumLength: 2)
        #expect(short.allSatisfy { $0.unicodeScalars.count <= 2 } && short.allSatisfy(covering.contains))
    }

    /// Each pattern with patterns that lack a step of its automaton.
    @Test(
        "that cover a pattern distinguish it from one that lacks a step",
        arguments: [
            ("(?:[a-c]x|dy)+z?", ["(?:[ab]x|dy)+z?", "(?:[a-c]x)+z?", "(?:[a-c]x|dy)+", "(?:[a-c]x|dy)z?"]),
            ("[0-9]{2,4}", ["[0-9]{2,3}", "[0-9]{3,4}", "[0-9]{2}|[0-9]{4}"]),
            ("(?=.*[0-9])[a-z0-9]{3}", ["[a-z]{2}[0-9]", "[a-z0-9]{2}[0-9]"]),
        ])
    func mutants(expression: String, mutants: [String]) throws {
        let examples = InputExamples(of: try InputSet(expression))
        // One scalar covers a class, so several seeds find what a single seed may miss.
        let inputs = (0..<8).flatMap { examples.covering(seed: $0) }
        for mutant in mutants {
            let pattern = try Pattern(mutant)
            #expect(!inputs.allSatisfy(pattern.matches), "\(mutant) accepts all of them")
        }
    }

    @Test(
        "are all inputs of a pattern with few of them",
        arguments: [
            ("[A-C]{2}", 9), ("M{0,3}(?:D?C{0,3}|C[DM])(?:L?X{0,3}|X[LC])(?:V?I{0,3}|I[VX])", 4_000), ("a{0,2}", 3),
        ])
    func every(expression: String, count: Int) throws {
        let examples = InputExamples(of: try InputSet(expression))
        #expect(Set(examples.accepted(count: count + 1, seed: 1)).count == count)
    }

    @Test(
        "are all inputs of a pattern that are no longer than the maximum",
        arguments: [
            ("(?:WORDS){2}", 24, 144), ("(?:WORDS){2}", 25, 144), ("(?:WORDS){2}x?", 24, 144),
            ("(?:WORDS){2}x?", 25, 288), ("a{0,9}", 4, 5), ("[ab]", 1, 2), ("[ab]{0,2}", 1, 3),
        ])
    func everyShort(expression: String, maximumLength: Int, count: Int) throws {
        // Twelve words with twelve letters. The last words are seldom chosen at random.
        let words = (0..<12).map { String(repeating: "b", count: $0) + "a" + String(repeating: "c", count: 11 - $0) }
        let expression = expression.replacing("WORDS", with: words.joined(separator: "|"))
        let inputs = InputExamples(of: try InputSet(expression))
            .accepted(count: count + 1, seed: 1, maximumLength: maximumLength)
        #expect(Set(inputs).count == count && inputs.count == count)
        #expect(inputs.allSatisfy { $0.unicodeScalars.count <= maximumLength })
    }

    @Test("have up to 256 scalars if no other maximum is given")
    func defaultMaximum() throws {
        let examples = InputExamples(of: try InputSet("[a-z]{200,500}"))
        let accepted = examples.accepted(count: 40, seed: 1)
        #expect(accepted == examples.accepted(count: 40, seed: 1, maximumLength: 256))
        #expect(accepted.allSatisfy { (200...256).contains($0.unicodeScalars.count) })
        #expect(
            examples.rejected(count: 20, seed: 1) == examples.rejected(count: 20, seed: 1, maximumLength: 256))
        #expect(examples.covering(seed: 1) == examples.covering(seed: 1, maximumLength: 256))
    }

    @Test("that are rejected have at most one scalar more than the maximum length")
    func shortNearMisses() throws {
        let examples = InputExamples(of: try InputSet("[a-z]+"))
        for maximumLength in [1, 2, 5] {
            let rejected = examples.rejected(count: 50, seed: 4, maximumLength: maximumLength)
            #expect(rejected.count == 50)
            #expect(rejected.allSatisfy { $0.unicodeScalars.count <= maximumLength + 1 })
        }
    }

    @Test("are the same for the same seed, and others for another seed")
    func seeds() throws {
        let examples = InputExamples(of: try InputSet("[a-z]{3,8}@[a-z]{2,9}"))
        #expect(examples.accepted(count: 30, seed: 5) == examples.accepted(count: 30, seed: 5))
        #expect(examples.rejected(count: 30, seed: 5) == examples.rejected(count: 30, seed: 5))
        #expect(examples.accepted(count: 30, seed: 5) != examples.accepted(count: 30, seed: 6))
    }

    @Test("that are rejected are one edit away from an accepted one")
    func nearMisses() throws {
        let pattern = try Pattern("[0-9]{4}")
        for input in InputExamples(of: try InputSet("[0-9]{4}")).rejected(count: 200, seed: 3) {
            let digits = input.unicodeScalars.filter { ("0"..."9").contains($0) }.count
            #expect((3...5).contains(input.unicodeScalars.count) && (3...5).contains(digits))
            #expect(!pattern.matches(input))
        }
    }

    @Test(
        "include the shortest and the longest input",
        arguments: [
            ("[a-z]{2,5}", "aa", "aaaaa"), ("a+", "a", "aaaaaaaaaa"), ("a{20}", "a{20}", nil), ("", "", ""),
            ("(?:ab){1,9}", "ab", "ababababab"), ("x|yz", "x", "yz"), ("(?=.*1)[a-z0-9]{2,3}", "a1", "aa1"),
        ] as [(String, String, String?)])
    func bounds(expression: String, shortest: String, longest: String?) throws {
        let examples = InputExamples(of: try InputSet(expression))
        let expected = shortest == "a{20}" ? String(repeating: "a", count: 20) : shortest
        #expect(examples.shortest == expected)
        #expect(examples.longest(maximumLength: 10) == longest)
        // The shortest input comes first, whatever the maximum is.
        #expect(examples.accepted(count: 3, seed: 1, maximumLength: 2).first == expected)
    }

    @Test(
        "include the longest input of a pattern with more than 64 places",
        arguments: [(69, nil), (70, 70), (128, 128), (130, 130), (131, 131), (200, 131)] as [(Int, Int?)])
    func longest(maximumLength: Int, length: Int?) throws {
        let longest = InputExamples(of: try InputSet("a{70,130}b?")).longest(maximumLength: maximumLength)
        #expect(longest?.unicodeScalars.count == length)
        let pattern = try Pattern("a{70,130}b?")
        #expect(longest.map(pattern.matches) != false)
    }

    @Test("do not exist for a set without inputs")
    func empty() throws {
        for set in [InputSet.none, try InputSet("(?=a)b"), try InputSet("a").subtracting(try InputSet("a|b"))] {
            let examples = InputExamples(of: set)
            #expect(examples.shortest == nil)
            #expect(examples.longest(maximumLength: 5) == nil)
            #expect(examples.accepted(count: 5, seed: 1) == [])
            #expect(examples.rejected(count: 5, seed: 1) == [])
            #expect(examples.covering(seed: 1) == [])
        }
    }

    @Test("include no rejected inputs for the set of all inputs")
    func all() {
        let examples = InputExamples(of: .all)
        #expect(examples.shortest == "")
        #expect(examples.accepted(count: 20, seed: 1).count == 20)
        #expect(examples.rejected(count: 20, seed: 1) == [])
    }

    @Test("are still right beyond the budget", arguments: InputSetBudgetTests.costly)
    func budget(expression: String) throws {
        let examples = InputExamples(of: try InputSet(expression), budget: 20_000)
        let pattern = try Pattern(expression)
        #expect(examples.accepted(count: 20, seed: 1).allSatisfy(pattern.matches))
        #expect(!examples.rejected(count: 20, seed: 1).contains(where: pattern.matches))
        #expect(examples.longest(maximumLength: 50).map(pattern.matches) != false)
    }

    @Test(
        "are right wherever the budget ends",
        arguments: [
            "a{1,300}", "(?:ab?){1,90}", "(?=.*b)[ab]{2,60}", #"(?:\b[ab]{1,9}\b ?){1,20}"#, "a(?=b)[ab]{2,400}",
        ])
    func anyBudget(expression: String) throws {
        let set = try InputSet(expression)
        let pattern = try Pattern(expression)
        let wrong = stride(from: 0, to: 3_000, by: 41).filter { budget in
            let examples = InputExamples(of: set, budget: budget)
            let ends = [examples.shortest, examples.longest(maximumLength: 40)].compactMap { $0 }
            return !(ends + examples.accepted(count: 10, seed: 1)).allSatisfy(pattern.matches)
                || examples.rejected(count: 20, seed: 1).contains(where: pattern.matches)
        }
        #expect(wrong == [])
    }

    @Test(
        "meet the conditions on places of a long pattern",
        arguments: ["a(?=b)[ab]{9000}", "a(?!a)[ab]{9000}", #"a\b.{9000}"#, "a(?:$|)[ab]{9000}"])
    func longConditions(expression: String) throws {
        let pattern = try Pattern(expression)
        for budget in [0, 100, 10_000] {
            let examples = InputExamples(of: try InputSet(expression), budget: budget)
            #expect(examples.shortest.map(pattern.matches) != false)
            #expect(examples.accepted(count: 3, seed: 1).filter { !pattern.matches($0) } == [])
        }
    }

    @Test(
        "exist for a set with more places than the budget allows",
        arguments: [
            "[ab]*a[ab]{40}", "abcdefghijklmnopqrstuvwxyz".map { "(?=.*\($0))" }.joined() + ".*", "(.*a.*b){700}",
            "(?!.*c.{20}c)(?=.*a.{30}b)[abc]*", "(?:[ab]{0,40}a[ab]{40}c){3}",
        ])
    func hidden(expression: String) throws {
        let examples = InputExamples(of: try InputSet(expression))
        let pattern = try Pattern(expression)
        #expect(!examples.isComplete)
        #expect(examples.shortest.map(pattern.matches) == true)
        let accepted = examples.accepted(count: 5, seed: 1)
        #expect(!accepted.isEmpty && accepted.allSatisfy(pattern.matches))
        #expect(!examples.rejected(count: 20, seed: 1).contains(where: pattern.matches))
    }

    @Test(
        "have all lengths that a pattern allows",
        arguments: [(".{1,40}", 1...40), ("[a-z]{3,20}", 3...20), ("(?:ab|c){2,9}-[0-9]{1,30}", 4...49)])
    func lengths(expression: String, range: ClosedRange<Int>) throws {
        let examples = InputExamples(of: try InputSet(expression))
        let lengths = examples.accepted(count: 1_000, seed: 1).map(\.unicodeScalars.count)
        let counts = Dictionary(grouping: lengths) { $0 }.mapValues(\.count)
        #expect(range.filter { counts[$0, default: 0] < 3 } == [])
        #expect(counts.values.allSatisfy { $0 < 3_000 / min(20, range.count) })
        #expect(lengths.allSatisfy(range.contains))
    }

    @Test("have thousands of scalars if the only input of a pattern does")
    func long() throws {
        let examples = InputExamples(of: try InputSet("a{20000}"))
        #expect(examples.accepted(count: 20, seed: 1) == [String(repeating: "a", count: 20_000)])
        let rejected = examples.rejected(count: 20, seed: 1)
        #expect(!rejected.isEmpty && rejected.allSatisfy { (19_999...20_001).contains($0.unicodeScalars.count) })
    }

    @Test("of a difference are accepted by the first pattern, and not by the second")
    func combination() throws {
        let new = try InputSet("[a-z0-9]{3,6}")
        let old = try InputSet("[a-z]{3,8}")
        let examples = InputExamples(of: new.subtracting(old))
        let (first, second) = (try Pattern("[a-z0-9]{3,6}"), try Pattern("[a-z]{3,8}"))
        #expect(examples.accepted(count: 40, seed: 2).allSatisfy { first.matches($0) && !second.matches($0) })
    }
}
