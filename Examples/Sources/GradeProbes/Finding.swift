// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Something wrong with a submission.
public struct Finding: Codable, Sendable {
    /// The check that found it.
    public enum Check: String, Codable, Sendable, CaseIterable {
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
    public enum Clue: String, Codable, Sendable {
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
    public var misconception: Misconception?
    /// The check that found it.
    public var check: Check
    /// A sentence that states what is wrong.
    public var text: String
    /// The input that shows it, as a Swift literal.
    public var counterexample: String?
    /// The place in the submission, such as `Digits.swift:12`.
    public var place: String?
    /// The line of the submission at that place.
    public var line: String?
    /// A sentence that leads to the correction, if it is not that of the misconception.
    public var advice: String?
    /// What the grader can conclude together with the source.
    public var clue: Clue?

    /// Creates a finding.
    public init(
        _ misconception: Misconception? = nil, _ check: Check, _ text: String, counterexample: String? = nil,
        place: String? = nil, line: String? = nil, advice: String? = nil, clue: Clue? = nil
    ) {
        self.misconception = misconception
        self.check = check
        self.text = text
        self.counterexample = counterexample
        self.place = place
        self.line = line
        self.advice = advice
        self.clue = clue
    }
}
