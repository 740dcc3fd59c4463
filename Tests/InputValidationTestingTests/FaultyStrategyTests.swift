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
        arguments: FaultyStrategy.verdicts + FaultyStrategy.memories + FaultyStrategy.texts + FaultyStrategy.errors
            + FaultyStrategy.decorators)
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
}
