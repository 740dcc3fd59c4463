// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Runs whose reports are compared in each format, with names that need escapes.
struct ReportedRun: CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    let input: String
    let status: Int32
    let problems: Int

    private static let rules = #"""
        {"fields":[{"name":"a<b","title":"A & \"B\" {x} [l](u) 'q' > \u202e","type":"integer"},
        {"name":"n","constraints":{"unique":true}}],"primaryKey":["a<b","n"]}
        """#

    static let all = [
        ReportedRun("Problems", ["rows", "--rules", "RULES"], "a<b,n\n1,s3cret\ns3cret,y\n4,s3cret\n", 1, 2),
        ReportedRun("No problem", ["rows", "--rules", "RULES"], "a<b,n\n1,x\n", 0, 0),
        ReportedRun("No row", ["rows", "--rules", "RULES"], "a<b,n\n", 0, 0),
        ReportedRun("Unreadable", ["rows", "--rules", "RULES"], "a<b,n\ns3cret,x\n5,\"", 2, 1),
        ReportedRun("No column", ["rows", "--rules", "RULES"], "q,{x},[l](u)\n1,2,3\n", 2, 0),
        ReportedRun("Over a limit", ["rows", "--rules", "RULES", "--max-keys", "1"], "a<b,n\n1,s3cret\n2,y\n", 2, 0),
        ReportedRun("Not all printed", ["rows", "--rules", "RULES", "--max-errors", "1"], "a<b,n\nx,1\ny,2\n", 1, 2),
        ReportedRun("A file", ["rows", "--rules", "RULES", "FILE"], "a<b,n\nx,s3cret\n", 1, 1),
        ReportedRun("Values", ["integer"], "4\ns3cret\n", 1, 1),
        ReportedRun("An accepted value", ["integer", "4"], "", 0, 0),
        ReportedRun("A card", ["card"], "4242 4242 4242 4241\n", 1, 1),
        ReportedRun("Another language", ["card", "--language", "ar"], "4242\n", 1, 1),
    ]

    private init(_ description: String, _ arguments: [String], _ input: String, _ status: Int32, _ problems: Int) {
        (testDescription, self.arguments, self.input) = (description, arguments, input)
        (self.status, self.problems) = (status, problems)
    }

    func run(_ format: String) throws -> Run {
        let folder = try TemporaryFolder()
        let names = [
            "RULES": try folder.write(Self.rules, to: "rules.json"),
            "FILE": try folder.write(input, to: "o d%d'&<\u{202E}.csv"),
        ]
        let run = try Run(arguments.map { names[$0] ?? $0 } + ["--format", format], input: Array(input.utf8))
        #expect(run.status == status, "\(run.errors)")
        #expect(!run.output.contains("s3cret") && !run.output.contains("4241"))
        return run
    }
}

@Suite("--format sarif")
struct SARIFTests {
    @Test("The document has what the schema of SARIF 2.1.0 requires", arguments: ReportedRun.all)
    func document(example: ReportedRun) throws {
        let text = try example.run("sarif").output
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "validate")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        // The rules differ from each other, and each has an identifier and a text.
        #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
        for rule in rules {
            for key in ["shortDescription", "help"] {
                let text = try #require((rule[key] as? [String: Any])?["text"] as? String)
                #expect(!text.isEmpty && !text.contains("{"))
            }
            #expect((rule["properties"] as? [String: Any])?["code"] is Int)
        }
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == example.problems)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect(result["level"] as? String == "error")
            let text = try #require((result["message"] as? [String: Any])?["text"] as? String)
            #expect(isPlain(text))
            let location = try #require((result["locations"] as? [[String: Any]])?.first)
            let place = try #require(location["physicalLocation"] as? [String: Any])
            let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
            #expect(uri == "-" || uri.hasSuffix("/o%20d%25d%27%26%3C%E2%80%AE.csv") && uri.hasPrefix("file:///"))
            #expect(URL(string: uri) != nil)
            let region = try #require(place["region"] as? [String: Int])
            #expect(region.values.allSatisfy { $0 >= 1 } && region["startLine"] != nil && region["startColumn"] != nil)
        }
        let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == (example.status != 2))
        let notifications = invocation["toolExecutionNotifications"] as? [[String: Any]]
        #expect((notifications?.count ?? 0) == (example.status == 2 ? 1 : 0))
        for notification in notifications ?? [] {
            #expect(notification["level"] as? String == "error")
            let text = try #require((notification["message"] as? [String: Any])?["text"] as? String)
            #expect(!text.isEmpty && isPlain(text), "\(text)")
        }
    }

    // Section 3.11.5: braces are doubled. A link would have the form of section 3.11.6.
    private func isPlain(_ text: String) -> Bool {
        let rest = text.replacing("{{", with: "").replacing("}}", with: "")
        return rest.allSatisfy { !"{}".contains($0) } && !text.contains("](")
    }

    @Test("A notification has the text that standard error has, and the line if there is one")
    func notification() throws {
        let column = try Run("rows", "--rule", "b=integer", "--format", "sarif", input: "q,{x},[l](u)\n1,2,3\n")
        #expect(column.errors == "validate: -: there is no column “b”; the columns are “q”, “{x}”, “[l](u)”\n")
        #expect(
            column.output.contains(
                #""toolExecutionNotifications":[{"level":"error","message":{"text":"#
                    + #""-: there is no column “b”; the columns are “q”, “{{x}}”, “[l] (u)”"},"#
                    + #""locations":[{"physicalLocation":{"artifactLocation":{"uri":"-"}}}]}]"#), "\(column.output)")
        let quote = try Run("rows", "--rule", "a=integer", "--format", "sarif", input: "a,b\n1,2\n3,\"4\n")
        #expect(
            quote.output.contains(
                #"{"text":"a quote is opened here and never closed"},"locations":[{"physicalLocation":"#
                    + #"{"artifactLocation":{"uri":"-"},"region":{"startLine":3}}}]}]"#),
            "\(quote.output)")
    }

    @Test("A location has the line, the number of the column, and its name")
    func location() throws {
        let run = try Run("rows", "--rule", "b=integer", "--format", "sarif", input: "a,b\nx,1\ny,z\n")
        #expect(
            run.lines.contains(
                #"{"ruleId":"integer.character","ruleIndex":0,"level":"error","#
                    + #""message":{"text":"b must be a whole number, like 30"},"#
                    + #""locations":[{"physicalLocation":{"artifactLocation":{"uri":"-"},"#
                    + #""region":{"startLine":3,"startColumn":2}},"#
                    + #""logicalLocations":[{"name":"b"}]}],"properties":{"row":2}}"#))
    }

    @Test(
        "A rule has a text without the values of one row, and the run its numbers",
        arguments: [
            (
                "a,b\n1\n2\n", "row.cells", 1,
                "The row must have as many cells as the header: ‹expected›, not ‹seen›"
            ),
            (
                #"{"a":[]}"# + "\n" + #"{"a":{}}"#, "value.nested", 2,
                "The value must be a plain value, not an object or a list"
            ),
        ])
    func rules(input: String, name: String, code: Int, text: String) throws {
        let run = try Run(
            "rows", "--rule", "a=numeric", "--max-errors", "1", "--format", "sarif", input: input)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let result = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((result["tool"] as? [String: [String: Any]])?["driver"])
        #expect((driver["version"] as? String).map { $0 + "\n" } == (try Run("--version").output))
        let rule: NSDictionary = [
            "id": name, "name": name, "shortDescription": ["text": text],
            "help": ["text": "\(text). Error \(code) (\(name)) in the domain ValidateErrorDomain."],
            "properties": ["code": code, "domain": "ValidateErrorDomain"] as NSDictionary,
        ]
        #expect((driver["rules"] as? [NSDictionary])?.first == rule)
        // This result says how many problems aren't listed.
        let results = try #require(result["results"] as? [NSDictionary])
        #expect(results.map { $0["ruleId"] as? String } == [name, "problems.notListed"])
        #expect(result["properties"] as? NSDictionary == ["rows": 2, "problems": 2, "truncated": true])
    }

    @Test("A rule of the library has its text without a label, and a path is written by its bytes")
    func template() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("a\nx\n", to: "a\tb.csv")
        let output = try Run("rows", "--rule", "a=numeric", "--format", "sarif", file).output
        #expect(
            output.contains(
                #"{"id":"numeric.character","name":"numeric.character","#
                    + #""shortDescription":{"text":"Only use the digits 0 to 9"},"#), "\(output)")
        #expect(output.contains(#"/a%09b.csv""#), "\(output)")
        let odd = try folder.write("a\nx\n", to: "@[`{AZaz09-._~:.csv")
        let letters = try Run("rows", "--rule", "a=numeric", "--format", "sarif", odd).output
        #expect(letters.contains(#"/%40%5B%60%7BAZaz09-._~%3A.csv""#), "\(letters)")
    }

    @Test("The document names its schema, and the unit of its columns")
    func head() throws {
        let output = try Run("integer", "4", "--format", "sarif").output
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        #expect(
            output.hasPrefix(#"{"$schema":"\#(schema)","version":"2.1.0","runs":[{"results":["#), "\(output)")
        #expect(output.contains(#"],"columnKind":"unicodeCodePoints","tool":{"driver":{"#), "\(output)")
    }

    @Test("A value from the command line has no line", arguments: ["sarif", "junit"])
    func argument(format: String) throws {
        let run = try Run("integer", "x", "--format", format)
        #expect(run.status == 1 && !run.output.contains("region") && !run.output.contains("-:1"))
    }

    @Test("Values are not shown", arguments: ["sarif", "junit"])
    func values(format: String) throws {
        let run = try Run("integer", "s3cret", "--show-values", "--format", format)
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("--show-values does not apply"))
    }
}

@Suite("--format junit")
struct JUnitTests {
    /// A document's elements, each with the names of the elements around it.
    private final class Elements: NSObject, XMLParserDelegate {
        var found: [(path: String, attributes: [String: String])] = []
        private var path: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            path.append(name)
            found.append((path.joined(separator: "/"), attributes))
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            path.removeLast()
        }
    }

    /// The elements and required attributes in Jenkins's schema, and which of them are numbers.
    private static let schema = [
        "testsuites": ["name"], "testsuites/testsuite": ["name", "tests", "failures", "errors", "time"],
        "testsuites/testsuite/testcase": ["name", "classname", "time"],
        "testsuites/testsuite/testcase/failure": ["type", "message"],
        "testsuites/testsuite/testcase/error": ["type", "message"], "testsuites/testsuite/system-out": [],
    ]

    @Test("The document has the elements that CI systems read, and its numbers are right", arguments: ReportedRun.all)
    func document(example: ReportedRun) throws {
        let text = try example.run("junit").output
        #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
        let parser = XMLParser(data: Data(text.utf8))
        let elements = Elements()
        parser.delegate = elements
        #expect(parser.parse())
        for (path, attributes) in elements.found {
            #expect(Self.schema[path].map { Set($0) } == Set(attributes.keys), "\(path)")
        }
        func count(_ name: String) -> Int { elements.found.count { $0.path.hasSuffix("/" + name) } }
        let suites = elements.found.filter { $0.path == "testsuites/testsuite" }.map(\.attributes)
        #expect(suites.count == 1)
        #expect(suites[0]["tests"] == String(count("testcase")) && count("testcase") > 0)
        #expect(suites[0]["failures"] == String(count("failure")) && count("failure") == example.problems)
        #expect(suites[0]["errors"] == String(count("error")) && count("error") == (example.status == 2 ? 1 : 0))
    }

    @Test("Each file is a suite, and each row a test with the places of its problems")
    func files() throws {
        let folder = try TemporaryFolder()
        let one = try folder.write("a\n1\n", to: "1.csv")
        let two = try folder.write("b,a\nx,y\n", to: "2.csv")
        let run = try Run("rows", "--rule", "a=integer", "--format", "junit", one, two)
        #expect(
            run.lines == [
                #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<testsuites name="validate">"#,
                #"<testsuite name="\#(one)" tests="1" failures="0" errors="0" time="0">"#,
                #"<testcase classname="\#(one)" name="row 1" time="0"/>"#,
                "<system-out>1 row, 0 problems</system-out>", "</testsuite>",
                #"<testsuite name="\#(two)" tests="1" failures="1" errors="0" time="0">"#,
                #"<testcase classname="\#(two)" name="row 1" time="0">"#
                    + #"<failure type="integer.character" message="a must be a whole number, like 30">"#
                    + "\(two):2:2: integer.character (1127): a must be a whole number, like 30</failure></testcase>",
                "<system-out>1 row, 1 problem in 1 row</system-out>", "</testsuite>", "</testsuites>",
            ])
    }

    @Test("A problem of a row has no column, and what is not printed is mentioned")
    func rows() throws {
        let run = try Run(
            "rows", "--rule", "b=numeric", "--max-errors", "1", "--format", "junit", input: "a,b\n1\n")
        #expect(
            run.lines.dropFirst(2) == [
                #"<testsuite name="-" tests="1" failures="1" errors="0" time="0">"#,
                #"<testcase classname="-" name="row 1" time="0"><failure type="row.cells" "#
                    + #"message="The row must have as many cells as the header: 2, not 1">"#
                    + "-:2:1: row.cells (1): The row must have as many cells as the header: 2, not 1</failure></testcase>",
                "<system-out>1 row, 2 problems in 1 row; not all are printed</system-out>", "</testsuite>",
                "</testsuites>",
            ])
    }

    @Test("Jenkins, which counts the tests itself, counts the rows")
    func numbers() throws {
        let input = "a,b\nx,y\n1,2\n3,z\n4,5\n"
        let run = try Run("rows", "--rule", "a=integer", "--rule", "b=integer", "--format", "junit", input: input)
        #expect(run.lines[2] == #"<testsuite name="-" tests="4" failures="2" errors="0" time="0">"#)
        #expect(run.output.components(separatedBy: "<testcase ").count == 5)
        #expect(run.output.components(separatedBy: "<failure ").count == 3)
        #expect(run.output.contains("like 30; b must"), "\(run.output)")
        let many = "a\n" + String(repeating: "1\n", count: 10_005) + "x\ny\n"
        let large = try Run("rows", "--rule", "a=integer", "--max-errors", "1", "--format", "junit", input: many)
        #expect(large.lines[2] == #"<testsuite name="-" tests="10003" failures="2" errors="0" time="0">"#)
        #expect(
            large.output.contains(#"name="5 more rows""#) && large.output.contains(#"name="1 more row with problems""#))
    }

    @Test("The sum of reports with problems is never a success", arguments: [true, false])
    func sums(hasProblems: Bool) throws {
        let report = try Run("rows", "--rule", "a=integer", "--format", "ndjson", input: "a\nx\n1\ny\n")
        let lines = hasProblems ? report.output : (report.lines.last ?? "") + "\n"
        for (format, signs) in [
            ("json", hasProblems ? [#""row":3"#, #""truncated":false"#] : [#""truncated":true"#]),
            ("junit", [#"failures="\#(hasProblems ? 2 : 1)""#, "<failure "]),
            ("sarif", [hasProblems ? "integer.character" : "problems.notListed"]),
            ("github", [hasProblems ? "::error" : "::notice::3 rows, 2 problems"]),
        ] {
            let run = try Run("sum", "--format", format, input: lines)
            #expect(run.status == 1)
            for sign in signs { #expect(run.output.contains(sign), "\(format): \(run.output)") }
        }
    }

    @Test("An error that ends the reading has its name, its line, and the problems before it")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(#"{"fields":[{"name":"a","constraints":{"unique":true}}]}"#, to: "r")
        let over = try Run("rows", "--rules", rules, "--max-keys", "1", "--format", "junit", input: "a\n1\n1\n2\n")
        #expect(over.lines[2] == #"<testsuite name="-" tests="3" failures="1" errors="1" time="0">"#)
        #expect(over.lines[4].hasPrefix(#"<testcase classname="-" name="the input can be read" time="0">"#))
        #expect(over.lines[4].contains(#"<error type="key.limit" message="there are over 1 different values "#))
        #expect(over.lines[4].contains(">-:4: there are over 1 different values "))
        let open = try Run("rows", "--rule", "a=numeric", "--format", "junit", input: "a,b\n1,\"\n")
        #expect(open.lines[3].contains(#"<error type="unreadable" message="a quote is opened here"#), "\(open.output)")
    }
}
