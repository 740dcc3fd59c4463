// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ValidateKit

@Suite("validate rows --threads")
struct RowsThreadsTests {
    /// Bytes that end reading.
    private static let faults: [[UInt8]] = [
        [], Array("\"open".utf8), [0xE9, 0x0A], Array("1\r2\n".utf8), [0x7B, 0x0A],
    ]

    @Test("Several threads report the same as one thread, in the same order", arguments: 0..<60)
    func equality(number: Int) throws {
        var random = Generator(seed: UInt64(number) + 1000)
        let folder = try TemporaryFolder()
        let isTable = number < 40
        let text = isTable ? RowsPartTests.table(number, &random) : RowsPartTests.json(number, &random)
        let path = folder.path(isTable ? "a.csv" : number.isMultiple(of: 3) ? "a.txt" : "a.ndjson")
        var bytes = Array(text.utf8)
        let fault = Self.faults[number % Self.faults.count]
        bytes.insert(contentsOf: fault, at: Int(random.next()) % (bytes.count + 1))
        try Data(bytes).write(to: URL(filePath: path))
        let file = try folder.write(
            #"{"fields":[{"name":"a","type":"integer","constraints":{"unique":true}}],"primaryKey":"a"}"#,
            to: "rules.json")
        let warnings = try folder.write(
            #"""
            {"fields":[{"name":"a","strategies":[{"use":"numeric","severity":"warning"},
            {"use":"count","maximum":3}],"constraints":{"unique":true,"required":false}},
            {"name":"c","strategies":[{"use":"alpha","severity":"warning"}],"constraints":{"required":false}}],
            "rules":[{"columns":["a","c"],"use":"notEqual","severity":"warning"}]}
            """#, to: "warnings.json")
        for rules in [
            try RowRules(flags: [], file: warnings),
            try RowRules(flags: ["a=numeric,required"], file: nil), try RowRules(flags: [], file: file),
            try RowRules(flags: ["a=paymentCard", "c=alpha"], file: nil),
        ] {
            for (maximumErrors, maximumKeys) in [(0, 1000), (3, 1000), (0, 4)] {
                for hasHeader in rules.file == nil ? [true] : [true, false] {
                    func run(_ threads: Int, _ chunkSize: Int) -> [String] {
                        InnerRun(
                            path, rules, threads: threads, chunkSize: chunkSize, hasHeader: hasHeader,
                            maximumErrors: maximumErrors, maximumKeys: maximumKeys
                        ).events
                    }
                    let expected = run(1, 1)
                    for (threads, chunkSize) in [(2, 1), (3, 20), (2, 1 << 20)] {
                        #expect(run(threads, chunkSize) == expected)
                    }
                }
            }
        }
    }

    /// Each format of the report, and options that change it.
    static let options: [[String]] = [
        [], ["--format", "ndjson"], ["--format", "json", "--show-values"], ["--format", "junit"],
        ["--format", "sarif"],
        ["--format", "github"], ["--verdicts"], ["--statistics", "--max-errors", "7"], ["--quiet"],
        ["--require-columns"], ["--max-keys", "20000"], ["--no-header"], ["--progress", "always"],
    ]

    @Test("The report of a file with several chunks is the same byte for byte", arguments: options)
    func report(options: [String]) throws {
        let folder = try TemporaryFolder()
        let rows = (0..<30_000).map { number in
            number.isMultiple(of: 999) ? "\(number - 500),x\n" : "\(number),\"user\(number)@example.com\"\n"
        }
        let filler = "1,\"" + String(repeating: "long\n", count: 300_000) + "\"\n"
        let path = try folder.write("id,mail\n" + rows.joined() + filler + rows[0], to: "a.csv")
        let rules = try folder.write(
            """
            {"fields":[{"name":"id","type":"integer","constraints":{"unique":true}},
            {"name":"mail","format":"email","strategies":[{"use":"suffix","part":"0@example.com","severity":"warning"}]},
            {"name":"c","constraints":{"required":false}}]}
            """, to: "rules.json")
        let arguments = ["rows", "--rules", rules] + options + [path, path]
        let one = try Run(arguments)
        let two = try Run(arguments + ["--threads", "2"])
        #expect(two.output == one.output && two.status == one.status)
        #expect(one.status == (["--require-columns", "--max-keys"].contains(options.first ?? "") ? 2 : 1))
        #expect(options == ["--progress", "always"] || two.errors == one.errors)
    }

    @Test(
        "--threads refuses options that need one thread",
        arguments: [["--part", "1/2"], ["--fail-fast"], ["--accepted", "none"], ["--rejected", "none"]])
    func refused(option: [String]) throws {
        let run = try Run(["rows", "--rule", "a=numeric", "--threads", "2", "none.csv"] + option)
        #expect(run.status == 2 && run.output.isEmpty, "\(run.output)")
        #expect(run.errors.hasPrefix("validate: --threads and \(option[0]) cannot be used together"), "\(run.errors)")
    }

    @Test("--threads has a range", arguments: ["0", "65", "-1", "x"])
    func range(threads: String) throws {
        let run = try Run("rows", "--rule", "a=numeric", "--threads=\(threads)", input: "a\n1\n")
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("--threads"), "\(run.errors)")
    }

    @Test("--threads needs a file in a format whose rows can be found")
    func inputs() throws {
        let folder = try TemporaryFolder()
        let gzip: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0xE4, 0x02, 0, 7, 0xA1, 0xEA, 0xDD, 2, 0, 0, 0]
        try Data(gzip).write(to: URL(filePath: folder.path("a.csv.gz")))
        let cases = [
            ("-", "standard input: --threads needs a file"), ("/dev/null", "/dev/null: --threads needs a file"),
            (try folder.write("[{}]", to: "a"), "a JSON array is read from its beginning"),
            (folder.path("a.csv.gz"), "--threads needs a file that is not compressed"),
        ]
        for (name, message) in cases {
            let run = try Run("rows", "--rule", "a=numeric", "--threads", "2", name)
            #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
        }
    }

    @Test("The program ends when the reader of the report goes away")
    func closedPipe() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("a\n" + String(repeating: "x\n", count: 1 << 20), to: "a.csv")
        let run = try Pipeline(
            endless: "x\n", ["rows", "--rule", "a=numeric", "--threads", "2", "--max-errors", "0", path], takes: 1)
        #expect(run.status == 1, "\(run.errors)")
    }
}
