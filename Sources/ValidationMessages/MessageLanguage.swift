// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// A language of the built-in messages.
///
/// English is part of the module. Thirty other languages are in the module `InputValidationLanguages`, so that only a
/// program that imports it contains them. For another language, an app passes the texts to
/// ``init(tag:name:isRightToLeft:decimalSign:groupSign:plural:fallback:texts:)``.
public struct MessageLanguage: Sendable {
    private let table: any LanguageTable.Type

    /// The language of an app, or `nil` for a language of the library, which `table` then contains.
    private let sharedCustomLanguage: ValidationError.SharedBox<CustomLanguage>?

    private var customLanguage: CustomLanguage? { sharedCustomLanguage?.value }

    /// The table of the texts, or `nil` for English and for a language of an app.
    package var texts: TextTable? { (table as? any TranslatedLanguage.Type)?.texts }

    package init(_ table: any LanguageTable.Type) {
        self.table = table
        sharedCustomLanguage = nil
    }

    /// Creates a language from the texts of an app.
    ///
    /// ```swift
    /// static let croatian = MessageLanguage(
    ///     tag: "hr", name: "hrvatski", decimalSign: ",", groupSign: ".",
    ///     texts: [
    ///         "Enter a value": "Unesite vrijednost",
    ///         "{label} must be longer: add some characters":
    ///             "{label} mora biti dulje: dodajte znakove",
    ///     ])
    /// ```
    ///
    /// A text replaces the English text that is its key. Its placeholders, such as `{minimum}`, are those of the
    /// English text. ``untranslatedTexts`` contains the English texts that have no translation. The key of a sentence with plural
    /// forms is its plural, such as `"Use {minimum} characters or more"`.
    ///
    /// Most sentences have a second English text with `{label}`, for fields with a label. Its translation is optional.
    /// Without it, the message is the label, a colon, and the translation of the sentence.
    ///
    /// <doc:messages-and-languages> shows a language with plural forms.
    ///
    /// - Parameters:
    ///   - tag: The BCP 47 tag of the language, such as `hr`. A language with a malformed tag is never found.
    ///   - name: The name of the language in the language itself.
    ///   - isRightToLeft: Whether the script of the language runs from right to left.
    ///   - decimalSign: The sign before the fraction of a number.
    ///   - groupSign: The sign between groups of three digits.
    ///   - plural: A function that returns the plural category of a whole number without its sign. By default, 1 is
    ///     `one`, and every other number is `other`.
    ///   - fallback: The language of the messages without a translation. The default is English.
    ///   - texts: The translations by their English texts.
    public init(
        tag: String, name: String, isRightToLeft: Bool = false, decimalSign: String = ".", groupSign: String = ",",
        plural: @escaping @Sendable (UInt) -> PluralCategory = { $0 == 1 ? .one : .other },
        fallback: MessageLanguage = .english, texts: [String: Wording]
    ) {
        table = English.self
        sharedCustomLanguage = ValidationError.SharedBox(
            CustomLanguage(
                tag: tag, name: name, isRightToLeft: isRightToLeft, pluralCategory: plural,
                numberStyle: NumberStyle(decimalSign: decimalSign, groupSign: groupSign), fallback: fallback,
                texts: texts))
    }

    /// English.
    public static let english = MessageLanguage(English.self)

    /// The BCP 47 tag of the language, such as `pt-BR`.
    public var tag: String { customLanguage?.tag ?? table.tag }

    /// The name of the language in the language itself, such as "Deutsch".
    public var name: String { customLanguage?.name ?? table.name }

    /// Whether the script of the language runs from right to left.
    public var isRightToLeft: Bool { customLanguage?.isRightToLeft ?? table.isRightToLeft }

    /// The English texts without a translation, which are those of sentences, of kinds of input, and of words.
    ///
    /// It is empty for a language of the library. A test can expect it to be empty for the language of an app. If a new
    /// version of the library changes an English text, the text is missing until it is translated again.
    ///
    /// - Complexity: O(*n*) in the number of texts of a language.
    public var untranslatedTexts: [String] {
        guard let customLanguage else { return [] }
        let texts =
            Sentence.allCases.map { English.wording(of: $0).original } + InputKind.allCases.map(English.name(of:))
            + MessageWord.allCases.map(English.text(of:)) + [CustomLanguage.orSeparator]
        return texts.filter { customLanguage.texts[$0] == nil }
    }
}

/// The texts and rules of a language of an app.
private struct CustomLanguage: Sendable {
    let tag: String
    let name: String
    let isRightToLeft: Bool
    let pluralCategory: @Sendable (UInt) -> MessageLanguage.PluralCategory
    let numberStyle: NumberStyle
    let fallback: MessageLanguage
    let texts: [String: MessageLanguage.Wording]

    var listSeparators: ListSeparators {
        ListSeparators(middle: ", ", pair: texts[Self.orSeparator]?.original ?? Self.orSeparator)
    }

