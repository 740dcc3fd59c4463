// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import InputValidation
import PatternAlgebra

/// A rule as the sets of texts that it accepts, for comparison with other rules.
///
/// A rule is created from a strategy for text. If a set can't represent the strategy, for example because of a check
/// digit, the set is `nil`.
public final class ComparableRule {
    /// The strategy's name in rule files.
    public let name: String

    /// The rules inside a composition or wrapper, in order.
    public let children: [ComparableRule]

    /// The strategy itself.
    private let configuration: StrategyConfiguration

    private var listedRule: ListedRule? { ListedRule(configuration) }

    /// The options that differ from their default values, or `nil` if options can't express the strategy.
    private lazy var settings: StrategyListing.Settings? = {
        guard configuration.builtInName != nil else { return nil }
        return listedRule.map(\.minimalSettings) ?? configuration.parameters
    }()

    /// Creates a rule from a strategy.
    public convenience init(_ strategy: InputValidator<String>) {
        self.init(strategy.configuration)
    }

    private init(_ configuration: StrategyConfiguration) {
        self.configuration = configuration
        name = configuration.name
        children = configuration.children.map { ComparableRule($0) }
    }

    /// The rule in rule file notation, such as `count {"maximum":9}`, including a list's texts.
    ///
    /// Rules with equal options have equal texts.
    public private(set) lazy var text: String = {
        let options = optionsJSON
        return options == "{}" ? writtenRule.name : "\(writtenRule.name) \(options)"
    }()

    /// The exact set of nonempty texts that the rule accepts, or `nil` if it's unknown.
    public private(set) lazy var set: InputSet? = exactSet

    /// The rules inside an `allOf` composition or a rule with its own message, or only this rule.
    public var conjuncts: [ComparableRule] {
        switch configuration.kind {
        case .all: children.isEmpty ? [self] : children.flatMap(\.conjuncts)
        case .customized: children.flatMap(\.conjuncts)
        case .warning: []
        case .leaf, .any, .not, .when, .decorated, .part, .chained: [self]
        }
    }

    /// The options that express the strategy.
    private var options: StrategyListing.Settings { settings ?? [:] }

    /// The texts of `oneOf` and `noneOf`.
    var listedTexts: [String]? { options["values"]?.asTexts }

    /// Whether the rule only warns.
    private var isWarning: Bool { if case .warning = configuration.kind { true } else { false } }

    /// The rule whose name and options a rule file has; for a warning, the rule inside.
    private var writtenRule: ComparableRule { isWarning ? children[0] : self }

    /// The options in rule file notation.
    private var optionsJSON: String {
        let (options, children, configuration) = (
            writtenRule.options, writtenRule.children, writtenRule.configuration
        )
        var members = options.map { (name: $0.key.rawValue, json: $0.value.json) }
        switch children.count {
        case 0: break
        case 1 where !configuration.kind.isList: members.append(("rule", children[0].jsonNotation))
        default: members.append(("rules", "[\(children.map(\.jsonNotation).joined(separator: ","))]"))
        }
        if isWarning { members.append(("severity", "\"warning\"")) }
        return "{\(members.sorted { $0.name < $1.name }.map { "\"\($0.name)\":\($0.json)" }.joined(separator: ","))}"
    }

    private var jsonNotation: String {
        let options = optionsJSON.dropFirst()
        let name = writtenRule.name
        return options == "}" ? "\"\(name)\"" : "{\"use\":\"\(name)\",\(options)"
    }
}

extension ComparableRule: Hashable {
    /// Returns whether two rules' strategies have equal configurations.
    public static func == (first: ComparableRule, second: ComparableRule) -> Bool {
        first.configuration == second.configuration
    }

    /// Hashes the strategy's configuration.
    public func hash(into hasher: inout Hasher) { configuration.hashSettings(into: &hasher) }
}

extension ValidationError.Value {
    fileprivate var json: String {
        switch self {
        case .int, .double, .flag: "\(self)"
        case .text(let text): text.json
        case .list(let texts): "[\(texts.map(\.json).joined(separator: ","))]"
        }
    }
}

extension String {
    fileprivate var json: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case "\0"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}

extension ComparableRule {
    private var exactSet: InputSet? {
        guard settings != nil, options["maximumBytes"] == nil else { return nil }
        let set: InputSet?
        switch configuration.kind {
        case .leaf:
            set =
                configuration.builtInName == "noneOf"
                ? listedTexts.flatMap { .matching(AcceptedTexts.list($0).expression.source)?.inverted }
                : listedRule == nil ? nil : exactExpression.flatMap { .matching($0) }
        case .all, .customized:
            guard conjuncts.count <= Self.maximumRules, !children.isEmpty else { return nil }
            let sets = conjuncts.map(\.set)
            set = sets.contains { $0 == nil } ? nil : sets.reduce(.all) { $0.intersection($1 ?? .all) }
        case .any:
            guard children.count <= Self.maximumRules, !children.isEmpty else { return nil }
            let sets = children.map(\.set)
            set = sets.contains { $0 == nil } ? nil : sets.reduce(InputSet.none) { $0.union($1 ?? .none) }
        case .not: set = children[0].set?.inverted
        case .warning: set = .all
        case .when, .decorated, .part, .chained: set = nil
        }
        return set.flatMap { set in InputSet.matching("(?s).+").map { set.intersection($0) } }
    }

    /// The expression for exactly the texts that the strategy accepts, or `nil`.
    private var exactExpression: String? {
        guard let listedRule, let texts = listedRule.acceptedTexts?.expression, texts.isExact,
            listedRule.maximumBytes >= TextInputValidator.defaultMaximumBytes
        else { return nil }
        return texts.source
    }

