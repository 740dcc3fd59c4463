// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// How a field's values are written: the keys `format`, `decimalChar`, `groupChar`, and others of Table Schema.
///
/// Source: Frictionless Table Schema, sections "string" to "datetime"
/// (https://specs.frictionlessdata.io/table-schema/#types-and-formats).
struct FieldNotation: Sendable {
    /// The keys as written in the rule file.
    private(set) var keys: [(name: String, value: ValidationError.Value)] = []
    /// The strategies for a text field's format.
    private(set) var formatStrategies: [InputValidator<String>] = []
    /// The options of the type's strategy.
    private(set) var settings: StrategyListing.Settings
    /// How a list or a point is written.
    private(set) var textFormat = TextFormat()
    /// The type's strategy without limits, or no strategy for text.
    private(set) var typeStrategies: [InputValidator<String>] = []

    init(from arguments: inout StrategyArguments, of type: ColumnType, in catalog: StrategyCatalog<String>) throws {
        settings = type.settings
        try readFormat(from: &arguments, of: type, in: catalog)
        try readNumberKeys(from: &arguments, of: type)
        try readWords(from: &arguments, of: type)
        typeStrategies = try type.unlistedStrategies(format: readItems(from: &arguments, of: type))
        guard let listing = type.listing else { return }
        do { typeStrategies = [try listing.makeStrategy(with: settings)] } catch let mistake
            as StrategyListing.InvalidSetting
        {
            throw arguments.error(mistake.explanation, at: mistake.option)
        }
    }

    private mutating func readNumberKeys(from arguments: inout StrategyArguments, of type: ColumnType) throws {
        if let text = try read("decimalChar", from: &arguments, for: [.number], type) {
            guard let point = DecimalPoint.allCases.first(where: { $0.sign == text }) else {
                throw arguments.error("“\(text)” is no decimal sign; use “.” or “,”", at: "decimalChar")
            }
            settings["point"] = .text(point.rawValue)
        }
        if let text = try read("groupChar", from: &arguments, for: [.integer, .number], type) {
            guard let grouping = DigitGrouping(sign: text) else {
                throw arguments.error(
                    "“\(text)” is no separator between thousands; use “,”, “.”, “ ”, or “\u{2019}”", at: "groupChar")
            }
            let point = settings["point"] == "comma" ? "," : "."
            guard type == .integer || text != point else {
                let hint =
                    text == "." ? "; for 1.234,56, add \"decimalChar\": \",\"" : "; for 1,234.56, remove “decimalChar”"
                throw arguments.error("“\(text)” is also the decimal sign\(hint)", at: "groupChar")
            }
            settings["grouping"] = .text(grouping.rawValue)
        }
        if let isBare = try read("bareNumber", as: Bool.self, from: &arguments, for: [.integer, .number], type) {
            settings["bareNumber"] = .flag(isBare)
        }
    }

    /// Reads the keys of a list, and returns the format of a point.
    private mutating func readItems(
        from arguments: inout StrategyArguments, of type: ColumnType
    ) throws -> TextFormat {
        var format = TextFormat()
        if let delimiter = try read("delimiter", from: &arguments, for: [.list], type) {
            guard !delimiter.isEmpty else {
                throw arguments.error("“delimiter” must not be empty", at: "delimiter")
            }
            format.delimiter = delimiter
        }
        if let word = try read("itemType", from: &arguments, for: [.list], type) {
            guard let itemType = TextFormat.itemTypes.first(where: { $0.rawValue == word }) else {
                let hint = SpellingCorrection.hint(for: word, in: TextFormat.itemTypes.map(\.rawValue))
                throw arguments.error("“\(word)” is unknown\(hint)", at: "itemType")
            }
            format.itemType = itemType
        }
        if type == .geopoint, case .text(let text)? = keys.first(where: { $0.name == "format" })?.value {
            format.point = text
        }
        textFormat = format
        return format
    }

    private mutating func readWords(from arguments: inout StrategyArguments, of type: ColumnType) throws {
        for key in ["trueValues", "falseValues"] {
            guard let words = try read(key, as: [String].self, from: &arguments, for: [.boolean], type) else {
                continue
            }
            settings[.init(rawValue: key)] = .list(words)
        }
    }

    /// Reads a key that only some types have, and keeps it for encoding.
    private mutating func read<Value: NotationValue>(
        _ key: String, as valueType: Value.Type = String.self, from arguments: inout StrategyArguments,
        for types: [ColumnType], _ type: ColumnType
    ) throws -> Value? {
        guard let value = try arguments(key, as: valueType) else { return nil }
        guard types.contains(type) else {
            let names = types.map(\.rawValue).joined(separator: " or ")
            throw arguments.error("“\(key)” needs the type \(names), not \(type.rawValue)", at: key)
        }
        keys.append((key, value.errorValue))
        return value
    }

