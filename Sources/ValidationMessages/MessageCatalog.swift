// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The messages of an app or a module, in one or several languages.
///
/// ```swift
/// extension MessageTexts {
///     static let club = MessageTexts(
///         domain: "Club",
///         [
///             "en": [7: "{label} must begin with M"],
///             "de": [7: "{label}: Beginnen Sie mit M"],
///         ])
/// }
/// ```
///
/// Add them to a ``MessageCatalog``. They can also replace messages of built-in codes.
public struct MessageTexts: Sendable {
    let domain: ValidationError.Domain
    /// The messages of each language, in the order of the tags.
    private let texts: [(tag: String, texts: [ValidationError.Code: String])]
    private let translations: [(tag: String, texts: [String: String])]

    /// Creates messages for codes.
    ///
    /// If several languages fit equally well, such as `de-AT` and `de-CH` for `de`, the first one in the order of the
    /// tags is used.
    ///
    /// - Parameters:
    ///   - domain: The domain of the codes, by default that of the library.
    ///   - texts: The messages by the BCP 47 tag of their language and by code. `{label}` is replaced by the label of
    ///     the field, and placeholders such as `{minimum}` by the parameters of the error.
    ///   - phrases: Translations by the BCP 47 tag of their language and by the original. They apply to labels, and to
    ///     messages that you pass to errors and strategies, for example with `.message(_:)`.
    public init(
        domain: ValidationError.Domain = .builtIn, _ texts: [String: [ValidationError.Code: String]] = [:],
        phrases: [String: [String: String]] = [:]
    ) {
        self.domain = domain
        self.texts = texts.ordered { $0.key < $1.key }.map { ($0.key, $0.value) }
        self.translations = phrases.ordered { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func template(for code: ValidationError.Code, in language: LanguageTag) -> String? {
        language.bestMatch(among: texts.compactMap { tag, texts in texts[code].map { (tag, $0) } })
    }

    func translation(of text: String, in language: LanguageTag) -> String? {
        language.bestMatch(among: translations.compactMap { tag, texts in texts[text].map { (tag, $0) } })
    }
}

/// The language and the wording of messages.
///
/// The message of an error, ``ValidationError/reason``, is created when it is read. Its wording comes from the first of
/// these sources that has one:
///
/// 1. a function added with `adding(_:)`
/// 2. the message given where the strategy is used, for example with `.message(_:)`
/// 3. the ``MessageTexts`` of the app, those added last first
/// 4. the message with which the error was created
/// 5. the built-in message in the language
///
/// ```swift
/// let german = MessageCatalog(.german).adding(.club)
/// error.reason(in: german)  // "Mitgliedsnummer: Beginnen Sie mit M"
/// ```
///
/// A form, an input, or an error can have a catalog of its own. ``current`` is the catalog for all others.
public struct MessageCatalog: Sendable {
    /// The language of the built-in messages.
    public private(set) var language: MessageLanguage

    private var languageTag: LanguageTag
    private var addedTexts: [MessageTexts] = []
    private var messageFunctions: [@Sendable (ValidationError) -> String?] = []

    /// Creates a catalog with the built-in messages of a language.
    ///
    /// - Parameter tag: The BCP 47 tag for the messages of the app, such as `de-CH`. The default is the tag of the
    ///   language. A malformed tag has no effect.
    public init(_ language: MessageLanguage = .english, tag: String? = nil) {
        self.language = language
        self.languageTag = tag.flatMap { LanguageTag($0) } ?? LanguageTag(language.tag) ?? .english
    }

    /// The built-in messages in English.
    public static let english = MessageCatalog()

    /// The catalog for errors whose form or input does not have one, by default ``english``.
    ///
    /// A server sets it for each request:
    ///
    /// ```swift
    /// MessageCatalog.$current.withValue(german) { respond(to: request) }
    /// ```
    @TaskLocal public static var current = MessageCatalog.english

    /// Returns the catalog with additional messages, which take precedence over those that it has.
    public func adding(_ texts: MessageTexts) -> MessageCatalog {
        var copy = self
        copy.addedTexts.append(texts)
        return copy
    }

    /// Returns the catalog with a function that returns the message for an error, with placeholders such as `{label}`,
    /// or `nil` to use the other sources.
    public func adding(_ text: @escaping @Sendable (ValidationError) -> String?) -> MessageCatalog {
        var copy = self
        copy.messageFunctions.append(text)
        return copy
    }

    /// Returns the catalog in the language of a locale, with the texts that it has.
    ///
    /// ```swift
    /// MessageCatalog().inLanguage(
    ///     ofLocale: "de_AT@calendar=gregorian", among: MessageLanguage.all)
    /// ```
    ///
    /// The built-in texts are in English if no language fits. The texts of an app then are still in the language of the
    /// locale, if it has them.
    ///
    /// - Parameter locale: The identifier of the locale or a BCP 47 tag, such as `zh-Hant_TW` or `de-AT`. With a
    ///   malformed identifier, the result is the catalog itself.
    public func inLanguage(
        ofLocale locale: String, among languages: some Collection<MessageLanguage>
    ) -> MessageCatalog {
        guard let tag = LanguageTag(locale) else { return self }
        var copy = self
        copy.languageTag = tag
        copy.language = languages.bestMatch(for: locale) ?? .english
        return copy
    }

    /// Returns the catalog in the language that a client prefers, with the texts that it has.
    ///
    /// The result is the catalog itself if the client does not prefer one of the languages.
    ///
    /// - Parameter header: The value of the `Accept-Language` header of an HTTP request, or `nil`.
    public func inLanguage(
        acceptLanguage header: String?, among languages: some Collection<MessageLanguage>
    ) -> MessageCatalog {
        languages.bestMatch(acceptLanguage: header ?? "").map { inLanguage(ofLocale: $0.tag, among: [$0]) } ?? self
    }

    /// The heading of an alert or a list of errors, such as "There is a problem".
    public var title: String { language.text(of: .title) }

    /// The beginning of an error message for screen readers, such as "Error:".
    public var errorPrefix: String { language.text(of: .errorPrefix) }

    /// Returns the label of a field for the security code of a payment card.
    ///
    /// - Parameter name: The network's name for its code, such as "CVC", or `nil` if the network is unknown.
    package func securityCodeLabel(codeName: String?) -> String {
        let label = language.text(of: .securityCode)
        return codeName.map { "\(label) (\(language.directionallyIsolated($0)))" } ?? label
    }

    /// Returns the message for an error.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func text(for error: ValidationError) -> String {
        textWithoutFallback(for: error)
            ?? language.text(FilledSentence(.check), for: error, field: fieldLabel(of: error))
    }

    /// Returns the built-in message of a code of the library, without a label, with placeholders such as `{minimum}`.
    public func template(for code: ValidationError.Code) -> String? {
        let error = ValidationError(code)
        return code.builtInDeclaration.map {
            language.text($0.sentence(for: error), for: error, field: FieldLabel(), keepsPlaceholders: true)
        }
    }

    /// Returns the message for an error, or `nil` if no source has one.
    package func textWithoutFallback(for error: ValidationError) -> String? {
        for function in messageFunctions.reversed() {
            if let template = function(error) { return filled(template, for: error) }
        }
        if let message = error.callSiteMessage { return filled(translated(message), for: error) }
        for texts in addedTexts.reversed() where texts.domain == error.domain {
            if let template = texts.template(for: error.code, in: languageTag) { return filled(template, for: error) }
        }
        if let message = error.message { return filled(translated(message), for: error) }
        guard let filledSentence = error.declaration?.sentence(for: error) else { return nil }
        return language.text(
            addingFieldLabels(to: filledSentence, for: error), for: error, field: fieldLabel(of: error))
    }

    /// Returns the translation of a label or of a text of the app, or the text itself.
    package func translated(_ text: String) -> String {
        for texts in addedTexts.reversed() {
            if let translation = texts.translation(of: text, in: languageTag) { return translation }
        }
        return text
    }

    private func filled(_ template: String, for error: ValidationError) -> String {
        language.text(template, for: error, field: fieldLabel(of: error))
    }

    private func fieldLabel(of error: ValidationError) -> FieldLabel {
        FieldLabel(label: error.label.map(translated), name: error.labelInSentence.map(translated))
    }

    /// Returns the sentence with the labels of other fields in the language.
    private func addingFieldLabels(to filledSentence: FilledSentence, for error: ValidationError) -> FilledSentence {
        var filledSentence = filledSentence
        switch filledSentence.sentence {
        case .same, .after:
            let label = error[.other]?.asText.map(translated)
            filledSentence.values[.other] = .text(label ?? language.text(of: .otherField))
        case .atLeastOne:
            var labels = [error.label].compactMap(\.self)
            if case .list(let others) = error[.accepted] { labels += others }
            if !labels.isEmpty { filledSentence.values[.accepted] = .list(labels.map(translated)) }
        default: break
        }
        return filledSentence
    }
}
