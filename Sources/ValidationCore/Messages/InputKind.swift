// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A kind of input that a sentence can mention as a noun phrase, such as "a whole number".
///
/// The phrase appears only in sentences with the placeholders `{kind}` and `{kinds}`. A kind is a static member in the
/// file of the strategy that accepts it, and the strategy's listing contains it. An example is the same in every
/// language. Addresses and numbers in examples are from ranges reserved for documentation: RFC 2606, RFC 5737, RFC 3849,
/// RFC 7042, and the telephone numbers that Ofcom reserves for drama.
@usableFromInline package struct InputKind: Sendable {
    /// The key in the other languages' tables, which never changes.
    ///
    /// If a strategy accepts the kind, it's the strategy's name. Other keys contain a space.
    package let key: String
    /// The phrase in English.
    let phrase: String
    /// The name of another strategy that accepts the kind.
    private let otherStrategyName: String?
    package let example: String?
    /// Whether a field's label usually contains the same noun, such as "Email address", so that an example is enough.
    package let isObviousFromLabel: Bool

    package init(
        _ key: String, _ phrase: String, alsoFor otherStrategyName: String? = nil, example: String? = nil,
        isObviousFromLabel: Bool = false
    ) {
        self.key = key
        self.phrase = phrase
        self.otherStrategyName = otherStrategyName
        self.example = example
        self.isObviousFromLabel = isObviousFromLabel
    }

    /// The kinds of all modules in the program.
    package static let all: [InputKind] = {
        let core: [InputKind] = [.wholeNumber, .number, .similar, .anotherFormat]
        return core + LinkedModules.modules.flatMap(\.kinds).filter { !core.contains($0) }
    }()

    private static let kindsByStrategyName = Dictionary(
        all.flatMap { kind in [kind.key, kind.otherStrategyName].compactMap(\.self).map { ($0, kind) } },
        uniquingKeysWith: { first, _ in first })

    /// Returns the kind of input that a strategy accepts, or `nil` if there is no phrase for it.
    ///
    /// - Parameter strategyName: The strategy's name in its ``StrategyConfiguration``.
    package static func named(_ strategyName: String) -> InputKind? { kindsByStrategyName[strategyName] }
}

extension InputKind: Hashable {
    @usableFromInline package static func == (first: Self, second: Self) -> Bool { first.key == second.key }
    @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension InputKind {
    package static let wholeNumber = InputKind("integer", "a whole number", example: "30")
    package static let number = InputKind("decimal", "a number", alsoFor: "exactDecimal", example: "12.5")
    /// Something like a pattern's example, such as "AB123456".
    package static let similar = InputKind("pattern", "text that looks like {example}")
    /// The last alternative, which stands for rules that have no phrase.
    package static let anotherFormat = InputKind("other", "text in another accepted format")
}

/// The words that the library shows outside sentences, and the character names inside sentences.
package enum MessageWord: String, CaseIterable, Sendable {
    /// The heading of an alert or a list of errors.
    case title
    /// The prefix of an error message for screen readers only, including its colon.
    case errorPrefix
    /// The words in place of the label in an app's text if the field has no label.
    case unlabeled
    /// The words in place of another field's label if that field has no label.
    case otherField
    /// The label of a field for a payment card's security code.
    case securityCode
    /// The names of characters, in the sentences ``Sentence/without`` and ``Sentence/kindWithout``.
    case spaces, commas, dots, hyphens, slashes, apostrophes, underscores, brackets, quotationMarks
}

extension MessageWord {
    /// Creates a character's name, or `nil` if it has none.
    package init?(character: ValidationError.Value?) {
        switch character {
        case " ": self = .spaces
        case ",": self = .commas
        case ".": self = .dots
        case "-": self = .hyphens
        case "/": self = .slashes
        case "'": self = .apostrophes
        case "_": self = .underscores
        case "(", ")", "[", "]", "{", "}": self = .brackets
        case "\"": self = .quotationMarks
        default: return nil
        }
    }
}
