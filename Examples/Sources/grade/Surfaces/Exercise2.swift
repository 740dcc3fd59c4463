// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise2
import GradeProbes

/// Creates the probe with what the grader calls in a submission for exercise 2.
@_cdecl("gradeProbe")
public func gradeProbe() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(
        StrategyProbe(
            "MemberInputValidator", make: { MemberInputValidator() }, accepting: [], rejecting: [],
            errors: ["noPrefix": MemberInputValidator.noPrefix, "noLetters": MemberInputValidator.noLetters],
            swapName: "acceptCodeWords", isSwapped: { $0 is MemberInputValidator },
            swap: { _ = acceptCodeWords(in: $0) })
    ).toOpaque()
}
