// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// The rules of the command line and of a rule file, which may be a data package with a table for each input.
struct RuleTables {
    private let flags: [String]
    private let file: RuleFile?

    init(flags: [String], file path: String?, resource: String?) throws {
        self.flags = flags
        file = try path.map { try RuleFile($0, resource: resource) }
        if file == nil || file?.table != nil { _ = try RowRules(flags, file) }
    }

    /// The only table's rules, or `nil` if an input's name decides.
    var single: RowRules? {
        get throws { file == nil || file?.table != nil ? try RowRules(flags, file) : nil }
    }

    /// Returns the rules for an input.
    func rules(for name: String) throws -> RowRules {
        if let single = try single { return single }
        return try RowRules(flags, try file?.choosing(tableFor: name))
    }

    /// The paths of the data in a resource or a package, for use if the command line has no inputs.
    var paths: [String] {
        get throws {
            guard let file else { return [] }
            return try (file.table.map { [$0] } ?? file.package.tables).compactMap { table in
                try table.path.map { try file.path(of: $0, in: table.rules.name) }
            }
        }
    }
}

extension RuleFile {
    /// Returns the file with the table whose resource has an input's name.
    func choosing(tableFor name: String) throws(Mistake) -> RuleFile {
        func lastPart(_ path: String) -> Substring? { path.split(separator: "/").last }
        let all = package.tables.filter { $0.path.map { lastPart($0) == lastPart(name) } == true }
        // Two folders can have files with the same name.
        let same = all.filter { table in table.path.flatMap { try? path(of: $0, in: nil) } == name }
        guard let table = same.first ?? (all.count == 1 ? all[0] : nil) else {
            throw Mistake("\(name): \(path) has no resource with the path of this file; \(choices)")
        }
        return choosing(table)
    }

    /// Returns a path in a resource as seen from the working folder.
    func path(of written: String, in resource: String?) throws(Mistake) -> String {
        // Data Package, "URL or Path": a path must not reach files outside of the package.
        guard !written.hasPrefix("/"), !written.split(separator: "/").contains("..") else {
            throw Mistake("\(path): a path is relative to the folder of the file, without “..”: “\(written)”")
        }
        guard !written.contains("://") else {
            throw Mistake("\(path): “\(written)” is not read; download it, and give its file")
        }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return folder + written
    }
}

/// How a resource says that its data is written.
///
/// Source: Data Package 2, Table Dialect (https://datapackage.org/standard/table-dialect/), and Frictionless CSV Dialect.
struct ResourceDialect {
    typealias Value = InputValidation.ValidationError.Value

    /// The settings that the program doesn't read, each with what to do, or an empty text.
    let ignored: [(name: String, advice: String)]
    private let settings: [String: Value]

    init(_ settings: [String: Value]) {
        self.settings = settings
        ignored = settings.sorted { $0.key < $1.key }.compactMap { name, value in
            Self.advice(on: name, value).map { (name, $0) }
        }
    }

    /// Returns options with the settings for each option that isn't given.
    func options(_ given: InputOptions) throws -> InputOptions {
        var options = given
        options.hasHeader = given.hasHeader && settings["header"] != .flag(false)
        if case .text(let text)? = settings["delimiter"] {
            options.delimiter = try given.delimiter ?? ReadingOptions.delimiterByte(text)
        }
        options.quote = given.quote ?? settings["quoteChar"].flatMap(Self.byte)
        if settings["quoteChar"] == .text("") { options.quote = given.quote ?? CSVScanner.Dialect.noQuote }
        let escape = settings["escapeChar"].flatMap(Self.byte)
        // A quote that escapes a quote is a doubled quote.
        if escape != options.quote ?? UInt8(ascii: "\"") {
            options.escape = given.escape ?? escape
            options.doublesQuotes = settings["doubleQuote"] != .flag(false)
        }
        options.words = given.words
        options.comment = given.comment ?? settings["commentChar"].flatMap(Self.byte)
        if given.guessesHeader, let line = Self.headerLine(settings["headerRows"]) {
            options.linesToSkip = line - 1
        }
        if given.encoding == .auto, let encoding = Self.encoding(settings["encoding"]) { options.encoding = encoding }
        return options
    }

    /// Returns what to do about a setting that the program doesn't read, or `nil` if it reads the setting.
    private static func advice(on name: String, _ value: Value) -> String? {
        switch name {
        case "delimiter", "header", "$schema", "name", "title", "description", "lineTerminator", "csvddfVersion",
            "caseSensitiveHeader":
            nil
        case "quoteChar": byte(value) != nil || value == .text("") ? nil : "--quote takes one ASCII character"
        case "escapeChar": byte(value) != nil ? nil : "--escape takes one ASCII character"
        case "commentChar": byte(value) != nil ? nil : "--comment takes one ASCII character"
        case "doubleQuote": value == .flag(true) || value == .flag(false) ? nil : "it is true or false"
        case "skipInitialSpace": value == .flag(false) ? nil : "--trim removes the blanks around values"
        case "headerRows": headerLine(value) != nil ? nil : "--skip takes the number of lines before the header"
        case "encoding": encoding(value) != nil ? nil : "--encoding takes the encodings that the program reads"
        case "property", "json": "--at takes the place of the rows in a JSON document"
        case "commentRows": "--skip takes the number of lines before the header"
        case "nullSequence": "“missingValues” of the schema has the texts for missing values"
        default: ""
        }
    }

    private static func byte(_ value: Value) -> UInt8? {
        guard case .text(let text) = value, text.utf8.count == 1, let byte = text.utf8.first, 0x21..<0x7F ~= byte
        else { return nil }
        return byte
    }

    /// Returns the line of a header with one line.
    private static func headerLine(_ value: Value?) -> Int? {
        switch value {
        case .int(let line)? where line > 0: line
        case .list(let lines)? where lines.count == 1: Int(lines[0]).flatMap { $0 > 0 ? $0 : nil }
        default: nil
        }
    }

    private static func encoding(_ value: Value?) -> EncodingChoice? {
        guard case .text(let text)? = value else { return nil }
        let name = text.lowercased().replacing("_", with: "-")
        // ASCII is also UTF-8.
        let names: [String: EncodingChoice] = [
            "utf8": .utf8, "utf-8-sig": .utf8, "ascii": .utf8, "us-ascii": .utf8, "utf16": .utf16,
            "utf-16-le": .utf16LittleEndian,
            "utf-16-be": .utf16BigEndian, "iso-8859-1": .latin1, "iso8859-1": .latin1, "latin1": .latin1,
            "iso-8859-2": .latin2, "iso8859-2": .latin2, "latin2": .latin2, "iso-8859-15": .latin9,
            "iso8859-15": .latin9, "latin9": .latin9, "cp1250": .windows1250, "cp1251": .windows1251,
            "cp1252": .windows1252, "macroman": .macRoman,
        ]
        return names[name] ?? EncodingChoice(rawValue: name)
    }
}
