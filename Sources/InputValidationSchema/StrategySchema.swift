// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// A strategy as JSON Schema, an OpenAPI schema, and attributes for HTML fields.
///
/// ```swift
/// let schema = StrategySchema(.count(in: 3...12) && .alpha)
/// print(schema.json())
/// // {
/// //   "$schema": "https://json-schema.org/draft/2020-12/schema",
/// //   "type": "string",
/// //   "pattern": "^(?:[A-Za-z]+)$",
/// //   "minLength": 3,
/// //   "maxLength": 12
/// // }
/// print(schema.losses.isEmpty)
/// // true
/// ```
///
/// A schema is never stricter than the strategy: it accepts every input that the strategy accepts. What it can't
/// express is in ``losses``. If there are no losses, the schema also rejects every input that the strategy rejects. It
/// never contains the texts of a `sensitive()` strategy, of `.oneOf`, or of `.equal(to:)`, because they can be secret.
///
/// An expression in a schema uses ECMAScript syntax, as JSON Schema requires. In some engines, such as Python's `re`,
/// `$` also matches before a final line feed. A validator in Python then accepts `abc` with a line feed for `^[a-z]+$`.
///
/// A model's schema has the properties that `.at` rules name. It describes the JSON that a synthesized `Codable`
/// conformance writes. If the model's coding keys differ from its property names, pass the keys to the rules with
/// `.at(_:key:label:_:)`.
public struct StrategySchema: Sendable {
    /// A schema's notation.
    public enum Notation: String, Sendable, CaseIterable {
        /// JSON Schema, draft 2020-12.
        case jsonSchema = "json-schema"
        /// A schema object for OpenAPI 3.1, or for a model a components object that contains it.
        case openAPI = "openapi"
    }

    /// What the schema leaves out, in the order of the rules.
    public let losses: [SchemaLoss]

    /// The attributes of an HTML field for each of a model's properties, or for the value itself.
    public let fields: [HTMLField]

    let node: SchemaNode
    private let componentName: String?

    /// Creates a strategy's schema.
    public init<Input>(_ validator: InputValidator<Input>) {
        var exporter = SchemaExporter()
        node = exporter.exportSchema(for: [validator.configuration], of: Input.self, at: "")
        losses = exporter.losses
        let fields = exporter.fields
        if let text = validator as? InputValidator<String> {
            self.fields = fields.map { $0.adding(text.inputTraits) }
        } else {
            self.fields = fields
        }
        let isObject = node.members.contains { $0.key == "type" && $0.value == .text("object") }
        componentName = isObject ? String(describing: Input.self) : nil
    }

    /// Creates a model's schema.
    public init<Model: Validatable>(of model: Model.Type) { self.init(model.validator) }

    /// Creates the schema of a table row, as an object with a text for each column.
    public init(_ rules: TableRules) {
        var exporter = SchemaExporter()
        var properties: [SchemaNode.Member] = []
        var fields: [HTMLField] = []
        for column in rules.fields {
            let inner = column.validator.configuration
            let node = exporter.exportColumn(
                inner, isRequired: column.isRequired, at: SchemaExporter.pointer("", appending: column.name))
            let texts = [("title", column.title), ("description", column.description)].compactMap { key, text in
                text.map { SchemaNode.Member(key, .text($0)) }
            }
            properties.append(.init(column.name, .object(texts + node.members)))
            fields += exporter.fields.map { $0.adding(column.validator.inputTraits) }
            exporter.fields = []
            if column.isUnique {
                exporter.recordLoss(
                    SchemaLoss(
                        rule: "unique", at: SchemaExporter.pointer("", appending: column.name),
                        reason: "several rows are compared"))
            }
            for (rule, limit) in [
                ("maximumMissingShare", column.shareLimits.missing), ("maximumWarnedShare", column.shareLimits.warned),
            ] where limit != nil {
                exporter.recordLoss(
                    SchemaLoss(
                        rule: rule, at: SchemaExporter.pointer("", appending: column.name),
                        reason: "several rows are counted"))
            }
        }
        for (rule, limit) in [("minimumRows", rules.rowLimits.minimum), ("maximumRows", rules.rowLimits.maximum)]
        where limit != nil {
            exporter.recordLoss(SchemaLoss(rule: rule, at: "", reason: "several rows are counted"))
        }
        for key in rules.uniqueKeys {
            exporter.recordLoss(
                SchemaLoss(
                    rule: "uniqueKeys(\(key.joined(separator: ", ")))", at: "", reason: "several rows are compared"))
        }
        for key in rules.foreignKeys {
            exporter.recordLoss(
                SchemaLoss(rule: "foreignKeys(\(key))", at: "", reason: "the value is looked up in a table"))
        }
        if rules.fieldsMatch != nil {
            exporter.recordLoss(SchemaLoss(rule: "fieldsMatch", at: "", reason: "the header is compared"))
        }
        if !rules.primaryKey.isEmpty {
            exporter.recordLoss(SchemaLoss(rule: "primaryKey", at: "", reason: "several rows are compared"))
        }
        for rule in rules.rules {
            exporter.recordLoss(SchemaLoss(rule: "\(rule)", at: "", reason: "several columns are compared"))
        }
        let required = rules.fields.filter(\.isRequired).map { SchemaNode.text($0.name) }
        let texts = [("title", rules.title), ("description", rules.description)].compactMap { key, text in
            text.map { SchemaNode.Member(key, .text($0)) }
        }
        let all = texts + [.init("type", .text("object")), .init("properties", .object(properties))]
        node = .object(all + (required.isEmpty ? [] : [.init("required", .array(required))]))
        losses = exporter.losses
        self.fields = fields
        componentName = rules.name ?? "Row"
    }

    /// Returns the schema as JSON in ASCII.
    ///
    /// - Parameter notation: The notation. The default is JSON Schema.
    public func json(_ notation: Notation = .jsonSchema) -> String {
        switch notation {
        case .jsonSchema:
            let dialect = SchemaNode.Member("$schema", .text("https://json-schema.org/draft/2020-12/schema"))
            return SchemaNode.object([dialect] + node.members).json()
        case .openAPI:
            guard let componentName else { return node.json() }
            // Component names are limited to these characters (OpenAPI 3.1, section 4.8.7).
            let key = String(
                componentName.unicodeScalars.map { scalar in
                    let isAllowed =
                        scalar.isASCII
                        && (scalar.properties.isAlphabetic || "0123456789._-".contains(Character(scalar)))
                    return isAllowed ? Character(scalar) : "_"
                })
            let schemas = SchemaNode.object([.init(key.isEmpty ? "Row" : key, node)])
            return SchemaNode.object([.init("components", .object([.init("schemas", schemas)]))]).json()
        }
    }
}
