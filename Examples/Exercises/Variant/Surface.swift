// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise
import GradeProbes
import Solution

// The solution has a class with the same name.
private typealias Locker = Exercise.LockerInputValidator

/// What the grader calls of a submission.
@_cdecl("gradeProbe")
public func gradeProbe() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(
        StrategyProbe(
            "LockerInputValidator", make: { Locker() }, reference: Solution.LockerInputValidator(),
            accepting: ["_GOOD1_", "_GOOD2_"], rejecting: ["_NOLETTER_", "_SHORT_", "_BADSUM_"],
            errors: ["noPrefix": Locker.noPrefix, "noDigits": Locker.noDigits, "wrongSum": Locker.wrongSum],
            swapName: "acceptLockerCodes", isSwapped: { $0 is Locker },
            swap: { _ = Exercise.acceptLockerCodes(in: $0) })
    ).toOpaque()
}
