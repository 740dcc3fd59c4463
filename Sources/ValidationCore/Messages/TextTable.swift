// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A language's texts, read from lines that consist of a key, a tab, and a text.
///
/// A key is a ``Sentence``'s key, `kind.` and an ``InputKind``'s key, or `word.` and a ``MessageWord``'s name.
/// After a sentence's key, `+label` and `+name` mark its wordings with `{label}` and `{name}`, and suffixes like
/// `[few]` mark plural categories. A line that begins with `#` is a comment.
package struct TextTable: Sendable {
    private let wordings: [String: Wording]
    /// The mistakes in the lines, for the tests; lines with mistakes are left out.
    package let mistakes: [String]
    /// The plural categories of each key, or an empty set for a text without plural forms.
    package let categories: [String: Set<PluralCategory>]

    /// Creates a table from its lines.
    ///
    /// - Complexity: O(*n*) in the total length of the lines.
    package init(_ lines: String) {
        var forms: [String: [PluralCategory?: String]] = [:]
        var mistakes: [String] = []
        for line in lines.split(separator: "\n", omittingEmptySubsequences: true) where !line.hasPrefix("#") {
            guard let tab = line.firstIndex(of: "\t"), let key = Key(line[..<tab]),
                line.index(after: tab) < line.endIndex
            else {
                mistakes.append("no key, tab, and text: \(line)")
                continue
            }
            guard forms[key.name]?[key.category] == nil else {
                mistakes.append("twice: \(line)")
                continue
            }
            forms[key.name, default: [:]][key.category] = String(line[line.index(after: tab)...])
        }
        var wordings: [String: Wording] = [:]
        for (name, forms) in forms {
            if let text = forms[nil] {
                wordings[name] = Wording(stringLiteral: text)
                if forms.count > 1 { mistakes.append("with and without plural forms: \(name)") }
            } else if forms[.other] == nil {
                mistakes.append("without the form for most numbers: \(name)[other]")
            } else {
                let pairs = forms.compactMap { category, text in category.map { ($0, text) } }
                wordings[name] = Wording(pluralForms: Dictionary(uniqueKeysWithValues: pairs))
            }
        }
        self.wordings = wordings
        self.mistakes = mistakes
        categories = forms.mapValues { Set($0.keys.compactMap(\.self)) }
    }

    package subscript(key: String) -> Wording? { wordings[key] }

    /// A key's name before the brackets, and the plural category between them.
    private struct Key {
        let name: String
        var category: PluralCategory?

        init?(_ text: Substring) {
            guard let bracket = text.firstIndex(of: "[") else {
                name = String(text)
                return
            }
            guard text.last == "]",
                let category = PluralCategory(name: text[text.index(after: bracket)...].dropLast())
            else { return nil }
            name = String(text[..<bracket])
            self.category = category
        }
    }
}

extension MessageLanguage.PluralCategory {
    fileprivate init?(name: Substring) {
        switch name {
        case "zero": self = .zero
        case "one": self = .one
        case "two": self = .two
        case "few": self = .few
        case "many": self = .many
        case "other": self = .other
        default: return nil
        }
    }
}

/// A language whose texts come from a table; missing texts are in English.
package protocol TranslatedLanguage: LanguageTable {
    static var texts: TextTable { get }
}

extension TranslatedLanguage {
    package static func wording(of sentence: Sentence) -> Wording {
        texts[sentence.key] ?? sentence.wording
    }

    package static func wordingWithLabel(of sentence: Sentence) -> Wording? { texts[sentence.key + "+label"] }
    package static func wordingWithFieldName(of sentence: Sentence) -> Wording? { texts[sentence.key + "+name"] }

    package static func name(of kind: InputKind) -> String {
        texts["kind." + kind.key]?.original ?? kind.phrase
    }

    package static func text(of word: MessageWord) -> String {
        texts["word." + word.rawValue]?.original ?? English.text(of: word)
    }
}
