// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputPatterns
import PatternAlgebra

/// One rule of a column as the file has it: the name of a strategy and its options.
final class RuleSpecification {
    let name: String
    /// The options, without the name.
    let options: [String: Any]

    init(_ name: String, _ options: [String: Any] = [:]) {
        // The name of a stock pattern is a strategy too.
        let isStock = options["name"] == nil && !Names.strategies.contains(name) && Names.pattern(name) != nil
        self.name = isStock ? "pattern" : name
        self.options = isStock ? options.merging(["name": name]) { $1 } : options
    }

    /// Reads an element of `strategies`: a name, or an object with the key `use`.
    convenience init?(json: Any) {
        if let name = json as? String {
            self.init(name)
        } else if var object = json as? [String: Any], let name = object["use"] as? String {
            object["use"] = nil
            self.init(name, object)
        } else {
            return nil
        }
    }

    /// The rule as text: equal for rules that are written with the same options in any order.
    private(set) lazy var text: String = {
        let data = try? JSONSerialization.data(
            withJSONObject: options, options: [.sortedKeys, .withoutEscapingSlashes])
        return options.isEmpty ? name : "\(name) \(String(decoding: data ?? Data(), as: UTF8.self))"
    }()

    /// The set of exactly the texts that the rule accepts, of those that are not empty; nil if it cannot be told.
    private(set) lazy var set: InputSet? = exactSet

    /// The rules that this one consists of: those of `allOf`, and the one that a message is put on.
    var parts: [RuleSpecification] {
        switch name {
        case "allOf": inner("rules").flatMap(\.parts)
        case "message", "sensitive": inner("rule").flatMap(\.parts)
        default: [self]
        }
    }

    func inner(_ key: String) -> [RuleSpecification] {
        let list = options[key] as? [Any] ?? options[key].map { [$0] } ?? []
        let rules = list.compactMap(RuleSpecification.init(json:))
        return rules.count == list.count && !rules.isEmpty ? rules : [RuleSpecification("?")]
    }

    /// The texts of `oneOf` and `noneOf`.
    var values: [String]? { options["values"] as? [String] }
}

extension RuleSpecification {
    private var exactSet: InputSet? {
        guard options["maximumBytes"] == nil else { return nil }
        let set: InputSet?
        switch name {
        case "anything": set = .all
        case "numeric": set = isASCII("digits") ? .matching("[0-9]+") : nil
        case "alpha": set = isASCII("letters") ? .matching("[A-Za-z]+") : nil
        case "alphanumeric": set = isASCII("characters") ? .matching("[0-9A-Za-z]+") : nil
        case "characters": set = text("alphabet").flatMap { .matching("[\($0.escaped)]+") }
        case "prefix": set = text("part").flatMap { .matching("(?s)\($0.escaped).*") }
        case "suffix": set = text("part").flatMap { .matching("(?s).*\($0.escaped)") }
        case "contains": set = text("part").flatMap { .matching("(?s).*\($0.escaped).*") }
        case "oneOf": set = values.flatMap { .matching($0.map(\.escaped).joined(separator: "|")) }
        case "noneOf": set = values.flatMap { .matching($0.map(\.escaped).joined(separator: "|"))?.inverted }
        case "pattern": set = expression.flatMap { .matching($0) }
        case "count": set = options["unit"] as? String == "scalars" ? lengths : nil
        case "allOf", "message", "sensitive":
            guard parts.count <= RuleAdvice.maximumRules else { return nil }
            let sets = parts.map(\.set)
            set = sets.contains { $0 == nil } ? nil : sets.reduce(.all) { $0.intersection($1 ?? .all) }
        case "anyOf":
            let rules = inner("rules")
            guard rules.count <= RuleAdvice.maximumRules else { return nil }
            let sets = rules.map(\.set)
            set = sets.contains { $0 == nil } ? nil : sets.reduce(InputSet.none) { $0.union($1 ?? .none) }
        case "not":
            let rules = inner("rule")
            set = rules.count == 1 ? rules[0].set?.inverted : nil
        default: set = nil
        }
        return set.flatMap { set in InputSet.matching("(?s).+").map { set.intersection($0) } }
    }

