// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise5
import GradeProbes

/// What the grader calls of a submission for exercise 5.
@_cdecl("gradeProbe")
public func gradeProbe() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(NicknameProbe(make: { NicknameInputValidator() })).toOpaque()
}
