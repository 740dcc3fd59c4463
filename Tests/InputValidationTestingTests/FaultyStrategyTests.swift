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

    /// The faults that no generated input can show: values of a type that cannot be generated, and a constant in a
    /// closure.
    private static let hidden: Set = [
        "compares with the last input", "says a property of the input", "corrects an object",
    ]

    /// The sentences for generated inputs, where those for samples name a sample.
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

    /// The scalars of a shortest text that shows a fault, if it has more than one.
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
        // What concerns no input has no counterexample.
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
