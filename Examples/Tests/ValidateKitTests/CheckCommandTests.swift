// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("validate <strategy> [<value> ...]")
struct CheckCommandTests {
    @Test("An accepted card names its network")
    func acceptedCard() throws {
        let run = try Run("card", "4242 4242 4242 4242")
        #expect(run.status == 0)
        #expect(run.output == "ok: Visa\n")
        #expect(run.errors.isEmpty)
    }

    @Test("A refused card names the error with code, domain and a sentence, and shows four digits")
    func refusedCard() throws {
        let run = try Run("card", "4242 4242 4242 4241")
        #expect(run.status == 1)
        #expect(run.lines.count == 1)
        #expect(run.output.hasPrefix("card.checksum (1042): Check the input"))
        #expect(run.output.contains("InputValidationErrorDomain"))
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

    @Test("A line may end with CRLF, and the last one without a line end")
    func lineEnds() throws {
        #expect(try Run("numeric", input: "1\r\n2\r\n3").output == "ok\nok\nok\n")
        #expect(try Run("numeric", input: "1\r2\n").status == 1)
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
            (["integer", "-5"], 0), (["integer", "-5", "--min", "-4"], 1), (["integer", "--min", "-5", "-5"], 0),
        ] as [([String], Int32)])
    func negative(arguments: [String], status: Int32) throws {
        #expect(try Run(arguments).status == status)
    }

    @Test("A value may look like an option or a command after two hyphens")
    func terminator() throws {
        #expect(try Run("alpha", "--", "--help").status == 1)
        #expect(try Run("alpha", "list").output == "ok\n")
        #expect(try Run("required", "--", "-5", "-x").output == "ok\nok\n")
    }

    @Test(
        "A command line that makes no sense is status 2 and says why on standard error",
        arguments: [
            (["card", "--bogus", "1"], "--bogus"), (["numric", "1"], "“numeric”"), (["crad", "1"], "“card”"),
            (["alpha", "a", "--network", "visa"], "no option --network"),
            (["card", "1", "--network", "vsia"], "--network: “vsia” is not known here; did you mean “visa”?"),
            (["pattern", "a"], "“pattern” or “name”"), (["pattern", "--pattern", "[a", "a"], "--pattern"),
            (["pattern", "--name", "nope", "a"], "--name"), (["integer", "1", "--min", "x"], "--min needs a number"),
            (["integer", "1", "--min", "2", "--max", "1"], "over"), (["integer", "1", "--min", "1.5"], "--min"),
            (["ipAddress", "::1", "--ip-version", "5"], "4 or 6"),
            (["numeric", "1", "--max-bytes", "x"], "--max-bytes"),
            (["numeric", "1", "--language", "tlh"], "“tlh”"), (["numeric", "1", "--format", "xml"], "--format"),
            (["numeric"], "there is no value"), ([], "Missing"), (["explain"], "subject"),
        ])
    func mistakes(arguments: [String], text: String) throws {
        let run = try Run(arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(text), "\(run.errors)")
    }

    @Test("Options configure the strategy")
    func options() throws {
        #expect(try Run("card", "4242424242424242", "--network", "amex").output.hasPrefix("card.network (1043)"))
        #expect(try Run("card", "4242424242424242", "--network", "amex", "--network", "visa").status == 0)
        #expect(try Run("alpha", "abcd", "--max", "3").output.hasPrefix("length.tooLong"))
        #expect(try Run("decimal", "1.5", "--min", "1.25", "--max", "1.75").status == 0)
        #expect(try Run("decimal", "2.5", "--max", "1.75").status == 1)
        #expect(try Run("url", "ftp://example.com/").status == 1)
        #expect(try Run("url", "ftp://example.com/", "--scheme", "ftp").status == 0)
        #expect(try Run("ipAddress", "::1", "--ip-version", "4").status == 1)
        #expect(try Run("pattern", "AB1", "--pattern", "[A-Z]{2}\\d").status == 0)
        #expect(try Run("securityCode", "123", "--network", "amex").status == 1)
        #expect(try Run("pattern", "1010", "--name", "atPostalCode").status == 0)
        #expect(try Run("numeric", "12345", "--max-bytes", "4").output.hasPrefix("input.tooLarge (1005)"))
        let long = String(repeating: "1", count: 70_000)
        #expect(try Run("numeric", input: long).status == 1)
        #expect(try Run(["numeric", "--max-bytes", "0"], input: Array(long.utf8)).status == 0)
    }

