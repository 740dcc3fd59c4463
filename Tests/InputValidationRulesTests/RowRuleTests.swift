// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

@Suite("Rules about rows")
struct RowRuleTests {
    private static func table(_ types: [String], _ more: String) -> String {
        let fields = zip(["a", "b", "c"], types).map { name, type in
            #"{"name":"\#(name)","title":"Column \#(name)","type":"\#(type)","missingValues":["-"],"constraints":{"unique":\#(name == "a")}}"#
        }
        return #"{"$schema":"./schema.json","fields":[\#(fields.joined(separator: ","))]\#(more)}"#
    }

    @Test("include the unique columns and the primary key of a file")
    func keys() throws {
        let one = try decode(Self.table(["string", "string"], #","primaryKey":"b""#))
        #expect(one.primaryKey == ["b"] && one.rules.isEmpty)
        #expect(one.fields.map(\.isUnique) == [true, false])
        #expect(try decode(Self.table(["string", "string"], #","primaryKey":["b","a"]"#)).primaryKey == ["b", "a"])
        #expect(try decode(Self.table(["string"], "")).primaryKey == [])
    }

    @Test(
        "compare two notations of one value as the same",
        arguments: [
            ("string", "x", "x", true), ("string", "x", "X", false), ("string", "\u{E9}", "e\u{301}", false),
            ("integer", "7", "007", true), ("integer", "-7", "7", false), ("integer", "-0", "0", true),
            ("number", "1.50", "15e-1", true), ("number", "1e2", "100", true),
            ("number", "0.1", "0.10000000000000001", false),
            ("number", "-0.0", "0e9", true), ("number", "1E+2", "1e2", true),
            ("number", "1e-9223372036854775808", "0", false), ("number", "1e9223372036854775807", "1e1", false),
            ("number", "123456789012345678901", "123456789012345678902", false),
            ("boolean", "1", "TRUE", true), ("boolean", "True", "true", true), ("boolean", "FALSE", "0", true),
            ("boolean", "0", "1", false), ("date", "2026-01-01", "2026-01-02", false),
        ])
    func comparison(type: String, first: String, second: String, isSame: Bool) throws {
        let column = try decode(Self.table([type], "")).fields[0]
        let keys = try [first, second].map { try #require(column.comparisonKey(for: $0)) }
        #expect(keys[0].utf8.elementsEqual(keys[1].utf8) == isSame)
    }

    @Test("compare texts in the form to which their rules normalize them")
    func normalForms() throws {
        let strategies = #"["paymentCard", {"use": "trimmed", "rule": "paymentCard"}]"#
        let column = try decode(#"{"fields": [{"name": "card", "strategies": \#(strategies)}]}"#).fields[0]
        #expect(column.comparisonKey(for: "4242 4242 4242 4242") == "4242424242424242")
        #expect(column.comparisonKey(for: "4242424242424242") == "4242424242424242")
    }

    @Test("do not compare missing values", arguments: [nil, "", "-"])
    func missing(input: String?) throws {
        let column = try decode(Self.table(["string"], "")).fields[0]
        #expect(column.isMissing(input) && column.comparisonKey(for: input) == nil)
        #expect(column.missingValues == ["-"] && !column.isMissing("x"))
    }

    @Test(
        "accept and reject the values of several columns",
        arguments: [
            ("equal", "string", ["x", "x"], []), ("equal", "string", ["x", "y"], [.fieldsDiffer]),
            ("equal", "string", [nil, "-"], []), ("equal", "integer", ["1", "01"], []),
            ("equal", "string", ["x", nil], [.fieldsDiffer]),
            ("equal", "string", ["\u{E9}", "e\u{301}"], [.fieldsDiffer]),
            ("notEqual", "string", ["\u{E9}", "e\u{301}"], []),
            ("notEqual", "string", ["x", "y"], []), ("notEqual", "string", ["x", "x"], [.equalitySame]),
            ("notEqual", "string", [nil, nil], []),
            ("ascending", "integer", ["9", "10"], []), ("ascending", "integer", ["10", "9"], [.fieldsOrder]),
            ("ascending", "integer", ["-3", "5"], []), ("ascending", "integer", ["5", "-3"], [.fieldsOrder]),
            ("ascending", "integer", ["-10", "-9"], []), ("ascending", "integer", ["-9", "-10"], [.fieldsOrder]),
            ("ascending", "number", ["-1", "-0.0"], []), ("ascending", "number", ["-0.0", "0"], [.fieldsOrder]),
            ("ascending", "number", ["1.0", "1"], [.fieldsOrder]),
            ("ascending", "number", ["1.0000000000000000001e-199999990", "2e-199999990"], []),
            ("ascending", "date", ["2026-01-01", nil], []),
            ("ascending", "year", ["2025", "2026"], []), ("ascending", "year", ["2026", "2025"], [.fieldsOrder]),
            ("ascending", "yearmonth", ["2026-01", "2026-02"], []),
            ("ascending", "yearmonth", ["2026-02", "2026-01"], [.fieldsOrder]),
            ("ascending", "datetime", ["2026-01-01T10:00:00.1Z", "2026-01-01T10:00:00.2Z"], []),
            ("ascending", "time", ["09:00", "17:30"], []), ("ascending", "time", ["17:30", "09:00"], [.fieldsOrder]),
            ("ascending", "time", ["09:00", "09:00:00"], [.fieldsOrder]),
            ("ascending", "time", ["10:00:00Z", "10:30:00+01:00"], [.fieldsOrder]),
            ("atLeastOne", "string", ["", "x"], []), ("atLeastOne", "string", ["", "-"], [.fieldsAllEmpty]),
            ("equal", "string", ["x"], [.fieldsDiffer]), ("equal", "string", ["x", "x", "x"], [.fieldsDiffer]),
        ] as [(String, String, [String?], [ValidationError.Code])])
    func verdict(use: String, type: String, values: [String?], codes: [ValidationError.Code]) throws {
        let table = try decode(Self.table([type, type], #","rules":[{"columns":["a","b"],"use":"\#(use)"}]"#))
        #expect(table.rules.map(\.columns) == [["a", "b"]])
        #expect(table.rules[0].validator.errors(for: values).map(\.code) == codes)
    }

    @Test(
        "accept two notations of one value in order with `orEqual`",
        arguments: [
            ("integer", ["7", "007"], true), ("integer", ["8", "7"], false), ("number", ["1.0", "1e0"], true),
            ("number", ["1.1", "1"], false), ("date", ["2026-01-01", "2026-01-01"], true),
            ("date", ["2026-01-02", "2026-01-01"], false), ("date", ["-", "2026-01-01"], true),
            ("datetime", ["2026-01-01T10:00:00Z", "2026-01-01T11:00:00+01:00"], true),
            ("datetime", ["2026-01-01T10:00:00.000000001Z", "2026-01-01T11:00:00+01:00"], false),
            ("time", ["09:00", "09:00:00"], true), ("time", ["09:00:00.5", "09:00"], false),
            ("datetime", ["x", "2026-01-01T10:00:00Z"], true), ("integer", ["x", "1"], true),
        ] as [(String, [String?], Bool)])
    func orEqual(type: String, values: [String?], isAccepted: Bool) throws {
        let rule = #"{"columns":["a","b"],"use":"ascending","orEqual":true}"#
        let table = try decode(Self.table([type, type], #","rules":[\#(rule)]"#))
        #expect(table.rules[0].validator.isValid(values) == isAccepted)
        #expect(table.rules[0].description == "ascending(a, b, orEqual: true)")
    }

    @Test(
        "require a value if another column has a value, or one of several values",
        arguments: [
            ("string", "", ["x", "y"], true), ("string", "", ["x", nil], false), ("string", "", ["x", "-"], false),
            ("string", "", [nil, nil], true), ("string", "", ["-", ""], true), ("string", "", ["", "y"], true),
            ("string", #","values":["x","z"]"#, ["z", nil], false), ("string", #","values":["x"]"#, ["y", nil], true),
            ("string", #","values":["x"]"#, ["x", "y"], true), ("string", #","values":["e\u0301"]"#, ["é", nil], true),
            ("integer", #","values":["1"]"#, ["01", nil], false),
            ("boolean", #","values":["true"]"#, ["1", nil], false),
        ] as [(String, String, [String?], Bool)])
    func requires(type: String, values: String, input: [String?], isAccepted: Bool) throws {
        let fields = #"{"name":"a","type":"\#(type)"},{"name":"b","title":"B","constraints":{"required":false}}"#
        let rule = #"{"columns":["a","b"],"use":"requires"\#(values)}"#
        let table = try decode(#"{"missingValues":["-"],"fields":[\#(fields)],"rules":[\#(rule)]}"#)
        let errors = table.rules[0].validator.errors(for: input)
        #expect(errors.map(\.code) == (isAccepted ? [] : [.inputEmpty]))
        #expect(errors.allSatisfy { $0.domain == .builtIn && $0.label == "B" })
    }

    @Test(
        "cannot require a value that each row needs already",
        arguments: ["", #","constraints":{"required":true}"#])
    func requiresOptional(constraints: String) throws {
        let fields = #"{"name":"a"},{"name":"b"\#(constraints)}"#
        let file = #"{"fields":[\#(fields)],"rules":[{"columns":["a","b"],"use":"requires"}]}"#
        let error = #expect(throws: DecodingError.self) { try decode(file) }
        #expect(error?.place == "rules[0].columns" && error?.text.contains(#"write "required": false"#) == true)
        // In a resource, a value may be missing unless the file says otherwise.
        #expect((try? decode(#"{"schema":\#(file)}"#)) != nil || constraints.contains("true"))
    }

    @Test(
        "can compare three columns",
        arguments: [
            ("equal", ["1", "01", "1"], nil), ("equal", ["1", "1", "2"], "Column c"),
            ("equal", ["1", "1", nil], "Column c"), ("notEqual", ["1", "2", "01"], "Column c"),
            ("notEqual", ["1", nil, "-"], nil), ("atLeastOne", [nil, "-", "1"], nil),
            ("atLeastOne", [nil, "-", ""], ""), ("equal", ["1", "1"], "Column c"),
        ] as [(String, [String?], String?)])
    func threeColumns(use: String, values: [String?], label: String?) throws {
        let rule = #"{"columns":["a","b","c"],"use":"\#(use)"}"#
        let table = try decode(Self.table(["integer", "integer", "integer"], #","rules":[\#(rule)]"#))
        let errors = table.rules[0].validator.errors(for: values)
        #expect(errors.map { $0.label ?? "" } == (label.map { [$0] } ?? []))
        if use == "equal", let error = errors.first { #expect(error[.other] == .text("Column a")) }
        if use == "atLeastOne", let error = errors.first {
            #expect(error[.accepted] == .list(["Column a", "Column b", "Column c"]))
        }
        #expect(!table.rules[0].validator.isSensitive)
    }

    @Test("warn with a severity")
    func severity() throws {
        let rule = #"{"columns":["a","b"],"use":"equal","severity":"warning"}"#
        let table = try decode(Self.table(["integer", "integer"], #","rules":[\#(rule)]"#))
        #expect(table.rules[0].validator.isValid(["1", "2"]))
        let warnings = table.rules[0].validator.warnings(for: ["1", "2"])
        #expect(warnings.map(\.code) == [.fieldsDiffer] && warnings.map(\.label) == ["Column b"])
        #expect(table.rules[0].description == "equal(a, b, severity: warning)")
        let copy = try decode(String(decoding: JSONEncoder().encode(table), as: UTF8.self))
        #expect(copy.rules == table.rules)
    }

    @Test("have the missing values of the table")
    func missingValuesOfTable() throws {
        let rule = #"{"columns":["a","b"],"use":"atLeastOne"}"#
        let fields = #""fields":[{"name":"a"},{"name":"b","missingValues":["-"]}]"#
        let validator = try decode(#"{"missingValues":["NA"],\#(fields),"rules":[\#(rule)]}"#).rules[0].validator
        #expect(validator.isValid(["-", nil]) && validator.isValid([nil, "NA"]))
        let errors = validator.errors(for: ["NA", "-"])
        #expect(errors.map(\.domain) == [.builtIn] && errors.map(\.code) == [.fieldsAllEmpty])
    }

    @Test(
        "require no value, or a value that strategies accept, if another column has a value",
        arguments: [
            ("excludes", "", ["x", nil], []), ("excludes", "", ["x", "y"], [.fieldsExcluded]),
            ("excludes", "", [nil, "y"], []), ("excludes", "", ["x", "-"], []),
            ("excludes", #","values":["x"]"#, ["x", "y"], [.fieldsExcluded]),
            ("excludes", #","values":["x"]"#, ["z", "y"], []),
            ("matches", #","values":["DE"],"strategies":["numeric"]"#, ["DE", "10115"], []),
            ("matches", #","values":["DE"],"strategies":["numeric"]"#, ["DE", "1O115"], [.numericCharacter]),
            ("matches", #","values":["DE"],"strategies":["numeric"]"#, ["AT", "x"], []),
            ("matches", #","values":["DE"],"strategies":["numeric"]"#, ["DE", "-"], []),
            ("matches", #","strategies":["numeric",{"use":"count","minimum":5}]"#, ["x", "12"], [.lengthTooShort]),
            ("matches", #","strategies":["numeric"]"#, [nil, "x"], []),
            ("matches", #","strategies":["numeric"]"#, ["x"], [.inputEmpty]),
        ] as [(String, String, [String?], [ValidationError.Code])])
    func conditions(use: String, more: String, input: [String?], codes: [ValidationError.Code]) throws {
        let fields = #"{"name":"a","title":"A"},{"name":"b","title":"B"}"#
        let rule = #"{"columns":["a","b"],"use":"\#(use)"\#(more)}"#
        let table = try decode(#"{"missingValues":["-"],"fields":[\#(fields)],"rules":[\#(rule)]}"#)
        let errors = table.rules[0].validator.errors(for: input)
        #expect(errors.map(\.code) == codes)
        #expect(errors.allSatisfy { $0.domain == .builtIn && $0.label == "B" })
        #expect(try decode(String(decoding: JSONEncoder().encode(table), as: UTF8.self)) == table)
    }

    @Test(
        "say in which order the values must be",
        arguments: [
            ("date", "false", "B must come after A"), ("time", "true", "B must not come before A"),
            ("number", "false", "B must be greater than A"), ("integer", "true", "B must not be less than A"),
        ])
    func orderMessages(type: String, orEqual: String, message: String) throws {
        let fields = #"{"name":"A","type":"\#(type)"},{"name":"B","type":"\#(type)"}"#
        let rule = #"{"columns":["A","B"],"use":"ascending","orEqual":\#(orEqual)}"#
        let table = try decode(#"{"fields":[\#(fields)],"rules":[\#(rule)]}"#)
        #expect(table.rules[0].error.code == .fieldsOrder && table.rules[0].error.reason == message)
    }

    @Test("compare times in a format with AM or PM")
    func halfDays() throws {
        let fields = ["a", "b"].map { #"{"name":"\#($0)","type":"time","format":"%I:%M %p"}"# }.joined(separator: ",")
        let table = try decode(#"{"fields":[\#(fields)],"rules":[{"columns":["a","b"],"use":"ascending"}]}"#)
        #expect(table.rules[0].validator.isValid(["11:30 AM", "12:15 PM"]))
        #expect(table.rules[0].validator.isValid(["12:15 AM", "1:00 am"]))
        #expect(table.rules[0].validator.errors(for: ["1:00 PM", "11:30 AM"]).map(\.code) == [.fieldsOrder])
    }

    @Test("are sensitive if one of their strategies is for a secret")
    func sensitiveStrategies() throws {
        let rule = #"{"columns":["a","b"],"use":"matches","strategies":["password"]}"#
        let table = try decode(#"{"fields":[{"name":"a"},{"name":"b"}],"rules":[\#(rule)]}"#)
        #expect(table.rules[0].validator.isSensitive)
    }

    @Test("cannot exclude a value that each row needs")
    func excludesRequired() {
        let fields = #"{"name":"a"},{"name":"b","constraints":{"required":true}}"#
        let file = #"{"fields":[\#(fields)],"rules":[{"columns":["a","b"],"use":"excludes"}]}"#
        let error = #expect(throws: DecodingError.self) { try decode(file) }
        #expect(error?.place == "rules[0].columns" && error?.text.contains("“b” is required") == true)
    }

    @Test("are sensitive if one of their columns has a secret", arguments: [#"["a","b"]"#, #"["b","a"]"#])
    func sensitive(columns: String) throws {
        let fields = #"[{"name":"a"},{"name":"b","strategies":["password"]}]"#
        let table = try decode(#"{"fields":\#(fields),"rules":[{"columns":\#(columns),"use":"notEqual"}]}"#)
        #expect(table.rules[0].validator.isSensitive)
    }

    @Test("are equal only if their columns, their use, and their option are the same")
    func equality() throws {
        let rules = try [
            #"{"columns":["a","b"],"use":"ascending"}"#, #"{"columns":["b","a"],"use":"ascending"}"#,
            #"{"columns":["a","b"],"use":"ascending","orEqual":true}"#, #"{"columns":["a","b"],"use":"notEqual"}"#,
            #"{"columns":["a","b"],"use":"notEqual","severity":"warning"}"#,
        ].map { try decode(Self.table(["integer", "integer"], #","rules":[\#($0)]"#)).rules[0] }
        #expect(rules.map { rule in rules.indices.filter { rules[$0] == rule } } == [[0], [1], [2], [3], [4]])
        let accents = try ["\u{E9}", "e\u{301}"].map { name in
            let rule = #"{"columns":["\#(name)","b"],"use":"equal"}"#
            return try decode(#"{"fields":[{"name":"\#(name)"},{"name":"b"}],"rules":[\#(rule)]}"#).rules[0]
        }
        #expect(accents[0] != accents[1] && accents[1] == accents[1])
    }

    @Test("name the columns in their errors")
    func message() throws {
        let table = try decode(Self.table(["date", "date"], #","rules":[{"columns":["a","b"],"use":"ascending"}]"#))
        let errors = table.rules[0].validator.errors(for: ["2026-02-01", "2026-01-01"])
        #expect(errors.map(\.reason) == ["Column b must come after Column a"])
    }

    @Test("distinguish columns whose names have other bytes")
    func bytesOfNames() throws {
        let names = ["\u{E9}", "e\u{301}"]
        let fields = names.map { #"{"name":"\#($0)"}"# }.joined(separator: ",")
        let key = names.map { "\"\($0)\"" }.joined(separator: ",")
        let table = try decode(#"{"fields":[\#(fields)],"primaryKey":[\#(key)]}"#)
        #expect(table.primaryKey.count == 2)
        for name in names { #expect(table[name].map { Array($0.name.utf8) } == Array(name.utf8)) }
        let rule = try decode(#"{"fields":[\#(fields)],"rules":[{"columns":[\#(key)],"use":"notEqual"}]}"#).rules[0]
        #expect(rule.columns.map { Array($0.utf8) } == names.map { Array($0.utf8) })
        let errors = rule.validator.errors(for: ["x", "x"])
        #expect(errors.map(\.domain) == [.builtIn] && errors.map(\.code) == [.equalitySame])
        #expect(errors[0].label.map { Array($0.utf8) } == Array(names[1].utf8))
    }

    @Test(
        "have an error at the place of each mistake",
        arguments: [
            (#","primaryKey":[]"#, "primaryKey", "empty"), (#","primaryKey":["a","a"]"#, "primaryKey", "twice"),
            (#","primaryKey":"aa""#, "primaryKey", "use one of a, b, c"), (#","primaryKey":1"#, "primaryKey", ""),
            (#","primarykey":"a""#, "primarykey", "did you mean “primaryKey”?"),
            (#","rules":[{"columns":["a","b"]}]"#, "rules[0]", "needs the key “use”"),
            (#","rules":[{"use":"equal"}]"#, "rules[0]", "needs the key “columns”"),
            (#","rules":[{"columns":["a","b"],"use":"ascendng"}]"#, "rules[0].use", "did you mean “ascending”?"),
            (#","rules":[{"columns":["a","b"],"uses":"equal"}]"#, "rules[0]", "needs the key “use”"),
            (#","rules":[{"columns":["a","b"],"use":"equal","orEqual":true}]"#, "rules[0].orEqual", ""),
            (#","rules":[{"columns":["a","b"],"use":"equal","values":["x"]}]"#, "rules[0].values", ""),
            (#","rules":[{"columns":["a","b"],"use":"requires","values":[]}]"#, "rules[0].values", "“values” is empty"),
            (#","rules":[{"columns":["a","b"],"use":"matches"}]"#, "rules[0].strategies", "needs “strategies”"),
            (
                #","rules":[{"columns":["a","b"],"use":"matches","strategies":[{"use":"email","severity":"warning"}]}]"#,
                "rules[0].strategies", "beside “use”"
            ),
            (#","rules":[{"columns":["a","b"],"use":"matches","strategies":[]}]"#, "rules[0].strategies", ""),
            (#","rules":[{"columns":["a","b"],"use":"equal","strategies":["email"]}]"#, "rules[0].strategies", ""),
            (#","rules":[{"columns":["c","b"],"use":"excludes","values":["x"]}]"#, "rules[0].values", "never has"),
            (#","rules":[{"columns":["a","b"],"use":"excludes","values":[""]}]"#, "rules[0].values", "never has"),
            (#","rules":[{"columns":["a","b","c"],"use":"requires"}]"#, "rules[0].columns", "needs two columns"),
            (#","rules":[{"columns":["a","b"],"use":"ascending","orEqal":true}]"#, "rules[0].orEqal", "“orEqual”"),
            (#","rules":[{"columns":["a","bb"],"use":"equal"}]"#, "rules[0].columns", "use one of a, b, c"),
            (#","rules":[{"columns":["a","a"],"use":"equal"}]"#, "rules[0].columns", "twice"),
            (#","rules":[{"columns":["a"],"use":"equal"}]"#, "rules[0].columns", "“equal” needs two or more columns"),
            (
                #","rules":[{"columns":[],"use":"atLeastOne"}]"#, "rules[0].columns",
                "“atLeastOne” needs two or more columns"
            ),
            (
                #","rules":[{"columns":["a","b"],"use":"ascending"}]"#, "rules[0].columns",
                "“ascending” needs two columns of the same type: integer, number, date, time, datetime, year, or yearmonth"
            ),
            (
                #","rules":[{"columns":["a","c"],"use":"equal"}]"#, "rules[0].columns",
                "“equal” needs columns of the same type"
            ),
            (#","primaryKey":["a",1]"#, "primaryKey[1]", ""),
            (#","rules":[{"columns":["a","b","c"],"use":"notEqual"}]"#, "rules[0].columns", "of the same type"),
            (
                #","rules":[{"columns":["a","b"],"use":"equal"},{"columns":["a","z"],"use":"equal"}]"#,
                "rules[1].columns", "no field “z”"
            ),
        ])
    func mistakes(more: String, place: String, text: String) {
        let error = #expect(throws: DecodingError.self) {
            try decode(Self.table(["string", "string", "integer"], more))
        }
        #expect(error?.place == place)
        #expect(error?.text.contains(text) == true || text.isEmpty, "\(error?.text ?? "")")
    }

    @Test("are on one line, whatever is in the names of the columns")
    func line() throws {
        let fields = #"{"name":"a\n\u001B"},{"name":"\u202E"}"#
        let table = try decode(#"{"fields":[\#(fields)],"rules":[{"columns":["a\n\u001B","\u202E"],"use":"equal"}]}"#)
        #expect("\(table.rules[0])" == #"equal(a\n\u{1B}, \u{202E})"#)
    }

    @Test("need a value in one of several columns of any types")
    func otherTypes() throws {
        let rule = #","rules":[{"columns":["a","b","c"],"use":"atLeastOne"}]"#
        let validator = try decode(Self.table(["string", "integer", "date"], rule)).rules[0].validator
        #expect(validator.isValid([nil, "5", nil]))
        let errors = validator.errors(for: ["-", "", nil])
        #expect(errors.map(\.domain) == [.builtIn] && errors.map(\.code) == [.fieldsAllEmpty])
        // Only two columns can be in order.
        let order = #","rules":[{"columns":["a","b","c"],"use":"ascending"}]"#
        let error = #expect(throws: DecodingError.self) { try decode(Self.table(["date", "date", "date"], order)) }
        #expect(error?.place == "rules[0].columns" && error?.text == "“ascending” needs two columns")
    }

    @Test(
        "cannot be about the order of two types, or of a type without an order",
        arguments: [["integer", "number"], ["date", "datetime"], ["duration", "duration"], ["boolean", "boolean"]])
    func unorderedTypes(types: [String]) {
        let rule = #","rules":[{"columns":["a","b"],"use":"ascending"}]"#
        let error = #expect(throws: DecodingError.self) { try decode(Self.table(types, rule)) }
        #expect(error?.place == "rules[0].columns")
        #expect(error?.text.hasPrefix("“ascending” needs two columns of the same type: ") == true)
    }

    @discardableResult
    private func decode(_ json: String) throws -> TableRules {
        try JSONDecoder().decode(TableRules.self, from: Data(json.utf8))
    }
}
