// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ValidateKit

@Suite("validate rows: parts of a file")
struct RowsPartTests {
    /// Writes random tables: quoted cells with line ends, quotes, and delimiters, CRLF, blank lines, byte order marks,
    /// multibyte characters, rows with too few cells, and no line end at the end.
    ///
    /// Three out of four tables have several columns. In a table with one column, a blank line is a row.
    static func table(_ number: Int, _ random: inout Generator) -> String {
        let width = number.isMultiple(of: 4) ? 1 : 2
        let lineEnd = number.isMultiple(of: 3) ? "\r\n" : "\n"
        let cells = [
            "7", "42", "x", "", "\"7\"", "\"a\nb\"", "\"a\r\nb\"", "\"\n\n\"", "\"say \"\"hi\"\"\n\"", "\"1,2\"",
            "5\"6", "é世界", "\"1\r2\"", "12345678901234567890",
        ]
        var text = number.isMultiple(of: 5) ? "\u{FEFF}" : ""
        text += width == 1 ? "a" : "a,\"b\n2\""
        for _ in 0..<Int(random.next() % 40) {
            text += lineEnd
            switch random.next() % 12 {
            case 0: continue
            case 1: text += "1"
            default:
                text += (0..<width).map { _ in cells[Int(random.next() % UInt64(cells.count))] }.joined(separator: ",")
            }
        }
        return text + (number.isMultiple(of: 2) ? lineEnd : "")
    }

