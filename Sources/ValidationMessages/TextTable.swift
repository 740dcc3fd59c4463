// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The texts of a language, from lines with a key, a tab, and a text.
///
/// A key is the name of a ``Sentence``, `kind.` and the raw value of an ``InputKind``, or `word.` and the name of a
/// ``MessageWord``. After the name of a sentence, `+label` and `+name` are for its wordings with `{label}` and `{name}`,
/// and `[few]` and the like for the plural categories. A line that begins with `#` is a comment.
package struct TextTable: Sendable {
    private let wordings: [String: Wording]
    /// What is wrong with the lines, for the tests; such lines are left out.
    package let mistakes: [String]
    /// The keys with the plural categories that each has, or an empty set for a text without plural forms.
    package let categories: [String: Set<PluralCategory>]

    /// Creates a table from its lines.
    ///
    /// - Complexity: O(*n*) in the length of the lines.
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

    /// The name before the brackets of a key, and the plural category between them.
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

/// A language whose texts are a table, and whose missing texts are in English.
package protocol TranslatedLanguage: LanguageTable {
    static var texts: TextTable { get }
}

extension TranslatedLanguage {
    package static func wording(of sentence: Sentence) -> Wording {
        texts[sentence.rawValue] ?? English.wording(of: sentence)
    }

    package static func wordingWithLabel(of sentence: Sentence) -> Wording? { texts[sentence.rawValue + "+label"] }
    package static func wordingWithFieldName(of sentence: Sentence) -> Wording? { texts[sentence.rawValue + "+name"] }

    package static func name(of kind: InputKind) -> String {
        texts["kind." + kind.rawValue]?.original ?? English.name(of: kind)
    }

    package static func text(of word: MessageWord) -> String {
        texts["word." + word.rawValue]?.original ?? English.text(of: word)
    }
}
