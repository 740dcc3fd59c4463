// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("validate rows: options for pipelines")
struct RowsPipelineTests {
    private static let rules = ["rows", "--rule", "a=numeric", "--rule", "b=alpha"]

    @Test("--rejected-status replaces status 1 only", arguments: ["0", "1", "3", "125"])
    func rejectedStatus(status: String) throws {
        let arguments = Self.rules + ["--rejected-status", status]
        let rejected = try Run(arguments, input: Array("a,b\nx,y\n".utf8))
        #expect(rejected.status == Int32(status) && rejected.lines.count == 2, "\(rejected.errors)")
        #expect(try Run(arguments, input: Array("a,b\n1,y\n".utf8)).status == 0)
        #expect(try Run(arguments, input: Array("a,b\nx,\"y\n".utf8)).status == 2)
    }

    @Test("--rejected-status has a range without 2", arguments: ["-1", "2", "126", "4294967297", "x", ""])
    func wrongStatus(status: String) throws {
        let run = try Run(Self.rules + ["--rejected-status=\(status)"], input: Array("a,b\n1,y\n".utf8))
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("--rejected-status"), "\(run.errors)")
    }

    @Test("--rules reads a pipe, such as that of <(jq …), but no device without an end")
    func rulesFromPipe() throws {
        let folder = try TemporaryFolder()
        let data = try folder.write("a\nx\n", to: "data.csv")
        let rules = #"{"fields":[{"name":"a","strategies":["numeric"]}]}"#
        let run = try Run(["rows", "--rules", "/dev/stdin", data], input: Array(rules.utf8))
        #expect(run.status == 1 && run.output.contains("numeric.character"), "\(run.errors)")
        let endless = try Run(["rows", "--rules", "/dev/zero", data], input: [])
        #expect(endless.status == 2 && endless.errors.contains("larger than 67108864 bytes"), "\(endless.errors)")
    }

    @Test("A closed pipe has the status for a rejected row too")
    func closedPipe() throws {
        let arguments = ["rows", "--no-header", "--rule", "1=numeric", "--max-errors", "0", "--rejected-status", "7"]
        #expect(try Pipeline(endless: "x\n", arguments, takes: 1).status == 7)
    }

    /// Inputs without rows, and their options.
    static let empty: [(String, [String])] = [
        ("", []), ("", ["--no-header"]), ("", ["--input", "tsv"]), ("", ["--input", "ndjson"]),
        ("", ["--input", "json"]), ("[ ]", []), ("\n \n", ["--input", "ndjson"]), ("\n", []), ("\r\n\n", []),
        ("\"\"\n", []), ("\u{FEFF}", []), ("\u{FEFF}\n", []),
    ]

    @Test("--allow-empty accepts a file without rows, in whole and in parts", arguments: empty)
    func allowEmpty(text: String, options: [String]) throws {
        let folder = try TemporaryFolder()
        let name = try folder.write(text, to: "data")
        let columns = options == ["--no-header"] ? ["1=numeric", "2=alpha"] : ["a=numeric", "b=alpha"]
        let arguments = ["rows", "--format", "ndjson"] + columns.flatMap { ["--rule", $0] } + options
        #expect(try Run(arguments + [name]).status == 2)
        for more in [[], ["--require-columns"], ["--part", "1/2"], ["--part", "2/2"]] {
            let run = try Run(arguments + ["--allow-empty"] + more + [name])
            #expect(run.status == 0 && run.errors.isEmpty, "\(more) \(run.errors)")
            #expect(run.objects.last?["rows"] as? Int == 0 && run.lines.count == 1, "\(run.output)")
        }
    }

    @Test("--allow-empty accepts an empty primary key, and nothing else that is wrong")
    func allowEmptyOnly() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[{"name":"a"}],"primaryKey":"a"}"#, to: "rules.json")
        #expect(try Run("rows", "--rules", rules, "--allow-empty").status == 0)
        let cases = [
            ("x\n", "there is no column"), ("\nx\n", "there is no column"), ("\"", "never closed"),
            (" ", "there is no column"), ("[\n", "not closed"), ("{", "not JSON"),
        ]
        for (text, message) in cases {
            let run = try Run("rows", "--rules", rules, "--allow-empty", input: text)
            #expect(run.status == 2 && run.errors.contains(message), "\(text) \(run.errors)")
        }
        // An empty line may be a header with a column's number, and the next line a row.
        let run = try Run("rows", "--rule", "1=numeric", "--allow-empty", input: "\nx\n")
        #expect(run.output.hasSuffix(": 1 row, 1 problem in 1 row\n"), "\(run.output)\(run.errors)")
    }

    @Test("--verdicts prints a line for each row")
    func verdicts() throws {
        let run = try Run(Self.rules + ["--verdicts"], input: Array("a,b\n1,y\nx,1\n2\n3,z\nx,y,z\n".utf8))
        #expect(
            run.lines == [
                "accepted", "rejected\ta: numeric.character\tb: alpha.character",
                "rejected\trow.cells\tb: input.empty", "accepted", "rejected\trow.cells\ta: numeric.character",
            ], "\(run.output)\(run.errors)")
        #expect(run.status == 1)
    }

    @Test("--verdicts has all files, all problems, and no summary, and --rejected-status applies")
    func verdictsOfFiles() throws {
        let folder = try TemporaryFolder()
        let first = try folder.write("a,b\nx,y\n", to: "1.csv")
        let second = try folder.write("a,b\n" + String(repeating: "x,1\n", count: 1200) + "\"", to: "2.csv")
        let run = try Run(Self.rules + ["--verdicts", "--rejected-status", "0", first, second, first])
        #expect(run.lines.count == 1202 && run.lines.allSatisfy { $0.hasPrefix("rejected\ta: ") })
        #expect(run.lines.last == run.lines.first && run.status == 2 && run.errors.contains("never closed"))
    }

    @Test("--verdicts escapes the field's name")
    func verdictsOfFields() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[{"name":"a\tb\nc","type":"integer"}]}"#, to: "rules.json")
        let run = try Run("rows", "--rules", rules, "--verdicts", input: "\"a\tb\nc\"\nx\n")
        #expect(run.output == "rejected\ta\\u{9}b\\u{a}c: integer.character\n", "\(run.errors)")
    }

    @Test(
        "--verdicts refuses options that it does not read",
        arguments: [
            ["--format", "ndjson"], ["--quiet"], ["--statistics"], ["--show-values"], ["--max-errors", "0"],
            ["--language", "de"],
        ])
    func verdictsAlone(options: [String]) throws {
        let run = try Run(Self.rules + ["--verdicts"] + options, input: Array("a,b\n1,y\n".utf8))
        #expect(run.status == 2 && run.output.isEmpty, "\(run.output)")
        #expect(run.errors.hasPrefix("validate: --verdicts prints no report, which \(options[0]) is about"))
    }

    @Test(
        "A report for programs has all problems, and others the first 1,000",
        arguments: [("ndjson", 1501), ("json", 1502), ("text", 1001), ("github", 11)])
    func maximumErrors(format: String, lines: Int) throws {
        let table = "a\n" + String(repeating: "x\n", count: 1500)
        let run = try Run("rows", "--rule", "a=numeric", "--format", format, input: table)
        #expect(run.lines.count == lines && run.status == 1)
    }
}