    /// Writes random JSON lines after a line with an object.
    ///
    /// Some lines are blank.
    static func json(_ number: Int, _ random: inout Generator) -> String {
        let lines = [#"{"a":7}"#, #"{"a":"x"}"#, #" {"b":1}"#, "", " \t", #"{"a":"é世界"}"#, #"{"a":null}"#]
        let count = Int(random.next() % 40)
        let text = [lines[0]] + (0..<count).map { _ in lines[Int(random.next() % 7)] }
        return text.joined(separator: "\n") + (number.isMultiple(of: 2) ? "\n" : "")
    }

    @Test("Together, the parts report each problem of the whole file once, with its line and row", arguments: 1...16)
    func parts(count: Int) throws {
        var random = Generator(seed: UInt64(count))
        let folder = try TemporaryFolder()
        let rules = ["rows", "--rule", "a=numeric,required", "--max-errors", "0", "--format", "ndjson", "--statistics"]
        let names = try (0..<72).map { number in
            let content = number < 24 ? Self.table(number, &random) : Self.json(number, &random)
            return try folder.write(content, to: "\(number).\(number < 24 ? "csv" : number < 48 ? "ndjson" : "txt")")
        }
        let whole = try Run(rules + names)
        #expect(whole.errors.isEmpty && whole.status == 1)
        var lines: [String] = []
        var reports: [String] = []
        for number in 1...count {
            let part = try Run(rules + ["--part", "\(number)/\(count)"] + names)
            #expect(part.errors.isEmpty && part.objects.last?["part"] as? Int == number)
            lines += part.lines.dropLast()
            reports.append(try folder.write(part.output, to: "report-\(number)"))
        }
        // The whole run reads one file after another, and each part reads all files.
        #expect(lines.sorted() == whole.lines.dropLast().sorted())
        let sum = try Run(["sum", "--format", "ndjson", "--max-errors", "0"] + reports)
        #expect(sum.lines.dropLast().sorted() == whole.lines.dropLast().sorted())
        #expect(sum.lines.last == whole.lines.last, "\(sum.errors)")
        #expect(sum.status == whole.status)
    }

    /// Sizes, and the offsets where a file's three parts begin.
    static let thirds = [
        (5, [0, 1, 3]), (2, [0, 0, 1]), (6, [0, 2, 4]), (Int.max, [0, Int.max / 3, Int.max / 3 * 2]),
    ]

    @Test("Parts have the same size, or one has a byte more", arguments: thirds)
    func offsets(size: Int, starts: [Int]) {
        let parts = (1...3).compactMap { FilePart(argument: "\($0)/3")?.offsets(inSize: size) }
        #expect(parts.map(\.lowerBound) == starts)
        #expect(parts.map(\.upperBound) == Array(starts.dropFirst()) + [Int.max])
    }

    @Test("One file's parts are in the whole file's order")
    func order() throws {
        var random = Generator(seed: 7)
        let folder = try TemporaryFolder()
        let name = try folder.write((0..<50).map { _ in "x,\(random.next())" }.joined(separator: "\n"), to: "a.csv")
        let arguments = ["rows", "--no-header", "--rule", "1=numeric", "--format", "ndjson", name]
        let parts = try (1...7).map { try Run(arguments + ["--part", "\($0)/7"]) }
        #expect(parts.flatMap { $0.lines.dropLast() } == Array(try Run(arguments).lines.dropLast()))
        #expect(parts.allSatisfy { $0.lines.count > 6 })
    }

    @Test("A file that is read in several blocks is split at records too")
    func blocks() throws {
        let folder = try TemporaryFolder()
        let rows = (1...20_000).map { $0.isMultiple(of: 1_000) ? "x,\"\($0)\n\"\n" : "\($0),some text of this row\n" }
        let name = try folder.write("a,b\n" + rows.joined(), to: "a.csv")
        let arguments = ["rows", "--rule", "a=numeric", "--format", "ndjson", name]
        let parts = try (1...3).map { try Run(arguments + ["--part", "\($0)/3"]) }
        #expect(parts.flatMap { $0.lines.dropLast() } == Array(try Run(arguments).lines.dropLast()))
        #expect(parts.compactMap { $0.objects.last?["rows"] as? Int }.reduce(0, +) == 20_000)
    }

    @Test("The text report names the part")
    func text() throws {
        let folder = try TemporaryFolder()
        let name = try folder.write("a\n1\nx\n", to: "a.csv")
        let run = try Run("rows", "--rule", "a=numeric", "--part", "2/3", name)
        #expect(run.output == "\(name), part 2 of 3: 1 row, 0 problems\n")
    }

    @Test("Each part has its rows and the header in its copies")
    func copies() throws {
        let folder = try TemporaryFolder()
        let name = try folder.write("a\n1\nx\n2\ny\n", to: "a.csv")
        for number in 1...2 {
            _ = try Run(
                "rows", "--rule", "a=numeric", "--part", "\(number)/2", "--accepted", folder.path("good\(number)"), name
            )
        }
        #expect(try folder.read("good1") + folder.read("good2") == "a\n1\na\n2\n")
    }

    @Test(
        "What cannot be read has status 2 in every part that reaches it",
        arguments: [
            ("a,b\nx,1\n2,\"open\n3,4\n5,6\n", "a.csv:3: a quote is opened here and never closed"),
            ("", "a.csv: the file is empty"),
        ])
    func unreadable(text: String, message: String) throws {
        let folder = try TemporaryFolder()
        let name = try folder.write(text, to: "a.csv")
        let parts = try (1...2).map { try Run("rows", "--rule", "a=numeric", "--part", "\($0)/2", name) }
        #expect(parts.last?.status == 2 && parts.last?.errors.contains(message) == true)
        #expect(parts.flatMap(\.lines).count { $0.contains("numeric.character") } == (text.isEmpty ? 0 : 1))
    }

    @Test("What is not UTF-8 has status 2 in its part, so that the sum is not complete")
    func encoding() throws {
        let folder = try TemporaryFolder()
        let name = folder.path("a.csv")
        let rows = Array("a,b\n1,x\n2,".utf8) + [0xE9] + Array("\n3,é\n4,é\nx,é\n6,é\n".utf8)
        try Data(rows).write(to: URL(filePath: name))
        let arguments = ["rows", "--rule", "a=numeric", "--format", "ndjson", name]
        let parts = try (1...2).map { try Run(arguments + ["--part", "\($0)/2"]) }
        #expect(parts.map(\.status) == [2, 1])
        #expect(parts[0].errors.contains("a.csv:3: this is not UTF-8"))
        #expect(parts[1].findings == ["5 a numeric.character"])
        let reports = try parts.enumerated().map { try folder.write($1.output, to: "\($0)") }
        #expect(try Run(["sum"] + reports).status == 2)
    }

    @Test(
        "A part is a number and a count",
        arguments: ["", "2", "0/2", "3/2", "1/0", "-1/2", "+1/2", "1/+2", "1/2/3", "1/1000001", "1/9999999", "a/b"])
    func mistakes(part: String) throws {
        let run = try Run("rows", "--rule", "1=numeric", "--part=\(part)", "/dev/null")
        #expect(run.status == 2 && run.errors.contains("--part"), "\(run.errors)")
        // A part of an input that has no size is a different mistake.
        #expect(!run.errors.contains("--part needs a file"), "\(run.errors)")
    }

    @Test("There may be a million parts", arguments: ["1/1000000", "1000000/1000000"])
    func manyParts(part: String) throws {
        let run = try Run("rows", "--rule", "1=numeric", "--part", part, "/dev/null")
        #expect(run.errors.contains("--part needs a file"), "\(run.errors)")
    }

    @Test("Only a file has parts", arguments: ["-", "/dev/null"])
    func pipes(name: String) throws {
        let run = try Run("rows", "--rule", "1=numeric", "--input", "lines", "--part", "1/2", name)
        #expect(run.status == 2 && run.errors.contains("--part needs a file"), "\(run.errors)")
    }
}

/// Random numbers with a fixed seed.
struct Generator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Returns a number from Knuth's linear congruential generator, whose lower bits aren't random enough.
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}

