// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An object that starts the asynchronous strategy of an input after each edit.
final class EditFollower {
    let changed: () -> Void

    init(_ changed: @escaping () -> Void) { self.changed = changed }
}

/// The asynchronous strategy of an input and its last result, independent of the type of the value.
class InputCheck {
    /// Whether the strategy is running.
    var isPending: Bool { false }
    /// Whether the strategy is running, or has a result, for the current value.
    var isInUse: Bool { false }
    /// The result for the current value and the current strategies.
    var verdict: Verdict { .undecided }
    /// The error that rejects the current value, or that reports that the strategy could not decide.
    var rejection: ValidationError? { nil }
    /// Whether no wait is needed: the current value has a result, or the ordinary strategy rejects it.
    var isFinished: Bool { true }

    /// Whether the strategy is sensitive.
    var isSensitive: Bool { false }

    /// Cancels the running strategy, because the value or the strategy has changed.
    func stop() {}
    /// Starts the strategy at once, unless it has a result, is running, or the current task is canceled.
    func start() {}
    /// Waits for the result for the value that is current when the strategy returns.
    func finish(isolation: isolated (any Actor)?) async {}
    /// Waits for a pause in typing and then for the result; returns at the next edit.
    func finishWhileTyping(isolation: isolated (any Actor)?) async {}
}
