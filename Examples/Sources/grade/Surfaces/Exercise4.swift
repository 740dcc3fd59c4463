// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise4
import GradeProbes

/// Creates the probe with what the grader calls in a submission for exercise 4.
@_cdecl("gradeProbe")
public func gradeProbe() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(
        DecoratorProbe(
            anything: { AnythingInputValidator<String>() }, anyNumber: { AnythingInputValidator<Int>() },
            optional: { OptionalText($0) }, reworded: { Reworded<String>($0, $1) })
    ).toOpaque()
}
