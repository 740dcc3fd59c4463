// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Warnings")
struct WarningTests {
    static let rules = #"""
        {"fields":[{"name":"email","strategies":["email",{"use":"emailDomainSpelling","severity":"warning"}]},
        {"name":"a","type":"integer"},{"name":"b","type":"integer","constraints":{"required":false}}],
        "rules":[{"columns":["a","b"],"use":"ascending","severity":"warning"}]}
        """#
    /// Two warnings, a row with two warnings, a rejected row with a warning, and a row without either.
    static let table = """
        email,a,b
        x@gmial.com,1,2
        x@gmail.com,2,1
        y@gmial.com,3,1
        z@gmial.com,x,1
        z@gmail.com,1,1,1
        x@gmail.com,1,2

        """
    /// The rows of ``table`` that no rule rejects.
    static let accepted = "email,a,b\nx@gmial.com,1,2\nx@gmail.com,2,1\ny@gmial.com,3,1\nx@gmail.com,1,2\n"

    private let folder: TemporaryFolder
    private let rules: String
    private let file: String

    init() throws {
        folder = try TemporaryFolder()
        rules = try folder.write(Self.rules, to: "rules.json")
        file = try folder.write(Self.table, to: "a.csv")
    }

    private func rows(_ arguments: String..., input: String = table) throws -> Run {
        try Run(["rows", "--rules", rules] + arguments, input: Array(input.utf8))
    }

    @Test("The text report names warnings, and counts them and their rows")
    func text() throws {
        let run = try rows(file)
        #expect(run.status == 1 && run.errors.isEmpty)
        #expect(
            run.lines == [
                "\(file):2:1: warning: email.domainSpelling: email: did you mean gmail.com?",
                "\(file):3:3: warning: fields.order: b must be greater than a",
                "\(file):4:1: warning: email.domainSpelling: email: did you mean gmail.com?",
                "\(file):4:3: warning: fields.order: b must be greater than a",
                "\(file):5:1: warning: email.domainSpelling: email: did you mean gmail.com?",
                "\(file):5:2: integer.character: a must be a whole number, like 30",
                "\(file):6:1: row.cells: The row must have as many cells as the header: 3, not 4",
                "\(file):6:3: warning: fields.order: b must be greater than a",
                "\(file): 6 rows, 2 problems in 2 rows, 6 warnings in 5 rows",
            ])
    }

    @Test(
        "Warnings alone never change the exit status, in any format",
        arguments: [
            "text", "json", "ndjson", "github", "junit", "sarif",
        ])
    func status(format: String) throws {
        let run = try rows("--format", format, input: Self.accepted)
        #expect(run.status == 0 && run.errors.isEmpty && run.output.contains("fields.order"), "\(run.output)")
        #expect(try rows("--format", format, "--max-warnings", "4", input: Self.accepted).status == 0)
        #expect(try rows("--format", format, "--max-warnings", "3", input: Self.accepted).status == 1)
    }

    @Test("NDJSON has an object for each warning, and the summary counts them")
    func ndjson() throws {
        let run = try rows("--format", "ndjson")
        #expect(run.objects.compactMap { $0["kind"] as? String }.filter { $0 == "warning" }.count == 6)
        #expect(
            run.lines[0]
                == #"{"kind":"warning","file":"-","line":2,"row":1,"column":1,"field":"email","#
                + #""domain":"InputValidationErrorDomain","code":1108,"name":"email.domainSpelling","#
                + #""message":"email: did you mean gmail.com?","parameters":{"position":2,"suggestion":"gmail.com"}}"#)
        #expect(
            run.lines.last
                == #"{"kind":"summary","files":1,"rows":6,"problems":2,"rowsWithProblems":2,"#
                + #""warnings":6,"rowsWithWarnings":5,"truncated":false}"#)
    }

    @Test("A document in JSON has the warnings beside the problems")
    func json() throws {
        let run = try rows("--format", "json", "--statistics")
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect((document["problems"] as? [[String: Any]])?.compactMap { $0["code"] as? Int } == [1127, 1])
        let codes = (document["warnings"] as? [[String: Any]])?.compactMap { $0["code"] as? Int }
        #expect(codes == [1108, 1231, 1108, 1231, 1108, 1231])
        let summary = try #require(document["summary"] as? [String: Any])
        #expect(summary["warnings"] as? Int == 6 && summary["rowsWithWarnings"] as? Int == 5)
        #expect(
            summary["warningStatistics"] as? [String: [String: Int]]
                == ["email": ["email.domainSpelling": 3], "b": ["fields.order": 3]])
        #expect(
            summary["statistics"] as? [String: [String: Int]] == [
                "a": ["integer.character": 1], "row": ["row.cells": 1],
            ])
        // A report without warnings is the same as before.
        #expect(!(try rows("--format", "json", input: "email,a,b\nx@gmail.com,1,2\n").output.contains("warning")))
    }

    @Test("GitHub's annotations have the level warning, at most ten")
    func github() throws {
        let run = try rows("--format", "github", file)
        let path = file.replacing(":", with: "%3A")
        #expect(
            run.lines[0]
                == "::warning file=\(path),line=2,col=1,title=email.domainSpelling (1108)::email: did you mean gmail.com?"
        )
        #expect(run.lines.filter { $0.hasPrefix("::error ") }.count == 2)
        #expect(run.lines.last == "::notice::6 rows, 2 problems in 2 rows, 6 warnings in 5 rows")
        let many = String(repeating: "x@gmial.com,1,2\n", count: 12)
        let long = try rows("--format", "github", input: "email,a,b\n" + many)
        #expect(long.lines.filter { $0.hasPrefix("::warning title=") }.count == 10)
        #expect(
            long.lines.last == "::notice::12 rows, 0 problems, 12 warnings in 12 rows; 2 more warnings not shown here "
                + "(--format text lists all)")
    }

    @Test("SARIF has results with the level warning, which aren't errors")
    func sarif() throws {
        let run = try rows("--format", "sarif", "--max-errors", "1")
        let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let result = try #require((log["runs"] as? [[String: Any]])?.first)
        let found = (result["results"] as? [[String: Any]] ?? []).map { "\($0["level"] ?? "") \($0["ruleId"] ?? "")" }
        #expect(found == ["warning email.domainSpelling", "error integer.character", "error problems.notListed"])
        #expect(
            result["properties"] as? NSDictionary == ["rows": 6, "problems": 2, "warnings": 6, "truncated": true])
    }

    @Test("A warning fails no test of a JUnit report")
    func junit() throws {
        let run = try rows("--format", "junit", input: Self.accepted)
        #expect(run.lines[2] == #"<testsuite name="-" tests="4" failures="0" errors="0" time="0">"#)
        #expect(
            run.lines.dropFirst(7).first == "<system-out>4 rows, 0 problems, 4 warnings in 3 rows", "\(run.output)")
        #expect(
            run.lines.dropFirst(8).first
                == "-:2:1: warning: email.domainSpelling (1108): email: did you mean gmail.com?")
        let short = try rows("--format", "junit", "--max-errors", "1", input: Self.accepted)
        #expect(short.output.contains("4 warnings in 3 rows; not all are printed"))
    }

    @Test("--verdicts prints only verdicts, and --max-warnings still counts")
    func verdicts() throws {
        let run = try rows("--verdicts")
        #expect(
            run.lines == [
                "accepted", "accepted", "accepted", "rejected\ta: integer.character", "rejected\trow.cells", "accepted",
            ])
        #expect(try rows("--verdicts", "--max-warnings", "3", input: Self.accepted).status == 1)
    }

    @Test("Rows with warnings only are copied to the accepted rows")
    func copies() throws {
        let run = try rows(
            "--accepted", folder.path("good"), "--rejected", folder.path("bad"), "--max-warnings", "0")
        #expect(run.status == 1)
        #expect(try folder.read("good") == Self.accepted)
        #expect(try folder.read("bad") == "email,a,b\nz@gmial.com,x,1\nz@gmail.com,1,1,1\n")
    }

    @Test("A warning doesn't stop a run with --fail-fast")
    func failFast() throws {
        #expect(try rows("--fail-fast").lines.last == "-: 4 rows, 1 problem in 1 row, 5 warnings in 4 rows")
    }

    @Test(
        "More warnings than --max-warnings end with the status of a rejection",
        arguments: [
            (["--max-warnings", "4"], 0, ""),
            (["--max-warnings", "3"], 1, "validate: 4 warnings, more than --max-warnings 3\n"),
            (
                ["--max-warnings", "0", "--rejected-status", "7"], 7,
                "validate: 4 warnings, more than --max-warnings 0\n"
            ),
            (["--max-warnings", "0", "--quiet"], 1, ""), (["--max-warnings", "3", "--max-errors", "1"], 1, nil),
            (["--quiet"], 0, ""),
        ] as [([String], Int32, String?)])
    func maximum(options: [String], status: Int32, message: String?) throws {
        let run = try Run(["rows", "--rules", rules] + options, input: Array(Self.accepted.utf8))
        #expect(run.status == status)
        if let message { #expect(run.errors == message) }
    }

    @Test("--max-warnings applies to all files together, and status 2 goes first")
    func files() throws {
        let other = try folder.write(Self.accepted, to: "b.csv")
        #expect(try rows("--max-warnings", "7", other, other).status == 1)
        #expect(try rows("--max-warnings", "8", other, other).status == 0)
        #expect(try rows("--max-warnings", "0", other, folder.path("none.csv")).status == 2)
    }

    @Test("--max-warnings needs a number from 0", arguments: ["-1", "x", "", "1.5", "99999999999999999999"])
    func numbers(text: String) throws {
        for arguments in [["rows", "--rules", rules], ["integer", "5"], ["sum", file]] {
            let run = try Run(arguments + ["--max-warnings=\(text)"], input: Array(Self.accepted.utf8))
            #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("--max-warnings"), "\(run.errors)")
        }
    }

    @Test(
        "Several threads count and print the same warnings",
        arguments: [
            [], ["--max-errors", "2"], ["--format", "ndjson"], ["--format", "sarif"], ["--statistics"], ["--verdicts"],
        ])
    func threads(options: [String]) throws {
        // Three chunks of a megabyte.
        let rest = String(repeating: "-", count: 500) + "\n"
        let rows = ["x@gmial.com,2,1,", "x@gmail.com,1,2,", "z,1,2,"].map { $0 + rest }.joined()
        let file = try folder.write("email,a,b,c\n" + String(repeating: rows, count: 1_800), to: "long.csv")
        let arguments = ["rows", "--rules", rules, "--max-warnings", "5", file] + options
        let one = try Run(arguments)
        let two = try Run(arguments + ["--threads", "2"])
        #expect(one.output == two.output && one.status == two.status && one.errors == two.errors)
    }

    @Test("The warnings of parts add up to the whole file's warnings, also with an index")
    func parts() throws {
        let rows = (0..<900).map { "x@\($0.isMultiple(of: 7) ? "gmial" : "gmail").com,\($0 % 3),1\n" }
        let file = try folder.write("email,a,b\n" + rows.joined(), to: "parts.csv")
        let whole = try Run("rows", "--rules", rules, "--format", "ndjson", file)
        #expect(try Run("index", file).status == 0)
        let reports = try (1...3).map {
            try Run("rows", "--rules", rules, "--format", "ndjson", "--part", "\($0)/3", "--index", file).output
        }.joined()
        let sum = try Run("sum", "--format", "ndjson", "--max-errors", "0", input: reports)
        #expect(sum.status == 0 && sum.output == whole.output, "\(sum.errors)")
        let warnings = try #require(whole.objects.last?["warnings"] as? Int)
        #expect(warnings > 100)
        #expect(try Run("sum", "--max-warnings", "\(warnings)", input: reports).status == 0)
        let over = try Run("sum", "--max-warnings", "\(warnings - 1)", input: reports)
        #expect(over.status == 1 && over.errors.hasSuffix("more than --max-warnings \(warnings - 1)\n"))
    }

    @Test(
        "A summary whose warnings contradict each other isn't added up",
        arguments: [
            #""warnings":-1"#, #""warnings":1,"rowsWithWarnings":2"#, #""rowsWithWarnings":1"#,
            #""warnings":2,"rowsWithWarnings":-1"#, #""warnings":1,"warningStatistics":{"a":{"b":2}}"#,
            #""warnings":9223372036854775807"#,
        ])
    func contradictions(members: String) throws {
        let line =
            #"{"kind":"summary","files":1,"rows":5,"problems":0,"rowsWithProblems":0,"truncated":false,\#(members)}"#
        let run = try Run("sum", input: line + "\n")
        #expect(run.status == 2 && run.errors.contains("this is not a line of an NDJSON report"), "\(run.errors)")
    }

    @Test("A value with a warning is accepted, and the warning follows")
    func values() throws {
        let strategy = ["allOf", "--set", #"rules=["email",{"use":"emailDomainSpelling","severity":"warning"}]"#]
        let one = try Run(strategy + ["x@gmial.com"])
        #expect(
            one.status == 0 && one.lines == ["ok", "warning: email.domainSpelling (1108): Did you mean gmail.com?"])
        let lines = try Run(strategy + ["--max-warnings", "0"], input: Array("x@gmail.com\nx@gmial.com\nx\n".utf8))
        #expect(lines.status == 1)
        #expect(lines.lines[2] == "line 2: warning: email.domainSpelling (1108): Did you mean gmail.com?")
        #expect(try Run(strategy + ["--max-warnings", "0", "x@gmial.com"]).status == 1)
        #expect(try Run(strategy + ["--max-warnings", "1", "x@gmial.com"]).status == 0)
        #expect(try Run(strategy + ["--quiet", "x@gmial.com"]).output.isEmpty)
        let german = try Run(strategy + ["--language", "de", "--format", "ndjson", "x@gmial.com"])
        #expect(german.objects.first?["kind"] as? String == "warning")
        #expect((german.objects.first?["message"] as? String)?.contains("gmail.com") == true)
        #expect((german.objects.first?["message"] as? String)?.contains("Did you mean") == false)
    }

    @Test("A warning's value is shown only with --show-values")
    func shown() throws {
        #expect(!(try rows(file).output.contains("gmial")))
        let shown = try rows("--show-values", file)
        #expect(shown.lines[0].hasSuffix("did you mean gmail.com? (x@gmial.com)"))
    }

    @Test("A repeated warning is reported once, and a warning beside the same error stays")
    func repeated() throws {
        let rules = try folder.write(
            #"{"fields":[{"name":"a","strategies":[{"use":"numeric","severity":"warning"}]}]}"#, to: "r.json")
        let run = try Run("rows", "--rules", rules, "--rule", "a=numeric", input: "a\nx\n")
        #expect(run.lines.map { $0.contains("warning: ") } == [true, false, false], "\(run.output)")
        #expect(run.lines.last == "-: 1 row, 1 problem in 1 row, 1 warning in 1 row")
    }
}
