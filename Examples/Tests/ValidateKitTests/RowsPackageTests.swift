// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("validate rows: data packages, foreign keys, and limits on a whole file")
struct RowsPackageTests {
    private static let package = """
        {"name":"shop","resources":[
         {"name":"readme","path":"README.md"},
         {"name":"towns","path":"towns.csv","schema":{"fields":[{"name":"zip"},{"name":"town"}],"primaryKey":"zip"}},
         {"name":"people","path":"people.csv","dialect":{"delimiter":";"},"schema":{
          "fields":[{"name":"id","type":"integer"},{"name":"zip"},{"name":"parent","type":"integer"}],
          "uniqueKeys":[["id","zip"]],
          "foreignKeys":[{"fields":"zip","reference":{"resource":"towns","fields":"zip"}},
           {"fields":["parent"],"reference":{"resource":"","fields":["id"]}}]}}]}
        """
    private static let towns = "zip,town\n8001,Zurich\n3000,Bern\n"
    private static let people = "id;zip;parent\n1;8001;\n2;3000;1\n3;9999;7\n1;8001;01\n4;;\n4;;\n"
    private static let findings = ["3 zip foreignKey.missing", "3 parent foreignKey.missing", "4 - unique.repeated"]

    /// Writes the package and its data, and returns the folder and the path of the package.
    private func shop() throws -> (folder: TemporaryFolder, package: String) {
        let folder = try TemporaryFolder()
        _ = try folder.write(Self.towns, to: "towns.csv")
        _ = try folder.write(Self.people, to: "people.csv")
        return (folder, try folder.write(Self.package, to: "datapackage.json"))
    }

