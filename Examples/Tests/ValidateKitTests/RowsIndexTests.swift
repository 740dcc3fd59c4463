// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ValidateKit

@Suite("validate index, and validate rows --index")
struct RowsIndexTests {
    /// Writes an index with a spacing that the command doesn't have.
    private static func writeIndex(of name: String, spacing: Int, hasHeader: Bool) throws {
        let input = try RowInput(name, as: .auto)
        let subject = try RecordIndex.Subject(
            input, delimiter: input.delimiter(nil), hasHeader: hasHeader, for: "the test")
        try RecordIndex(of: input, subject, spacing: spacing).write(to: RecordIndex.path(for: name))
    }

    @Test(
        "With an index, each part reports the same rows, lines, problems, and keys as without it", arguments: 0..<48)
    func equality(number: Int) throws {
        var random = Generator(seed: UInt64(number) + 100)
        let folder = try TemporaryFolder()
        let isTable = number < 32
        let text = isTable ? RowsPartTests.table(number, &random) : RowsPartTests.json(number, &random)
        let name = try folder.write(text, to: isTable ? "a.csv" : number.isMultiple(of: 2) ? "a.ndjson" : "a.txt")
        let file = try folder.write(
            #"{"fields":[{"name":"a","type":"integer","constraints":{"unique":true}}],"primaryKey":"a"}"#,
            to: "rules.json")
        for rules in [try RowRules(flags: ["a=numeric,required"], file: nil), try RowRules(flags: [], file: file)] {
            for hasHeader in isTable && rules.file != nil ? [true, false] : [true] {
                for spacing in [5, 50] {
                    try Self.writeIndex(of: name, spacing: spacing, hasHeader: hasHeader)
                    for part in [1, 2, 5].flatMap({ count in (1...count).map { "\($0)/\(count)" } }) {
                        let part = FilePart(argument: part)
                        let plain = InnerRun(name, rules, part: part, hasHeader: hasHeader)
                        let indexed = InnerRun(name, rules, part: part, usesIndex: true, hasHeader: hasHeader)
                        #expect(indexed.events == plain.events)
                        #expect(plain.events.contains { $0.hasPrefix("end") })
                    }
                }
            }
        }
    }

