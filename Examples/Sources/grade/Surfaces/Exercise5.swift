// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise5
import GradeProbes

/// Creates the probe with what the grader calls in a submission for exercise 5.
@_cdecl("gradeProbe")
public func gradeProbe() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(NicknameProbe(make: { NicknameInputValidator() })).toOpaque()
}
