// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("validate rows: rules, reports, files")
struct RowsReportTests {
    static let people = """
        email,card,ref
        a@example.com,4242 4242 4242 4242,AB123456
        b@example.com,5555555555551112,AB123456
        c@example.com,4242424242424242,ab
        d@,4242424242424242,AB123456

        """
    static let rules = #"""
        { "fields": [
          { "name": "email", "title": "Email address", "type": "string", "format": "email", "constraints": { "required": true } },
          { "name": "card",  "title": "Card number", "strategies": [ { "use": "paymentCard", "networks": ["visa", "mastercard"] } ] },
          { "name": "site",  "strategies": [ "url" ], "constraints": { "required": false } },
          { "name": "ref",   "constraints": { "pattern": "[A-Z]{2}\\d{6}" } } ] }
        """#

    @Test("The text report is one line a problem and one a file")
    func text() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(Self.rules, to: "rules.json")
        let people = try folder.write(Self.people, to: "people.csv")
        let run = try Run("rows", "--rules", rules, people)
        #expect(run.status == 1)
        #expect(run.lines.count == 4)
        #expect(run.lines[0].hasPrefix("\(people):3:2: card.checksum: Card number is not correct: "))
        #expect(run.lines[0].hasSuffix("(**** 1112)"))
        #expect(run.lines[1].hasPrefix("\(people):4:3: pattern.mismatch: ref "))
        #expect(run.lines[2].hasPrefix("\(people):5:1: email."))
        #expect(run.lines[3] == "\(people): 4 rows, 3 problems in 3 rows, 1 missing column")
        #expect(!run.output.contains("d@"))
    }

    @Test("The NDJSON report keeps its contract")
    func ndjson() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(Self.rules, to: "rules.json")
        let run = try Run(
            ["rows", "--rules", rules, "--input", "csv", "--format", "ndjson", "-"],
            input: Array(Self.people.utf8))
        #expect(run.status == 1)
        let problem = run.objects[0]
        for (key, value) in [
            "kind": "problem", "file": "-", "field": "card", "domain": "InputValidationErrorDomain",
            "name": "card.checksum",
        ] {
            #expect(problem[key] as? String == value)
        }
        for (key, value) in ["line": 3, "row": 2, "column": 2, "code": 1042] {
            #expect(problem[key] as? Int == value)
        }
        #expect(problem["parameters"] is NSDictionary)
        #expect(
            run.lines.last
                == #"{"kind":"summary","files":1,"rows":4,"problems":3,"rowsWithProblems":3,"truncated":false,"#
                + #""missingColumns":["site"]}"#)
    }

    @Test("Several files have one summary in JSON and a line each in text")
    func files() throws {
        let folder = try TemporaryFolder()
        let one = try folder.write("a\n1\n", to: "1.csv")
        let two = try folder.write("b,a\nx,y\n", to: "2.csv")
        let text = try Run("rows", "--rule", "a=numeric", one, two)
        #expect(text.lines.first == "\(one): 1 row, 0 problems")
        #expect(text.lines.last == "\(two): 1 row, 1 problem in 1 row")
        let json = try Run("rows", "--rule", "a=numeric", one, two, "--format", "ndjson")
        #expect(json.objects.last?["files"] as? Int == 2)
        #expect(json.objects.last?["rows"] as? Int == 2)
        #expect(json.objects[0]["column"] as? Int == 2)
    }

    @Test("The copies of several files have one header, which must be the same")
    func copiesOfFiles() throws {
        let folder = try TemporaryFolder()
        let files = try ["a\n1\nx\n", "a\n2\n", "b,a\n3,4\n"].enumerated().map {
            try folder.write($1, to: "\($0).csv")
        }
        let rows = ["rows", "--rule", "a=numeric", "--accepted", folder.path("good")]
        #expect(try Run(rows + files.prefix(2)).status == 1)
        #expect(try folder.read("good") == "a\n1\n2\n")
        let other = try Run(rows + [files[1], files[2]])
        #expect(other.status == 2)
        #expect(other.errors == "validate: \(files[2]): the header differs from that of the file before\n")
        for (number, header) in ["a", "a\r\n", "a\n"].enumerated() {
            let empty = try folder.write(header, to: "header \(number).csv")
            #expect(try Run(rows + [empty, files[1]]).status == 0)
        }
    }

    @Test("Only the rows of a JSON array are joined to lines in a copy")
    func copiesOfFormats() throws {
        let folder = try TemporaryFolder()
        let files = try [("a.json", "[{\"a\":\n1}]"), ("b.csv", "a,b\n1,\"x\ny\"\n")].map {
            try folder.write($1, to: $0)
        }
        _ = try Run(["rows", "--rule", "a=numeric", "--accepted", folder.path("good")] + files)
        #expect(try folder.read("good") == "{\"a\": 1}\na,b\n1,\"x\ny\"\n")
    }

    @Test("--max-errors limits what is printed and still counts")
    func maximumErrors() throws {
        let table = "a\n" + String(repeating: "x\n", count: 1500)
        let run = try Run(
            "rows", "--rule", "a=numeric", "--format", "ndjson", "--max-errors", "1000", input: table)
        #expect(run.lines.count == 1001)
        #expect(run.objects.last?["problems"] as? Int == 1500)
        #expect(run.objects.last?["truncated"] as? Bool == true)
        let all = try Run(
            "rows", "--rule", "a=numeric", "--format", "ndjson", "--max-errors", "0", input: table)
        #expect(all.lines.count == 1501)
        #expect(all.objects.last?["truncated"] as? Bool == false)
        let exact = try Run(
            "rows", "--rule", "a=numeric", "--format", "ndjson", "--max-errors", "1500", input: table)
        #expect(exact.objects.last?["truncated"] as? Bool == false)
        for (arguments, message) in [(["--max-errors", "-1"], "'-1'"), (["--max-errors=-1"], "needs 0 or more")] {
            let run = try Run(["rows", "--rule", "a=numeric"] + arguments, input: Array(table.utf8))
            #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
        }
    }

    @Test("--fail-fast stops after the first row with a problem")
    func failFast() throws {
        let run = try Run(
            "rows", "--rule", "a=numeric", "--fail-fast", "--format", "ndjson", input: "a\n1\nx\ny\n")
        #expect(run.status == 1)
        #expect(run.findings == ["2 a numeric.character"])
        #expect(run.objects.last?["rows"] as? Int == 2)
        let folder = try TemporaryFolder()
        let first = try folder.write("a,b\nx\ny,1\n", to: "1.csv")
        let second = try folder.write("a,b\nz,1\n", to: "2.csv")
        let files = try Run("rows", "--rule", "a=numeric", "--rule", "b=numeric", "--fail-fast", first, second)
        // All of the row's problems are reported, and no other file is read.
        #expect(
            files.lines.map { $0.dropFirst(first.count).prefix(18) }.map(String.init) == [
                ":2:1: row.cells: T", ":2:1: numeric.char", ":2:2: input.empty:", ": 1 row, 3 problem",
            ], "\(files.output)")
    }

    @Test("--accepted and --rejected split the rows as they are")
    func split() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("a,b\r\n1,\"x\ny\"\r\nq,z\r\n2,w", to: "in.csv")
        let paths = (folder.path("good.csv"), folder.path("bad.csv"))
        let run = try Run(
            "rows", "--rule", "a=numeric", "--accepted", paths.0, "--rejected", paths.1, file)
        #expect(run.status == 1)
        #expect(try folder.read("good.csv") == "a,b\r\n1,\"x\ny\"\r\n2,w\n")
        #expect(try folder.read("bad.csv") == "a,b\r\nq,z\r\n")
        #expect(try Run("rows", "--rule", "a=numeric", "--refused", paths.1, file).status == 2)
    }

    @Test(
        "A disk that is full is status 2, a reader that went away is not", .enabled(if: hasFullDevice))
    func full() throws {
        let run = try Run("rows", "--rule", "a=numeric", "--accepted", "/dev/full", input: "a\n1\n")
        #expect(run.status == 2)
        #expect(run.errors.contains("--accepted: No space left on device"))
        // This row is written after the program has read the whole input.
        for (option, cell) in [("--accepted", "1"), ("--rejected", "x")] {
            let last = try Run(
                "rows", "--no-header", "--rule", "1=numeric", "--format", "ndjson", option, "/dev/full", input: cell)
            #expect(last.status == 2 && !last.output.contains("summary"), "\(last.output)")
            #expect(last.errors == "validate: \(option): No space left on device\n")
        }
    }

    static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

    @Test("An output may not be an input, and the two outputs not one file")
    func sameFile() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("a\n1\n", to: "in.csv")
        let run = try Run("rows", "--rule", "a=numeric", "--accepted", file, file)
        #expect(run.status == 2)
        #expect(try folder.read("in.csv") == "a\n1\n")
        let out = folder.path("out.csv")
        #expect(
            try Run("rows", "--rule", "a=numeric", "--accepted", out, "--rejected", out, file).status == 2
        )
    }

    @Test(
        "Two names of one file are one file, and nothing in it is lost",
        arguments: [
            // A file that the program would create also has two names.
            (["--accepted", "NEW", "--rejected", "SAME/NEW", "IN"], "need two files"),
            (["--accepted", "NEW", "--rejected", "dangling", "IN"], "need two files"),
            (["--accepted", "OLD", "--rejected", "SAME/OLD", "IN"], "need two files"),
            (["--accepted", "hard", "--rejected", "OLD", "IN"], "need two files"),
            (["--accepted", "OLD", "--rejected", "symbolic", "IN"], "need two files"),
            // A pipe without a reader. Opening it would take forever.
            (["--accepted", "pipe", "--rejected", "SAME/pipe", "IN"], "need two files"),
            (["--accepted", "SAME/IN", "IN"], "this is an input file"),
            (["--rejected", "IN-hard", "IN"], "this is an input file"),
            (["--accepted", "OLD", "--rejected", "IN-symbolic", "IN"], "this is an input file"),
            (["--accepted", "OLD", "--rejected", "IN", "hard", "IN"], "this is an input file"),
            (["--accepted", "IN", "-"], "this is an input file"),
            (["--rejected", "IN-hard"], "this is an input file"),
            (["--accepted", "NEW", "NEW"], "this is an input file"),
            (["--accepted", "OLD", "--rejected", "/nowhere/x", "IN"], "/nowhere/x: No such file"),
        ])
    func namesOfOneFile(arguments: [String], message: String) throws {
        let folder = try TemporaryFolder()
        let table = "a\n1\nx\n2\ny\n"
        let input = try folder.write(table, to: "IN")
        _ = try folder.write("kept\n", to: "OLD")
        let files = FileManager.default
        for (link, target) in [("hard", "OLD"), ("IN-hard", "IN")] {
            try files.linkItem(atPath: folder.path(target), toPath: folder.path(link))
        }
        for (link, target) in [("symbolic", "OLD"), ("IN-symbolic", "IN"), ("dangling", "NEW"), ("SAME", ".")] {
            try files.createSymbolicLink(atPath: folder.path(link), withDestinationPath: target)
        }
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        let paths = arguments.map { $0.hasPrefix("-") || $0.hasPrefix("/") ? $0 : folder.path($0) }
        let run = try Run(["rows", "--rule", "a=numeric"] + paths, inputFile: input)
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(message), "\(run.errors)")
        #expect(try folder.read("IN") == table && folder.read("OLD") == "kept\n")
    }

    @Test("Names that only look alike are two files")
    func namesOfTwoFiles() throws {
        let folder = try TemporaryFolder()
        let paths = ["\u{E9}", "e\u{301}"].map { folder.path($0) }
        let run = try Run(
            "rows", "--rule", "a=numeric", "--accepted", paths[0], "--rejected", paths[1], input: "a\n1\nx\n")
        #expect(run.status == 1, "\(run.errors)")
        #expect(try folder.read("\u{E9}") == "a\n1\n" && folder.read("e\u{301}") == "a\nx\n")
    }

    @Test("A device can be the input and an output")
    func device() throws {
        let run = try Run(
            ["rows", "--no-header", "--rule", "1=numeric", "--accepted", "/dev/null"], inputFile: "/dev/null")
        #expect(run.errors == "validate: -: there are no rows\n")
    }

    @Test("An output is emptied first")
    func emptied() throws {
        let folder = try TemporaryFolder()
        let out = try folder.write("1\n2\n3\n4\n", to: "out.csv")
        #expect(try Run("rows", "--rule", "a=numeric", "--accepted", out, input: "a\n5\n").status == 0)
        #expect(try folder.read("out.csv") == "a\n5\n")
    }

    @Test("What was split before a file turned out unreadable is kept")
    func splitUnreadable() throws {
        let folder = try TemporaryFolder()
        let out = folder.path("good.csv")
        let run = try Run(
            "rows", "--rule", "a=numeric", "--accepted", out, input: "a,b\n1,2\n3,\"open\n")
        #expect(run.status == 2)
        #expect(try folder.read("good.csv") == "a,b\n1,2\n")
    }

    @Test("--statistics counts the errors of every column")
    func statistics() throws {
        let table = "a,b\nx,1\ny,\n,2\n"
        let json = try Run(
            "rows", "--rule", "a=numeric", "--rule", "b=numeric", "--statistics", "--format", "ndjson",
            input: table)
        let counts: NSDictionary = [
            "a": ["numeric.character": 2, "input.empty": 1], "b": ["input.empty": 1],
        ]
        #expect(json.objects.last?["statistics"] as? NSDictionary == counts)
        let text = try Run(
            "rows", "--rule", "a=numeric", "--rule", "b=numeric", "--statistics", input: table)
        #expect(
            text.lines.suffix(3) == [
                "a: 2 × numeric.character", "a: 1 × input.empty", "b: 1 × input.empty",
            ])
    }

    @Test("Statistics count what is not printed, rows with other cells, and all files")
    func statisticsOfFiles() throws {
        let folder = try TemporaryFolder()
        let files = try ["b,a\nx,\ny\n", "a\n1\n,\nz\n"].enumerated().map { try folder.write($1, to: "\($0).csv") }
        let run = try Run(["rows", "--rule", "a=numeric", "--statistics", "--max-errors", "1"] + files)
        #expect(
            run.lines.dropFirst() == [
                "\(files[0]): 2 rows, 3 problems in 2 rows (not all are printed: --max-errors)",
                "\(files[1]): 3 rows, 3 problems in 2 rows (not all are printed: --max-errors)",
                "a: 3 × input.empty", "a: 1 × numeric.character", "row: 2 × row.cells",
            ])
        // Equally frequent errors are sorted by name.
        let same = try Run("rows", "--rule", "a=numeric", "--statistics", input: "a\nx\n\n")
        #expect(same.lines.suffix(2) == ["a: 1 × input.empty", "a: 1 × numeric.character"])
    }

    @Test("The JSON report is one document, complete or not")
    func json() throws {
        for (input, key) in [
            ("a,b\nx,1\ny,2\n", "summary"), ("a,b\nx,1\ny,\"\n", "unreadable"), ("a,b\n", "summary"),
        ] {
            let run = try Run("rows", "--rule", "a=numeric", "--format", "json", input: input)
            let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            #expect(report.map { Set($0.keys) } == ["problems", key])
        }
        let run = try Run(
            "rows", "--rule", "a=numeric", "--format", "json", input: "a,b\nx,1\ny,2\n3,\"\n")
        let problems = [(2, 1), (3, 2)].map { line, row in
            #"{"file":"-","line":\#(line),"row":\#(row),"column":1,"field":"a","domain":"InputValidationErrorDomain","#
        }
        #expect(run.lines.count == 4 && run.lines.first == #"{"problems":["#, "\(run.output)")
        #expect(run.lines.dropFirst().prefix(2).map { $0.hasSuffix("},") } == [true, false])
        #expect(zip(run.lines.dropFirst(), problems).allSatisfy { $0.hasPrefix($1) }, "\(run.output)")
        let unreadable = #"{"file":"-","line":4,"message":"a quote is opened here and never closed"}"#
        #expect(run.lines.last == #"],"unreadable":\#(unreadable)}"#)
    }

    @Test("Quotes, backslashes, and line ends of a label are escapes in JSON")
    func labelsInJSON() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[{"name":"a","title":"A\\\"\n\r\tB","strategies":["numeric"]}]}"#, to: "rules.json")
        let run = try Run("rows", "--rules", rules, "--format", "ndjson", input: "a\nx\n")
        let label = #"A\\\"\n\r\tB"#
        #expect(run.lines.first?.contains(#""message":"\#(label) must "#) == true, "\(run.output)")
        #expect((run.objects.first?["message"] as? String)?.hasPrefix("A\\\"\n\r\tB must ") == true, "\(run.output)")
    }

    @Test("The GitHub report points at file, line, and column")
    func github() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("a,b\n1,x\n", to: "odd,100%:name.csv")
        let run = try Run("rows", "--rule", "b=numeric", "--format", "github", file)
        #expect(
            run.lines[0].contains("odd%2C100%25%3Aname.csv,line=2,col=2,title=numeric.character (1001)::b must"))
        #expect(run.lines[1] == "::notice::1 row, 1 problem in 1 row")
        // Standard input isn't a file, so the place is in the text.
        let input = try Run("rows", "--rule", "b=numeric", "--format", "github", input: "a,b\n1,x\n")
        #expect(input.lines[0].hasPrefix("::error title=numeric.character (1001)::line 2, column 2: b must "))
        let shown = try Run("rows", "--rule", "b=numeric", "--format", "github", "--show-values", file)
        #expect(shown.lines[0].hasSuffix(" (x)"), "\(shown.output)")
        let lines = try folder.write("a,b\n1,x\n", to: "c\nd\r.csv")
        let named = try Run("rows", "--rule", "b=numeric", "--format", "github", lines)
        #expect(named.lines[0].contains("/c%0Ad%0D.csv,line=2,col=2,"), "\(named.output)")
        // A problem with the whole row has no column.
        let short = try Run("rows", "--rule", "a=numeric", "--format", "github", input: "a,b\n1\n")
        #expect(
            short.lines[0]
                == "::error title=row.cells (1)::line 2: The row must have as many cells as the header: 2, not 1")
    }

    @Test("The GitHub report has what cannot be read, and no summary")
    func githubUnreadable() throws {
        let folder = try TemporaryFolder()
        let table = "a,b\n1,2\n3,\"4\n"
        let file = try folder.write(table, to: "a,b.csv")
        let message = "a quote is opened here and never closed"
        let arguments = ["rows", "--rule", "a=numeric", "--format", "github"]
        let named = file.replacing(",", with: "%2C")
        #expect(try Run(arguments + [file]).output == "::error file=\(named),line=3::\(message)\n")
        #expect(try Run(arguments, input: Array(table.utf8)).output == "::error::\(message)\n")
        let absent = folder.path("absent.csv")
        #expect(
            try Run(arguments + [absent]).output
                == "::error file=\(absent)::\(absent): No such file or directory\n")
    }

    @Test("What would end an annotation is written by its code")
    func githubEscapes() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[{"name":"a","title":"A\nB\r%C","strategies":["numeric"]}]}"#, to: "rules.json")
        let run = try Run("rows", "--rules", rules, "--format", "github", input: "a\nx\n")
        let place = "::error title=numeric.character (1001)::line 2, column 1: "
        #expect(run.lines.first?.hasPrefix(place + "A%0AB%0D%25C must ") == true, "\(run.output)")
    }

    @Test("The GitHub report has ten annotations, as many as GitHub shows, and the number of the others")
    func githubLimit() throws {
        let rows = ["rows", "--rule", "a=numeric", "--format", "github"]
        for (count, more) in [
            (10, ""), (11, "; 1 more problem not shown here (--format text lists all)"),
            (2_000, "; 1990 more problems not shown here (--format text lists all)"),
        ] {
            let table = "a\n" + String(repeating: "x\n", count: count)
            let run = try Run(rows, input: Array(table.utf8))
            #expect(run.status == 1)
            #expect(run.lines.filter { $0.hasPrefix("::error") }.count == 10)
            #expect(run.lines.count == 11)
            #expect(run.lines.last == "::notice::\(count) rows, \(count) problems in \(count) rows\(more)")
        }
        // The command line limits the problems too.
        let few = try Run(rows + ["--max-errors", "2"], input: Array("a\nx\ny\nz\n".utf8))
        #expect(few.lines.count == 3)
        #expect(
            few.lines.last
                == "::notice::3 rows, 3 problems in 3 rows; 1 more problem not shown here (--format text lists all)")
    }

    @Test("--progress writes to standard error only")
    func progress() throws {
        let table = "a\n" + String(repeating: "1\n", count: 70_000)
        let short = try Run("rows", "--rule", "a=numeric", "--progress", "always", input: "a\n1\n")
        #expect(short.errors.isEmpty)
        let folder = try TemporaryFolder()
        let files = try ["1.csv", "2.csv"].map { try folder.write("a\n1\n", to: $0) }
        #expect(try Run(["rows", "--rule", "a=numeric", "--progress", "always"] + files).errors.isEmpty)
        let run = try Run("rows", "--rule", "a=numeric", "--progress", "always", input: table)
        let lines = run.errors.split(separator: "\r")
        #expect(lines.last == "\u{1B}[K" && lines.count > 1)
        #expect(lines.dropLast().allSatisfy { $0.contains(/^-: [0-9]+%, [0-9]+ rows, 0 problems\x{1B}\[K$/) })
        #expect(run.output == "-: 70000 rows, 0 problems\n")
        #expect(
            try Run("rows", "--rule", "a=numeric", "--progress", "never", input: table).errors.isEmpty)
        #expect(try Run("rows", "--rule", "a=numeric", input: table).errors.isEmpty)
    }

    @Test(
        "Rules that make no sense are status 2",
        arguments: [
            ([], "there are no rules"), (["--rule", "a"], "column=strategy"),
            (["--rule", "=alpha"], "column="),
            (["--rule", "a="], "there is no strategy or stock pattern “”"),
            (["--rule", "a=alpha,"], "there is no strategy or stock pattern “”"),
            (["--rule", "a=alhpa"], "“alpha”"), (["--rule", "a=not"], "needs the key “rule”"),
            (["--rules", "/nonexistent.json"], "No such file"),
            (["--rule", "a=alpha", "--key-file", "/dev/null"], "--key-file needs --part"),
        ])
    func mistakes(arguments: [String], text: String) throws {
        let run = try Run(["rows"] + arguments, input: Array("a\nx\n".utf8))
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(text), "\(run.errors)")
    }

    @Test(
        "A mistake in a rule file is status 2 with file, place, and the way out",
        arguments: [
            ("{", "rules.json:1:2: this is not JSON: a string in quotes is expected here"),
            (
                "{\n  \"fields\": [\n    { \"näme\" \"a\" } ] }",
                "rules.json:3:14: this is not JSON: a colon is expected here"
            ),
            ("{} {}", "rules.json:1:4: this is not JSON: there is text after the value"),
            ("\u{FEFF}{", "rules.json:1:2: this is not JSON: a string in quotes is expected here"),
            (#"{"fields":[{"name":5}]}"#, "fields[0].name: this must be a text"),
            (#"{"fields":[{"name":null}]}"#, "fields[0].name: this must be a text"),
            (#"{"fields":[{"name":"a","strategies":null}]}"#, "fields[0].strategies: this must be a list"),
            (#"{"fields":null}"#, "fields: this must be a list"),
            ("null", "rules.json:1:1: this must be an object"),
            (
                #"{"fields":[{"name":"a"}],"fields":[{"name":"b"}]}"#,
                "the key “fields” appears twice in one object"
            ),
            (
                #"{"fields":[{"name":"a","constraints":{"required":"yes"}}]}"#,
                "fields[0].constraints.required: this must be true or false"
            ),
            (
                "{\"name\":\"a\nb\"}", "rules.json:1:11: this is not JSON: a string is not closed on its line"
            ),
            (
                #"{"fields":[{"name":"a","strategies":["numric"]}]}"#,
                "fields[0].strategies[0]: there is no strategy “numric”; did you mean “numeric”?"
            ),
            (#"{"fields":[{"name":"a","stratgies":[]}]}"#, "did you mean “strategies”?"),
            (
                #"{"fields":[{"name":"a","strategies":[{"use":"paymentCard","networks":"visa"}]}]}"#,
                "networks: this must be a list"
            ),
            (
                #"{"fields":[{"name":"a","strategies":[{"use":"integer","minimum":"1"}]}]}"#,
                "minimum: this must be a whole number"
            ),
            (
                #"{"fields":[{"name":"a","type":"integer","constraints":{"minimum":1.5}}]}"#,
                "fields[0].constraints.minimum: this must be a whole number"
            ),
            (
                #"{"fields":[{"name":"a","strategies":[{"use":"integer","maximum":99999999999999999999}]}]}"#,
                "maximum: this number is too large"
            ),
            (
                #"{"fields":[{"name":"a","type":"number","constraints":{"maximum":1e999}}]}"#,
                "fields[0].constraints.maximum: this number is too large"
            ),
            (
                #"{"fields":[{"name":"a\ud800"}]}"#,
                "fields[0].name: this is not JSON: half of a surrogate pair (line 1, column 22)"
            ),
            (
                #"{"fields":[{"name":"a","constraints":{"enum":["\ud800"]}}]}"#,
                "enum: this is not JSON: half of a surrogate pair (line 1, column 48)"
            ),
            (
                #"{"fields":[{"name":"a","strategies":["postalCodeHC"]}]}"#,
                "there is no strategy “postalCodeHC”; did you mean “postalCodeCH”?"
            ),
        ])
    func ruleFiles(json: String, text: String) throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(json, to: "rules.json")
        let run = try Run("rows", "--rules", rules, input: "a\n1\n")
        #expect(run.status == 2)
        #expect(run.errors.contains(rules) && run.errors.contains(text), "\(run.errors)")
    }

    @Test("A rule file that is not UTF-8 is status 2 with a plain sentence")
    func encoding() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("rules.json")
        try Data(Array(#"{"fields":[{"name":"a"#.utf8) + [0xE9] + Array(#""}]}"#.utf8)).write(to: URL(filePath: path))
        let run = try Run("rows", "--rules", path, input: "a\n1\n")
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("validate: \(path):1:22: this is not UTF-8; it looks like Latin-1: "))
        // Only the first of two mistakes is reported.
        try Data(Array("{x".utf8) + [0xE9]).write(to: URL(filePath: path))
        #expect(try Run("rows", "--rules", path).errors.hasPrefix("validate: \(path):1:2: this is not JSON: "))
        try Data(Array("\u{FEFF}{\"".utf8) + [0xE9] + Array("\" x".utf8)).write(to: URL(filePath: path))
        #expect(try Run("rows", "--rules", path).errors.hasPrefix("validate: \(path):1:3: this is not UTF-8"))
    }

    @Test("A stock pattern means the same in a rule file and on the command line")
    func stockPatterns() throws {
        let folder = try TemporaryFolder()
        let table = "zip\n8001\n800\n"
        let line = try Run("rows", "--rule", "zip=postalCodeCH", "--format", "ndjson", input: table)
        #expect(line.status == 1)
        for strategy in [
            #""postalCodeCH""#, #"{"use":"postalCodeCH"}"#, #"{"use":"pattern","name":"postalCodeCH"}"#,
        ] {
            let rules = try folder.write(
                #"{"fields":[{"name":"zip","strategies":[\#(strategy)]}]}"#, to: "rules.json")
            #expect(try Run("rows", "--rules", rules, "--format", "ndjson", input: table).output == line.output)
            let other = try folder.write(
                #"{"fields":[{"name":"zip","strategies":[{"use":"pattern","name":"postalCodeCH"}]}]}"#, to: "other.json"
            )
            #expect(try Run("diff", rules, other).output == "zip: same\n")
        }
    }

    @Test("All mistakes of a rule file are reported in one run")
    func tableSchema() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"""
            { "foreignKey": [], "fields": [
              { "name": "a", "exampl": "1", "rdfTyp": "x", "constraints": { "jsonSchema": {}, "minLength": -1 } },
              { "name": "b", "type": "intger", "strategies": ["numric", "alpha"] } ] }
            """#, to: "rules.json")
        let run = try Run("rows", "--rules", rules, input: "a\n1\n")
        #expect(run.status == 2)
        let places = run.errors.split(separator: "\n").map {
            String($0.dropFirst("validate: \(rules):".count))
        }
        .map { $0.components(separatedBy: ": ") }
        #expect(
            places.map { $0[0] } == ["1:17", "2:28", "2:43", "2:79", "2:96", "3:26", "3:51"], "\(run.errors)")
        let paths = places.map { $0[1] }
        #expect(
            paths == [
                "foreignKey", "fields[0].exampl", "fields[0].rdfTyp", "fields[0].constraints.jsonSchema",
                "fields[0].constraints.minLength", "fields[1].type", "fields[1].strategies[0]",
            ], "\(run.errors)")
    }

    @Test("A key with a mistake is not reported as missing too")
    func oneMistake() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[{"name":5}]}"#, to: "rules.json")
        let run = try Run("rows", "--rules", rules, input: "a\n1\n")
        #expect(run.errors == "validate: \(rules):1:20: fields[0].name: this must be a text\n")
    }

    @Test("Of many mistakes of a rule file, a hundred are reported", arguments: [99, 100, 150])
    func manyMistakes(count: Int) throws {
        let folder = try TemporaryFolder()
        let keys = (0..<count).map { #""k\#($0)":1"# }.joined(separator: ",")
        let rules = try folder.write(#"{"fields":[{"name":"a",\#(keys)}]}"#, to: "rules.json")
        let lines = try Run("rows", "--rules", rules, input: "a\n").errors.split(separator: "\n")
        #expect(lines.count { $0.contains(" has no key “k") } == min(count, 100))
        #expect(lines.last?.hasSuffix("rules.json:1:1: and perhaps more") == (count > 99))
    }

    @Test(
        "Labels, names of files, and of columns reach the terminal as escapes only",
        arguments: ["text", "json", "ndjson", "github"])
    func escapes(format: String) throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[{"name":"a","title":"A\u001b[31m\u202e\u200b","constraints":{"maxLength":1}}]}"#,
            to: "rules.json")
        let file = try folder.write("a\nxx\n", to: "\u{1B}[31m\u{202E}\u{E0041}.csv")
        let run = try Run("rows", "--rules", rules, "--statistics", "--format", format, file)
        #expect(run.status == 1)
        for scalar in ["\u{1B}", "\u{202E}", "\u{200B}", "\u{E0041}"] as [Unicode.Scalar] {
            #expect(!run.output.unicodeScalars.contains(scalar), "\(run.output.debugDescription)")
        }
        if format == "ndjson" { #expect(run.objects[0]["file"] as? String == file) }
    }

    @Test(
        "The name of a column in a header reaches the terminal as escapes only",
        arguments: ["text", "json", "ndjson", "github", "junit", "sarif"])
    func escapesOfColumns(format: String) throws {
        let arguments = ["rows", "--rule", "1=numeric", "--statistics", "--format", format]
        let run = try Run(arguments, input: Array("\u{1B}a\nx\n".utf8))
        #expect(run.status == 1)
        #expect(!run.output.unicodeScalars.contains("\u{1B}"), "\(run.output.debugDescription)")
        if format == "text" { #expect(run.lines.last == "\\u{1b}a: 1 × numeric.character") }
        if format == "junit" { #expect(run.output.contains(#"name="row 1" "#), "\(run.output)") }
    }

    @Test("A blank in a label is printed as it is, and in a value as an escape")
    func blanks() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            "{\"fields\":[{\"name\":\"a\",\"title\":\"Street\u{A0}name\",\"strategies\":[\"alpha\"]}]}",
            to: "rules.json")
        let run = try Run("rows", "--rules", rules, "--show-values", input: "a\nx\u{A0}y\n")
        #expect(run.output.contains(": Street\u{A0}name must ") && run.output.contains("(x\\u{a0}y)"), "\(run.output)")
    }

    @Test("An endless input ends with the reader of the report")
    func closedPipe() throws {
        let rule = ["rows", "--input", "lines", "--rule", "1=integer"]
        #expect(try Pipeline(endless: "x\n", rule + ["--max-errors", "0"], takes: 1).status == 1)
        // Nothing more is printed, but the program still notices the closed pipe.
        #expect(try Pipeline(endless: "x\n", rule + ["--max-errors", "1"], takes: 1).status == 1)
        // The status is never 0 if the program didn't read the input to its end.
        #expect(try Pipeline(endless: "1\n", rule).status == 2)
    }

    @Test("A full disk ends the run at once", .enabled(if: hasFullDevice))
    func fullAtOnce() throws {
        let run = try Pipeline(
            endless: "1\n",
            ["rows", "--input", "lines", "--rule", "1=integer", "--accepted", "/dev/full"], output: "/dev/null")
        #expect(run.status == 2)
        #expect(run.errors == "validate: --accepted: No space left on device\n")
        let rejected = try Pipeline(
            endless: "x\n",
            ["rows", "--input", "lines", "--rule", "1=integer", "--rejected", "/dev/full"], output: "/dev/null")
        #expect(rejected.status == 2)
        #expect(rejected.errors == "validate: --rejected: No space left on device\n")
    }

    @Test("A directory has no lines")
    func directory() throws {
        let folder = try TemporaryFolder()
        let run = try Run("rows", "--rule", "a=numeric", folder.url.path)
        #expect(run.status == 2)
        #expect(run.errors == "validate: \(folder.url.path): Is a directory\n")
    }

    @Test("A stock pattern is a strategy by its own name")
    func stockPattern() throws {
        let run = try Run(
            "rows", "--rule", "zip=postalCodeGB", "--format", "ndjson", input: "zip\nSW1A 1AA\nx\n")
        #expect(run.findings == ["2 zip pattern.mismatch"])
    }

    @Test("Rules for one column add up, from the file and the command line")
    func addition() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[{"name":"a","constraints":{"maxLength":2}}]}"#, to: "rules.json")
        let run = try Run(
            "rows", "--rules", rules, "--rule", "a=numeric", "--rule", "a=luhn", "--format", "ndjson",
            input: "a\nxyz\n"
        )
        #expect(run.findings.prefix(2) == ["1 a length.tooLong", "1 a numeric.character"])
    }

    @Test("A file that is not there is status 2; files before it keep their report")
    func missingFile() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("a\nx\n", to: "in.csv")
        let run = try Run("rows", "--rule", "a=numeric", file, folder.path("nope.csv"))
        #expect(run.status == 2)
        #expect(run.output.contains("numeric.character"))
        #expect(run.errors.contains("nope.csv: No such file or directory"))
        let hyphen = try Run("rows", "--rule", "a=numeric", "--format", "ndjson", "-1.csv")
        #expect(hyphen.status == 2 && hyphen.objects.last?["file"] as? String == "-1.csv", "\(hyphen.output)")
        #expect(try Run("rows", "--rule", "a=numeric", folder.url.path).status == 2)
    }
}
