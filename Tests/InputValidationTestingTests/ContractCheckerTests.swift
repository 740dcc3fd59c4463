// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting
import Testing

@Suite("Faulty strategies")
struct FaultyStrategyTests {
    @Test(
        "are found with two accepted and two rejected samples",
        arguments: FaultyStrategy.all)
    func found(strategy: FaultyStrategy) {
        let violations = strategy.violations()
        #expect(violations.contains { $0.contains(strategy.expected) }, "\(violations)")
    }

    @Test("are reported without the value of the sample", arguments: FaultyStrategy.texts)
    func names(strategy: FaultyStrategy) {
        let text = strategy.violations().joined().lowercased()
        #expect(!text.contains("hunter") && !text.contains("4111") && !text.contains("cleo"))
    }

    @Test("are not found if no sample shows the fault")
    func unseen() {
        let calls = Memory(0)
        let counting = Faulty<String> {
            calls.value += 1; return $0.hasPrefix("M") ? nil : no
        }
        #expect(StrategyContract.violations(of: counting, accepting: ["M1", "M2"], rejecting: ["1", "2"]) == [])
        let special = Faulty<String> { $0.hasPrefix("M") && $0 != "M4711" ? nil : $0 == "M4711" ? nil : no }
        #expect(StrategyContract.violations(of: special, accepting: ["M1", "M2"], rejecting: ["1", "2"]) == [])
    }

    /// The faults that no generated input can reveal: values whose type can't be generated, and a constant in a
    /// closure or a method.
    private static let hidden: Set = [
        "compares with the last input", "says a property of the input", "corrects an object",
        "changes the input behind the hook's back",
    ]

    /// The sentences for generated inputs, where the sentence for samples names a sample.
    private static let sentences = [
        "accepts everything": "no rejected input was generated",
        "overrides nothing": "no accepted input was generated",
        "normalizes the empty text to one that it accepts": "another verdict",
        "normalizes the empty list to one that it accepts": "another verdict",
        "normalizes the smallest number to one that it accepts": "another verdict",
        "normalizes nil to a value that it accepts": "another verdict",
        "rejects what it has seen": "the result depends on earlier calls",
        "says an input of one character": "the error contains the input",
    ]

    /// How many scalars the shortest text that reveals a fault has, if it has more than one.
    private static let shortest = [
        "cuts a long text to one that it accepts": 101, "says the middle of the input to some": 9,
    ]

    @Test("are found with generated inputs alone", arguments: FaultyStrategy.all)
    func generated(strategy: FaultyStrategy) throws {
        let violations = strategy.generatedFindings().filter { $0.kind == .violation }
        let name = strategy.testDescription
        guard !Self.hidden.contains(name) else { return }
        let sentence = Self.sentences[name] ?? strategy.expected
        let found = violations.first { $0.description.contains(sentence) }
        let violation = try #require(found, "\(violations)")
        // A violation that concerns no input has no counterexample.
        let isGeneral = violation.sample == nil || ["accepting", "rejecting"].contains(violation.sample)
        #expect((violation.counterexample == nil) == isGeneral)
        guard strategy.isForTexts, let counterexample = violation.counterexample else { return }
        #expect(counterexample.unicodeScalars.count <= (Self.shortest[name] ?? 1) + 1, "\(violation)")
    }

    @Test("that no generated input shows are not passed silently")
    func notGenerated() {
        let hidden = FaultyStrategy.all.filter { Self.hidden.contains($0.testDescription) }
        #expect(hidden.count == Self.hidden.count)
        for strategy in hidden where !strategy.isForTexts {
            #expect(
                strategy.generatedFindings().map(\.description) == [
                    "accepting: no accepted input was generated; give at least one",
                    "rejecting: no rejected input was generated; give at least one",
                ])
        }
    }

    @Test("have the same findings for the same seed")
    func deterministic() {
        for strategy in FaultyStrategy.texts { #expect(strategy.generatedFindings() == strategy.generatedFindings()) }
    }
}

