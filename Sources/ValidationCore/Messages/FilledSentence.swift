// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A sentence with the values that its code adds to those of the error.
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

    /// Creates a sentence that mentions a kind of input, with its example or another one, and a disallowed character if
    /// it has a name.
    package init(kind: InputKind, example: String? = nil, disallowedCharacter: ValidationError.Value? = nil) {
        sentence = MessageWord(character: disallowedCharacter) == nil ? .kind : .kindWithout
        kinds = [kind]
        values = [.example: .text(example ?? kind.example ?? "")]
    }

    /// Returns whether the sentence is about removing the spaces of a text, of which the error can name one.
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
    /// The example that the strategy accepts, if the strategy supplied one.
    package var example: String? { self[.example]?.asText }

    /// Returns the requirement that an input is of a kind, with an example or within limits.
    ///
    /// Without limits, the default example is that of the kind.
    package static func requirement(
        of kind: InputKind, like example: String? = nil, limits: [Parameter: Value] = [:]
    ) -> ValidationError {
        var parameters = limits
        parameters[.strategies] = .list([kind.rawValue])
        parameters[.example] = (example ?? (limits.isEmpty ? kind.example : nil)).map { .text($0) }
        return ValidationError(.compositionNoAlternative, with: parameters)
    }

    /// Returns the requirement that an input is of a kind, without an example.
    package static func requirement(withoutExampleOf kind: InputKind) -> ValidationError {
        ValidationError(.compositionNoAlternative, with: [.strategies: .list([kind.rawValue])])
    }

    /// Returns the requirement that an input is a number of digits.
    package static func requirement(digitCount count: Int) -> ValidationError {
        ValidationError(
            .compositionNoAlternative, with: [.strategies: .list(["numeric"]), .accepted: .list([String(count)])])
    }

    /// Returns the sentence about a kind of number with the limits of the error, or `nil` if the error has none.
    package func limitSentence(for kind: InputKind) -> FilledSentence? {
        switch (self[.minimum], self[.maximum]) {
        case (nil, nil): nil
        case (_?, nil): FilledSentence(.kindAtLeast, [kind])
        case (nil, _?): FilledSentence(.kindAtMost, [kind])
        case (_?, _?): FilledSentence(.kindBetween, [kind])
        }
    }

    /// The example in the built-in message.
    package var shownExample: String? { filledSentence.flatMap { $0.values[.example]?.asText ?? example } }

    /// The error with a message that has no example, or `nil` if there is none.
    var withoutExample: ValidationError? {
        switch filledSentence?.sentence {
        case .kind:
            guard case .list(let strategies) = self[.strategies] else { return nil }
            return InputKind(strategyName: strategies[0]).map { .requirement(withoutExampleOf: $0) }
        case .dateOrder: return .requirement(withoutExampleOf: .date)
        case .dateThenTime: return .requirement(withoutExampleOf: .dateAndTime)
        case .phoneNumber, .phoneNumberWithoutPlus: return .requirement(withoutExampleOf: .phone)
        default: return nil
        }
    }

    /// The sentence of the built-in message, or `nil` for an error with another message.
    package var filledSentence: FilledSentence? { message == nil ? declaration?.sentence(for: self) : nil }

    /// The sentence of the built-in message, for tests.
    package var sentence: Sentence? { declaration?.sentence(for: self).sentence }
}
