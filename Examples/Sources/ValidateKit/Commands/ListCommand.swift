// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import InputValidation
import InputValidationRules

/// `validate list [strategies|patterns|errors|rule-schema] [--json]`.
struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the strategies, the stock patterns, or the errors, or prints the schema of rule files.",
        discussion: """
            validate explain <name> prints the details of one of them, such as the expression of a stock pattern. \
            rule-schema prints the JSON Schema of rule files, with which an editor completes and checks them.
            """)

    enum Subject: String, ExpressibleByArgument, CaseIterable {
        case strategies, patterns, errors
        /// The JSON Schema for rule files.
        case ruleSchema = "rule-schema"
    }

    @Argument(help: "What to list.")
    var subject: Subject = .strategies

    @Flag(help: "Print a JSON array of objects.")
    var json = false

    @OptionGroup var language: LanguageOption

    func run() throws {
        let output = Output(descriptor: 1)
        if subject == .ruleSchema {
            output.write(RuleFileSchema.text)
            return try output.finish()
        }
        let rows = Self.rows(of: subject, in: language.messages)
        if json {
            var json = JSONText()
            json.array { json in
                for row in rows {
                    json.object { json in for (key, value) in row.members { json.member(key, value) } }
                }
            }
            output.write(json.text + "\n")
        } else {
            let width = rows.map(\.columns.0.count).max() ?? 0
            let room = Terminal.width(of: 1)
            for (first, second) in rows.map(\.columns) {
                let first = first + String(repeating: " ", count: width - first.count) + "  "
                let second = Printable.text(second)
                if isatty(1) == 0 {
                    output.write("\(first)\(second)\n")
                } else {
                    output.write(Printable.wrapped(second, after: first, indent: width + 2, width: room))
                }
            }
            if let hint = Self.hint(for: subject) { output.write("\n\(hint)\n") }
        }
        try output.finish()
    }

    private static func hint(for subject: Subject) -> String? {
        switch subject {
        case .strategies:
            "validate help <strategy> prints its options; --set <option>=<value> sets the options without a flag."
        case .patterns:
            """
            A stock pattern is a strategy by its own name: validate postalCodeGB "SW1A 1AA". validate explain \
            postalCodeGB prints its expression.
            """
        case .errors, .ruleSchema: nil
        }
    }

    typealias Value = InputValidation.ValidationError.Value
    typealias Row = (columns: (String, String), members: [(String, Value)])

    private static func rows(of subject: Subject, in messages: MessageCatalog) -> [Row] {
        switch subject {
        case .strategies:
            let catalog = StrategyCatalog.standard
            return catalog.names.compactMap { name in
                catalog[name].map { entry in
                    let aliases = Names.aliases.filter { $0.value == name }.keys.sorted()
                    return (
                        (([name] + aliases).joined(separator: ", "), entry.summary),
                        [
                            ("name", .text(name)), ("aliases", .list(aliases)), ("summary", .text(entry.summary)),
                            ("options", .list(entry.options.map(\.name))),
                        ]
                    )
                }
            }
        case .patterns:
            return InputPattern.all.map { pattern in
                (
                    (pattern.name, pattern.summary ?? pattern.expression),
                    [
                        ("name", .text(pattern.name)), ("summary", .text(pattern.summary ?? "")),
                        ("expression", .text(pattern.expression)),
                        ("source", .text(pattern.source)),
                    ]
                )
            }
        case .ruleSchema: return []
        case .errors:
            let builtIn = InputValidation.ValidationError.Code.builtIn.map { code in
                (InputValidation.ValidationError(code), messages.template(for: code) ?? "")
            }
            return (builtIn + RowErrors.all.map { ($0, $0.message ?? "") }).map { error, text in
                (
                    ("\(error.code.rawValue)  \(error.name)", text),
                    [
                        ("code", .int(error.code.rawValue)), ("name", .text(error.name)),
                        ("domain", .text(error.domain.rawValue)), ("message", .text(text)),
                    ]
                )
            }
        }
    }
}
