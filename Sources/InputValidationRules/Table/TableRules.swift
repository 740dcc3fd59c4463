// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

/// The rules for a table, decoded from a file at run time, with a strategy for each column.
///
/// The format is Frictionless Table Schema (<https://datapackage.org/standard/table-schema/>) with additional keys, such
/// as `strategies`. The schema may also be in a data resource, or in a data package with a single table. Any decoder can
/// decode it:
///
/// ```swift
/// let rules = try RuleFileJSON.decode(TableRules.self, from: data)
/// try rules.fields[1].validator.validate("4242 4242 4242 4241")
/// // throws 1042, with the file below
/// ```
///
/// ```json
/// { "fields": [
///   { "name": "email", "title": "Email address",
///     "format": "email", "constraints": { "required": true } },
///   { "name": "card", "strategies": [
///     { "use": "paymentCard", "networks": ["visa", "amex"] } ] },
///   { "name": "ref", "constraints": { "pattern": "[A-Z]{2}\\d{6}" } } ] }
/// ```
///
/// Decoding is strict. An unknown key, an unknown name, a value of the wrong type, an invalid pattern, two fields with
/// the same name, and a file without fields are errors with a coding path. Only ``RuleFileJSON`` detects a repeated
/// key, because a decoder keeps one value and doesn't report the other.
///
/// Encoding the rules writes a file that decodes to equal rules. If the file has your own strategies, the encoder needs
/// their catalog, too (<doc:strategies-by-name#Add-your-own-strategies>).
///
/// Some keys are about several rows: ``primaryKey``, ``uniqueKeys``, ``foreignKeys``, ``rowLimits``, and a column's
/// ``ColumnRules/isUnique`` and ``ColumnRules/shareLimits``. The program that reads the rows must compare or count
/// them, as `validate` does. It must also compare the table's header with ``fieldsMatch``.
public struct TableRules: Codable, Sendable {
    /// The table's name, or `nil`.
    public internal(set) var name: String?

    /// The table's name for users, or `nil`.
    public internal(set) var title: String?

    /// The table's description, or `nil`.
    public internal(set) var description: String?

    /// The columns' rules in file order.
    ///
    /// There's at least one column, and the names are unique.
    public let fields: [ColumnRules]

    /// The names of the columns that together identify a row, or an empty array.
    ///
    /// The program that reads the rows must compare them. The file has one name, or a list of names without
    /// repetitions. Each is a field's name.
    public let primaryKey: [String]

    /// Lists of columns.
    ///
    /// No two rows may have the same values in all columns of a list.
    ///
    /// The program that reads the rows must compare them. A row without a value in one of the columns isn't compared.
    public let uniqueKeys: [[String]]

    /// The columns whose values must be in another table, in another file, or in other columns of the same table.
    ///
    /// The program that reads the rows must look the values up.
    public let foreignKeys: [ForeignKey]

    /// How the columns of the data match the ``fields``, or `nil` if the file doesn't say.
    public let fieldsMatch: FieldsMatch?

    /// The minimum and the maximum number of rows, each of which may be `nil`.
    ///
    /// The program that reads the rows must count them.
    public let rowLimits: (minimum: Int?, maximum: Int?)

    /// The rules over several columns, in file order.
    public let rules: [RowRule]

    let missingValues: [String]

    /// How the columns of the data match a schema's fields, as in Table Schema 2.
    public enum FieldsMatch: String, Sendable, CaseIterable {
        /// The data has exactly the fields, in the same order.
        case exact
        /// The data has exactly the fields.
        case equal
        /// Every field has a column, and there may be other columns.
        case subset
        /// Every column has a field, and there may be fields without a column.
        case superset
        /// The data has at least one field.
        case partial
    }

