// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The constraints of a field: `required minLength maxLength minimum maximum pattern enum`.
struct ColumnConstraints {
    let presence: ColumnInputValidator.Presence
    /// The strategies for the type within its constraints.
    let rules: [InputValidator<String>]

    /// The constraints as decoded, before the type of the field is known.
    struct Raw: Decodable {
        let object: ClosedObject

        init(from decoder: any Decoder) throws {
            object = try ClosedObject(decoder, called: "“constraints”")
        }
    }

    init(_ raw: Raw, for type: ColumnType) throws {
        var arguments = StrategyArguments(raw.object)
        presence = (try arguments("required", as: Bool.self)).map { $0 ? .required : .optional } ?? .unsaid
        var rules = try Self.numbers(&arguments, type)
        if let length = try Self.length(&arguments, type, isOptional: presence == .optional) { rules.append(length) }
        if let expression = try arguments("pattern", as: String.self) {
            try Self.reject("pattern", unless: type == .string, type, arguments)
            do { rules.append(try RegexInputValidator(expression)) } catch {
                throw arguments.error(String(describing: error), at: "pattern")
            }
        }
        if let texts = try arguments("enum", as: [String].self) {
            if texts.isEmpty { throw arguments.error("“enum” is empty: every value would be rejected", at: "enum") }
            // The categories of a column are not secret.
            rules.append(.oneOf(texts, showsTexts: true))
        }
        try arguments.finish()
        self.rules = rules
    }

    private static func numbers(
        _ arguments: inout StrategyArguments, _ type: ColumnType
    ) throws -> [InputValidator<String>] {
        switch type {
        case .integer:
            let (minimum, maximum) = try arguments.limits(Int.self)
            return [IntegerInputValidator(in: .from(minimum, through: maximum) as Interval)]
        case .number:
            let (minimum, maximum) = try arguments.limits(Double.self)
            return [DecimalInputValidator(in: .from(minimum, through: maximum) as Interval, exponent: .optional)]
        case .date:
            return [DateInputValidator(in: try arguments.dates())]
        default:
            for key in ["minimum", "maximum"] where arguments.contains(key) {
                try reject(key, unless: false, type, arguments)
            }
            return type.rules()
        }
    }

    private static func length(
        _ arguments: inout StrategyArguments, _ type: ColumnType, isOptional: Bool
    ) throws -> InputValidator<String>? {
        let minimum = try arguments("minLength", as: Int.self)
        let maximum = try arguments("maxLength", as: Int.self)
        guard let key = minimum != nil ? "minLength" : maximum != nil ? "maxLength" : nil else { return nil }
        try reject(key, unless: type == .string, type, arguments)
        if let minimum, minimum < 0 { throw arguments.error("a length must be 0 or more", at: "minLength") }
        if let maximum, maximum < 0 { throw arguments.error("a length must be 0 or more", at: "maxLength") }
        if let minimum, let maximum, minimum > maximum {
            throw arguments.error(
                "“minLength” is greater than “maxLength”: every value would be rejected", at: "minLength")
        }
        try arguments.reject(minimum: minimum ?? 0, over: TextInputValidator.defaultMaximumBytes, at: "minLength")
        if minimum == nil, maximum == 0, !isOptional {
            throw arguments.error(
                "“maxLength” is 0 for a value that is required: every value would be rejected", at: "maxLength")
        }
        return LengthInputValidator(in: .from(minimum, through: maximum) as Interval)
    }

    private static func reject(
        _ key: String, unless isRight: Bool, _ type: ColumnType, _ arguments: StrategyArguments
    ) throws {
        if isRight { return }
        let types = ["minimum", "maximum"].contains(key) ? "integer, number or date" : "string"
        throw arguments.error("“\(key)” needs the type \(types), not \(type.rawValue)", at: key)
    }
}

extension StrategyArguments {
    /// Reads the options `minimum` and `maximum` as dates written as strings.
    fileprivate mutating func dates() throws -> Interval<CalendarDate> {
        let minimum = try date("minimum")
        let maximum = try date("maximum")
        if let minimum, let maximum, minimum > maximum {
            throw error("“minimum” is after “maximum”: every value would be rejected", at: "minimum")
        }
        return .from(minimum, through: maximum)
    }

    private mutating func date(_ key: String) throws -> CalendarDate? {
        guard let text = try self(key, as: String.self) else { return nil }
        do throws(ValidationError) { return try DateInputValidator().parse(text) } catch {
            throw self.error("“\(key)” needs a date such as 2026-11-21", at: key)
        }
    }
}
