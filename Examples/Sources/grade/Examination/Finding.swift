// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Something that's wrong with a submission.
struct Finding: Sendable {
    /// The check that found the problem.
    enum Check: String, Sendable, CaseIterable {
        /// The exercise's tests.
        case tests
        /// `StrategyContract`.
        case contract
        /// The comparison with the solution.
        case reference
        /// The probes for a swap, a template method, and decorators.
        case probes
        /// The submission's text.
        case source
        /// The end of the process that runs the submission.
        case process
    }

    /// A fact that the grader can interpret only together with the submission's source.
    enum Clue: Sendable {
        /// The function doesn't swap any input's strategy.
        case neverSwapped
        /// Errors with the same code have different messages.
        case messagesOfOneCode
        /// A subclass's step isn't called, or doesn't determine the result.
        case stepIgnored
        /// The strategy rejects an input that the solution accepts, perhaps because the strategy changes.
        case verdict
        /// The strategy accepts an input that the solution rejects, perhaps because it changes or doesn't throw.
        case acceptance
        /// The strategy rejects every input with the base class's error.
        case withoutAlgorithm
        /// The error is a new error instead of the inner strategy's error.
        case newError
        /// A message differs from the solution's message, perhaps because it contains the input.
        case message
    }

    /// The misconception that explains it, or `nil`.
    var misconception: Misconception?
    /// The check that found it.
    var check: Check
    /// A sentence that says what's wrong.
    var text: String
    /// The input that shows it, as a Swift literal.
    var counterexample: String?
    /// The place in the submission, such as `Digits.swift:12`.
    var place: String?
    /// The submission's line at that place.
    var line: String?
    /// A sentence that points to the correction, if it differs from the misconception's advice.
    var advice: String?
    /// What the grader can conclude together with the source.
    var clue: Clue?
    /// The name of a frequent mistake with this result, if the source doesn't show another cause.
    var fallback: Misconception?
    /// Whether the submission tries to pass without its own strategy, so that it has no points.
    var isCheat = false

    init(
        _ misconception: Misconception? = nil, _ check: Check, _ text: String, counterexample: String? = nil,
        place: String? = nil, line: String? = nil, advice: String? = nil, clue: Clue? = nil,
        fallback: Misconception? = nil, isCheat: Bool = false
    ) {
        self.misconception = misconception
        self.check = check
        self.text = text
        self.counterexample = counterexample
        self.place = place
        self.line = line
        self.advice = advice
        self.clue = clue
        self.fallback = fallback
        self.isCheat = isCheat
    }
}
