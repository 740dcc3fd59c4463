// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests

/// The tables in a rule file: the single table of a Table Schema or a data resource, or a data package's tables.
///
/// ```json
/// { "resources": [
///   { "name": "towns", "path": "towns.csv", "schema": {
///     "fields": [{ "name": "zip" }, { "name": "town" }] } },
///   { "name": "people", "path": "people.csv", "schema": {
///     "fields": [{ "name": "name" }, { "name": "zip" }],
///     "foreignKeys": [{ "fields": "zip", "reference": {
///       "resource": "towns", "fields": "zip" } }] } } ] }
/// ```
///
/// ``TableRules`` decodes a package, too, if it has only one table. In a resource or a package, the defaults of Table
/// Schema apply: a value may be missing, the empty text counts as missing, and the file has exactly the schema's fields.
///
/// Sources: Data Package 1 (<https://specs.frictionlessdata.io>) and 2 (<https://datapackage.org/standard>).
public struct DataPackage: Decodable, Sendable {
    /// A table of a rule file.
    public struct Table: Sendable {
        /// The table's rules.
        ///
        /// Their name is the resource's name.
        public let rules: TableRules

        /// The path of the table's data as written in the resource, relative to the rule file, or `nil`.
        public let path: String?

        /// The keys of the resource's `dialect` and its `encoding`, which describe how the data is written.
        ///
        /// Decoding doesn't check them, because the program that reads the data decides what it can read.
        public let dialect: [String: ValidationError.Value]

        /// The coding path of the table's rules in the rule file.
        public let codingPath: [any CodingKey]
    }

    /// The tables in file order.
    ///
    /// There's at least one. Resources without a `schema`, which aren't tables, are left out.
    public let tables: [Table]

    /// Decodes a rule file.
    ///
    /// - Throws: A `DecodingError` with the coding path of the first mistake.
    public init(from decoder: any Decoder) throws {
        var object = try StrictRuleObject(decoder, called: "a rule file")
        if object.hasKey("resources") {
            object.displayName = "a data package"
            tables = try Self.readResources(from: &object)
        } else if object.hasKey("schema") {
            object.displayName = "a resource"
            let resource = try Resource(from: &object)
            tables = resource.table.map { [$0] } ?? []
        } else {
            for key in ["@context", "tableSchema", "tables"] where object.hasKey(key) {
                throw object.error(
                    "CSV on the Web (CSVW) is not read; write the columns as “fields” of a Table Schema", at: key)
            }
            tables = [
                Table(
                    rules: try TableRules(from: &object, isInResource: false), path: nil, dialect: [:],
                    codingPath: decoder.codingPath)
            ]
        }
    }

    private static func readResources(from object: inout StrictRuleObject) throws -> [Table] {
        let resources = try object.require("resources", as: [Resource].self)
        object.readAnnotations(packageKeys)
        try object.rejectMisspellings(of: ["resources"])
        let tables = resources.compactMap(\.table)
        guard !tables.isEmpty else { throw object.error("no resource of the package has a “schema”", at: "resources") }
        var names: Set<[UInt8]> = []
        for resource in resources {
            guard names.insert(Array(resource.name.utf8)).inserted else {
                throw object.error("two resources are called “\(resource.name)”", at: "resources")
            }
        }
        for table in tables {
            try table.rules.checkForeignKeys(
                in: tables.map(\.rules), resourceNames: resources.map(\.name), at: table.codingPath)
        }
        return tables
    }

    /// The keys of a package that say nothing about rows.
    private static let packageKeys = [
        "$schema", "profile", "name", "id", "title", "description", "homepage", "image", "version", "created",
        "keywords", "contributors", "sources", "licenses", "license",
    ]
}

/// A resource, which is a table if it has a schema.
private struct Resource: Decodable {
    let name: String
    let table: DataPackage.Table?

    init(from decoder: any Decoder) throws {
        var object = try StrictRuleObject(decoder, called: "a resource")
        try self.init(from: &object)
    }

