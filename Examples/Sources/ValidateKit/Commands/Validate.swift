// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The program's command line.
struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Validates values with the strategies of swift-input-validation.",
        usage: """
            validate <strategy> [<value> ...]       values as arguments, or one a line on standard input
            validate rows [<file> ...]              columns of CSV, TSV, NDJSON or plain lines, row by row
            validate list [strategies|patterns|errors]
            validate explain <strategy|pattern|error name or code>
            """,
        discussion: """
            A strategy is a way to validate, such as card, email or integer; the name of a stock pattern, such as \
            postalCodeGB, is one too. validate help <strategy> prints its options.

            Exit status: 0 if every value was accepted, 1 if one was rejected, 2 if the command line, a rule file or an \
            input could not be read to its end.
            """,
        version: Program.version,
        subcommands: [Check.self, Rows.self, List.self, Explain.self],
        defaultSubcommand: Check.self)
}

/// What all commands with a report have in common.
struct ReportOptions: ParsableArguments {
    @Option(help: "The report: text, json, ndjson (one object a line) or github (annotations).")
    var format: ReportFormat = .text

    @Option(help: "Colors in the text report: auto (on a terminal), always or never.")
    var color: ColorChoice = .auto

    @Option(
        help: ArgumentHelp("The language of the messages.", valueName: "tag"), completion: .list(["en"])
    )
    var language: String = "en"

    @Flag(help: "Do not print a report; only the exit status is set.")
    var quiet = false

    @Flag(
        help: "Print the values too. Of a card number the last four digits are printed, and other secrets are not.")
    var showValues = false

    func validate() throws {
        guard ["en"].contains(language.lowercased()) else {
            throw ValidationError("the language “\(language)” is unknown; use en")
        }
    }
}

enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, ndjson, github
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
}