    /// Files with 3 MiB, whose records are longer than a MiB, contain line ends, or are short.
    static let large: [(name: String, beginning: String, record: String)] = [
        ("a.csv", "a,b\n", "1,\"x\n\(String(repeating: "y", count: 700))\n\"\n"),
        ("b.csv", "\u{FEFF}a,b\r\n", "x,\"\(String(repeating: "a\"\"\r\n", count: 400_000))\"\r\n\r\n1,2\r\n"),
        ("c.tsv", "a\tb\n", "7\"\t\(String(repeating: "z", count: 5000))\n\n"),
        ("d.ndjson", "\n", "{\"a\":\"x\",\"b\":\"\(String(repeating: "z", count: 3000))\"}\n \n"),
        ("e.txt", "", "\(String(repeating: "1", count: 2000))\r\n"),
    ]

    @Test("The command writes an index with which the parts have the same reports", arguments: large.indices)
    func command(number: Int) throws {
        let (name, beginning, record) = Self.large[number]
        let folder = try TemporaryFolder()
        let text = beginning + String(repeating: record, count: 3 << 20 / record.utf8.count + 1)
        let path = try folder.write(text, to: name)
        let index = try Run("index", path)
        #expect(index.status == 0 && index.output.isEmpty && index.errors.isEmpty, "\(index.errors)")
        let lines = try folder.read("\(name).index").split(separator: "\n")
        #expect(lines.count > 2)
        for line in lines.dropFirst() {
            let offset = try #require(Int(line.dropFirst().prefix { $0 != "," }))
            #expect(Array(text.utf8)[offset - 1] == 0x0A)
        }
        for part in ["1/1", "2/3", "7/9"] {
            let arguments = ["rows", "--rule", "a=numeric", "--format", "ndjson", "--part", part, path]
            let plain = try Run(arguments)
            let indexed = try Run(arguments + ["--index"])
            #expect(indexed.output == plain.output && indexed.status == plain.status, "\(indexed.errors)")
            #expect(plain.objects.last?["kind"] as? String == "summary")
        }
    }

    /// Changes to an index of 3 MiB of `1\n`, and what's wrong then.
    static let damages: [(find: String, replace: String, message: String)] = [
        ("[1048576,", "[1048577,", "no row begins at byte 1048577"),
        ("[1048576,", "[0,", "this is not a place"), ("[1048576,", "[-1,", "this is not a place"),
        ("[1048576,", "[ 1048576,", "this is not a place"),
        ("[1048576,", "[9999999999999999999999999,", "this is not a place"),
        ("[1048576,", "[1048576,1,", "this is not a place"), ("[1048576,", "1048576,", "this is not a place"),
        (",524289,", ",1,", "this is not a place"), (",524289,", ",1048578,", "this is not a place"),
        (",524287,0]", ",524288,9]", "this is not a place"), (",524287,0]", ",524287]", "this is not a place"),
        (",524287,0]", ",524287,0", "this is not a place"), (",524287,0]", ",524287,0]]", "this is not a place"),
        ("[2097152,", "[1048576,", "this is not a place"), ("[2097152,", "[3145731,", "this is not a place"),
        (#""version":1"#, #""version":2"#, "was changed"), (#""size":"#, #""size":1"#, "was changed"),
        (#""modified":"#, #""modified":-"#, "was changed"), (#""csv""#, #""tsv""#, "was changed"),
        (#"r":",""#, #"r":";""#, "was changed"), ("true", "false", "was changed"), ("{", "[", "this is not an index"),
        (#""rows""#, #""row""#, "this is not an index"), (#""rows":1"#, #""rows":-1"#, "this is not a place"),
    ]

    @Test("An index that was changed is a mistake", arguments: damages.indices)
    func damage(number: Int) throws {
        let (find, replace, message) = Self.damages[number]
        let folder = try TemporaryFolder()
        let path = try folder.write("a\n" + String(repeating: "1\n", count: 3 << 19), to: "a.csv")
        #expect(try Run("index", path).status == 0)
        let index = try folder.read("a.csv.index")
        let range = try #require(index.firstRange(of: find), "\(index)")
        _ = try folder.write(index.replacingCharacters(in: range, with: replace), to: "a.csv.index")
        let run = try Run("rows", "--rule", "a=numeric", "--part", "2/2", "--index", path)
        #expect(run.status == 2 && run.output.isEmpty, "\(run.output)")
        #expect(run.errors.contains(message) && run.errors.contains("run validate index again"), "\(run.errors)")
    }

    @Test("An index of an older file, or without a file, is a mistake")
    func older() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("a\n1\n2\n", to: "a.csv")
        let arguments = ["rows", "--rule", "a=numeric", "--part", "1/2", "--index", path]
        #expect(try Run(arguments).errors.contains("a.csv.index: No such file or directory; validate index writes it"))
        #expect(try Run("index", path).status == 0)
        #expect(try Run(arguments).status == 0)
        for options in [["--no-header"], ["--delimiter", ";"], ["--input", "ndjson"]] {
            #expect(try Run(arguments + options).errors.contains("is read in another format"), "\(options)")
        }
        // The size is the same.
        try FileManager.default.removeItem(atPath: path)
        _ = try folder.write("a\n1\n3\n", to: "a.csv")
        #expect(try Run(arguments).errors.contains("a.csv was changed"))
        for text in ["", "\n", "{}", "\u{0}"] {
            _ = try folder.write(text, to: "a.csv.index")
            #expect(try Run(arguments).errors.contains("this is not an index"), "\(text)")
        }
    }

    @Test("What has no index is a mistake, and the other files have one")
    func mistakes() throws {
        let folder = try TemporaryFolder()
        let good = try folder.write("a\n1\n", to: "good.csv")
        let cases = [
            (try folder.write("[]", to: "array"), "a JSON array is read from its beginning"),
            (try folder.write("a\n\"", to: "open.csv"), "open.csv:2: a quote is opened here"),
            ("-", "standard input: validate index needs a file"), (folder.path(""), "Is a directory"),
            (folder.path("none"), "No such file"), ("/dev/null", "validate index needs a file"),
        ]
        for (name, message) in cases {
            let run = try Run("index", name, good)
            #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
            #expect(try folder.read("good.csv.index").contains(#""rows":1}"#))
            try FileManager.default.removeItem(atPath: folder.path("good.csv.index"))
            #expect(!FileManager.default.fileExists(atPath: name + ".index"))
        }
        #expect(try Run("index").status == 2)
        _ = try folder.write("mine", to: "good.csv.index")
        #expect(try Run("index", good).errors.contains("good.csv.index: this file is not an index; move it away"))
        #expect(try folder.read("good.csv.index") == "mine")
    }

    @Test("--index needs --part")
    func withoutPart() throws {
        let run = try Run("rows", "--rule", "a=numeric", "--index", input: "a\n")
        #expect(run.status == 2 && run.errors.hasPrefix("validate: --index needs --part"), "\(run.errors)")
    }

    @Test("An empty file has an index, for --allow-empty", arguments: ["", "a,b\n", "\n"])
    func empty(text: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, to: "a.csv")
        #expect(try Run("index", path).status == 0)
        let run = try Run("rows", "--rule", "a=numeric", "--part", "1/2", "--index", "--allow-empty", path)
        #expect(run.output.hasSuffix("part 1 of 2: 0 rows, 0 problems\n") && run.status == 0, "\(run.errors)")
    }
}
