// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The error codes for compositions.

extension Sentence {
    /// The kinds are a list with "or", such as "a whole number or an email address".
    package static let notKind = Sentence(
        "notKind", "Enter something other than {kinds}", labeled: "{label} must not be {kinds}", isRequirement: true)
    package static let moreErrors = Sentence(
        "moreErrors",
        .plural(
            one: "Correct {rejected} entry in total: correct what is shown here to see the rest",
            other: "Correct {rejected} entries in total: correct those shown here to see the rest"),
        labeled: .plural(
            one: "{label} must be corrected in {rejected} entry: correct what is shown here to see the rest",
            other: "{label} must be corrected in {rejected} entries: correct those shown here to see the rest"),
        plural: .rejected)
    /// The number of further errors is not known.
    package static let furtherErrors = Sentence(
        "furtherErrors", "Correct what is shown here first: there may be more errors",
        labeled: "{label} may have more errors: correct what is shown here first")
}

extension ValidationError.Code {
    /// A composition without rules, which rejects every input.
    public static let compositionEmpty = declareProgrammingError(
        1200, "composition.empty", "the composition in the program has no rules")

    /// An input that all alternatives reject.
    public static let compositionNoAlternative = declare(1201, "composition.noAlternative") {
        guard let kinds = $0.kinds else { return FilledSentence(.format) }
        if $0[.strategies] == ["numeric"], $0[.accepted] != nil { return FilledSentence(.exactDigits) }
        if kinds.count == 1, let filledSentence = $0.limitSentence(for: kinds[0]) { return filledSentence }
        // Only a requirement about a single strategy has an example for a named kind.
        guard let example = $0.example, kinds.count == 1, kinds != [.similar] else {
            return FilledSentence(.oneOf, kinds)
        }
        return FilledSentence(kind: kinds[0], example: example)
    }

    /// An input that the negated rule accepts.
    public static let compositionNegation = declare(1202, "composition.negation") {
        $0.kinds.map { FilledSentence(.notKind, $0) } ?? FilledSentence(.anotherValue)
    }

    /// Compositions nested more than 128 levels deep, which reject every input.
    public static let compositionTooDeep = declareProgrammingError(
        1203, "composition.tooDeep", "the rules in the program are nested too deeply")

    /// A collection with more errors than are listed.
    ///
    /// The parameter `rejected` is the number of rejected elements. It's missing if the search for errors ended before
    /// their number was known.
    public static let compositionErrorsOmitted = declare(1204, "composition.errorsOmitted") {
        FilledSentence($0[.rejected] == nil ? .furtherErrors : .moreErrors)
    }
}

extension ValidationError {
    /// The kinds of input that a composition's rules accept, or `nil` if a rule has no phrase.
    fileprivate var kinds: [InputKind]? {
        guard case .list(let names) = self[.strategies], !names.isEmpty else { return nil }
        var kinds: [InputKind] = []
        for name in names {
            guard let kind = InputKind.named(name) else { return nil }
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        return kinds
    }
}
