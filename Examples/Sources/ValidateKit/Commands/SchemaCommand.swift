// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import InputValidation
import InputValidationSchema

/// `validate schema <strategy|pattern|rules.json>`: the strategy in other programs' notation.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints a strategy or a rule file as JSON Schema, OpenAPI, or HTML attributes.",
        usage: "validate schema <strategy|rules.json> [<options>]",
        discussion: """
            The schema accepts every value that the strategy accepts. What it cannot express is printed on standard \
            error, a line for each rule or option; without such a line, it also rejects what the strategy rejects. Of \
            a rule file, the schema is that of a row, whose values are texts.

            Examples:
              validate schema slug --max 20
              validate schema rules.json --format html

            Exit status: 0, or 2 if the strategy or the file could not be read.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case jsonSchema = "json-schema"
        case openAPI = "openapi"
        case html
    }

    @Argument(
        help: "The name of a strategy or a stock pattern, or a rule file, whose name ends with .json.",
        completion: .list(Names.all), transform: Hyphens.unshield)
    var subject: String

    @Option(help: "The notation: json-schema, openapi, or html (the attributes of an input element).")
    var format: Format = .jsonSchema

    @OptionGroup(title: "Options of the strategy") var settings: StrategyOptions

    func run() throws {
        let schema: StrategySchema
        if subject.hasSuffix(".json") {
            schema = StrategySchema(try RuleFile(subject).rules)
        } else {
            schema = StrategySchema(try settings.validator(for: NamedStrategy(subject)))
        }
        let output = Output(descriptor: 1)
        let losses: [SchemaLoss]
        switch format {
        case .jsonSchema, .openAPI:
            output.write(schema.json(format == .openAPI ? .openAPI : .jsonSchema) + "\n")
            losses = schema.losses
        case .html:
            for field in schema.fields {
                let name = field.pointer.isEmpty ? "" : "\(Printable.text(String(field.pointer.dropFirst()))): "
                output.write("\(name)\(field.html)\n")
            }
            losses = schema.fields.flatMap(\.losses)
        }
        try output.finish()
        let errors = Output(descriptor: 2)
        for loss in losses { errors.write("not expressed: \(Printable.text(loss.description))\n") }
        try errors.finish()
    }
}
