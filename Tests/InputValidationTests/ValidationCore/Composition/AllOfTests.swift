// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let allOf = [
        StrategyRow(
            "all of three rules",
            AllOf<String>([.trimmed(then: .numeric), .collapsingBlanks(then: .numeric), .contains("1")]),
            accepts: ["1", " 12 "],
            rejects: [("", .inputEmpty), ("2", .textContains), (" 2", .textContains), ("a1", .numericCharacter)]),
        StrategyRow(
            "all of two rules, up to the first error", AllOf<Int>([.atLeast(1), .atMost(9)], stopAtFirst: true),
            accepts: [1, 9], rejects: [(0, .comparisonTooSmall), (10, .comparisonTooLarge)]),
    ]
}

@Suite("AllOf")
struct AllOfTests {
    static let inputs = ["", "a", "b", "c", "ab", "ac", "bc", "abc"]

    @Test("takes the rules of any sequence, and the rules of subclasses")
    func sequences() {
        let limits = [1, 3]
        let all: InputValidator<String> = .all(of: limits.lazy.map { .count(in: $0...) })
        #expect(all.errors(for: "").map(\.code) == [.inputEmpty, .inputEmpty])
        let any: InputValidator<String> = .any(of: limits[1...].map { .count(in: $0...) })
        #expect(any.isValid("abc") && !any.isValid("ab"))
        let parser = InputValidator<String>.integer(in: 0...)
        let mixed: InputValidator<String> = .all(of: [parser, .count(in: ...3)])
        #expect(mixed.isValid("12") && mixed.errors(for: "1x34").count == 2)
    }

    @Test("without rules has no progress, because it accepts nothing")
    func progressWithoutRules() {
        #expect(AllOf<String>([]).progress(of: "a") == .unknown)
        #expect(rejection(by: AllOf<String>([]), of: "a")?.code == .compositionEmpty)
    }

    @Test("throws the first rejection and lists all, in order", arguments: inputs)
    func order(input: String) {
        let strategy = Has("a") && Has("b") && Has("c")
        let missing = "abc".unicodeScalars.filter { !input.unicodeScalars.contains($0) }.map(Has.error)
        #expect(rejection(by: strategy, of: input) == missing.first)
        #expect(strategy.errors(for: input) == missing)
        #expect(strategy.isValid(input) == missing.isEmpty)
    }

    @Test("stops at the first rule that rejects if it is configured so", arguments: inputs)
    func first(input: String) {
        let all = Has("a") && Has("b") && Has("c")
        let strategy = InputValidator.all(of: [Has("a"), Has("b") && Has("c")], stopAtFirst: true)
        #expect(rejection(by: strategy, of: input) == rejection(by: all, of: input))
        // The first rejecting rule may itself have two reasons.
        #expect(strategy.errors(for: input).count == (input.contains("a") ? all.errors(for: input).count : 1))
        #expect(strategy != all)
    }

    @Test("validates the same input with every rule", arguments: [1, 2, 3, 4, 5, 8, 13])
    func manyRules(count: Int) {
        let scalars = (0..<count).compactMap { Unicode.Scalar(0x61 + $0) }
        let strategy = AllOf(scalars.map { Has($0) })
        #expect(strategy.isValid(scalars.map(String.init).joined()))
        for missing in scalars {
            let input = scalars.filter { $0 != missing }.map(String.init).joined()
            #expect(rejection(by: strategy, of: input) == Has.error(missing))
        }
    }

    @Test(
        "rejects everything if there is no rule",
        arguments: [
            AllOf<String>([]), InputValidator.all(of: []), InputValidator.all(of: [], stopAtFirst: true),
            AnyOf<String>([]),
            InputValidator.any(of: [], or: ValidationError(1, domain: "Test")),
            !AllOf<String>([]), !(!AllOf<String>([])), InputValidator.optional(AllOf<String>([])),
            AllOf<String>([]) && AllOf([]),

        ] as [InputValidator<String>])
    func nothing(strategy: InputValidator<String>) {
        #expect(rejection(by: strategy, of: "a") == ValidationError(.compositionEmpty))
        #expect(strategy.errors(for: "a").first == ValidationError(.compositionEmpty))
    }

    @Test("reads a chain as one composition, however it is bracketed")
    func flattening() {
        let left = (Has("a") && Has("b")) && Has("c")
        let right = Has("a") && (Has("b") && Has("c"))
        #expect(left == right)
        #expect((left as? AllOf)?.rules.count == 3)
        #expect(left.configuration.description == "allOf(has(character: a), has(character: b), has(character: c))")
        #expect(left != (Has("a") && Has("c") && Has("b")))
    }

    @Test("does not flatten a composition that would lose its meaning")
    func chains() {
        let first: InputValidator<String> = .all(of: [Has("a"), Has("b")], stopAtFirst: true)
        #expect((first && Has("c")).errors(for: "") == [Has.error("a"), Has.error("c")])
        #expect(rejection(by: AllOf([]) && Has("a"), of: "a")?.code == .compositionEmpty)
        #expect(rejection(by: Has("a") && AllOf([]), of: "a")?.code == .compositionEmpty)
    }

