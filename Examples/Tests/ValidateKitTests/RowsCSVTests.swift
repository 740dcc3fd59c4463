// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("validate rows: CSV and TSV")
struct RowsCSVTests {
    /// A table, the findings, and the number of rows.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let input: String
        let findings: [String]
        let rows: Int

        init(_ name: String, _ input: String, _ findings: [String] = [], rows: Int = 1) {
            testDescription = name
            self.input = input
            self.findings = findings
            self.rows = rows
        }
    }

    static let tables = [
        Row("plain", "a,b\n1,2\n"),
        Row("rejected", "a,b\nx,2\n", ["1 a numeric.character"]),
        Row("no line end at the end", "a,b\n1,2"),
        Row("CRLF", "a,b\r\n1,2\r\n3,4\r\n", rows: 2),
        Row("byte order mark", "\u{FEFF}a,b\n1,2\n"),
        Row("byte order mark and quote", "\u{FEFF}\"a\",b\n1,2\n"),
        Row("quotes", "\"a\",\"b\"\n\"1\",\"2\"\n"),
        Row("delimiter in quotes", "a,b\n1,\"x,y\"\n"),
        Row("line end in quotes", "a,b\n1,\"x\ny\"\n2,\"x\r\ny\"\n", rows: 2),
        Row("doubled quotes", "b,a\n\"say \"\"hi\"\"\",\"1\"\"2\"\n", ["1 a numeric.character"]),
        Row("empty quotes", "b,a\nx,\"\"\n", ["1 a input.empty"]),
        Row("quotes before CRLF", "b,a\r\nx,\"1\"\r\n"),
        Row("quote at the very end", "b,a\nx,\"1\""),
        Row("CR at the very end", "b,a\nx,1\r"),
        Row("quote and CR at the very end", "b,a\nx,\"1\"\r"),
        Row("quote inside a cell is text", "a,b\n1\"2,x\n", ["1 a numeric.character"]),
        Row("CR in quotes", "b,a\n\"x\ry\",1\n"),
        Row("blank is text", "a,b\n 1,x\n", ["1 a numeric.character"]),
        Row("empty cell", "a,b\n,x\n", ["1 a input.empty"]),
        Row("empty last cell", "b,a\nx,\n", ["1 a input.empty"]),
        Row("short row", "b,a\nx\n", ["1 - row.cells", "1 a input.empty"]),
        Row("long row", "a,b\n1,x,y\n", ["1 - row.cells"]),
        Row("blank lines between rows", "a,b\n\n1,2\n\r\n\n3,4\n\n", rows: 2),
        Row("one column: a blank line is an empty cell", "a\n1\n\n2\n", ["2 a input.empty"], rows: 3),
        Row("CR after the last line end", "a,b\n1,2\n\r"),
        Row("header only", "a,b\n", rows: 0),
        Row(
            "every row counts", "a,b\nx,1\n2,2\ny,3\n",
            ["1 a numeric.character", "3 a numeric.character"], rows: 3),
    ]

    @Test("Reads what RFC 4180 has", arguments: tables)
    func reading(row: Row) throws {
        let run = try Run(
            "rows", "--rule", "a=numeric", "--input", "csv", "--format", "ndjson", input: row.input)
        #expect(run.errors.isEmpty)
        #expect(run.findings == row.findings)
        #expect(run.objects.last?["rows"] as? Int == row.rows)
        #expect(run.status == (row.findings.isEmpty ? 0 : 1))
    }

    @Test("Of two quotes inside a cell, one is a part of the value")
    func doubledQuotes() throws {
        let run = try Run("rows", "--rule", "a=numeric", "--show-values", input: "a\n\"1\"\"2\"\n")
        #expect(run.lines.first?.hasSuffix(" (1\"2)") == true, "\(run.output)")
    }

    @Test(
        "What cannot be read is status 2 with its line, after what was found before",
        arguments: [
            ("a,b\nx,1\n2,\"open\n3,4\n", "-:3: a quote is opened here and never closed"),
            ("a,b\nx,1\n\"p\nq\",\"r\"s\n", "-:4: there is text after a closing quote"),
            ("a,b\nx,1\n\"p\nq\",\"open\n", "-:4: a quote is opened here and never closed"),
        ])
    func unreadable(input: String, text: String) throws {
        let run = try Run(
            "rows", "--rule", "a=numeric", "--format", "ndjson", "--accepted", "/dev/null", input: input)
        #expect(run.status == 2)
        #expect(run.errors.contains(text), "\(run.errors)")
        #expect(run.findings == ["1 a numeric.character"])
        #expect(run.objects.last?["kind"] as? String == "unreadable")
    }

    /// Files that end lines with CR, and the line with the first CR.
    static let loneReturns = [
        ("name,age\rAda,x\rBob,-\r", 1), ("name,age\rAda,x", 1), ("name,age\nAda,1\rBob,x\n", 2),
        ("\"name\",\"age\"\r\"Ada\",\"x\"\r", 1), ("name,age\nAda,1\r,x\r\n", 2), ("name,age\r\nAda,\"1\"\rBob,2", 2),
        ("name,age\r" + String(repeating: "Ada,x\r", count: 200_000), 1),
        ("name\r" + String(repeating: "a", count: 1 << 19) + "\n", 1),
        ("name,age\n\"A\nb\",\"x\"\rBob,2\n", 3), ("name,age\n\"A\nb\",x\ry\n", 3),
        ("name,age\nA\rb,\"x\ny\"\n", 2),
    ]

    @Test("A file that ends its lines with CR is status 2, because its rows were not read", arguments: loneReturns)
    func macLineEnds(table: String, line: Int) throws {
        for options in [["--rule", "2=integer"], ["--rule", "1=required"], ["--no-header", "--rule", "1=required"]] {
            let run = try Run(["rows"] + options, input: Array(table.utf8))
            #expect(run.status == 2)
            #expect(
                run.errors.hasPrefix("validate: -:\(line): there is a carriage return (CR) without a line feed (LF)"),
                "\(run.errors)")
            #expect(run.errors.contains("this file ends its lines with CR"))
        }
    }

    @Test("A header with NUL characters is status 2", arguments: ["\0\0\0", "\0"])
    func nul(table: String) throws {
        let run = try Run("rows", "--rule", "1=required", input: table)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("validate: -: there is a NUL character in the header"), "\(run.errors)")
        // Without a header, every cell is validated.
        #expect(try Run("rows", "--no-header", "--rule", "1=integer", input: table).status == 1)
    }

    @Test(
        "An input without rows is status 2",
        arguments: [
            ["--no-header"], ["--input", "ndjson"], ["--input", "lines"], ["--no-header", "--input", "tsv"], [],
        ])
    func empty(options: [String]) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "empty")
        for run in [
            try Run(["rows", "--rule", "1=required"] + options),
            try Run(["rows", "--rule", "1=required", file] + options),
        ] {
            #expect(run.status == 2)
            #expect(run.errors.hasSuffix(": there \(options.isEmpty ? "is no header" : "are no rows")\n"))
        }
        let part = try Run(["rows", "--rule", "1=required", "--part", "1/2", file] + options)
        #expect(part.status == 2)
        #expect(part.errors == "validate: \(file): the file is empty\n")
    }

    @Test("A table that has a header and no rows is accepted, because its columns were found")
    func headerOnly() throws {
        let run = try Run("rows", "--rule", "a=numeric", input: "a,b\n")
        #expect(run.status == 0)
        #expect(run.output == "-: 0 rows, 0 problems\n")
    }

    @Test("A table without any of the columns of the rules is status 2, also if they are optional")
    func noColumns() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[{"name":"email","format":"email","constraints":{"required":false}}]}"#, to: "rules.json")
        let run = try Run("rows", "--rules", rules, input: "e-mail,b\nx,y\n")
        #expect(run.status == 2)
        #expect(run.errors == "validate: -: there is no column with rules; did you mean “e-mail”?\n")
        #expect(try Run("rows", "--rules", rules, input: "email,b\n,y\n").status == 0)
    }

    @Test("What is not UTF-8 is status 2 with its line, in a column without rules too")
    func encoding() throws {
        let input = Array("a,b\n1,x\n2,".utf8) + [0xE9] + Array("\n3,y\n".utf8)
        let run = try Run(["rows", "--rule", "a=numeric"], input: input)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("validate: -:3: this is not UTF-8"))
    }

    @Test("What is not UTF-8 is found in every block of an input", arguments: [1, 20_000, 30_000, 40_000])
    func encodingOfBlocks(row: Int) throws {
        let (right, wrong): ([UInt8], [UInt8]) = (Array("1,some éé\n".utf8), [0x31, 0x2C, 0xE9, 0x0A])
        var input = Array("a,b\n".utf8)
        for number in 1...40_000 { input += number == row ? wrong : right }
        let run = try Run(["rows", "--rule", "a=numeric"], input: input)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("validate: -:\(row + 1): this is not UTF-8"))
    }

    /// A row may contain what the standard library accepts as UTF-8.
    @Test(
        "Bytes are read as UTF-8 at every place of a word",
        arguments: [
            [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xEC, 0xBF, 0xBF], [0xED, 0x80, 0x80], [0xED, 0x9F, 0xBF],
            [0xEE, 0x80, 0x80], [0xEF, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF3, 0xBF, 0xBF, 0xBF],
            [0xF4, 0x8F, 0xBF, 0xBF],
            // Lone and missing continuation bytes, overlong forms, surrogates, and values beyond Unicode.
            [0x80], [0xBF], [0xC2], [0xC2, 0x7F], [0xC2, 0xC0], [0xC1, 0xBF], [0xC0, 0x80], [0xE0, 0x9F, 0xBF],
            [0xE1, 0x80], [0xE1, 0x80, 0x7F], [0xE1, 0xC0, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xF1, 0x80, 0x80], [0xF1, 0x80, 0x80, 0xC0], [0xF1, 0x80, 0x7F, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
        ] as [[UInt8]])
    func characters(character: [UInt8]) throws {
        let isText = String(validating: character, as: UTF8.self) != nil
        for (ascii, rest) in [(0, ""), (5, "é\n1\n")] {
            let input = Array("a\n1\n".utf8) + Array(repeating: 0x2D, count: ascii) + character + Array(rest.utf8)
            let run = try Run(["rows", "--rule", "a=required", "--quiet"], input: input)
            #expect(run.errors.prefix(32) == (isText ? "" : "validate: -:3: this is not UTF-8"), "after \(ascii) bytes")
            #expect((run.status == 2) == !isText)
        }
    }

    @Test("Columns go by name or number; an unknown one is status 2 with the nearest name")
    func columns() throws {
        let table = "name,card\nJo,4242424242424242\n"
        #expect(try Run("rows", "--rule", "2=card", "--rule", "name=alpha", input: table).status == 0)
        #expect(
            try Run("rows", "--rule", "1=numeric", "--format", "ndjson", input: table).findings == [
                "1 name numeric.character"
            ])
        let run = try Run("rows", "--rule", "crad=card", input: table)
        #expect(run.status == 2)
        #expect(run.errors == "validate: -: there is no column “crad”; did you mean “card”?\n")
        #expect(try Run("rows", "--rule", "3=card", input: table).status == 2)
        #expect(try Run("rows", "--rule", "0=card", input: table).errors.contains("there is no column “0”"))
        #expect(
            try Run("rows", "--rule", "a=card", input: "a,a\n1,2\n").errors.contains(
                "two columns are called “a”"))
        #expect(try Run("rows", "--rule", "a=alpha", input: "").errors.contains("there is no header"))
    }

    @Test(
        "An unknown column is reported with the existing columns, and with the header's delimiter if it differs",
        arguments: [
            (
                "email;card\n1;2\n",
                "the only column is “email;card”; for another delimiter give --delimiter ';'"
            ),
            ("email\tcard\n", "“email\\u{9}card”; for another delimiter give --delimiter tab"),
            ("a,b\n", "there is no column “zzz”; the columns are “a”, “b”\n"),
            ("a\n", "the only column is “a”\n"),
            ("\u{1B}[31m,b\n", "the columns are “\\u{1b}[31m”, “b”"),
            ("email|card\n1|2\n", "“email|card”; for another delimiter give --delimiter '|'\n"),
            ((1...14).map { "c\($0)" }.joined(separator: ","), "“c11”, “c12” and 2 more\n"),
            ((1...12).map { "c\($0)" }.joined(separator: ","), "“c11”, “c12”\n"),
        ])
    func unknownColumns(table: String, text: String) throws {
        let run = try Run("rows", "--rule", "zzz=card", input: table)
        #expect(run.status == 2)
        #expect(run.errors.contains(text), "\(run.errors)")
    }

    @Test("Of the name of a column, 80 characters are shown", arguments: [(80, ""), (81, "…")])
    func longName(count: Int, mark: String) throws {
        let run = try Run("rows", "--rule", "zzz=card", input: String(repeating: "x", count: count))
        let shown = String(repeating: "x", count: 80) + mark
        #expect(run.errors == "validate: -: there is no column “zzz”; the only column is “\(shown)”\n")
    }

    @Test("A header's delimiter differs from the given delimiter")
    func otherDelimiter() throws {
        let comma = try Run("rows", "--rule", "zzz=card", "--delimiter", ";", input: "email,card\n1,2\n")
        #expect(comma.errors.hasSuffix("“email,card”; for another delimiter give --delimiter ','\n"))
        let quoted = try Run("rows", "--rule", "zzz=card", "--delimiter", ";", input: "\"email;card\"\n1\n")
        #expect(quoted.errors.hasSuffix("the only column is “email;card”\n"), "\(quoted.errors)")
    }

    @Test("Problems come in column order, and a problem that two rules find comes once")
    func order() throws {
        let run = try Run(
            "rows", "--rule", "c=numeric", "--rule", "1=alpha", "--rule", "b=numeric", "--rule",
            "c=numeric", "--rule",
            "3=numeric", "--format", "ndjson", input: "a,b,c\n1,x,y\n")
        #expect(
            run.findings == ["1 a alpha.character", "1 b numeric.character", "1 c numeric.character"])
        #expect(run.objects.last?["problems"] as? Int == 3)
    }

    /// Rule files for the columns a, b, and c, and the problems in a row.
    static let similarProblems = [
        (
            #"{"fields": [{"name": "a", "strategies": [{"use": "contains", "part": "1"}, {"use": "contains", "#
                + #""part": "2"}, {"use": "contains", "part": "1"}]}]}"#,
            ["a text.contains: a must include 1", "a text.contains: a must include 2"]
        ),
        (
            #"{"fields": [{"name": "a", "strategies": [{"use": "message", "text": "A", "rule": "alpha"}, "alpha", "#
                + #"{"use": "message", "text": "B", "rule": "alpha"}]}, {"name": "b", "strategies": ["alpha"]}]}"#,
            ["a alpha.character: A", "a alpha.character: a", "a alpha.character: B", "b alpha.character: b"]
        ),
        (
            #"{"fields": [{"name": "a"}, {"name": "b"}, {"name": "c"}], "rules": [{"columns": ["a", "c"], "#
                + #""use": "equal"}, {"columns": ["b", "c"], "use": "equal"}]}"#,
            ["a", "b"].map { "c fields.differ: c must match what you entered in \($0)" }
        ),
    ]

    @Test("Problems with one code and different limits or messages all come, in each row", arguments: similarProblems)
    func differentProblems(rules: String, problems: [String]) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(rules, to: "rules.json")
        let run = try Run("rows", "--rules", path, "--format", "ndjson", input: "a,b,c\n-,+,*\n-,+,*\n")
        let found = zip(run.findings, run.objects).map { "\($0): \($1["message"] ?? "")" }
        let expected = [1, 2].flatMap { row in problems.map { "\(row) \($0)" } }
        #expect(found.count == expected.count && zip(found, expected).allSatisfy { $0.hasPrefix($1) }, "\(found)")
        #expect(run.objects.last?["problems"] as? Int == expected.count)
    }

    @Test("What two files have alike in the same place comes twice")
    func samePlace() throws {
        let folder = try TemporaryFolder()
        let files = try ["a.csv", "b.csv"].map { try folder.write("a\nx\n", to: $0) }
        let run = try Run(["rows", "--rule", "a=numeric", "--format", "ndjson"] + files)
        #expect(run.findings == ["1 a numeric.character", "1 a numeric.character"])
    }

    @Test("A record of nothing but delimiters does not fill the memory")
    func delimitersOnly() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(String(repeating: ",", count: 1 << 20), to: "commas.csv")
        let run = try Run("rows", "--no-header", "--rule", "1=numeric", file)
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                "commas.csv:1: a record of over 262144 cells begins here; is the delimiter right?"))
        for (count, status) in [(200_001, 0), (262_144, 0), (262_145, 2)] as [(Int, Int32)] {
            let wide = String(repeating: "1,", count: count - 1) + "1\n"
            #expect(try Run("rows", "--no-header", "--rule", "\(count)=numeric", input: wide).status == status)
        }
    }

    @Test("A column's name may be a number or hold an equals sign")
    func oddNames() throws {
        #expect(try Run("rows", "--rule", "2=alpha", input: "2,b\nx,1\n").status == 0)
        #expect(try Run("rows", "--rule", "a=b=alpha", input: "a=b,c\nx,1\n").status == 0)
        #expect(try Run("rows", "--rule", "-1=alpha", input: "-1,b\nx,1\n").status == 0)
    }

    @Test("In a rule file, a column has its name only")
    func noNumber() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[{"name":"2"}]}"#, to: "rules.json")
        let run = try Run("rows", "--rules", rules, input: "a,b\n1,2\n")
        #expect(run.status == 2 && run.errors.contains("there is no column “2”"), "\(run.errors)")
    }

    @Test("Without a header every record is a row, and columns have numbers")
    func noHeader() throws {
        let run = try Run(
            "rows", "--no-header", "--rule", "2=numeric", "--format", "ndjson", input: "a,1\nb,x\nc\n")
        #expect(run.findings == ["2 2 numeric.character", "3 2 input.empty"])
        #expect(run.objects.last?["rows"] as? Int == 3)
        #expect(
            try Run("rows", "--no-header", "--rule", "b=numeric", input: "a,1\n").errors.contains("“b”"))
        let zero = try Run("rows", "--no-header", "--rule", "0=numeric", input: "a,1\n")
        #expect(zero.errors == "validate: with --no-header a column has a number, not the name “0”\n")
        let blank = try Run("rows", "--no-header", "--rule", "1=numeric", "--format", "ndjson", input: "1\n\n2\n")
        #expect(blank.findings == ["2 1 input.empty"] && blank.objects.last?["rows"] as? Int == 3)
        #expect(run.objects[0]["message"] as? String == "Column 2 must only include the digits 0 to 9")
    }

    @Test("Without a header, the columns of a rule file are in its order")
    func noHeaderInRuleFile() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[{"name":"3","strategies":["alpha"]},{"name":"b","strategies":["numeric"]}]}"#, to: "rules.json"
        )
        let run = try Run(
            "rows", "--no-header", "--rules", rules, "--format", "ndjson", input: "a,x,1\nb,2,y\n")
        #expect(run.findings == ["1 b numeric.character"] && run.objects[0]["column"] as? Int == 2, "\(run.errors)")
    }

    @Test("Other delimiters, and TSV")
    func delimiters() throws {
        #expect(
            try Run("rows", "--rule", "b=numeric", "--delimiter", ";", input: "a;b\n\"x;y\";1\n").status
                == 0)
        #expect(
            try Run("rows", "--rule", "b=numeric", "--delimiter", "|", input: "a|b\nx,y|1\n").status == 0)
        #expect(
            try Run("rows", "--rule", "b=numeric", "--input", "tsv", input: "a\tb\nx,y\t1\n").status == 0)
        let named = ["rows", "--rule", "b=numeric", "--input", "tsv", "--delimiter", ";"]
        #expect(try Run(named, input: Array("a;b\nx\ty;1\n".utf8)).status == 0)
        for (name, sign) in [("tab", "\t"), ("\\t", "\t"), ("comma", ","), ("semicolon", ";"), ("space", " ")] {
            let table = "a\(sign)b\nx\(sign)1\n"
            #expect(try Run("rows", "--rule", "b=numeric", "--delimiter", name, input: table).status == 0, "\(name)")
        }
        for sign in ["", ";;", "\"", "\n", "\r", "é"] {
            let run = try Run("rows", "--rule", "b=numeric", "--delimiter", sign, input: "a,b\n")
            #expect(run.status == 2)
            let message = "--delimiter needs one ASCII character other than a quote or a line end"
            #expect(run.errors == "validate: \(message)\n")
        }
    }

    @Test("Records that do not fit into a block are put together again, byte for byte")
    func blocks() throws {
        let folder = try TemporaryFolder()
        var table = "id,text\n"
        for number in 0..<4000 {
            let size = number * 7919 % 900
            let filling = String(repeating: "é,\n\"\"x", count: size / 6)
            table += "\(number),\"\(filling)\"\(number % 2 == 0 ? "\n" : "\r\n")"
        }
        table += "4000,\"" + String(repeating: "y\n", count: 1 << 20) + "\"\n"
        let file = try folder.write(table, to: "big.csv")
        let copy = folder.path("copy.csv")
        let run = try Run(
            "rows", "--rule", "id=integer", "--accepted", copy, "--format", "ndjson", file)
        #expect(run.status == 0)
        #expect(run.objects.last?["rows"] as? Int == 4001)
        #expect(try folder.read("copy.csv") == table)
    }

    @Test("A block can end between any two bytes of the end of a record", arguments: ["\n", "\r\n"])
    func blockEnds(lineEnd: String) throws {
        for shift in 0..<24 {
            let filling = String(repeating: "x", count: 1 << 18 - shift)
            let table = "a,b\(lineEnd)\(filling),\"c\"\(lineEnd)1,\"d\"\(lineEnd)2,3\(lineEnd)"
            let run = try Run("rows", "--rule", "b=alpha", "--format", "ndjson", input: table)
            #expect(run.objects.first?["line"] as? Int == 4, "\(shift)")
            #expect(run.objects.last?["rows"] as? Int == 3, "\(shift)")
        }
    }

    @Test("Columns whose names differ only in their bytes have rules of their own")
    func namesOfColumns() throws {
        let rules = ["rows", "--rule", "\u{E9}=numeric", "--rule", "e\u{301}=alpha"]
        #expect(try Run(rules, input: Array("\u{E9},e\u{301}\n1,a\n".utf8)).status == 0)
        #expect(try Run(rules, input: Array("\u{E9},e\u{301}\na,1\n".utf8)).output.contains("2 problems"))
    }

    @Test("A record of over 16 MiB is status 2 with its line")
    func tooLarge() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            "a,b\n1,2\n1,\"" + String(repeating: "x\n", count: 9 << 20), to: "big.csv")
        let run = try Run("rows", "--rule", "a=numeric", file)
        #expect(run.status == 2)
        #expect(run.errors.contains("big.csv:3: a record of over 16 MiB begins here"))
        for (count, status) in [(1 << 24 - 1, 1), (1 << 24, 2)] as [(Int, Int32)] {
            let line = String(repeating: "x", count: count) + "\n"
            #expect(try Run("rows", "--input", "lines", "--rule", "1=alpha", input: line).status == status)
        }
    }
}
