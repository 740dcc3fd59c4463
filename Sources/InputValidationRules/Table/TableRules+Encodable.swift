// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

extension TableRules {
    /// Encodes the rules as a rule file.
    ///
    /// Decoding the result with the same catalog creates equal rules. The result contains a list's texts, such as the
    /// texts of `oneOf`, even if the list is secret.
    ///
    /// - Throws: An `EncodingError.invalidValue` with the coding path of a strategy that a rule file can't express,
    ///   such as your own strategy that isn't in the catalog.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: StringCodingKey.self)
        try object.encodeIfPresent(name, forKey: .init("name"))
        try object.encodeIfPresent(title, forKey: .init("title"))
        try object.encodeIfPresent(description, forKey: .init("description"))
        if !missingValues.isEmpty { try object.encode(missingValues, forKey: .init("missingValues")) }
        try object.encode(
            fields.map { EncodableFieldRules(rules: $0, inheritedMissingValues: missingValues) },
            forKey: .init("fields"))
        if !primaryKey.isEmpty { try object.encode(primaryKey, forKey: .init("primaryKey")) }
        if !uniqueKeys.isEmpty { try object.encode(uniqueKeys, forKey: .init("uniqueKeys")) }
        if !foreignKeys.isEmpty { try object.encode(foreignKeys, forKey: .init("foreignKeys")) }
        try object.encodeIfPresent(fieldsMatch?.rawValue, forKey: .init("fieldsMatch"))
        try object.encodeIfPresent(rowLimits.minimum, forKey: .init("minimumRows"))
        try object.encodeIfPresent(rowLimits.maximum, forKey: .init("maximumRows"))
        if !rules.isEmpty { try object.encode(rules, forKey: .init("rules")) }
    }
}

extension ColumnRules {
    /// Encodes the rules as a rule file's field, with the missing values that it inherits from its table.
    ///
    /// - Throws: An `EncodingError.invalidValue` with the coding path of a strategy that a rule file can't express,
    ///   such as your own strategy that isn't in the catalog.
    public func encode(to encoder: any Encoder) throws {
        try EncodableFieldRules(rules: self, inheritedMissingValues: []).encode(to: encoder)
    }
}

extension TableRules: Equatable {
    /// Returns whether two tables have equal texts and equal columns in the same order.
    ///
    /// Texts are compared by their bytes.
    public static func == (first: TableRules, second: TableRules) -> Bool {
        let isSame = ExactEqualityComparator<[String?]>()
        return isSame(first.descriptiveTexts, second.descriptiveTexts)
            && isSame(first.missingValues, second.missingValues)
            && isSame(first.primaryKey, second.primaryKey) && first.fields == second.fields
            && first.uniqueKeys.elementsEqual(second.uniqueKeys) { ExactEqualityComparator<[String]>()($0, $1) }
            && first.foreignKeys == second.foreignKeys && first.fieldsMatch == second.fieldsMatch
            && first.rowLimits == second.rowLimits && first.rules == second.rules
    }

    private var descriptiveTexts: [String?] { [name, title, description] }
}

extension ColumnRules: Equatable {
    /// Returns whether two columns have equal texts, and equal strategies from the same parts of a rule file.
    ///
    /// Texts are compared by their bytes.
    public static func == (first: ColumnRules, second: ColumnRules) -> Bool {
        ExactEqualityComparator<[String?]>()(first.descriptiveTexts, second.descriptiveTexts)
            && first.type == second.type
            && first.notation == second.notation
            && first.isUnique == second.isUnique && first.shareLimits == second.shareLimits
            && first.constraints == second.constraints
            && first.strategies == second.strategies
            && first.validator == second.validator
    }

    private var descriptiveTexts: [String?] { [name, title, description] }
}

/// A field in a rule file.
extension FieldNotation: Equatable {
    static func == (first: FieldNotation, second: FieldNotation) -> Bool {
        first.keys.elementsEqual(second.keys) { $0.name == $1.name && $0.value.isExactly($1.value) }
    }
}

