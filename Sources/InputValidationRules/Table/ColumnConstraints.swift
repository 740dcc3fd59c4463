// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A field's constraints, such as `required`, `minimum`, and `enum`.
struct ColumnConstraints {
    let presence: ColumnInputValidator.Presence
    let isUnique: Bool
    /// Whether the constraints have the key `enum`.
    let hasValues: Bool
    let shareLimits: (missing: Double?, warned: Double?)
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
        shareLimits = (
            try Self.readShare("maximumMissingShare", from: &arguments),
            try Self.readShare("maximumWarnedShare", from: &arguments)
        )
        var strategies = try Self.makeTypeStrategies(from: &arguments, of: type, in: notation)
        if Self.countedTypes.contains(type) {
            let count = try Self.readItemCount(from: &arguments)
            strategies = try type.unlistedStrategies(format: notation.textFormat, count: count)
        } else if let length = try Self.makeLengthStrategy(
            from: &arguments, of: type, isOptional: presence == .optional)
        {
            strategies.append(length)
        }
        if let expression = try arguments("pattern", as: String.self) {
            try Self.rejectConstraint("pattern", unless: type == .string, for: type, in: arguments)
            let validator: RegexInputValidator
            do { validator = try RegexInputValidator(expression) } catch {
                throw arguments.error(String(describing: error), at: "pattern")
            }
            if validator.matchesNothing {
                throw arguments.error(RegexInputValidator.matchesNothingExplanation, at: "pattern")
            }
            strategies.append(validator)
        }
        let values = try Self.readValues(from: &arguments, for: type, in: notation)
        if let values { strategies.append(values) }
        hasValues = values != nil
        try arguments.rejectUnknownKeys { key in
            if key == "jsonSchema" { return "; a program validates JSON with a schema" }
            if Self.fieldKeys.contains(key) { return "; it belongs beside “name”" }
            return Self.key(meantBy: key, for: type).map { "; did you mean “\($0)”?" }
        }
        self.strategies = strategies
    }

    /// The types whose constraints `minLength` and `maxLength` count items.
    private static let countedTypes: [ColumnType] = [.list, .array, .object]

    private static func readItemCount(from arguments: inout StrategyArguments) throws -> ItemCount {
        let minimum = try arguments("minLength", as: Int.self)
        let maximum = try arguments("maxLength", as: Int.self)
        for (key, limit) in [("minLength", minimum), ("maxLength", maximum)] where limit.map({ $0 < 0 }) == true {
            throw arguments.error("“\(key)” must be 0 or more", at: key)
        }
        if let minimum, let maximum, minimum > maximum {
            throw arguments.error(
                "“minLength” is greater than “maxLength”: every value would be rejected", at: "minLength")
        }
        return ItemCount(minimum: minimum, maximum: maximum)
    }

    private static func readShare(_ key: String, from arguments: inout StrategyArguments) throws -> Double? {
        guard let share = try arguments(key, as: Double.self) else { return nil }
        guard 0...1 ~= share else {
            throw arguments.error("“\(key)” is a share from 0 to 1, such as 0.01 for 1 %", at: key)
        }
        return share
    }

    /// Reads the accepted values of a column.
    private static func readValues(
        from arguments: inout StrategyArguments, for type: ColumnType, in notation: FieldNotation
    ) throws -> InputValidator<String>? {
        let texts: [String]?
        switch type {
        case .string, .any, .date, .time, .datetime, .yearmonth, .duration, .list, .array, .object, .geopoint:
            texts = try arguments("enum", as: [String].self)
        case .integer, .number, .year, .boolean:
            texts = try arguments("enum", as: [ListedValue].self)?.map { $0.text(in: notation) }
        }
        guard let texts else { return nil }
        if texts.isEmpty { throw arguments.error("“enum” is empty: every value would be rejected", at: "enum") }
        return try membership(of: texts, for: type, in: notation) { arguments.error($0, at: "enum") }
    }

    /// Returns a strategy that accepts values, in each notation that the type has for them.
    ///
    /// - Parameters:
    ///   - texts: The values as texts that the column can have.
    ///   - mistake: A closure that returns the error for a message.
    private static func membership(
        of texts: [String], for type: ColumnType, in notation: FieldNotation, orThrow mistake: (String) -> any Error
    ) throws -> InputValidator<String> {
        let parser = notation.typeStrategies.first
        func checkedValue<Value>(_ text: String, _ value: Value?) throws -> Value {
            if let value { return value }
            throw mistake("“\(text)” is no value of the type \(type.rawValue) in the column's format")
        }
        switch type {
        case .string, .any, .list, .array, .object, .geopoint:
            return .oneOf(texts, showsTexts: true)
        case .year, .yearmonth:
            for text in texts { _ = try checkedValue(text, parser?.isValid(text) == true ? text : nil) }
            return .oneOf(texts, showsTexts: true)
        case .boolean:
            var words: [String] = []
            for text in texts {
                let flag = try checkedValue(
                    text, (parser as? InputParser<String, Bool>).flatMap { try? $0.parse(text) })
                words += notation.words(for: flag).filter { !words.contains($0) }
            }
            return .oneOf(words, showsTexts: true)
        case .integer, .number, .date, .time, .datetime, .duration:
            guard let parser else { return .oneOf(texts, showsTexts: true) }
            let values = try texts.map { text in
                // A limit of a date can be in the default format, too.
                let value = [parser, type.standardParser].lazy.compactMap { parser in
                    parser?.isValid(text) == true ? TypedValue(text, of: type, by: parser) : nil
                }.first
                if case .duration(let duration)? = value, duration.isTooLong { throw mistake(Self.tooLong(text)) }
                return try checkedValue(text, value)
            }
            return TypedMembershipInputValidator(texts, values, of: type, by: parser)
        }
    }

    private static func tooLong(_ text: String) -> String {
        "“\(text)” is longer than \(CalendarDuration.maximumYears) years, which is not compared"
    }

    /// Reads the key `categories` of a text or an integer, which means the same as the constraint `enum`.
    static func readCategories(
        from arguments: inout StrategyArguments, for type: ColumnType, in notation: FieldNotation
    ) throws -> [InputValidator<String>] {
        guard let categories = try arguments("categories", as: [Category].self) else { return [] }
        guard type == .string || type == .integer else {
            throw arguments.error(
                "“categories” needs the type string or integer, not \(type.rawValue)", at: "categories")
        }
        guard !categories.isEmpty else {
            throw arguments.error("“categories” is empty: every value would be rejected", at: "categories")
        }
        return [
            try membership(of: categories.map(\.text), for: type, in: notation) {
                arguments.error($0, at: "categories")
            }
        ]
    }

    /// A field's keys that aren't constraints.
    static let fieldKeys = [
        "name", "title", "description", "missingValues", "type", "format", "twoDigitYearsFrom", "decimalChar",
        "groupChar", "bareNumber", "trueValues", "falseValues", "delimiter", "itemType", "categories",
        "categoriesOrdered", "rdfType", "example", "constraints", "strategies",
    ]

    /// Returns the constraint that a key means, or `nil`.
    static func key(meantBy key: String, for type: ColumnType) -> String? {
        let limits =
            type == .string || countedTypes.contains(type) ? ("minLength", "maxLength") : ("minimum", "maximum")
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
                in: [
                    "required", "unique", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength",
                    "maxLength", "pattern", "enum", "maximumMissingShare", "maximumWarnedShare",
                ]
                    + (type == .date ? relativeKeys : []))
        }
    }

    private static func makeTypeStrategies(
        from arguments: inout StrategyArguments, of type: ColumnType, in notation: FieldNotation
    ) throws -> [InputValidator<String>] {
        for key in ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] + relativeKeys
        where arguments.readPresence(of: key) {
            let isExclusive = key.hasPrefix("exclusive")
            let limit = isExclusive ? key.dropFirst("exclusive".count).lowercased() : key
            try rejectConstraint(key, unless: type.constraintKeys.contains(limit), for: type, in: arguments)
            if isExclusive, arguments.readPresence(of: limit) {
                throw arguments.error("write “\(limit)” or “\(key)”, not both", at: key)
            }
        }
        switch type {
        case .year:
            var settings: StrategyListing.Settings = [:]
            try readNumberLimits(from: &arguments, of: type, into: &settings)
            if settings.isEmpty { return notation.typeStrategies }
            do {
                return notation.typeStrategies + [try IntegerInputValidator.listing.makeStrategy(with: settings)]
            } catch let mistake as StrategyListing.InvalidSetting {
                throw arguments.error(mistake.explanation, at: mistake.option)
            }
        case .time, .datetime, .yearmonth, .duration:
            let limits = try readTypedLimits(from: &arguments, of: type, in: notation)
            return notation.typeStrategies + (limits.map { [$0] } ?? [])
        default: break
        }
        guard let listing = type.listing, !type.constraintKeys.isEmpty else {
            return notation.typeStrategies
        }
        var settings = notation.settings
        try readNumberLimits(from: &arguments, of: type, into: &settings)
        if type == .date { try readExclusiveDateLimits(from: &arguments, in: notation, into: &settings) }
        let keys = type.constraintKeys.filter { settings[ValidationError.Parameter(rawValue: $0)] == nil }
        return [try arguments.makeValidator(listing, withOptions: keys, settings: settings)]
    }

    /// Reads the limits of times, months, and durations, which are in the column's format, or in the default format.
    private static func readTypedLimits(
        from arguments: inout StrategyArguments, of type: ColumnType, in notation: FieldNotation
    ) throws -> InputValidator<String>? {
        guard let parser = notation.typeStrategies.first else { return nil }
        func limit(_ key: String) throws -> OrderedValue? {
            guard let text = try arguments(key, as: String.self) else { return nil }
            let value = [parser, type.standardParser].lazy.compactMap { OrderedValue(text, of: type, by: $0) }.first
            guard let value else {
                throw arguments.error(
                    "“\(key)” is not a \(type.rawValue) in the column's format, or such as \(type.limitExample)",
                    at: key)
            }
            if case .duration(let duration) = value.value, duration.isTooLong {
                throw arguments.error(tooLong(text), at: key)
            }
            return value
        }
        func edge(_ key: String, _ exclusiveKey: String) throws -> Interval<OrderedValue>.Edge {
            if let value = try limit(key) { return .included(value) }
            return try limit(exclusiveKey).map { .excluded($0) } ?? .none
        }
        let interval = Interval(
            lower: try edge("minimum", "exclusiveMinimum"), upper: try edge("maximum", "exclusiveMaximum"))
        if interval.isEmpty {
            throw arguments.error("no value is between the limits: every value would be rejected", at: "minimum")
        }
        guard interval.lower.bound != nil || interval.upper.bound != nil else { return nil }
        return TypedLimitInputValidator(interval, of: type, by: parser)
    }

    /// Adds the limits of numbers and years to the settings of a type's strategy.
    ///
    /// Table Schema allows numbers and texts.
    private static func readNumberLimits(
        from arguments: inout StrategyArguments, of type: ColumnType, into settings: inout StrategyListing.Settings
    ) throws {
        guard [.integer, .number, .year].contains(type) else { return }
        for (key, limit, step) in [
            ("minimum", "minimum", 0), ("maximum", "maximum", 0), ("exclusiveMinimum", "minimum", 1),
            ("exclusiveMaximum", "maximum", -1),
        ] {
            let option = ValidationError.Parameter(rawValue: limit)
            if type == .number {
                guard let number = try readNumber(key, from: &arguments, { Double($0) }) else { continue }
                settings[option] = .double(number)
                if step != 0 { settings[ValidationError.Parameter(rawValue: limit + "Excluded")] = .flag(true) }
            } else {
                guard let number = try readNumber(key, from: &arguments, { Int($0) }) else { continue }
                let (next, overflow) = number.addingReportingOverflow(step)
                guard !overflow else { throw arguments.error("this number is too large", at: key) }
                settings[option] = .int(next)
            }
        }
    }

    /// Reads a number, or a text that means a number.
    private static func readNumber<Number: Decodable & Numeric>(
        _ key: String, from arguments: inout StrategyArguments, _ number: (String) -> Number?
    ) throws -> Number? {
        guard let text = try? arguments(key, as: String.self) else { return try arguments(key, as: Number.self) }
        if let number = number(text), (number as? Double)?.isFinite != false { return number }
        throw arguments.error("“\(text)” is no \(Number.self == Int.self ? "whole number" : "number")", at: key)
    }

    /// Adds the dates that are excluded themselves to the settings of a date's strategy.
    private static func readExclusiveDateLimits(
        from arguments: inout StrategyArguments, in notation: FieldNotation,
        into settings: inout StrategyListing.Settings
    ) throws {
        for (key, limit, step) in [("exclusiveMinimum", "minimum", 1), ("exclusiveMaximum", "maximum", -1)] {
            guard let text = try arguments(key, as: String.self) else { continue }
            let format = (notation.typeStrategies.first as? InputParser<String, CalendarDate>)
            guard let date = (try? DateInputValidator().parse(text)) ?? (try? format?.parse(text)) else {
                throw arguments.error("“\(key)” is not a date in the column's format", at: key)
            }
            settings[ValidationError.Parameter(rawValue: limit)] = .text(date.advanced(by: step).description)
        }
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
            if key.lowercased().hasSuffix("minimum") || key.lowercased().hasSuffix("maximum") {
                "integer, number, date, time, datetime, year, yearmonth, or duration"
            } else if relativeKeys.contains(key) {
                "date"
            } else if key == "pattern" {
                "string"
            } else {
                "string, list, array, or object"
            }
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
        case .integer, .number, .year, .yearmonth, .time, .datetime, .duration: ["minimum", "maximum"]
        case .date: ["minimum", "maximum"] + ColumnConstraints.relativeKeys
        case .string, .boolean, .any, .list, .array, .object, .geopoint: []
        }
    }

    /// The strategy for the type's default format, if the column's format can be another one.
    fileprivate var standardParser: InputValidator<String>? {
        switch self {
        case .date: DateInputValidator()
        case .time: TimeInputValidator(offset: .optional)
        case .datetime: DateTimeInputValidator(offset: .optional)
        default: nil
        }
    }

    fileprivate var limitExample: String {
        switch self {
        case .time: "09:30:00"
        case .yearmonth: "2026-11"
        case .duration: "P1DT12H"
        default: "2026-11-21T09:30:00"
        }
    }
}

