// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A report in the Static Analysis Results Interchange Format (SARIF) 2.1.0, for example for GitHub's code scanning.
///
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>. The results are written as they're found. The
/// rules come after them, because only broken rules are listed.
final class SARIFReport: Report {
    private struct Rule {
        let id: String
        let error: InputValidation.ValidationError
    }

    private let output: Output
    private var hasResults = false
    private var results = 0
    private var lastFile = "-"
    private var notifications: [(level: String, about: Unreadable)] = []
    private var rules: [Rule] = []
    private var places: [String: Int] = [:]

    init(_ output: Output) {
        self.output = output
    }

    func rejected(_ problem: Problem) {
        results += 1
        add(problem, level: "error")
    }

    func warned(_ warning: Problem) { add(warning, level: "warning") }

    private func add(_ problem: Problem, level: String) {
        let rule = place(of: problem.error)
        var json = JSONText()
        json.object { json in
            json.member("ruleId", rules[rule].id)
            json.member("ruleIndex", rule)
            json.member("level", level)
            json.message("message", Self.escaped(problem.error.reason))
            json.key("locations")
            json.array { json in
                json.object { json in
                    json.location(problem.file, line: problem.line, column: problem.column)
                    guard let field = problem.field else { return }
                    json.key("logicalLocations")
                    json.array { json in json.object { $0.member("name", field) } }
                }
            }
            guard problem.row > 0 else { return }
            json.key("properties")
            json.object { json in json.member("row", problem.row) }
        }
        write(result: json.text)
    }

    func finishFile(_ name: String, _ summary: Summary) { lastFile = name }

    func warn(_ file: String, _ message: String) {
        notifications.append(("warning", Unreadable(file: file, line: nil, message: message)))
    }

    func abandon(_ unreadable: Unreadable) { notifications.append(("error", unreadable)) }

    func finish(_ summary: Summary) {
        // A reader that only looks at the results must not take an empty list for a success.
        if summary.problems > results {
            let error = RowErrors.notListed(summary.problems - results)
            rejected(Problem(file: lastFile, line: 1, row: 0, column: 1, field: nil, error: error, value: nil))
        }
        end(summary)
    }

    private func write(result: String?) {
        if !hasResults {
            output.write(
                "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{\"results\":["
            )
        }
        if let result { output.write((hasResults ? ",\n" : "\n") + result) }
        hasResults = true
    }

    private func end(_ summary: Summary) {
        let isSuccessful = !notifications.contains { $0.level == "error" }
        if !hasResults { write(result: nil) }
        var json = JSONText()
        json.object { json in
            json.key("driver")
            json.object { json in
                json.member("name", "validate")
                json.member("version", Program.version)
                json.key("rules")
                json.array { json in for rule in rules { json.rule(rule.id, rule.error) } }
            }
        }
        output.write("\n],\"columnKind\":\"unicodeCodePoints\",\"tool\":\(json.text),\"invocations\":")
        var invocations = JSONText()
        invocations.array { json in
            json.object { json in
                json.member("executionSuccessful", isSuccessful)
                guard !notifications.isEmpty else { return }
                json.key("toolExecutionNotifications")
                json.array { json in
                    for (level, input) in notifications {
                        json.object { json in
                            json.member("level", level)
                            json.message("message", Self.escaped(input.message))
                            json.key("locations")
                            json.array { json in
                                json.object { $0.location(input.file, line: input.line, column: nil) }
                            }
                        }
                    }
                }
            }
        }
        output.write(invocations.text)
        if isSuccessful { output.write(",\"properties\":\(Self.properties(summary))") }
        output.write("}]}\n")
    }

    private static func properties(_ summary: Summary) -> String {
        var json = JSONText()
        json.object { json in
            json.member("rows", summary.rows)
            json.member("problems", summary.problems)
            if summary.warnings > 0 { json.member("warnings", summary.warnings) }
            json.member("truncated", summary.truncated)
            guard !summary.missingColumns.isEmpty else { return }
            json.member("missingColumns", json: JSONText.list(summary.missingColumns))
        }
        return json.text
    }

    private func place(of error: InputValidation.ValidationError) -> Int {
        // A code's name is unique in its domain.
        let id =
            error.domain == .builtIn || error.domain == RowErrors.domain
            ? error.name : "\(error.domain.rawValue)/\(error.name)"
        if let place = places[id] { return place }
        places[id] = rules.count
        rules.append(Rule(id: id, error: error))
        return rules.count - 1
    }

    /// Returns a plain text message.
    ///
    /// Braces are doubled because they'd be placeholders, and links lose their form (section 3.11).
    private static func escaped(_ text: String) -> String {
        text.replacing("{", with: "{{").replacing("}", with: "}}").replacing("](", with: "] (")
    }
}

extension JSONText {
    fileprivate mutating func message(_ name: String, _ text: String) {
        key(name)
        object { $0.member("text", text) }
    }

    fileprivate mutating func rule(_ id: String, _ error: InputValidation.ValidationError) {
        object { json in
            json.member("id", id)
            json.member("name", error.name)
            // General advice: the message with its parameters' names.
            let template = MessageCatalog(.english).template(for: error.code)
            let text = ((error.domain == .builtIn ? template : error.message) ?? error.reason)
                .replacing("{label}", with: "The value").replacing("{", with: "‹").replacing("}", with: "›")
            json.message("shortDescription", text)
            let end = text.hasSuffix("?") ? "" : "."
            json.message(
                "help",
                "\(text)\(end) Error \(error.code.rawValue) (\(error.name)) in the domain \(error.domain.rawValue).")
            json.key("properties")
            json.object { json in
                json.member("code", error.code.rawValue)
                json.member("domain", error.domain.rawValue)
            }
        }
    }

    fileprivate mutating func location(_ file: String, line: Int?, column: Int?) {
        key("physicalLocation")
        object { json in
            json.key("artifactLocation")
            json.object { $0.member("uri", Self.uri(file)) }
            guard let line else { return }
            json.key("region")
            json.object { json in
                json.member("startLine", line)
                if let column { json.member("startColumn", column) }
            }
        }
    }

    /// Returns the path as a URI reference (RFC 3986).
    ///
    /// All characters except unreserved characters and slashes are percent-encoded.
    private static func uri(_ path: String) -> String {
        var result = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
            if isLetter || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-._~/".utf8.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let code = String(byte, radix: 16, uppercase: true)
                result += "%" + (code.count == 1 ? "0" : "") + code
            }
        }
        return result
    }
}
