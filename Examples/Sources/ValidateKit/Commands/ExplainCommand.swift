// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import InputValidation

/// `validate explain <strategy|pattern|error name or code>`, and `validate explain <strategy> --input <value>`.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains a strategy, a stock pattern, an error, a key of rule files, or the verdict about a value.",
        usage: """
            validate explain <strategy|pattern|error name or code|key of rule files>
            validate explain <strategy> --input [<value>] [<options>]
            validate explain <column> --rules <file> --input [<value>]
            """,
        discussion: """
            For a strategy it prints what the strategy accepts and every option; for a stock pattern its expression, \
            its source and examples; for an error its code and what to do about it; for a constraint or another key of \
            rule files what it means, with an example.

            With --input it prints each rule with its verdict, or the reason for which it did not validate the value. \
            The value is the argument, or one line of standard input. It is not printed.

            Exit status with --input: 0 if the value was accepted, 1 if it was rejected, 2 if something could not be \
            read.
            """)

    @Argument(
        help: """
            The name of a strategy, a stock pattern, an error, or a key of rule files, the code of an error, or a column \
            of --rules.
            """,
        completion: .list(Names.all + Names.errors + RowErrors.all.map(\.name) + RuleFileKey.all.map(\.name)),
        transform: Hyphens.unshield)
    var subject: String

    @Argument(help: "The value, with --input.", transform: Hyphens.unshield)
    var values: [String] = []

    @Flag(help: "Explain the verdict about a value.")
    var input = false

    @Option(
        help: "The rule file with the column.", completion: .file(extensions: ["json"]), transform: Hyphens.unshield)
    var rules: String?

    @Option(help: "The form of the explanation of a verdict: text or json.")
    var format = Format.text

    @Option(
        help: "A file for a figure of the verdict, in SVG.", completion: .file(extensions: ["svg"]),
        transform: Hyphens.unshield)
    var figure: String?

    @OptionGroup(title: "Options of the strategy") var settings: StrategyOptions
    @OptionGroup var language: LanguageOption

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    func run() throws {
        let output = Output(descriptor: 1)
        guard input else {
            if !values.isEmpty || figure != nil || rules != nil || format != .text {
                throw Mistake("a value, --rules, --format and --figure need --input")
            }
            output.write(try page(of: subject))
            return try output.finish()
        }
        let explanation = try explanation(of: value(), by: subject)
        switch format {
        case .text: output.write("\(explanation)\n")
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            output.write(String(decoding: try encoder.encode(explanation), as: UTF8.self) + "\n")
        }
        if let figure {
            do { try Data(explanation.figure().utf8).write(to: URL(filePath: figure)) } catch {
                throw Mistake("\(figure): the figure could not be written")
            }
        }
        try output.finish()
        if !explanation.isAccepted { throw ExitCode.rejected }
    }

    /// The value from the command line, or the only line on standard input.
    private func value() throws -> String {
        var values = values
        if values.isEmpty {
            Terminal.announceReading("one value")
            let reader = RecordReader(LineScanner(), source: ByteSource(descriptor: 0))
            do {
                while try reader.next() { values += reader.text(reader.cells[0]).map { [$0] } ?? [] }
            } catch let error as ReadingError {
                throw Mistake("standard input: \(error.message)")
            }
        }
        guard values.count == 1 else { throw Mistake("--input explains one value, not \(values.count)") }
        return values[0]
    }

    private func explanation(of value: String, by name: String) throws -> StrategyExplanation {
        guard let rules else { return try settings.validator(for: NamedStrategy(name)).explanation(of: value) }
        let fields = try RuleFile(rules).onlyRules.fields
        guard let column = fields.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
            throw Mistake(
                "\(rules) has no column “\(name)”\(Suggestion.nearest(to: name, in: fields.map(\.name)) ?? "")")
        }
        return column.validator.explanation(of: value)
    }

    private func page(of name: String) throws -> String {
        let codes = InputValidation.ValidationError.Code.builtIn
        let key = RuleFileKey.page(of: name)
        if let strategy = try? NamedStrategy(name) {
            return StrategyHelp(strategy: strategy).text + (key.map { "\n" + $0 } ?? "")
        }
        if let key { return key }
        if let code = codes.first(where: { $0.name == name || String($0.rawValue) == name }) {
            return Self.error(code, in: language.messages)
        }
        if let error = RowErrors.all.first(where: { $0.name == name || "\($0.code.rawValue)" == name }) {
            return Self.rowError(error)
        }
        throw Suggestion.mistake(
            for: name, "strategy, stock pattern, error, or key of rule files",
            orIn: Names.errors + RowErrors.all.map(\.name) + RuleFileKey.all.map(\.name),
            orSee: "validate list strategies, patterns, or errors, and validate help rules")
    }

    /// Returns the page of an error that only `validate rows` and `validate sum` report.
    private static func rowError(_ error: InputValidation.ValidationError) -> String {
        var text = "\(error.name) (error of validate rows)\n  Code: \(error.code.rawValue)\n"
        text += "  Domain: \(error.domain.rawValue)\n"
        text += Printable.wrapped("\(error.message ?? "").", after: "  Message: ", indent: 4)
        return text + Printable.wrapped(RowErrors.advice[error.name] ?? "", after: "  What to do: ", indent: 4)
    }

    private static func error(
        _ code: InputValidation.ValidationError.Code, in messages: MessageCatalog
    ) -> String {
        let error = InputValidation.ValidationError(code)
        let parts = error.name.split(separator: ".")
        let member = parts.dropFirst().reduce(String(parts.first ?? "")) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
        return """
            \(error.name) (error)
              Code: \(code.rawValue)
              Domain: \(error.domain.rawValue)
              What to do: \(messages.template(for: code) ?? "")
              In Swift: error.domain == .builtIn && error.code == .\(member)

            """
    }
}
