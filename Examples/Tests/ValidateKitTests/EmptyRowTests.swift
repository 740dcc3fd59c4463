// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Lines of nothing but delimiters")
struct EmptyRowTests {
    @Test(
        "A line of nothing but delimiters is no row, and is named once with its neighbors",
        arguments: [
            (
                "a;b;c\n1;2;3\n;;\n;;\n", [], "1 row, 0 problems",
                "lines 3 to 4 have nothing but delimiters, and are no rows"
            ),
            (
                "a;b;c\r\n1;2;3\r\n;;\r\nx;2;3\r\n", [], "2 rows, 1 problem",
                "line 3 has nothing but delimiters, and is no row"
            ),
            ("a;b;c\n1;2;3\n;;\nx;2;3\n;;", [], "2 rows, 1 problem", "lines 3 and 5 have"),
            ("a;b\n1;2\n;;;;;;;\n", [], "1 row, 0 problems", "line 3 has"),
            ("a;b;c\n ;  ;\n1;2;3\n", ["--trim"], "1 row, 0 problems", "line 2 has"),
            ("1;2;3\n;;\n", ["--no-header"], "1 row, 0 problems", "line 2 has"),
            ("a;b;c\n1;2;3\n\"\";\"\";\n", [], "2 rows, 1 problem", ""),
            ("a;b;c\n1;2;3\n;;x\n", [], "2 rows, 1 problem", ""),
            // A row of two columns without values may be one.
            ("a;b\n1;2\n;\n", [], "2 rows, 1 problem", ""),
        ])
    func named(text: String, options: [String], result: String, note: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, to: "a.csv")
        let rule = ["--rule", "\(options.contains("--no-header") ? "1" : "a")=integer"]
        for threads in [[], ["--threads", "2"], ["--part", "1/1"]] {
            let run = try Run(["rows", "--delimiter", ";", path] + rule + options + threads)
            #expect(run.lines.last?.contains(result) == true, "\(run.output)\(run.errors)")
            #expect(note.isEmpty ? run.errors.isEmpty : run.errors.contains(note), "\(run.errors)")
        }
    }

    @Test("Rows keep their numbers in each part and with an index")
    func parts() throws {
        let folder = try TemporaryFolder()
        let rows = (1...3000).map { $0 % 7 == 0 ? ",,\n" : $0 % 500 == 0 ? "x,1,2\n" : "\($0),1,2\n" }
        let path = try folder.write("a,b,c\n" + rows.joined(), to: "a.csv")
        func places(_ options: [String]) throws -> [String] {
            let run = try Run(["rows", "--rule", "a=integer", "--format", "ndjson", path] + options)
            return run.lines.filter { $0.contains("\"problem\"") }
        }
        let whole = try places([])
        #expect(whole.count == 6)
        #expect(try places(["--threads", "2"]) == whole)
        #expect(try (1...4).flatMap { try places(["--part", "\($0)/4"]) } == whole)
        _ = try Run("index", path)
        #expect(try (1...4).flatMap { try places(["--part", "\($0)/4", "--index"]) } == whole)
        let run = try Run("rows", "--rule", "a=integer", path)
        #expect(run.errors.contains("lines 8, 15, 22, 29, and 424 more have nothing but delimiters"), "\(run.errors)")
    }

    @Test("infer infers without them")
    func infer() throws {
        let folder = try TemporaryFolder()
        let rows = (1...30).map { "\($0),a\($0)@example.com,x\n" }.joined()
        let path = try folder.write("id,mail,x\n\(rows),,\n,,\n", to: "a.csv")
        let run = try Run("infer", path)
        #expect(run.errors.contains("lines 32 to 33 have nothing but delimiters, and are no rows"), "\(run.errors)")
        #expect(run.output.contains("\"unique\": true") && !run.output.contains("\"required\": false"))
        let rules = try folder.write(run.output, to: "rules.json")
        #expect(try Run("rows", "--rules", rules, path).output == "\(path): 30 rows, 0 problems\n")
    }
}
