// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@testable import ValidateKit

@Suite("validate infer")
struct InferTests {
    /// A column's name, its values, its rule without the description, and part of the description.
    fileprivate typealias Column = (name: String, values: [String], rule: String, reason: String)

    private static func repeated(_ range: Range<Int>, _ text: (Int) -> String) -> [String] { range.map(text) }

    private static func samples(_ name: String, _ count: Int = 30) -> [String] {
        guard let named = try? NamedStrategy(name), let entry = try? StrategyOptions.parse([]),
            let validator = try? entry.validator(for: named)
        else { return [] }
        var realistic = RealisticValues(validator, seed: 7)
        return realistic.values(for: named, count: count)
    }

    private static let required = #""constraints":{"required":true}"#

    private static let formatColumns: [Column] = [
        (
            "mail", ["a@example.com", "b@example.com"], #"{\#(required),"format":"email"}"#,
            "an email address (2 values)"
        ),
        ("u", ["0E984725-C51C-4BF4-9960-E1C80E27ABA0"], #"{\#(required),"format":"uuid"}"#, "a UUID (1 value)"),
        (
            "u", ["https://example.com/", "http://a.example/b"], #"{\#(required),"strategies":["url"]}"#,
            "a web address"
        ),
        ("i", samples("iban", 3), #"{\#(required),"strategies":["iban"]}"#, "an IBAN (3 values)"),
        ("c", samples("paymentCard", 6), #"{\#(required),"strategies":["paymentCard"]}"#, "a payment card number"),
        ("b", samples("isbn", 12), #"{\#(required),"strategies":["isbn"]}"#, "an ISBN"),
        ("v", samples("vin"), #"{\#(required),"strategies":["vin"]}"#, "in the format “vin”, with its check digits"),
        ("ip", ["10.0.0.1", "::1"], #"{\#(required),"strategies":["ipAddress"]}"#, "an IP address"),
        ("country", ["DE", "CH"], #"{\#(required),"strategies":["countryCode"]}"#, "a country code"),
        ("zone", ["Europe/Zurich", "Asia/Tokyo"], #"{\#(required),"strategies":["timeZone"]}"#, "a time zone"),
    ]

    private static let dateColumns: [Column] = [
        ("d", ["2026-11-21"], #"{\#(required),"type":"date"}"#, "yyyy-MM-dd"),
        ("d", ["21.11.2026", "1.2.2026"], #"{\#(required),"format":"%d.%m.%Y","type":"date"}"#, "d.M.yyyy"),
        ("d", ["11/21/2026", "01/02/2026"], #"{\#(required),"format":"%m/%d/%Y","type":"date"}"#, "M/d/yyyy"),
        ("d", ["21/11/2026", "01/02/2026"], #"{\#(required),"format":"%d/%m/%Y","type":"date"}"#, "d/M/yyyy"),
        (
            "d", ["01/02/2026"],
            #"{\#(required),"strategies":[{"rules":[{"format":"d/M/yyyy","use":"date"},"#
                + #"{"format":"M/d/yyyy","use":"date"}],"use":"anyOf"}]}"#,
            "the data can't decide, so keep one of the rules"
        ),
        (
            "d", ["21.11.26", "01.02.99", "1.1.01"],
            #"{\#(required),"format":"%d.%m.%y","twoDigitYearsFrom":1970,"type":"date"}"#,
            "whose years are from 1970 to 2069"
        ),
        ("date", ["20261121", "20260101"], #"{\#(required),"format":"%Y%m%d","type":"date"}"#, "yyyyMMdd"),
        (
            "t", ["2026-11-21T14:30:00Z"], #"{\#(required),"strategies":["dateTime"],"type":"datetime"}"#,
            "its time zone"
        ),
        (
            "t", ["2026-11-21 14:30:00"], #"{\#(required),"format":"%Y-%m-%d %H:%M:%S","type":"datetime"}"#, "H:m:s"
        ),
        ("t", ["14:30", "08:15", "23:59"], #"{\#(required),"type":"time"}"#, "a time"),
    ]

    private static let numberColumns: [Column] = [
        ("n", ["1", "-2"], #"{\#(required),"type":"integer"}"#, "a whole number (2 values)"),
        (
            "n", repeated(10..<40) { "\($0)" }, #"{"constraints":{"minimum":0,"required":true},"type":"integer"}"#,
            "No value is negative, so the minimum is 0: a guess."
        ),
        (
            "rating", repeated(0..<60) { "\(1 + $0 % 5)" },
            #"{"constraints":{"maximum":5,"minimum":1,"required":true},"type":"integer"}"#, "as on a scale"
        ),
        (
            "year", ["1999", "2026"],
            #"{"constraints":{"maximum":2100,"minimum":1900,"required":true},"type":"integer"}"#,
            "as the column's name suggests"
        ),
        ("n", ["1.5", "2"], #"{\#(required),"type":"number"}"#, "a number"),
        ("n", ["1,5", "2"], #"{\#(required),"decimalChar":",","type":"number"}"#, "a decimal comma"),
        ("n", ["1,234.50", "2"], #"{\#(required),"groupChar":",","type":"number"}"#, "1,234.50"),
        ("n", ["1.234,50", "2"], #"{\#(required),"decimalChar":",","groupChar":".","type":"number"}"#, "1.234,50"),
        ("n", ["1.234.567", "2"], #"{\#(required),"groupChar":".","type":"integer"}"#, "such as 1.234"),
        ("n", ["1 234", "2"], #"{\#(required),"groupChar":" ","type":"integer"}"#, "such as 1 234"),
        (
            "n", ["1.234", "12"],
            #"{\#(required),"strategies":[{"rules":[{"exponent":"optional","use":"decimal"},"#
                + #"{"grouping":"point","use":"integer"}],"use":"anyOf"}]}"#, "the data can't decide"
        ),
        ("n", ["5 %", "12.5 %"], #"{\#(required),"strategies":[{"units":["%"],"use":"decimal"}]}"#, "with “%”"),
        (
            "n", ["1.5", "", "NA", "2"], #"{"constraints":{"required":false},"missingValues":["NA"],"type":"number"}"#,
            "“NA” counts as missing (1 cell). 1 cell is empty."
        ),
        ("zip", ["01234", "12345"], #"{\#(required),"strategies":["postalCodeUS"]}"#, "a postal code"),
        ("zip", ["01234", "D-1"], #"{"constraints":{"maxLength":50,"required":true}}"#, "text"),
        (
            "konto", repeated(0..<30) { "\(10_000 + 7 * $0)" },
            #"{"constraints":{"pattern":"[0-9]{5}","required":true}}"#, "the same shape"
        ),
        (
            "id", ["1", "2", "3"], #"{"constraints":{"required":true,"unique":true},"type":"integer"}"#,
            "All values differ"
        ),
        ("id", ["1", "2", "01"], #"{"constraints":{"maxLength":50,"required":true,"unique":true}}"#, "text"),
    ]

    private static let textColumns: [Column] = [
        ("f", ["true", "false"], #"{\#(required),"type":"boolean"}"#, "a word for true or false"),
        ("f", ["Ja"], #"{\#(required),"falseValues":["Nein"],"trueValues":["Ja"],"type":"boolean"}"#, "true or false"),
        ("f", ["y", "N"], #"{\#(required),"falseValues":["N"],"trueValues":["y"],"type":"boolean"}"#, "true or false"),
        ("f", ["y", "y"], #"{"constraints":{"maxLength":50,"required":true}}"#, "text"),
        ("isNew", ["0", "1"], #"{\#(required),"type":"boolean"}"#, "the column's name suggests"),
        (
            "status", repeated(0..<40) { ["open", "closed"][$0 % 2] },
            #"{"constraints":{"enum":["closed","open"],"required":true}}"#, "the list is a guess"
        ),
        (
            "status", repeated(0..<40) { ["open", "closed", "NA"][$0 % 3] },
            #"{"constraints":{"enum":["closed","open","NA"],"required":true}}"#, "There are 3 different values"
        ),
        (
            "ref", repeated(0..<40) { "AB-\(1000 + $0)" },
            #"{"constraints":{"pattern":"[A-Z]{2}\\-[0-9]{4}","required":true,"unique":true}}"#, "the same shape"
        ),
        ("x", ["", ""], #"{"constraints":{"required":false}}"#, "Every cell is empty."),
        ("x", ["NA", "-"], #"{"constraints":{"required":false}}"#, "No cell has a value."),
        ("x", [" ", "a b"], #"{"constraints":{"maxLength":50,"required":true}}"#, "text"),
        (
            "mail", repeated(0..<99) { "user\($0)@example.com" } + ["nobody"],
            #"{\#(required)}"#,
            "not every value is an email address: 99 of 100 are, and the other is in line 101. To reject others, write "
                + "\"format\": \"email\", or give infer --strict."
        ),
    ]

    @Test(
        "A column has the rule of its values, and the reason",
        arguments: Self.formatColumns + dateColumns + numberColumns + textColumns)
    func columns(name: String, values: [String], rule: String, reason: String) throws {
        let found = try InferredRules.column(name, values)
        #expect(found.rule == rule)
        #expect(found.reason.contains(reason), "\(found.reason)")
    }

    @Test("Check digits that chance explains are no rule")
    func chance() throws {
        // One of ten numbers has a correct check digit, and a handful says nothing.
        let luhn = Self.samples("luhn", 5)
        let found = try InferredRules.column("n", luhn.map { $0.filter(\.isNumber) })
        #expect(!found.rule.contains("strategies"), "\(found.rule)")
    }

    @Test(
        "Values that may be secret or personal are in no list",
        arguments: [
            ("x", ["a@example.com", "b@example.com", "zzz"]), ("x", ["tok3n-abcdefgh", "tok3n-ijklmnop"]),
            ("x", ["no 12345", "no 54321"]), ("firstName", ["Anna", "Ben"]), ("password", ["hunter two", "qwertz"]),
            ("Vorname", ["Anna", "Ben"]), ("card", ["4242 4242 4242 4242", "378282246310005"]),
        ])
    func secrets(name: String, values: [String]) throws {
        let found = try InferredRules.column(name, (0..<60).map { values[$0 % values.count] })
        #expect(!found.rule.contains("enum"), "\(found.rule)")
        for value in values { #expect(!(found.rule + found.reason).contains(value)) }
    }

    @Test("The rules accept the rows that they were inferred from", arguments: 0..<150)
    func property(seed: Int) throws {
        var random = SeededRandom(seed: seed)
        let table = GeneratedTable(using: &random)
        let folder = try TemporaryFolder()
        let path = try folder.write(table.text, to: "table.\(table.ending)")
        let rules = try InferredRules(path, delimiter: table.delimiter, hasHeader: table.hasHeader)
        let file = try folder.write(rules.text, to: "rules.json")
        let run = InnerRun(
            path, try RowRules(flags: [], file: file), hasHeader: table.hasHeader, maximumKeys: 100_000,
            delimiter: table.delimiter)
        #expect(
            run.events.last?.hasSuffix(", 0 problems false") == true
                && run.events.dropLast().allSatisfy {
                    $0.hasPrefix("accepted ") || $0.hasSuffix("nothing but delimiters, and are no rows")
                        || $0.hasSuffix("nothing but delimiters, and is no row")
                }, "\(rules.text)\n\(table.text)\n\(run.events)")
        if table.columns == 1 { #expect(run.events.last == "end \(count(table.rows, "row")), 0 problems false") }
        #expect(try InferredRules(path, delimiter: table.delimiter, hasHeader: table.hasHeader).text == rules.text)
        #expect(rules.fields.count == table.columns)
    }

    @Test("Each format of the input has the same rules")
    func formats() throws {
        let folder = try TemporaryFolder()
        let rows = (0..<30).map { ["\($0)", "user\($0)@example.com", ["open", "a, \"b\"\nc"][$0 % 2]] }
        func table(_ delimiter: String) -> String {
            "id,mail,state\n".replacing(",", with: delimiter)
                + rows.map { row in
                    row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: delimiter) + "\n"
                }.joined()
        }
        let objects = rows.map { row in
            #"{"id":\#(row[0]),"mail":\#(JSONText.string(row[1])),"state":\#(JSONText.string(row[2]))}"#
        }
        let files = [
            try folder.write(table(","), to: "a.csv"), try folder.write(table("\t"), to: "a.tsv"),
            try folder.write(objects.joined(separator: "\n"), to: "a.ndjson"),
            try folder.write("[\n" + objects.joined(separator: ",\n") + "]", to: "a.json"),
        ]
        let texts = try files.map { try InferredRules($0).text }
        #expect(Set(texts).count == 1)
        #expect(texts[0].contains("\"unique\": true"))
        let semicolons = try folder.write(table(";"), to: "b.csv")
        #expect(try InferredRules(semicolons, delimiter: UInt8(ascii: ";")).text == texts[0])
    }

    @Test("What no rule can accept is left out, and noted")
    func notes() throws {
        let folder = try TemporaryFolder()
        let table = try InferredRules(folder.write("a,b,a\n1,2,3\n1,2\n1,2,3,4\n", to: "a.csv"))
        #expect(
            table.notes == [
                "the column “a” is left out: several columns have the name",
                "2 rows have another number of cells than the header, first in line 3; validate rows rejects such rows",
            ])
        #expect(table.fields.count == 1)
        let objects = try InferredRules(
            folder.write("{\"a\":1,\"b\":[1]}\n{\"a\":2,\"c\":\"\\ud800\",\"d\":1,\"d\":2}\n", to: "a.ndjson"))
        #expect(
            objects.notes == [
                "the column “b” is left out: it has lists, first in line 1",
                "the column “c” is left out: it has a repeated key, or half a character, first in line 2",
                "the column “d” is left out: it has a repeated key, or half a character, first in line 2",
            ])
        #expect(objects.fields.count == 1)
    }

    @Test(
        "An input without rows or columns is status 2",
        arguments: [
            ("", [], "-: there is no header\n"), ("a,b\n", [], "-: there are no rows, from which rules could be"),
            ("a,b\n\"x", [], "-:2: a quote is opened here and never closed\n"),
            ("{\"a\":[]}\n", [], "-: no column can have rules; the column “a” is left out"),
            (String(repeating: ",", count: 5000) + "\n", [], "-: there are over 4096 columns; are the delimiter"),
            ("{\"a\":1}\n{", [], "-:2: this is not JSON"), ("[[1]]", [], "a row must be an object"),
            ("a\n1\n", ["--delimiter", "ab"], "--delimiter needs one ASCII character"),
        ] as [(String, [String], String)])
    func mistakes(input: String, options: [String], message: String) throws {
        let run = try Run(["infer"] + options, input: Array(input.utf8))
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test("The program reads a file or standard input, and writes to standard output")
    func program() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("id;when\n1;21.11.2026\n2;1.2.2026\n", to: "a.csv")
        let run = try Run("infer", "--delimiter", ";", path)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.contains("\"format\": \"%d.%m.%Y\""))
        #expect(
            try Run(["infer", "--delimiter", ";"], input: Array(folder.read("a.csv").utf8)).output == run.output)
        let rules = try folder.write(run.output, to: "rules.json")
        let checked = try Run("rows", "--rules", rules, "--delimiter", ";", path)
        #expect(checked.status == 0 && checked.output == "\(path): 2 rows, 0 problems\n")
        let guessed = try Run("infer", path)
        #expect(guessed.status == 0 && guessed.output == run.output)
        #expect(guessed.errors == "validate: \(path): the delimiter is “;”, recognized by the header\n")
        #expect(try Run("infer", "--delimiter", ",", path).output.contains("\"id;when\""))
        let quoted = try folder.write("\"id;when\"\n1\n", to: "quoted.csv")
        #expect(try Run("infer", quoted).errors.contains("give --delimiter ';', or --delimiter ','"))
    }

    @Test("A column with a few other values has a rule that can be added, and a note with the first line")
    func exceptions() throws {
        let folder = try TemporaryFolder()
        let days = (10..<20).map { "\($0),\($0).03.2026\n" }.joined()
        let path = try folder.write("id,day\n\(days)20,31.02.2026\n", to: "a.csv")
        let run = try Run("infer", path)
        let note = """
            1 column has a few other values, which the rules accept: “day” (line 12); the descriptions say how to reject \
            other values, and --strict does
            """
        #expect(run.status == 0 && run.errors.contains(note), "\(run.errors)")
        #expect(run.output.contains(#"write \"type\": \"date\", \"format\": \"%d.%m.%Y\", or give"#), "\(run.output)")
        let rules = run.output.replacingOccurrences(
            of: #""name": "day","#, with: #""name": "day", "type": "date", "format": "%d.%m.%Y","#)
        let checked = try Run("rows", "--rules", try folder.write(rules, to: "rules.json"), path)
        #expect(checked.status == 1 && checked.output.contains("a.csv:12:2: "), "\(checked.output)\(checked.errors)")
    }

    /// Values with exceptions, whose lines are given, and the rules that infer writes for them without and with --strict.
    private static let nearlyAllRows: [(name: String, values: [String], lines: [Int], rule: String, strict: String)] = [
        (
            "c", with(samples("paymentCard"), ["4242424242424241"]), [7],
            #"{"constraints":{"minimum":0,"required":true},"type":"integer"}"#, "paymentCard"
        ),
        ("i", with(samples("iban"), ["DE00"]), [7], #"{\#(required)}"#, "iban"),
        (
            "ean", with(samples("ean"), ["4006381333932"]), [7],
            #"{"constraints":{"minimum":0,"required":true},"type":"integer"}"#, "ean"
        ),
        (
            "mail", with(repeated(0..<99) { "user\($0)@example.com" }, ["nobody", "none at all"]), [7, 8],
            #"{\#(required)}"#, "email"
        ),
        ("d", with(repeated(10..<29) { "\($0).01.2026" }, ["31.02.2026"]), [7], #"{\#(required)}"#, "%d.%m.%Y"),
        // The day is first only in the dates that the month can't explain.
        (
            "d", with(repeated(1..<29) { "\($0)/01/2026" }, ["x"]), [7], #"{\#(required)}"#, "%d/%m/%Y"
        ),
        (
            "year", with(repeated(0..<40) { "\(1980 + $0)" }, ["20260"]), [7],
            #"{"constraints":{"minimum":0,"required":true},"type":"integer"}"#, "2100"
        ),
        (
            "status", with(repeated(0..<99) { ["open", "closed"][$0 % 2] }, ["ajar"]), [7],
            #"{"constraints":{"maxLength":50,"required":true}}"#, #""enum":["closed","open"]"#
        ),
        (
            "konto", with(repeated(0..<99) { "\(10_000 + 7 * $0)" }, ["1234", "D-50667"]), [7, 8],
            #"{"constraints":{"maxLength":50,"required":true}}"#, #""pattern":"[0-9]{5}""#
        ),
        (
            "plz", with(repeated(0..<99) { "\(10_000 + 7 * $0)" }, ["1234", "D-50667"]), [7, 8],
            #"{\#(required)}"#, "postalCodeDE"
        ),
        (
            "id", with(repeated(0..<99) { "\(100 + $0)" }, ["100", "101"]), [7, 8],
            #"{"constraints":{"minimum":0,"required":true},"type":"integer"}"#, #""unique":true"#
        ),
        (
            "x", with(repeated(0..<200) { "\(100 + $0)" }, ["101"]), [7],
            #"{"constraints":{"minimum":0,"required":true},"type":"integer"}"#, #""unique":true"#
        ),
        (
            "x", with(repeated(0..<200) { "a\($0 % 7)b\($0)" }, [""]), [7],
            #"{"constraints":{"maxLength":50,"required":false}}"#, #""required":true"#
        ),
    ]

    /// Inserts values so that they're in line 7 and the lines after it.
    private static func with(_ values: [String], _ others: [String]) -> [String] {
        Array(values[..<5]) + others + values[5...]
    }

    @Test(
        "A rule that nearly all values fit is named with the lines of the others, and --strict writes it",
        arguments: Self.nearlyAllRows)
    func nearlyAll(name: String, values: [String], lines: [Int], rule: String, strict: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("k,\(name)\n" + values.map { "k,\($0)\n" }.joined(), to: "a.csv")
        func field(_ run: Run) throws -> (rule: String, reason: String) {
            let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            let field = (object?["fields"] as? [[String: Any]])?.last ?? [:]
            let members = field.filter { !["name", "description"].contains($0.key) }
            let json = try JSONSerialization.data(
                withJSONObject: members, options: [.sortedKeys, .withoutEscapingSlashes])
            return (String(decoding: json, as: UTF8.self), field["description"] as? String ?? "")
        }
        let shown = "line\(lines.count == 1 ? "" : "s") \(lines.map(String.init).joined(separator: " and "))"
        let run = try Run("infer", path)
        let found = try field(run)
        #expect(found.rule == rule, "\(found)")
        #expect(found.reason.contains(shown), "\(found)")
        #expect(found.reason.contains("\(values.count - lines.count) of \(values.count)"), "\(found)")
        #expect(run.errors.contains("“\(name)” (\(shown))"), "\(run.errors)")
        for line in lines where values[line - 2].contains(where: \.isLetter) {
            #expect(!(run.output + run.errors).contains("\"\(values[line - 2])"))
        }
        let rules = try folder.write(run.output, to: "rules.json")
        #expect(try Run("rows", "--rules", rules, path).output.contains("0 problems"))
        let strictRun = try Run("infer", "--strict", path)
        let strictField = try field(strictRun)
        #expect(strictField.rule.contains(strict), "\(strictField)")
        #expect(strictField.reason.contains(shown), "\(strictField)")
        let strictRules = try folder.write(strictRun.output, to: "strict.json")
        let checked = try Run("rows", "--rules", strictRules, path)
        #expect(checked.status == 1)
        #expect(
            checked.lines.dropLast().map { $0.split(separator: ":")[1] } == lines.map { "\($0)" }, "\(checked.output)")
    }

    /// Files that need an option, the hint for standard input, what's said about a file, and the option.
    private static let unusualFiles: [(name: String, text: String, hint: String, finding: String, options: [String])] =
        [
            (
                "a.csv", "Bank\nKonto 1\n\n\n\n\n\nDatum;Betrag\n01.02.2026;1,50\n02.02.2026;2,50\n",
                "line 8 looks like the header, with 2 columns: give --skip 7, or --skip 0 if line 1 is the header",
                "line 8 is the header, recognized by its 2 columns, so it is read with --skip 7", ["--skip", "7"]
            ),
            (
                "a.csv", "Export;2026\nid;x;y\n1;2;3\n2;3;4\n",
                "line 2 looks like the header, with 3 columns: give --skip 1", "read with --skip 1", ["--skip", "1"]
            ),
            (
                "a.csv", "# c\n# d\nid,x\n1,2\n# e\n2,3\n",
                "line 3 looks like the header, with 2 columns: give --comment '#', or --skip 2, or --skip 0 if",
                "recognized by its 2 columns, so it is read with --comment '#'", ["--comment", "#"]
            ),
            (
                "a.json", "{\n \"data\": [{\"id\": 1}]}", "the array is under “data”: give --at /data",
                "the rows are in the array under “data”, so it is read with --at /data", ["--at", "/data"]
            ),
            (
                "a.json", "{\"n\":1,\"a\":{\"b\":[{\"id\":1},{\"id\":2}]}}\n",
                "the rows are perhaps in the array under “a/b”: give --at /a/b", "read with --at /a/b",
                ["--at", "/a/b"]
            ),
            (
                "a.csv", " id , name \n 1 , a \n", "the names in the header have blanks around them: give --trim",
                "so it is read with --trim", ["--trim"]
            ),
            (
                "a.txt", "id\tname\n1\ta\n2\tb\n", "",
                "the lines have 2 columns with a tab between them, so it is read with",
                ["--input", "tsv"]
            ),
            (
                "a.csv", "Export\n\n id ; name \n 1 ; a \n 2 ; b \n", "line 3 looks like the header",
                "read with --trim",
                ["--skip", "2", "--trim"]
            ),
        ]

    @Test(
        "A file that needs an option for reading is read with it, and standard input has a hint",
        arguments: unusualFiles)
    func unusual(name: String, text: String, hint: String, finding: String, options: [String]) throws {
        #expect(try hint.isEmpty || Run(["infer"], input: Array(text.utf8)).errors.contains(hint))
        let folder = try TemporaryFolder()
        let path = try folder.write(text, to: name)
        let run = try Run("infer", path)
        #expect(run.status == 0 && run.errors.contains(finding), "\(run.errors)")
        let shown = options.map { $0 == "#" ? "'#'" : $0 }.joined(separator: " ")
        #expect(run.errors.hasSuffix("give validate rows the same: \(shown)\n"), "\(run.errors)")
        #expect(run.output.contains("read with \(shown). Each"))
        let given = try Run(["infer", path] + options)
        #expect(
            given.output == run.output.replacingOccurrences(of: ", read with \(shown)", with: ""), "\(given.errors)")
        let rules = try folder.write(run.output, to: "rules.json")
        let checked = try Run(["rows", "--rules", rules, path] + options)
        #expect(checked.output.contains(" 0 problems"), "\(checked)")
        if options[0] == "--skip" {
            #expect(try !Run("infer", "--skip", "0", path).errors.contains("read with --skip"))
        }
    }

    @Test("An exception in a JSON document has its value's line")
    func linesOfValues() throws {
        let folder = try TemporaryFolder()
        let objects = (0..<30).map { #"{ "id": \#($0),\#n  "mail": "\#($0 == 10 ? "x" : "a\($0)@example.com")" }"# }
        let path = try folder.write("[\(objects.joined(separator: ",\n"))]", to: "a.json")
        let run = try Run("infer", "--strict", path)
        #expect(run.errors.contains("“mail” (line 22)"), "\(run.errors)")
        let rules = try folder.write(run.output, to: "rules.json")
        #expect(try Run("rows", "--rules", rules, path).output.contains("a.json:22:2: "))
    }

    @Test("A list inside an object is left out, with its pointer")
    func nestedKeys() throws {
        let run = try Run(["infer"], input: Array("{\"id\":1,\"user\":{\"mail\":\"a@b.de\",\"x\":[]}}\n".utf8))
        #expect(run.errors.contains("the column “/user/x” is left out: it has lists, first in line 1"))
        #expect(run.output.contains("\"/user/mail\""))
    }

    @Test("A table whose first column has only one value, or whose text has delimiters, gets no hint about a preamble")
    func noHints() throws {
        for text in ["note\na, b\nc\nd, e\n", "a,b\n1,\"2\n3\"\n4,5\n", "a;b,c\n1;2\n3;4\n", "a,b\n1,2,3\n1,2\n"] {
            let run = try Run(["infer"], input: Array(text.utf8))
            #expect(run.status == 0 && !run.errors.contains("--skip"), "\(run.errors)")
        }
    }

    @Test("The program reads the encodings and preambles that rows reads")
    func files() throws {
        let folder = try TemporaryFolder()
        let text = "Export 2026\n\nName;Ort\nMüller;Zürich\n"
        let path = folder.path("bank.csv")
        try #require(text.data(using: .windowsCP1252)).write(to: URL(fileURLWithPath: path))
        let run = try Run("infer", "--encoding", "windows-1252", "--skip", "2", path)
        #expect(run.status == 0 && run.output.contains("\"Ort\""), "\(run.errors)")
        let unicode = folder.path("unicode.txt")
        try #require("\u{FEFF}id\tname\r\n1\tÜ\r\n".data(using: .utf16LittleEndian)).write(
            to: URL(fileURLWithPath: unicode))
        let table = try Run("infer", unicode)
        #expect(table.status == 0 && table.output.contains("\"name\""), "\(table.errors)")
        #expect(try Run("infer", "--skip", "-1", path).status == 2)
        let padded = try folder.write("# stock\n id ; name \n 1 ; A \n", to: "padded.csv")
        let trimmed = try Run("infer", "--comment", "#", "--trim", "--delimiter", ";", padded)
        #expect(trimmed.output.contains(#""name": "id""#) && trimmed.output.contains(#""type": "integer""#))
        let answer = try folder.write(#"{"data":{"items":[{"id":1},{"id":2}]}}"#, to: "answer.json")
        #expect(try Run("infer", "--at", "/data/items", answer).output.contains(#""name": "id""#))
        #expect(try Run("infer", "--at", "data", answer).status == 2)
    }

    @Test("Every candidate is a rule that a rule file can have")
    func candidates() throws {
        let all = try RuleCandidate.all.get()
        #expect(all.count > 200)
        for candidate in all { #expect(candidate.rules.name.isEmpty && !candidate.members.isEmpty) }
    }
}