    /// A set near the one of the rule: for finding examples, which are then validated with the strategy itself.
    var roughSet: InputSet? {
        if let set { return set }
        if name == "count" { return lengths }
        return Self.similarPatterns[name].flatMap { .matching($0.expression) }
    }

    /// Patterns that accept nearly the same as a strategy.
    private static let similarPatterns: [String: InputPattern] = [
        "base64": .base64, "bic": .bic, "date": .isoDate, "dateTime": .rfc3339, "decimal": .jsonNumber,
        "domainName": .domainName, "e164": .e164, "ean": .gtin, "email": .email, "hexColor": .hexColor,
        "hexadecimal": .hexadecimal, "iban": .iban, "integer": .integer, "ipAddress": .ipv4, "isbn": .isbn, "jwt": .jwt,
        "macAddress": .macAddress, "paymentCard": .cardNumber, "port": .portNumber, "semver": .semver, "slug": .slug,
        "time": .isoTime, "ulid": .ulid, "url": .httpURL, "uuid": .uuid,
    ]

    /// A set of texts that the rule accepts for certain, but perhaps not all of them; nil if none is known.
    var certainSet: InputSet? {
        if let set { return set }
        guard options["maximumBytes"] == nil else { return nil }
        switch name {
        // Characters and scalars are the same in visible ASCII.
        case "count" where options["unit"] == nil:
            return lengths.flatMap { lengths in InputSet.matching("[ -~]*").map { lengths.intersection($0) } }
        case "required": return .matching("(?s).*[!-~].*")
        default: return nil
        }
    }

    /// The texts of a length in scalars.
    private var lengths: InputSet? {
        let minimum = options["minimum"] as? Int ?? 0
        let maximum = (options["maximum"] as? Int).map(String.init) ?? ""
        return .matching("(?s).{\(minimum),\(maximum)}")
    }

    var expression: String? {
        if let expression = text("pattern") { return expression }
        return text("name").flatMap { name in InputPattern.all.first { $0.name == name }?.expression }
    }

    private func text(_ key: String) -> String? { options[key] as? String }

    private func isASCII(_ key: String) -> Bool { options[key] == nil || text(key) == "ascii" }
}

extension RuleSpecification {
    /// Whether every text that another rule accepts is accepted by this one, because its limits are inside.
    func contains(_ other: RuleSpecification) -> Bool {
        if text == other.text { return true }
        guard name == other.name, ["count", "integer", "decimal", "date"].contains(name) else { return false }
        var (own, others) = (self.options, other.options)
        for key in ["minimum", "maximum"] {
            own[key] = nil
            others[key] = nil
        }
        guard RuleSpecification(name, own).text == RuleSpecification(name, others).text else { return false }
        return !RuleSpecification.isLess(other.options["minimum"], options["minimum"])
            && !RuleSpecification.isLess(options["maximum"], other.options["maximum"], isUpper: true)
    }

    /// Whether a limit lies outside of another one; an absent limit is infinite.
    private static func isLess(_ first: Any?, _ second: Any?, isUpper: Bool = false) -> Bool {
        switch (first, second) {
        case (_, nil): isUpper ? first != nil : false
        case (nil, _): !isUpper
        case (let first as Double, let second as Double): first < second
        case (let first as String, let second as String): first < second
        default: true
        }
    }

    /// Texts at the limits of the rule, and beside them.
    var limits: [String] {
        [options["minimum"], options["maximum"]].flatMap { limit -> [String] in
            switch limit {
            case let number as Int where name == "count":
                [number - 1, number, number + 1].filter { 0...70_000 ~= $0 }.flatMap { count in
                    ["a", "0"].map { String(repeating: $0, count: count) }
                }
            case let number as Int:
                [
                    number.subtractingReportingOverflow(1).partialValue, number,
                    number.addingReportingOverflow(1).partialValue,
                ].map(String.init)
            case let number as Double: [String(number - 1), String(number), String(number + 1)]
            case let text as String: [text]
            default: []
            }
        }
    }
}

extension InputSet {
    /// The set of an expression; nil if it is not a pattern.
    static func matching(_ expression: String) -> InputSet? { try? InputSet(expression) }
}

extension String {
    /// The text as an expression that matches it and nothing else, also inside a class.
    fileprivate var escaped: String {
        unicodeScalars.map { "\\x{\(String($0.value, radix: 16))}" }.joined()
    }
}
