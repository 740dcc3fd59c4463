// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages
import InputValidationRules

/// Rule files: the first byte chooses the type.
enum RuleFiles {
    static func run(_ input: ArraySlice<UInt8>) {
        guard let first = input.first else { return }
        let data = Data(input.dropFirst())
        let isJSON = (try? RuleFileJSON.check(data)) != nil
        if isJSON {
            let object = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            require(object != nil, "only this reader accepts the text")
        }
        switch first % 3 {
        case 0:
            let rules = try? RuleFileJSON.decode(TableRules.self, from: data)
            for field in rules?.fields.prefix(4) ?? [] { check(field.validator) }
            require(rules == nil || isJSON, "decoded, but not JSON")
        case 1:
            if let rules = try? RuleFileJSON.decode(ColumnRules.self, from: data) { check(rules.validator) }
        default:
            let rules = try? RuleFileJSON.decode(StrategySpecification<String>.self, from: data)
            if let validator = rules?.validator { for text in texts { Texts.check(validator, text) } }
        }
    }

    private static let texts = ["", "a", "12", "2024-05-31", "name@example.com", "é "]

    private static func check(_ strategy: InputValidator<String?>) {
        for text in texts + [nil] as [String?] {
            require(strategy.errors(for: text).isEmpty == strategy.isValid(text), "the verdict and the errors differ")
        }
    }
}

/// Language tags and the header `Accept-Language`.
enum Languages {
    static func run(_ input: ArraySlice<UInt8>) {
        let (text, all) = (input.text, MessageLanguage.all)
        let byTag = all.bestMatch(for: text)
        let byHeader = all.bestMatch(acceptLanguage: text)
        for language in [byTag, byHeader].compactMap(\.self) {
            require(all.bestMatch(for: language.tag)?.tag == language.tag, "not the language of its own tag")
            require(
                all.bestMatch(acceptLanguage: language.tag)?.tag == language.tag, "not the language of its own header")
        }
        let catalog = MessageCatalog().inLanguage(ofLocale: text, among: all)
        require(catalog.language.tag == (byTag?.tag ?? "en"), "another language")
        let isHeader = text.utf8.allSatisfy { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "_") }
        guard isHeader, !text.contains(where: { ",;*".contains($0) || $0.isWhitespace }) else { return }
        require(byHeader?.tag == byTag?.tag, "the header with one tag gives another language than the tag")
    }
}
