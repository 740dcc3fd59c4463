// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import InputValidation

// The strategies with tables and check digits of countries and registers.

extension LeafTranslation {
    private static func codeErrors(_ leaf: Leaf, _ code: ValidationError.Code) -> [ErrorVariant] {
        var variants = leaf.variant(code, like: "?")
        let parameters = (variants.first?.error.parameters ?? [:]).merging([.suggestion: ""]) { $1 }
        variants.append(ErrorVariant(code, "meant", parameters, later: [.suggestion]))
        return variants
    }

    private static func constant(_ name: String, _ function: String, _ table: String) -> String {
        "const \(name) = \(function)('\(table)');"
    }

    static func countryCode(_ leaf: Leaf) -> LeafTranslation {
        let column = ["alpha2": 0, "alpha3": 1, "numeric": 2][leaf.text("form") ?? ""] ?? 0
        return LeafTranslation(
            call: "assignedCode(text, countries, \(column), 1300, otherCountries)", maximumBytes: leaf.maximumBytes,
            variants: codeErrors(leaf, .countryCodeUnknown),
            constants: [
                constant("countries", "codeRows", CodeTable.countries.rows),
                constant("otherCountries", "codeRows", CountryCodeInputValidator.otherCodes.rows),
            ])
    }

    static func currencyCode(_ leaf: Leaf) -> LeafTranslation {
        let column = leaf.text("form") == "numeric" ? 1 : 0
        return LeafTranslation(
            call: "assignedCode(text, currencies, \(column), 1301, otherCurrencies)", maximumBytes: leaf.maximumBytes,
            variants: codeErrors(leaf, .currencyCodeUnknown),
            constants: [
                constant("currencies", "codeRows", CodeTable.currencies.rows),
                constant("otherCurrencies", "codeRows", CurrencyCodeInputValidator.otherCodes.rows),
            ])
    }

    static func languageCode(_ leaf: Leaf) -> LeafTranslation {
        let form = leaf.text("form") ?? "shortest"
        // The third letters of the codes that begin with the same two letters.
        var rows: [(start: String, letters: String)] = []
        for code in CodeTable.threeLetterLanguages.rows.split(separator: " ") {
            let start = String(code.prefix(2))
            if rows.last?.start != start { rows.append((start, "")) }
            rows[rows.count - 1].letters += code.suffix(1)
        }
        let table = rows.map { "\($0.start)=\($0.letters)" }.joined(separator: " ")
        return LeafTranslation(
            call: "languageCode(text, '\(form)', shortLanguages, longLanguages, otherLanguages)",
            maximumBytes: leaf.maximumBytes, variants: codeErrors(leaf, .languageCodeUnknown),
            constants: [
                constant("shortLanguages", "codeRows", CodeTable.twoLetterLanguages.rows),
                constant("longLanguages", "lettersAfter", table),
                constant("otherLanguages", "codeRows", LanguageCodeInputValidator.otherCodes.rows),
            ])
    }

    static func timeZone(_ leaf: Leaf) -> LeafTranslation {
        LeafTranslation(
            call: "timeZone(text, timeZones)", maximumBytes: leaf.maximumBytes,
            variants: codeErrors(leaf, .timeZoneUnknown),
            constants: [constant("timeZones", "codeRows", CodeTable.timeZones.rows)])
    }

    static func nationalID(_ leaf: Leaf) -> Result<LeafTranslation, Reason> {
        guard let kind = (leaf.strategy as? NationalIDInputValidator)?.kind else {
            return .failure(Reason(text: "the kind of number is unknown"))
        }
        var character = ErrorVariant(
            ValidationError(.nationalIDCharacter, parameters: [.example: .text(kind.example)]).at(position: 0),
            names: true)
        character.characterErrors = removals(.nationalIDCharacter)
        let wrongLength = leaf.variant(.nationalIDLength, like: "1", later: [.length])
        let lengths = wrongLength.map { variant in
            ErrorVariant(
                ValidationError(.nationalIDCharacter, parameters: variant.error.parameters), "length", later: [.length])
        }
        let forms = kind.forms.map { String(decoding: $0.symbols, as: UTF8.self) }
        let arguments = [
            "text", JavaScriptLiteral.texts(forms), kind.issued.map { "/^(?:\($0))$/" } ?? "null",
            kind.date.map { CheckDigitsTranslation.function($0) } ?? "null",
            CheckDigitsTranslation.function(kind.checkDigits),
        ]
        let hasSign = kind.forms.contains(where: \.hasSign)
        let signs = (hasSign || kind.forms.contains(where: \.hasPlus) ? "+" : "") + (hasSign ? "-" : "")
        return .success(
            LeafTranslation(
                call: "nationalID(\(arguments.joined(separator: ", ")))", maximumBytes: leaf.maximumBytes,
                variants: [
                    character, ErrorVariant(.nationalIDUnissued), ErrorVariant(.nationalIDDate),
                    ErrorVariant(.nationalIDChecksum),
                ] + wrongLength + lengths,
                normal: ("text.replace(/[^0-9A-Za-z&Ññ\(signs)]/g, '').toUpperCase()", true)))
    }

    /// Returns the translation of a country's postal codes or telephone numbers.
    static func national(_ leaf: Leaf, _ rule: RegexInputValidator?) -> Result<LeafTranslation, Reason> {
        if let rule {
            return PatternTranslation.translate(Leaf(strategy: rule, name: leaf.name, settings: leaf.settings))
        }
        let code = ValidationError.Code.postalCodeNone
        return .success(
            LeafTranslation(
                call: "no(\(code.rawValue))", maximumBytes: leaf.maximumBytes, variants: [ErrorVariant(code)]))
    }
}
