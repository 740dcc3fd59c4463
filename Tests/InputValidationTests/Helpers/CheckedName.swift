// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An input with an asynchronous strategy.
///
/// A test controls the strategy's answers and clock.
@MainActor
class CheckedName {
    let server = GatedValidator()
    let clock = TestClock()
    let name: ValidatedInput<String>

    init() {
        let timing = AsyncTiming(debounce: .seconds(1), timeout: .seconds(10), clock: clock)
        name = ValidatedInput("", .alpha, then: server, asyncTiming: timing, label: "Name")
    }
}
