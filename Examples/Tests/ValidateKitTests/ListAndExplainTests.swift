// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules
import Testing

@testable import ValidateKit

@Suite("validate list, validate explain")
struct ListAndExplainTests {
    @Test("Lists every strategy, pattern, and error", arguments: ["strategies", "patterns", "errors"])
    func list(subject: String) throws {
        let names =
            switch subject {
            case "strategies": StrategyCatalog.standard.names
            case "patterns": InputPattern.all.map(\.name)
            default: ValidationError.Code.builtIn.compactMap(\.name) + RowErrors.all.map(\.name)
            }
        let text = try Run("list", subject)
        #expect(text.status == 0)
        #expect(text.lines.prefix { !$0.isEmpty }.count == names.count)
        for (line, name) in zip(text.lines, names) { #expect(line.contains(name)) }
        let json = try Run("list", subject, "--json")
        let rows = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [NSDictionary])
        #expect(rows.map { $0["name"] as? String } == names)
    }

    @Test("Strategies are what is listed by default")
    func byDefault() throws {
        #expect(try Run("list").output == (try Run("list", "strategies").output))
    }

    @Test("A strategy is listed with its other names")
    func aliases() throws {
        #expect(try Run("list").lines.contains { $0.hasPrefix("paymentCard, card  ") })
        #expect(try Run("list", "--json").output.contains(#""aliases":["card"]"#))
    }

    @Test(
        "A page offers a length only for strategies whose form does not determine it",
        arguments: [
            ("card", false), ("uuid", false), ("date", false), ("alpha", true), ("email", true), ("slug", true),
            ("bic", false), ("cardExpiry", false), ("dateTime", false), ("e164", false), ("ean", false),
            ("hexColor", false), ("iban", false), ("ipAddress", false), ("isbn", false), ("macAddress", false),
            ("securityCode", false), ("time", false), ("ulid", false),
        ])
    func lengths(name: String, isOffered: Bool) throws {
        #expect(try Run("help", name).output.contains("number of characters") == isOffered)
        let run = try Run(name, "x", "--min", "3")
        #expect((run.status == 1) == isOffered)
        #expect(run.errors.contains("has no option --min") || isOffered || name == "date", "\(run.errors)")
    }

