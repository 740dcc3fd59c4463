// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationTesting
import Testing

@Suite("StrategyContract")
struct StrategyContractTests {
    @Test("finds nothing in a strategy that keeps its promises")
    func sound() {
        #expect(StrategyContract.violations(of: .numeric, accepting: ["1"], refusing: ["a", ""]) == [])
    }

    @Test("finds a wrong verdict in either direction")
    func verdicts() {
        #expect(
            StrategyContract.violations(of: .numeric, accepting: ["a"], refusing: ["1"])
                == ["accepting[0]: refused with numeric.character", "refusing[0]: accepted"])
    }

    @Test("does not pass on no samples")
    func nothing() {
        #expect(StrategyContract.violations(of: InputValidator<String>.numeric, accepting: [], refusing: []).count == 2)
    }

    @Test("finds a normalisation that changes the verdict")
    func normalisation() {
        let violations = StrategyContract.violations(of: Shouting(), accepting: ["a"], refusing: ["1"])
        #expect(
            violations == [
                "accepting[0]: the normalised input gets another verdict",
                "accepting[0]: normalising twice changes the input again",
                "refusing[0]: normalising twice changes the input again",
            ])
    }

    @Test("finds the input inside an error")
    func leak() {
        let violations = StrategyContract.violations(of: Leaking(), accepting: ["ok"], refusing: ["hunter2hunter2"])
        #expect(violations.contains("refusing[0]: the error contains the input"))
    }

    @Test("finds failures that disagree with validate")
    func disagreement() {
        let violations = StrategyContract.violations(of: Disagreeing(), accepting: [1], refusing: [0])
        #expect(violations == ["refusing[0]: validate does not throw the first of failures(for:)"])
    }

    @Test("finds a strategy that changes its mind")
    func mutable() {
        let violations = StrategyContract.violations(of: Counting(), accepting: [1], refusing: [0])
        #expect(violations.contains { $0.hasSuffix("asked twice, answered differently") })
    }
}

private final class Shouting: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) throws(ValidationError) { try AlphaInputValidator().validate(input) }
    override func normalized(_ input: String) -> String { input + "!" }
}

private final class Leaking: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) throws(ValidationError) {
        if input != "ok" { throw ValidationError(1, domain: "Test", message: "\(input) is wrong") }
    }
}

private final class Disagreeing: InputValidator<Int>, @unchecked Sendable {
    override func validate(_ input: Int) throws(ValidationError) {
        if input == 0 { throw ValidationError(1, domain: "Test") }
    }
    override func failures(for input: Int) -> [ValidationError] { [] }
}

/// What the contract forbids: a stored `var`.
private final class Counting: InputValidator<Int>, @unchecked Sendable {
    private var calls = 0
    override func validate(_ input: Int) throws(ValidationError) {
        calls += 1
        if calls.isMultiple(of: 2) { throw ValidationError(1, domain: "Test") }
    }
}
