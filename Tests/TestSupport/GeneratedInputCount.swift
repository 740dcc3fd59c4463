// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// How many accepted and how many rejected inputs are generated for each strategy and pattern.
///
/// `swift test` generates 25; the environment variable `GENERATED_INPUTS` sets another number, and `.ci/run verdicts`
/// generates 1,000.
public let generatedInputCount =
    ProcessInfo.processInfo.environment["GENERATED_INPUTS"].flatMap(Int.init).map { max(1, $0) } ?? 25