/// A value of `enum` for a column of numbers or Booleans.
///
/// In JSON, it's a text, a number, or a Boolean.
private struct ListedValue: Decodable {
    private enum Kind { case text(String), integer(Int), number(Double), flag(Bool) }
    private let kind: Kind

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            kind = .flag(flag)
        } else if let number = try? container.decode(Int.self) {
            kind = .integer(number)
        } else if let number = try? container.decode(Double.self) {
            kind = .number(number)
        } else {
            kind = .text(try container.decode(String.self))
        }
    }

    /// Returns a text that means the value in a column.
    func text(in notation: FieldNotation) -> String {
        switch kind {
        case .text(let text): return text
        case .integer(let number): return "\(number)"
        case .number(let number):
            if let whole = Int(exactly: number) { return "\(whole)" }
            let text = "\(number)"
            return notation.settings["point"] == "comma" ? text.replacing(".", with: ",") : text
        case .flag(let flag): return notation.words(for: flag)[0]
        }
    }
}

extension FieldNotation {
    /// Returns the words for true or false.
    fileprivate func words(for flag: Bool) -> [String] {
        let words = settings[flag ? "trueValues" : "falseValues"]?.asTexts ?? []
        return words.isEmpty ? (flag ? ["true", "True", "TRUE", "1"] : ["false", "False", "FALSE", "0"]) : words
    }
}

/// An element of `categories`: a value, or an object with a value and a label.
private struct Category: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self.text = text
        } else if let number = try? container.decode(Int.self) {
            text = "\(number)"
        } else {
            var object = try StrictRuleObject(decoder, called: "a category")
            text = try object.require("value", as: Category.self).text
            _ = try object.readIfPresent("label", as: String.self)
            try object.rejectUnknownKeys()
        }
    }
}
