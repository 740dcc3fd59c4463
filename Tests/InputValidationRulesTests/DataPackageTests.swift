// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

@Suite("Data packages")
struct DataPackageTests {
    private func package(_ json: String) throws -> DataPackage {
        try JSONDecoder().decode(DataPackage.self, from: Data(json.utf8))
    }

    private static let schema = #"{"fields":[{"name":"a","type":"integer"},{"name":"b"}]}"#

    @Test("have a table for each resource with a schema, and a schema or a resource is one table")
    func tables() throws {
        let shop = try package(
            """
            {"name":"shop","title":"Shop","licenses":[{"name":"x"}],"id":1,"datahub":{"type":"x"},"related":[],
             "resources":[{"name":"readme","path":"README.md"},
              {"name":"people","path":"data/people.csv","encoding":"latin-1","format":"csv","hash":"x",
               "dialect":{"delimiter":";","header":false,"csv":{"quoteChar":"'"},"json":{"x":[]}},"schema":\(Self.schema)},
              {"name":"towns","path":["towns.csv"],"title":"Towns","schema":\(Self.schema)}]}
            """)
        #expect(shop.tables.map(\.rules.name) == ["people", "towns"])
        #expect(shop.tables.map(\.path) == ["data/people.csv", "towns.csv"])
        #expect(shop.tables[1].rules.title == "Towns")
        #expect(
            shop.tables[0].dialect == [
                "delimiter": .text(";"), "header": .flag(false), "quoteChar": .text("'"), "json": .list([]),
                "encoding": .text("latin-1"),
            ])
        #expect(
            shop.tables[0].codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
                == ["resources", "1", "schema"])
        let resource = try package(#"{"name":"x","path":"x.csv","type":"table","schema":\#(Self.schema)}"#)
        #expect(resource.tables.count == 1 && resource.tables[0].path == "x.csv")
        let schema = try package(Self.schema)
        #expect(schema.tables.count == 1 && schema.tables[0].path == nil && schema.tables[0].codingPath.isEmpty)
    }

    @Test("have the defaults of Table Schema, which a rule file does not have")
    func defaults() throws {
        let plain = try TableRules(json: Self.schema.utf8)
        #expect(plain.fieldsMatch == nil && plain.fields[0].isRequired && !plain.fields[0].validator.isValid(""))
        for file in [
            #"{"schema":\#(Self.schema)}"#, #"{"resources":[{"name":"x","schema":\#(Self.schema)}]}"#,
            #"{"$schema":"https://datapackage.org/profiles/2.0/tableschema.json",\#(Self.schema.dropFirst())"#,
            #"{"profile":"tabular-data-resource",\#(Self.schema.dropFirst())"#,
        ] {
            let rules = try TableRules(json: file.utf8)
            #expect(rules.fieldsMatch == .exact && !rules.fields[0].isRequired, "\(file)")
            #expect(rules.fields[0].missingValues == [""] && rules.fields[0].validator.isValid(""))
            #expect(rules.fields[0].validator.isValid(nil) && !rules.fields[0].validator.isValid("x"))
            // A written file says what the resource left out.
            let written = try JSONEncoder().encode(rules)
            #expect(try JSONDecoder().decode(TableRules.self, from: written) == rules)
        }
        let required = try TableRules(
            json: #"{"schema":{"fields":[{"name":"a","constraints":{"required":true}}],"fieldsMatch":["equal"]}}"#.utf8)
        #expect(required.fieldsMatch == .equal && required.fields[0].isRequired)
    }

    @Test("are the rules of a single table")
    func single() throws {
        let resource = #"{"name":"x","schema":\#(Self.schema)}"#
        #expect(try TableRules(json: #"{"resources":[\#(resource)]}"#.utf8).fields.count == 2)
        let other = #"{"name":"y","schema":\#(Self.schema)}"#
        let error = try #require(throws: ValidationError.self) {
            try TableRules(json: #"{"resources":[\#(resource),\#(other)]}"#.utf8)
        }
        #expect(error.domain == .builtIn && error.code == .decodingValue)
        #expect(error.reason.contains("“x”, “y”; choose one of its resources"))
    }

    @Test("have the keys that compare rows and tables")
    func keys() throws {
        let rules = try TableRules(
            json: """
                {"fields":[{"name":"a"},{"name":"b"}],"uniqueKeys":["a",["a","b"]],"minimumRows":1,"maximumRows":2,
                 "missingValues":["-",{"value":"?","label":"REFUSED"}],
                 "foreignKeys":[{"fields":"a","reference":{"resource":"","fields":"b"}},
                  {"fields":["a","b"],"reference":{"resource":"towns","fields":["zip","town"]}},
                  {"fields":["a"],"reference":{"path":"lists/a.txt"}}]}
                """.utf8)
        #expect(rules.uniqueKeys == [["a"], ["a", "b"]] && rules.rowLimits == (1, 2))
        #expect(rules.fields[0].missingValues == ["-", "?"])
        #expect(rules.foreignKeys.map(\.reference) == [.sameTable, .resource("towns"), .file("lists/a.txt")])
        #expect(rules.foreignKeys.map(\.referencedFields) == [["b"], ["zip", "town"], []])
        #expect(rules.foreignKeys.map(\.description) == ["a in (b)", "a, b in towns (zip, town)", "a in lists/a.txt"])
        let column = try TableRules(
            json: #"{"fields":[{"name":"a","constraints":{"maximumMissingShare":0.01,"maximumWarnedShare":0}}]}"#.utf8)
        #expect(column.fields[0].shareLimits == (0.01, 0))
    }

    @Test(
        "have an error with the place for each mistake",
        arguments: [
            (#"{"resources":[]}"#, "resources", "no resource of the package has a “schema”"),
            (#"{"resources":[{"name":"a","path":"a.csv"}]}"#, "resources", "no resource"),
            (#"{"resource":[]}"#, "", "a rule file needs the key “fields”"),
            (#"{"resources":[{"name":"a","sschema":{}}]}"#, "resources[0].sschema", "did you mean “schema”?"),
            (#"{"resources":[{"name":"a","schema":"a.json"}]}"#, "resources[0].schema", "in another file is not read"),
            (
                #"{"@context":"http://www.w3.org/ns/csvw","url":"a.csv"}"#, "@context",
                "CSV on the Web (CSVW) is not read"
            ),
            (#"{"tableSchema":{"columns":[]}}"#, "tableSchema", "CSV on the Web (CSVW) is not read"),
            (
                #"{"fields":[{"name":"a","constraints":{"type":"http://www.w3.org/2001/XMLSchema#int"}}]}"#,
                "fields[0].constraints.type", "it belongs beside “name”"
            ),
            (#"{"schema":{"fields":[]}}"#, "schema.fields", "at least one field"),
            (#"{"schema":{"fields":[{"name":"a"}],"foo":1}}"#, "schema.foo", "a schema has no key “foo”"),
            (
                #"{"path":["a.csv","b.csv"],"schema":{"fields":[{"name":"a"}]}}"#, "path",
                "data in several files is not read"
            ),
            (
                #"{"resources":[{"name":"a","schema":{"fields":[{"name":"a"}]}},{"name":"a"}]}"#, "resources",
                "two resources are called “a”"
            ),
            (
                #"{"resources":[{"name":"a","schema":{"fields":[{"name":"a","type":"integr"}]}}]}"#,
                "resources[0].schema.fields[0].type", "did you mean “integer”?"
            ),
            (#"{"fields":[{"name":"a"}],"uniqueKeys":[["b"]]}"#, "uniqueKeys", "there is no field “b”"),
            (#"{"fields":[{"name":"a"}],"uniqueKeys":[[]]}"#, "uniqueKeys", "must not be empty"),
            (#"{"fields":[{"name":"a"}],"fieldsMatch":"subst"}"#, "fieldsMatch", "did you mean “subset”?"),
            (#"{"fields":[{"name":"a"}],"minimumRows":-1}"#, "minimumRows", "0 or more"),
            (
                #"{"fields":[{"name":"a"}],"minimumRows":2,"maximumRows":1}"#, "minimumRows",
                "every file would be rejected"
            ),
            (
                #"{"fields":[{"name":"a"}],"foreignKeys":[{"fields":"x","reference":{"fields":"a"}}]}"#, "foreignKeys",
                "there is no field “x”"
            ),
            (
                #"{"fields":[{"name":"a"}],"foreignKeys":[{"fields":"a","reference":{"fields":"x"}}]}"#,
                "foreignKeys[0].reference", "there is no field “x”"
            ),
            (
                #"{"fields":[{"name":"a"}],"foreignKeys":[{"fields":"a","reference":{}}]}"#,
                "foreignKeys[0].reference", "a reference needs the key “fields”"
            ),
            (
                #"{"fields":[{"name":"a"}],"foreignKeys":[{"fields":"a","reference":{"fields":["a","b"]}}]}"#,
                "foreignKeys[0].fields", "“fields” has 1 columns, and “reference” has 2"
            ),
            (
                #"{"fields":[{"name":"a"}],"foreignKeys":[{"fields":"a","reference":{"path":"/etc/x"}}]}"#,
                "foreignKeys[0].reference.path", "does not begin with / or contain .."
            ),
            (
                #"{"fields":[{"name":"a"}],"foreignKeys":[{"fields":"a","reference":{"path":"a/../../x"}}]}"#,
                "foreignKeys[0].reference.path", "does not begin with / or contain .."
            ),
            (
                #"{"fields":[{"name":"a"}],"foreignKeys":[{"fields":"a","reference":{"path":"x","resource":"y"}}]}"#,
                "foreignKeys[0].reference.path", "a reference has “resource” or “path”"
            ),
            (
                """
                {"resources":[{"name":"a","schema":{"fields":[{"name":"a"}],
                "foreignKeys":[{"fields":"a","reference":{"resource":"bb","fields":"b"}}]}},
                {"name":"bbb","schema":{"fields":[{"name":"b"}]}}]}
                """, "resources[0].schema.foreignKeys[0].reference", "there is no resource “bb”; did you mean “bbb”?"
            ),
            (
                """
                {"resources":[{"name":"a","schema":{"fields":[{"name":"a"}],
                "foreignKeys":[{"fields":"a","reference":{"resource":"b","fields":"x"}}]}},
                {"name":"b","schema":{"fields":[{"name":"b"}]}}]}
                """, "resources[0].schema.foreignKeys[0].reference", "there is no field “x”"
            ),
        ])
    func mistakes(json: String, place: String, text: String) throws {
        let error = try #require(throws: DecodingError.self) { try package(json) }
        #expect(error.place == place && error.text.contains(text), "\(error.place): \(error.text)")
    }
}
