// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension InputValidator {
    /// A kind of input that includes every accepted input, with a pattern's example; `nil` if the kind has no phrase.
    final var expectedKind: ExpectedKind? { expectedKind(knowing: SharedAnswers(about: self)) }

    typealias ExpectedKind = (name: String, example: String?)

    private func expectedKind(knowing known: SharedAnswers<ExpectedKind?>?) -> ExpectedKind? {
        if let answer = known?[self] { return answer }
        let answer = findExpectedKind(knowing: known)
        known?[self] = .some(answer)
        return answer
    }

    private func findExpectedKind(knowing known: SharedAnswers<ExpectedKind?>?) -> ExpectedKind? {
        switch contents.kind {
        case .all(let rules, _): shown(rules.lazy.compactMap { $0.expectedKind(knowing: known) })
        case .customized(let rule, _): shown([rule.expectedKind(knowing: known)].compactMap(\.self))
        case .part(let part): expectedKind(of: part, knowing: known)
        case .warning: nil
        case .nothing, .any, .not, .when, .decorated, .chained, .own: ownKind
        }
    }

    private func expectedKind<Part: StrategyPart<Input>>(
        of part: Part, knowing known: SharedAnswers<ExpectedKind?>?
    ) -> ExpectedKind? {
        switch part.kind {
        case .transformed: shown([part.rule.expectedKind(knowing: known)].compactMap(\.self))
        case .property, .entry, .elements, .keys, .values, .optional, .cell: ownKind
        }
    }

    /// Returns the first kind that may be shown; examples of sensitive inputs are never shown.
    private func shown(_ kinds: some Sequence<ExpectedKind>) -> ExpectedKind? {
        let hidesExamples = isSensitive
        return kinds.first { $0.example == nil || !hidesExamples }
    }

    private var ownKind: ExpectedKind? {
        if let example = profile.example { return (InputKind.similar.key, example) }
        let configuration = configuration
        return configuration.noun.map { _ in (configuration.name, nil) }
    }
}
