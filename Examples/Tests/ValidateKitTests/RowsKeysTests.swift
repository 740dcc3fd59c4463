// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("validate rows: unique columns, primary keys, and rules over several columns")
struct RowsKeysTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let rules: String
        let input: String
        let findings: [String]

        init(_ description: String, _ rules: String, _ input: String, _ findings: [String]) {
            (testDescription, self.rules, self.input, self.findings) = (description, rules, input, findings)
        }
    }

    private static func field(_ name: String, _ type: String = "string", unique: Bool = false, more: String = "")
        -> String
    {
        #"{"name":"\#(name)","type":"\#(type)","constraints":{"required":false,"unique":\#(unique)}\#(more)}"#
    }

    static let cases: [Case] = [
        Case(
            "A unique column", #"{"fields":[\#(field("a", unique: true))]}"#, "a\nx\ny\nx\nX\nx\n",
            ["3 a unique.repeated", "5 a unique.repeated"]),
        Case(
            "Missing values are not compared", #"{"fields":[\#(field("a", unique: true)),\#(field("b"))]}"#,
            "a,b\n,1\n,2\n", []),
        Case(
            "Texts that count as missing are not compared",
            #"{"missingValues":["-"],"fields":[\#(field("a", unique: true)),\#(field("b"))]}"#, "a,b\n-,1\n-,2\n", []),
        Case(
            "Two notations of one number are one value", #"{"fields":[\#(field("a", "number", unique: true))]}"#,
            "a\n1.50\n1.5\n15e-1\n0.150e+1\n-1.5\n-0\n0.0\n100\n1e2\n12345678901234567890.1\n12345678901234567890.2\n",
            ["2", "3", "4", "7", "9"].map { "\($0) a unique.repeated" }),
        Case(
            "Leading zeros of an integer", #"{"fields":[\#(field("a", "integer", unique: true))]}"#,
            "a\n7\n007\n-7\n70\n",
            ["2 a unique.repeated"]),
        Case(
            "Two notations of a Boolean", #"{"fields":[\#(field("a", "boolean", unique: true))]}"#,
            "a\ntrue\n0\n1\nFALSE\n",
            ["3 a unique.repeated", "4 a unique.repeated"]),
        Case(
            "A card number with and without spaces",
            #"{"fields":[{"name":"a","constraints":{"unique":true},"strategies":["paymentCard"]}]}"#,
            "a\n4242 4242 4242 4242\n4242424242424242\n", ["2 a unique.repeated"]),
        Case(
            "A rejected value is not compared", #"{"fields":[\#(field("a", "integer", unique: true))]}"#,
            "a\nx\n1\nx\n",
            ["1 a integer.character", "3 a integer.character"]),
        Case(
            "A value is compared also if another column of its row is rejected",
            #"{"fields":[\#(field("a", unique: true)),\#(field("b", "integer"))]}"#, "a,b\nx,y\nx,1\n",
            ["1 b integer.character", "2 a unique.repeated"]),
        Case(
            "Two unique columns", #"{"fields":[\#(field("a", unique: true)),\#(field("b", unique: true))]}"#,
            "a,b\nx,y\ny,x\nx,x\n", ["3 a unique.repeated", "3 b unique.repeated"]),
        Case(
            "A primary key of one column", #"{"fields":[\#(field("a")),\#(field("b"))],"primaryKey":"a"}"#,
            "a,b\nx,1\ny,1\nx,2\n,3\n",
            ["3 a primaryKey.repeated", "4 a primaryKey.missing"]),
        Case(
            "A primary key of two columns: a part may be missing, but not all",
            #"{"fields":[\#(field("a", "integer")),\#(field("b"))],"primaryKey":["b","a"]}"#,
            "a,b\n7,x\n7,y\n,z\n07,y\n,\n,z\n7,\n",
            ["4 - primaryKey.repeated", "5 - primaryKey.missing", "6 - primaryKey.repeated"]),
        Case(
            "The parts of a key are not run together",
            #"{"fields":[\#(field("a")),\#(field("b"))],"primaryKey":["a","b"]}"#,
            "a,b\nxy,z\nx,yz\n,xyz\nxyz,\n", []),
        Case(
            "A column with rules is required unless the file says otherwise",
            #"{"fields":[{"name":"a","type":"integer"},\#(field("b"))],"primaryKey":["a","b"]}"#, "a,b\n,x\n1,x\n,\n",
            ["1 a input.empty", "3 a input.empty", "3 - primaryKey.missing"]),
        Case(
            "An empty line is a row without a key",
            #"{"fields":[\#(field("a")),\#(field("b"))],"primaryKey":"a"}"#, "a,b\nx,1\n\ny,2\n",
            ["2 - row.cells", "2 a primaryKey.missing"]),
        Case(
            "A unique column that is in the primary key",
            #"{"fields":[\#(field("a", unique: true))],"primaryKey":["a"]}"#,
            "a\nx\nx\n", ["2 a unique.repeated", "2 a primaryKey.repeated"]),
        Case(
            "Equal columns",
            #"{"fields":[\#(field("a")),\#(field("b"))],"rules":[{"columns":["a","b"],"use":"equal"}]}"#,
            "a,b\nx,x\nx,X\n,\nx,\n", ["2 b fields.differ", "4 b fields.differ"]),
        Case(
            "Equal numbers in two notations",
            #"{"fields":[\#(field("a", "number")),\#(field("b", "number"))],"rules":[{"columns":["a","b"],"use":"equal"}]}"#,
            "a,b\n1,1.0\n1,1.1\n", ["2 b fields.differ"]),
        Case(
            "Different columns",
            #"{"fields":[\#(field("a")),\#(field("b")),\#(field("c"))],"rules":[{"columns":["a","b","c"],"use":"notEqual"}]}"#,
            "a,b,c\nx,y,z\nx,y,x\n,,x\nx,x,\n", ["2 c equality.same", "4 c equality.same"]),
        Case(
            "Ascending dates",
            #"{"fields":[\#(field("a", "date")),\#(field("b", "date"))],"rules":[{"columns":["a","b"],"use":"ascending"}]}"#,
            "a,b\n2026-01-31,2026-02-01\n2026-02-01,2026-01-31\n2026-02-01,2026-02-01\n,2026-02-01\n2026-02-01,\n2026-02-30,2025-01-01\n",
            ["2 b fields.order", "3 b fields.order", "6 a date.day"]),
        Case(
            "Ascending or equal numbers of any size",
            #"{"fields":[\#(field("a", "number")),\#(field("b", "number"))],"rules":[{"columns":["a","b"],"use":"ascending","orEqual":true}]}"#,
            "a,b\n9,10\n10,9\n1.0,1\n-10,-9\n-9,-10\n-1,0\n0,-1\n12345678901234567890.1,12345678901234567890.2\n2e3,3e2\n0,1e-3\n",
            ["2", "5", "7", "9"].map { "\($0) b fields.order" }),
        Case(
            "Ascending times with offsets",
            #"{"fields":[\#(field("a", "datetime")),\#(field("b", "datetime"))],"rules":[{"columns":["a","b"],"use":"ascending"}]}"#,
            "a,b\n2026-01-01T10:00:00+02:00,2026-01-01T09:00:00Z\n2026-01-01T10:00:00Z,2026-01-01T11:00:00+02:00\n",
            ["2 b fields.order"]),
        Case(
            "At least one of two columns",
            #"{"fields":[\#(field("a")),\#(field("b"))],"rules":[{"columns":["a","b"],"use":"atLeastOne"}]}"#,
            "a,b\nx,\n,y\n,\n", ["3 b fields.allEmpty"]),
        Case(
            "A key with a rejected part is not compared",
            #"{"fields":[\#(field("a", "integer")),\#(field("b"))],"primaryKey":["a","b"]}"#, "a,b\nx,1\nx,1\n",
            ["1 a integer.character", "2 a integer.character"]),
        Case(
            "An object is not compared with a text",
            #"{"fields":[\#(field("a")),\#(field("b"))],"rules":[{"columns":["a","b"],"use":"equal"}]}"#,
            #"{"a":[],"b":"x"}"#, ["1 a value.nested"]),
        Case(
            "Columns whose names differ only in their bytes",
            #"{"fields":[\#(field("\u{E9}")),\#(field("e\u{301}")),\#(field("b"))],"primaryKey":"e\#u{301}","#
                + #""rules":[{"columns":["e\#u{301}","b"],"use":"equal"}]}"#,
            "\u{E9},e\u{301},b\n1,x,x\n1,y,y\n2,x,x\n", ["3 e\u{301} primaryKey.repeated"]),
    ]

    @Test("Rows are compared with each other, and columns with each other", arguments: cases)
    func compared(example: Case) throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(example.rules, to: "rules.json")
        let run = try Run(["rows", "--rules", rules, "--format", "ndjson"], input: Array(example.input.utf8))
        #expect(run.findings == example.findings, "\(run.errors)")
        #expect(run.status == (example.findings.isEmpty ? 0 : 1))
    }

    private static let twoColumns = #"{"fields":[\#(field("a", unique: true)),\#(field("b"))],"primaryKey":["a","b"]}"#

    @Test("A problem has the code and the row of the first occurrence, and no value")
    func problem() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[{"name":"a","title":"Number","constraints":{"unique":true}}]}"#, to: "r")
        let run = try Run(
            ["rows", "--rules", rules, "--format", "ndjson"], input: Array("a\ns3cret\nx\ns3cret\ns3cret\n".utf8))
        #expect(run.objects.dropLast().map { $0["code"] as? Int } == [5, 5])
        #expect(run.objects[1]["domain"] as? String == "ValidateErrorDomain")
        #expect(run.objects[1]["parameters"] as? NSDictionary == ["first": 1, "firstLine": 2])
        #expect(run.objects[1]["line"] as? Int == 5)
        #expect(run.objects[1]["message"] as? String == "Number must be different in each row: line 2 has the same")
        #expect(!run.output.contains("s3cret"))
    }

    @Test("On request, a problem of one column has its value, and of a card the last four digits always")
    func values() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[{"name":"a","constraints":{"unique":true}},{"name":"n","constraints":{"unique":true},"#
                + #""strategies":["paymentCard"]}],"primaryKey":["a","n"]}"#, to: "r")
        let table = "a,n\ns3cret,4242424242424242\ns3cret,4242424242424242\n"
        for (options, value) in [([], nil), (["--show-values"], "s3cret")] as [([String], String?)] {
            let run = try Run(["rows", "--rules", rules, "--format", "ndjson"] + options, input: Array(table.utf8))
            #expect(
                run.findings == ["2 a unique.repeated", "2 n unique.repeated", "2 - primaryKey.repeated"])
            #expect(run.objects.dropLast().map { $0["value"] as? String } == [value, "**** 4242", nil])
        }
    }

    @Test(
        "The label of a primary key is the list of its columns",
        arguments: [(["b", "a"], "b and a"), (["a", "b", "c"], "a, b, and c")])
    func label(columns: [String], label: String) throws {
        let folder = try TemporaryFolder()
        let fields = ["a", "b", "c"].map { Self.field($0) }.joined(separator: ",")
        let rules = try folder.write(
            #"{"fields":[\#(fields)],"primaryKey":["\#(columns.joined(separator: #"",""#))"]}"#, to: "r")
        let run = try Run("rows", "--rules", rules, input: "a,b,c\n1,2,3\n1,2,3\n,,\n")
        #expect(
            run.lines.prefix(2) == [
                "-:3:1: primaryKey.repeated: \(label) must be different in each row, as the primary key: "
                    + "line 2 has the same",
                "-:4:1: primaryKey.missing: \(label) must not be empty, because the primary key identifies the row",
            ])
    }

    @Test("Keys of NDJSON, and each file for itself")
    func files() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(Self.twoColumns, to: "r")
        let one = try folder.write(#"{"a":"x","b":"1"}"# + "\n" + #"{"b":"1","a":"x"}"# + "\n" + "{}\n", to: "1.ndjson")
        let two = try folder.write(#"{"a":"x","b":"1"}"# + "\n", to: "2.ndjson")
        let run = try Run("rows", "--rules", rules, "--format", "ndjson", one, two)
        #expect(run.findings == ["2 a unique.repeated", "2 - primaryKey.repeated", "3 - primaryKey.missing"])
    }

    @Test("The rows of --rejected are the rows with a problem")
    func split() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(Self.twoColumns, to: "r")
        let bad = folder.path("bad.csv")
        _ = try Run(["rows", "--rules", rules, "--rejected", bad], input: Array("a,b\nx,1\nx,2\ny,3\n".utf8))
        #expect(try folder.read("bad.csv") == "a,b\nx,2\n")
    }

    @Test("Over the limit nothing is accepted: status 2, with a code")
    func limit() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[\#(Self.field("a", unique: true))]}"#, to: "r")
        let arguments = ["rows", "--rules", rules, "--format", "ndjson", "--max-keys", "3"]
        let enough = try Run(arguments, input: Array("a\n1\n2\n3\n1\n2\n".utf8))
        #expect(enough.findings == ["4 a unique.repeated", "5 a unique.repeated"])
        let over = try Run(arguments, input: Array("a\n1\n2\n1\n3\n4\n5\n".utf8))
        #expect(over.status == 2)
        #expect(over.errors.contains("-:6: key.limit (8): there are over 3 different values"), "\(over.errors)")
        #expect(over.findings == ["3 a unique.repeated"])
        #expect(over.objects.last?["kind"] as? String == "unreadable")
        #expect(over.objects.last?["code"] as? Int == 8)
        #expect(over.objects.last?["name"] as? String == "key.limit")
        #expect(over.objects.last?["domain"] as? String == "ValidateErrorDomain")
        #expect(try Run("rows", "--rules", rules, "--max-keys", "0", input: "a\n").status == 2)
    }

    @Test("Many columns have values of their own")
    func manyColumns() throws {
        let folder = try TemporaryFolder()
        let names: [String] = (0...256).map { "c\($0)" }
        let fields = names.map { #"{"name":"\#($0)","constraints":{"unique":true}}"# }.joined(separator: ",")
        let rules = try folder.write(#"{"fields":[\#(fields)]}"#, to: "r")
        // The numbers of the first and last columns differ in their second byte.
        let values: [String] = (0...256).map { $0 == 256 ? "v0" : "v\($0)" }
        let header = names.joined(separator: ",")
        let table = header + "\n" + values.joined(separator: ",") + "\n"
        let run = try Run("rows", "--rules", rules, "--format", "ndjson", input: table)
        #expect(run.findings == [] && run.status == 0, "\(run.errors)")
    }

    @Test("A problem of several columns has no value, also on request")
    func valuesOfRules() throws {
        let folder = try TemporaryFolder()
        let fields = #"[\#(Self.field("a")),\#(Self.field("b"))]"#
        let rules = try folder.write(
            #"{"fields":\#(fields),"rules":[{"columns":["a","b"],"use":"equal"}]}"#, to: "r")
        let run = try Run("rows", "--rules", rules, "--show-values", "--format", "ndjson", input: "a,b\nx,s3cret\n")
        #expect(run.findings == ["1 b fields.differ"] && !run.output.contains("s3cret"), "\(run.output)")
    }

    @Test("A table that grows keeps all values")
    func growth() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[\#(Self.field("a", unique: true))]}"#, to: "r")
        let table = "a\n" + ((0..<20_000).map(String.init) + ["7", "19999"]).joined(separator: "\n") + "\n"
        let run = try Run(["rows", "--rules", rules, "--format", "ndjson"], input: Array(table.utf8))
        #expect(run.findings == ["20001 a unique.repeated", "20002 a unique.repeated"])
        #expect(
            run.objects.dropLast().compactMap { ($0["parameters"] as? NSDictionary)?["first"] as? Int } == [8, 20_000])
    }

    @Test(
        "A file without a column of the primary key or of a rule cannot be validated",
        arguments: [
            (#","primaryKey":["a","b"]"#, "there is no column “b”, which is in the primary key"),
            (#","rules":[{"columns":["b","a"],"use":"atLeastOne"}]"#, "there is no column “b”, which is in a rule"),
        ])
    func absent(key: String, message: String) throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[\#(Self.field("a")),\#(Self.field("b"))]\#(key)}"#, to: "r")
        let run = try Run("rows", "--rules", rules, input: "a,c\n1,2\n")
        #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    }

    // MARK: - Parts

    @Test(
        "Parts and their sum find what the whole file has, in one reading or in several", arguments: [1, 2, 3, 7, 16])
    func parts(count: Int) throws {
        var random = Generator(seed: UInt64(count))
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[\#(Self.field("a", "integer", unique: true)),\#(Self.field("b")),\#(Self.field("c", unique: true))],"primaryKey":["a","b"]}"#,
            to: "rules.json")
        let secret = try folder.write(String(repeating: "k", count: 16), to: "secret")
        let files = try (0..<3).map { number in
            let rows = (0..<60).map { _ in
                let cells = ["", "x", String(random.next() % 30), "0" + String(random.next() % 30), "é", "\"1\n2\""]
                return (0..<3).map { _ in cells[Int(random.next() % 6)] }.joined(separator: ",")
            }
            return try folder.write("a,b,c\n" + rows.joined(separator: "\n"), to: "\(number).csv")
        }
        let arguments = ["rows", "--rules", rules, "--max-errors", "0", "--statistics", "--format", "ndjson"]
        let whole = try Run(arguments + files)
        #expect(whole.findings.contains { $0.hasSuffix("unique.repeated") })
        var lines: [String] = []
        var reports: [String] = []
        for number in (1...count).reversed() {
            let part = try Run(arguments + ["--part", "\(number)/\(count)", "--key-file", secret] + files)
            #expect(part.errors.isEmpty)
            lines += part.lines.filter { $0.contains(#""kind":"problem""#) }
            reports.append(try folder.write(part.output, to: "report-\(number)"))
        }
        for limit in ["1000", "60"] {
            let sum = try Run(["sum", "--format", "ndjson", "--max-errors", "0", "--max-keys", limit] + reports)
            #expect(sum.errors.isEmpty)
            #expect(Set(lines).isSubset(of: sum.lines))
            #expect(sum.lines.dropLast().sorted() == whole.lines.dropLast().sorted())
            #expect(sum.lines.last == whole.lines.last)
            #expect(sum.status == 1)
        }
        let few = try Run(["sum", "--format", "ndjson", "--max-errors", "2"] + reports)
        #expect(few.findings.count == 2 && Set(few.findings).isSubset(of: whole.findings))
        #expect(few.objects.last?["truncated"] as? Bool == true)
    }

    @Test("Statistics of a sum do not have keys without a repetition")
    func statistics() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[\#(Self.field("a", "integer", unique: true))]}"#, to: "rules.json")
        let secret = try folder.write(String(repeating: "k", count: 16), to: "secret")
        let file = try folder.write("a\n1\nx\n2\n", to: "a.csv")
        let arguments = ["rows", "--rules", rules, "--statistics", "--format", "ndjson", file]
        let part = try Run(arguments + ["--part", "1/1", "--key-file", secret])
        let sum = try Run("sum", "--format", "ndjson", input: part.output)
        #expect(sum.lines.last == (try Run(arguments).lines.last), "\(sum.errors)")
        #expect(sum.lines.last?.hasSuffix(#""statistics":{"a":{"integer.character":1}}}"#) == true, "\(sum.output)")
    }

    @Test("A sum with too many values for each of several readings is a mistake")
    func tooManyValues() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[\#(Self.field("a", unique: true))]}"#, to: "rules.json")
        let secret = try folder.write(String(repeating: "k", count: 16), to: "secret")
        let file = try folder.write("a\n" + (1...200).map(String.init).joined(separator: "\n"), to: "a.csv")
        let part = try Run(
            "rows", "--rules", rules, "--part", "1/1", "--key-file", secret, "--format", "ndjson", file)
        let report = try folder.write(part.output, to: "report.ndjson")
        // With 302 passes, some pass gets two of the 200 values.
        let sum = try Run("sum", "--max-keys", "1", report)
        #expect(sum.status == 2 && sum.output.isEmpty)
        let limit = "key.limit (8): there are over 1 different values in unique columns and the primary key; "
        let advice = "use --part and validate sum, or a larger --max-keys"
        #expect(sum.errors == "validate: \(limit)\(advice)\n")
        let piped = try Run("sum", "--max-keys", "1", input: part.output)
        #expect(piped.errors == "validate: standard input: \(limit)\(advice), or give the reports as files\n")
    }

    @Test("A report hands on 4,096 values a line, and each repeated row counts")
    func manyValues() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[\#(Self.field("a", unique: true))]}"#, to: "rules.json")
        let secret = try folder.write(String(repeating: "k", count: 16), to: "secret")
        // The other numbers differ from the first number in one bit.
        let repeated = [2, 66, 16_386, 32_770]
        let values = (1...32_771).map { repeated.contains($0) ? "1" : String($0) }
        let file = try folder.write("a\n" + values.joined(separator: "\n"), to: "a.csv")
        let part = try Run(
            "rows", "--rules", rules, "--part", "1/1", "--key-file", secret, "--format", "ndjson", file)
        let sizes: [Int] = part.objects.dropLast().map { line in
            Data(base64Encoded: line["entries"] as? String ?? "")?.count ?? 0
        }
        let expected: [Int] = Array(repeating: 4_096 * 24, count: 8) + [3 * 24]
        #expect(sizes == expected)
        let sum = try Run("sum", "--format", "ndjson", input: part.output)
        #expect(sum.findings == repeated.map { "\($0) a unique.repeated" }, "\(sum.errors)")
        #expect(sum.objects.last?["rowsWithProblems"] as? Int == 4)
    }

    @Test("A report hands on keyed hashes, not values")
    func hashes() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[\#(Self.field("a", unique: true))]}"#, to: "rules.json")
        let file = try folder.write("a\n\nab\n", to: "a.csv")
        func entries(_ secret: String) throws -> Data {
            let secret = try folder.write(secret, to: "secret")
            let run = try Run(
                "rows", "--rules", rules, "--part", "1/1", "--key-file", secret, "--format", "ndjson", file)
            #expect(!run.output.contains("ab\""))
            return try #require((run.objects[0]["entries"] as? String).flatMap { Data(base64Encoded: $0) })
        }
        let first = try entries(String(repeating: "\0", count: 16))
        // Computed with openssl mac, with siphash and 16 bytes: of the key file with a key of zeros, and of 000000, the
        // length, and "ab".
        #expect(Array(first.prefix(8)) == [0xCC, 0x08, 0xA3, 0x0C, 0x01, 0xC9, 0xD3, 0xD2])
        #expect(first.count == 24)
        #expect(try entries(String(repeating: "\0", count: 17)) != first)
    }

    @Test("A key file has 16 to 4096 bytes", arguments: [16, 4_096])
    func sizeOfKeyFile(size: Int) throws {
        let folder = try TemporaryFolder()
        let secret = try folder.write(String(repeating: "k", count: size), to: "secret")
        #expect(try Self.part(folder, ["--key-file", secret, "--format", "ndjson"]).status == 0)
    }

    private static func part(_ folder: TemporaryFolder, _ more: [String]) throws -> Run {
        let rules = try folder.write(twoColumns, to: "rules.json")
        let file = try folder.write("a,b\n1,2\n", to: "a.csv")
        return try Run(["rows", "--rules", rules, "--part", "1/1", file] + more)
    }

    @Test(
        "A part that could not be settled is a mistake",
        arguments: [
            ([], "give --key-file"), (["--key-file", "SECRET"], "give --format ndjson"),
            (["--key-file", "SECRET", "--format", "ndjson", "--quiet"], "give --format ndjson"),
            (["--key-file", "SECRET", "--format", "ndjson", "--accepted", "/dev/null"], "need the whole file"),
            (["--key-file", "SECRET", "--format", "ndjson", "--rejected", "/dev/null"], "need the whole file"),
            (["--key-file", "SECRET", "--format", "ndjson", "FILE"], "a file is given twice"),
            (["--key-file", "SHORT", "--format", "ndjson"], "a key file has 16 to 4096 bytes"),
            (["--key-file", "LONG", "--format", "ndjson"], "a key file has 16 to 4096 bytes"),
            (["--key-file", "/nowhere", "--format", "ndjson"], "/nowhere: No such file"),
        ])
    func unsettled(more: [String], message: String) throws {
        let folder = try TemporaryFolder()
        let secret = try folder.write(String(repeating: "k", count: 16), to: "secret")
        let short = try folder.write(String(repeating: "k", count: 15), to: "short")
        let long = try folder.write(String(repeating: "k", count: 4_097), to: "long")
        let paths = ["SECRET": secret, "SHORT": short, "LONG": long, "FILE": folder.path("a.csv")]
        let run = try Self.part(folder, more.map { paths[$0] ?? $0 })
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(message), "\(run.errors)")
    }

    @Test("Files whose names differ only in their bytes are two files, in each part and in the sum")
    func namesOfFiles() throws {
        let folder = try TemporaryFolder()
        let secret = try folder.write(String(repeating: "k", count: 16), to: "secret")
        let composed = try folder.write("a,b\n1,2\n", to: "\u{E9}.csv")
        let decomposed = try folder.write("a,b\n1,2\n", to: "e\u{301}.csv")
        let run = try Self.part(folder, ["--key-file", secret, "--format", "ndjson", composed, decomposed])
        #expect(run.status == 0, "\(run.errors)")
        let report = try folder.write(run.output, to: "report.ndjson")
        let sum = try Run(["sum", report])
        #expect(sum.status == 0, "\(sum.output)")
    }

    /// Rules with different keys: the unique columns, and the primary key.
    static let differentKeys: [(unique: [String], primary: [String])] = [
        ([], []), (["a"], []), (["b"], []), (["a", "b"], []), ([], ["a"]), ([], ["b"]), ([], ["a", "b"]),
        ([], ["b", "a"]), (["a"], ["a"]), (["a"], ["b"]), (["b"], ["a"]), (["primary a"], []),
    ]

    @Test("A sum of parts is a mistake if their rules have different keys")
    func otherRules() throws {
        let folder = try TemporaryFolder()
        let secret = try folder.write(String(repeating: "k", count: 16), to: "secret")
        let file = try folder.write("a,b,primary a\n1,2,5\n3,4,6\n", to: "a.csv")
        let parts = try Self.differentKeys.map { unique, primary in
            let names = ["a", "b", "primary a"]
            let fields = names.map { Self.field($0, unique: unique.contains($0)) }.joined(separator: ",")
            let key = primary.isEmpty ? "" : #","primaryKey":["\#(primary.joined(separator: #"",""#))"]"#
            let rules = try folder.write(#"{"fields":[\#(fields)]\#(key)}"#, to: "rules.json")
            return try (1...2).map { number in
                try Run(
                    "rows", "--rules", rules, "--part", "\(number)/2", "--key-file", secret, "--format", "ndjson", file
                ).output
            }
        }
        for (first, one) in parts.enumerated() {
            for (second, other) in parts.enumerated() {
                let sum = try Run("sum", input: one[0] + other[1])
                #expect(sum.status == (first == second ? 0 : 2), "\(first) \(second) \(sum.output)")
                #expect(sum.errors.contains("another key file or other rules") == (first != second), "\(sum.errors)")
            }
        }
    }

    @Test("A sum of parts with another secret, or with missing or changed values, is a mistake")
    func tampered() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(Self.twoColumns, to: "rules.json")
        let file = try folder.write("a,b\n1,2\n1,2\n", to: "a.csv")
        func part(_ number: Int, _ secret: String) throws -> String {
            let secret = try folder.write(secret, to: "secret")
            return try Run(
                "rows", "--rules", rules, "--part", "\(number)/2", "--key-file", secret, "--format", "ndjson", file
            ).output
        }
        let (one, two) = (String(repeating: "1", count: 16), String(repeating: "2", count: 16))
        let whole = try part(1, one) + part(2, one)
        let sum = try Run("sum", input: whole)
        #expect(
            sum.status == 1
                && sum.lines.first
                    == "\(file):3:1: unique.repeated: a must be different in each row: line 2 has the same"
        )
        let other = try Run("sum", input: try part(1, one) + part(2, two))
        #expect(other.status == 2 && other.errors.contains("another key file"), "\(other.errors)")
        let lines = whole.split(separator: "\n")
        let missing = try Run("sum", input: lines.dropFirst().joined(separator: "\n"))
        #expect(missing.status == 2 && missing.errors.contains("values of unique columns"), "\(missing.errors)")
        for (old, new) in [
            (#""entries":""#, #""entries":"!"#), (#""entries":""#, #""entries":"AAAA"#), (#""key":0"#, #""key":"x""#),
            // Row numbers start at 1.
            (#""entries":""#, #""entries":""# + String(repeating: "A", count: 32)),
        ] {
            let broken = try Run("sum", input: whole.replacingOccurrences(of: old, with: new))
            #expect(broken.status == 2 && broken.errors.contains("-:1: this is not a line"), "\(broken.errors)")
        }
        let over = try Run(["sum", "--max-keys", "1"], input: Array(whole.utf8))
        #expect(over.status == 2 && over.errors.contains("key.limit (8)"), "\(over.errors)")
    }
}
