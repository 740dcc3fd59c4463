// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Tables in text files")
struct TextTableTests {
    /// Rows whose names are in single quotes if they have a delimiter.
    private static func rows(_ sign: String, _ quote: String = "") -> String {
        "id\(sign)name\(sign)mail\n"
            + (0..<30).map { number in
                let name = quote.isEmpty || number % 3 > 0 ? "Ann" : "\(quote)D\(quote)\(quote)A\(sign)n\(quote)"
                return "\(number)\(sign)\(name)\(sign)a\(number)@example.com\n"
            }.joined()
    }

    @Test(
        "infer and rows recognize the same table in a text file, and infer names the options",
        arguments: [
            (rows("|"), "--input csv --delimiter '|'"), (rows(";"), "--input csv --delimiter ';'"),
            (rows("\t"), "--input tsv"), (rows("|", "'"), "--input csv --delimiter '|' --quote \"'\""),
            (rows(";", "\""), "--input csv --delimiter ';'"),
        ])
    func recognized(text: String, options: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, to: "a.txt")
        let run = try Run("infer", path)
        #expect(run.errors.hasSuffix("give validate rows the same: \(options)\n"), "\(run.errors)")
        let rules = try folder.write(run.output, to: "rules.json")
        let checked = try Run("rows", "--rules", rules, path)
        #expect(checked.output == "\(path): 30 rows, 0 problems\n", "\(checked)")
        #expect(checked.errors.contains("so it is read with \(options)\n"))
        let one = try Run("rows", "--rule", "mail=email", path)
        #expect(one.output == "\(path): 30 rows, 0 problems\n", "\(one)")
        // A rule for another column is about the whole line.
        #expect(try Run("rows", "--rule", "line=integer", path).output.contains("31 rows, 31 problems"))
        #expect(try Run("rows", "--rule", "mail=email", "--input", "lines", path).output.contains("31 rows"))
    }

    @Test(
        "An option for cells makes a text file a table",
        arguments: [
            ["--delimiter", "|"], ["--quote", "'"], ["--delimiter", "|", "--quote", "'"], ["--escape", "\\"],
        ])
    func options(options: [String]) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("id|mail\n1|a@example.com\n2|b@example.com\n", to: "a.txt")
        let run = try Run(["infer", path] + options)
        #expect(run.status == 0 && run.output.contains("\"mail\""), "\(run)")
        let rules = try folder.write(run.output, to: "rules.json")
        let checked = try Run(["rows", "--rules", rules, path] + options)
        #expect(checked.output == "\(path): 2 rows, 0 problems\n", "\(checked)")
    }

    @Test("Single quotes are named if rows break apart without them")
    func singleQuotes() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.rows(";", "'"), to: "a.csv")
        let run = try Run("infer", "--delimiter", ";", path)
        #expect(run.errors.contains("rows break apart, so it is read with --quote \"'\"\n"), "\(run.errors)")
        #expect(run.errors.hasSuffix("give validate rows the same: --delimiter ';' --quote \"'\"\n"), "\(run.errors)")
        let checked = try Run("rows", "--rule", "mail=email", path)
        #expect(checked.errors.contains("give --quote \"'\" if it is their quote\n"), "\(checked.errors)")
        let given = try Run("rows", "--rule", "mail=email", "--quote", "'", path)
        #expect(given.output == "\(path): 30 rows, 0 problems\n" && !given.errors.contains("--quote"))
        let plain = try folder.write("id;name;mail\n1;D'Angelo;a@example.com\n2;'s;b\n", to: "b.csv")
        #expect(try !Run("infer", plain).errors.contains("--quote"))
    }

    @Test("Lines that are nearly a table are named, and lines have no header that could be missing")
    func nearly() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.rows("|") + "Sum|30\n", to: "a.txt")
        let run = try Run("infer", path)
        #expect(
            run.errors.contains("nearly every line has 2 “|”; if this is a table, give --input csv --delimiter '|'"))
        let lines = try folder.write("1\n2\n", to: "b.txt")
        #expect(try Run("rows", "--rule", "n=integer", "--no-header", lines).output.contains("2 rows, 0 problems"))
    }
}
