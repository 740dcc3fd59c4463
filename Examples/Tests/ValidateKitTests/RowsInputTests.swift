// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("validate rows: files as people have them")
struct RowsInputTests {
    private static let optional = #"""
        {"fields":[{"name":"emial","format":"email","constraints":{"required":false}},
        {"name":"id","type":"integer","constraints":{"required":false}}]}
        """#

    @Test(
        "A column of the rules that is in no row is a warning with the nearest name",
        arguments: [
            ("a.csv", "id,email\n1,x\n", "the header does not have", "emial", "; did you mean “email”?", 1),
            ("a.csv", "id,q\n1,x\n", "the header does not have", "emial", "", 1),
            ("a.ndjson", "{\"id\":1,\"email\":\"x\"}\n", "no row has", "emial", "; did you mean “email”?", 1),
            ("a.ndjson", "{\"q\":1}\n", "no row has", "id", "; the other keys are “q”", 2),
            ("a.json", "[{\"id\":1},{\"id\":2}]", "no row has", "emial", "", 1),
            (
                "a.ndjson", "{\"data\":[{\"id\":1}]}", "no row has", "id",
                "; if the rows are in the array “data”, give --at /data", 2
            ),
        ])
    func missingColumns(
        name: String, text: String, place: String, column: String, hint: String, count: Int
    ) throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(Self.optional, to: "rules.json")
        let file = try folder.write(text, to: name)
        let run = try Run("rows", "--rules", rules, file)
        let warning = "validate: warning: \(file): \(place) “\(column)”, so its rules validated nothing\(hint)"
        #expect(run.status == 0 && run.errors.contains(warning), "\(run.errors)")
        let columns = count == 1 ? "1 missing column" : "2 missing columns"
        #expect(run.output.hasSuffix("0 problems, \(columns)\n"), "\(run.output)")
        for format in ["text", "json", "ndjson", "github", "junit", "sarif"] {
            let run = try Run("rows", "--rules", rules, "--require-columns", "--format", format, file)
            #expect(run.status == 2, "\(format)")
            #expect(run.output.contains("missing column") || run.output.contains(#""missingColumns":["emial""#))
        }
    }

    @Test("Columns that are there, or in a later row, are not missing")
    func laterColumns() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(Self.optional, to: "rules.json")
        let file = try folder.write("{\"q\":1}\n{\"emial\":null}\n{\"id\":1}\n", to: "a.ndjson")
        let run = try Run("rows", "--rules", rules, "--require-columns", file)
        #expect(run.status == 0 && run.errors.isEmpty && run.output == "\(file): 3 rows, 0 problems\n")
    }

    @Test("The parts of a table lack what the table lacks, and other parts are not asked")
    func parts() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(Self.optional, to: "rules.json")
        let file = try folder.write("id\n1\n2\n", to: "a.csv")
        let arguments = ["rows", "--rules", rules, "--part", "1/1", "--format", "ndjson"]
        let part = try Run(arguments + [file])
        let sum = try Run(["sum", "--require-columns", "--format", "ndjson"], input: Array(part.output.utf8))
        #expect(sum.objects.last?["missingColumns"] as? [String] == ["emial"] && sum.status == 2, "\(sum.output)")
        let lines = try folder.write("{\"id\":1}\n", to: "a.ndjson")
        #expect(try Run(arguments + [lines]).errors.isEmpty)
        let strict = try Run(arguments + ["--require-columns", lines])
        #expect(strict.status == 2 && strict.errors.contains("--require-columns with --part needs"), "\(strict.errors)")
    }

    @Test("A file that cannot be read does not keep the others from being validated")
    func severalFiles() throws {
        let folder = try TemporaryFolder()
        let good = try folder.write("id\n1\n", to: "good.csv")
        let other = try folder.write("q\n1\n", to: "other.csv")
        let bad = try folder.write("id\nx\n", to: "bad.csv")
        let absent = folder.path("absent.csv")
        let rows = ["rows", "--rule", "id=integer"]
        let run = try Run(rows + [absent, good, other, bad])
        #expect(run.status == 2)
        #expect(
            run.lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }.last
                == "1 row, 1 problem in 1 row")
        #expect(run.lines.count == 3)
        #expect(run.errors.split(separator: "\n").count == 2)
        let ndjson = try Run(rows + ["--format", "ndjson", absent, bad, other]).objects
        #expect(ndjson.map { $0["kind"] as? String } == ["problem", "unreadable", "unreadable"])
        let json = try Run(rows + ["--format", "json", absent, bad, other]).output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
        #expect((object["unreadable"] as? NSDictionary)?["file"] as? String == absent)
        #expect((object["otherUnreadable"] as? [NSDictionary])?.count == 1 && object["summary"] == nil)
        let sarif = try Run(rows + ["--format", "sarif", absent, bad, other]).output
        #expect(sarif.matches(of: #/"level":"error","message":\{"text":"[^"]*(No such|there is no)/#).count == 2)
        let junit = try Run(rows + ["--format", "junit", absent, bad, other]).output
        #expect(junit.matches(of: #/<testsuite /#).count == 3 && junit.hasSuffix("</testsuites>\n"))
        let first = try Run(rows + ["--fail-fast", absent, bad])
        #expect(first.status == 2 && first.output.isEmpty, "\(first.output)")
    }

    @Test("UTF-32 has its name, and the command that converts it")
    func utf32() throws {
        let bytes = Array(try #require("id\n1\n".data(using: .utf32)))
        let run = try Run(["rows", "--rule", "id=integer"], input: bytes)
        #expect(run.status == 2 && run.errors.contains("this is not UTF-8; it looks like UTF-32: "), "\(run.errors)")
        #expect(run.errors.hasSuffix("iconv -f UTF-32 -t UTF-8\n"), "\(run.errors)")
    }

    @Test("What is neither UTF-8 nor a European encoding has no name")
    func unknownEncodings() throws {
        // Shift JIS, and UTF-8 with one wrong byte.
        for (bytes, message) in [
            (
                [0x69, 0x0A, 0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x0A],
                "give --encoding, or convert it, for instance with iconv -f <encoding> -t UTF-8"
            ),
            ([0x69, 0x0A, 0xC3, 0xBC, 0xFC, 0x0A], "this is not UTF-8, although most of it is"),
        ] as [([UInt8], String)] {
            let run = try Run(["rows", "--rule", "i=integer"], input: bytes)
            #expect(run.status == 2 && run.errors.hasSuffix("\(message)\n"), "\(run.errors)")
        }
    }

    @Test("A file without a header is recognized")
    func noHeader() throws {
        let table = "1,a@example.com\n2,b@example.com\n"
        let named = try Run("rows", "--rule", "id=integer", input: table)
        #expect(named.status == 2)
        #expect(
            named.errors.hasSuffix("; if the first line is a row, give --no-header, with which a column has a number\n")
        )
        let numbered = try Run("rows", "--rule", "1=integer", input: table)
        #expect(
            numbered.errors.hasPrefix("validate: warning: -: the first line looks like a row"), "\(numbered.errors)")
        #expect(try Run("rows", "--no-header", "--rule", "1=integer", input: table).errors.isEmpty)
        #expect(try Run("rows", "--rule", "1=alpha", input: "name,2024\nx,1\n").errors.isEmpty == false)
        #expect(try Run("rows", "--rule", "1=alpha", input: "name,year\nx,1\n").errors.isEmpty)
        let excel = try Run("rows", "--rule", "id=integer", "--delimiter", ";", input: "sep=;\r\nid;a\r\n1;2\r\n")
        #expect(excel.status == 0 && excel.errors.isEmpty, "\(excel.errors)")
    }

    @Test("Interrupted, the program leaves no part of a copy", arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
        let folder = try TemporaryFolder()
        let old = try folder.write("old\n", to: "good.csv")
        let source = Process()
        source.executableURL = URL(filePath: "/usr/bin/yes")
        let feed = Pipe()
        source.standardOutput = feed
        let process = Process()
        process.executableURL = Run.program
        process.arguments = [
            "rows", "--no-header", "--rule", "1=alpha", "--accepted", old, "--rejected", folder.path("bad.csv"),
        ]
        process.standardInput = feed
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try source.run()
        try process.run()
        try? feed.fileHandleForReading.close()
        try? feed.fileHandleForWriting.close()
        // Both copies have begun once the existing file has another name.
        func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.url.path) }
        while try names().count < 2 || names().contains("good.csv") { usleep(1000) }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        source.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        #expect(try names() == [])
    }

    @Test("On a terminal, no line of the report is behind the progress")
    func terminal() throws {
        let folder = try TemporaryFolder()
        let rows = (0..<400_000).map { $0 % 100_000 == 99_999 ? "x" : "\($0)" }
        let file = try folder.write("a\n" + rows.joined(separator: "\n") + "\n", to: "a.csv")
        let terminal = try Terminal(typed: "")
        let process = Process()
        process.executableURL = Run.program
        process.arguments = ["rows", "--rule", "a=integer", "--progress", "always", "--color", "never", file]
        process.standardOutput = terminal.handle
        process.standardError = terminal.handle
        try process.run()
        process.waitUntilExit()
        let shown = terminal.shown()
        #expect(shown.contains("rows, 1 problem"), "\(shown.debugDescription)")
        for line in shown.split(separator: "\r\n") {
            // Removing the line erases everything in front of it.
            let rest = line.components(separatedBy: "\r\u{1B}[K").last ?? ""
            #expect(!rest.contains("\r"), "\(rest.debugDescription)")
        }
        #expect(shown.hasSuffix("\(file): 400000 rows, 4 problems in 4 rows\r\n"))
    }

    @Test(
        "The progress has the share of the file, compressed or in another encoding, too", arguments: ["", "gz", "16"])
    func share(kind: String) throws {
        let folder = try TemporaryFolder()
        let text = "a\n" + String(repeating: "1\n", count: 300_000)
        var path = try folder.write(text, to: "a.csv")
        if kind == "16" { try #require(text.data(using: .utf16)).write(to: URL(filePath: path)) }
        if kind == "gz" {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["gzip", path]
            try process.run()
            process.waitUntilExit()
            path += ".gz"
        }
        let run = try Run("rows", "--rule", "a=integer", "--progress", "always", path)
        let shares = run.errors.matches(of: #/csv(?:\.gz)?: ([0-9]+)%, /#).compactMap { Int($0.1) }
        #expect(!shares.isEmpty && shares == shares.sorted() && shares.allSatisfy { 0...100 ~= $0 }, "\(run.errors)")
        // A pipe has no size.
        let pipe = try Run(["rows", "--rule", "a=integer", "--progress", "always"], input: Array(text.utf8))
        #expect(pipe.errors.contains("rows, 0 problems"))
    }

    @Test("--watch validates again when the rule file or the data changes, and ends with its reader")
    func watch() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[{"name":"a","type":"integer"}]}"#, to: "rules.json")
        let file = try folder.write("a\n1\n", to: "a.csv")
        let report = folder.path("report")
        _ = FileManager.default.createFile(atPath: report, contents: nil)
        let process = Process()
        process.executableURL = Run.program
        process.arguments = ["rows", "--rules", rules, "--watch", file]
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: report))
        process.standardError = FileHandle.nullDevice
        try process.run()
        func wait(for line: String) throws {
            var remaining = 600
            while try !folder.read("report").hasSuffix(line), remaining > 0 {
                usleep(50_000)
                remaining -= 1
            }
            #expect(try folder.read("report").hasSuffix(line))
        }
        try wait(for: "1 row, 0 problems\n")
        _ = try folder.write("a\n1\nx\n", to: "a.csv")
        try wait(for: "2 rows, 1 problem in 1 row\n")
        _ = try folder.write(#"{"fields":[{"name":"a","type":"string"}]}"#, to: "rules.json")
        try wait(for: "2 rows, 0 problems\n")
        process.terminate()
        process.waitUntilExit()
        let refused = try Run("rows", "--rule", "a=integer", "--watch")
        #expect(refused.status == 2 && refused.errors.contains("--watch needs files"), "\(refused.errors)")
    }
}
