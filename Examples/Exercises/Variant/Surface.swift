// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise
import GradeProbes

/// What the grader calls in a submission and in the solution.
@_cdecl("gradeProbe")
public func gradeProbe() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(
        StrategyProbe(
            "LockerInputValidator", make: { LockerInputValidator() }, accepting: ["_GOOD1_", "_GOOD2_"],
            rejecting: ["_NOLETTER_", "_SHORT_", "_BADSUM_"],
            errors: [
                "noPrefix": LockerInputValidator.noPrefix, "noDigits": LockerInputValidator.noDigits,
                "wrongSum": LockerInputValidator.wrongSum,
            ], swapName: "acceptLockerCodes", isSwapped: { $0 is LockerInputValidator },
            swap: { _ = acceptLockerCodes(in: $0) })
    ).toOpaque()
}
