// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The rules for a table, decoded from a file at run time, with a strategy for each column.
///
/// The format is a subset of Frictionless Table Schema (<https://specs.frictionlessdata.io/table-schema/>) with one
/// additional key, `strategies`. Any decoder can decode it:
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
/// Two keys are about several rows: ``primaryKey``, and a column's ``ColumnRules/isUnique``. The program that reads the
/// rows must compare them, as `validate` does. The key `$schema`, which editors read, is ignored.
public struct TableRules: Codable, Sendable {
    /// The table's name, or `nil`.
    public let name: String?

    /// The table's name for users, or `nil`.
    public let title: String?

    /// The table's description, or `nil`.
    public let description: String?

    /// The columns' rules in file order.
    ///
    /// There's at least one column, and the names are unique.
    public let fields: [ColumnRules]

    /// The names of the columns that together identify a row, or an empty array.
    ///
    /// The program that reads the rows must compare them. The file has one name, or a list of names without
    /// repetitions. Each is a field's name.
    public let primaryKey: [String]

    /// The rules over several columns, in file order.
    public let rules: [RowRule]

    let missingValues: [String]

    /// Decodes a rule file.
    ///
    /// - Throws: A `DecodingError` with the coding path of the first mistake.
    public init(from decoder: any Decoder) throws {
        var object = try StrictRuleObject(decoder, called: "a rule file")
        // Editors read this key, which names the file's JSON Schema.
        _ = try object.readIfPresent("$schema", as: String.self)
        name = try object.readIfPresent("name")
        title = try object.readIfPresent("title")
        description = try object.readIfPresent("description")
        missingValues = try object.readIfPresent("missingValues", as: [String].self) ?? []
        let drafts = try object.require("fields", as: [ColumnRules.Draft].self)
        guard !drafts.isEmpty else { throw object.error("a rule file needs at least one field", at: "fields") }
        var nameBytes: Set<[UInt8]> = []
        for draft in drafts {
            let isNew = nameBytes.insert(Array(draft.name.utf8)).inserted
            guard isNew else { throw object.error("two fields are called “\(draft.name)”", at: "fields") }
        }
        primaryKey = try Self.readPrimaryKey(from: &object, fieldNames: drafts.map(\.name))
        let rules = try object.readIfPresent("rules", as: [RowRule.Draft].self) ?? []
        for rule in rules { try rule.checkApplicability(to: drafts) }
        try object.rejectUnknownKeys()
        let fields = drafts.map { [missingValues] in ColumnRules($0, missingValues: missingValues) }
        self.fields = fields
        self.rules = rules.map { RowRule($0, columns: fields) }
    }

    private static func readPrimaryKey(from object: inout StrictRuleObject, fieldNames: [String]) throws -> [String] {
        guard let key = try object.readIfPresent("primaryKey", as: OneOrMoreNames.self)?.names else { return [] }
        guard !key.isEmpty else { throw object.error("“primaryKey” must not be empty", at: "primaryKey") }
        for (index, name) in key.enumerated() {
            guard fieldNames.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else {
                let hint = SpellingCorrection.hint(for: name, in: fieldNames)
                throw object.error("there is no field “\(name)”\(hint)", at: "primaryKey")
            }
            guard !key[..<index].contains(where: { $0.utf8.elementsEqual(name.utf8) }) else {
                throw object.error("“primaryKey” has “\(name)” twice", at: "primaryKey")
            }
        }
        return key
    }

    /// A name, or a list of names.
    private struct OneOrMoreNames: Decodable {
        let names: [String]

        init(from decoder: any Decoder) throws {
            if let name = try? decoder.singleValueContainer().decode(String.self) {
                names = [name]
            } else {
                names = try decoder.singleValueContainer().decode([String].self)
            }
        }
    }
}