    /// Decodes a rule file with the rules of one table.
    ///
    /// - Throws: A `DecodingError` with the coding path of the first mistake. A package with several tables is
    ///   rejected; decode it as a ``DataPackage``.
    public init(from decoder: any Decoder) throws {
        let tables = try DataPackage(from: decoder).tables
        guard tables.count == 1 else {
            let names = tables.map { "“\($0.rules.name ?? "")”" }.joined(separator: ", ")
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "the package has several tables: \(names); choose one of its resources".printable)
            )
        }
        self = tables[0].rules
    }

    /// Reads a schema.
    ///
    /// - Parameter isInResource: Whether the schema is in a resource, so that Table Schema's defaults apply.
    init(from object: inout StrictRuleObject, isInResource: Bool) throws {
        let profiles = [
            try object.readIfPresent("$schema", as: String.self), try object.readIfPresent("profile", as: String.self),
        ]
        // A file with a Frictionless profile was written for Frictionless' defaults.
        let isFrictionless = isInResource || profiles.contains { $0.map(Self.isProfile) == true }
        name = try object.readIfPresent("name")
        title = try object.readIfPresent("title")
        description = try object.readIfPresent("description")
        missingValues =
            try object.readIfPresent("missingValues", as: [MissingValue].self)?.map(\.text)
            ?? (isFrictionless ? [""] : [])
        let drafts = try object.require("fields", as: [ColumnRules.Draft].self)
        guard !drafts.isEmpty else { throw object.error("a rule file needs at least one field", at: "fields") }
        let places = FieldPlaces(drafts.map(\.name))
        if let name = places.repeatedName { throw object.error("two fields are called “\(name)”", at: "fields") }
        let primary = try object.readIfPresent("primaryKey", as: OneOrMoreNames.self)?.names
        primaryKey = try primary.map { try object.checkKey($0, of: places, at: "primaryKey") } ?? []
        uniqueKeys = (try object.readIfPresent("uniqueKeys", as: [OneOrMoreNames].self) ?? []).map(\.names)
        for key in uniqueKeys { _ = try object.checkKey(key, of: places, at: "uniqueKeys") }
        foreignKeys = try object.readIfPresent("foreignKeys", as: [ForeignKey].self) ?? []
        for key in foreignKeys { _ = try object.checkKey(key.fields, of: places, at: "foreignKeys") }
        fieldsMatch = try Self.readFieldsMatch(from: &object) ?? (isFrictionless ? .exact : nil)
        rowLimits = try Self.readRowLimits(from: &object)
        let rules = try object.readIfPresent("rules", as: [RowRule.Draft].self) ?? []
        for rule in rules { try rule.checkApplicability(to: drafts, at: places, isPresenceOptional: isFrictionless) }
        try object.rejectUnknownKeys()
        let fields = drafts.map { [missingValues] in
            ColumnRules($0, missingValues: missingValues, isOptionalByDefault: isFrictionless)
        }
        self.fields = fields
        self.rules = rules.map { RowRule($0, columns: fields, at: places) }
        if !isInResource { try checkForeignKeys(in: [], resourceNames: [], at: object.codingPath) }
    }

    /// Returns whether a profile's name or address belongs to Frictionless.
    private static func isProfile(_ text: String) -> Bool {
        ["tabular-data-resource", "tabular-data-package"].contains(text)
            || ["datapackage.org/profiles/", "specs.frictionlessdata.io/", "frictionlessdata.io/schemas/"]
                .contains { text.contains($0) }
    }

    private static func readFieldsMatch(from object: inout StrictRuleObject) throws -> FieldsMatch? {
        // In an early draft of Table Schema 2, the value was a list with one word.
        guard let words = try object.readIfPresent("fieldsMatch", as: OneOrMoreNames.self)?.names else { return nil }
        guard words.count == 1, let match = FieldsMatch(rawValue: words[0]) else {
            let known = FieldsMatch.allCases.map(\.rawValue)
            let hint = SpellingCorrection.hint(for: words.first ?? "", in: known)
            throw object.error("“\(words.joined(separator: ", "))” is unknown\(hint)", at: "fieldsMatch")
        }
        return match
    }

    private static func readRowLimits(from object: inout StrictRuleObject) throws -> (minimum: Int?, maximum: Int?) {
        let minimum = try object.readIfPresent("minimumRows", as: Int.self)
        let maximum = try object.readIfPresent("maximumRows", as: Int.self)
        for (key, limit) in [("minimumRows", minimum), ("maximumRows", maximum)] where limit.map({ $0 < 0 }) == true {
            throw object.error("“\(key)” must be 0 or more", at: key)
        }
        if let minimum, let maximum, minimum > maximum {
            throw object.error(
                "“minimumRows” is greater than “maximumRows”: every file would be rejected", at: "minimumRows")
        }
        return (minimum, maximum)
    }

    /// Throws an error if a foreign key refers to a table or a column that doesn't exist.
    ///
    /// - Parameters:
    ///   - tables: The tables in the package.
    ///   - names: The names of all resources in the package.
    ///   - path: The coding path of these rules.
    func checkForeignKeys(in tables: [TableRules], resourceNames names: [String], at path: [any CodingKey]) throws {
        for (index, key) in foreignKeys.enumerated() {
            func mistake(_ text: String) -> DecodingError {
                let place: [any CodingKey] = [
                    StringCodingKey("foreignKeys"), ElementIndex(index), StringCodingKey("reference"),
                ]
                return .dataCorrupted(.init(codingPath: path + place, debugDescription: text.printable))
            }
            let table: TableRules
            switch key.reference {
            case .file: continue
            case .sameTable: table = self
            case .resource(let name):
                guard let other = tables.first(where: { $0.name?.hasSameBytes(as: name) == true }) else {
                    if names.contains(where: { $0.hasSameBytes(as: name) }) {
                        throw mistake("the resource “\(name)” has no “schema”")
                    }
                    // A table alone can't know the package's other resources.
                    if names.isEmpty { continue }
                    throw mistake("there is no resource “\(name)”\(SpellingCorrection.hint(for: name, in: names))")
                }
                table = other
            }
            let places = FieldPlaces(table.fields.map(\.name))
            for name in key.referencedFields where places[name] == nil {
                throw mistake(places.messageAboutMissing(name))
            }
        }
    }
}

