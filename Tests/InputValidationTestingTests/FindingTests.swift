// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import InputValidationTesting

@Suite("The description of a finding")
struct FindingTests {
    private func description(_ sample: String?, for counterexample: String?, isShown: Bool = true) -> String {
        let finding = StrategyContract.Finding(
            kind: .violation, sample: sample, text: "wrong", counterexample: counterexample,
            showsCounterexample: isShown)
        return finding.description
    }

    @Test("begins with the name of the input, and ends with the counterexample if it may be shown")
    func parts() {
        #expect(description(nil, for: nil) == "wrong")
        #expect(description("rejecting[0]", for: nil) == "rejecting[0]: wrong")
        #expect(description("rejecting[0]", for: "secret", isShown: false) == "rejecting[0]: wrong")
        #expect(description("a generated input", for: "x y") == "a generated input: wrong, for example for “x y”")
    }

    @Test("has one line, whatever is in the names of errors")
    func line() {
        let finding = StrategyContract.Finding(
            kind: .violation, sample: "a\n", text: "rejected with b\u{1B}\u{2028}\u{202E}", counterexample: "\n",
            showsCounterexample: true)
        #expect("\(finding)" == #"a\n: rejected with b\u{1B}\u{2028}\u{202E}, for example for “\n”"#)
        #expect(finding.text.hasSuffix("b\u{1B}\u{2028}\u{202E}"))
    }

    @Test("has escapes for what is not visible ASCII, and 120 scalars of a counterexample")
    func escapes() {
        let accent: Unicode.Scalar = "\u{301}"
        let escaped = "e" + accent.escaped(asASCII: true)
        #expect(description(nil, for: "e\u{301}") == "wrong, for example for “\(escaped)”")
        let shown = String(repeating: escaped, count: 60)
        #expect(
            description(nil, for: String(repeating: "e\u{301}", count: 61))
                == "wrong, for example for “\(shown)” and 2 more characters")
    }
}
