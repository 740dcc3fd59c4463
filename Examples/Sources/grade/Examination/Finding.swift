// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Something wrong with a submission.
struct Finding: Sendable {
    /// The check that found it.
    enum Check: String, Sendable, CaseIterable {
        /// The tests of the exercise.
        case tests
        /// `StrategyContract`.
        case contract
        /// The comparison with the solution.
        case reference
        /// The probes of a swap, of a template method, and of decorators.
        case probes
        /// The text of the submission.
        case source
        /// The end of the process that runs the submission.
        case process
    }

    /// A fact from which the grader draws a conclusion only together with the source of the submission.
    enum Clue: Sendable {
        /// The function does not swap the strategy of any input.
        case neverSwapped
        /// Errors with the same code have different messages.
        case messagesOfOneCode
        /// The step of a subclass is not called, or is not the one that determines the result.
        case stepIgnored
        /// The strategy rejects an input that the solution accepts, perhaps because the strategy changes.
        case verdict
        /// The strategy accepts an input that the solution rejects, perhaps because it changes, or does not throw.
        case acceptance
        /// The strategy rejects every input with the error of the base class.
        case withoutAlgorithm
        /// The error is not the one that the strategy inside has reported, but a new one.
        case newError
        /// A message differs from that of the solution, perhaps because it contains the input.
        case message
    }

    /// The misunderstanding that explains it, or `nil`.
    var misconception: Misconception?
    /// The check that found it.
    var check: Check
    /// A sentence that states what is wrong.
    var text: String
    /// The input that shows it, as a Swift literal.
    var counterexample: String?
    /// The place in the submission, such as `Digits.swift:12`.
    var place: String?
    /// The line of the submission at that place.
    var line: String?
    /// A sentence that leads to the correction, if it is not that of the misconception.
    var advice: String?
    /// What the grader can conclude together with the source.
    var clue: Clue?
    /// The name of a frequent mistake with this result, if the source does not show another cause.
    var fallback: Misconception?
    /// Whether the submission tries to pass without a strategy of its own, so that it has no points.
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