    @Test("The list of strategies says how to set options, and the list of patterns says how to use a pattern")
    func hint() throws {
        #expect(try Run("list").lines.last?.contains("--set <option>=<value>") == true)
        let patterns = try Run("list", "patterns").lines.suffix(2)
        #expect(
            patterns == [
                "",
                #"A stock pattern is a strategy by its own name: validate postalCodeGB "SW1A 1AA". validate explain "#
                    + "postalCodeGB prints its expression.",
            ])
        #expect(try Run("list", "errors").lines.allSatisfy { $0.first?.isNumber == true })
    }

    @Test("Each key of the schema of rule files is explained")
    func ruleFileKeys() throws {
        let schema = try JSONSerialization.jsonObject(with: Data(try Run("list", "rule-schema").output.utf8))
        let definitions = (schema as? [String: Any])?["$defs"] as? [String: [String: Any]] ?? [:]
        func properties(_ object: Any?) -> [String: Any] {
            (object as? [String: Any])?["properties"] as? [String: Any] ?? [:]
        }
        let (table, field) = (properties(definitions["table"]), properties(definitions["field"]))
        let rule = properties((table["rules"] as? [String: Any])?["items"])
        let constraints = properties(field["constraints"])
        var keys = Array(table.keys) + field.keys + constraints.keys
        keys += (rule["use"] as? [String: Any])?["enum"] as? [String] ?? []
        #expect(keys.count > 50 && constraints.count > 10 && keys.contains("requires"), "\(keys)")
        for key in keys {
            let run = try Run("explain", key)
            #expect(run.status == 0 && run.output.contains("in rule files)\n"), "\(key): \(run)")
            #expect(run.lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
        }
        #expect(try Run("explain", "maximumWarnedShare").output.contains("of all rows,\n  also of the rows without"))
        #expect(try Run("explain", "maximumWarnedShares").errors.contains("did you mean “maximumWarnedShare”?"))
    }

    @Test(
        "An error that only rows reports is explained",
        arguments: [
            ("unique.repeated", "unique.repeated (error of validate rows)\n  Code: 5\n  Domain: ValidateErrorDomain\n"),
            ("primaryKey.missing", "“primaryKey”"), ("6", "primaryKey.repeated"), ("share.warned", "Code: 14\n"),
            ("row.cells", "  Message: The row must have as many cells as the header: {expected}, not\n    {seen}.\n"),
        ])
    func rowErrors(name: String, text: String) throws {
        let run = try Run("explain", name)
        #expect(run.status == 0 && run.output.contains(text), "\(run)")
        #expect(run.lines.allSatisfy { $0.count <= 80 })
        #expect(try Run("explain", "unique.repeatd").errors.contains("did you mean “unique.repeated”?"))
    }

    @Test("Each error that only rows reports has its own code and advice")
    func allRowErrors() {
        #expect(RowErrors.all.map(\.code.rawValue).sorted() == Array(1...14))
        #expect(Set(RowErrors.all.map(\.name)) == Set(RowErrors.advice.keys))
    }

    /// The indented lines after a head in the help page about rule files.
    private static func block(after head: String, in page: String) -> String {
        let rest = page.components(separatedBy: "\n\(head):\n\n").dropFirst().first ?? ""
        return rest.components(separatedBy: "\n\n")[0].split(separator: "\n").map { $0.dropFirst(2) + "\n" }.joined()
    }

    @Test("The help page about rule files has an example that says what the program says")
    func ruleFileHelp() throws {
        let run = try Run("help", "rules")
        #expect(run.status == 0 && run.lines.count <= 140)
        #expect(run.lines.allSatisfy { $0.count <= 80 }, "\(run.lines.filter { $0.count > 80 })")
        let folder = try TemporaryFolder()
        let command = "validate rows --rules rules.json orders.csv"
        let rules = try folder.write(Self.block(after: "rules.json", in: run.output), to: "rules.json")
        let orders = try folder.write(Self.block(after: "orders.csv", in: run.output), to: "orders.csv")
        let report = try Run("rows", "--rules", rules, orders)
        #expect(report.status == 1)
        let shown = Self.block(after: command, in: run.output).split { $0.isWhitespace }.joined(separator: " ")
        let printed = report.output.replacingOccurrences(of: orders, with: "orders.csv")
        #expect(printed.split { $0.isWhitespace }.joined(separator: " ") == shown, "\(printed)\(report.errors)")
        // Each key in the page is a key of rule files.
        let schema = try Run("list", "rule-schema").output
        let options = Set(
            StrategyCatalog.standard.names.flatMap { StrategyCatalog.standard[$0]?.options.map(\.name) ?? [] })
        for key in run.output.matches(of: /"([a-z][A-Za-z]+)":/).map({ String($0.output.1) }) {
            #expect(schema.contains("\"\(key)\":") || options.contains(key), "\(key)")
        }
        for strategy in run.output.matches(of: /"use": "([a-zA-Z]+)"/).map({ String($0.output.1) }) {
            #expect(StrategyCatalog.standard[strategy] != nil || ["ascending", "requires"].contains(strategy))
        }
    }

    @Test("The second column of a list begins at one place", arguments: ["strategies", "patterns", "errors"])
    func alignment(subject: String) throws {
        let keys = ["strategies": "summary", "patterns": "summary", "errors": "message"]
        let json = try Run("list", subject, "--json")
        let rows = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [NSDictionary])
        let places = zip(try Run("list", subject).lines, rows).map { line, row in
            line.hasSuffix("  \(row[keys[subject] ?? ""] ?? "?")")
                ? line.count - "\(row[keys[subject] ?? ""] ?? "")".count : 0
        }
        #expect(Set(places).count == 1 && places[0] > 0, "\(places)")
    }

    @Test("An object of a list has the members of its kind")
    func members() throws {
        func object(_ arguments: String...) throws -> NSDictionary? {
            let run = try Run(["list", "--json"] + arguments.dropLast())
            let rows = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [NSDictionary]
            return rows?.first { $0["name"] as? String == arguments.last }
        }
        let error: NSDictionary = [
            "code": 1001, "name": "numeric.character", "domain": "InputValidationErrorDomain",
            "message": "Only use the digits 0 to 9",
        ]
        #expect(try object("errors", "numeric.character") == error)
        let german = try object("errors", "--language", "de", "numeric.character")
        #expect(german?["message"] as? String == "Verwenden Sie nur die Ziffern 0 bis 9")
        let pattern = try object("patterns", "postalCodeAT")
        #expect(pattern?.count == 4 && pattern?["expression"] as? String == "[1-9][0-9]{3}")
        #expect((pattern?["source"] as? String)?.hasPrefix("Österreichische Post, ") == true)
        let strategy: NSDictionary = [
            "name": "slug", "aliases": [String](), "summary": "Words of a-z and 0-9 joined by single hyphens",
            "options": ["underscores", "maximumBytes"],
        ]
        #expect(try object("strategies", "slug") == strategy)
    }

    @Test(
        "Explains every strategy with all of its options", arguments: StrategyCatalog.standard.names)
    func explainsStrategies(name: String) throws {
        let run = try Run("explain", name)
        #expect(run.status == 0)
        for option in StrategyCatalog.standard[name]?.options ?? [] {
            #expect(run.output.contains(option.name))
        }
    }

    @Test("No page of a pattern holds what steers a terminal or cannot be seen")
    func samples() throws {
        for pattern in InputPattern.all
        where pattern.rejected.contains(where: { !$0.utf8.allSatisfy { $0 > 31 && $0 < 127 } }) {
            let page = try Run("explain", pattern.name)
            #expect(page.status == 0)
            let hidden = page.output.unicodeScalars.filter {
                $0 != "\n" && [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
            }
            #expect(hidden.isEmpty, "\(pattern.name)")
        }
        #expect(try Run("explain", "fileNameSafe").output.contains("\\u{202e}"))
    }

    @Test(
        "Explains a strategy with its options, a pattern with its source, an error with code, domain, and text",
        arguments: [
            ("paymentCard", ["paymentCard (strategy)", "--network <word>"]),
            ("card", ["card (another name of the strategy paymentCard)\n", "validate card [<value> ...]"]),
            (
                "postalCodeAT",
                ["postalCodeAT (stock pattern)\n", "Source:", "[1-9][0-9]{3}", "In a rule file: \"postalCodeAT\"\n"]
            ),
            ("uuidV4", ["In Swift, the strategy UUIDInputValidator(versions: [4]) does not accept other inputs"]),
            ("slug", ["slug (strategy)\n  Words of a-z and 0-9 joined by single hyphens.\n"]),
            (
                "postalCodeAU",
                [
                    "postalCodeAU (stock pattern)\n  An Australian postal code (postcode): four digits from 0200.\n",
                    "\n  Note: 0200 to 0299 belong to the Australian National University, and 0800 to ",
                ]
            ),
            (
                "card.checksum",
                [
                    "Code: 1042", ".cardChecksum", "What to do:", "InputValidationErrorDomain",
                    "Check each digit for a typo",
                ]
            ),
            (
                "1001",
                [
                    "numeric.character (error)\n  Code: 1001\n  Domain: InputValidationErrorDomain\n  What to do: Only",
                    "\n  In Swift: error.domain == .builtIn && error.code == .numericCharacter\n",
                ]
            ),
            ("length.tooShort", ["\n  Code: 1010\n", "error.code == .lengthTooShort\n"]),
        ])
    func explains(subject: String, texts: [String]) throws {
        let run = try Run("explain", subject)
        #expect(run.status == 0)
        for text in texts { #expect(unwrapped(run.output).contains(unwrapped(text)), "\(run.output)") }
    }

    @Test("Explains an error in a language")
    func language() throws {
        let run = try Run("explain", "1001", "--language", "de")
        #expect(run.output.contains("\n  What to do: Verwenden Sie nur die Ziffern 0 bis 9\n"), "\(run.output)")
        #expect(run.output.hasSuffix("error.code == .numericCharacter\n"))
    }

    /// A command line, standard input, and the expected text and status.
    static let verdicts: [(arguments: [String], input: String, text: String, status: Int32)] = [
        (["numeric", "--input", "12"], "", "numeric: accepted\n", 0),
        (["numeric", "--input"], "1-2\n", "numeric: rejected, numeric.character (1001), position: 1\n", 1),
        (["card", "--input", "--network", "visa"], "4242424242424242", "paymentCard(networks: visa): accepted\n", 0),
        (["integer", "--max", "6", "--input", "--", "-5"], "", "integer(...6): accepted\n", 0),
        (
            ["allOf", "--set", #"rules=[{"use":"count","minimum":3},"numeric"]"#, "--input", "4a"], "",
            """
            count(3...) && numeric: rejected, length.tooShort (1010), length: 2, minimum: 3
              count(3...): rejected, length.tooShort (1010), length: 2, minimum: 3
              numeric: skipped, because an earlier rule rejected the input

            """, 1
        ),
    ]

    @Test("Explains the verdict about a value", arguments: verdicts.indices)
    func verdict(_ index: Int) throws {
        let row = Self.verdicts[index]
        let run = try Run(["explain"] + row.arguments, input: Array(row.input.utf8))
        #expect(run.output == row.text)
        #expect(run.errors == "")
        #expect(run.status == row.status)
    }

    @Test("Explains the verdict of a column, as JSON and as a figure")
    func column() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (rules, figure) = (folder.appending(path: "rules.json"), folder.appending(path: "why.svg"))
        let json = #"{"fields": [{"name": "ref", "strategies": ["numeric", {"use": "count", "minimum": 3}]}]}"#
        try Data(json.utf8).write(to: rules)
        let run = try Run([
            "explain", "ref", "--rules", rules.path, "--input", "secret", "--format", "json", "--figure", figure.path,
        ])
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(object?["result"] as? String == "rejected")
        let steps = (object?["steps"] as? [[String: Any]])?.first?["steps"] as? [[String: Any]]
        #expect(steps?.map { $0["name"] as? String } == ["numeric", "count"])
        #expect(steps?[1]["reason"] as? String == "earlierRejection")
        let svg = try String(contentsOf: figure, encoding: .utf8)
        #expect(svg.hasPrefix("<svg ") && svg.contains("numeric.character (1001)"))
        #expect(!run.output.contains("secret") && !svg.contains("secret"))
        #expect(run.status == 1)
        let wrong = try Run(["explain", "reff", "--rules", rules.path, "--input", "1"])
        #expect(wrong.status == 2)
        #expect(
            wrong.errors
                == "validate: \(rules.path) has no column “reff”; did you mean “ref”?\n")
    }

    @Test("The JSON of a verdict has one member per line, sorted by name")
    func json() throws {
        let run = try Run("explain", "numeric", "--input", "12", "--format", "json")
        #expect(
            run.lines == [
                "{", #"  "name" : "numeric","#, #"  "result" : "accepted","#, #"  "strategy" : "numeric""#, "}",
            ])
        let slash = try Run("explain", "pattern", "--pattern", "a/b", "--input", "a/b", "--format", "json").output
        #expect(slash.contains("a/b") && !slash.contains("\\/"), "\(slash)")
    }

    @Test("A column is found by the bytes of its name", arguments: [("\u{E9}", "numeric"), ("e\u{301}", "alpha")])
    func columnBytes(name: String, strategy: String) throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            "{\"fields\":[{\"name\":\"\u{E9}\",\"strategies\":[\"numeric\"]},"
                + "{\"name\":\"e\u{301}\",\"strategies\":[\"alpha\"]}]}", to: "rules.json")
        let run = try Run("explain", name, "--rules", rules, "--input", "-")
        #expect(run.status == 1 && run.output.contains("\n  \(strategy): rejected, "), "\(run.output)\(run.errors)")
    }

    @Test("With --input, there is one value", arguments: [("", 0), ("1\n2\n", 2)])
    func numberOfValues(input: String, count: Int) throws {
        let run = try Run("explain", "numeric", "--input", input: input)
        #expect(run.status == 2 && run.errors == "validate: --input explains one value, not \(count)\n")
    }

    @Test("No line of an input that is not UTF-8 is explained")
    func encoding() throws {
        let run = try Run(["explain", "numeric", "--input"], input: Array("1\n".utf8) + [0xFF, 0x0A])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(
            run.errors
                == "validate: standard input: this is not UTF-8; it looks like Latin-1: convert it, for instance with iconv -f ISO-8859-1 -t UTF-8\n"
        )
    }

    @Test(
        "A wrong command line is status 2",
        arguments: [
            ["numeric", "1"], ["numeric", "--figure", "/tmp/x.svg"], ["numeric", "--input", "1", "2"],
            ["numeric", "--input", "1", "--figure", "/nonexistent/x.svg"],
            ["numeric", "--input", "1", "--format", "x"], ["numeric", "--format", "json"],
            ["numeric", "--rules", "/nonexistent.json"],
        ])
    func wrong(_ arguments: [String]) throws {
        #expect(try Run(["explain"] + arguments).status == 2)
    }

    @Test("A figure that could not be written, and an option that needs --input, are named")
    func messages() throws {
        let figure = try Run("explain", "numeric", "--input", "1", "--figure", "/nonexistent/x.svg")
        #expect(figure.errors == "validate: /nonexistent/x.svg: the figure could not be written\n")
        let value = try Run("explain", "numeric", "1")
        #expect(value.errors == "validate: a value, --rules, --format and --figure need --input\n")
    }

    @Test(
        "An unknown name is status 2 with the nearest name",
        arguments: [
            ("paymentcrad", "“paymentCard”"), ("card.cheksum", "“card.checksum”"), ("9999", "there is no such"),
        ])
    func unknown(subject: String, hint: String) throws {
        let run = try Run("explain", subject)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(hint))
    }
}