    private mutating func readFormat(
        from arguments: inout StrategyArguments, of type: ColumnType, in catalog: StrategyCatalog<String>
    ) throws {
        let format = try arguments("format", as: String.self)
        let firstYear = try arguments("twoDigitYearsFrom", as: Int.self)
        if let format { keys.append(("format", .text(format))) }
        if let firstYear { keys.append(("twoDigitYearsFrom", .int(firstYear))) }
        guard let content = type.calendarContent else {
            if firstYear != nil {
                throw arguments.error(
                    "“twoDigitYearsFrom” needs the type date or datetime, not \(type.rawValue)", at: "twoDigitYearsFrom"
                )
            }
            guard let format, format != "default" else { return }
            if type == .geopoint, ["array", "object"].contains(format) { return }
            guard type == .string else {
                throw arguments.error("a format needs the type string, not \(type.rawValue)", at: "format")
            }
            formatStrategies = try arguments.readWord("format", as: FieldFormat.self, in: catalog)?.strategies() ?? []
            return
        }
        guard let format, format != "default" else {
            if firstYear != nil {
                throw arguments.error(
                    "“twoDigitYearsFrom” needs a format with two digits for the year, such as %d.%m.%y",
                    at: "twoDigitYearsFrom")
            }
            return
        }
        settings["offset"] = nil
        settings["format"] = .text(try Self.layoutFormat(of: format, for: content, type, in: arguments))
        settings["twoDigitYearsFrom"] = firstYear.map { .int($0) }
    }

    /// Returns the format for a text with directives, such as `dd.MM.yyyy` for `%d.%m.%Y`.
    private static func layoutFormat(
        of written: String, for content: CalendarLayout.Content, _ type: ColumnType, in arguments: StrategyArguments
    ) throws -> String {
        // Data Package 0 had a prefix, which readers remove.
        let format = written.hasPrefix("fmt:") ? String(written.dropFirst(4)) : written
        let example = content == .time ? "%H:%M" : content == .date ? "%d.%m.%Y" : "%d.%m.%Y %H:%M"
        if format == "any" {
            throw arguments.error(
                "“any” would guess, and 10/12 can be in October or in December; write the format, such as “\(example)”",
                at: "format")
        }
        if FieldFormat(rawValue: format) != nil {
            throw arguments.error("the format “\(format)” needs the type string, not \(type.rawValue)", at: "format")
        }
        guard format.contains("%") else {
            let meant = CalendarLayout.directives(fromFormat: format, for: content)
            throw arguments.error(
                "“\(format)” has no directives; " + (meant.map { "did you mean “\($0)”?" } ?? "write “\(example)”"),
                at: "format")
        }
        do throws(CalendarLayout.Mistake) { return try CalendarLayout.format(fromDirectives: format) } catch {
            throw arguments.error(error.explanation, at: "format")
        }
    }
}

extension ColumnType {
    /// The listing of the type's strategy, or `nil` for text.
    var listing: StrategyListing? {
        switch self {
        case .string, .any, .year, .yearmonth, .duration, .list, .array, .object, .geopoint: nil
        case .integer: IntegerInputValidator.listing
        case .number: DecimalInputValidator.listing
        case .boolean: BooleanInputValidator.listing
        case .date: DateInputValidator.listing
        case .time: TimeInputValidator.listing
        case .datetime: DateTimeInputValidator.listing
        }
    }

