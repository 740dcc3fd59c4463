// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

extension StrategySpecification where Input == String {
    /// Creates a strategy's specification, so that you can write it to a rule file.
    ///
    /// ```swift
    /// let rule: InputValidator<String> = .count(in: 3...12) && .alpha
    /// let file = try JSONEncoder().encode(
    ///     StrategySpecification(rule))
    /// // {"use":"allOf","rules":[
    /// //   {"use":"count","minimum":3,"maximum":12},"alpha"]}
    /// ```
    public init(_ validator: InputValidator<String>) {
        let configuration = validator.configuration
        if case .warning = configuration.kind {
            name = configuration.children[0].name
        } else {
            name = configuration.name
        }
        self.validator = validator
    }
}

extension StrategySpecification: Encodable where Input == String {
    /// Encodes the strategy with the options that differ from their default values.
    ///
    /// Decoding the result with the same catalog creates an equal strategy. The result contains a list's texts, such as
    /// the texts of `oneOf`, even if the list is secret.
    ///
    /// - Throws: An `EncodingError.invalidValue` with the coding path of the part that a rule file can't express. This
    ///   applies to strategies with a closure or a clock, names from `named(_:)`, errors from the call site, and
    ///   strategies that are nested deeper than ``maximumDepth``.
    public func encode(to encoder: any Encoder) throws {
        let catalog = encoder.userInfo[.strategyCatalog] as? StrategyCatalog<String> ?? .standard
        try EncodableStrategy(validator.configuration, in: catalog, at: encoder.codingPath).encode(to: encoder)
    }
}

/// A strategy as it's written in a rule file, with the strategy that decoding creates.
///
/// A strategy is written only if decoding creates an equal strategy, so nothing is lost.
private struct EncodableStrategy: Encodable {
    private let name: String
    private var settings: [(name: String, kind: StrategyListing.Option.ValueKind, value: ValidationError.Value)] = []
    private var rules: [EncodableStrategy] = []
    private let strategy: InputValidator<String>
    /// Whether the object has a list of rules instead of a single rule.
    private var isList = false
    /// Whether the object has the severity `warning`.
    private var isWarning = false

    init(
        _ configuration: StrategyConfiguration, in catalog: StrategyCatalog<String>, at path: [any CodingKey]
    ) throws {
        if case .warning = configuration.kind {
            let rule = try Self(configuration.children[0], in: catalog, at: path)
            (name, settings, rules, isList) = (rule.name, rule.settings, rule.rules, rule.isList)
            (strategy, isWarning) = (.warning(rule.strategy), true)
            return
        }
        name = configuration.name
        func unwritable(_ reason: String) -> EncodingError {
            .invalidValue(
                configuration.name,
                .init(
                    codingPath: path, debugDescription: "“\(configuration.name)” cannot be written: \(reason)".printable
                ))
        }

        guard path.count <= StrategySpecification<String>.maximumDepth else {
            throw unwritable("the strategies are nested too deeply")
        }
        if let listing = catalog.listings[name], configuration.children.isEmpty {
            guard let values = ListedRule(configuration)?.minimalSettings else {
                throw unwritable("it has a clock, or a setting without an option in rule files")
            }
            settings = listing.options.compactMap { option in
                values[ValidationError.Parameter(rawValue: option.name)].map { (option.name, option.kind, $0) }
            }
            strategy = try listing.makeStrategy(with: values)
            return
        }
        guard !configuration.children.isEmpty else {
            guard let listed = try? catalog.validator(named: name), listed.configuration == configuration else {
                throw unwritable("it is not in the catalog, or it holds a closure")
            }
            strategy = listed
            return
        }
        let isList = configuration.kind.isList
        self.isList = isList
        rules = try configuration.children.enumerated().map { index, child in
            let key: [any CodingKey] =
                isList ? [StringCodingKey("rules"), ElementIndex(index)] : [StringCodingKey("rule")]
            return try Self(child, in: catalog, at: path + key)
        }
        guard let composition = Self.composition(configuration, of: rules.map(\.strategy)),
            composition.configuration == configuration
        else { throw unwritable("rule files have no notation for this composition") }
        strategy = composition
        settings = configuration.parameters.map { parameter, value in
            (parameter.rawValue == "message" ? "text" : parameter.rawValue, .text, value)
        }
    }

    /// Returns the strategy that ``StrategyCatalog`` creates for a composition, or `nil` if it has none by that name.
    private static func composition(
        _ configuration: StrategyConfiguration, of rules: [InputValidator<String>]
    ) -> InputValidator<String>? {
        switch configuration.kind {
        case .all(let stopsAtFirstError): AllOf(rules, stopAtFirst: stopsAtFirstError)
        case .any: AnyOf(rules)
        case .not: !rules[0]
        case .part(.optional): .optional(rules[0])
        // Decoding rejects an empty text of separators.
        case .part(.transformed(let step)): step.changesNothing ? nil : .transformed(by: step, then: rules[0])
        case .customized(.presentation(_, let text)): rules[0].message(text)
        case .customized(.sensitive): rules[0].sensitive()
        case .leaf, .when, .warning, .decorated, .chained,
            .customized(.error), .customized(.name), .customized(.traits),
            .part(.property), .part(.entry), .part(.elements), .part(.keys), .part(.values), .part(.cell):
            nil
        }
    }

    func encode(to encoder: any Encoder) throws {
        if settings.isEmpty, rules.isEmpty, !isWarning {
            var container = encoder.singleValueContainer()
            return try container.encode(name)
        }
        var object = encoder.container(keyedBy: StringCodingKey.self)
        try object.encode(name, forKey: .init("use"))
        for (name, kind, value) in settings {
            let key = StringCodingKey(name)
            switch value {
            case .list(let texts) where kind == .integers:
                try object.encode(texts.compactMap { Int($0) }, forKey: key)
            case .list(let texts): try object.encode(texts, forKey: key)
            case .text(let text): try object.encode(text, forKey: key)
            case .int(let number): try object.encode(number, forKey: key)
            case .double(let number): try object.encode(number, forKey: key)
            case .flag(let flag): try object.encode(flag, forKey: key)
            }
        }
        if isWarning { try object.encode(RuleSeverity.warning.rawValue, forKey: .init("severity")) }
        if isList {
            try object.encode(rules, forKey: .init("rules"))
        } else if let rule = rules.first {
            try object.encode(rule, forKey: .init("rule"))
        }
    }
}
