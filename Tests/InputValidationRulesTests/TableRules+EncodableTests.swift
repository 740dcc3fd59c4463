// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import TestSupport
import Testing

@Suite("Written rules")
struct TableRulesEncodableTests {
    private static func json(
        _ rules: some Encodable, with catalog: StrategyCatalog<String> = .standard
    ) throws -> Data {
        let encoder = JSONEncoder()
        encoder.userInfo[.strategyCatalog] = catalog
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(rules)
    }

    private static func table(_ json: Data, with catalog: StrategyCatalog<String> = .standard) throws -> TableRules {
        let decoder = JSONDecoder()
        decoder.userInfo[.strategyCatalog] = catalog
        try RuleFileJSON.check(json)
        return try decoder.decode(TableRules.self, from: json)
    }

    /// Rule files as the encoder writes them.
    static let files: [String] = [
        #"{"fields":[{"name":"a"}]}"#,
        #"{"description":"d","fields":[{"description":"x","name":"a","title":"A"}],"name":"n","title":"T"}"#,
        #"{"fields":[{"constraints":{"required":true},"format":"email","name":"a"}]}"#,
        #"{"fields":[{"constraints":{"required":false},"format":"uri","name":"a"},{"format":"uuid","name":"b"}]}"#,
        #"{"fields":[{"constraints":{"pattern":"[A-Z]{2}\\d{6}"},"name":"a"}]}"#,
        #"{"fields":[{"constraints":{"maxLength":3,"minLength":2},"name":"a"}]}"#,
        #"{"fields":[{"constraints":{"maxLength":0,"minLength":0,"required":false},"name":"a"}]}"#,
        #"{"fields":[{"constraints":{"minLength":1},"name":"a"}]}"#,
        #"{"fields":[{"constraints":{"enum":["M","S","é","e\u0301"]},"name":"a"}]}"#,
        #"{"fields":[{"constraints":{"enum":["1"],"maxLength":5,"pattern":"[0-9]+","required":true},"name":"a"}]}"#,
        #"{"fields":[{"name":"a","type":"integer"}]}"#,
        #"{"fields":[{"constraints":{"maximum":9,"minimum":-1},"name":"b","type":"integer"}]}"#,
        #"{"fields":[{"constraints":{"maximum":0.5},"name":"a","type":"number"},{"name":"b","type":"number"}]}"#,
        #"{"fields":[{"constraints":{"minimum":"2026-01-31"},"name":"a","type":"date"},{"name":"b","type":"date"}]}"#,
        #"{"fields":[{"name":"a","type":"boolean"},{"constraints":{"enum":["true"]},"name":"b","type":"boolean"}]}"#,
        #"{"fields":[{"name":"a","type":"time"},{"name":"b","type":"datetime"}]}"#,
        #"{"fields":[{"name":"a","strategies":["numeric",{"networks":["amex","visa"],"use":"paymentCard"}]}]}"#,
        #"{"fields":[{"name":"a","strategies":[{"rule":{"maximum":9,"use":"integer"},"use":"optional"}]}]}"#,
        #"{"fields":[{"name":"a"},{"missingValues":["?"],"name":"b"}],"missingValues":["NA",""]}"#,
        #"{"fields":[{"missingValues":[],"name":"c"}],"missingValues":["NA"]}"#,
        #"{"fields":[{"missingValues":["e\u0301"],"name":"c"}],"missingValues":["é"]}"#,
        #"{"fields":[{"name":"a","strategies":[{"use":"oneOf","values":["x"]}]}]}"#,
        #"{"fields":[{"constraints":{"required":true,"unique":true},"name":"a"},{"name":"b"}],"primaryKey":["b","a"]}"#,
        #"{"fields":[{"name":"a"},{"name":"b"}],"rules":[{"columns":["b","a"],"use":"atLeastOne"}]}"#,
        #"{"fields":[{"name":"a","type":"date"},{"name":"b","type":"date"}],"rules":[\#(rules)]}"#,
        #"{"fields":[{"name":"a","type":"year"},{"constraints":{"minimum":1900},"name":"b","type":"year"}]}"#,
        #"{"fields":[{"name":"a","type":"yearmonth"},{"name":"b","type":"duration"},{"name":"c","type":"any"}]}"#,
        #"{"fields":[{"constraints":{"minLength":1},"delimiter":";","itemType":"date","name":"a","type":"list"}]}"#,
        #"{"fields":[{"constraints":{"maxLength":3},"name":"a","type":"array"},{"name":"b","type":"object"}]}"#,
        #"{"fields":[{"format":"array","name":"a","type":"geopoint"},{"name":"b","type":"geopoint"}]}"#,
        #"{"fields":[{"constraints":{"exclusiveMaximum":1,"exclusiveMinimum":0.5},"name":"a","type":"number"}]}"#,
        #"{"fields":[{"constraints":{"maximumMissingShare":0.5,"maximumWarnedShare":0.25},"name":"a"}]}"#,
        #"{"fields":[{"name":"a"}],"fieldsMatch":"subset","maximumRows":9,"minimumRows":1}"#,
        #"{"fields":[{"name":"a"},{"name":"b"}],"uniqueKeys":[["a"],["b","a"]]}"#,
        #"{"fields":[{"name":"a"}],"foreignKeys":[{"fields":["a"],"reference":{"path":"x.txt"}}]}"#,
        #"{"fields":[{"name":"a"}],"foreignKeys":[{"fields":["a"],"reference":{"fields":["b"],"path":"x.csv"}}]}"#,
        #"{"fields":[{"name":"a"}],"foreignKeys":[{"fields":["a"],"reference":{"fields":["a"]}}]}"#,
        #"{"fields":[{"name":"a"}],"foreignKeys":[{"fields":["a"],"reference":{"fields":["b"],"resource":"x"}}]}"#,
        #"{"fields":[{"name":"a"},{"constraints":{"required":false},"name":"b"}],"rules":[\#(requirement)]}"#,
    ]

