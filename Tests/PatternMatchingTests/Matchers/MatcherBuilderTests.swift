// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("The choice of recognizers")
struct MatcherBuilderTests {
    @Test("takes the simulation for a pattern with too many states")
    func simulation() throws {
        let pattern = try Pattern("(?s)(?:.*a.*b){700}c")
        #expect(pattern.statistics.tableInputLimit < 10_000)
        #expect(pattern.statistics.isSimulated)
        let pairs = String(repeating: "ab", count: 700)
        #expect(pattern.matches("x" + pairs + "c"))
        #expect(!pattern.matches("x" + pairs.dropLast(2) + "c"))
    }

    @Test(
        "takes small tables for everyday patterns",
        arguments: [
            #"https?:\/\/(www\.)?[-a-zA-Z0-9@:%._\+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b([-a-zA-Z0-9()@:%_\+.~#?&//=]*)"#,
            #"(?=.{1,255}$)[0-9A-Za-z][0-9A-Za-z-]{0,62}(?:\.[0-9A-Za-z][0-9A-Za-z-]{0,62})*\.?"#,
            #"(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&#-])(?!.*\s)(?!.*(?:password|qwerty)).{8,72}"#,
            #"arn:(aws|aws-cn):iam::\d{12}:role/([\w+=,.@-]{1,512}[/:])*([\w+=,.@-]{1,64})"#,
            "[a-z]{1,8192}", ".{1,65535}", ".*a.{2000}",
        ])
    func everyday(expression: String) throws {
        let statistics = try Pattern(expression).statistics
        #expect(!statistics.isSimulated)
        #expect(statistics.byteCount < 64_000)
    }

    @Test("takes a table far below a megabyte for the HTML5 e-mail pattern")
    func email() throws {
        let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
        let pattern = try Pattern("[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@\(label)(?:\\.\(label))*")
        #expect(pattern.statistics.tableInputLimit == .max)
        #expect(pattern.statistics.byteCount < 64_000)
        #expect(pattern.statistics.stateCount < 300)
    }

    @Test(
        "does not change verdicts where a table omits an upper bound for short inputs",
        arguments: [
            Sample(
                "[a-z]{1,256}x?[a-z]{1,256}[0-9]", accepts: ["ab1", String(repeating: "a", count: 512) + "1"],
                rejects: ["a1", String(repeating: "a", count: 514) + "1", String(repeating: "a", count: 513)]),
            Sample(
                "(?=.{1,255}$)[a-z.]+", accepts: ["a.b", String(repeating: "a", count: 255)],
                rejects: ["", String(repeating: "a", count: 256)]),
            Sample(
                "(?:(?:ab|c){1,300}d){2}",
                accepts: ["cdcd", String(repeating: "ab", count: 300) + "dcd"],
                rejects: [
                    "cd", String(repeating: "ab", count: 301) + "dcd", String(repeating: "c", count: 301) + "dcd",
                ]),
            Sample(
                "(?!(?:ab){1,200}$)[a-z]*",
                accepts: ["", "a", String(repeating: "ab", count: 201), String(repeating: "ab", count: 200) + "a"],
                rejects: ["ab", String(repeating: "ab", count: 200), "-"]),
            Sample(
                "(?=[a-z]{1,600}$)(?!x{2,260}y)[a-y]+",
                accepts: ["xy", String(repeating: "x", count: 261) + "y", String(repeating: "a", count: 600)],
                rejects: [
                    "xxy", String(repeating: "x", count: 260) + "y", String(repeating: "a", count: 601),
                    String(repeating: "a", count: 300) + "z",
                ]),
            Sample(
                "(?=[a-z]{1,300}$)(?=.{2,400}$)(?:[a-y]|zz)*",
                accepts: ["ab", "azz", String(repeating: "a", count: 300), String(repeating: "z", count: 300)],
                rejects: ["a", "az", String(repeating: "a", count: 301), String(repeating: "z", count: 299)]),
            Sample(
                "é{250,260}", accepts: [String(repeating: "é", count: 250), String(repeating: "é", count: 260)],
                rejects: [String(repeating: "é", count: 249), String(repeating: "é", count: 261)]),
        ])
    func reach(sample: Sample) throws {
        try sample.check()
    }

    /// Bounds of at least 250 scalars are left out at first, and bounds of at least 60 if the table would explode.
    @Test(
        "takes a table for inputs of up to some length, if a bound is left out",
        arguments: [
            ("[a-z]{1,249}", Int.max), ("[a-z]{1,250}", 250), ("[a-z]{1,251}", 251), (".*a.{0,60}b", 60),
            (".*a.{0,59}b", 0),
        ])
    func inputLimit(expression: String, limit: Int) throws {
        let statistics = try Pattern(expression).statistics
        #expect(statistics.tableInputLimit == limit)
        #expect(!statistics.isSimulated)
    }

    @Test("takes a table for each branch of a choice")
    func branches() throws {
        let name = "[a-z0-9-]{1,63}[.][a-z0-9-]{1,63}([.:]?[a-z0-9-]{1,63})"
        let role = "arn:x:[a-z-]{1,20}:(model/\(name)/[a-z0-9]{12}|other/[a-z.]+)"
        let statistics = try Pattern("\(role)|\(name)|(([0-9a-z][_-]?)+)|([a-z0-9-:.]+)$|\(name)/[a-z.]{2,40}")
            .statistics
        #expect(statistics.tableInputLimit < 250)
        #expect(!statistics.isSimulated)
    }
}
