// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("validate rows: NDJSON and lines")
struct RowsNDJSONTests {
    private func rows(_ input: String, _ rules: String...) throws -> Run {
        var arguments = ["rows", "--input", "ndjson", "--format", "ndjson"]
        for rule in rules { arguments += ["--rule", rule] }
        return try Run(arguments, input: Array(input.utf8))
    }

    @Test(
        "Plain values are text as they are written",
        arguments: [
            (#"{"a":"1"}"#, []), (#"{"a":1}"#, []), (#"{"a":12345678901234567890}"#, []),
            (#"{"a":1.0}"#, ["1 a numeric.character"]), (#"{"a":-1e5}"#, ["1 a numeric.character"]),
            (#"{"a":true}"#, ["1 a numeric.character"]), (#"{"a":null}"#, ["1 a input.empty"]),
            (#"{"a":""}"#, ["1 a input.empty"]), (#"{}"#, ["1 a input.empty"]),
            (#"{"b":1}"#, ["1 a input.empty"]),
            (#" { "b" : [1,{"a":"x"},[]] , "a" : "1" } "#, []), (#"{"a":[1]}"#, ["1 a value.nested"]),
            (#"{"a":{}}"#, ["1 a value.nested"]), (#"{"a":1,"a":2}"#, ["1 a value.repeated"]),
            (#"{"a":null,"a":2}"#, ["1 a value.repeated"]), (#"{"b":1,"b":2,"a":"1"}"#, []),
            (#"{"\u0061":"\u0031"}"#, []), (#"{"a":"1\n"}"#, ["1 a numeric.character"]),
            (#"{"a":"\ud800"}"#, ["1 a value.halfPair"]), (#"{"a":"1\udc00\n"}"#, ["1 a value.halfPair"]),
            (#"{"a":"\ud800\ud83d\ude00"}"#, ["1 a value.halfPair"]),
            (#"{"a":"\udc00\udc01"}"#, ["1 a value.halfPair"]),
            (#"{"a":"\ud83d\u0031"}"#, ["1 a value.halfPair"]), (#"{"a":"\ud83dude00"}"#, ["1 a value.halfPair"]),
            (#"{"a":"\ud83d\n"}"#, ["1 a value.halfPair"]), (#"{"a":"\ude00\ud83d"}"#, ["1 a value.halfPair"]),
            (#"{"a":"\ud83d\ude00"}"#, ["1 a numeric.character"]),
            (#"{"a":"\uDBFF\uDFFF"}"#, ["1 a numeric.character"]),
            (#"{"a":"1","b":"\udc00\udc01"}"#, []), (#"{"\ud800":"x","a":"1"}"#, []),
            (#"{"a":"1","\u0061":"1"}"#, ["1 a value.repeated"]),
            (#"{"a":"1","b":{"c":[[[{"d":null}]]],"e":"\"}"},"f":-0.5e+3}"#, []),
            (#"{"b":[1E5,1e-5,-0E-0],"a":"1"}"#, []),
            (#"{"b":{ "c" : [ 1 , { } , [ ] ] , "d" : { "e" : [ 2 , 3 ] } },"a":"1"}"#, []),
            (#"{"b":"\u007f","a":"1"}"#, []), ("{\"b\":\" \u{7F}\",\"a\":\"1\"}", []),
        ] as [(String, [String])])
    func values(json: String, findings: [String]) throws {
        let run = try rows(json + "\n", "a=numeric")
        #expect(run.findings == findings, "\(run.errors)")
        #expect(run.status == (findings.isEmpty ? 0 : 1))
    }

    @Test("Escapes are read as they are meant")
    func escapes() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[{"name":"a","strategies":[{"use":"oneOf","values":["\"\\/\b\f\n\r\té😀"]}]}]}"#,
            to: "rules.json")
        let json = #"{"a":"\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00"}"#
        let run = try Run(["rows", "--rules", rules, "--input", "ndjson"], input: Array(json.utf8))
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test(
        "What is not a JSON object is status 2 with its line",
        arguments: [
            "1", "[]", #""a""#, "{", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":1}}"#, #"{"a":1} x"#,
            #"{a:1}"#,
            #"{"a":01}"#, #"{"a":1.}"#, #"{"a":1e}"#, #"{"a":+1}"#, #"{"a":.5}"#, #"{"a":NaN}"#,
            #"{"a":tru}"#,
            #"{"a":"x}"#, #"{"a":"\x"}"#, #"{"a":"\u12g4"}"#, "{\"a\":\"\t\"}", #"{"a":[1,]}"#,
            #"{"a":[1}"#,
            #"{"a":{"b"}}"#, #"{"a":{"b":1,}}"#, #"{"a":[[]}"#, #"{"a":1 "b":2}"#, #"{"a":'x'}"#,
            #"{"a":--1}"#, "nul", "{\"a\":\"\u{1F}\"}",
            "{\"a\":" + String(repeating: "[", count: 100_000),
        ])
    func unreadable(json: String) throws {
        let run = try rows("{\"a\":1}\n\n" + json + "\n", "a=numeric")
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("validate: -:3: "), "\(run.errors)")
        #expect(run.objects.last?["kind"] as? String == "unreadable")
        #expect(run.objects.last?["line"] as? Int == 3)
    }

    @Test(
        "A mistake has the number of its byte",
        arguments: [
            (#"{"a":01}"#, "a comma or a closing brace is expected here (byte 7)"),
            (#"{"a":"é","b" 1}"#, "a colon is expected here (byte 15)"),
            (#"{"a":1} x"#, "there is text after the object (byte 9)"),
            (#"{"a":"x\q"}"#, "this escape is unknown (byte 8)"),
            (#"{"a":"\u12g4"}"#, #"\u needs four hexadecimal digits (byte 7)"#),
            (#"{"a":"x"#, "a string is not closed (byte 8)"), (#"{"a":"x\"#, "a string is not closed (byte 8)"),
            ("{\"a\":\"1\r2\"}", "a string is not closed on its line (byte 8)"),
            ("{\"a\":\"\t\"}", "a control character in a string must be written as an escape (byte 7)"),
            (#"{"a":1.}"#, "a digit is expected after the point (byte 8)"),
            (#"{"a":1e+}"#, "an exponent needs a digit (byte 9)"), (#"{"a":-}"#, "a value is expected here (byte 6)"),
            (#"{"a":tru}"#, "a value is expected here (byte 6)"), (#"{"a":"#, "a value is expected here (byte 6)"),
            (#"{"a":[1 2]}"#, "a comma or a closing bracket is expected here (byte 9)"),
            (#"{"a":["#, "a bracket is not closed (byte 7)"),
            (#"{"a":1 "b":2}"#, "a comma or a closing brace is expected here (byte 8)"),
            (#"{a:1}"#, "a string in quotes is expected here (byte 2)"),
            (#"{"a":{"b" 1}}"#, "a colon is expected here (byte 11)"),
            ("[1]", "a row must be an object on a line of its own (byte 1)"),
        ])
    func places(json: String, message: String) throws {
        #expect(try rows(json, "a=numeric").errors == "validate: -:1: this is not JSON: \(message)\n")
    }

    @Test(
        "A value has up to 512 brackets inside each other", arguments: [(512, ""), (513, "this is nested too deeply")])
    func depth(count: Int, message: String) throws {
        let list = String(repeating: "[", count: count) + String(repeating: "]", count: count)
        let run = try rows(#"{"a":1,"b":\#(list)}"#, "a=numeric")
        #expect(run.status == (message.isEmpty ? 0 : 2))
        #expect(message.isEmpty ? run.errors.isEmpty : run.errors.contains(message), "\(run.errors)")
    }

    @Test(
        "A problem with a row instead of a value has its own code",
        arguments: [
            ("a,b\n1\n", ["row.cells 1"]), (#"{"a":[]}"#, ["value.nested 2", "primaryKey.missing 7"]),
            (#"{"a":1,"a":2}"#, ["value.repeated 3", "primaryKey.missing 7"]),
            (#"{"a":"\ud800"}"#, ["value.halfPair 4", "primaryKey.missing 7"]),
            ("{\"a\":1}\n{\"a\":1}", ["unique.repeated 5", "primaryKey.repeated 6"]),
        ])
    func codes(input: String, errors: [String]) throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[{"name":"a","constraints":{"unique":true}}],"primaryKey":"a"}"#, to: "rules.json")
        let run = try Run("rows", "--rules", rules, "--format", "ndjson", input: input)
        let problems = run.objects.dropLast()
        #expect(problems.map { "\($0["name"] ?? "") \($0["code"] ?? "")" } == errors, "\(run.errors)")
        #expect(problems.allSatisfy { $0["domain"] as? String == "ValidateErrorDomain" })
    }

    @Test(
        "A problem with a value in JSON has its own sentence",
        arguments: [
            (#"{"a":[]}"#, "a must be a plain value, not an object or a list"),
            (#"{"a":1,"a":2}"#, "a must be in the row only once"),
            (#"{"a":"\ud800"}"#, "a must not hold one half of a surrogate pair"),
        ])
    func sentences(json: String, message: String) throws {
        let run = try rows(json, "a=numeric")
        #expect(run.objects.first?["message"] as? String == message, "\(run.output)")
    }

    @Test("Blank lines are not rows, and the last line needs no end")
    func blankLines() throws {
        let run = try rows("\u{FEFF}{\"a\":1}\n\n  \r\n{\"a\":\"x\"}", "a=numeric")
        #expect(run.findings == ["2 a numeric.character"])
        #expect(run.objects[0]["line"] as? Int == 4)
        #expect(run.objects.last?["rows"] as? Int == 2)
    }

    @Test("The format is recognized also if the beginning arrives in pieces")
    func pieces() throws {
        // A terminal returns one line at a time, and the first two lines have one byte each.
        let run = try Run(["rows", "--rule", "a=numeric", "--format", "ndjson"], terminal: "\n\n{\"a\":\"x\"}\n")
        #expect(run.findings == ["1 a numeric.character"], "\(run.errors)")
    }

    @Test("A key with half of a surrogate pair is the name of no column", arguments: ["\\ud800\\u0061", "\\ud800"])
    func halfPairInKey(key: String) throws {
        for column in ["\u{10061}", "\u{FFFD}"] {
            let run = try rows("{\"\(key)\":\"x\"}", "\(column)=numeric")
            #expect(run.findings == ["1 \(column) input.empty"], "\(run.output)")
        }
    }

    @Test("The column of a key is its place among the rules")
    func column() throws {
        let run = try rows(#"{"b":"x","a":"1"}"#, "a=numeric", "b=numeric")
        #expect(run.objects[0]["column"] as? Int == 2)
    }

    @Test("Standard input that begins with a brace is NDJSON, anything else CSV")
    func detection() throws {
        #expect(try Run("rows", "--rule", "a=numeric", input: " {\"a\":1}\n").status == 0)
        #expect(try Run("rows", "--rule", "a=numeric", input: "a\n1\n").status == 0)
        let folder = try TemporaryFolder()
        for (name, text) in [
            ("x.jsonl", "{\"a\":1}\n"), ("x.csv", "a\n1\n"), ("x.TSV", "a\tb\n1\t2\n"), ("x", "a\n1\n"),
            ("x.tab", "a\tb\n1\t2\n"), ("y", "\u{FEFF} {\"a\":1}\n"),
        ] {
            #expect(try Run("rows", "--rule", "a=numeric", folder.write(text, to: name)).status == 0, "\(name)")
        }
        // The name takes precedence over the contents, whose first block has no brace.
        for name in ["y.jsonl", "y.ndjson"] {
            let file = try folder.write(String(repeating: "\n", count: 5_000) + "{\"a\":1}", to: name)
            #expect(try Run("rows", "--rule", "a=numeric", file).status == 0, "\(name)")
        }
        let header = try Run("rows", "--rule", "{a}=numeric", folder.write("{a},b\n1,2\n", to: "z.csv"))
        #expect(header.status == 0, "\(header.errors)")
        let lines = try Run("rows", "--rule", "1=numeric", folder.write("1\n2\n", to: "x.txt"))
        #expect(lines.status == 0 && lines.output.hasSuffix("x.txt: 2 rows, 0 problems\n"), "\(lines.output)")
    }

    @Test("A header may begin with a bracket")
    func bracket() throws {
        #expect(try Run("rows", "--rule", "[a]=numeric", input: "[a],b\n1,2\n").status == 0)
        #expect(try Run("rows", "--rule", "[=numeric", input: "[").output == "-: 0 rows, 0 problems\n")
    }

    @Test(
        "Standard input that begins like an array is JSON, also if it is not an array of objects",
        arguments: [
            ("[[1]]", "a row must be an object"), ("[\"a\"]", "a row must be an object"),
            ("[\n", "this is not JSON: the array is not closed"),
        ])
    func array(input: String, message: String) throws {
        let run = try Run("rows", "--rule", "a=numeric", input: input)
        #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    }

    @Test("Lines are rows of one column, whatever it is called")
    func lines() throws {
        let run = try Run(
            "rows", "--input", "lines", "--rule", "code=numeric", "--format", "ndjson",
            input: "1\nx,1\r\n\n3")
        #expect(run.findings == ["2 code numeric.character", "3 code input.empty"])
        #expect(run.objects.last?["rows"] as? Int == 4)
        let two = try Run(
            "rows", "--input", "lines", "--rule", "a=numeric", "--rule", "b=numeric", input: "1\n")
        let reason =
            "lines have one column, and there are rules for 2 columns; for a table give --input csv or --input tsv"
        #expect(two.errors == "validate: -: \(reason)\n")
        #expect(two.status == 2)
        let blank = try Run(
            "rows", "--input", "lines", "--rule", "a=numeric", "--format", "ndjson", input: "\r\n1\r\n\r\n")
        #expect(blank.findings == ["1 a input.empty", "3 a input.empty"], "\(blank.errors)")
    }

    @Test("Lines that end with CR, and input without a row, are status 2")
    func nothingRead() throws {
        let run = try Run("rows", "--input", "lines", "--rule", "1=required", input: "1\n2\r3\r4\r")
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("validate: -:2: there is a carriage return (CR) without a line feed (LF)"))
        #expect(try rows("{\"a\":1}\r{\"a\":\"x\"}\r", "a=numeric").status == 2)
        #expect(try rows("\n \r\n", "a=numeric").errors == "validate: -: there are no rows\n")
    }
}
