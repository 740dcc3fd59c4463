// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// The JSON Schema (2020-12) for rule files, which lets an editor complete and check them.
///
/// The strategies and their options come from the standard catalog. `Examples/.ci/rule-schema` compares the schema with
/// what the program reads.
enum RuleFileSchema {
    static var text: String {
        var json = JSONText()
        json.object { json in
            json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
            json.member("title", "A rule file of validate")
            json.member("type", "object")
            json.member("if", json: #"{"required":["resources"]}"#)
            json.member("then", json: ##"{"$ref":"#/$defs/package"}"##)
            json.member(
                "else",
                json: ##"""
                    {"if":{"required":["schema"]},"then":{"$ref":"#/$defs/resource"},"else":{"$ref":"#/$defs/table"}}
                    """##)
            json.key("$defs")
            json.object { json in
                json.member("package", json: package)
                json.member("resource", json: resource)
                json.key("table")
                json.object { $0.members(of: table, required: ["fields"]) }
                json.key("field")
                json.object { json in
                    json.members(of: field, required: ["name"])
                    json.key("allOf")
                    json.array { json in for rule in fieldRules { json.element(json: rule) } }
                }
                json.key("strategy")
                json.object { $0.strategy() }
                for name in StrategyCatalog.standard.names { json.options(of: name, named: name) }
                json.options(of: Names.patterns.first { !Names.strategies.contains($0) } ?? "", named: "stock pattern")
            }
        }
        return json.text + "\n"
    }

    private typealias Members = KeyValuePairs<String, String>

    private static let string = #"{"type":"string"}"#
    private static let names = #"{"type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true}"#
    /// The words of the key `fieldsMatch`, each also as a list, as in an early draft of Table Schema 2.
    private static let fieldsMatchValues: String = {
        let words = TableRules.FieldsMatch.allCases.map { JSONText.string($0.rawValue) }
        return "[\((words + words.map { "[\($0)]" }).joined(separator: ","))]"
    }()
    private static let oneOrMore = #"{"anyOf":[{"type":"string"},\#(names)]}"#
    private static let missingValues = #"""
        {"type":"array","items":{"anyOf":[{"type":"string"},{"type":"object","properties":{"value":{"type":"string"},
        "label":{"type":"string"}},"required":["value"],"additionalProperties":false}]}}
        """#.joined

    /// A resource and a package may have further keys, which say nothing about rows.
    private static let resource = ##"""
        {"type":"object","description":"A data resource.","properties":{"name":{"type":"string"},
        "title":{"type":"string"},"description":{"type":"string"},"path":{"anyOf":[{"type":"string"},
        {"type":"array","items":{"type":"string"}}]},"encoding":{"type":"string"},"dialect":{"type":["object","string"]},
        "schema":{"$ref":"#/$defs/table"}}}
        """##.joined
    private static let package = ##"""
        {"type":"object","description":"A data package.","properties":{"resources":{"type":"array","minItems":1,
        "items":{"$ref":"#/$defs/resource"},"contains":{"required":["schema"]}}}}
        """##.joined

    private static var table: Members {
        [
            "$schema": #"{"type":"string","description":"The address of this schema, for editors."}"#,
            "profile": string, "name": string, "title": string, "description": string,
            "missingValues": described(missingValues, "Texts that count as a missing value in all columns."),
            "fields": ##"{"type":"array","minItems":1,"items":{"$ref":"#/$defs/field"},"description":"The columns."}"##,
            "primaryKey": #"""
            {"description":"The columns that together identify a row.","oneOf":[{"type":"string"},
            {"type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true}]}
            """#.joined,
            "uniqueKeys": described(
                ##"{"type":"array","items":{"anyOf":[{"type":"string"},\##(names)]}}"##,
                "Lists of columns whose values are together in only one row."),
            "foreignKeys": #"""
            {"type":"array","description":"Columns whose values are in other columns.","items":{"type":"object",
            "properties":{"fields":\#(oneOrMore),"reference":{"type":"object","properties":{"resource":{"type":"string"},
            "path":{"type":"string","minLength":1},"fields":\#(oneOrMore)},
            "anyOf":[{"required":["fields"]},{"required":["path"]}],"not":{"required":["path","resource"]},
            "additionalProperties":false}},"required":["fields","reference"],"additionalProperties":false}}
            """#.joined,
            "fieldsMatch": #"""
            {"description":"How the columns of the data match the fields.",
            "enum":\#(fieldsMatchValues)}
            """#.joined,
            "minimumRows": #"{"type":"integer","minimum":0}"#, "maximumRows": #"{"type":"integer","minimum":0}"#,
            "rules": #"""
            {"type":"array","description":"Rules over several columns.","items":{"type":"object",
            "properties":{"columns":{"type":"array","items":{"type":"string"},"minItems":2,"uniqueItems":true},
            "use":{"enum":["equal","notEqual","ascending","atLeastOne","requires","excludes","matches"]},
            "orEqual":{"type":"boolean"},"strategies":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/strategy"}},
            "values":{"type":"array","items":{"type":"string"},"minItems":1},
            "severity":{"enum":["error","warning"]}},
            "required":["columns","use"],"additionalProperties":false,"allOf":[
            {"if":{"properties":{"use":{"enum":["ascending","requires","excludes","matches"]}}},
            "then":{"properties":{"columns":{"maxItems":2}}}},
            {"if":{"properties":{"use":{"const":"ascending"}}},"else":{"not":{"required":["orEqual"]}}},
            {"if":{"properties":{"use":{"enum":["requires","excludes","matches"]}}},"else":{"not":{"required":["values"]}}},
            {"if":{"properties":{"use":{"const":"matches"}}},"then":{"required":["strategies"]},
            "else":{"not":{"required":["strategies"]}}}]}}
            """#.joined,
        ]
    }

    private static var field: Members {
        [
            "name": described(string, "The name of the column in the data."),
            "title": described(string, "The label of the column in messages."), "description": string,
            "type": #"{"enum":\#(JSONText.list(ColumnType.allCases.map(\.rawValue)))}"#,
            "format": described(string, "How the values are written, such as email, or %d.%m.%Y for dates."),
            "twoDigitYearsFrom": #"{"type":"integer","minimum":0,"maximum":9900}"#,
            "decimalChar": #"{"enum":[".",","]}"#,
            "groupChar": #"{"enum":[",","."," ","\u00A0","\u2009","\u202F","'","\u2019"]}"#,
            "bareNumber": #"{"type":"boolean"}"#, "trueValues": words, "falseValues": words,
            "missingValues": described(missingValues, "Texts that count as a missing value."),
            "delimiter": #"{"type":"string","minLength":1}"#,
            "itemType": #"{"enum":["string","integer","boolean","number","datetime","date","time"]}"#,
            "categories": #"""
            {"type":"array","minItems":1,"items":{"anyOf":[{"type":["string","integer"]},{"type":"object",
            "properties":{"value":{"type":["string","integer"]},"label":{"type":"string"}},"required":["value"],
            "additionalProperties":false}]}}
            """#.joined,
            "categoriesOrdered": "true", "rdfType": "true", "example": "true",
            "strategies": ##"""
            {"type":"array","minItems":1,"items":{"$ref":"#/$defs/strategy"},
            "description":"Strategies that must all accept the value."}
            """##.joined,
            "constraints": #"""
            {"type":"object","properties":{"required":{"type":"boolean"},"unique":{"type":"boolean"},
            "minLength":{"type":"integer","minimum":0,"maximum":65536},
            "maxLength":{"type":"integer","minimum":0},
            "minimum":{"type":["number","string"]},"maximum":{"type":["number","string"]},
            "exclusiveMinimum":{"type":["number","string"]},"exclusiveMaximum":{"type":["number","string"]},
            "maximumMissingShare":{"type":"number","minimum":0,"maximum":1},
            "maximumWarnedShare":{"type":"number","minimum":0,"maximum":1},
            "minimumAge":{"type":"integer","minimum":0},"maximumAge":{"type":"integer","minimum":0},
            "minimumDays":{"type":"integer"},"maximumDays":{"type":"integer"},"pattern":{"type":"string"},
            "enum":{"type":"array","items":{"type":["string","number","boolean"]},"minItems":1}},
            "additionalProperties":false}
            """#.joined,
        ]
    }

    private static var words: String { #"{"type":"array","items":{"type":"string","minLength":1},"minItems":1}"# }

    /// The rules that depend on a field's type.
    private static var fieldRules: [String] {
        func rule(_ types: [String], _ then: String, _ otherwise: String? = nil) -> String {
            let isDefault = types.contains("string")
            let condition =
                #"{"properties":{"type":{"enum":\#(JSONText.list(types))}}"#
                + (isDefault ? "}" : #","required":["type"]}"#)
            return #"{"if":\#(condition),"then":\#(then)"# + (otherwise.map { #","else":\#($0)}"# } ?? "}")
        }
        func constraints(_ members: String) -> String {
            #"{"properties":{"constraints":{"properties":{\#(members)}}}}"#
        }
        func limits(_ schema: String) -> String {
            constraints(
                #""minimum":\#(schema),"maximum":\#(schema),"exclusiveMinimum":\#(schema),"exclusiveMaximum":\#(schema)"#
            )
        }
        return [
            rule(
                ["string"], #"{"properties":{"format":{"enum":["default","email","uri","uuid","binary"]}}}"#,
                constraints(#""pattern":false"#)),
            rule(
                ["string", "list", "array", "object"], "true", constraints(#""minLength":false,"maxLength":false"#)),
            rule(
                ["integer", "number", "boolean", "year", "yearmonth", "duration", "list", "array", "object", "any"],
                #"{"properties":{"format":{"const":"default"}}}"#),
            rule(["geopoint"], #"{"properties":{"format":{"enum":["default","array","object"]}}}"#),
            rule(["list"], "true", #"{"properties":{"delimiter":false,"itemType":false}}"#),
            rule(["string", "integer"], "true", #"{"properties":{"categories":false}}"#),
            rule(
                ["integer", "number", "boolean", "year"], "true",
                constraints(#""enum":{"items":{"type":"string"}}"#)),
            rule(["date", "time", "datetime"], #"{"properties":{"format":{"pattern":"%|^default$"}}}"#),
            rule(["number"], "true", #"{"properties":{"decimalChar":false}}"#),
            rule(["integer", "number"], "true", #"{"properties":{"groupChar":false,"bareNumber":false}}"#),
            rule(["boolean"], "true", #"{"properties":{"trueValues":false,"falseValues":false}}"#),
            rule(["date", "datetime"], "true", #"{"properties":{"twoDigitYearsFrom":false}}"#),
            rule(
                ["date"], "true",
                constraints(#""minimumAge":false,"maximumAge":false,"minimumDays":false,"maximumDays":false"#)),
            rule(
                ["integer", "year"], limits(#"{"type":["integer","string"],"pattern":"^[+-]?[0-9]+$"}"#)),
            rule(["number"], limits(#"{"type":["number","string"]}"#)),
            rule(["date", "time", "datetime"], limits(#"{"type":"string"}"#)),
            rule(["yearmonth"], limits(#"{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}$"}"#)),
            rule(["duration"], limits(#"{"type":"string","pattern":"^-?P[0-9T]"}"#)),
            rule(["string", "boolean", "any", "list", "array", "object", "geopoint"], limits("false")),
        ]
    }

    private static func described(_ schema: String, _ text: String) -> String {
        #"\#(schema.dropLast()),"description":\#(JSONText.string(text))}"#
    }
}

extension String {
    /// The text's lines joined into one line.
    fileprivate var joined: String { replacing("\n", with: "") }
}

extension JSONText {
    /// Writes the members of a schema for an object without additional keys.
    fileprivate mutating func members(of members: KeyValuePairs<String, String>, required: [String]) {
        member("type", "object")
        key("properties")
        object { json in for (name, schema) in members { json.member(name, json: schema) } }
        member("required", json: JSONText.list(required))
        // Keys of other programs, such as _id, dc:creator, and title@de.
        member("patternProperties", json: #"{"^_|[:@]":true}"#)
        member("additionalProperties", false)
    }

    /// Writes a strategy's schema: a name, or an object whose name determines the options.
    fileprivate mutating func strategy() {
        let names = Names.strategies
        let patterns = Names.patterns.filter { !names.contains($0) }
        let alone = names.filter { (try? StrategyCatalog.standard.validator(named: $0)) != nil }
        key("oneOf")
        array { json in
            json.element(json: #"{"type":"string","enum":\#(JSONText.list(alone + patterns))}"#)
            json.object { json in
                json.member("type", "object")
                json.member("required", json: #"["use"]"#)
                json.member("properties", json: #"{"use":{"enum":\#(JSONText.list(names + patterns))}}"#)
                json.key("allOf")
                json.array { json in
                    for name in names { json.condition(#"{"const":\#(JSONText.string(name))}"#, name) }
                    json.condition(#"{"enum":\#(JSONText.list(patterns))}"#, "stock pattern")
                }
            }
        }
    }

    private mutating func condition(_ use: String, _ definition: String) {
        // A space in a reference is written as in a URI.
        let reference = JSONText.string("#/$defs/use-" + definition.replacing(" ", with: "%20"))
        element(json: #"{"if":{"properties":{"use":\#(use)},"required":["use"]},"then":{"$ref":\#(reference)}}"#)
    }

    /// Writes the schema for a strategy's options.
    fileprivate mutating func options(of strategy: String, named name: String) {
        guard let entry = StrategyCatalog.standard[strategy] else { return }
        let options = entry.readOptions()
        key("use-" + name)
        object { json in
            if name == strategy { json.member("description", entry.summary) }
            json.member("type", "object")
            json.key("properties")
            json.object { json in
                json.member("use", json: "true")
                json.member("severity", json: JSONText.severity)
                for option in options { json.member(option.name, json: JSONText.schema(of: option)) }
            }
            json.member("required", json: JSONText.list(["use"] + options.filter(\.isRequired).map(\.name)))
            json.member("additionalProperties", false)
        }
    }

    private static var severity: String {
        #"{"description":"Whether a rejection by the rule rejects the value, or only warns.","default":"error","#
            + #""enum":["error","warning"]}"#
    }

    private static func schema(of option: StrategyOption) -> String {
        var json = JSONText()
        json.object { json in
            json.member("description", option.summary)
            json.kind(option.kind, option.words)
            if let value = option.defaultValue, value != .int(.max) {
                json.key("default")
                json.value(value)
            }
        }
        return json.text
    }

    private mutating func kind(_ kind: StrategyOption.Kind, _ words: [String]) {
        switch kind {
        case .text:
            member("type", "string")
            if !words.isEmpty { member("enum", json: JSONText.list(words)) }
        case .integer: member("type", "integer")
        case .number: member("type", "number")
        case .flag: member("type", "boolean")
        case .strategy: member("$ref", "#/$defs/strategy")
        case .list(let element):
            member("type", "array")
            key("items")
            object { $0.kind(element, words) }
            if !words.isEmpty || element == .strategy { member("minItems", 1) }
        case .other: break
        }
    }
}
