// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import InputValidation
import InputValidationLanguages
import InputValidationSchema
import ValidationJavaScript

/// `validate schema <strategy|pattern|rules.json>`: the strategy in other programs' notation.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints a strategy or a rule file as JSON Schema, OpenAPI, HTML attributes, or JavaScript.",
        usage: "validate schema <strategy|rules.json> [<options>]",
        discussion: """
            The schema accepts every value that the strategy accepts. What it cannot express is printed on standard \
            error, a line for each rule or option; without such a line, it also rejects what the strategy rejects. Of \
            a rule file, the schema is that of a row, whose values are texts.

            A module in JavaScript (js) has the functions validate, normalize, and hint for each field, without \
            dependencies. Its answer "undecided" means that only the server can decide. d.ts prints the module's types \
            for TypeScript; with --output form.mjs, they are written to form.d.mts as well.

            Examples:
              validate schema slug --max 20
              validate schema rules.json --format html
              validate schema rules.json --format js --language en --language de --output form.mjs

            Exit status: 0, or 2 if the strategy or the file could not be read.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case jsonSchema = "json-schema"
        case openAPI = "openapi"
        case html
        case javaScript = "js"
        case types = "d.ts"
    }

    @Argument(
        help: "The name of a strategy or a stock pattern, or a rule file, whose name ends with .json.",
        completion: .list(Names.all), transform: Hyphens.unshield)
    var subject: String

    @Option(
        help: """
            The notation: json-schema, openapi, html (the attributes of an input element), js (a module in JavaScript), \
            or d.ts (the types of the module).
            """)
    var format: Format = .jsonSchema

    @Option(
        help: ArgumentHelp(
            """
            A language of the messages in a module, such as de or zh-TW, or none for a module without messages. Repeat \
            it for more languages. (default: en)
            """, valueName: "tag"),
        completion: .list(MessageLanguage.all.map(\.tag) + ["none"]), transform: Hyphens.unshield)
    var language: [String] = []

    @Option(
        help: ArgumentHelp("The resource of a data package.", valueName: "name"), transform: Hyphens.unshield)
    var resource: String?

    @Option(
        help: ArgumentHelp("The file to write, instead of standard output.", valueName: "file"), completion: .file(),
        transform: Hyphens.unshield)
    var output: String?

    @OptionGroup(title: "Options of the strategy") var settings: StrategyOptions

    func run() throws {
        var losses: [String] = []
        let text: String
        var types: String?
        if format == .javaScript || format == .types {
            let module = try module()
            text = format == .types ? module.declarations : module.source
            if format == .javaScript { types = module.declarations }
            losses = module.undecided.map { "undecided: \($0)" }
        } else {
            guard language.isEmpty else { throw Mistake("--language needs --format js or d.ts") }
            let schema = try schema()
            text = Self.text(of: schema, format)
            losses = (format == .html ? schema.fields.flatMap(\.losses) : schema.losses)
                .map { "not expressed: \(Printable.text($0.description))" }
        }
        try write(text, to: output)
        if let output, let types { try write(types, to: Self.typesPath(for: output)) }
        let errors = Output(descriptor: 2)
        for loss in losses { errors.write("\(loss)\n") }
        try errors.finish()
    }

    private func schema() throws -> StrategySchema {
        subject.hasSuffix(".json")
            ? StrategySchema(try RuleFile(subject, resource: resource).onlyRules)
            : StrategySchema(try settings.validator(for: NamedStrategy(subject)))
    }

    private func module() throws -> JavaScriptModule {
        var languages: [MessageLanguage] = language.isEmpty ? [.english] : []
        for tag in language where tag != "none" {
            guard let found = MessageLanguage.all.bestMatch(for: tag) else {
                let tags = MessageLanguage.all.map(\.tag).joined(separator: ", ")
                throw Mistake("the language “\(Printable.text(tag))” is unknown; use one of: \(tags), none")
            }
            if !languages.contains(found) { languages.append(found) }
        }
        return subject.hasSuffix(".json")
            ? JavaScriptModule(try RuleFile(subject, resource: resource).onlyRules, languages: languages)
            : JavaScriptModule(
                [.init("value", try settings.validator(for: NamedStrategy(subject)))], languages: languages)
    }

    private static func text(of schema: StrategySchema, _ format: Format) -> String {
        switch format {
        case .jsonSchema: schema.json() + "\n"
        case .openAPI: schema.json(.openAPI) + "\n"
        default:
            schema.fields.map { field in
                let name = field.pointer.isEmpty ? "" : "\(Printable.text(String(field.pointer.dropFirst()))): "
                return "\(name)\(field.html)\n"
            }
            .joined()
        }
    }

    /// Returns the path of the types for a module: `form.d.mts` for `form.mjs`, and `form.d.ts` for `form.js`.
    private static func typesPath(for path: String) -> String {
        for (ending, types) in [(".mjs", ".d.mts"), (".js", ".d.ts")] where path.hasSuffix(ending) {
            return path.dropLast(ending.count) + types
        }
        return path + ".d.ts"
    }

    private func write(_ text: String, to path: String?) throws {
        guard let path else {
            let output = Output(descriptor: 1)
            output.write(text)
            return try output.finish()
        }
        let output = try Output(path: path, option: "--output")
        try output.begin()
        output.write(text)
        try output.complete()
    }
}
