// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A language for the built-in messages.
///
/// English is part of this module. Thirty other languages are in the module `InputValidationLanguages`, so only
/// programs that import it contain them. For another language, an app passes the texts to
/// ``init(tag:name:isRightToLeft:decimalSeparator:groupingSeparator:plural:fallback:texts:)``.
public struct MessageLanguage: Sendable {
    private let table: any LanguageTable.Type

    /// The app's language, or `nil` for one of the library's languages, which `table` then contains.
    private let sharedCustomLanguage: ValidationError.SharedBox<CustomLanguage>?

    private var customLanguage: CustomLanguage? { sharedCustomLanguage?.value }

    /// The text table, or `nil` for English and for a custom language.
    package var texts: TextTable? { (table as? any TranslatedLanguage.Type)?.texts }

    package init(_ table: any LanguageTable.Type) {
        self.table = table
        sharedCustomLanguage = nil
    }

    /// Creates a custom language from its texts.
    ///
    /// ```swift
    /// static let croatian = MessageLanguage(
    ///     tag: "hr", name: "hrvatski", decimalSeparator: ",",
    ///     groupingSeparator: ".",
    ///     texts: [
    ///         "Enter a value": "Unesite vrijednost",
    ///         "{label} must be longer: add some characters":
    ///             "{label} mora biti dulje: dodajte znakove",
    ///     ])
    /// ```
    ///
    /// Each text replaces the English text that is its key. It uses the same placeholders as the English text, such as
    /// `{minimum}`. ``untranslatedTexts`` contains the English texts that have no translation. For a sentence with
    /// plural forms, the key is the plural, such as `"Use {minimum} characters or more"`.
    ///
    /// Most sentences have a second English text with `{label}`, for fields with a label. Its translation is optional.
    /// If it's missing, the message consists of the label, a colon, and the sentence's translation.
    ///
    /// For a language with plural forms, see <doc:messages-and-languages>.
    ///
    /// - Parameters:
    ///   - tag: The language's BCP 47 tag, such as `hr`. A language with a malformed tag is never found.
    ///   - name: The language's name in the language itself.
    ///   - isRightToLeft: Whether the language's script runs from right to left.
    ///   - decimalSeparator: The decimal separator.
    ///   - groupingSeparator: The grouping separator, such as a comma in `1,234`.
    ///   - plural: A function that returns the plural category for a whole number's absolute value. By default, 1 is
    ///     `one`, and every other number is `other`.
    ///   - fallback: The language for messages without a translation. The default is English.
    ///   - texts: The translations, keyed by their English texts.
    public init(
        tag: String, name: String, isRightToLeft: Bool = false, decimalSeparator: String = ".",
        groupingSeparator: String = ",",
        plural: @escaping @Sendable (UInt) -> PluralCategory = { $0 == 1 ? .one : .other },
        fallback: MessageLanguage = .english, texts: [String: Wording]
    ) {
        table = English.self
        sharedCustomLanguage = ValidationError.SharedBox(
            CustomLanguage(
                tag: tag, name: name, isRightToLeft: isRightToLeft, pluralCategory: plural,
                numberStyle: NumberStyle(decimalSeparator: decimalSeparator, groupingSeparator: groupingSeparator),
                fallback: fallback,
                texts: texts))
    }

    /// English.
    public static let english = MessageLanguage(English.self)

    /// The language's BCP 47 tag, such as `pt-BR`.
    public var tag: String { customLanguage?.tag ?? table.tag }

    /// The language's name in the language itself, such as "Deutsch".
    public var name: String { customLanguage?.name ?? table.name }

    /// Whether the language's script runs from right to left.
    public var isRightToLeft: Bool { customLanguage?.isRightToLeft ?? table.isRightToLeft }

    /// The English texts without a translation: sentences, kinds of input, and words.
    ///
    /// It's empty for the library's own languages. A test can check that it is empty for a custom language. If a new
    /// version of the library changes an English text, the text counts as untranslated until you translate it again.
    ///
    /// - Complexity: O(*n*) in the number of a language's texts.
    public var untranslatedTexts: [String] {
        guard let customLanguage else { return [] }
        let texts =
            Sentence.all.map(\.wording.original) + InputKind.all.map(\.phrase)
            + MessageWord.allCases.map(English.text(of:)) + [CustomLanguage.orSeparator]
        return texts.filter { customLanguage.texts[$0] == nil }
    }
}

/// The texts and rules of a custom language.
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
    /// The language's tag.
    public var description: String { tag }
}

