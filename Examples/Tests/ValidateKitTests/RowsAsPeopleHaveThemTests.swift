// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("validate rows: encodings, preambles, quotes, and pointers")
struct RowsAsPeopleHaveThemTests {
    static let table = "id,name\r\n1,Müller\r\nx,\"Süß\r\n“😀”\"\r\n3,ok\r\ny,-\r\n"
    /// The same without characters that Windows-1252 doesn't have.
    static let western = table.replacing("😀", with: "€")

    @Test(
        "Each encoding has the same report, with the same lines",
        arguments: [
            (String.Encoding.utf8, "auto", ""), (.utf16, "auto", "this is UTF-16, recognized by its byte order mark"),
            (.utf16LittleEndian, "auto", "this is UTF-16, recognized by the zero bytes at its beginning"),
            (.utf16BigEndian, "auto", "this is UTF-16, recognized by the zero bytes at its beginning"),
            (.utf16, "utf-16", ""), (.utf16LittleEndian, "utf-16", ""), (.utf16BigEndian, "utf-16be", ""),
            (
                .windowsCP1252, "auto",
                "this is Windows-1252, recognized by its letters, which Windows-1250 and Latin-9 share"
            ),
            (.windowsCP1252, "windows-1252", ""), (.windowsCP1250, "windows-1250", ""),
        ])
    func encodings(encoding: String.Encoding, option: String, message: String) throws {
        let folder = try TemporaryFolder()
        let isUnicode = [.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian].contains(encoding)
        let text = isUnicode ? Self.table : Self.western
        let path = folder.path("a.csv")
        try #require(text.data(using: encoding)).write(to: URL(filePath: path))
        let run = try Run("rows", "--rule", "id=integer", "--encoding", option, "--rejected", folder.path("bad"), path)
        #expect(run.status == 1)
        #expect(run.lines.map { $0.split(separator: ":")[1] } == ["3", "6", " 4 rows, 2 problems in 2 rows"])
        #expect(run.errors == (message.isEmpty ? "" : "validate: \(path): \(message)\n"))
        // The copies are in UTF-8.
        let rows = text.split(separator: "\r\n1,Müller\r\n").joined(separator: "\r\n").replacing("3,ok\r\n", with: "")
        #expect(try folder.read("bad") == rows)
    }

