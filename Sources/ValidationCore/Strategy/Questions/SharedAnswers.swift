// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A store of strategies' answers to one question.
///
/// A strategy that many others contain has to answer only once.
///
/// Without the store, `x = .all(of: [x, x])` would double the work at each level.
final class SharedAnswers<Answer> {
    private var answers: [ObjectIdentifier: Answer] = [:]

    /// Creates the answers for a question about a strategy, or returns `nil` if few levels are nested, because asking
    /// twice then costs less than remembering.
    init?<Input>(about strategy: InputValidator<Input>) { if strategy.contents.depth < 8 { return nil } }

    subscript(strategy: AnyObject) -> Answer? {
        get { answers[ObjectIdentifier(strategy)] }
        set { answers[ObjectIdentifier(strategy)] = newValue }
    }
}