    /// The maximum number of a composition's rules that are compared.
    ///
    /// Comparing takes time proportional to the square of this number.
    public static var maximumRules: Int { 32 }

    /// An approximation of the rule's set, for finding examples.
    ///
    /// Always validate the examples with the strategy itself.
    public var approximateSet: InputSet? {
        if let set { return set }
        if name == "count" { return lengthSet }
        // A pattern has the default notation.
        let notation: Set<ValidationError.Parameter> = ["format", "point", "grouping", "units", "bareNumber"]
        let similar = notation.isDisjoint(with: options.keys) ? Self.similarPatterns[name]?.expression : nil
        return (similar ?? listedRule?.acceptedTexts?.expression.source).flatMap { .matching($0) }
    }

    /// Patterns that accept nearly the same texts as a strategy, if no exact expression is known.
    #if StockPatterns
    private static let similarPatterns: [String: InputPattern] = [
        "base64": .base64, "date": .isoDate, "dateTime": .rfc3339, "decimal": .jsonNumber, "domainName": .domainName,
        "ean": .gtin, "email": .email, "iban": .iban, "integer": .integer, "ipAddress": .ipv4, "isbn": .isbn,
        "jwt": .jwt, "paymentCard": .cardNumber, "port": .portNumber, "time": .isoTime, "url": .httpURL,
    ]
    #else
    private static let similarPatterns: [String: InputPattern] = [:]
    #endif

    /// A set of texts that the rule certainly accepts, or `nil` if none is known.
    ///
    /// The rule may accept other texts, too.
    var certainSet: InputSet? {
        if let set { return set }
        guard configuration.builtInName == "count", settings != nil, options["maximumBytes"] == nil,
            options["unit"] == nil
        else { return nil }
        // In visible ASCII, a text has as many characters as scalars.
        return lengthSet.flatMap { lengths in InputSet.matching("[ -~]*").map { lengths.intersection($0) } }
    }

    /// The texts whose lengths in scalars the rule accepts.
    private var lengthSet: InputSet? {
        let minimum = options["minimum"]?.asInteger ?? 0
        let maximum = options["maximum"]?.asInteger.map(String.init) ?? ""
        return .matching("(?s).{\(minimum),\(maximum)}")
    }

    /// A pattern's expression, or `nil`.
    public var expression: String? {
        configuration.builtInName == "pattern" ? configuration.parameters["pattern"]?.asText : nil
    }

}

extension ComparableRule {
    /// Returns whether this rule accepts every text that another rule accepts, because its limits are wider.
    func subsumes(_ other: ComparableRule) -> Bool {
        if configuration == other.configuration { return true }
        // A column's own strategy says how the values are written.
        if name == "enum", other.name == "enum", let listedTexts, let others = other.listedTexts {
            return Set(others.map { Array($0.utf8) }).isSubset(of: listedTexts.map { Array($0.utf8) })
        }
        guard name == other.name, ["count", "integer", "decimal", "date"].contains(name),
            let settings, let others = other.settings
        else { return false }
        func rest(_ options: StrategyListing.Settings) -> StrategyListing.Settings {
            options.filter { !["minimum", "maximum"].contains($0.key.rawValue) }
        }
        guard rest(settings) == rest(others) else { return false }
        return !Self.isLess(other.limit("minimum"), than: limit("minimum"))
            && !Self.isLess(limit("maximum"), than: other.limit("maximum"), areUpperLimits: true)
    }

    /// Returns a limit.
    ///
    /// A date is written as `yyyy-MM-dd`, so that dates sort as strings.
    private func limit(_ key: ValidationError.Parameter) -> ValidationError.Value? {
        let limit = options[key]
        guard name == "date", let format = options["format"]?.asText, case .text(let text)? = limit else {
            return limit
        }
        let parser = DateInputValidator(format: format, twoDigitYearsFrom: options["twoDigitYearsFrom"]?.asInteger)
        return (try? parser.parse(text)).map { .text($0.description) } ?? limit
    }

    /// Returns whether a limit is outside another limit.
    ///
    /// An absent limit is infinite.
    private static func isLess(
        _ first: ValidationError.Value?, than second: ValidationError.Value?, areUpperLimits: Bool = false
    ) -> Bool {
        switch (first, second) {
        case (_, nil): areUpperLimits ? first != nil : false
        case (nil, _): !areUpperLimits
        case (.text(let first)?, .text(let second)?): first < second
        case (.int(let first)?, .int(let second)?): first < second
        case (let first?, let second?):
            if let first = first.doubleValue, let second = second.doubleValue { first < second } else { true }
        }
    }

    /// The texts at the rule's limits and next to them.
    var boundaryTexts: [String] {
        [options["minimum"], options["maximum"]].flatMap { limit -> [String] in
            switch limit {
            case .int(let number)? where name == "count":
                [number - 1, number, number + 1].filter { 0...70_000 ~= $0 }.flatMap { count in
                    ["a", "0"].map { String(repeating: $0, count: count) }
                }
            case .int(let number)?:
                [
                    number.subtractingReportingOverflow(1).partialValue, number,
                    number.addingReportingOverflow(1).partialValue,
                ].map(String.init)
            case .double(let number)?: [String(number - 1), String(number), String(number + 1)]
            case .text(let text)?: [text]
            default: []
            }
        }
    }
}

extension ValidationError.Value {
    fileprivate var doubleValue: Double? {
        switch self {
        case .int(let number): Double(number)
        case .double(let number): number
        case .flag, .text, .list: nil
        }
    }
}

extension InputSet {
    /// Returns an expression's set, or `nil` if it isn't a valid pattern.
    static func matching(_ expression: String) -> InputSet? { try? InputSet(expression) }
}