@Suite("validate sum")
struct SumTests {
    private static func summary(
        rows: Int, problems: Int = 0, isTruncated: Bool = false, part: String = "", statistics: String = ""
    ) -> String {
        #"{"kind":"summary","files":1,"rows":\#(rows),"problems":\#(problems),"rowsWithProblems":\#(problems),"#
            + #""truncated":\#(isTruncated)\#(part)\#(statistics)}"# + "\n"
    }

    /// A summary for one row, with a large number.
    private static func large(files: Int = 1, problems: Int = 1) -> String {
        #"{"kind":"summary","files":\#(files),"rows":1,"problems":\#(problems),"rowsWithProblems":1,"#
            + #""truncated":false}"# + "\n"
    }

    private static func part(_ number: Int, of count: Int) -> String {
        summary(rows: 1, part: #","part":\#(number),"parts":\#(count)"#)
    }

    @Test("Adds up the reports of different files")
    func files() throws {
        let folder = try TemporaryFolder()
        let first = try folder.write(
            Self.summary(rows: 2, problems: 1, statistics: #","statistics":{"a":{"x.y":1}}"#), to: "1")
        let second = try folder.write(
            #"{"kind":"problem","file":"b"}"# + "\n"
                + Self.summary(rows: 3, problems: 2, statistics: #","statistics":{"a":{"x.y":2},"b":{"z":1}}"#), to: "2"
        )
        let run = try Run("sum", first, second)
        let note = " (not all are printed: --max-errors)"
        #expect(run.output == "total: 5 rows, 3 problems in 3 rows\(note)\na: 3 × x.y\nb: 1 × z\n")
        #expect(run.status == 1)
        #expect(try Run("sum", "--format", "json", first, second).output.contains(#""files":2,"rows":5,"problems":3"#))
        #expect(try Run("sum", input: Self.summary(rows: 2)).output == "total: 2 rows, 0 problems\n")
        let several = #"{"kind":"summary","files":1,"rows":4,"problems":3,"rowsWithProblems":2,"truncated":false}"#
        #expect(
            try Run("sum", input: several + "\n" + several).output == "total: 8 rows, 6 problems in 4 rows\(note)\n")
    }

    @Test("Has statistics if the reports have them, and counts the repetitions in other parts")
    func statistics() throws {
        let empty = try Run("sum", "--format", "ndjson", input: Self.summary(rows: 2, statistics: #","statistics":{}"#))
        #expect(empty.output.contains(#""statistics":{}"#), "\(empty.output)")
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[{"name":"a","constraints":{"unique":true}}]}"#, to: "rules.json")
        let key = try folder.write(String(repeating: "k", count: 32), to: "key")
        let table = try folder.write("a\n1\n1\n", to: "table.csv")
        let part = try Run(
            "rows", "--rules", rules, "--statistics", "--part", "1/1", "--key-file", key, "--format", "ndjson", table)
        let sum = try Run("sum", "--format", "ndjson", input: part.output)
        #expect(
            sum.lines.last?.contains(#""statistics":{"a":{"unique.repeated":1}}"#) == true,
            "\(part.errors) \(sum.errors) \(sum.output)")
    }

    @Test("Skips empty lines and accepted values")
    func skipped() throws {
        let accepted = #"{"kind":"accepted","file":"-","line":1,"row":1,"column":1,"result":"Visa"}"#
        let run = try Run("sum", input: "\n\(accepted)\n\n" + Self.summary(rows: 2) + "\r\n")
        #expect(run.output == "total: 2 rows, 0 problems\n" && run.status == 0, "\(run.errors)")
        #expect(try Run("sum", input: accepted).errors.hasPrefix("validate: -: the report has no summary"))
    }

    @Test("A report that is not UTF-8 is status 2 with its line, also after a summary")
    func encoding() throws {
        let run = try Run(["sum"], input: Array(Self.summary(rows: 2).utf8) + [0xFF, 0x0A])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("validate: -:2: this is not UTF-8"))
    }

    @Test("A limit that is too small is a mistake", arguments: [("--max-errors", "-1"), ("--max-keys", "0")])
    func limits(option: String, value: String) throws {
        let run = try Run("sum", "\(option)=\(value)", input: Self.summary(rows: 2))
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("\(option) needs "), "\(run.errors)")
    }

    @Test(
        "Is truncated if one of the reports is, or does not list its problems",
        arguments: [[true, false, false], [false, true, false], [false, false, true], [false, false, false]])
    func truncation(reports: [Bool]) throws {
        let input = reports.map { Self.summary(rows: 1, problems: 1, isTruncated: $0) }.joined()
        let run = try Run("sum", "--format", "ndjson", input: input)
        #expect(run.objects.last?["truncated"] as? Bool == true, "\(run.output)")
        #expect(run.objects.last?["problems"] as? Int == 3 && run.status == 1)
    }

    @Test("Counts the files of different reports, and counts a file once if its parts are in several reports")
    func numberOfFiles() throws {
        for (input, count) in [
            (Self.summary(rows: 1) + Self.summary(rows: 2), 2), (Self.part(2, of: 2) + Self.part(1, of: 2), 1),
        ] {
            #expect(try Run("sum", "--format", "ndjson", input: input).objects.last?["files"] as? Int == count)
        }
    }

    /// One value, in row 1.
    private static let value =
        #"{"kind":"keys","file":"a","key":0,"primary":false,"column":1,"field":"a","label":"a","#
        + #""entries":"AAAAAAAAAAABAAAAAAAAAAAAAAAAAAAA"}"# + "\n"

    private static let incompleteReports: [(String, String)] = [
        (part(1, of: 3) + part(3, of: 3), "of 3 parts, there is no report of: 2"),
        (part(1, of: 2) + part(1, of: 2), "-:2: part 1 is there twice"),
        (part(1, of: 2) + part(2, of: 3), "-:2: the file was split into another number of parts than before"),
        (summary(rows: 1) + part(1, of: 1), "-:2: the file was split into another number of parts than before"),
        (#"{"kind":"problem","file":"a"}"# + "\n", "-: the report has no summary"),
        (summary(rows: 1) + #"{"kind":"problem","file":"a"}"#, "-: the report has no summary"),
        (
            #"{"kind":"unreadable","file":"a","message":"this is not UTF-8"}"#,
            "-:1: the report is not complete: this is"
        ),
        ("people.csv: 4 rows, 0 problems\n", "-:1: this is not a line of an NDJSON report"),
        (#"{"kind":"summary"}"#, "-:1: this is not a line of an NDJSON report"),
        (part(7, of: 2), "-:1: this is not a line of an NDJSON report"),
        (summary(rows: -1), "-:1: this is not a line of an NDJSON report"),
        (summary(rows: 1 << 48) + summary(rows: 1), "-:2: this is not a line of an NDJSON report"),
        (summary(rows: 1 << 48 + 1), "-:1: this is not a line of an NDJSON report"),
        (large(problems: 1 << 48 + 1), "-:1: this is not a line of an NDJSON report"),
        (large(problems: 1 << 48) + summary(rows: 1, problems: 1), "-:2: this is not a line of an NDJSON report"),
        (large(files: 1 << 48 + 1), "-:1: this is not a line of an NDJSON report"),
        (large(files: 1 << 48) + summary(rows: 1), "-:2: this is not a line of an NDJSON report"),
        (
            summary(rows: 1, part: #","parts":2"#),
            "-:1: the file was split into another number of parts than before"
        ),
        (summary(rows: 1, problems: 2), "-:1: this is not a line of an NDJSON report"),
        (
            summary(rows: 2, problems: 1, statistics: #","statistics":{"a":{"x":2}}"#),
            "-:1: this is not a line of an NDJSON report"
        ),
        (part(0, of: 2), "-:1: this is not a line of an NDJSON report"),
        (part(1, of: 1_000_001), "-:1: this is not a line of an NDJSON report"),
        (
            #"{"kind":"summary","files":1,"rows":3,"problems":1,"rowsWithProblems":2,"truncated":false}"#,
            "-:1: this is not a line of an NDJSON report"
        ),
        (
            #"{"kind":"summary","files":-1,"rows":3,"problems":0,"rowsWithProblems":0,"truncated":false}"#,
            "-:1: this is not a line of an NDJSON report"
        ),
        (
            summary(rows: 1, part: #","part":1"#),
            "-:1: the file was split into another number of parts than before"
        ),
        (part(1, of: 9), "of 9 parts, there is no report of: 2, 3, 4, 5, 6, 7, 8, 9\n"),
        (part(2, of: 10), "of 10 parts, there is no report of: 1, 3, 4, 5, 6, 7, 8, 9, …"),
        (part(1, of: 1_000_000), "of 1000000 parts, there is no report of: 2, 3, 4, 5, 6, 7, 8, 9, …"),
        (part(1, of: 0), "-:1: this is not a line of an NDJSON report"),
        (summary(rows: 1, problems: -1), "-:1: this is not a line of an NDJSON report"),
        (
            #"{"kind":"summary","files":1,"rows":3,"problems":1,"rowsWithProblems":-1,"truncated":false}"#,
            "-:1: this is not a line of an NDJSON report"
        ),
        (
            summary(rows: 2, problems: 1, statistics: #","statistics":{"a":{"x":-1}}"#),
            "-:1: this is not a line of an NDJSON report"
        ),
        (summary(rows: 1) + value, "-: the report has no summary"),
        (value + summary(rows: 1), "-:2: values of unique columns or the primary key are missing"),
        ("", "-: the report has no summary"),
    ]

    @Test("Rejects what is not complete", arguments: incompleteReports)
    func incomplete(input: String, message: String) throws {
        let run = try Run("sum", input: input)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
