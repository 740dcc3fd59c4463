// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ValidateKit

@Suite("validate <strategy> [<value> ...]")
struct CheckCommandTests {
    @Test("An accepted card names its network")
    func acceptedCard() throws {
        let run = try Run("card", "4242 4242 4242 4242")
        #expect(run.status == 0)
        #expect(run.output == "ok: Visa\n")
        #expect(run.errors.isEmpty)
    }

    @Test("A rejected card names the error with code and a sentence, and shows four digits")
    func rejectedCard() throws {
        let run = try Run("card", "4242 4242 4242 4241")
        #expect(run.status == 1)
        #expect(run.lines.count == 1)
        #expect(run.output.hasPrefix("card.checksum (1042): Check each digit"))
        #expect(!run.output.contains("InputValidationErrorDomain"))
        #expect(run.output.contains("(**** 4241)"))
        #expect(!run.output.contains("4242"))
    }

    @Test("Lines of standard input are values")
    func standardInput() throws {
        let run = try Run("numeric", input: "42\n4a\n\n７\n7")
        #expect(run.status == 1)
        #expect(run.lines.count == 5)
        #expect(run.lines[0] == "ok")
        #expect(run.lines[1].hasPrefix("line 2: numeric.character (1001): "))
        #expect(run.lines[2].hasPrefix("line 3: input.empty (1004): "))
        #expect(run.lines[3].hasPrefix("line 4: numeric.character (1001): "))
        #expect(run.lines[4] == "ok")
    }

    @Test("A line may end with CRLF, and the last line without a line end")
    func lineEnds() throws {
        #expect(try Run("numeric", input: "1\r\n2\r\n3").output == "ok\nok\nok\n")
        #expect(try Run("numeric", input: "1\r2\n").status == 1)
        // A lone carriage return doesn't end the last line either.
        #expect(try Run("numeric", input: "1\r").status == 1)
        let empty = try Run("numeric", input: "\r\n1\r\n").lines
        #expect(empty.count == 2 && empty[0].hasPrefix("line 1: input.empty (1004): ") && empty[1] == "ok")
    }

    @Test("Several values are numbered")
    func values() throws {
        let run = try Run("alpha", "abc", "ab1")
        #expect(run.status == 1)
        #expect(run.lines[0] == "ok")
        #expect(run.lines[1].hasPrefix("value 2: alpha.character (1002): "))
    }

    @Test(
        "An argument of a hyphen and a digit is a value",
        arguments: [
            (["integer", "-5"], 0), (["integer", "-5", "--min", "-4"], 1),
            (["integer", "--min", "-5", "-5"], 0), (["required", "-0", "-9"], 0),
            // The program marks negative numbers with a character that a value may also contain.
            (["numeric", "\u{F5EED}1"], 1), (["integer", "-5\u{F5EED}"], 1), (["integer", "\u{F5EED}-5"], 1),
            (["pattern", "--pattern", "-5", "-5"], 0), (["pattern", "--pattern", "-5", "\u{F5EED}-5"], 1),
            (["pattern", "--pattern=\u{F5EED}-5", "\u{F5EED}-5"], 0), (["pattern", "--pattern=-5", "-5"], 0),
        ] as [([String], Int32)])
    func negative(arguments: [String], status: Int32) throws {
        #expect(try Run(arguments).status == status)
    }

