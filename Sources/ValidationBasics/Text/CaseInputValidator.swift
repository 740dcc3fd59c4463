// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts the raw values of an enum's cases and returns the matching case.
///
/// ```swift
/// enum Size: String, CaseIterable { case small, medium, large }
///
/// let size: InputParser<String, Size> = .oneOf(Size.self)
/// try size.parse("medium")  // .medium
/// size.isValid("Medium")  // false: code 1032
/// ```
///
/// `Size(rawValue:)` compares texts by canonical equivalence. This strategy compares their UTF-8 bytes, like every
/// strategy for text.
///
/// Errors: ``ValidationError/Code/membershipUnknown`` (1032), and every text strategy's errors (1004, 1005).
public final class CaseInputValidator<Choice: CaseIterable & RawRepresentable & Sendable>: TextParser<Choice>,
    @unchecked Sendable
where Choice.RawValue == String {
    private let cases: [Choice]
    private let rawValues: ExactTextSet
    private let unknownCase: ValidationError

    /// Creates a strategy that accepts the raw values of all cases of an enum.
    public init() {
        cases = Array(Choice.allCases)
        rawValues = ExactTextSet(cases.map(\.rawValue))
        unknownCase = .notOne(of: rawValues.texts)
        super.init()
    }

    /// Returns the case whose raw value equals the text.
    ///
    /// - Complexity: O(*n*) in the text's length, however many cases there are.
    public override func parse(bytes: Span<UInt8>) -> Result<Choice, ValidationError> {
        bytes.withUnsafeBufferPointer { bytes -> Result<Choice, ValidationError> in
            guard let index = rawValues.firstIndex(of: bytes) else {
                return .failure(rawValues.suggesting(for: bytes, in: unknownCase))
            }
            return .success(cases[index])
        }
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer {
            rawValues.firstIndex(of: $0) == nil ? rawValues.suggesting(for: $0, in: unknownCase) : nil
        }
    }

    public override var profile: StrategyProfile {
        StrategyProfile(
            "oneOf", [.accepted: .list(rawValues.texts)], traits: .format, requirements: [unknownCase])
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts the raw values of an enum's cases and returns the matching case.
    public static func oneOf<Choice: CaseIterable & RawRepresentable & Sendable>(
        _ choice: Choice.Type
    ) -> InputParser<String, Choice> where Choice.RawValue == String { CaseInputValidator() }
}
