// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise2
import GradeProbes
import Solution2

// The solution has a class with the same name.
private typealias Member = Exercise2.MemberInputValidator

/// What the grader calls of a submission for exercise 2.
@_cdecl("gradeProbe")
public func gradeProbe() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(
        StrategyProbe(
            "MemberInputValidator", make: { Member() }, reference: Solution2.MemberInputValidator(),
            accepting: ["M123456", "M000000"],
            rejecting: ["123456", "987654", "M12345", "M99999", "m123456", "M"],
            errors: ["noPrefix": Member.noPrefix, "noDigits": Member.noDigits],
            swapName: "acceptMemberNumbers", isSwapped: { $0 is Member },
            swap: { _ = Exercise2.acceptMemberNumbers(in: $0) })
    ).toOpaque()
}
