// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import InputValidation
import InputValidationLanguages

/// The program's command line.
struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Validates values with the strategies of swift-input-validation.",
        usage: """
            validate <strategy> [<value> ...]  values, or the lines of standard input
            validate rows [<file> ...]         columns of CSV, TSV, JSON, or lines
            validate infer [<file>]            a first rule file from data
            validate sum [<report> ...]        the sum of several reports
            validate index <file> ...          where records begin, for parts of a file
            validate help rules                how to write a rule file
            validate list [<subject>]          strategies, patterns, or errors
            validate explain <name>            a strategy, a pattern, or an error
            validate explain <name> --input    which rules decided about a value
            validate sample <name>             accepted values, or near misses
            validate diff <old> <new>          what became stricter in a rule file
            validate schema <name|file>        JSON Schema, OpenAPI, or HTML
            """,
        discussion: """
            A strategy is a way to validate, such as card, email, or integer; the name of a stock pattern, such as \
            postalCodeGB, is one too. validate help <strategy> prints its options. \
            For a table, begin with validate infer.

            Exit status: 0 if every value was accepted, 1 if one was rejected, 2 if the command line, a rule file or \
            an input could not be read to its end.
            """,
        version: Program.version,
        subcommands: [
            Check.self, Rows.self, Infer.self, Sum.self, IndexFiles.self, List.self, Explain.self, Sample.self,
            Diff.self, Schema.self,
        ],
        defaultSubcommand: Check.self)
}

/// The options that all commands with a report share.
struct ReportOptions: ParsableArguments {
    @Option(help: ReportFormat.help)
    var format: ReportFormat = .text

    @Option(help: "Colors in the text report: auto (on a terminal), always, or never.")
    var color: ColorChoice = .auto

    @OptionGroup var language: LanguageOption

    @OptionGroup var limit: WarningLimit

    @Flag(help: "Do not print a report; only the exit status is set.")
    var quiet = false

    @Flag(
        help: "Print the values too. Of a card number the last four digits are printed, and other secrets are not.")
    var showValues = false

    func validate() throws {
        guard !showValues || ![.junit, .sarif].contains(format) else {
            throw ArgumentParser.ValidationError(
                "--show-values does not apply to --format \(format), which has no values")
        }
    }
}

/// The number of warnings that are too many.
struct WarningLimit: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Reject the run if there are more warnings than this. Otherwise a warning changes no exit status.",
            valueName: "number"))
    var maxWarnings: Int?

    func validate() throws {
        guard maxWarnings ?? 0 >= 0 else { throw ArgumentParser.ValidationError("--max-warnings needs 0 or more") }
    }

    /// Returns whether a run is rejected because of its problems or the number of its warnings.
    func isExceeded(by summary: Summary) -> Bool {
        summary.problems > 0 || maxWarnings.map { summary.warnings > $0 } == true
    }

    /// Prints why a run without a problem is rejected.
    func explain(_ summary: Summary) {
        guard summary.problems == 0, let maxWarnings, summary.warnings > maxWarnings else { return }
        Terminal.complain(Mistake("\(count(summary.warnings, "warning")), more than --max-warnings \(maxWarnings)"))
    }
}

/// The language of the error messages.
struct LanguageOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The language of the messages about values, such as de or zh-TW. The rest of a report is in English, and so \
            are the messages about rows.
            """, valueName: "tag"),
        completion: .list(MessageLanguage.all.map(\.tag)), transform: Hyphens.unshield)
    var language: String = "en"

    var messages: MessageCatalog { MessageCatalog(MessageLanguage.all.bestMatch(for: language) ?? .english) }

    func validate() throws {
        guard MessageLanguage.all.bestMatch(for: language) == nil else { return }
        let tags = MessageLanguage.all.map(\.tag).joined(separator: ", ")
        throw ArgumentParser.ValidationError(
            "the language “\(Printable.text(language))” is unknown; use one of: \(tags)")
    }
}

enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, ndjson, github, junit, sarif, html, markdown

    /// The formats for `--format`.
    static let help: ArgumentHelp = """
        The report: text, json, ndjson (one object a line), github (annotations), junit (XML), sarif (2.1.0), html \
        (a page), or markdown (for a pull request).
        """
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
}