/// A strategy that keeps the contract, with its samples.
private struct SoundStrategy: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let violations: @Sendable () -> [String]

    init<Input: Sendable>(_ validator: InputValidator<Input>, _ accepted: [Input], _ rejected: [Input]) {
        testDescription = validator.configuration.description
        violations = { StrategyContract.violations(of: validator, accepting: accepted, rejecting: rejected) }
    }

    private static let texts: InputValidator<String> = .trimmed(then: .alphanumeric && .count(in: 3...8))
    private static let word = ValidationError(1, domain: "Shop", message: "Choose small or large")

    static let numbers: [SoundStrategy] = [
        .init(.range(1...6), [1, 6], [0, 7, 1234]), .init(.atLeast(100), [100, 1000], [99, -5]),
        .init(.atMost(10.5), [10.5, -1], [11, 105.5]), .init(.equal(to: 42), [42], [41, 142]),
        .init(.notEqual(to: 42), [41], [42]), .init(.oneOf([1, 2]), [1, 2], [3, 123]),
        .init(.noneOf([666, 667]), [1, 2], [666, 667]), .init(!.range(1...6), [7, 0], [1, 6]),
        .init(.condition(or: word) { $0 > 0 }, [1, 2], [0, -123]),
        .init(.optional(.range(1...6)), [nil, 6], [0, 7] as [Int?]),
    ]

    static let parts: [SoundStrategy] = [
        .init(.each(.alpha), [["ab"], []], [["123"], ["ab", "--"], Array(repeating: "123", count: 200)]),
        .init(.each(.range(1...6)), [[1, 2]], [[0], [1, 789]]),
        .init(.count(in: 1...2), [["a"], ["a", "b"]], [[], ["a", "b", "c"]]),
        .init(
            .at(\.name, .alpha) && .at(\.age, .atLeast(18)), [Person(name: "Ana", age: 20)],
            [Person(name: "123", age: 20), Person(name: "Cleo", age: 3), Person(name: "", age: 2)]),
    ]

    static let compositions: [SoundStrategy] = [
        .init(texts, ["abc", " abc1 "], ["ab", "a-b-c", "", "  "]),
        .init(texts.message("Enter 3 to 8 letters"), ["abc", " abc1 "], ["letters-", "--"]),
        .init(texts.error(word), ["abc", " abc1 "], ["small thing", "large thing"]),
        .init(.optional(texts), ["", " abc1 "], ["ab", "a-b-c"]),
        .init(.all(of: [texts, .required], stopAtFirst: true), ["abc"], ["", "a!"]),
        .init(.numeric || .alpha, ["123", "abc"], ["a1", "--"]), .init(!(.numeric || .alpha), ["a1", ""], ["1", "a"]),
        .init(.when(.numeric, then: .count(in: 4...6)), ["1234", "ab"], ["123", "1234567"]),
        .init(.stripping(" -", then: .numeric), ["1 2", "1-2"], ["--", "a b"]),
        .init(.collapsingBlanks(then: .pattern("[a-z]+ [a-z]+")), ["a b", " ab   cd "], ["ab", "a b c"]),
        .init(.prefix("INV-"), ["INV-1", "INV-2"], ["INV1", "inv-1", "123"]),
        .init(.suffix(".com"), ["a.com"], ["a.org", ".commerce"]), .init(.contains("-"), ["a-b"], ["ab", "123"]),
        .init(.oneOf(["red", "blue"]), ["red", "blue"], ["reddish", "green", "re"]),
        .init(.noneOf(["root", "admin"]), ["jo"], ["root", "admin"]),
        .init(.equal(to: "secret"), ["secret"], ["Secret", "secrets"]), .init(.required, ["a", " a"], ["", "  "]),
        .init(
            .condition(or: word) { $0 == "small" || $0 == "large" }, ["small", "large"],
            ["smaller", "large!", "choose"]),
        .init(
            .paymentCard(accepting: [.visa]), ["4242 4242 4242 4242"],
            ["5555 5555 5555 4444", "4242 4242 4242 4241", "4242"]),
        .init(.email, ["ann@example.com", "b@example.org"], ["ann@", "example.com", "ann@@example.com"]),
        .init(.url, ["https://example.com/", "http://example.org/a"], ["example", "ftp://example.com", "https://"]),
        .init(.integer.then(.range(1...6)), ["1", "6"], ["7", "123", "abc"]),
        .init(.password(), ["correct horse battery staple"], ["short", "12345", ""]),
    ]
}

@Suite("Sound strategies")
struct SoundStrategyTests {
    @Test(
        "have no violations",
        arguments: SoundStrategy.numbers + SoundStrategy.parts + SoundStrategy.compositions)
    fileprivate func sound(strategy: SoundStrategy) {
        #expect(strategy.violations() == [])
    }
}