    @Test("No value is printed unless asked for, and never a card number")
    func secrecy() throws {
        for format in ["text", "json", "ndjson", "github"] {
            let secret = try Run("numeric", "hunter2secret", "--format", format)
            #expect(!secret.output.contains("hunter2secret"))
            let shown = try Run("numeric", "hunter2secret", "--format", format, "--show-values")
            #expect(shown.output.contains("hunter2secret"))
            let card = try Run("card", "4242424242424241", "--format", format, "--show-values")
            #expect(card.output.contains("**** 4241") && !card.output.contains("42424"))
            let short = try Run("card", "42424242424", "--format", format, "--show-values")
            #expect(!short.output.contains("2424"))
        }
        #expect(!(try Run("securityCode", "98", "--show-values").output.contains("98")))
        #expect(!(try Run("password", "hunter2", "--show-values").output.contains("hunter2")))
        #expect(try Run("card", "4242424242424242", "--show-values").output == "ok: Visa (**** 4242)\n")
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
        let summary: NSDictionary = ["files": 1, "rows": 2, "problems": 1, "rowsWithProblems": 1, "truncated": false]
        #expect(report["summary"] == summary)
        let empty = try Run("numeric", "1", "--format", "json").output
        #expect(empty.hasPrefix("{\"problems\":[],\"summary\":"))
    }

    @Test("The NDJSON report has a problem a line, then the summary; values are rows of the file -")
    func ndjson() throws {
        let run = try Run("card", "4242424242424242", "4242424242424241", "--format", "ndjson")
        #expect(run.status == 1)
        #expect(run.lines.count == 2)
        let problem: NSDictionary = [
            "kind": "problem", "file": "-", "line": 2, "row": 2, "column": 1, "field": NSNull(),
            "domain": "InputValidationErrorDomain", "code": 1042, "name": "card.checksum",
            "message": run.objects[0]["message"] ?? "", "parameters": NSDictionary(), "value": "**** 4241",
        ]
        #expect(run.objects[0] == problem)
        #expect(
            run.lines[1]
                == #"{"kind":"summary","files":1,"rows":2,"problems":1,"rowsWithProblems":1,"truncated":false}"#)
    }

    @Test("The GitHub report is annotations")
    func github() throws {
        let run = try Run("numeric", "a%\n::b", "--format", "github", "--show-values")
        #expect(run.lines[0].hasPrefix("::error file=-,line=1,col=1,title=numeric.character (1001)::"))
        #expect(run.lines.count == 2)
    }

    @Test("Colours are for terminals, or where asked for")
    func colours() throws {
        #expect(!(try Run("numeric", "1", "x").output.contains("\u{1B}")))
        #expect(try Run("numeric", "1", "--color", "always").output == "\u{1B}[32mok\u{1B}[0m\n")
    }

    @Test("What is not UTF-8 is status 2 with its line")
    func encoding() throws {
        let run = try Run(["numeric"], input: Array("1\n".utf8) + [0xFF, 0x0A])
        #expect(run.status == 2)
        #expect(run.output == "ok\n")
        #expect(run.errors.contains("line 2: this is not UTF-8"))
    }

    @Test(
        "Odd input is refused with its own code",
        arguments: [
            ("", 1004), (" ", 1001), ("42\n", 1001), ("42\r\n", 1001), ("４２", 1001), ("٤٢", 1001), ("4\u{301}", 1001),
            ("4\u{200B}2", 1001), ("\u{FEFF}42", 1001),
        ])
    func disguises(value: String, code: Int) throws {
        let run = try Run("numeric", value, "--format", "ndjson")
        #expect(run.status == 1)
        #expect(run.objects[0]["code"] as? Int == code)
    }

    @Test("Help and version of the parser are status 0 on standard output")
    func help() throws {
        let run = try Run("--help")
        #expect(run.status == 0)
        #expect(run.output.contains("USAGE: validate <strategy>"))
        #expect(try Run("rows", "--help").status == 0)
    }
}
