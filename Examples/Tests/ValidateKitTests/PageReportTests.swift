// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("validate rows: a page and Markdown")
struct PageReportTests {
    /// Names and values that change a page or a terminal if they aren't escaped.
    static let hostile = [
        "<script>alert(1)</script>", "\u{202E}gnp.exe", "\u{1B}[31mred", "\"><img src=x onerror=alert(1)>",
        "@octocat #1 `code` | pipe | https://evil.example www.evil.example *x* :smile: $x$", "zero\u{200B}width",
        "back\\|slash",
    ]

    private static func hostileTable(_ folder: TemporaryFolder) throws -> (rules: String, table: String) {
        let fields = try hostile.map { name in
            try JSONSerialization.data(withJSONObject: ["name": name, "title": "T \(name)", "type": "integer"])
        }
        let rules = fields.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",")
        let header = hostile.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",")
        return (
            try folder.write("{\"fields\":[\(rules)]}", to: "rules.json"),
            try folder.write("\(header)\n\(header)\n", to: "rows.csv")
        )
    }

    @Test("A page has the figures of each column, and no value without --show-values")
    func figures() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"""
            {"fields": [{"name": "id", "type": "integer", "constraints": {"unique": true}},
             {"name": "email", "format": "email", "constraints": {"required": false}},
             {"name": "age", "strategies": [{"use": "integer"}, {"use": "integer", "maximum": 100, "severity": "warning"}]}]}
            """#, to: "rules.json")
        let table = try folder.write(
            "id,email,age\n1,,5\n1,a@,5\nx,a@example.com,500\n2,secret.example,x\n", to: "t.csv")
        let run = try Run("rows", "--rules", rules, "--format", "html", table)
        #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
        #expect(run.output.contains("<h1>3 of 4 rows rejected</h1>"))
        let rows = run.output.split(separator: "<tr>").filter { $0.contains("class=\"bar-cell\"") }.map { row in
            row.matches(of: #/class="number">(?:<span class="none">)?(\d+)/#).map { Int($0.1) ?? -1 }
        }
        // Rejected, warned, accepted, empty, and distinct.
        #expect(Array(rows.prefix(3)) == [[2, 0, 2, 0, 3], [2, 0, 2, 1, 3], [1, 1, 2, 0, 3]])
        #expect(!run.output.contains("secret"))
        let again = try Run("rows", "--rules", rules, "--format", "html", "--threads", "3", table)
        #expect(again.output == run.output)
        let shown = try Run("rows", "--rules", rules, "--format", "html", "--show-values", table)
        #expect(shown.output.contains("<bdi>secret.example</bdi>"))
    }

    @Test("No name, value, or message becomes markup", arguments: ["html", "markdown"])
    func markup(format: String) throws {
        let folder = try TemporaryFolder()
        let (rules, table) = try Self.hostileTable(folder)
        let run = try Run("rows", "--rules", rules, "--format", format, "--show-values", table)
        #expect(run.status == 1)
        for part in ["<script", "<img", "\u{202E}", "\u{1B}", "\u{200B}"] { #expect(!run.output.contains(part)) }
        #expect(run.output.contains("&#60;script&#62;") || run.output.contains("&lt;script&gt;"))
        #expect(run.output.contains("202e"))
        guard format == "markdown" else { return }
        for part in ["@octocat", " #1", "https:", "www.", "`code`", "pipe |", ":smile", "$x", "\\"] {
            #expect(!run.output.contains(part), "\(part)")
        }
        // Each line of a table has the same number of cells.
        let cells = run.lines.filter { $0.hasPrefix("|") }.map { line in line.count { $0 == "|" } - 1 }
        #expect(Set(cells) == [3, 5, 6])
    }

    @Test("The Markdown of any number of problems fits in a comment")
    func size() throws {
        let table = "a,b\n" + String(repeating: "x,ä @#$|\n", count: 5000)
        let run = try Run(
            "rows", "--rule", "a=integer", "--rule", "b=integer", "--format", "markdown", "--max-errors", "0",
            input: table)
        #expect(run.output.utf8.count <= 65_536 && run.output.utf8.count > 50_000)
        #expect(run.output.hasPrefix("### 5,000 of 5,000 rows rejected\n"))
        #expect(run.output.hasSuffix("more are not shown.\n\n</details>\n"))
    }

    @Test("A page has each reason's share of all problems, and the language of translated messages only")
    func shares() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields":[{"name":"a","type":"integer","constraints":{"unique":true}}]}"#, to: "rules.json")
        let table = try folder.write("a\nx\ny\nz\n1\n1\n", to: "t.csv")
        let page = try Run("rows", "--rules", rules, "--format", "html", "--language", "de", table).output
        let cells = page.matches(of: #/<td class="bar-cell">([^<]+) <span/#).map { String($0.output.1) }
        #expect(cells == ["75 %", "25 %"], "\(page)")
        #expect(page.contains("<html lang=\"en\">"))
        #expect(page.contains("<bdi lang=\"de\">a: ") && page.contains("<bdi>a must be different in each row"))
        #expect(try Run("rows", "--help").output.contains("The rest"))
    }

    @Test("The Markdown of a few problems is open")
    func open() throws {
        for (count, isOpen) in [(10, true), (11, false)] {
            let run = try Run(
                "rows", "--rule", "a=integer", "--format", "markdown",
                input: "a\n" + String(repeating: "x\n", count: count))
            #expect(run.output.contains("<details>") == !isOpen && run.output.contains("</details>") == !isOpen)
            #expect(run.output.contains("#### Problems") == isOpen)
            #expect(run.output.contains("| `a` |"))
        }
    }

    @Test("A page's tables of many problems have about the height of their rows")
    func heights() throws {
        let run = try Run(
            "rows", "--rule", "a=integer", "--format", "html", input: "a\n" + String(repeating: "x\n", count: 250))
        let heights = run.output.matches(of: #/contain-intrinsic-height:auto (\d+)px/#).map { String($0.output.1) }
        #expect(heights == ["9000", "2250"])
        let few = try Run("rows", "--rule", "a=integer", "--format", "html", input: "a\nx\n")
        #expect(!few.output.contains("contain-intrinsic") && !few.output.contains("scroll chunk"))
    }

    @Test("The number of different values of a column has a bound, in threads, too")
    func distinct() throws {
        let folder = try TemporaryFolder()
        let lines = (0..<12_000).map { "\($0),\($0 % 7),\"a\"\"b\",\($0 % 2 == 0 ? "" : "x")\n" }.joined()
        let table = try folder.write("id,n,q,e\n" + lines, to: "t.csv")
        let arguments = ["id", "n", "q", "e"].flatMap { ["--rule", "\($0)=optional(rule: contains(part: z))"] }
        func distinct(_ options: [String]) throws -> [String] {
            let run = try Run(["rows", "--format", "markdown", table] + arguments + options)
            return run.lines.filter { $0.hasPrefix("| `") }.prefix(4).map { line in
                String(line.split(separator: "|").last { $0 != " " } ?? "").trimmingCharacters(in: .whitespaces)
            }
        }
        #expect(try distinct([]) == ["over 10,000", "7", "1", "1"])
        #expect(try distinct(["--threads", "3"]) == ["over 10,000", "7", "1", "1"])
        let page = try Run(["rows", "--format", "html", table, table] + arguments).output
        #expect(page.contains("<th scope=\"col\" class=\"number\">Distinct</th>") && page.contains("over 10,000"))
        let rows = try Run(
            ["rows", "--format", "html", "--rule", "a=integer"], input: Array(#"[{"a":1},{"a":"1"},{"a":2},{}]"#.utf8))
        #expect(rows.output.contains("<td class=\"number\">2</td></tr>"), "\(rows.output)")
    }

    @Test("A page says what could not be read", arguments: ["html", "markdown"])
    func unreadable(format: String) throws {
        let folder = try TemporaryFolder()
        let good = try folder.write("a\n1\n", to: "good.csv")
        let bad = try folder.write("b\n1\n", to: "<b>.csv")
        let run = try Run("rows", "--rule", "a=integer", "--format", format, good, bad)
        #expect(run.status == 2)
        #expect(run.output.contains("Not everything could be read"))
        #expect(run.output.contains("there is no column “a”") && !run.output.contains("<b>"))
    }

    @Test("Single values and sums have the reports, too", arguments: ["html", "markdown"])
    func otherCommands(format: String) throws {
        let values = try Run("integer", "x", "5", "--format", format)
        #expect(values.status == 1)
        #expect(values.output.contains("1 of 2 rows rejected"))
        let part = try Run("rows", "--rule", "1=integer", "--no-header", "--format", "ndjson", input: "x\n1\n")
        let sum = try Run(["sum", "--format", format], input: Array(part.output.utf8))
        #expect(sum.status == 1)
        #expect(sum.output.contains("1 of 2 rows rejected") && sum.output.contains("integer.character"))
    }
}
