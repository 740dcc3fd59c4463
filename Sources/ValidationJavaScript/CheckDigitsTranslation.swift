// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns

/// Rules for check digits as conditions in JavaScript.
enum CheckDigitsTranslation {
    /// Returns a function that says whether a number is correct.
    static func function(_ checkDigits: CheckDigits) -> String { function(condition(checkDigits.rule)) }

    /// Returns a function that says whether the date in a number exists.
    static func function(_ date: InnerDate) -> String { function(condition(date)) }

    private static func function(_ condition: String) -> String {
        let call = "(number)"
        let name = condition.hasSuffix(call) ? condition.dropLast(call.count) : ""
        // A function with one argument needs no function around it.
        let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber }
        return isName ? String(name) : "(number) => \(condition)"
    }

    private static func condition(_ rule: CheckDigits.Rule) -> String {
        switch rule {
        case .pure(let modulus, let radix, let alphabet, let moved):
            let (characters, extra) = alphabet.names
            let further = moved > 0 ? ", '\(extra)', \(moved)" : extra.isEmpty ? "" : ", '\(extra)'"
            return "hasPureCheck(number, \(modulus), \(radix), \(characters)\(further))"
        case .hybrid(let alphabet): return "hasHybridCheck(number, \(alphabet.names.characters))"
        case .luhn(let acceptsLetters): return acceptsLetters ? "hasLuhnCharacter(number)" : "hasLuhnDigit(number)"
        case .verhoeff: return "hasVerhoeffDigit(number)"
        case .damm: return "hasDammDigit(number)"
        case .weighted(let sum): return condition(sum)
        case .oddPlaces(let isLetterFirst):
            return "hasOddPlacesLetter(\(isLetterFirst ? "number.slice(1) + number.slice(0, 1)" : "number"))"
        case .frenchKey: return "hasFrenchKey(number)"
        case .date(let date): return condition(date)
        case .part(let start, let end, let part):
            return "partIs(number, \(start), \(function(part))\(end.map { ", \($0)" } ?? ""))"
        case .every(let rules): return rules.isEmpty ? "true" : "(\(conditions(rules).joined(separator: " && ")))"
        case .some(let rules): return rules.isEmpty ? "false" : "(\(conditions(rules).joined(separator: " || ")))"
        case .choice(let index, let choices): return condition(choices, at: index)
        case .lengths(let rules):
            let members = rules.sorted { $0.key < $1.key }.map { "\($0.key): \(function($0.value))" }
            return "lengthIs(number, { \(members.joined(separator: ", ")) })"
        case .notReversible: return "differsReversed(number)"
        case .oneRepeatedDigit: return "hasOneRepeatedDigit(number)"
        case .none: return "true"
        }
    }

    private static func conditions(_ rules: [CheckDigits]) -> [String] { rules.map { condition($0.rule) } }

    private static func condition(_ choices: [CheckDigits.Choice], at index: Int) -> String {
        // Choices with the same rule are in one list.
        var lists: [(texts: [String], checkDigits: CheckDigits)] = []
        for choice in choices {
            if let last = lists.last, last.checkDigits == choice.checkDigits {
                lists[lists.count - 1].texts.append(choice.text)
            } else {
                lists.append(([choice.text], choice.checkDigits))
            }
        }
        let members = lists.map { "[\(JavaScriptLiteral.texts($0.texts)), \(function($0.checkDigits))]" }
        return "beginningIs(number, \(index), [\(members.joined(separator: ", "))])"
    }

    private static func condition(_ sum: WeightedSum) -> String {
        var options: [String] = []
        if sum.addend != 0 { options.append("plus: \(sum.addend)") }
        switch sum.letters {
        case .consecutive: break
        case .withoutMultiplesOf11: options.append("values: containerValue")
        case .vehicle: options.append("values: vehicleValue")
        case .ascii: options.append("values: codeValue")
        case .accountKey: options.append("values: accountValue")
        case .mexican(let valueOfEnye): options.append("values: mexicanValue(\(valueOfEnye))")
        }
        if sum.addsDigits { options.append("addsDigits: true") }
        if sum.isFromRight { options.append("fromRight: true") }
        if let index = sum.checkIndex { options.append("checkAt: \(index)") }
        if let otherwise = sum.otherwise { options.append("otherwise: \(function(otherwise))") }
        var arguments = ["number", JavaScriptLiteral.list(sum.weights.map(String.init)), "\(sum.modulus)"]
        if let table = sum.table {
            arguments.append("'\(table)'")
        } else if !options.isEmpty {
            arguments.append("null")
        }
        if !options.isEmpty { arguments.append("{ \(options.joined(separator: ", ")) }") }
        return "hasWeightedSum(\(arguments.joined(separator: ", ")))"
    }

    private static func condition(_ date: InnerDate) -> String {
        switch date {
        case .pesel: "hasPeselDate(number)"
        case .egn: "hasEgnDate(number)"
        case .cnp: "hasCnpDate(number)"
        case .isikukood: "hasIsikukoodDate(number)"
        case .fodselsnummer: "hasNorwegianDate(number)"
        case .cpr: "hasCprDate(number)"
        case .hetu: "hasHetuDate(number)"
        case .kennitala: "hasKennitalaDate(number)"
        case .rodneCislo: "hasRodneCisloDate(number)"
        case .jmbg: "hasJmbgDate(number)"
        case .curp: "hasCurpDate(number)"
        case .yyMMdd(let start): "hasDateAt(number, \(start))"
        case .rfc: "hasRfcDate(number)"
        case .ddMMyy: "hasDayFirst(number)"
        case .latvian: "hasLatvianDate(number)"
        case .yyyyMMdd(let start): "hasLongDateAt(number, \(start))"
        case .personnummer: "hasSwedishDate(number)"
        case .codiceFiscale: "hasItalianDate(number)"
        }
    }
}

extension CheckDigits.Alphabet {
    /// The constant for the characters, and the character that can stand only at the end.
    fileprivate var names: (characters: String, extra: String) {
        switch self {
        case .decimal, .alphanumeric: ("digitsAndLetters", "")
        case .digitsOrX: ("decimalDigits", "X")
        case .letters: ("capitalLetters", "")
        case .alphanumericOrAsterisk: ("digitsAndLetters", "*")
        }
    }
}