    private static let requirement =
        #"{"columns":["a","b"],"severity":"warning","use":"requires","values":["x","y"]},"#
        + #"{"columns":["a","b"],"use":"requires"}"#

    private static let rules =
        #"{"columns":["a","b"],"orEqual":true,"use":"ascending"},{"columns":["a","b"],"use":"ascending"},"#
        + #"{"columns":["b","a"],"use":"equal"},{"columns":["a","b"],"use":"notEqual"}"#

    @Test("are the rule file that was read", arguments: files)
    func written(_ file: String) throws {
        let rules = try Self.table(Data(file.utf8))
        let json = try Self.json(rules)
        let escaped = file.replacingOccurrences(of: #"\u0301"#, with: "\u{301}")
        #expect(Array(json) == Array(escaped.utf8), "\(String(decoding: json, as: UTF8.self))")
        #expect(try Self.table(json) == rules)
    }

    @Test("have the missing values in the table if they belong to a column")
    func column() throws {
        let rules = try Self.table(Data(#"{"missingValues":["NA"],"fields":[{"name":"a","type":"date"}]}"#.utf8))
        let json = try Self.json(rules.fields[0])
        #expect(String(decoding: json, as: UTF8.self) == #"{"missingValues":["NA"],"name":"a","type":"date"}"#)
        #expect(try JSONDecoder().decode(ColumnRules.self, from: json) == rules.fields[0])
    }

    @Test(
        "are not equal if the tables differ",
        arguments: [
            #","name":"n""#, #","title":"n""#, #","description":"n""#, #","missingValues":["x"]"#,
            #","primaryKey":"a""#, #","primaryKey":["b","a"]"#, #","primaryKey":["a","b"]"#,
            #","rules":[{"columns":["a","b"],"use":"equal"}]"#,
            #","rules":[{"columns":["b","a"],"use":"equal"}]"#,
            #","uniqueKeys":["a"]"#, #","fieldsMatch":"exact""#, #","minimumRows":1"#,
            #","maximumRows":1"#,
            #","foreignKeys":[{"fields":"a","reference":{"fields":"b"}}]"#,
            #","foreignKeys":[{"fields":"a","reference":{"path":"b"}}]"#,
        ])
    func inequalityOfTables(_ more: String) throws {
        // A column that doesn't inherit missing values has its own.
        let fields = #""fields":[{"name":"a","missingValues":["x"]},{"name":"b","missingValues":[]}]"#
        let plain = try Self.table(Data("{\(fields)}".utf8))
        let other = try Self.table(Data("{\(fields)\(more)}".utf8))
        #expect(plain != other && other == other)
        #expect(try Self.table(try Self.json(other)) == other)
    }

    @Test(
        "are not equal if the bytes of a text differ",
        arguments: [
            #""name":"_""#, #""title":"_""#, #""description":"_""#, #""missingValues":["_"]"#, #""primaryKey":"_""#,
            #""rules":[{"columns":["_","a"],"use":"equal"}]"#,
        ])
    func bytes(_ member: String) throws {
        let spellings = ["\u{E9}", "e\u{301}"]
        let fields = (["a"] + spellings).map { #"{"name":"\#($0)","missingValues":[]}"# }.joined(separator: ",")
        let tables = try spellings.map { spelling in
            try Self.table(
                Data(#"{"fields":[\#(fields)],\#(member.replacingOccurrences(of: "_", with: spelling))}"#.utf8))
        }
        #expect(tables[0] != tables[1] && tables[1] == tables[1])
    }

    @Test("are an error at the place of a strategy that a rule file cannot express")
    func closure() throws {
        var catalog = StrategyCatalog.standard
        catalog["even"] = .init("An even length") { _ in
            .condition(or: ValidationError(.inputEmpty)) { $0.count.isMultiple(of: 2) }
        }
        let file = #"{"fields":[{"name":"a"},{"name":"b","strategies":["alpha",{"use":"not","rule":"even"}]}]}"#
        let rules = try Self.table(Data(file.utf8), with: catalog)
        let error = try #require(throws: EncodingError.self) { try Self.json(rules, with: catalog) }
        guard case .invalidValue(_, let context) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(
            context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
                == ["fields", "1", "strategies", "1", "rule"])
        #expect(context.debugDescription.contains("holds a closure"))
    }

    @Test("of random tables are read as they were written, and give the same verdicts")
    func random() throws {
        var tables = GeneratedTables(seed: 27)
        for _ in 0..<300 {
            let file = try tables.file()
            let rules = try Self.table(file)
            let json = try Self.json(rules)
            let read = try Self.table(json)
            guard read == rules, try Self.json(read) == json else {
                let texts = [file, json].map { String(decoding: $0, as: UTF8.self) }
                Issue.record("\(texts[0]) was written as \(texts[1])")
                return
            }
            for (first, second) in zip(rules.fields, read.fields) {
                for _ in 0..<10 {
                    let input = tables.input()
                    #expect(first.validator.errors(for: input) == second.validator.errors(for: input))
                }
            }
        }
    }
}

/// Random rule files, and values for their columns, from a seed.
private struct GeneratedTables {
    private var random: SplitMix64
    private var strategies: GeneratedStrategies

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        strategies = GeneratedStrategies(seed: seed, isWritable: true)
    }

    private mutating func chance() -> Bool { random.next(below: 2) == 0 }

    mutating func input() -> String? { random.next(below: 10) == 0 ? nil : strategies.text() }

    mutating func file() throws -> Data {
        var table: [String: Any] = ["fields": try (0...random.next(below: 4)).map { try field("c\($0)") }]
        if chance() { table["name"] = "table" }
        if chance() { table["missingValues"] = chance() ? ["NA", "-"] : [""] }
        if random.next(below: 4) == 0 { table["uniqueKeys"] = [["c0"]] }
        if random.next(below: 4) == 0 { table["fieldsMatch"] = "equal" }
        // In a resource, other defaults apply.
        let file: [String: Any] = random.next(below: 4) == 0 ? ["schema": table] : table
        return try JSONSerialization.data(withJSONObject: file)
    }

    private mutating func field(_ name: String) throws -> [String: Any] {
        var field: [String: Any] = ["name": name]
        if chance() { field["title"] = "Ünï \(name)" }
        if random.next(below: 4) == 0 { field["missingValues"] = chance() ? [] : ["?"] }
        let type = random.nextElement(of: [
            "string", "string", "integer", "number", "date", "boolean", "time", "datetime", "year", "yearmonth",
            "duration", "list", "array", "object", "geopoint", "any",
        ])
        if chance() || type != "string" { field["type"] = type }
        var constraints: [String: Any] = [:]
        if chance() { constraints["required"] = chance() }
        let low = random.next(below: 50)
        switch type {
        case "string":
            if chance() { field["format"] = random.nextElement(of: ["email", "uri", "uuid"]) }
            if chance() { constraints["minLength"] = low }
            if chance() { constraints["maxLength"] = low + 1 + random.next(below: 50) }
            if chance() { constraints["pattern"] = random.nextElement(of: ["[a-z]+", "(?i)é|x{2,3}", "\\d{\(low)}"]) }
        case "integer", "number":
            if chance() { constraints["minimum"] = low }
            if chance() { constraints["maximum"] = low + random.next(below: 50) }
        case "date":
            if chance() { constraints["minimum"] = "2026-01-\(10 + low % 20)" }
        case "year":
            if chance() { constraints["minimum"] = 1900 + low }
            if chance() { constraints["exclusiveMaximum"] = 2000 + low }
        case "list", "array", "object":
            if chance() { constraints["minLength"] = low }
            if chance() { constraints["maxLength"] = low + random.next(below: 5) }
            if type == "list", chance() { field["delimiter"] = ";" }
            if type == "list", chance() { field["itemType"] = random.nextElement(of: ["integer", "date", "string"]) }
        case "geopoint":
            if chance() { field["format"] = random.nextElement(of: ["array", "object", "default"]) }
        default: break
        }
        if random.next(below: 8) == 0 { constraints["maximumMissingShare"] = 0.25 }
        if random.next(below: 4) == 0 { constraints["enum"] = values(of: type, low) }
        if !constraints.isEmpty || chance() { field["constraints"] = constraints }
        if chance() {
            let rules = try (0...random.next(below: 2)).map { _ in
                let json = try JSONEncoder().encode(StrategySpecification(strategies.strategy(depth: 2)))
                return try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
            }
            field["strategies"] = rules
        }
        return field
    }

    /// Returns values of a type for `enum`.
    private func values(of type: String, _ low: Int) -> [Any] {
        switch type {
        case "integer": [low, "00"]
        case "number": [low, "1.50", 0.25]
        case "boolean": [low % 2 == 0, "true"]
        case "year": [1900 + low, "2000"]
        case "date": ["2026-01-\(10 + low % 20)"]
        case "time": ["09:\(10 + low)", "12:00:00Z"]
        case "datetime": ["2026-01-01T09:\(10 + low):00Z"]
        case "yearmonth": ["\(1900 + low)-01"]
        case "duration": ["P\(low)M", "PT1H"]
        default: ["x", "\(low)"]
        }
    }
}