    @Test(
        "Nothing is guessed that may be another encoding",
        arguments: [
            // Polish and Russian.
            ("id,n\n1,\u{141}\u{F3}d\u{17A}\n", String.Encoding.windowsCP1250),
            ("id,n\n1,\u{41C}\u{43E}\u{441}\u{43A}\u{432}\u{430}\n", .windowsCP1251),
        ])
    func uncertain(text: String, encoding: String.Encoding) throws {
        try expectRefusal(Array(try #require(text.data(using: encoding))))
    }

    @Test("The letters of the Mac are not guessed, but read")
    func macRoman() throws {
        let bytes = Array("id,n\n1,M".utf8) + [0x9F] + Array("ller\nx,".utf8) + [0xDB, 0x0A]
        try expectRefusal(bytes)
        let run = try Run(
            ["rows", "--rule", "n=integer", "--encoding", "mac-roman", "--show-values"], input: bytes)
        #expect(run.output.contains("(M\u{FC}ller)") && run.output.contains("(\u{20AC})"), "\(run.output)")
    }

    private func expectRefusal(_ bytes: [UInt8]) throws {
        let run = try Run(["rows", "--rule", "id=integer"], input: bytes)
        #expect(run.status == 2 && run.errors.contains("-:2: this is not UTF-8") && run.errors.contains("--encoding"))
    }

    @Test("A character that other encodings have elsewhere ends a recognized input, after the rows before it")
    func uncertainLater() throws {
        var bytes = Array("id,n\nx,M".utf8) + [0xFC] + Array("ller\n".utf8)
        for _ in 0..<200_000 { bytes += Array("1,abc\n".utf8) }
        bytes += Array("y,".utf8) + [0xF1, 0x0A]
        let run = try Run(["rows", "--rule", "id=integer"], input: bytes)
        #expect(run.status == 2 && run.lines.count == 1)
        #expect(run.errors.contains("-:200003: a character here differs between Windows-1252 and similar encodings"))
        let named = try Run(["rows", "--rule", "id=integer", "--encoding", "windows-1252"], input: bytes)
        #expect(named.status == 1 && named.lines.count == 3)
    }

    @Test(
        "Bytes that aren't text in the encoding are status 2 with their line",
        arguments: [
            ("utf-16le", [0x69, 0, 0x0A, 0, 0x31, 0, 0x0A, 0, 0x00, 0xD8, 0x0A, 0], 3),
            ("utf-16le", [0x69, 0, 0x0A, 0, 0x31, 0, 0x0A, 0, 0x31], 3),
            ("windows-1252", [0x69, 0x0A, 0x31, 0x0A, 0x81, 0x0A], 3),
            ("utf-16", [0x69, 0x0A, 0x31, 0x0A], 1),
        ] as [(String, [UInt8], Int)])
    func damaged(encoding: String, bytes: [UInt8], line: Int) throws {
        let run = try Run(["rows", "--rule", "i=integer", "--encoding", encoding], input: bytes)
        #expect(run.status == 2 && run.errors.hasPrefix("validate: -:\(line): th"), "\(run.errors)")
    }

    @Test("Excel's Unicode text is a table with tabs")
    func unicodeText() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.txt")
        try #require("id\tname\r\n1\tx\r\nx\ty\r\n".data(using: .utf16)).write(to: URL(filePath: path))
        let run = try Run("rows", "--rule", "id=integer", path)
        #expect(run.status == 1 && run.lines.first?.hasPrefix("\(path):3:1: ") == true, "\(run.output)\(run.errors)")
        for option in [["--part", "1/2"], ["--threads", "2"]] {
            let run = try Run(["rows", "--rule", "id=integer", path] + option)
            #expect(run.status == 2 && run.errors.contains("needs a file in UTF-8"), "\(run.errors)")
        }
    }

    @Test(
        "Options say how a table is written",
        arguments: [
            (["--skip", "2"], "made \"by\n\nid,email\nx,a@example.com\n", ["4:1"]),
            (["--skip", "1", "--no-header"], "id,email\nx,a@example.com\n", ["2:1"]),
            (["--comment", "#"], "# a\nid,email\n#\"\n1,a@example.com\n\"#\",a@example.com\n#", ["5:1"]),
            (["--trim"], " id ,\temail\n 1 , \"a@example.com \" \n x,\u{A0}a@example.com \r\n  \n", ["3:1"]),
            (["--quote", "'"], "id,email\n1,'a@example.com'\n'x,''y',a@example.com\n", ["3:1"]),
            (["--quote", "none"], "id,email\n\"1,a@example.com\n", ["2:1"]),
            (
                ["--escape", "\\"],
                "id,email\n\"1\\\"2\",a@example.com\n1\\,\\\n2,a@example.com\n\"a\\\\\",a@example.com\n",
                ["2:1", "3:1", "5:1"]
            ),
            (["--ignore-case"], "ID,EMail\nx,a@example.com\n", ["2:1"]),
            ([], "sep=;\r\nid;email\r\nx;a@example.com\r\n", ["3:1"]),
            (["--no-header"], "\u{FEFF}SEP=\t\nx\ta@example.com\n", ["2:1"]),
            ([], "id;email\nx;a@example.com\n", ["2:1"]),
            ([], "id\temail\nx\ta@example.com\n", ["2:1"]),
        ] as [([String], String, [String])])
    func dialects(options: [String], text: String, places: [String]) throws {
        let rules =
            options.contains("--no-header")
            ? ["--rule", "1=integer", "--rule", "2=email"] : ["--rule", "id=integer", "--rule", "email=email"]
        let folder = try TemporaryFolder()
        let file = try folder.write(text, to: "a.csv")
        for threads in [[], ["--threads", "2"], ["--part", "1/1"]] {
            let run = try Run(["rows", file] + rules + options + threads)
            #expect(run.status == 1)
            #expect(
                run.lines.dropLast().map { $0.dropFirst(file.count + 1).prefix(3) }.map(String.init) == places,
                "\(run.output)\(run.errors)")
        }
        // The rejected rows are as they were, and are read in the same way.
        let again = options.contains("--skip") ? options.filter { $0 == "--no-header" } : options
        _ = try Run(["rows", file, "--rejected", folder.path("bad.csv")] + rules + options)
        let bad = try Run(["rows", folder.path("bad.csv")] + rules + again)
        #expect(
            bad.lines.last?.hasSuffix(
                " \(places.count) row\(places.count == 1 ? "" : "s"), \(places.count) problem\(places.count == 1 ? "" : "s") in \(places.count) row\(places.count == 1 ? "" : "s")"
            ) == true, "\(bad.output)\(bad.errors)")
    }

    @Test("Blank, comment, and skipped lines are the same for each number of threads")
    func threads() throws {
        let folder = try TemporaryFolder()
        var text = "preamble \"\n# x\nid, n\n"
        for row in 0..<200_000 {
            text += row % 7 == 0 ? "# \"\(row)\n" : row % 11 == 0 ? " x, \"a\nb\"\n" : "\(row), \"a\"\"\"\n"
        }
        let file = try folder.write(text, to: "a.csv")
        let options = [
            "rows", file, "--rule", "id=integer", "--skip", "1", "--comment", "#", "--trim", "--format", "ndjson",
        ]
        let run = try Run(options)
        #expect(run.status == 1 && run.lines.count > 10_000)
        #expect(try Run(options + ["--threads", "3"]).output == run.output)
        let parts = try (1...3).map { try Run(options + ["--part", "\($0)/3"]).lines.dropLast() }
        #expect(parts.flatMap { $0 }.count == run.lines.count - 1)
        #expect(Array(parts.joined()) == Array(run.lines.dropLast()))
    }

    @Test(
        "An option that nothing reads is refused by its name",
        arguments: [
            ("a.ndjson", ["--quote", "'"]), ("a.ndjson", ["--escape", "\\"]), ("a.ndjson", ["--delimiter", ";"]),
            ("a.ndjson", ["--comment", "#"]), ("a.ndjson", ["--trim"]), ("a.ndjson", ["--ignore-case"]),
            ("a.ndjson", ["--no-header"]), ("a.json", ["--skip", "1"]), ("a.csv", ["--at", "/a"]),
            ("a.json", ["--delimiter", ";"]), ("a.csv", ["--part", "1/1", "--index", "--skip", "1"]),
            ("a.csv", ["--quote", ","]), ("a.csv", ["--at", "a"]), ("a.csv", ["--comment", "\u{A7}"]),
            ("a.csv", ["--normalized", "x", "--threads", "2"]),
        ])
    func refused(name: String, options: [String]) throws {
        let folder = try TemporaryFolder()
        let texts = ["ndjson": "{\"id\":1}\n", "json": "[{\"id\":1}]", "csv": "id\n1\n", "txt": "1\n"]
        let file = try folder.write(texts[name.split(separator: ".").last.map(String.init) ?? ""] ?? "", to: name)
        let run = try Run(["rows", "--rule", "id=integer", file] + options)
        #expect(run.status == 2)
        let option = try #require(options.last { $0.hasPrefix("--") && $0 != "--threads" })
        #expect(run.errors.contains(option), "\(run.errors)")
    }

    @Test(
        "A mistake has a hint what to type",
        arguments: [
            ("a.csv", "Statement;\n\nid;email\n1;x\n", "line 3 has the columns: give --skip 2"),
            ("a.csv", "# a\n#\nid,email\n", "line 3 has the columns: give --comment '#', or --skip 2"),
            ("a.csv", " id , email\n1,x\n", "there is “id” with blanks around it: give --trim"),
            ("a.csv", "ID,Email\n1,x\n", "there is “ID”: give --ignore-case"),
            ("a.csv", "1,a@example.com\n2,b@example.com\n", "give --no-header"),
            ("a.json", "{\n \"data\": [{\"id\": 1}]}", "the array is under “data”: give --at /data"),
            ("a.json", "{\"a\":{\"b/c\":[\n{\"id\":1}]}}", "the array is under “a/b~1c”: give --at /a/b~1c"),
            ("a.ndjson", "{\"data\":[{\"id\":1}]}\n", "if the rows are in the array “data”, give --at /data"),
            ("a.ndjson", "{\"user\":{\"id\":1}}\n", "did you mean “/user/id”?"),
            ("a.bin", "PAR1....", "duckdb -csv -c \"FROM '"), ("a.bin", "PK\u{3}\u{4}....", "uvx --from csvkit in2csv"),
        ])
    func hints(name: String, text: String, hint: String) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(text, to: name)
        let run = try Run("rows", "--rule", "id=integer", "--rule", "email=email", file)
        #expect(run.status != 0 && run.errors.contains(hint), "\(run.errors)")
    }

    @Test(
        "A pointer leads to the rows, and everything around them is checked",
        arguments: [
            (#"{"m":{"x":[1,{"rows":[]}],"é\"":null},"data":[{"id":1},{"id":"x"}],"z":[{"a":"]"}]}"#, "/data", ""),
            (#"{"data":{"rows":[{"id":1},{"id":"x"}]},"n":1e5}"#, "/data/rows", ""),
            (#"[[1,2],{"a":1},[{"id":1},{"id":"x"}],3]"#, "/2", ""),
            (#"{"a/b":{"~":[{"id":1},{"id":"x"}]}}"#, "/a~1b/~0", ""),
            (#"{"data":[{"id":1},{"id":"x"}],"data":[]}"#, "/data", "the key at /data is there twice"),
            (#"{"data":[{"id":1},{"id":"x"}],}"#, "/data", "this is not JSON"),
            (#"{"data":[{"id":1},{"id":"x"}]"#, "/data", "this is not JSON: the document is not closed"),
            (#"{"data":[{"id":1},{"id":"x"}]} 1"#, "/data", "there is text after the document"),
            (#"{"data":[{"id":1},{"id":"x"}]]"#, "/data", "this is not JSON"),
            (#"{"rows":[]}"#, "/data", "there is nothing at /data"),
            (#"{"x":01,"data":[]}"#, "/data", "this is not JSON"),
            (#"{"data":{"id":1}}"#, "/data", "/data is not an array"), (#"[[1]]"#, "/1", "there is nothing at /1"),
        ])
    func pointers(text: String, pointer: String, message: String) throws {
        // The white space makes values end at the ends of blocks.
        for text in [text, text.replacing(",", with: "," + String(repeating: " ", count: 131_070))] {
            let run = try Run(
                ["rows", "--rule", "id=integer", "--input", "json", "--at", pointer], input: Array(text.utf8))
            #expect(run.status == (message.isEmpty ? 1 : 2))
            #expect(message.isEmpty || run.errors.contains(message), "\(run.errors)")
            if message.isEmpty { #expect(run.lines.last == "-: 2 rows, 1 problem in 1 row", "\(run.output)") }
        }
    }

    @Test("A column can be a pointer into a row's objects and arrays")
    func nestedKeys() throws {
        let rows = """
            {"user":{"email":"a@example.com","tags":["x",{"n":1}]}}
            {"user":{"email":"a@","tags":["x",{"n":"y"}]}}
            {"user":{"e\\u006dail":"a@"}}
            {"user":{"email":"a@example.com","email":"b@example.com"}}
            {"user":null,"/user/email":"a@"}

            """
        let run = try Run(
            "rows", "--rule", "/user/email=email", "--rule", "/user/tags/1/n=integer", "--input", "ndjson", "--format",
            "ndjson", input: rows)
        #expect(
            run.findings == [
                "2 /user/email email.domainEmpty", "2 /user/tags/1/n integer.character",
                "3 /user/email email.domainEmpty", "3 /user/tags/1/n input.empty", "4 /user/email value.repeated",
                "4 /user/tags/1/n input.empty", "5 /user/email input.empty", "5 /user/tags/1/n input.empty",
            ])
    }

    @Test(
        "A normalized copy has dates, times, and numbers of each notation in the default notation",
        arguments: [
            (#"{"use":"date","format":"dd.MM.yyyy"}"#, "01.02.2026", "2026-02-01"),
            (#"{"use":"dateTime","format":"dd.MM.yyyy HH:mm"}"#, "01.02.2026 14:30", "2026-02-01T14:30:00"),
            (#"{"use":"dateTime","offset":"optional"}"#, "2026-02-01T14:30:00.50z", "2026-02-01T14:30:00.50z"),
            (
                #"{"use":"dateTime","offset":"optional","allowsSpaceSeparator":true}"#, "2026-02-01 14:30:00Z",
                "2026-02-01T14:30:00Z"
            ),
            (#"{"use":"time","format":"H:mm"}"#, "9:05", "09:05:00"), (#""time""#, "09:05", "09:05"),
            (#"{"use":"decimal","point":"comma","grouping":"point"}"#, "1.234,50", "1234.5"),
            (#"{"use":"decimal","point":"comma"}"#, "-0,05", "-0.05"),
            (#"{"use":"decimal","units":["€"],"point":"comma"}"#, "12,50 €", "12.5"),
            (#"{"use":"decimal","units":["%"]}"#, "12 %", "12"), (#""decimal""#, "1.50", "1.50"),
            (#"{"use":"integer","grouping":"space"}"#, "1 234", "1234"), (#""integer""#, "007", "007"),
            (#"{"use":"anyOf","rules":[{"use":"date","format":"d/M/yyyy"},"date"]}"#, "1/2/2026", "2026-02-01"),
            (#""required",{"use":"date","format":"d/M/yyyy"}"#, "1/2/2026", "2026-02-01"),
            (#"{"use":"message","text":"x","rule":{"use":"date","format":"d/M/yyyy"}}"#, "1/2/2026", "2026-02-01"),
            (#"{"use":"trimmed","rule":{"use":"date","format":"d/M/yyyy"}}"#, " 1/2/2026", "2026-02-01"),
            (#""hexadecimal""#, "12e3", "12e3"), (#""iban""#, "de89 3704 0044 0532 0130 00", "DE89370400440532013000"),
        ])
    func notations(strategies: String, text: String, expected: String) throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[{"name":"a","strategies":[\#(strategies)]},{"name":"b"}]}"#, to: "rules.json")
        let file = try folder.write("a|b\n\(text)|x\n", to: "a.csv")
        let run = try Run("rows", "--rules", rules, "--normalized", folder.path("copy"), file)
        #expect(run.status == 0, "\(run)")
        #expect(try folder.read("copy") == "a|b\n\(expected)|x\n")
    }

    @Test(
        "A normalized copy has what the strategies keep of the accepted rows",
        arguments: [
            (
                "a.csv", [],
                "card,day,n\n\"4242 4242 4242 4242\",28.02.2026,\"a \"\"b\"\"\"\n1,1,1\n4242424242424242,,\n",
                "card,day,n\n\"4242424242424242\",2026-02-28,\"a \"\"b\"\"\"\n4242424242424242,,\n"
            ),
            (
                "a.csv", ["--trim", "--quote", "'", "--delimiter", ";"],
                " card ; n ;day\r\n' 4242-4242-4242-4242 '; a\"b;\r\n",
                "card;n;day\r\n4242424242424242;\"a\"\"b\";\r\n"
            ),
            (
                "a.tsv", [], "sep=|\ncard|day\n4242 4242 4242 4242|01.12.2026\n",
                "sep=|\ncard|day\n4242424242424242|2026-12-01\n"
            ),
            (
                "a.ndjson", [],
                "{\"x\":[1 ],\"day\":\"28.02.2026\", \"card\":\"4242 4242\\u00204242 4242\"}\n{\"card\":1}\n",
                "{\"x\":[1 ],\"day\":\"2026-02-28\", \"card\":\"4242424242424242\"}\n"
            ),
            (
                "a.csv", [], "card;sum\n4242424242424242;-1234,50\n4242424242424242;007\n4242424242424242;0,05\n",
                "card;sum\n4242424242424242;-1234.5\n4242424242424242;007\n4242424242424242;0.05\n"
            ),
            ("a.json", [], "[{\"card\":\n\"4242 4242 4242 4242\"}]", "{\"card\": \"4242424242424242\"}\n"),
        ] as [(String, [String], String, String)])
    func normalized(name: String, options: [String], text: String, expected: String) throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"""
            {"fields": [{"name": "card", "strategies": ["paymentCard"]},
             {"name": "day", "type": "date", "format": "%d.%m.%Y", "constraints": {"required": false}},
             {"name": "sum", "type": "number", "decimalChar": ",", "constraints": {"required": false}}]}
            """#, to: "rules.json")
        let file = try folder.write(text, to: name)
        let run = try Run(["rows", "--rules", rules, "--normalized", folder.path("copy"), file] + options)
        #expect(run.status < 2, "\(run.errors)")
        #expect(try folder.read("copy") == expected)
        #expect(try folder.read(name) == text)
        for input in [file, rules] {
            let run = try Run(["rows", "--rules", rules, "--normalized", input, file] + options)
            #expect(run.status == 2 && run.errors == "validate: \(input): this is an input file\n", "\(run.errors)")
        }
    }
}