    /// The text between two alternatives, with its spaces.
    static let orSeparator = English.listSeparators.joined(["", ""])
}

extension MessageLanguage: Hashable {
    /// Returns whether two languages have the same tag.
    public static func == (first: Self, second: Self) -> Bool { first.tag == second.tag }

    /// Hashes the tag.
    public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

extension MessageLanguage: CustomStringConvertible {
    /// The tag of the language.
    public var description: String { tag }
}

extension Collection where Element == MessageLanguage {
    /// Returns the language for a BCP 47 tag, or `nil` if the collection does not contain it.
    ///
    /// A language without the region of the tag is accepted: `de` for `de-AT`, `zh-Hant` for `zh-TW`, and `pt-BR` for
    /// `pt`. A malformed tag gives `nil`.
    public func bestMatch(for tag: String) -> MessageLanguage? {
        guard let wanted = LanguageTag(tag) else { return nil }
        return wanted.bestMatch(among: map { (tag: $0.tag, value: $0) })
    }

    /// Returns the language for the first tag that the collection has, in the order of preference, or `nil`.
    public func bestMatch(for tags: some Sequence<String>) -> MessageLanguage? {
        tags.lazy.compactMap { bestMatch(for: $0) }.first
    }

    /// Returns the language for the `Accept-Language` header of an HTTP request, or `nil`.
    ///
    /// Weights are read as RFC 9110, section 12.5.4, defines them. The result is `nil` if the header prefers `*`, which
    /// means every language, to each language of the collection. Then respond in the default language of the app:
    ///
    /// ```swift
    /// MessageLanguage.all.bestMatch(acceptLanguage: header) ?? .english
    /// ```
    ///
    /// Malformed parts of the header are ignored, and so is everything after the first 4,096 bytes.
    public func bestMatch(acceptLanguage header: String) -> MessageLanguage? {
        bestMatch(for: LanguageTag.languageRanges(inHeader: header).prefix { $0 != "*" })
    }
}

extension MessageLanguage {
    /// Returns the text of a built-in sentence.
    ///
    /// - Parameter keepsPlaceholders: Whether a placeholder without a value stays, and is not replaced by an ellipsis.
    func text(
        _ filledSentence: FilledSentence, for error: ValidationError, field: FieldLabel, keepsPlaceholders: Bool = false
    )
        -> String
    {
        func value(_ parameter: ValidationError.Parameter) -> ValidationError.Value? {
            filledSentence.values[parameter] ?? error[parameter]
        }
        // "Email address must be an email address" would repeat the same words.
        let isObvious = filledSentence.sentence == .kind && filledSentence.kinds.first?.isObviousFromLabel == true
        let sentence =
            isObvious && field.label != nil && wordingWithLabel(of: .looksLike) != nil
            ? .looksLike : filledSentence.sentence
        let wording =
            (field.name == nil ? nil : wordingWithFieldName(of: sentence))
            ?? (field.label == nil ? nil : wordingWithLabel(of: sentence))
        let standalone = wording == nil ? standaloneWording(of: sentence) : nil
        if let customLanguage, wording == nil, standalone == nil {
            return customLanguage.fallback.text(
                filledSentence, for: error, field: field, keepsPlaceholders: keepsPlaceholders)
        }
        let category = sentence.pluralParameter.flatMap(value).map(pluralCategory(of:)) ?? .other
        func replacement(of placeholder: String) -> String? {
            switch placeholder {
            case "kind", "kinds":
                // The phrase for a pattern contains the placeholder of its example.
                filledSentence.kinds.isEmpty && filledSentence.characters.isEmpty
                    ? nil
                    : listSeparators.joined(
                        filledSentence.kinds.map {
                            self.filled(name(of: $0), field: field, missingValueText: "…", value: replacement(of:))
                        }
                            + filledSentence.characters.map {
                                table.quotationMarks.start + $0 + table.quotationMarks.end
                            })
            case "characters": MessageWord(character: value(.character)).map(text(of:))
            default: value(ValidationError.Parameter(rawValue: placeholder)).map(self.text(of:))
            }
        }
        func filled(_ wording: Wording?, isAfterLabel: Bool = false) -> String {
            let template = wording?.form(for: category) ?? wording?.original ?? ""
            return self.filled(
                isAfterLabel && table.lowercasesAfterLabel ? template.lowercasingFirstLetter : template, field: field,
                missingValueText: keepsPlaceholders ? nil : "…", value: replacement(of:))
        }
        guard let label = field.label, wording == nil else { return filled(wording ?? standalone) }
        return directionallyIsolated(label) + table.labelSeparator + filled(standalone, isAfterLabel: true)
    }

    /// Returns a text of an app with its placeholders replaced, those without a value with an ellipsis.
    ///
    /// What can't be a parameter's name, like the braces of "[A-Z]{2}", stays.
    func text(_ template: String, for error: ValidationError, field: FieldLabel) -> String {
        filled(template, field: field, missingValueText: nil) { name in
            error[ValidationError.Parameter(rawValue: name)].map(text(of:))
                ?? (name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
                    ? "…" : nil)
        }
    }