    @Test("A package validates its own files, or the file whose name a resource has", arguments: [1, 3])
    func package(threads: Int) throws {
        let (folder, package) = try shop()
        let threads = ["--threads", "\(threads)", "--format", "ndjson"]
        let all = try Run(["rows", "--rules", package] + threads)
        #expect(all.status == 1 && all.findings == Self.findings && all.errors.isEmpty, "\(all.errors)")
        #expect(all.objects.last?["files"] as? Int == 2 && all.objects.last?["rows"] as? Int == 8)
        #expect(all.objects.first?["domain"] as? String == "ValidateErrorDomain")
        #expect(all.objects.first?["code"] as? Int == 10)
        #expect(all.objects.first?["message"] as? String == "zip must be in towns (zip)")
        let people = folder.url.appending(path: "people.csv").path
        let one = try Run(["rows", "--rules", package, people] + threads)
        #expect(one.status == 1 && one.findings == Self.findings)
        let chosen = try Run(["rows", "--rules", package, "--resource", "people", people] + threads)
        #expect(chosen.findings == Self.findings)
        let copy = try folder.write(Self.people, to: "copy.csv")
        let unknown = try Run(["rows", "--rules", package, copy] + threads)
        #expect(unknown.status == 2 && unknown.errors.contains("has no resource with the path of this file"))
        #expect(unknown.errors.contains("“towns” (towns.csv), “people” (people.csv)"))
        #expect(
            try Run(["rows", "--rules", package, "--resource", "people", copy] + threads).findings == Self.findings)
        let misspelled = try Run("rows", "--rules", package, "--resource", "peple", people)
        #expect(misspelled.status == 2 && misspelled.errors.contains("did you mean “people”?"))
    }

    @Test("A table that a foreign key refers to must be readable, and standard input is read only once")
    func unreadable() throws {
        let (folder, package) = try shop()
        let input = try Run(["rows", "--rules", package, "--resource", "people", "-"], input: Array(Self.people.utf8))
        #expect(input.status == 2 && input.errors.contains("the file is read twice"))
        _ = try folder.write("code,town\n", to: "towns.csv")
        let header = try Run("rows", "--rules", package, folder.url.appending(path: "people.csv").path)
        #expect(header.status == 2 && header.errors.contains("there is no column “zip”, which a foreign key refers to"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "towns.csv"))
        let gone = try Run("rows", "--rules", package, folder.url.appending(path: "people.csv").path)
        #expect(gone.status == 2 && gone.errors.contains("towns.csv: No such file"))
        let full = try shop()
        let limit = try Run(
            "rows", "--rules", full.package, "--max-keys", "1", full.folder.url.appending(path: "people.csv").path)
        #expect(limit.status == 2 && limit.errors.contains("there are over 1 different values"))
    }

    @Test("Values can be in a text file with a value on each line, or in a column of another file")
    func values() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("red\r\ngreen\n", to: "colors.txt")
        _ = try folder.write(#"{"n":"1"}"# + "\n" + #"{"n":2}"#, to: "numbers.ndjson")
        _ = try folder.write(#"[{"n":"1"},{"n":2}]"#, to: "numbers.json")
        for file in ["numbers.ndjson", "numbers.json"] {
            let rules = try folder.write(
                """
                {"fields":[{"name":"color"},{"name":"n","type":"integer"}],
                 "foreignKeys":[{"fields":"color","reference":{"path":"colors.txt"}},
                  {"fields":"n","reference":{"path":"\(file)","fields":"n"}}]}
                """, to: "rules.json")
            let run = try Run(
                "rows", "--rules", rules, "--format", "ndjson", input: "color,n\nred,01\nblue,2\ngreen,3\nx,y\n")
            #expect(
                run.findings == [
                    "2 color foreignKey.missing", "3 n foreignKey.missing", "4 n integer.character",
                    "4 color foreignKey.missing",
                ])
            #expect(run.objects.first?["value"] == nil)
        }
    }

    @Test(
        "The header is compared as fieldsMatch says",
        arguments: [
            ("exact", "a,b", nil), ("exact", "b,a", "column 1 is “b” instead of “a”"),
            ("exact", "a", "there is no column “b”"), ("exact", "a,b,c", "no field for the column “c”"),
            ("equal", "b,a", nil), ("equal", "a,b,c", "no field for the column “c”"), ("equal", "a", "no column “b”"),
            ("subset", "c,b,a", nil), ("subset", "a,c", "there is no column “b”"),
            ("superset", "a", nil), ("superset", "a,c", "no field for the column “c”"),
            ("partial", "a,c", nil), ("partial", "c", "there is no column with rules"),
        ] as [(String, String, String?)])
    func header(match: String, header: String, mistake: String?) throws {
        let folder = try TemporaryFolder()
        let field = #""constraints":{"required":false}}"#
        let rules = try folder.write(
            #"{"fieldsMatch":"\#(match)","fields":[{"name":"a",\#(field),{"name":"b",\#(field)]}"#, to: "rules.json")
        let run = try Run("rows", "--rules", rules, input: "\(header)\n")
        #expect(run.status == (mistake == nil ? 0 : 2))
        #expect(mistake.map { run.errors.contains($0) } ?? true, "\(run.errors)")
    }

    @Test(
        "The number of rows, and the shares of missing values and of warnings, are limited",
        arguments: [
            (#","minimumRows":4"#, "{}", ["0 - rows.tooFew"]), (#","minimumRows":3"#, "{}", []),
            (#","maximumRows":2"#, "{}", ["0 - rows.tooMany"]), (#","maximumRows":3"#, "{}", []),
            ("", #"{"required":false,"maximumMissingShare":0.33}"#, ["0 m share.missing"]),
            ("", #"{"required":false,"maximumMissingShare":0.34}"#, []),
            ("", #"{"required":false,"maximumWarnedShare":0.3}"#, ["0 m share.warned"]),
            ("", #"{"required":false,"maximumWarnedShare":0.5}"#, []),
        ])
    func limits(more: String, constraints: String, findings: [String]) throws {
        let folder = try TemporaryFolder()
        let constraints = constraints == "{}" ? #"{"required":false}"# : constraints
        let rules = try folder.write(
            """
            {"fields":[{"name":"m","constraints":\(constraints),
             "strategies":[{"use":"emailDomainSpelling","severity":"warning"}]},{"name":"n"}]\(more)}
            """, to: "rules.json")
        let input = "m,n\na@gmial.com,1\n,2\na@example.com,3\n"
        for threads in ["1", "2"] {
            let run = try Run("rows", "--rules", rules, "--threads", threads, "--format", "ndjson", input: input)
            guard threads == "1" else { continue }
            #expect(run.findings == findings && run.status == (findings.isEmpty ? 0 : 1), "\(run.output)")
            #expect(run.objects.filter { $0["kind"] as? String == "problem" }.allSatisfy { $0["line"] is NSNull })
        }
        let file = try folder.write(input, to: "m.csv")
        let run = try Run("rows", "--rules", rules, "--threads", "2", "--format", "ndjson", file)
        #expect(run.findings == findings)
        // A file's problem isn't a row's.
        let verdicts = try Run("rows", "--rules", rules, "--verdicts", file)
        #expect(verdicts.lines == ["accepted", "accepted", "accepted"] && verdicts.status == run.status)
        let part = try Run("rows", "--rules", rules, "--part", "1/2", "--format", "ndjson", file)
        let isLimited = !more.isEmpty || constraints.contains("Share")
        #expect(part.status == 2 && part.errors.contains("which no --part knows") || !isLimited)
        let text = try Run("rows", "--rules", rules, file)
        for finding in findings {
            #expect(text.output.contains("\(file): \(finding.split(separator: " ")[2]): "), "\(text.output)")
        }
    }

    @Test("What the program does not read of a resource is named")
    func dialect() throws {
        let folder = try TemporaryFolder()
        let data = try folder.write("1\n2\n", to: "a.csv")
        let rules = try folder.write(
            """
            {"name":"a","path":"a.csv","encoding":"koi8-r","dialect":{"header":false,"quoteChar":"''","delimiter":","},
             "schema":{"fields":[{"name":"n","type":"integer"}]}}
            """, to: "resource.json")
        let run = try Run("rows", "--rules", rules, data)
        #expect(run.status == 0 && run.output.contains("2 rows"))
        #expect(run.errors.contains("the resource's “encoding” is not read"))
        #expect(run.errors.contains("the dialect's “quoteChar” is not read"))
        for path in ["/etc/passwd", "../a.csv", "https://example.com/a.csv"] {
            let other = try folder.write(
                #"{"path":"\#(path)","schema":{"fields":[{"name":"n"}]}}"#, to: "other.json")
            #expect(try Run("rows", "--rules", other).status == 2)
        }
    }

    /// A dialect's keys, a file, and what the program says.
    private static let dialects: [(dialect: String, encoding: String, text: String, message: String)] = [
        (#""delimiter":";","quoteChar":"'""#, "utf-8", "n;t\n1;'a;b'\n", ""),
        (#""quoteChar":"'","escapeChar":"\\","doubleQuote":false"#, "utf-8", "n,t\n1,'a\\',b'\n", ""),
        (##""csv":{"escapeChar":"\"","commentChar":"#"}"##, "utf-8", "# x\nn,t\n# y\n1,\"a\"\",b\"\n", ""),
        (#""headerRows":[3]"#, "utf-8", "Export\n\nn,t\n1,a\n", ""),
        (#""delimiter":"|""#, "cp1252", "n|t\n1|a\n", ""), (#""headerRows":[1]"#, "ISO-8859-15", "n,t\n1,a\n", ""),
        (#""skipInitialSpace":true"#, "utf-8", "n,t\n1,a\n", "the dialect's “skipInitialSpace” is not read, for"),
        (#""headerRows":[1,2]"#, "utf-8", "n,t\n1,a\n", "“headerRows” is not read"),
        (#""doubleQuote":false"#, "utf-8", "n,t\n1,\"a,b\"\n", ""),
        (#""doubleQuote":false,"escapeChar":"\\""#, "utf-8", "n,t\n1,\"a\\\"\\\\\"\n", ""),
        (#""doubleQuote":false,"escapeChar":"\"""#, "utf-8", "n,t\n1,\"a\"\",b\"\n", ""),
        (#""doubleQuote":"no""#, "utf-8", "n,t\n1,a\n", "“doubleQuote” is not read, for"),
        (#""nullSequence":"NA""#, "utf-8", "n,t\n1,a\n", "“missingValues” of the schema"),
        (#""sheetName":"a""#, "utf-8", "n,t\n1,a\n", "“sheetName” is not read"),
    ]

    @Test("A dialect's keys are options for reading, or named", arguments: Self.dialects)
    func dialectOptions(dialect: String, encoding: String, text: String, message: String) throws {
        let folder = try TemporaryFolder()
        let data = folder.path("a.csv")
        try #require(text.data(using: encoding == "utf-8" ? .utf8 : .windowsCP1252)).write(to: URL(filePath: data))
        let rules = try folder.write(
            """
            {"name":"a","path":"a.csv","encoding":"\(encoding)","dialect":{\(dialect)},
             "schema":{"fields":[{"name":"n","type":"integer"},{"name":"t"}]}}
            """, to: "resource.json")
        let run = try Run("rows", "--rules", rules, data)
        #expect(run.status == 0 && run.output == "\(data): 1 row, 0 problems\n", "\(run)")
        #expect(message.isEmpty ? run.errors.isEmpty : run.errors.contains(message), "\(run.errors)")
    }

    @Test("Two quotes end a cell if the dialect says so", arguments: [#""doubleQuote":false"#, #""escapeChar":"\\""#])
    func doubledQuotes(dialect: String) throws {
        let folder = try TemporaryFolder()
        let data = try folder.write("t,u\na,b\n\"c\"\"d\",e\n", to: "a.csv")
        let rules = try folder.write(
            #"{"name":"a","path":"a.csv","dialect":{\#(dialect)},"schema":{"fields":[{"name":"t"},{"name":"u"}]}}"#,
            to: "resource.json")
        for options in [[], ["--threads", "2"], ["--part", "1/1"]] {
            let run = try Run(["rows", "--rules", rules, data] + options)
            guard dialect.contains("false") else {
                #expect(run.status == 0 && run.output.contains("2 rows"), "\(run)")
                continue
            }
            #expect(run.status == 2, "\(run)")
            #expect(run.errors.contains("3: there is text after a closing quote; the dialect's “doubleQuote” is false"))
        }
        #expect(try Run("index", data).status == 0)
        let part = try Run("rows", "--rules", rules, "--part", "1/1", "--index", "--format", "ndjson", data)
        #expect(part.status == 2 && part.errors.contains(dialect.contains("false") ? "“doubleQuote”" : "--escape"))
    }

    @Test("A foreign key reads its table with the table's dialect, and the same table with the options")
    func foreignDialect() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("# towns\nzip|name\n'8001'|x\n", to: "towns.csv")
        let data = try folder.write("Export\nid;zip;parent\n1;8001;\n2;8001;1\n3;8002;9\n", to: "people.csv")
        let rules = try folder.write(
            """
            {"resources":[{"name":"people","path":"people.csv","dialect":{"headerRows":[2],"delimiter":";"},"schema":{
              "fieldsMatch":"subset","fields":[{"name":"id"},{"name":"zip"},{"name":"parent"}],"foreignKeys":[
               {"fields":"zip","reference":{"resource":"towns","fields":"zip"}},
               {"fields":"parent","reference":{"fields":"id"}}]}},
             {"name":"towns","path":"towns.csv","dialect":{"delimiter":"|","quoteChar":"'","commentChar":"#"},
              "schema":{"fieldsMatch":"subset","fields":[{"name":"zip"}]}}]}
            """, to: "datapackage.json")
        let run = try Run("rows", "--rules", rules, "--format", "ndjson", data)
        #expect(run.findings == ["3 zip foreignKey.missing", "3 parent foreignKey.missing"], "\(run)")
    }

    @Test("An option of the command line comes before a dialect")
    func dialectAndOption() throws {
        let folder = try TemporaryFolder()
        let data = try folder.write("n;t\n1;a\n", to: "a.csv")
        let rules = try folder.write(
            #"{"name":"a","dialect":{"delimiter":"|"},"schema":{"fields":[{"name":"n"},{"name":"t"}]}}"#,
            to: "resource.json")
        #expect(try Run("rows", "--rules", rules, data).status == 2)
        #expect(try Run("rows", "--rules", rules, "--delimiter", ";", data).status == 0)
    }

    @Test("A mistake in a package has its line and column")
    func mistake() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            """
            {"resources":[{"name":"a","schema":{
              "fields":[{"name":"a","typ":"integer"},{"name":"b","constraints":{"minimum":1}}]}}]}
            """, to: "datapackage.json")
        let run = try Run("rows", "--rules", rules, input: "a,b\n")
        #expect(run.status == 2)
        #expect(run.errors.contains("datapackage.json:2:31: resources[0].schema.fields[0].typ: "), "\(run.errors)")
        #expect(run.errors.contains("datapackage.json:2:79: resources[0].schema.fields[1].constraints.minimum: "))
    }

    @Test("diff and schema compare and write one resource of a package")
    func otherCommands() throws {
        let (folder, package) = try shop()
        let several = try Run("diff", package, package)
        #expect(several.status == 2 && several.errors.contains("choose a resource with --resource"))
        let other = try folder.write(
            """
            {"resources":[{"name":"people","schema":{"minimumRows":1,"fieldsMatch":"subset","fields":[
             {"name":"id","type":"integer","constraints":{"maximumMissingShare":0.1}},{"name":"zip"},
             {"name":"parent","type":"integer"}]}}]}
            """, to: "other.json")
        let diff = try Run("diff", "--resource", "people", package, other)
        #expect(
            diff.lines == [
                "id: same", "zip: same", "parent: same",
                "id, zip (unique key): looser", "zip in towns (zip) (foreign key): looser",
                "parent in (id) (foreign key): looser", "minimumRows: stricter",
                "id (maximumMissingShare): stricter", "fieldsMatch: looser",
            ], "\(diff.output)")
        let schema = try Run("schema", package, "--resource", "people")
        #expect(schema.status == 0)
        for loss in ["uniqueKeys(id, zip)", "foreignKeys(zip in towns (zip))", "fieldsMatch"] {
            #expect(schema.errors.contains("not expressed: \(loss): "), "\(schema.errors)")
        }
    }
}