    @Test(
        "A name that begins with a hyphen and a digit is shown as it was written",
        arguments: [
            (["sum", "-1.x"], "-1.x: No such file or directory\n"),
            (["diff", "-1.json", "-2.json"], "-1.json: No such file or directory\n"),
            (["schema", "-1.json"], "-1.json: No such file or directory\n"),
            (["rows", "--rules", "-1.json"], "-1.json: No such file or directory\n"),
            (["rows", "--rule", "1=alpha", "--accepted", "-1/x"], "-1/x: No such file or directory\n"),
            (["rows", "--rule", "1=alpha", "--rejected", "-1/x"], "-1/x: No such file or directory\n"),
            (["rows", "--rule", "-1"], "--rule needs column=strategy, not “-1”\n"),
            (["explain", "a", "--rules", "-1.json", "--input", "1"], "-1.json: No such file or directory\n"),
            (["explain", "alpha", "--input", "a", "--figure", "-1/x"], "-1/x: the figure could not be written\n"),
            (["card", "1", "--network", "-1"], "--network: “-1” is unknown"),
        ])
    func hyphens(arguments: [String], text: String) throws {
        let run = try Run(arguments)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("validate: \(text)"), "\(run.errors)")
    }

    @Test("The new file of a comparison, the value to explain, and a secret can begin with a hyphen and a digit")
    func hyphensOfFiles() throws {
        let folder = try TemporaryFolder()
        let old = try folder.write(#"{"fields":[{"name":"a","constraints":{"unique":true}}]}"#, to: "old.json")
        let missing = "validate: -1: No such file or directory\n"
        #expect(try Run("diff", old, "-1").errors == missing)
        let table = try folder.write("a\n1\n", to: "a.csv")
        let part = ["rows", "--rules", old, "--part", "1/1", "--format", "ndjson", "--key-file", "-1", table]
        #expect(try Run(part).errors == missing)
        #expect(try Run("explain", "integer", "--input", "-5").output == "integer: accepted\n")
    }

    @Test("A value may look like an option or a command after two hyphens")
    func terminator() throws {
        #expect(try Run("alpha", "--", "--help").status == 1)
        #expect(try Run("alpha", "list").output == "ok\n")
        #expect(try Run("required", "--", "-5", "-x").output == "ok\nok\n")
    }

    @Test(
        "An invalid command line is status 2 with the reason on standard error",
        arguments: [
            (["card", "--bogus", "1"], "--bogus"), (["numric", "1"], "“numeric”"),
            (["crad", "1"], "“card”"),
            (["alpha", "a", "--network", "visa"], "no option --network"),
            (
                ["card", "1", "--network", "vsia"],
                "--network: “vsia” is unknown; did you mean “visa”?"
            ),
            (["pattern", "a"], "the strategy “pattern” needs --pattern or --name"),
            (["pattern", "--pattern", "[a", "a"], "--pattern"),
            (["pattern", "--name", "nope", "a"], "--name"),
            (["integer", "1", "--min", "x"], "--min needs a number"),
            (["integer", "1", "--min", "2", "--max", "1"], "is greater than"),
            (["integer", "1", "--min", "1.5"], "--min"),
            (["ipAddress", "::1", "--ip-version", "5"], "4 or 6"),
            (["numeric", "1", "--max-bytes", "x"], "--max-bytes"),
            (["numeric", "1", "--language", "tlh"], "“tlh”"),
            (["explain", "1001", "--language", "tlh"], "“tlh”"),
            (["numeric", "1", "--format", "xml"], "--format"),
            (["numeric"], "there are no values"), (["card", "--foo", "1"], "Unknown option '--foo'\n"),
            (["card", "--kolor", "1"], "Did you mean '--color'?"),
            (["oneOf", "a"], "needs --set values=…"),
            (["not", "a"], "needs --set rule=…"),
            (["atLeast", "a", "--min", "1"], "needs --set class=…"),
            (["atLeast", "1", "--set", "class=digit", "--max", "3"], "the strategy “atLeast” has no option --max"),
            (
                ["integer", "1", "--set", "sing=any"], "no option --set sing=…; did you mean --set sign=…?"
            ),
            (["integer", "1", "--set", "sign"], "--set needs option=value"),
            (["integer", "1", "--set", "sign=plus"], "--set sign: “plus” is unknown"),
            (["decimal", "1", "--set", "places=x"], "--set places: this must be"),
            (["integer", "1", "--min", "2", "--set", "minimum=1"], "not both"),
            (["integer", "1", "--set", "sign=any", "--set", "sign=any"], "twice"),
            (["alpha", "a", "--min", "2", "--max", "1"], "--min is greater than --max"),
            (["not", "a", "--set", #"rule={"use":"card"}"#], "--set rule: there is no strategy “card”"),
            (
                ["not", "a", "--set", #"rule={"use":"integer","minimum":2,"maximum":1}"#],
                "--set rule: minimum: “minimum” is greater than “maximum”"
            ),
            (["integer", "1", "--set", "minimum=x"], "--set minimum: this must be a whole number"),
            (
                ["integer", "1", "--set", "minimum=2", "--set", "maximum=1"],
                "validate: --set minimum=… is greater than --set maximum=…"
            ),
            (["date", "2024-01-01", "--min", "x"], "validate: --min needs a date"),
            (["url", "a", "--set", "publicHosts=1"], "--set publicHosts: this must be true or false"),
            (["integer", "1", "--set", "=any"], "--set needs option=value, not “=any”"),
            (["integer", "1", "--set", "-5"], "--set needs option=value, not “-5”"),
            (["decimal", "1", "--min", "inf"], "--min needs a number, not “inf”"),
            (["decimal", "1", "--set", "minimum=x"], "validate: --set minimum: this must be a number\n"),
            (
                ["securityCode", "123", "--network", "visa", "--network", "amex"],
                "the strategy “securityCode” takes one --network"
            ),
            (
                ["postalCodeGB", "a", "--name", "postalCodeUS"],
                "the stock pattern “postalCodeGB” has no option --name"
            ), ([], "Missing"), (["explain"], "subject"),
        ])
    func mistakes(arguments: [String], text: String) throws {
        let run = try Run(arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(text), "\(run.errors)")
        // The prefix is the same, whether the program or its parser finds the mistake.
        #expect(run.errors.hasPrefix("validate: ") && !run.errors.contains("Error:"), "\(run.errors)")
    }

    @Test("Options configure the strategy")
    func options() throws {
        #expect(
            try Run("card", "4242424242424242", "--network", "amex").output.hasPrefix(
                "card.network (1043)"))
        #expect(
            try Run("card", "4242424242424242", "--network", "amex", "--network", "visa").status == 0)
        #expect(try Run("alpha", "abcd", "--max", "3").output.hasPrefix("length.tooLong"))
        #expect(try Run("decimal", "1.5", "--min", "1.25", "--max", "1.75").status == 0)
        #expect(try Run("decimal", "2.5", "--max", "1.75").status == 1)
        #expect(try Run("url", "ftp://example.com/").status == 1)
        #expect(try Run("url", "ftp://example.com/", "--scheme", "ftp").status == 0)
        #expect(try Run("ipAddress", "::1", "--ip-version", "4").status == 1)
        #expect(try Run("pattern", "AB1", "--pattern", "[A-Z]{2}\\d").status == 0)
        #expect(try Run("securityCode", "123", "--network", "amex").status == 1)
        #expect(try Run("pattern", "1010", "--name", "postalCodeAT").status == 0)
        #expect(
            try Run("numeric", "12345", "--max-bytes", "4").output.hasPrefix("input.tooLarge (1005)"))
        #expect(try Run("date", "2026-11-21", "--min", "2026-01-01").status == 0)
        #expect(try Run("date", "2025-11-21", "--min", "2026-01-01").output.hasPrefix("comparison.tooSmall (1020)"))
        #expect(try Run("email", "a..b@example.com").output.hasPrefix("email.localDot (1094)"))
        #expect(try Run("email", "a..b@example.com", "--standard", "html5").status == 0)
        let long = String(repeating: "1", count: 70_000)
        #expect(try Run("numeric", input: long).status == 1)
        #expect(try Run(["numeric", "--max-bytes", "0"], input: Array(long.utf8)).status == 0)
    }

    @Test("No value is printed unless requested, and never a card number")
    func secrecy() throws {
        for format in ["text", "json", "ndjson", "github"] {
            let secret = try Run("numeric", "hunter2secret", "--format", format)
            #expect(!secret.output.contains("hunter2secret"))
            let shown = try Run("numeric", "hunter2secret", "--format", format, "--show-values")
            #expect(shown.output.contains("hunter2secret"))
            let card = try Run("card", "4242424242424241", "--format", format, "--show-values")
            #expect(card.output.contains("**** 4241") && !card.output.contains("42424"))
            let short = try Run("card", "42424242424", "--format", format, "--show-values")
            #expect(!short.output.contains("2424") && !short.output.contains("****"))
        }
        #expect(!(try Run("securityCode", "98", "--show-values").output.contains("98")))
        #expect(!(try Run("password", "hunter2", "--show-values").output.contains("hunter2")))
        #expect(!(try Run("jwt", "hunter2", "--show-values").output.contains("hunter2")))
        #expect(!(try Run("cardPIN", "98a", "--show-values").output.contains("98a")))
        #expect(try Run("card", "4242424242424242", "--show-values").output == "ok: Visa (**** 4242)\n")
        let inside = try Run("trimmed", " 4242424242424241", "--set", "rule=card", "--show-values")
        #expect(inside.output.hasSuffix(" (**** 4241)\n") && !inside.output.contains("42424"))
        let password = try Run("trimmed", "hunter2", "--set", "rule=password", "--show-values")
        #expect(password.output.hasPrefix("length.tooShort (1010)") && !password.output.contains("hunter2"))
    }

    @Test("At most 200 characters of a value are printed", arguments: [(200, ""), (201, "…")])
    func longValue(count: Int, mark: String) throws {
        let run = try Run("numeric", String(repeating: "x", count: count), "--show-values")
        #expect(run.output.hasSuffix(" (\(String(repeating: "x", count: 200))\(mark))\n"), "\(run.output)")
    }

    @Test("A value with several errors is one row with as many problems")
    func severalErrors() throws {
        let run = try Run("alpha", "1", "a", "--min", "3", "--format", "ndjson")
        #expect(run.findings == ["1 - alpha.character", "1 - length.tooShort", "2 - length.tooShort"])
        #expect(
            run.lines.last
                == #"{"kind":"summary","files":1,"rows":2,"problems":3,"rowsWithProblems":2,"truncated":false}"#)
    }

    @Test("A card number of two networks names both")
    func networks() throws {
        #expect(try Run("card", "6221260000000000").output == "ok: Discover, UnionPay\n")
        #expect(try Run("card", "9900000000000002").output == "ok\n")
    }

    @Test("What is shown cannot steer the terminal")
    func controls() throws {
        let run = try Run("numeric", "\u{1B}[31m\n\u{202E}x", "--show-values")
        #expect(run.lines.count == 1)
        #expect(run.output.contains("\\u{1b}[31m\\u{a}\\u{202e}x"))
    }

    @Test("Nothing is printed with --quiet", arguments: ["text", "json", "ndjson", "github"])
    func quiet(format: String) throws {
        let run = try Run("numeric", "1", "x", "--quiet", "--format", format)
        #expect(run.status == 1)
        #expect(run.output.isEmpty && run.errors.isEmpty)
        #expect(try Run("numeric", "1", "--quiet").status == 0)
    }

    @Test("The JSON report is one document")
    func json() throws {
        let run = try Run("numeric", "1", "x", "--format", "json")
        #expect(run.status == 1)
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: NSObject])
        #expect(Set(report.keys) == ["problems", "summary"])
        #expect((report["problems"] as? NSArray)?.count == 1)
        let summary: NSDictionary = [
            "files": 1, "rows": 2, "problems": 1, "rowsWithProblems": 1, "truncated": false,
        ]
        #expect(report["summary"] == summary)
        let card = try Run("card", "--format", "json", "--show-values", input: "4242424242424242\n")
        let found = try #require(
            try JSONSerialization.jsonObject(with: Data(card.output.utf8)) as? [String: NSObject])
        let accepted: NSDictionary = [
            "file": "-", "line": 1, "row": 1, "column": 1, "result": "Visa", "value": "**** 4242",
        ]
        #expect(found["accepted"] == [accepted] as NSArray)
        let empty = try Run("numeric", "1", "--format", "json").output
        #expect(empty.hasPrefix("{\"problems\":[],\"summary\":"))
        let several = try Run(
            "card", "4242424242424242", "4242424242424241", "378282246310005", "--format", "json")
        let lists = try #require(
            try JSONSerialization.jsonObject(with: Data(several.output.utf8)) as? [String: NSObject],
            "\(several.output)")
        #expect(
            (lists["accepted"] as? [NSDictionary])?.map { $0["result"] as? String } == ["Visa", "American Express"])
        #expect((lists["problems"] as? [NSDictionary])?.map { $0["row"] as? Int } == [2])
        #expect((lists["problems"] as? [NSDictionary])?.first?["kind"] == nil)
    }

    @Test("The NDJSON report has a problem a line, then the summary; values are rows of the file -")
    func ndjson() throws {
        let run = try Run("card", "4242424242424242", "4242424242424241", "--format", "ndjson")
        #expect(run.status == 1)
        #expect(run.lines.count == 3)
        let accepted: NSDictionary = [
            "kind": "accepted", "file": "-", "line": NSNull(), "row": 1, "column": 1, "result": "Visa",
        ]
        #expect(run.objects[0] == accepted)
        let problem: NSDictionary = [
            "kind": "problem", "file": "-", "line": NSNull(), "row": 2, "column": 1, "field": NSNull(),
            "domain": "InputValidationErrorDomain", "code": 1042, "name": "card.checksum",
            "message": run.objects[1]["message"] ?? "", "parameters": NSDictionary(),
            "value": "**** 4241",
        ]
        #expect(run.objects[1] == problem)
        #expect(
            run.lines[2]
                == #"{"kind":"summary","files":1,"rows":2,"problems":1,"rowsWithProblems":1,"truncated":false}"#
        )
    }

    @Test(
        "The parameters of an error are in the order of their names, each with its type",
        arguments: [
            (["alpha", "ab", "--min", "3"], #"{"length":2,"minimum":3}"#),
            (["decimal", "1", "--min", "1.25"], #"{"minimum":1.25,"notation":"."}"#),
            (
                ["card", "3530111333300000", "--network", "visa", "--network", "amex"],
                #"{"accepted":["Visa","American Express"]}"#
            ),
        ])
    func parameters(arguments: [String], json: String) throws {
        let run = try Run(arguments + ["--format", "ndjson"])
        #expect(run.lines.first?.contains(#""parameters":\#(json)"#) == true, "\(run.output)")
    }

    @Test("The GitHub report is annotations")
    func github() throws {
        let run = try Run("numeric", "a%\n::b", "--format", "github", "--show-values")
        // A value from the command line isn't in a file.
        #expect(run.lines[0].hasPrefix("::error title=numeric.character (1001)::value 1: Only use "))
        #expect(run.lines[0].hasSuffix("(a%25\\u{a}::b)"))
        #expect(run.lines[1] == "::notice::1 row, 1 problem in 1 row")
        #expect(run.lines.count == 2)
        let line = try Run("numeric", "--format", "github", input: "1\nx\n")
        #expect(line.lines[0].hasPrefix("::error title=numeric.character (1001)::line 2: "))
        #expect(try Run("numeric", "1", "--format", "github").output.isEmpty)
    }

    @Test("Colors are for terminals, or on request")
    func colors() throws {
        #expect(!(try Run("numeric", "1", "x").output.contains("\u{1B}")))
        #expect(try Run("numeric", "1", "--color", "always").output == "\u{1B}[32mok\u{1B}[0m\n")
        let rejected = try Run("numeric", "x", "--color", "always")
        #expect(rejected.output.hasPrefix("\u{1B}[31mnumeric.character (1001)\u{1B}[0m: Only use"))
        let rows = try Run("rows", "--rule", "a=numeric", "--color", "always", input: "a\nx\n")
        #expect(rows.output.hasPrefix("-:2:1: \u{1B}[31mnumeric.character\u{1B}[0m: a must"))
    }

    @Test(
        "A character that shows nothing is written by its number",
        arguments: [
            "\u{2800}", "\u{3164}", "\u{A0}", "\u{2003}", "\u{2028}", "\u{2029}", "\u{E000}", "\u{10FFFF}",
            "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}",
        ] as [Unicode.Scalar])
    func blanks(scalar: Unicode.Scalar) throws {
        let run = try Run("numeric", "a\(scalar)b", "--show-values")
        #expect(run.output.contains("a\\u{\(String(scalar.value, radix: 16))}b"), "\(run.output)")
    }

    @Test("A file instead of a strategy, and files without rules, have the commands to type")
    func files() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("id;name\n1;a\n", to: "a.csv")
        let run = try Run(path)
        #expect(run.status == 2 && run.output.isEmpty)
        let commands = "validate infer \(path) > rules.json, and then validate rows --rules rules.json \(path)"
        #expect(run.errors == "validate: \(path) is a file, and no strategy; for its columns, type \(commands)\n")
        #expect(try Run(folder.path("")).errors.contains("name is not shown"))
        let rows = try Run("rows", path)
        #expect(rows.status == 2)
        #expect(
            rows.errors == """
                validate: there are no rules: give --rule or --rules; validate infer \(path) > rules.json writes first rules

                """)
        #expect(try Run("rows").errors == "validate: there are no rules: give --rule or --rules\n")
        let other = try folder.write("id\n1\n", to: "a b.csv")
        #expect(try Run(other).errors.contains("validate infer '\(other)' >"))
    }

    @Test("What is not UTF-8 is status 2 with its line")
    func encoding() throws {
        let run = try Run(["numeric"], input: Array("1\n".utf8) + [0xFF, 0x0A])
        #expect(run.status == 2)
        #expect(run.output == "ok\n")
        #expect(run.errors.contains("line 2: this is not UTF-8"))
        let report = try Run(["numeric", "--format", "ndjson"], input: Array("1\n".utf8) + [0xFF, 0x0A])
        let unreadable: NSDictionary = [
            "kind": "unreadable", "file": "-", "line": 2,
            "message":
                "this is not UTF-8; it looks like Latin-1: convert it, for instance with iconv -f ISO-8859-1 -t UTF-8",
        ]
        #expect(report.objects == [unreadable])
    }

    @Test("Standard input that is a directory is status 2, without a line")
    func directory() throws {
        let folder = try TemporaryFolder()
        for arguments in [["integer"], ["rows", "--rule", "a=integer"]] {
            let run = try Run(arguments, inputFile: folder.url.path)
            #expect(run.status == 2)
            #expect(run.errors == "validate: standard input: Is a directory\n")
        }
        let report = try Run(["integer", "--format", "ndjson"], inputFile: folder.url.path)
        let unreadable: NSDictionary = ["kind": "unreadable", "file": "-", "message": "Is a directory"]
        #expect(report.objects == [unreadable])
    }

    @Test("A byte order mark is a part of the first value")
    func signature() throws {
        #expect(try Run("numeric", "--quiet", input: "\u{FEFF}1\n").status == 1)
        let lines = try Run(
            "rows", "--input", "lines", "--rule", "1=numeric", "--format", "ndjson", input: "\u{FEFF}1\n2\n")
        #expect(lines.findings == ["1 1 numeric.character"])
    }

    @Test(
        "Odd input is rejected with its own code",
        arguments: [
            ("", 1004), (" ", 1001), ("42\n", 1001), ("42\r\n", 1001), ("４２", 1001), ("٤٢", 1001),
            ("4\u{301}", 1001),
            ("4\u{200B}2", 1001), ("\u{FEFF}42", 1001),
            // The program marks arguments with this character.
            ("42\u{F5EED}", 1001),
        ])
    func disguises(value: String, code: Int) throws {
        let run = try Run("numeric", value, "--format", "ndjson")
        #expect(run.status == 1)
        #expect(run.objects[0]["code"] as? Int == code)
    }

    @Test("Help and version are status 0 on standard output")
    func help() throws {
        let run = try Run("--help")
        #expect(run.status == 0)
        #expect(run.output.contains("USAGE: validate <strategy>"))
        #expect(try Run("rows", "--help").status == 0)
        let version = try Run("--version")
        #expect(version.status == 0)
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let versions = try String(contentsOf: root.appending(path: "VERSIONS.md"), encoding: .utf8)
        let next = try #require(version.output.firstMatch(of: /^(.*)-dev\n$/)).1
        #expect(versions.contains("The first version is \(next)."))
    }

    @Test(
        "A strategy has its own help page",
        arguments: [["help", "integer"], ["integer", "--help"], ["integer", "-h"], ["explain", "integer"]])
    func strategyHelp(arguments: [String]) throws {
        let run = try Run(arguments)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("integer (strategy)\n"))
        for text in [
            "--min <integer>", "--set sign=none|minus|any", "--max-bytes <integer>",
            "validate integer [<value>",
        ] {
            #expect(run.output.contains(text), "\(run.output)")
        }
        #expect(!run.output.contains("--network"))
    }

    @Test(
        "Help describes what is rejected, and writes values as they are",
        arguments: ["rows", "check", "numeric", "url", "postalCodeGB", "portNumber", "luhn"])
    func wordsOfHelp(name: String) throws {
        let page = try Run("help", name).output
        #expect(!page.isEmpty)
        #expect(!page.contains("refus"))
        #expect(!page.contains("      Ascii") && !page.contains("      Web "))
    }

    @Test(
        "Help states what an option requires, its words, and its value if it is left out",
        arguments: [
            (
                "integer",
                [
                    "  A stock pattern has the same name: validate pattern --name integer …\n",
                    "  --max <integer>\n      The maximum (in a rule file: maximum).\n",
                    "  --set sign=none|minus|any\n      none, minus (if left out), or any.\n",
                    "; 0 for no limit; 65536 if left out (in a rule file: maximumBytes).\n",
                ]
            ),
            (
                "oneOf",
                ["  --set values=<text>\n      The texts; required; repeatable.\n", " texts; false if left out.\n"]
            ),
            (
                "card",
                ["; all if left out; repeatable; one of amex, ", ", visa (in a rule file: networks).\n", ", visa.\n"]
            ),
            (
                "postalCodeAT",
                [
                    "\n  Link: https://www.post.at/\n  Example: 1010\n  Accepted: “1010”, “5020”",
                    "\n  Rejected: “0999”, “101”",
                ]
            ),
        ])
    func options(name: String, texts: [String]) throws {
        let page = try Run("help", name).output
        for text in texts { #expect(unwrapped(page).contains(unwrapped(text)), "\(page)") }
        #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.contains("Expression") })
        #expect(page.contains("A stock pattern has the same name") == (name == "integer"))
    }

    @Test(
        "Help names the kind of the value of an option",
        arguments: [
            ("decimal", "  --min <number>\n"), ("url", "  --set publicHosts=true|false\n"),
            ("uuid", "  --set versions=<integer>\n"), ("not", "  --set rule=<strategy>\n      The rule; required.\n"),
            ("allOf", "  --set rules=<strategy>\n      The rules, at least one; required; repeatable.\n"),
            ("pattern", "; validate list patterns prints all (in a rule file: name).\n"),
        ])
    func kindsOfOptions(name: String, text: String) throws {
        let page = try Run("help", name).output
        #expect(unwrapped(page).contains(unwrapped(text)), "\(page)")
    }

    @Test(
        "Help of a command has the default of each number",
        arguments: [
            ("rows", ["14680064", "1"]), ("sum", ["14680064", "1000"]), ("sample", ["5", "1"]),
        ])
    func defaults(command: String, numbers: [String]) throws {
        // Lines may break anywhere.
        let page = try Run("help", command).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for number in numbers { #expect(page.contains("(default: \(number))"), "\(page)") }
    }

    @Test("help of a command is the parser's, and of an unknown name a mistake")
    func otherHelp() throws {
        #expect(try Run("help", "rows").output.contains("--rule"))
        #expect(try Run("help").output.contains("SUBCOMMANDS"))
        #expect(try Run("help", "numric").errors.contains("“numeric”"))
    }

    @Test("A stock pattern is a strategy by its own name")
    func stockPatterns() throws {
        #expect(try Run("postalCodeGB", "SW1A 1AA").output == "ok\n")
        #expect(try Run("postalCodeGB", "SW1A").output.hasPrefix("pattern.mismatch (1003): "))
        #expect(try Run("postalCodeGB", "SW1A 1AA", "--max-bytes", "3").status == 1)
        #expect(try Run("not", "SW1A", "--set", "rule=postalCodeGB").status == 0)
        let page = try Run("postalCodeGB", "--help")
        #expect(page.output.hasPrefix("postalCodeGB (stock pattern)\n"))
    }

    /// All kinds of options, for all strategies that had no flag for them.
    static let settings: [(String, [String], String, String)] = [
        ("allOf", ["rules=alpha", #"rules={"use":"count","maximum":2}"#], "ab", "abc"),
        ("anyOf", [#"rules=["alpha","email"]"#], "ab", "1"),
        ("allOf", ["rules=alpha", "rules=required", "stopAtFirst=true"], "ab", "1"),
        ("not", ["rule=alpha"], "1", "a"), ("optional", ["rule=alpha"], "", "1"),
        ("trimmed", ["rule=alpha"], " a ", "1"),
        ("collapsingBlanks", ["rule=personName"], "Jo  Li", "1"),
        ("message", ["text=No", "rule=alpha"], "a", "1"),
        ("stripping", ["separators= -", "rule=numeric"], "1-2 3", "a"),
        ("atLeast", ["minimum=2", "class=digit"], "12", "1"),
        ("characters", ["alphabet=01"], "0110", "2"), ("contains", ["part=12"], "0123", "021"),
        ("count", ["unit=utf8", "maximum=2"], "é", "éé"),
        ("noneOf", ["values=root", "values=admin"], "jo", "root"),
        ("oneOf", [#"values=["S","M"]"#], "M", "L"),
        ("oneOf", ["values=S", "values=1"], "1", "M"), ("oneOf", ["values=a=b"], "a=b", "b"),
        // A list is read as JSON only if it's given all at once.
        ("oneOf", [#"values=["S"]"#, "values=M"], #"["S"]"#, "S"),
        ("oneOf", [#"values= ["S"] "#], "S", #"["S"]"#), ("oneOf", ["values=[S"], "[S", "S"),
        ("prefix", ["part=M"], "M1", "1M"), ("prefix", [#"part="M"#], #""M1"#, "M1"),
        ("suffix", [#"part="M""#], "1M", "M1"),
        (
            "password",
            ["minimum=8", "digits=1", "letters=1", "lowercase=1", "uppercase=0", "symbols=0"], "abcdefg1",
            "abcdefgh"
        ),
        ("domainName", ["underscores=true", "topLevelDomain=false"], "a_b", "a b"),
        ("domainName", ["unicode=true"], "bücher.de", "-.de"),
        ("email", ["international=true"], "jö@example.com", "jö"),
        ("ipAddress", ["scopes=private"], "10.0.0.1", "8.8.8.8"),
        ("numeric", ["digits=unicode"], "٤", "a"), ("alpha", ["letters=unicode"], "é", "1"),
        ("alphanumeric", ["characters=unicode"], "é1", "-"),
        ("decimal", ["places=1", "point=comma", "exponent=optional", "sign=any"], "+1,5e3", "1.5"),
        ("integer", ["sign=any", "minimum=-3"], "+1", "-4"),
        ("date", ["minimum=2026-01-01"], "2026-11-21", "2025-11-21"),
        ("dateTime", ["offset=optional"], "2026-11-21T14:30:00", "2026"),
        ("time", ["offset=required"], "14:30:00Z", "14:30:00"),
        ("base64", ["alphabet=url", "padding=rejected"], "_-8", "/+8="),
        ("e164", ["plus=optional"], "41446681800", "1"),
        ("hexColor", ["alpha=rejected"], "#ff8800", "#ff8800cc"),
        ("hexadecimal", ["prefix=required"], "0x1f", "1f"),
        ("port", ["minimum=1024"], "8080", "80"),
        (
            "uuid", ["versions=4", "versions=7"], "9c5b94b1-35ad-49bb-b118-8e8fc24abf80",
            "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
        ),
        ("ean", ["lengths=8"], "96385074", "4006381333931"),
        ("iban", ["registry=extended"], "DE89370400440532013000", "DE89"),
        ("isbn", ["lengths=[13]"], "9780306406157", "0306406152"),
        ("securityCode", ["network=amex"], "1234", "123"),
        ("paymentCard", ["networks=visa", "maximumBytes=32"], "4242424242424242", "378282246310005"),
        ("url", ["publicHosts=true"], "https://example.com/", "http://10.0.0.1/"),
        ("url", ["hosts=example.com"], "https://example.com/", "https://example.org/"),
        ("url", ["ports=8443"], "https://example.com:8443/", "https://example.com:8444/"),
        ("url", ["userInfo=true"], "https://jo@example.com/", "jo"),
        ("url", ["unicodeHost=true"], "https://bücher.de/", "x"),
        ("url", ["unicodeText=false"], "https://example.com/", "https://example.com/ü"),
        ("url", ["topLevelDomain=true"], "https://example.com/", "https://printer/"),
        ("url", ["localhost=false"], "https://example.com/", "http://localhost/"),
        ("url", ["ipHosts=false"], "https://example.com/", "http://8.8.8.8/"),
        ("url", ["query=false"], "https://example.com/", "https://example.com/?a"),
        ("url", ["fragment=false"], "https://example.com/", "https://example.com/#a"),
        ("url", ["references=true"], "/a", "javascript:a"),
        ("url", ["standard=rfc3986", "schemes=urn"], "urn:isbn:0306406152", "https://example.com/"),
    ]

    @Test("--set reaches the options of every strategy", arguments: settings)
    func set(strategy: String, settings: [String], accepted: String, rejected: String) throws {
        let options = settings.flatMap { ["--set", $0] }
        let run = try Run([strategy] + options + ["--quiet", "--", accepted])
        #expect(run.status == 0, "\(run.errors)")
        let other = try Run([strategy] + options + ["--quiet", "--", rejected])
        #expect(other.status == 1, "\(other.errors)")
    }

    @Test(
        "A name that does not exist leads to names that do",
        arguments: [
            ("phone", "“e164”"), ("postalcode", "“postalCode”"), ("zip", "did you mean “postalCodeUS”"),
            ("ukPostcode", "did you mean “postalCodeGB”?"), ("chPhone", "did you mean “phoneCH”?"),
            ("eircode", "did you mean “postalCodeIE”"), ("twitter", "did you mean “handleX”?"),
            ("emial", "“email”"), ("color", "“hexColor”"), ("colour", "“hexColor”"), ("creditcard", "“paymentCard”"),
            ("lst", "“list”"), ("pincode", "“postalCode"), ("pan", "“paymentCard”"), ("weburl", "“url”"),
            ("registration", "“licensePlate"), ("UUID", "did you mean “uuid”? (see validate list, "),
        ])
    func suggestions(name: String, found: String) throws {
        let run = try Run(name, "x")
        #expect(run.status == 2)
        #expect(run.errors.contains(found), "\(run.errors)")
        #expect(run.errors.contains("did you mean"))
    }

    @Test(
        "A name that is near to nothing has no suggestion", arguments: ["zzz", "qwertyuiop", "xx", ""])
    func noSuggestion(name: String) throws {
        let errors = try Run(name, "x").errors
        #expect(!errors.contains("did you mean"))
        let list = "(see validate list, validate list patterns)"
        if name.isEmpty { #expect(errors == "validate: there is no strategy or stock pattern “” \(list)\n") }
    }

    @Test(
        "A name from elsewhere suggests the name that was meant",
        arguments: [
            ("postcode", "“postalCode”"), ("zip", "“postalCodeUS”"),
            ("between", "“integer”, “decimal”, or “count”"), ("country", "“countryCode”"), ("phoneUK", "“phoneGB”"),
            ("phone", "“e164”, “phoneNumber”, or “phone” and a country, such as “phoneGB”"), ("lst", "“list”"),
            ("card1", "“card”"),
        ])
    func otherNames(word: String, meant: String) throws {
        let run = try Run(word, "x")
        #expect(run.status == 2 && run.errors.contains("“\(word)”; did you mean \(meant)? (see "), "\(run.errors)")
    }

    @Test(
        "A value whose strategy was forgotten is not shown",
        arguments: [
            ["4242424242424242"], ["hunter2"], ["hunter2", "--quiet"], ["explain", "hunter2"], ["sample", "hunter2"],
            ["schema", "hunter2"], ["help", "hunter2"], ["hunter2", "--help"], ["\u{1B}hunter2"],
            ["rows", "--rule", "a=hunter2"], ["card", "-s3cret"],
        ])
    func forgottenStrategy(arguments: [String]) throws {
        let run = try Run(arguments)
        #expect(run.status == 2 && run.output.isEmpty && run.errors.hasPrefix("validate: "), "\(run.errors)")
        #expect(
            !run.errors.contains("4242") && !run.errors.contains("hunter2") && !run.errors.contains("s3c"),
            "\(run.errors)")
    }

    @Test("Shows the messages in a language, whatever the region of its tag", arguments: ["de", "de-AT", "DE"])
    func languages(tag: String) throws {
        let run = try Run("numeric", "12a", "--language", tag)
        #expect(run.output == "numeric.character (1001): Verwenden Sie nur die Ziffern 0 bis 9\n")
        let list = try Run("list", "errors", "--language", tag)
        #expect(list.output.contains("Geben Sie höchstens {maximum} Zeichen ein"))
        let rows = try Run(
            "rows", "--rule", "age=numeric", "--language", tag, "--input", "csv", "--format", "ndjson",
            input: "age\nx\n")
        #expect(rows.output.contains(#""message":"age: Verwenden Sie nur die Ziffern 0 bis 9""#), "\(rows.output)")
    }

    @Test(
        "What was typed reaches the terminal as escapes only",
        arguments: [
            ["card", "--\u{1B}[31m", "1"], ["card", "--\u{1B}[31m=2", "1"],
            ["card", "1", "--network", "\u{202E}x"],
            ["rows", "--rule", "\u{1B}a"], ["card", "1", "--set", "\u{1B}=1"],
            ["rows", "--rule", "a=alpha", "\u{1B}[31m.csv"], ["card", "1", "--format", "\u{1B}"],
            ["card", "1", "--language", "\u{1B}"],
        ])
    func escapes(arguments: [String]) throws {
        let run = try Run(arguments)
        #expect(run.status == 2)
        for sign in ["\u{1B}", "\u{202E}", "\u{200B}"] {
            #expect(
                !run.errors.unicodeScalars.contains { String($0) == sign }, "\(run.errors.debugDescription)"
            )
        }
        #expect(run.errors.contains("\\u{"))
    }

    @Test(
        "An endless input ends with the reader of the report",
        arguments: [["integer"], ["integer", "--format", "ndjson"]])
    func closedPipe(arguments: [String]) throws {
        let run = try Pipeline(endless: "x\n", arguments, takes: 1)
        #expect(run.taken.utf8.count == 1)
        #expect(run.status == 1)
        #expect(run.errors.isEmpty)
    }

    @Test("What was not read to its end is never status 0")
    func closedPipeAccepted() throws {
        #expect(try Pipeline(endless: "1\n", ["integer"], takes: 1).status == 2)
    }

    @Test("A reader that goes away before the end of the report is not a mistake")
    func closedPipeAtEnd() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw CocoaError(.fileReadUnknown) }
        close(ends[0])
        let process = Process()
        process.executableURL = Run.program
        process.arguments = ["list"]
        process.standardOutput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test("A full disk ends the run at once", .enabled(if: RowsReportTests.hasFullDevice))
    func fullDisk() throws {
        let run = try Pipeline(endless: "x\n", ["integer"], output: "/dev/full")
        #expect(run.status == 2)
        #expect(run.errors == "validate: standard output: No space left on device\n")
    }

    @Test(
        "A report, a list, or a page that could not be printed is status 2",
        .enabled(if: RowsReportTests.hasFullDevice),
        arguments: [
            ["integer", "1"], ["list"], ["list", "--json"], ["list", "rule-schema"], ["help", "integer"],
            ["explain", "1001"], ["explain", "integer", "--input", "1"], ["sample", "numeric"], ["schema", "slug"],
            ["diff", "RULES", "RULES"], ["sum", "REPORT"], ["rows", "--rules", "RULES", "TABLE"],
        ])
    func fullDiskAtEnd(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let summary =
            #"{"kind":"summary","files":1,"rows":1,"problems":0,"rowsWithProblems":0,"truncated":false}"# + "\n"
        let paths = [
            "RULES": try folder.write(#"{"fields":[{"name":"a"}]}"#, to: "rules.json"),
            "REPORT": try folder.write(summary, to: "report"), "TABLE": try folder.write("a\n1\n", to: "a.csv"),
        ]
        let run = try Pipeline(endless: "1\n", arguments.map { paths[$0] ?? $0 }, output: "/dev/full")
        #expect(run.status == 2)
        #expect(run.errors == "validate: standard output: No space left on device\n")
    }

    @Test("At a terminal the program prints that it reads standard input")
    func terminal() throws {
        #expect(
            try Run(["numeric"], terminal: "7\n").errors.hasPrefix(
                "validate: reading values from standard input"))
        #expect(
            try Run(["rows", "--rule", "a=numeric"], terminal: "a\n").errors.contains("reading rows"))
        #expect(try Run(["numeric", "--quiet"], terminal: "7\n").errors.isEmpty)
        #expect(try Run("numeric", input: "7\n").errors.isEmpty)
        let rows = ["rows", "--rule", "1=numeric"]
        #expect(try Run(rows + ["--quiet"], terminal: "a\n").errors.isEmpty)
        #expect(
            try Run(["explain", "numeric", "--input"], terminal: "7\n").errors
                == "validate: reading one value from standard input, one a line; end with Control-D\n")
        #expect(try Run(["sum"], terminal: "x\n").errors.hasPrefix("validate: reading reports from standard input"))
        // The program doesn't announce standard input if it doesn't read it.
        #expect(try Run(["numeric", "7"], terminal: "").errors.isEmpty)
        #expect(try Run(["explain", "numeric", "--input", "7"], terminal: "").errors.isEmpty)
        #expect(
            try Run(rows + ["/dev/null"], terminal: "").errors == "validate: /dev/null: there is no header\n")
        #expect(try Run(["sum", "/dev/null"], terminal: "").errors.hasPrefix("validate: /dev/null: the report has no"))
    }

    @Test(
        "Completions hold the names of strategies, patterns, and networks",
        arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let run = try Run("--generate-completion-script", shell)
        #expect(run.status == 0)
        for name in ["paymentCard", "postalCodeGB", "unionPay", "card.checksum"] {
            #expect(run.output.contains(name))
        }
        let rule = try Run("---completion", "rows", "--", "--rule", "0", "17", "zip=numeric,postalCodeG")
        #expect(rule.output.contains("zip=numeric,postalCodeGB"), "\(rule.output)\(rule.errors)")
        let first = try Run("---completion", "rows", "--", "--rule", "0", "4", "a=nu")
        #expect(first.output.contains("a=numeric"), "\(first.output)\(first.errors)")
    }

    @Test("A name without a command is completed too")
    func completionsOfNames() throws {
        let zsh = try Run("--generate-completion-script=zsh").output
        #expect(zsh.contains("\n        compadd -- ahv "))
        let fish = try Run("--generate-completion-script", "fish").output
        #expect(fish.split(separator: "\n").last?.contains(" -fka 'ahv ") == true)
        let folder = try TemporaryFolder()
        let script = try folder.write(Run("--generate-completion-script=bash").output, to: "script")
        func completed(_ word: String) throws -> String {
            let process = Process()
            process.executableURL = URL(filePath: "/bin/bash")
            let command = """
                source "$0"; COMP_WORDS=(validate "$1"); COMP_CWORD=1; COMP_LINE="validate $1"
                COMP_POINT=${#COMP_LINE}; COMPREPLY=(); _validate validate "$1" validate; echo "${COMPREPLY[@]}"
                """
            process.arguments = ["-c", command, script, word]
            let file = URL(filePath: try folder.write("", to: "out"))
            process.standardOutput = try FileHandle(forWritingTo: file)
            try process.run()
            process.waitUntilExit()
            return try folder.read("out")
        }
        #expect(try completed("paym") == "paymentCard\n")
        #expect(try completed("row") == "rows\n")
    }
}
