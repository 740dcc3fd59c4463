// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A field's constraints: `required unique minLength maxLength minimum maximum pattern enum`.
struct ColumnConstraints {
    let presence: ColumnInputValidator.Presence
    let isUnique: Bool
    /// The strategies for the type within its constraints.
    let strategies: [InputValidator<String>]

    /// The constraints as decoded, before the field's type is known.
    struct Draft: Decodable {
        let object: StrictRuleObject

        init(from decoder: any Decoder) throws {
            object = try StrictRuleObject(decoder, called: "“constraints”")
        }
    }

    init(_ draft: Draft, for type: ColumnType, in notation: FieldNotation) throws {
        var arguments = StrategyArguments(draft.object)
        presence = (try arguments("required", as: Bool.self)).map { $0 ? .required : .optional } ?? .unspecified
        isUnique = try arguments("unique", as: Bool.self) ?? false
        var strategies = try Self.makeTypeStrategies(from: &arguments, of: type, in: notation)
        if let length = try Self.makeLengthStrategy(from: &arguments, of: type, isOptional: presence == .optional) {
            strategies.append(length)
        }
        if let expression = try arguments("pattern", as: String.self) {
            try Self.rejectConstraint("pattern", unless: type == .string, for: type, in: arguments)
            do { strategies.append(try RegexInputValidator(expression)) } catch {
                throw arguments.error(String(describing: error), at: "pattern")
            }
        }
        if let texts = try arguments("enum", as: [String].self) {
            if texts.isEmpty { throw arguments.error("“enum” is empty: every value would be rejected", at: "enum") }
            // A column's categories aren't secret.
            strategies.append(.oneOf(texts, showsTexts: true))
        }
        try arguments.rejectUnknownKeys { key in
            if Self.fieldKeys.contains(key) { return "; it belongs beside “name”" }
            return Self.key(meantBy: key, for: type).map { "; did you mean “\($0)”?" }
        }
        self.strategies = strategies
    }

    /// A field's keys that aren't constraints.
    static let fieldKeys = [
        "name", "title", "description", "missingValues", "type", "format", "twoDigitYearsFrom", "decimalChar",
        "groupChar", "bareNumber", "trueValues", "falseValues", "constraints", "strategies",
    ]

    /// Returns the constraint that a key means, or `nil`.
    static func key(meantBy key: String, for type: ColumnType) -> String? {
        let limits = type == .string ? ("minLength", "maxLength") : ("minimum", "maximum")
        switch key.lowercased() {
        case "min", "atleast", "from": return limits.0
        case "max", "atmost", "to": return limits.1
        case "regex", "regexp", "expression", "match", "matches": return "pattern"
        case "age", "minage": return type == .date ? "minimumAge" : nil
        case "maxage": return type == .date ? "maximumAge" : nil
        case "values", "oneof", "choices", "allowed", "in": return "enum"
        case "mandatory", "notnull", "nonempty", "notempty", "nullable", "optional", "allowempty": return "required"
        default:
            return SpellingCorrection.nearest(
                to: key,
                in: ["required", "unique", "minimum", "maximum", "minLength", "maxLength", "pattern", "enum"]
                    + (type == .date ? relativeKeys : []))
        }
    }

    private static func makeTypeStrategies(
        from arguments: inout StrategyArguments, of type: ColumnType, in notation: FieldNotation
    ) throws -> [InputValidator<String>] {
        for key in ["minimum", "maximum"] + relativeKeys where arguments.readPresence(of: key) {
            try rejectConstraint(key, unless: type.constraintKeys.contains(key), for: type, in: arguments)
        }
        guard let listing = type.listing, !type.constraintKeys.isEmpty else {
            return notation.typeStrategies
        }
        return [
            try arguments.makeValidator(listing, withOptions: type.constraintKeys, settings: notation.settings)
        ]
    }

    /// The constraints for dates relative to today, which Table Schema doesn't have.
    static let relativeKeys = ["minimumAge", "maximumAge", "minimumDays", "maximumDays"]

    private static func makeLengthStrategy(
        from arguments: inout StrategyArguments, of type: ColumnType, isOptional: Bool
    ) throws -> InputValidator<String>? {
        let minimum = try arguments("minLength", as: Int.self)
        let maximum = try arguments("maxLength", as: Int.self)
        guard let key = minimum != nil ? "minLength" : maximum != nil ? "maxLength" : nil else { return nil }
        try rejectConstraint(key, unless: type == .string, for: type, in: arguments)
        var settings: StrategyListing.Settings = [:]
        if minimum == nil, maximum == 0 {
            guard isOptional else {
                throw arguments.error(
                    "“maxLength” is 0 for a value that is required: every value would be rejected", at: "maxLength")
            }
            settings[.minimum] = 0
        }
        return try arguments.makeValidator(
            LengthInputValidator.listing, withOptions: ["minimum", "maximum"], settings: settings,
            renaming: ["minimum": "minLength", "maximum": "maxLength"])
    }

    private static func rejectConstraint(
        _ key: String, unless isApplicable: Bool, for type: ColumnType, in arguments: StrategyArguments
    ) throws {
        if isApplicable { return }
        let types =
            ["minimum", "maximum"].contains(key)
            ? "integer, number, or date" : relativeKeys.contains(key) ? "date" : "string"
        throw arguments.error("“\(key)” needs the type \(types), not \(type.rawValue)", at: key)
    }
}

extension StrategyArguments {
    /// Creates a listed strategy from some of its options.
    fileprivate mutating func makeValidator(
        _ listing: StrategyListing, withOptions optionNames: [String], settings: StrategyListing.Settings,
        renaming names: [String: String] = [:]
    ) throws -> InputValidator<String> {
        let options = listing.options.filter { optionNames.contains($0.name) }
        return try makeValidator(listing, from: options, with: settings, renaming: names)
    }
}

extension ColumnType {
    /// The constraints that are options of the type's strategy.
    fileprivate var constraintKeys: [String] {
        switch self {
        case .integer, .number: ["minimum", "maximum"]
        case .date: ["minimum", "maximum"] + ColumnConstraints.relativeKeys
        case .string, .boolean, .time, .datetime: []
        }
    }
}