    /// Returns the strategy of a type whose strategy isn't listed, or no strategy for text and for other types.
    ///
    /// - Parameter count: The accepted number of items.
    /// - Throws: Never, because the patterns are valid.
    func unlistedStrategies(format: TextFormat, count: ItemCount = ItemCount()) throws -> [InputValidator<String>] {
        switch self {
        case .string, .any, .integer, .number, .boolean, .date, .time, .datetime: []
        case .year: [try RegexInputValidator("[0-9]{4}", like: "2026")]
        case .yearmonth: [try RegexInputValidator("[0-9]{4}-(?:0[1-9]|1[0-2])", like: "2026-11")]
        case .duration:
            // XML Schema 1.1 part 2, section 3.3.6 (https://www.w3.org/TR/xmlschema11-2/#duration).
            [
                try RegexInputValidator(
                    #"-?P(?=[0-9T])(?:[0-9]+Y)?(?:[0-9]+M)?(?:[0-9]+D)?"#
                        + #"(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+(?:\.[0-9]+)?S)?)?"#, like: "P1DT12H")
            ]
        case .geopoint:
            switch format.point {
            case "array": [JSONTextInputValidator(.geopointArray)]
            case "object": [JSONTextInputValidator(.geopointObject)]
            default:
                [
                    try RegexInputValidator(
                        #"[+-]?(?:(?:0?[0-9]{1,2}|1[0-7][0-9])(?:\.[0-9]+)?|180(?:\.0+)?), ?"#
                            + #"[+-]?(?:[0-8]?[0-9](?:\.[0-9]+)?|90(?:\.0+)?)"#, like: "8.54, 47.38")
                ]
            }
        case .list:
            [
                ListInputValidator(
                    delimiter: format.delimiter, itemType: format.itemType,
                    item: try format.itemType.listing?.makeStrategy(with: format.itemType.settings), count: count)
            ]
        case .array: [JSONTextInputValidator(.array, count: count)]
        case .object: [JSONTextInputValidator(.object, count: count)]
        }
    }

    /// The options of the type's strategy that differ from their default values.
    fileprivate var settings: StrategyListing.Settings {
        switch self {
        case .number: ["exponent": "optional"]
        case .time, .datetime: ["offset": "optional"]
        case .string, .integer, .boolean, .date, .any, .year, .yearmonth, .duration, .list, .array, .object, .geopoint:
            [:]
        }
    }

    fileprivate var calendarContent: CalendarLayout.Content? {
        switch self {
        case .date: .date
        case .time: .time
        case .datetime: .dateAndTime
        case .string, .integer, .number, .boolean, .any, .year, .yearmonth, .duration, .list, .array, .object,
            .geopoint:
            nil
        }
    }
}

/// How a list's items, or a point, are written.
struct TextFormat: Sendable {
    var delimiter = ","
    var itemType = ColumnType.string
    /// The format of a point: `default`, `array`, or `object`.
    var point = "default"

    /// The types that a list's items can have.
    static let itemTypes: [ColumnType] = [.string, .integer, .boolean, .number, .datetime, .date, .time]
}

extension DecimalPoint {
    /// The sign in a number.
    fileprivate var sign: String { self == .comma ? "," : "." }
}

extension DigitGrouping {
    /// Creates a grouping from Table Schema's `groupChar`.
    fileprivate init?(sign: String) {
        switch sign {
        case ",": self = .comma
        case ".": self = .point
        case " ", "\u{A0}", "\u{2009}", "\u{202F}": self = .space
        case "'", "\u{2019}": self = .apostrophe
        default: return nil
        }
    }
}

/// A kind of value that a key for the notation can have.
private protocol NotationValue: Decodable {
    var errorValue: ValidationError.Value { get }
}

extension String: NotationValue {
    fileprivate var errorValue: ValidationError.Value { .text(self) }
}

extension Bool: NotationValue {
    fileprivate var errorValue: ValidationError.Value { .flag(self) }
}

extension [String]: NotationValue {
    fileprivate var errorValue: ValidationError.Value { .list(self) }
}

/// A format of text, as in Table Schema's section "string".
enum FieldFormat: String, CaseIterable {
    case `default`, email, uri, uuid, binary

    func strategies() -> [InputValidator<String>] {
        switch self {
        case .default: []
        case .email: [EmailInputValidator()]
        case .uri: [URLInputValidator(.absoluteURI)]
        case .uuid: [UUIDInputValidator()]
        case .binary: [Base64InputValidator()]
        }
    }
}

extension StrategyArguments {
    /// Reads a field's type or format; for a strategy's name, the error says where to write it.
    mutating func readWord<Meaning: RawRepresentable<String> & CaseIterable>(
        _ key: String, as type: Meaning.Type, in catalog: StrategyCatalog<String>
    ) throws -> Meaning? {
        guard let word = try self(key, as: String.self), Meaning(rawValue: word) == nil else {
            return try readWord(key, as: type)
        }
        let place = "write \"strategies\": [\"…\"]"
        if catalog[word] != nil {
            throw error("“\(word)” is a strategy, not a \(key): \(place.replacing("…", with: word))", at: key)
        }
        let known = Meaning.allCases.map(\.rawValue)
        guard SpellingCorrection.nearest(to: word, in: known) == nil,
            let name = StrategySuggestion(for: word, in: catalog.knownNames).names.first
        else { return try readWord(key, as: type) }
        let types = ["decimal": ColumnType.number.rawValue, "count": ColumnType.string.rawValue]
        let meant = types[name] ?? name
        if let same = known.first(where: { $0.lowercased() == meant.lowercased() }) {
            throw error("“\(word)” is unknown; did you mean “\(same)”?", at: key)
        }
        guard types[name] == nil else { return try readWord(key, as: type) }
        throw error(
            "“\(word)” is unknown; did you mean the strategy “\(name)”? Then \(place.replacing("…", with: name))",
            at: key)
    }
}
