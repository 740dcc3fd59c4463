// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The codes that many types report.

extension ValidationError.Code {
    /// A strategy that does not override `validate`, and therefore rejects every input.
    public static let strategyAbstract = declareMistake(
        1000, "strategy.abstract", "the strategy is abstract: override validate(_:)")

    /// An empty input.
    public static let inputEmpty = declare(1004, "input.empty", .empty)

    /// More bytes than the strategy accepts.
    public static let inputTooLarge = declare(1005, "input.tooLarge", isVerdict: false) {
        // A small limit is that of a format whose inputs are much shorter, so it does not help.
        if case .int(let maximum) = $0[.maximum], maximum >= 4_096 { Phrase(.tooManyBytes) } else { Phrase(.tooLarge) }
    }

    package static let sharedCodes: [Self] = [.strategyAbstract, .inputEmpty, .inputTooLarge]
}