extension Collection where Element == MessageLanguage {
    /// Returns the language for a BCP 47 tag, or `nil` if the collection doesn't contain it.
    ///
    /// A language without the tag's region matches too: `de` for `de-AT`, `zh-Hant` for `zh-TW`, and `pt-BR` for `pt`.
    /// If the tag is malformed, the result is `nil`.
    public func bestMatch(for tag: String) -> MessageLanguage? {
        guard let wanted = LanguageTag(tag) else { return nil }
        return wanted.bestMatch(among: map { (tag: $0.tag, value: $0) })
    }

    /// Returns the language for the first tag, in order of preference, that the collection has, or `nil`.
    public func bestMatch(for tags: some Sequence<String>) -> MessageLanguage? {
        tags.lazy.compactMap { bestMatch(for: $0) }.first
    }

    /// Returns the language for an HTTP request's `Accept-Language` header, or `nil`.
    ///
    /// Weights follow RFC 9110, section 12.5.4. The result is `nil` if the header prefers `*`, which means any
    /// language, to every language in the collection. In that case, respond in the app's default language:
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
    /// Returns a built-in sentence's text.
    ///
    /// - Parameters:
    ///   - keepsPlaceholders: Whether to keep a placeholder without a value instead of replacing it with an ellipsis.
    ///   - pluralCategory: The plural form to use if the number isn't known yet.
    func text(
        _ filledSentence: FilledSentence, for error: ValidationError, field: FieldLabel,
        keepsPlaceholders: Bool = false, pluralCategory: PluralCategory? = nil
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
                filledSentence, for: error, field: field, keepsPlaceholders: keepsPlaceholders,
                pluralCategory: pluralCategory)
        }
        let category =
            pluralCategory ?? sentence.pluralParameter.flatMap(value).map { self.pluralCategory(of: $0) } ?? .other
        func replacement(of placeholder: String) -> String? {
            switch placeholder {
            case "kind", "kinds":
                // The phrase for a pattern contains a placeholder for the pattern's example.
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

    /// Returns an app's text with its placeholders replaced; an ellipsis replaces a placeholder without a value.
    ///
    /// Braces that can't enclose a parameter's name, as in "[A-Z]{2}", stay.
    func text(_ template: String, for error: ValidationError, field: FieldLabel) -> String {
        filled(template, field: field, missingValueText: nil) { name in
            error[ValidationError.Parameter(rawValue: name)].map(text(of:))
                ?? (name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
                    ? "…" : nil)
        }
    }

    /// Returns one sentence as it is, or joins several sentences into one text.
    func joinedText(of sentences: [String]) -> String {
        if sentences.count == 1 { return sentences[0] }
        let space = table.sentenceEnd.hasSuffix(" ") ? " " : ""
        let mark = table.sentenceEnd.dropLast(space.count)
        // An app's text may already end with the mark.
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

    /// Returns the library's wording, or an app's translation of it from English.
    private func translated(_ wording: Wording?) -> Wording? {
        guard let customLanguage else { return wording }
        return wording.flatMap { customLanguage.texts[$0.original] }
    }

    var numberStyle: NumberStyle { customLanguage?.numberStyle ?? table.numberStyle }
    private var listSeparators: ListSeparators { customLanguage?.listSeparators ?? table.listSeparators }

    /// Returns the value as it appears in text.
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

    /// Replaces a template's placeholders.
    ///
    /// - Parameter missingValueText: The replacement for a missing value; if it is `nil`, the placeholder stays as
    ///   text.
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

    /// Returns a value with isolates if the language needs them, so that the value doesn't reorder the sentence.
    ///
    /// See UAX #9, section 2.4: U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE.
    func directionallyIsolated(_ value: String) -> String {
        isRightToLeft ? "\u{2068}\(value)\u{2069}" : value
    }
}

/// A field's label in the language of its messages.
struct FieldLabel {
    var label: String?
    /// The noun phrase for use within a sentence.
    var name: String?
}

extension String {
    /// The text with a lowercase first letter, unless its first word is an abbreviation.
    ///
    /// A one-letter word can be followed by a space or, as in "C’è" and "N’écrivez pas", by an apostrophe.
    fileprivate var lowercasingFirstLetter: String {
        let scalars = unicodeScalars
        guard let first = scalars.first, first.properties.isUppercase,
            scalars.dropFirst().first.map({ $0.properties.isLowercase || [" ", "’", "'"].contains($0) }) != false
        else { return self }
        return first.properties.lowercaseMapping + String(scalars.dropFirst())
    }
}

extension MessageLanguage {
    /// Returns a sentence's wordings, each with the field placeholders that it must contain.
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

    /// Returns a whole number in the language's notation.
    package func text(of number: Int) -> String { numberStyle.formatted(number) }

    package func name(of kind: InputKind) -> String {
        guard let customLanguage else { return table.name(of: kind) }
        return customLanguage.texts[kind.phrase]?.original ?? customLanguage.fallback.name(of: kind)
    }
}