extension ValidationError.Value {
    /// Returns whether two values are equal, with texts compared by their bytes.
    fileprivate func isExactly(_ other: Self) -> Bool {
        switch (self, other) {
        case (.text(let text), .text(let other)): text.utf8.elementsEqual(other.utf8)
        case (.list(let texts), .list(let others)): ExactEqualityComparator<[String]>()(texts, others)
        default: self == other
        }
    }
}

private struct EncodableFieldRules: Encodable {
    let rules: ColumnRules
    /// The table's missing values.
    let inheritedMissingValues: [String]

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: StringCodingKey.self)
        try object.encode(rules.name, forKey: .init("name"))
        try object.encodeIfPresent(rules.title, forKey: .init("title"))
        try object.encodeIfPresent(rules.description, forKey: .init("description"))
        if rules.type != .string { try object.encode(rules.type.rawValue, forKey: .init("type")) }
        for (name, value) in rules.notation.keys { try object.encode(value, forKey: .init(name)) }
        let constraints = ColumnConstraints.encodedConstraints(of: rules)
        if !constraints.isEmpty { try object.encode(constraints, forKey: .init("constraints")) }
        if !ExactEqualityComparator<[String]>()(rules.missingValues, inheritedMissingValues) {
            try object.encode(rules.missingValues, forKey: .init("missingValues"))
        }
        if !rules.strategies.isEmpty {
            try object.encode(rules.strategies.map { StrategySpecification($0) }, forKey: .init("strategies"))
        }
    }
}

extension ColumnConstraints {
    /// Returns the constraints that a column's strategies were made from.
    fileprivate static func encodedConstraints(of rules: ColumnRules) -> [String: ValidationError.Value] {
        var constraints: [String: ValidationError.Value] = [:]
        if rules.presence != .unspecified { constraints["required"] = .flag(rules.presence == .required) }
        if rules.isUnique { constraints["unique"] = .flag(true) }
        constraints["maximumMissingShare"] = rules.shareLimits.missing.map { .double($0) }
        constraints["maximumWarnedShare"] = rules.shareLimits.warned.map { .double($0) }
        // A type's own strategy without limits isn't a constraint.
        let typeStrategies = rules.notation.typeStrategies
        for (index, strategy) in rules.constraints.enumerated()
        where index >= typeStrategies.count || strategy != typeStrategies[index] {
            let configuration = strategy.configuration
            let settings = ListedRule(configuration)?.minimalSettings ?? configuration.parameters
            for (parameter, value) in settings {
                guard let key = constraintKeys[configuration.name]?[parameter.rawValue] else { continue }
                let isExcluded = settings[.init(rawValue: parameter.rawValue + "Excluded")] == .flag(true)
                constraints[isExcluded ? exclusiveKeys[key] ?? key : key] = value
            }
        }
        if let words = constraints["enum"]?.asTexts, let parser = typeStrategies.first as? InputParser<String, Bool> {
            constraints["enum"] = .list(firstWords(of: words, by: parser))
        }
        return constraints
    }

    /// Returns the first word for true and the first word for false in a list of words.
    private static func firstWords(of words: [String], by parser: InputParser<String, Bool>) -> [String] {
        var seen: Set<Bool> = []
        return words.filter { word in (try? parser.parse(word)).map { seen.insert($0).inserted } ?? true }
    }

    /// The constraint for each option of the strategies that are made from constraints.
    private static let exclusiveKeys = ["minimum": "exclusiveMinimum", "maximum": "exclusiveMaximum"]
    private static let lengthKeys = ["minimum": "minLength", "maximum": "maxLength"]
    private static let limitKeys = ["minimum": "minimum", "maximum": "maximum"]
    private static let dateKeys = limitKeys.merging(relativeKeys.map { ($0, $0) }) { $1 }
    private static let constraintKeys: [String: [String: String]] = [
        "integer": limitKeys, "decimal": limitKeys, "date": dateKeys,
        "limits": limitKeys,
        "count": lengthKeys, "list": lengthKeys, "array": lengthKeys, "object": lengthKeys,
        "pattern": ["pattern": "pattern"],
        "oneOf": ["values": "enum"], "enum": ["values": "enum"],
    ]
}
