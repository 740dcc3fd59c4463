// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A sentence with the values that its code adds to those of the error.
@usableFromInline package struct Phrase {
    package let sentence: Sentence
    package var kinds: [Kind] = []
    package var values: [ValidationError.Parameter: ValidationError.Value] = [:]

    package init(_ sentence: Sentence, _ values: [ValidationError.Parameter: ValidationError.Value] = [:]) {
        self.sentence = sentence
        self.values = values
    }

    /// Creates a sentence that mentions a kind of input, with its example or another one.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - example: The other example.
    ///   - character: A disallowed character, which the sentence names if the character has a name.
    package init(kind: Kind, like example: String? = nil, without character: ValidationError.Value? = nil) {
        sentence = Word(character: character) == nil ? .kind : .kindWithout
        kinds = [kind]
        values = [.example: .text(example ?? kind.example ?? "")]
    }

    /// Creates a sentence that mentions several kinds of input.
    package init(_ sentence: Sentence, _ kinds: [Kind]) {
        self.sentence = sentence
        self.kinds = kinds
    }
}

extension ValidationError {
    /// The example that the strategy accepts, if the strategy supplied one.
    package var example: String? {
        if case .text(let example) = self[.example] { example } else { nil }
    }
}

// MARK: - For tests

extension ValidationError {
    /// The sentence of the built-in message.
    package var sentence: Sentence? { isBuiltIn ? code.declared?.phrase(for: self).sentence : nil }
}
