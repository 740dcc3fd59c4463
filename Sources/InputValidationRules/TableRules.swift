// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// The rules for a table, decoded from a file at run time, with one strategy for each column.
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
/// key, because a decoder keeps one of the values and does not report the other.
public struct TableRules: Codable, Sendable {
    /// The name of the table, or `nil`.
    public let name: String?

    /// The name of the table for users, or `nil`.
    public let title: String?

    /// A description of the table, or `nil`.
    public let description: String?

    /// The rules for the columns in the order of the file.
    ///
    /// There is at least one, and their names are unique.
    public let fields: [ColumnRules]

    let missingValues: [String]

    /// Decodes a rule file.
    public init(from decoder: any Decoder) throws {
        var object = try ClosedObject(decoder, called: "a rule file")
        name = try object.read("name")
        title = try object.read("title")
        description = try object.read("description")
        missingValues = try object.read("missingValues", as: [String].self) ?? []
        let drafts = try object.require("fields", as: [ColumnRules.Draft].self)
        guard !drafts.isEmpty else { throw object.error("a rule file needs at least one field", at: "fields") }
        var names: Set<[UInt8]> = []
        for draft in drafts {
            let isNew = names.insert(Array(draft.name.utf8)).inserted
            guard isNew else { throw object.error("two fields are called “\(draft.name)”", at: "fields") }
        }
        try object.finish()
        fields = drafts.map { [missingValues] in ColumnRules($0, missingValues: missingValues) }
    }
}
