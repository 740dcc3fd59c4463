// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A sentence in English, which the other languages translate.
///
/// Codes that call for the same correction share a sentence. A sentence is a static member in the file of the strategy
/// that uses it, which also lists it below the codes. Sentences that several modules use are in `Sentence+Shared.swift`.
/// The other languages are tables with the same keys; a sentence that a table lacks appears in English.
///
/// The members' comments tell translators what they can't see in a table. Unless a comment says otherwise, the limits
/// themselves are accepted, `{accepted}` is a list with "or", `{example}` is an accepted input, and `{other}` is another
/// field's label.
@usableFromInline package struct Sentence: Sendable {
    /// The key in the other languages' tables: the member's name, which never changes.
    package let key: String
    /// The wording for a field without a label.
    let wording: Wording
    /// The wording with `{label}`.
    let labeledWording: Wording
    /// The wording with `{name}`, or `nil`.
    ///
    /// A name is a noun phrase, such as "your email address".
    let namedWording: Wording?
    /// The parameter whose number decides the plural form, if the sentence has plural forms.
    package let pluralParameter: ValidationError.Parameter?
    /// Whether the sentence says what is accepted, not just how to correct a mistake.
    package let isRequirement: Bool
    /// The kind of input that replaces the sentence in a hint if the strategy rejects the sentence's example.
    let kindWithoutExample: InputKind?

    package init(
        _ key: String, _ wording: Wording, labeled: Wording, named: Wording? = nil,
        plural pluralParameter: ValidationError.Parameter? = nil, isRequirement: Bool = false,
        withoutExample kindWithoutExample: InputKind? = nil
    ) {
        self.key = key
        self.wording = wording
        labeledWording = labeled
        namedWording = named
        self.pluralParameter = pluralParameter
        self.isRequirement = isRequirement
        self.kindWithoutExample = kindWithoutExample
    }

    /// The sentences of all modules in the program.
    package static var all: [Sentence] { core + LinkedModules.modules.flatMap(\.sentences) }

    /// The core's sentences.
    private static let core: [Sentence] = [
        .programMistake, .check, .empty, .missing, .noChoice, .tooLarge, .tooManyBytes, .tooLong, .exactLength,
        .exactLengthNot,
        .digitsOnly, .capitalLetters, .spaces, .outerSpaces, .without, .disallowedText, .strangeCharacter,
        .ordinaryForms, .plainCharacters, .nothingAfter, .notBegin, .begins, .hyphen, .format, .looksLike, .kind,
        .kindWithout, .kindBetween, .kindAtLeast, .kindAtMost, .oneOf, .exactDigits, .exactDigitsNot,
        .exactLettersAndDigits, .didYouMean, .between, .beginsWithDigit, .leadingZeros, .noDecimals, .dotInsteadOfComma,
        .dash, .anotherValue, .option, .same,
        .after, .later, .notEarlier, .larger, .notSmaller, .excluded, .atLeastOne, .dataSize, .hexGroups, .notKind,
        .moreErrors, .furtherErrors, .uncheckable, .pending,
    ]
}

extension Sentence: Hashable {
    @usableFromInline package static func == (first: Self, second: Self) -> Bool { first.key == second.key }
    @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