extension StrictRuleObject {
    /// Returns a key's columns if each is a field and none is repeated.
    fileprivate func checkKey(_ names: [String], of places: FieldPlaces, at key: String) throws -> [String] {
        guard !names.isEmpty else { throw error("“\(key)” must not be empty", at: key) }
        _ = try places.indices(of: names, under: key) { error($0, at: key) }
        return names
    }
}

/// The places of a file's fields by their names, which are compared by their bytes.
struct FieldPlaces {
    private let names: [String]
    private var indices: [[UInt8]: Int] = [:]
    /// The name of a field that has the same name as an earlier field, or `nil`.
    private(set) var repeatedName: String?

    init(_ names: [String]) {
        self.names = names
        for (index, name) in names.enumerated() {
            if indices.updateValue(index, forKey: Array(name.utf8)) != nil, repeatedName == nil { repeatedName = name }
        }
    }

    subscript(_ name: String) -> Int? { indices[Array(name.utf8)] }

    func messageAboutMissing(_ name: String) -> String {
        "there is no field “\(name)”\(SpellingCorrection.hint(for: name, in: names))"
    }

    /// Returns the places of the named fields, or throws an error about the first name that is unknown or repeated.
    ///
    /// - Parameters:
    ///   - key: The rule file's key for the names.
    ///   - mistake: A closure that returns the error for a message.
    func indices(of names: [String], under key: String, orThrow mistake: (String) -> any Error) throws -> [Int] {
        var seen: Set<Int> = []
        return try names.map { name in
            guard let index = self[name] else { throw mistake(messageAboutMissing(name)) }
            guard seen.insert(index).inserted else { throw mistake("“\(key)” has “\(name)” twice") }
            return index
        }
    }
}

/// A name, or a list of names.
struct OneOrMoreNames: Decodable {
    let names: [String]

    init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            names = [name]
        } else {
            names = try decoder.singleValueContainer().decode([String].self)
        }
    }
}

/// A text that counts as missing, alone or with a label, as in Table Schema 2.
struct MissingValue: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.text = text
            return
        }
        guard (try? decoder.container(keyedBy: StringCodingKey.self)) != nil else {
            text = try decoder.singleValueContainer().decode(String.self)
            return
        }
        var object = try StrictRuleObject(decoder, called: "a missing value")
        text = try object.require("value")
        _ = try object.readIfPresent("label", as: String.self)
        try object.rejectUnknownKeys()
    }
}
