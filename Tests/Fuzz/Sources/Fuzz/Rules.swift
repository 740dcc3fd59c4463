// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages
import InputValidationRules

/// Fuzzes rule files.
///
/// The first byte chooses the type.
enum RuleFiles {
    static func run(_ input: ArraySlice<UInt8>) {
        guard let first = input.first else { return }
        let data = Data(input.dropFirst())
        let isJSON = (try? RuleFileJSON.check(data)) != nil
        if isJSON {
            let object = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            // JSON has numbers of any size. Foundation rejects numbers that a Double can't represent.
            let numbers = input.text.split { !"0123456789+-.eE".contains($0) }
            let isTooLarge = numbers.contains { Double($0)?.isInfinite == true }
            require(object != nil || isTooLarge, "only this reader accepts the text")
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

/// Fuzzes two values of a type, in rules over two columns.
///
/// The first byte chooses the type.
enum Comparisons {
    /// The type names, in the order of their bytes.
    static let types = ["integer", "number", "date", "datetime", "time", "boolean", "string"]

    /// The rules `equal`, `notEqual`, `ascending`, and `ascending` with `orEqual`, if the type has them.
    private static let tables = types.map { type in
        let isOrdered = ["integer", "number", "date", "datetime"].contains(type)
        let uses = ["equal", "notEqual"] + (isOrdered ? ["ascending"] : [])
        let rules = (uses + uses.dropFirst(2)).enumerated().map { index, use in
            #"{"columns": ["a", "b"], "use": "\#(use)"\#(index == 3 ? #", "orEqual": true"# : "")}"#
        }
        let fields = ["a", "b"].map { #"{"name": "\#($0)", "type": "\#(type)"}"# }
        let lists = [fields, rules].map { "[" + $0.joined(separator: ",") + "]" }
        let file = #"{"fields": \#(lists[0]), "rules": \#(lists[1])}"#
        guard let table = try? RuleFileJSON.decode(TableRules.self, from: Data(file.utf8)) else { fatalError(file) }
        return table
    }

    static func run(_ input: ArraySlice<UInt8>) {
        guard let first = input.first else { return }
        let table = tables[Int(first) % tables.count]
        let values = input.dropFirst().parts(2)
        guard values.count == 2, zip(table.fields, values).allSatisfy({ $0.validator.isValid($1) && !$1.isEmpty })
        else { return }
        let (one, two) = (values[0], values[1])
        func holds(_ rule: Int, _ values: String...) -> Bool { table.rules[rule].validator.isValid(values) }
        let isEqual = holds(0, one, two)
        require(holds(0, two, one) == isEqual, "equality has a direction")
        require(holds(1, one, two) != isEqual && holds(1, two, one) != isEqual, "both equal and not equal")
        require(holds(0, one, one) && holds(0, two, two), "a value is not equal to itself")
        // Keys are compared by bytes, so that two encodings of "é" differ.
        func key(_ value: String) -> [UInt8]? { table.fields[0].comparisonKey(for: value).map { Array($0.utf8) } }
        require((key(one) == key(two)) == isEqual, "equal, with different keys")
        guard table.rules.count > 2 else { return }
        let (isBefore, isAfter) = (holds(2, one, two), holds(2, two, one))
        require(!(isBefore && isAfter), "before and after")
        require(holds(3, one, two) == !isAfter, "before or equal, and after")
        require(holds(3, two, one) == !isBefore, "after or equal, and before")
        // Two dates with times can be the same moment in two notations.
        let isMoment = table.fields[0].type == .datetime
        require(isBefore || isAfter || isEqual || isMoment, "neither before, after, nor equal")
        guard [.integer, .number].contains(table.fields[0].type) else { return }
        // A Double is rounded, but rounding never reverses an order.
        if let number = Double(one), let other = Double(two), number != other {
            require(isBefore == (number < other), "another order than that of Double")
        }
    }
}

/// Fuzzes language tags and the header `Accept-Language`.
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
