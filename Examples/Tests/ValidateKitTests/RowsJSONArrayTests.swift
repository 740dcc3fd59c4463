// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("validate rows: JSON arrays and gzip")
struct RowsJSONArrayTests {
    @Test(
        "An array of objects is read like NDJSON",
        arguments: [
            ("[]", [], 2), ("[{}]", ["1 a input.empty"], 1),
            (#"[{"a":1},{"a":"x"},{"b":1,"a":"7"}]"#, ["2 a numeric.character"], 1),
            (" [ {\"a\":1}\n,\n {\"a\":\n\"x\"} ] \n", ["2 a numeric.character"], 1),
            ("\t[\r\n{\"a\":1}\t,\r\n{\"a\":\"x\"}\t]\r\n", ["2 a numeric.character"], 1),
            ("\u{FEFF}[{\"a\":12}]", [], 0),
            (#"[{"a":"}]\""},{"a":"\\"}]"#, ["1 a numeric.character", "2 a numeric.character"], 1),
            (
                #"[{"a":{"b":[1,{"c":"}"}]}},{"a":null},{"a":1,"a":2}]"#,
                ["1 a value.nested", "2 a input.empty", "3 a value.repeated"], 1
            ),
        ] as [(String, [String], Int32)])
    func array(json: String, findings: [String], status: Int32) throws {
        let run = try Run("rows", "--rule", "a=numeric", "--format", "ndjson", input: json)
        #expect(run.findings == findings && run.status == status, "\(run.errors)")
        let named = try Run("rows", "--rule", "a=numeric", "--input", "json", "--format", "ndjson", input: json)
        #expect(named.output == run.output)
    }

    @Test("A problem has its value's line, or the line on which its object begins if there is no value")
    func line() throws {
        let rules = #"{"fields":[{"name":"a","type":"integer","constraints":{"unique":true}},{"name":"/b/c"}]}"#
        let folder = try TemporaryFolder()
        let text = """
            [
              {
                "a": 1, "b": {"c": "x"}
              },

              {
                "d": "\\n",
                "b": {

                  "c": ""},
                "a": "x"
              },
              {"b": {"c": 1},
                "a": 1},
              {"a": 3}]
            """
        let files = [try folder.write(rules, to: "rules.json"), try folder.write(text, to: "a.json")]
        let run = try Run("rows", "--rules", files[0], "--format", "ndjson", files[1])
        let lines = run.objects.dropLast().map { "\($0["name"] ?? "") \($0["line"] ?? 0)" }
        #expect(lines == ["integer.character 11", "input.empty 10", "unique.repeated 14", "input.empty 15"], "\(run)")
        let page = try Run("rows", "--rules", files[0], "--format", "html", files[1]).output
        #expect(page.matches(of: /class="cell bad"/).count == 4)
    }

    @Test(
        "What is not an array of objects cannot be read from there on",
        arguments: [
            ("[{\"a\":1},\n{\"a\":2}", 2, "the array is not closed"), ("[\n", 2, "the array is not closed"),
            ("[{\"a\":1},\n]", 2, "a row must be an object"), ("[{\"a\":1}]\n\nx", 3, "there is text after the array"),
            ("[{\"a\":1}]\n[]", 2, "there is text after the array"),
            ("[{\"a\":1}\n{\"a\":2}]", 2, "a comma or a closing bracket"),
            ("[{\"a\":1},\n{\"a\":\n01}]", 3, "a comma or a closing brace"),
            ("[{\"a\":1},\n{\"a\"\n]", 3, "a colon is expected"),
            ("[{\"a\":1},\n7]", 2, "a row must be an object"), ("[\"a\"]", 1, "a row must be an object"),
            ("[[{\"a\":1}]]", 1, "a row must be an object"), ("[{\"a\":1},,{\"a\":1}]", 1, "a row must be an object"),
            ("[,{\"a\":1}]", 1, "a row must be an object"),
            ("{\"a\":1}", 1, "an array must begin with ["),
            ("[{\"a\":\"\n\"}]", 1, "a string is not closed on its line"),
            ("", 1, "this is not JSON: the array is not closed"), ("\n\t", 2, "the array is not closed"),
        ])
    func unreadable(json: String, line: Int, message: String) throws {
        let run = try Run("rows", "--rule", "a=numeric", "--input", "json", "--format", "ndjson", input: json)
        #expect(run.status == 2)
        #expect(
            run.objects.last?["kind"] as? String == "unreadable" && run.objects.last?["line"] as? Int == line,
            "\(run.errors)")
        #expect((run.objects.last?["message"] as? String)?.contains(message) == true, "\(run.errors)")
    }

    private static func longArray(_ rows: Int) -> String {
        "["
            + (1...rows).map {
                #"{"b":"\#(String(repeating: "é", count: 300))","a":"\#($0 == rows ? "x" : String($0))"}"#
            }
            .joined(separator: ",") + "]"
    }

    @Test("An array without line ends is read object by object")
    func long() throws {
        let run = try Run("rows", "--rule", "a=numeric", "--format", "ndjson", input: Self.longArray(5_000))
        #expect(run.findings == ["5000 a numeric.character"])
    }

    @Test("An object of over 16 MiB cannot be read")
    func large() throws {
        let json = "[{\"a\":1},{\"a\":\"" + String(repeating: "1", count: 1 << 24) + "\"}]"
        let run = try Run("rows", "--rule", "a=numeric", input: json)
        #expect(run.status == 2 && run.errors.contains("a record of over 16 MiB begins here"), "\(run.errors)")
    }

    @Test("Split rows are one object a line")
    func split() throws {
        let folder = try TemporaryFolder()
        let (good, bad) = (folder.path("good"), folder.path("bad"))
        _ = try Run(
            ["rows", "--rule", "a=numeric", "--accepted", good, "--rejected", bad],
            input: Array("[{\"a\":1},\n{\n\"a\":\r\n\"x\"}, {\"a\": 2}]".utf8))
        #expect(try folder.read("good") == "{\"a\":1}\n{\"a\": 2}\n")
        #expect(try folder.read("bad") == "{ \"a\":  \"x\"}\n")
    }

    @Test("An array's parts are its objects' parts")
    func parts() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.longArray(40).replacing(#""a":"7""#, with: #""a":"y""#), to: "a.json")
        let arguments = ["rows", "--rule", "a=numeric", "--format", "ndjson", file]
        let parts = try (1...5).map { try Run(arguments + ["--part", "\($0)/5"]) }
        #expect(parts.flatMap { $0.lines.dropLast() } == Array(try Run(arguments).lines.dropLast()))
        #expect(parts.compactMap { $0.objects.last?["rows"] as? Int }.reduce(0, +) == 40)
    }

    // MARK: - gzip

    /// Compresses with the program gzip, as a user would.
    private static func gzip(_ text: String, _ folder: TemporaryFolder, _ name: String) throws -> String {
        let file = try folder.write(text, to: name)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gzip", "-n", file]
        try process.run()
        process.waitUntilExit()
        return file + ".gz"
    }

    @Test(
        "The name without .gz determines the format of a compressed file",
        arguments: [
            ("a.csv", "a,b\n1,2\nx,3\n"), ("a.tsv", "a\tb\n1\t2\nx\t3\n"), ("a.ndjson", "{\"a\":1}\n{\"a\":\"x\"}\n"),
            ("a.json", "[{\"a\":1},{\"a\":\"x\"}]"),
        ])
    func compressed(name: String, text: String) throws {
        let folder = try TemporaryFolder()
        let file = try Self.gzip(text, folder, name)
        let run = try Run("rows", "--rule", "a=numeric", "--format", "ndjson", file)
        #expect(run.findings == ["2 a numeric.character"], "\(run.errors)")
        // The first two bytes identify compressed input that has no name.
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: file)))
        let format = ["--input", name.hasSuffix("tsv") ? "tsv" : "auto"]
        let piped = try Run(["rows", "--rule", "a=numeric", "--format", "ndjson"] + format, input: bytes)
        #expect(piped.findings == run.findings, "\(piped.errors)")
        let part = try Run("rows", "--rule", "a=numeric", "--part", "1/2", file)
        #expect(
            part.status == 2 && part.errors.contains("--part needs a file that is not compressed"), "\(part.errors)")
    }

    @Test("Members after each other are one text")
    func members() throws {
        let folder = try TemporaryFolder()
        let one = try Data(contentsOf: URL(filePath: Self.gzip("a\n1\nx", folder, "1.csv")))
        let two = try Data(contentsOf: URL(filePath: Self.gzip("y\nz\n", folder, "2.csv")))
        let nothing = try Self.gzip("", folder, "empty.csv")
        let empty = try Data(contentsOf: URL(filePath: nothing))
        for bytes in [one + two, empty + one + empty + two + empty] {
            let run = try Run(["rows", "--rule", "a=numeric", "--format", "ndjson"], input: [UInt8](bytes))
            #expect(run.findings == ["2 a numeric.character", "3 a numeric.character"], "\(run.errors)")
            #expect(run.objects.last?["rows"] as? Int == 3)
        }
        #expect(try Run("rows", "--rule", "a=numeric", nothing).errors == "validate: \(nothing): there is no header\n")
    }

    @Test("A compressed file of several blocks is read to its end")
    func compressedBlocks() throws {
        let folder = try TemporaryFolder()
        var random = Generator(seed: 5)
        let numbers = (0..<20_000).map { _ in String(random.next()) }
        let file = try Self.gzip("a\n" + numbers.joined(separator: "\n") + "\nx\n", folder, "long.csv")
        #expect(try Data(contentsOf: URL(filePath: file)).count > 1 << 16 + 1 << 12)
        let run = try Run("rows", "--rule", "a=numeric", "--format", "ndjson", file)
        #expect(run.findings == ["20001 a numeric.character"], "\(run.errors)")
    }

    @Test("A file that is cut off or changed anywhere is never accepted")
    func damaged() throws {
        let folder = try TemporaryFolder()
        var random = Generator(seed: 3)
        let table = "a\n" + (0..<400).map { _ in String(random.next()) }.joined(separator: "\n") + "\n"
        let whole = try [UInt8](Data(contentsOf: URL(filePath: Self.gzip(table, folder, "a.csv"))))
        #expect(try Run(["rows", "--rule", "a=numeric"], input: whole).status == 0)
        for length in [3, 9, 10, 40, whole.count / 2, whole.count - 8, whole.count - 4, whole.count - 1] {
            let run = try Run(["rows", "--rule", "a=numeric", "--format", "ndjson"], input: Array(whole[..<length]))
            #expect(run.status == 2 && run.objects.last?["kind"] as? String != "summary", "\(length)")
            #expect(run.errors.contains("this gzip file is damaged: its end is missing"), "\(run.errors)")
        }
        // The checksum and the length are the last eight bytes.
        for place in [2, whole.count / 3, whole.count - 8, whole.count - 1] {
            var bytes = whole
            bytes[place] ^= 0x10
            let run = try Run(["rows", "--rule", "a=numeric"], input: bytes)
            let reason = place < whole.count - 8 ? "" : ": its data or its checksum is wrong"
            #expect(
                run.status == 2 && run.errors.contains("this gzip file is damaged\(reason)"), "\(place): \(run.errors)")
        }
        let longer = try Run(["rows", "--rule", "a=numeric"], input: whole + Array("a\n1\n".utf8))
        #expect(longer.status == 2 && longer.errors.contains("there is something after its end"), "\(longer.errors)")
        let plain = try Run("rows", "--rule", "a=numeric", folder.write("a\n1\n", to: "plain.csv.gz"))
        #expect(plain.status == 2 && plain.errors.contains("this is not gzip, although"), "\(plain.errors)")
        let capitals = try Run("rows", "--rule", "a=numeric", folder.write("a\n1\n", to: "plain.csv.GZ"))
        #expect(capitals.errors.contains("this is not gzip, although"), "\(capitals.errors)")
        // The message names the line after the last readable line.
        let cut = try Run(["rows", "--rule", "a=numeric"], input: Array(whole.dropLast(4)))
        #expect(cut.errors == "validate: -:402: this gzip file is damaged: its end is missing\n")
        // It names no line if the first line couldn't be read.
        let beginning = folder.path("cut.csv.gz")
        try Data(whole.prefix(12)).write(to: URL(filePath: beginning))
        #expect(
            try Run("rows", "--rule", "a=numeric", beginning).errors
                == "validate: \(beginning): this gzip file is damaged: its end is missing\n")
    }

    @Test("A small file that expands to one huge record ends at the limit of a record")
    func bomb() throws {
        let folder = try TemporaryFolder()
        let file = try Self.gzip("a\n" + String(repeating: "1", count: 1 << 25), folder, "bomb.csv")
        let run = try Run("rows", "--rule", "a=numeric", file)
        #expect(
            run.status == 2 && run.errors.contains("bomb.csv.gz:2: a record of over 16 MiB begins here"),
            "\(run.errors)")
    }
}
