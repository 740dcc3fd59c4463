// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise1
import GradeProbes

/// Creates the probe with what the grader calls in a submission for exercise 1.
@_cdecl("gradeProbe")
public func gradeProbe() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(
        DigitsProbe(
            found: { found }, repaired: { repaired }, bookAccepts: { try bookAccepts($0) },
            isFound: { try isFound($0, in: $1) })
    ).toOpaque()
}
