// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Exercise3
import GradeProbes
import InputValidation

/// A subclass with only the step that differs.
private final class ProbeInputValidator: UniformInputValidator, @unchecked Sendable {
    private let step: @Sendable (UInt8) -> Bool

    init(_ step: @escaping @Sendable (UInt8) -> Bool) { self.step = step }

    override func allows(_ byte: UInt8) -> Bool { step(byte) }
}

/// Creates the probe with what the grader calls in a submission for exercise 3.
@_cdecl("gradeProbe")
public func gradeProbe() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(
        TemplateProbe(
            digits: { DigitsInputValidator() }, letters: { LettersInputValidator() },
            subclass: { ProbeInputValidator($0) }, allows: { ($0 as? UniformInputValidator)?.allows($1) },
            empty: empty, disallowed: disallowed)
    ).toOpaque()
}
