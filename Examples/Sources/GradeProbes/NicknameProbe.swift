// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Solution5

/// The probes of exercise 5.
public final class NicknameProbe: Probe {
    private let make: () -> InputValidator<String>

    /// Creates the probes with what they call of the submission.
    public init(make: @escaping () -> InputValidator<String>) {
        self.make = make
    }

    override var stages: [Stage] {
        TextComparison(
            name: "NicknameInputValidator", make: make, reference: Solution5.NicknameInputValidator(),
            agreement: .verdict,
            accepted: ["joan", "eva", "maximilian"], rejected: ["J0an", "jo", "a-b-c", "Eva Maria", "Eva", "secret-1"]
        ).stages
    }
}
