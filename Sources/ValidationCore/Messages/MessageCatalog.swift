// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// An app's or module's messages in one or more languages.
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
/// Add them to a ``MessageCatalog``. They can also replace the messages for built-in codes.
public struct MessageTexts: Sendable {
    let domain: ValidationError.Domain
    /// Each language's messages, ordered by tag.
    private let texts: [(tag: String, texts: [ValidationError.Code: String])]
    private let translations: [(tag: String, texts: [String: String])]

    /// Creates messages for codes.
    ///
    /// If several languages fit equally well, such as `de-AT` and `de-CH` for `de`, the language whose tag sorts first
    /// is used.
    ///
    /// - Parameters:
    ///   - domain: The codes' domain; by default, the library's domain.
    ///   - texts: The messages by BCP 47 language tag and by code. The field's label replaces `{label}`, and the
    ///     error's parameters replace placeholders such as `{minimum}`.
    ///   - phrases: Translations by BCP 47 language tag and by original text. They apply to labels and to messages that
    ///     you pass to errors and strategies, for example with `.message(_:)`.
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

/// The language and wording of messages.
///
/// An error's message, ``ValidationError/reason``, is created when you read it. Its wording comes from the first of
/// these sources that has a wording:
///
/// 1. a function added with `adding(_:)`
/// 2. the message given where the strategy is used, for example with `.message(_:)`
/// 3. the app's ``MessageTexts``, starting with the texts added last
/// 4. the message that the error was created with
/// 5. the built-in message in the language
///
/// ```swift
/// let german = MessageCatalog(.german).adding(.club)
/// error.reason(in: german)  // "Mitgliedsnummer: Beginnen Sie mit M"
/// ```
///
/// A form, an input, or an error can have its own catalog. Everything else uses ``current``.
public struct MessageCatalog: Sendable {
    /// The language of the built-in messages.
    public private(set) var language: MessageLanguage

    private var languageTag: LanguageTag
    private var addedTexts: [MessageTexts] = []
    private var messageFunctions: [@Sendable (ValidationError) -> String?] = []

    /// Creates a catalog with a language's built-in messages.
    ///
    /// - Parameter tag: The BCP 47 tag for the app's messages, such as `de-CH`. The default is the language's tag. A
    ///   malformed tag has no effect.
    public init(_ language: MessageLanguage = .english, tag: String? = nil) {
        self.language = language
        self.languageTag = tag.flatMap { LanguageTag($0) } ?? LanguageTag(language.tag) ?? .english
    }

    /// The built-in messages in English.
    public static let english = MessageCatalog()

    /// The catalog for errors whose form or input doesn't have its own; ``english`` by default.
    ///
    /// A server sets it for each request:
    ///
    /// ```swift
    /// MessageCatalog.$current.withValue(german) { respond(to: request) }
    /// ```
    @TaskLocal public static var current = MessageCatalog.english

    /// Returns the catalog with additional messages, which take precedence over its existing messages.
    public func adding(_ texts: MessageTexts) -> MessageCatalog {
        var copy = self
        copy.addedTexts.append(texts)
        return copy
    }

    /// Returns the catalog with an added function, which returns an error's message with placeholders such as
    /// `{label}`, or `nil` to use the other sources.
    public func adding(_ text: @escaping @Sendable (ValidationError) -> String?) -> MessageCatalog {
        var copy = self
        copy.messageFunctions.append(text)
        return copy
    }

    /// Returns the catalog in a locale's language, with its added texts.
    ///
    /// ```swift
    /// MessageCatalog().inLanguage(
    ///     ofLocale: "de_AT@calendar=gregorian", among: MessageLanguage.all)
    /// ```
    ///
    /// If no language fits, the built-in texts are in English. The app's texts are still in the locale's language if
    /// available.
    ///
    /// - Parameter locale: A locale identifier or a BCP 47 tag, such as `zh-Hant_TW` or `de-AT`. If it is malformed,
    ///   the method returns the catalog unchanged.
    public func inLanguage(
        ofLocale locale: String, among languages: some Collection<MessageLanguage>
    ) -> MessageCatalog {
        guard let tag = LanguageTag(locale) else { return self }
        var copy = self
        copy.languageTag = tag
        copy.language = languages.bestMatch(for: locale) ?? .english
        return copy
    }

    /// Returns the catalog in the language that a client prefers, with its added texts.
    ///
    /// If the client doesn't prefer any of the languages, the method returns the catalog unchanged.
    ///
    /// - Parameter header: The value of an HTTP request's `Accept-Language` header, or `nil`.
    public func inLanguage(
        acceptLanguage header: String?, among languages: some Collection<MessageLanguage>
    ) -> MessageCatalog {
        languages.bestMatch(acceptLanguage: header ?? "").map { inLanguage(ofLocale: $0.tag, among: [$0]) } ?? self
    }

    /// The heading of an alert or a list of errors, such as "There is a problem".
    public var title: String { language.text(of: .title) }

    /// The prefix of an error message for screen readers, such as "Error:".
    public var errorPrefix: String { language.text(of: .errorPrefix) }

    /// Returns the label of a field for a payment card's security code.
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

    /// Returns the built-in message for one of the library's codes, without a label and with placeholders such as
    /// `{minimum}`.
    public func template(for code: ValidationError.Code) -> String? {
        let error = ValidationError(code)
        return code.builtInDeclaration.map {
            language.text($0.sentence(for: error), for: error, field: FieldLabel(), keepsPlaceholders: true)
        }
    }

    /// Returns the message for an error, or `nil` if no source has a message.
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

    /// Returns the translation of a label or an app's text, or the text itself if there is none.
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

    /// Returns the sentence with other fields' labels in the catalog's language.
    private func addingFieldLabels(to filledSentence: FilledSentence, for error: ValidationError) -> FilledSentence {
        var filledSentence = filledSentence
        switch filledSentence.sentence {
        case .same, .after, .later, .notEarlier, .larger, .notSmaller, .excluded:
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