@Suite("validate list rule-schema")
struct RuleSchemaTests {
    @Test("The schema has every strategy, every stock pattern, and every key of a rule file")
    func schema() throws {
        let run = try Run("list", "rule-schema")
        #expect(run.status == 0 && run.errors.isEmpty)
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        let listed = try Run("list", "strategies", "--json")
        let strategies = try #require(
            try JSONSerialization.jsonObject(with: Data(listed.output.utf8)) as? [[String: Any]])
        for strategy in strategies {
            let name = try #require(strategy["name"] as? String)
            let keys = (definitions["use-" + name]?["properties"] as? [String: Any])?.keys.sorted()
            #expect(keys == ((strategy["options"] as? [String] ?? []) + ["severity", "use"]).sorted(), "\(name)")
        }
        let alternatives = definitions["strategy"]?["oneOf"] as? [[String: Any]]
        let names = alternatives?.first?["enum"] as? [String] ?? []
        #expect(names.contains("postalCodeCH") && names.contains("email") && !names.contains("prefix"))
        #expect(definitions["use-not"]?["required"] as? [String] == ["use", "rule"])
        // A list of rules or words has at least one element, and a list of texts may be empty.
        let minimums = [("anyOf", "rules"), ("paymentCard", "networks"), ("noneOf", "values")].map { name, option in
            let properties = definitions["use-" + name]?["properties"] as? [String: Any]
            return (properties?[option] as? [String: Any])?["minItems"] as? Int
        }
        #expect(minimums == [1, 1, nil])
        // The largest number is no limit, so it isn't shown.
        #expect(!run.output.contains("\(Int.max)"))
    }

    @Test("The schema has the limits of keys, and the defaults of options")
    func limits() throws {
        let text = try Run("list", "rule-schema").output
        for part in [
            #""minLength":{"type":"integer","minimum":0,"maximum":65536},"maxLength":{"type":"integer","minimum":0},"#,
            #""then":{"properties":{"columns":{"maxItems":2}}}},"#, #""else":{"not":{"required":["orEqual"]}}"#,
            #""default":65536"#, #"{"if":{"properties":{"type":{"enum":["date"]}},"required":["type"]},"then":"#,
            #"{"if":{"properties":{"type":{"enum":["string","boolean","any","list","#,
        ] { #expect(text.contains(part), "\(part)") }
        let folder = try TemporaryFolder()
        for (limit, status) in [(65_536, 0), (65_537, 2)] as [(Int, Int32)] {
            let rules = #"{"fields":[{"name":"a","constraints":{"minLength":\#(limit)}}]}"#
            let run = try Run("rows", "--rules", folder.write(rules, to: "rules.json"), input: "a\n")
            #expect(run.status == status, "\(run.errors)")
        }
    }

    @Test("Each reference in the schema is a URI, and leads to a definition")
    func references() throws {
        let text = try Run("list", "rule-schema").output
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: Any])
        let references = Set(text.matches(of: /"\$ref":"([^"]*)"/).map { String($0.1) })
        #expect(references.count > 50 && references.allSatisfy { !$0.contains(" ") })
        for reference in references {
            let name = String(reference.dropFirst("#/$defs/".count)).removingPercentEncoding
            #expect(reference.hasPrefix("#/$defs/") && name.flatMap { definitions[$0] } != nil, "\(reference)")
        }
    }

    @Test("The keys are the keys that a mistake in a rule file lists")
    func keys() throws {
        let folder = try TemporaryFolder()
        let schema = try Run("list", "rule-schema").output
        for (rules, key) in [
            (#"{"fields":[{"name":"a"}],"zzzzzzzz":1}"#, "fields"),
            (#"{"fields":[{"name":"a","zzzzzzzz":1}]}"#, "strategies"),
            (#"{"fields":[{"name":"a","constraints":{"zzzzzzzz":1}}]}"#, "unique"),
            (
                #"{"fields":[{"name":"a","type":"integer"},{"name":"b","type":"integer"}],"rules":[{"columns":["a","b"],"use":"ascending","zzzzzzzz":1}]}"#,
                "orEqual"
            ),
        ] {
            let run = try Run("rows", "--rules", folder.write(rules, to: "rules.json"), input: "a\n")
            let list = try #require(run.errors.components(separatedBy: "use one of ").last)
            let names = list.trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: ", ")
            #expect(names.contains(key), "\(run.errors)")
            #expect(names.allSatisfy { schema.contains("\"\($0)\":") }, "\(run.errors)")
        }
    }
}
