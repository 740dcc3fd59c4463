// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A sentence with the values that its code adds to the error's own values.
@usableFromInline package struct FilledSentence {
    package let sentence: Sentence
    package var kinds: [InputKind] = []
    /// The characters after the kinds, in ``Sentence/characterAt``.
    package var characters: [String] = []
    package var values: [ValidationError.Parameter: ValidationError.Value] = [:]

    package init(_ sentence: Sentence, _ values: [ValidationError.Parameter: ValidationError.Value] = [:]) {
        self.sentence = sentence
        self.values = values
    }

    /// Creates a sentence that mentions a kind of input, with its default example or another example, and a disallowed
    /// character if it has a name.
    package init(kind: InputKind, example: String? = nil, disallowedCharacter: ValidationError.Value? = nil) {
        sentence = MessageWord(character: disallowedCharacter) == nil ? .kind : .kindWithout
        kinds = [kind]
        values = [.example: .text(example ?? kind.example ?? "")]
    }

    /// Returns whether the sentence is about removing spaces from the text; the error can name a space.
    func advisesRemovingSpaces(for error: ValidationError) -> Bool {
        switch sentence {
        case .spaces: true
        case .without, .kindWithout: error[.character] == " "
        default: false
        }
    }

    /// Creates a sentence that mentions several kinds of input.
    package init(_ sentence: Sentence, _ kinds: [InputKind]) {
        self.sentence = sentence
        self.kinds = kinds
    }
}

extension ValidationError {
    /// An example that the strategy accepts, if the strategy supplied one.
    package var example: String? { self[.example]?.asText }

    /// Returns the requirement that an input must be of a kind, with an example or within limits.
    ///
    /// If there are no limits, the default is the kind's example.
    package static func requirement(
        of kind: InputKind, like example: String? = nil, limits: [Parameter: Value] = [:]
    ) -> ValidationError {
        var parameters = limits
        parameters[.strategies] = .list([kind.key])
        parameters[.example] = (example ?? (limits.isEmpty ? kind.example : nil)).map { .text($0) }
        return ValidationError(.compositionNoAlternative, with: parameters)
    }

    /// Returns the requirement that an input must be of a kind, without an example.
    package static func requirement(withoutExampleOf kind: InputKind) -> ValidationError {
        ValidationError(.compositionNoAlternative, with: [.strategies: .list([kind.key])])
    }

    /// Returns the requirement that an input must consist of exactly `count` digits.
    package static func requirement(digitCount count: Int) -> ValidationError {
        ValidationError(
            .compositionNoAlternative, with: [.strategies: .list(["numeric"]), .accepted: .list([String(count)])])
    }

    /// Returns the sentence about a kind of number with the error's limits, or `nil` if the error has no limits.
    package func limitSentence(for kind: InputKind) -> FilledSentence? {
        switch (self[.minimum], self[.maximum]) {
        case (nil, nil): nil
        case (_?, nil): FilledSentence(.kindAtLeast, [kind])
        case (nil, _?): FilledSentence(.kindAtMost, [kind])
        case (_?, _?): FilledSentence(.kindBetween, [kind])
        }
    }

    /// The example that the built-in message shows.
    package var shownExample: String? { filledSentence.flatMap { $0.values[.example]?.asText ?? example } }

    /// The error with a message that shows no example, or `nil` if no such message exists.
    var withoutExample: ValidationError? {
        guard let sentence = filledSentence?.sentence else { return nil }
        if sentence == .kind {
            guard case .list(let strategies) = self[.strategies] else { return nil }
            return InputKind.named(strategies[0]).map { .requirement(withoutExampleOf: $0) }
        }
        return sentence.kindWithoutExample.map { .requirement(withoutExampleOf: $0) }
    }

    /// The sentence of the built-in message, or `nil` for an error with another message.
    package var filledSentence: FilledSentence? { message == nil ? declaration?.sentence(for: self) : nil }

    /// The sentence of the built-in message, for tests.
    package var sentence: Sentence? { declaration?.sentence(for: self).sentence }
}