    @Test(
        "reads long chains as one composition, in order, whatever side they grow at", arguments: [1, 2, 3, 7, 100, 257])
    func longChains(count: Int) {
        let scalars = (0..<count).compactMap { Unicode.Scalar(0x4E00 + $0) }
        let rules: [InputValidator<String>] = scalars.map { Has($0) }
        let forward = rules.dropFirst().reduce(rules[0]) { $0 && $1 }
        let backward = rules.dropLast().reversed().reduce(rules[count - 1]) { $1 && $0 }
        let halves = AllOf(Array(rules[..<(count / 2)]) + [Has("x")]) && AllOf(Array(rules[(count / 2)...]))
        #expect(forward.errors(for: "") == scalars.map(Has.error))
        #expect(backward.errors(for: "") == scalars.map(Has.error))
        #expect(forward == backward)
        #expect((halves as? AllOf)?.rules.count == count + 1)
        for missing in [scalars[0], scalars[count / 2], scalars[count - 1]] {
            let input = scalars.filter { $0 != missing }.map(String.init).joined()
            #expect(rejection(by: forward, of: input) == Has.error(missing))
            #expect(rejection(by: backward, of: input) == Has.error(missing))
        }
        let either = rules.dropFirst().reduce(rules[0]) { $0 || $1 }
        #expect(either.isValid(String(scalars[count - 1])) && !either.isValid("x"))
    }

    @Test("holds twenty thousand rules of an array")
    func manyRules() {
        let rules: [InputValidator<String>] = [Has("a")] + Array(repeating: Self.hasB, count: 20_000)
        let all = InputValidator.all(of: rules)
        let any = InputValidator.any(of: rules)
        #expect(all.isValid("ab") && rejection(by: all, of: "a") == Has.error("b"))
        #expect(any.isValid("b") && !any.isValid("c"))
        #expect(all.errors(for: "").count == 20_001)
    }

    private static let hasB = Has("b")

    @Test("keeps one failing rule's own errors apart from the others'")
    func message() {
        let strategy = Has("a").message("Type an a") && Has("b")
        #expect(strategy.errors(for: "").map(\.message) == ["Type an a", "Add what is missing"])
    }

    @Test("normalizes as all rules in turn, if the result gets the same verdict")
    func normalization() {
        let trimmed: InputValidator<String> = .trimmed(then: .numeric)
        #expect((trimmed && .stripping("-", then: .numeric)).normalized(" 1-2 ") == " 1-2 ")
        #expect(AllOf([trimmed]).normalized(" 12 ") == "12")
        // The input is too long, but the trimmed text isn't.
        #expect((.count(in: ...3) && trimmed).normalized(" a   ") == " a   ")
        // The first rule would remove the space that the second rule requires.
        let spaced = trimmed && .pattern(" [0-9]+")
        #expect(spaced.isValid(" 12") && spaced.normalized(" 12") == " 12")
        // When the rules take turns, each uncovers more for the other to remove. That isn't idempotent, so the input is
        // kept.
        let peeling: InputValidator<String> = .trimmed(then: Has("a")) && Peeling()
        #expect(peeling.normalized("- - a") == "- - a")
    }

    @Test("normalizes compositions inside compositions in no more than two steps a level")
    func depth() {
        let steps = SharedCounter()
        var strategy: InputValidator<String> = Stepping(steps)
        for _ in 0..<40 { strategy = AllOf([strategy]) }
        #expect(strategy.normalized("a") == "a")
        #expect(strategy.normalized(" a") == "a")
        #expect(steps.count <= 2 * 40 + 2)
    }

    @Test("normalizes with rules that undo each other in no more than two steps a rule")
    func undoing() {
        let steps = SharedCounter()
        func cased(_ change: @escaping @Sendable (String) -> String) -> InputValidator<String> {
            Casing(steps, change)
        }
        var strategy = cased { $0.lowercased() }
        for level in 0..<25 {
            let next = level.isMultiple(of: 2) ? cased { $0.uppercased() } : cased { $0.lowercased() }
            strategy = AllOf([strategy, next])
        }
        #expect(strategy.normalized("aB") == "AB")
        #expect(steps.count <= 2 * 26)
    }

    @Test("normalizes values that cannot be compared once a level")
    func incomparable() {
        struct Note { var text: String }
        let steps = SharedCounter()
        var strategy: InputValidator<Note> = .at(\.text, Stepping(steps))
        for _ in 0..<20 { strategy = AllOf([strategy]) }
        #expect(strategy.normalized(Note(text: " a")).text == "a")
        #expect(steps.count <= 2 * 20)
    }
}

/// Accepts everything.
///
/// On its own, it would remove a leading hyphen.
private final class Peeling: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) throws(ValidationError) {}
    override func normalized(_ input: String) -> String { input.hasPrefix("-") ? String(input.dropFirst()) : input }
}

/// Changes the case, and counts its calls.
private final class Casing: InputValidator<String>, @unchecked Sendable {
    private let steps: SharedCounter
    private let change: @Sendable (String) -> String

    init(_ steps: SharedCounter, _ change: @escaping @Sendable (String) -> String) {
        self.steps = steps
        self.change = change
    }

    override func validate(_ input: String) throws(ValidationError) {}

    override func normalized(_ input: String) -> String {
        steps.next()
        return change(input)
    }
}

/// Removes leading spaces, and counts its calls.
private final class Stepping: InputValidator<String>, @unchecked Sendable {
    private let steps: SharedCounter

    init(_ steps: SharedCounter) { self.steps = steps }

    override func validate(_ input: String) throws(ValidationError) {}

    override func normalized(_ input: String) -> String {
        steps.next()
        return String(input.drop { $0 == " " })
    }
}
