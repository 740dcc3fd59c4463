// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The answers of strategies to one question, so that a strategy that many others contain is asked once.
///
/// Without it, `x = .all(of: [x, x])` doubles the work at each level.
final class SharedAnswers<Answer> {
    private var answers: [ObjectIdentifier: Answer] = [:]

    /// Creates the answers for a question about a strategy, or returns `nil` if few levels are nested, so that asking
    /// twice costs less than remembering.
    init?<Input>(about strategy: InputValidator<Input>) { if strategy.contents.depth < 8 { return nil } }

    subscript(strategy: AnyObject) -> Answer? {
        get { answers[ObjectIdentifier(strategy)] }
        set { answers[ObjectIdentifier(strategy)] = newValue }
    }
}
