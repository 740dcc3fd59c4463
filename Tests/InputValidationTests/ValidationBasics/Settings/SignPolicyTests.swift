// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("SignPolicy")
struct SignPolicyTests {
    @Test(
        "accepts the signs of its policy",
        arguments: [
            (SignPolicy.none, ["1"]), (.minus, ["1", "-1"]), (.any, ["1", "-1", "+1"]),
        ])
    func signs(policy: SignPolicy, accepted: [String]) {
        for input in ["1", "-1", "+1", "--1", "+-1", "−1", "1-"] {
            let isAccepted = accepted.contains(input)
            #expect(InputValidator<String>.integer(in: -5...5, sign: policy).isValid(input) == isAccepted, "\(input)")
            #expect(InputValidator<String>.decimal(sign: policy).isValid(input) == isAccepted, "\(input)")
        }
    }

    @Test("has a progress that agrees with the policy", arguments: SignPolicy.allCases)
    func progress(policy: SignPolicy) {
        let validator: InputValidator<String> = .decimal(sign: policy)
        #expect((validator.progress(of: "-") == .incomplete(missing: 1)) == (policy != .none))
        #expect((validator.progress(of: "+") == .incomplete(missing: 1)) == (policy == .any))
    }

    @Test("has names for rule files")
    func names() {
        #expect(SignPolicy.allCases.map(\.rawValue) == ["none", "minus", "any"])
    }
}