    init(from object: inout StrictRuleObject) throws {
        name = try object.readIfPresent("name") ?? ""
        if !name.isEmpty { object.displayName = "the resource “\(name)”" }
        let title = try object.readIfPresent("title", as: String.self)
        let description = try object.readIfPresent("description", as: String.self)
        let path = try object.readIfPresent("path", as: PathOrPaths.self)
        for key in ["data", "url", "jsonSchema", "sources", "licenses", "license"] { _ = object.readPresence(of: key) }
        var dialect = try object.readIfPresent("dialect", as: Dialect.self)?.settings ?? [:]
        if let encoding = try object.readIfPresent("encoding", as: String.self) {
            dialect["encoding"] = .text(encoding)
        }
        guard object.readPresence(of: "schema") else {
            object.readAnnotations(Self.keys)
            try object.rejectMisspellings(of: ["name", "path", "schema", "dialect", "encoding"])
            table = nil
            return
        }
        object.readAnnotations(Self.keys)
        try object.rejectMisspellings(of: ["name", "path", "schema", "dialect", "encoding"])
        if let count = path?.paths.count, count != 1 {
            throw object.error("data in several files is not read; write a resource for each file", at: "path")
        }
        var schema = try object.require("schema", as: Schema.self)
        // A resource's name identifies its table.
        if !name.isEmpty { schema.rules.name = name }
        if schema.rules.title == nil { schema.rules.title = title }
        if schema.rules.description == nil { schema.rules.description = description }
        table = DataPackage.Table(
            rules: schema.rules, path: path?.paths.first, dialect: dialect, codingPath: schema.codingPath)
    }

    /// The keys of a resource that say nothing about rows.
    ///
    /// The last two rows are from the program Frictionless.
    private static let keys = [
        "$schema", "profile", "type", "format", "mediatype", "bytes", "hash", "homepage", "id",
        "scheme", "compression", "innerpath", "extrapaths", "control", "layout", "stats", "fields", "rows", "hashing",
        "datatype", "group", "trusted", "basepath", "tabular", "memory",
    ]
}

/// The schema of a resource.
private struct Schema: Decodable {
    var rules: TableRules
    let codingPath: [any CodingKey]

    init(from decoder: any Decoder) throws {
        codingPath = decoder.codingPath
        guard (try? decoder.singleValueContainer().decode(String.self)) == nil else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: codingPath,
                    debugDescription: "a schema in another file is not read; write the file's content here"))
        }
        var object = try StrictRuleObject(decoder, called: "a schema")
        rules = try TableRules(from: &object, isInResource: true)
    }
}

/// A path, or a list of paths.
private struct PathOrPaths: Decodable {
    let paths: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let path = try? container.decode(String.self) {
            paths = [path]
        } else {
            paths = try container.decode([String].self)
        }
    }
}

/// The keys of a dialect, including the keys of Frictionless' object `csv` inside it.
private struct Dialect: Decodable {
    var settings: [String: ValidationError.Value] = [:]

    init(from decoder: any Decoder) throws {
        // If the dialect is in another file, keep the file's name, so that the program can say that it doesn't read the
        // file.
        if let file = try? decoder.singleValueContainer().decode(String.self) {
            settings["dialect"] = .text(file)
            return
        }
        let container = try decoder.container(keyedBy: StringCodingKey.self)
        for key in container.allKeys {
            if let flag = try? container.decode(Bool.self, forKey: key) {
                settings[key.stringValue] = .flag(flag)
            } else if let number = try? container.decode(Int.self, forKey: key) {
                settings[key.stringValue] = .int(number)
            } else if let text = try? container.decode(String.self, forKey: key) {
                settings[key.stringValue] = .text(text)
            } else if let numbers = try? container.decode([Int].self, forKey: key) {
                settings[key.stringValue] = .list(numbers.map { "\($0)" })
            } else if ["csv", "tsv"].contains(key.stringValue),
                let inner = try? container.decode(Dialect.self, forKey: key)
            {
                settings.merge(inner.settings) { $1 }
            } else {
                settings[key.stringValue] = .list([])
            }
        }
    }
}