    /// Returns one sentence as it is, or several as one text.
    func joinedText(of sentences: [String]) -> String {
        if sentences.count == 1 { return sentences[0] }
        let space = table.sentenceEnd.hasSuffix(" ") ? " " : ""
        let mark = table.sentenceEnd.dropLast(space.count)
        // A text of an app may end with the mark.
        return sentences.map { $0.hasSuffix(mark) ? $0 : $0 + mark }.joined(separator: space)
    }

    package func text(of word: MessageWord) -> String {
        guard let customLanguage else { return table.text(of: word) }
        return customLanguage.texts[English.text(of: word)]?.original ?? customLanguage.fallback.text(of: word)
    }

    private func standaloneWording(of sentence: Sentence) -> Wording? { translated(table.wording(of: sentence)) }
    private func wordingWithLabel(of sentence: Sentence) -> Wording? {
        translated(table.wordingWithLabel(of: sentence))
    }
    private func wordingWithFieldName(of sentence: Sentence) -> Wording? {
        translated(table.wordingWithFieldName(of: sentence))
    }

    /// Returns a wording of the library, or the one with which an app translates it from English.
    private func translated(_ wording: Wording?) -> Wording? {
        guard let customLanguage else { return wording }
        return wording.flatMap { customLanguage.texts[$0.original] }
    }

    private var numberStyle: NumberStyle { customLanguage?.numberStyle ?? table.numberStyle }
    private var listSeparators: ListSeparators { customLanguage?.listSeparators ?? table.listSeparators }

    /// Returns the value as it appears in a text.
    private func text(of value: ValidationError.Value) -> String {
        switch value {
        case .int(let number): numberStyle.formatted(number)
        case .double(let number): numberStyle.formatted(number)
        case .flag(let flag): String(flag)
        case .text(let text): text
        case .list(let texts): listSeparators.joined(texts.map(directionallyIsolated))
        }
    }

    private func pluralCategory(of value: ValidationError.Value) -> PluralCategory {
        if case .int(let number) = value { pluralCategory(of: number.magnitude) } else { .other }
    }

    /// Replaces the placeholders of a template.
    ///
    /// - Parameter missingValueText: The replacement for a missing value; with `nil`, the placeholder stays as text.
    private func filled(
        _ template: String, field: FieldLabel, missingValueText: String?, value: (String) -> String?
    ) -> String {
        template.replacingPlaceholders { placeholder in
            switch placeholder {
            case "label": directionallyIsolated(field.label ?? text(of: .unlabeled))
            case "name": directionallyIsolated(field.name ?? field.label ?? text(of: .unlabeled))
            default: value(placeholder).map(directionallyIsolated) ?? missingValueText
            }
        }
    }

    /// Returns a value with isolates if the language needs them, so that it does not change the order of the sentence.
    ///
    /// See UAX #9, section 2.4: U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE.
    func directionallyIsolated(_ value: String) -> String {
        isRightToLeft ? "\u{2068}\(value)\u{2069}" : value
    }
}

/// The label of a field in the language of its messages.
struct FieldLabel {
    var label: String?
    /// The noun phrase for the inside of a sentence.
    var name: String?
}

extension String {
    /// The text with a lower-case first letter, if its first word is not an abbreviation.
    ///
    /// A word of one letter can be followed by a space or, as in "C’è" and "N’écrivez pas", by an apostrophe.
    fileprivate var lowercasingFirstLetter: String {
        let scalars = unicodeScalars
        guard let first = scalars.first, first.properties.isUppercase,
            scalars.dropFirst().first.map({ $0.properties.isLowercase || [" ", "’", "'"].contains($0) }) != false
        else { return self }
        return first.properties.lowercaseMapping + String(scalars.dropFirst())
    }
}

extension MessageLanguage {
    /// Returns the wordings of a sentence, each with the placeholders for the field that it must contain.
    package func wordings(of sentence: Sentence) -> [(wording: Wording, placeholders: Set<String>)] {
        let wordings: [(Wording?, Set<String>)] = [
            (standaloneWording(of: sentence), []), (wordingWithLabel(of: sentence), ["label"]),
            (wordingWithFieldName(of: sentence), ["name"]),
        ]
        return wordings.compactMap { wording, placeholders in wording.map { ($0, placeholders) } }
    }

    package func pluralCategory(of number: UInt) -> PluralCategory {
        customLanguage?.pluralCategory(number) ?? table.pluralCategory(of: number)
    }

    /// Returns a whole number in the notation of the language.
    package func text(of number: Int) -> String { numberStyle.formatted(number) }

    package func name(of kind: InputKind) -> String {
        guard let customLanguage else { return table.name(of: kind) }
        return customLanguage.texts[English.name(of: kind)]?.original ?? customLanguage.fallback.name(of: kind)
    }
}
