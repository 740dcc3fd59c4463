// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// Strategies as a module in JavaScript, which answers in a browser what the strategies answer on the server.
///
/// ```swift
/// let module = JavaScriptModule([
///     .init("email", label: "Email address", .email),
///     .init("name", label: "Name", .count(in: 2...40)),
/// ])
/// print(module.source)
/// ```
///
/// The module has no dependencies. For each field, its object `fields` has the functions `validate(text)` and
/// `normalize(text)`, and `hint()`. The answer of `validate` is `null` for an accepted text, `'undecided'` for a text that
/// only the server can decide about, or an object with the `code`, `name`, and `message` of the error, its `position` in
/// bytes of UTF-8 as in ValidationError, and its `offset` in UTF-16 units, as a text field counts them.
///
/// If a rule warns, each field also has the function `warnings(text)`. It returns a list of the same objects, with
/// `'undecided'` for a warning that only the server can decide. The module of a table has `rowWarnings(row)`.
///
/// If a rule depends on today's date, such as a card's expiry or a minimum age, the module exports `clock`, and a page
/// can replace it. Its function `now()` returns the day in the browser's time zone.
///
/// Whatever the module answers, the server still has to validate: anyone can send a request without a browser.
///
/// Closures, asynchronous strategies, and the program's own classes are undecided; ``undecided`` lists them. The module
/// never contains the texts of a `sensitive()` strategy, of `.oneOf` without `showsTexts`, or of `.equal(to:)`, because they
/// can be secret. Characters, and which characters are letters or visible, depend on the browser's version of Unicode.
public struct JavaScriptModule: Sendable {
    /// A text field.
    public struct Field: Sendable {
        let name: String
        let label: String?
        let labelInSentence: String?
        let validator: InputValidator<String>

        /// Creates a field with its name in the module, and the label in its messages, as in ValidatedInput.
        public init(
            _ name: String, label: String? = nil, labelInSentence: String? = nil, _ validator: InputValidator<String>
        ) {
            (self.name, self.label, self.labelInSentence) = (name, label, labelInSentence)
            self.validator = validator
        }
    }

    /// A rule whose answer is `'undecided'`.
    public struct Undecided: Hashable, Sendable, CustomStringConvertible {
        /// The field's name, or an empty text for a rule over several fields.
        public let field: String
        /// The name of the strategy.
        public let rule: String
        /// What the module can't decide, or why.
        public let reason: String
        /// Whether the module decides about some inputs.
        public let isPartial: Bool

        /// The field, the rule, and the reason on one line.
        public var description: String {
            [field, rule, reason].filter { !$0.isEmpty }.joined(separator: ": ").printable
        }
    }

    /// The module's source.
    public let source: String

    /// The declarations of the module's types for TypeScript, as a file `.d.ts`.
    public let declarations: String

    /// The rules that the module can't decide for some or all inputs.
    public let undecided: [Undecided]

    /// Creates the module of a form's fields.
    ///
    /// - Parameters:
    ///   - fields: The form's fields. The module has a member for each of them.
    ///   - languages: The languages of the messages; the first is the default language. If it is empty, the module has no
    ///     messages.
    ///   - includesProgress: Whether each field has a function `progress(text)` for a text that is still being typed.
    ///     Its answer is `'accepted'`, `'incomplete'`, `'impossible'`, or `'undecided'`, as in InputProgress.
    public init(_ fields: [Field], languages: [MessageLanguage] = [.english], includesProgress: Bool = false) {
        self.init(
            languages: languages, includesProgress: includesProgress,
            fields: fields.map { field in
                FieldSource(field)
            })
    }

    /// Creates the module of a table's columns, with the rules over several columns.
    ///
    /// - Parameters:
    ///   - rules: The table's rules. The module has a member for each column.
    ///   - languages: The languages of the messages; the first is the default language. If it is empty, the module has no
    ///     messages.
    public init(_ rules: TableRules, languages: [MessageLanguage] = [.english]) {
        self.init(languages: languages, fields: rules.fields.map(FieldSource.init), rules: rules)
    }

    private init(
        languages: [MessageLanguage], includesProgress: Bool = false, fields: [FieldSource], rules: TableRules? = nil
    ) {
        let catalogs = languages.map { MessageCatalog($0) }
        var builder = ModuleBuilder(catalogs: catalogs, includesProgress: includesProgress)
        var members: [String] = []
        let canWarn = fields.contains(where: \.canWarn) || rules?.rules.contains(where: \.validator.canWarn) == true
        for field in fields {
            var code = field.code(&builder)
            if code.warnings != nil { code.rule = builder.named(code.rule) }
            let hints = zip(languages, catalogs).compactMap { language, catalog in
                field.hint(catalog).map { "\(JavaScriptLiteral.text(language.tag)): \(JavaScriptLiteral.text($0))" }
            }
            let arguments = [
                field.label.map(JavaScriptLiteral.text) ?? "undefined",
                hints.isEmpty ? "{}" : "{ \(hints.joined(separator: ", ")) }", code.rule,
            ]
            let call = (arguments + (code.normal.map { [$0] } ?? [])).joined(separator: ", ")
            var member = "field(\(call))"
            if let warnings = code.warnings {
                member = "warningField(\(member), \(code.rule), \(warnings))"
            } else if canWarn {
                member = "silentField(\(member))"
            }
            if let progress = code.progress { member = "withProgress(\(member), \(progress))" }
            members.append("  \(JavaScriptLiteral.key(field.name)): \(member),")
        }
        let rows = rules.map { RowRuleSource.code(for: $0, canWarn: canWarn, &builder) }
        var parts: [String] = []
        if !languages.isEmpty {
            parts.append("// The tags of the languages of the messages.")
            parts.append("export const languages = \(JavaScriptLiteral.texts(languages.map(\.tag)));")
            parts += Self.messages(builder, languages)
        }
        parts += builder.definitions
        parts.append(
            "/** The fields, each with `label`, `hint`, `validate`, and `normalize`. */\nexport const fields = {\n"
                + members.joined(separator: "\n") + "\n};")
        if let rows { parts.append(rows) }
        let data = parts.joined(separator: "\n\n")
        let runtime = RuntimeSource.declarations(usedBy: data, hasMessages: !languages.isEmpty)
        let undecided = builder.undecided
        source = ([Self.head(undecided)] + runtime + [data]).joined(separator: "\n\n") + "\n"
        declarations = TypeDeclarations.text(
            fieldNames: fields.map(\.name), hasMessages: !languages.isEmpty, hasRows: rows != nil,
            canWarn: canWarn, hasClock: runtime.contains { $0.contains("export const clock") },
            hasDay: runtime.contains { $0.contains("today.getDate()") }, hasProgress: includesProgress)
        self.undecided = undecided
    }

    private static func head(_ undecided: [Undecided]) -> String {
        var lines = [
            "// Made by swift-input-validation (validate schema --format js). Do not edit: change the rules instead.",
            "// The server still decides. Anyone can send a request without this module.",
        ]
        if !undecided.isEmpty {
            lines.append("//")
            lines.append("// Only the server can decide:")
            lines += undecided.map { "// - \($0)" }
        }
        return lines.joined(separator: "\n")
    }

    private static func messages(_ builder: ModuleBuilder, _ languages: [MessageLanguage]) -> [String] {
        var parts: [String] = []
        let names = builder.names.sorted { $0.key < $1.key }
            .map { "  \($0.key): \(JavaScriptLiteral.text($0.value))," }
        parts.append("const names = {\n\(names.joined(separator: "\n"))\n};")
        var sentences: [String] = []
        var words: [String] = []
        var signs: [String] = []
        for (index, language) in languages.enumerated() {
            let key = JavaScriptLiteral.key(language.tag)
            let lines = builder.templates.map { templates -> String in
                let forms = templates[index].forms
                if forms.count == 1 { return "    " + JavaScriptLiteral.text(forms["other"] ?? "") + "," }
                let members = forms.sorted { $0.key < $1.key }
                    .map { "\($0.key): \(JavaScriptLiteral.text($0.value))" }
                return "    { \(members.joined(separator: ", ")) },"
            }
            sentences.append("  \(key): [\n\(lines.joined(separator: "\n"))\n  ],")
            words.append("  \(key): \(builder.namesCharacters ? namedCharacters(language) : "{}"),")
            let style = language.groupingStyle
            signs.append("\(key): [\(JavaScriptLiteral.text(style.sign)), \(style.secondarySize)]")
        }
        parts.append("const sentences = {\n\(sentences.joined(separator: "\n"))\n};")
        parts.append("const words = {\n\(words.joined(separator: "\n"))\n};")
        parts.append("const signs = { \(signs.joined(separator: ", ")) };")
        return parts
    }

    private static func namedCharacters(_ language: MessageLanguage) -> String {
        let members = (UInt8(0x20)..<0x7F).compactMap { byte -> String? in
            let character = String(Unicode.Scalar(byte))
            return MessageWord(character: .text(character)).map {
                "\(JavaScriptLiteral.text(character)): \(JavaScriptLiteral.text(language.text(of: $0)))"
            }
        }
        return "{ \(members.joined(separator: ", ")) }"
    }
}

/// A field with the strategy for its text, which may be missing in a table.
private struct FieldSource {
    let name: String
    let label: String?
    let canWarn: Bool
    private let makeCode: (inout ModuleBuilder) -> RuleCode
    let hint: (MessageCatalog) -> String?

    init(_ field: JavaScriptModule.Field) {
        (name, label) = (field.name, field.label)
        let validator = field.validator
        let presentation = ValidationError.SharedBox(
            ValidationError.Presentation(label: field.label, labelInSentence: field.labelInSentence))
        canWarn = validator.canWarn
        makeCode = { builder in
            let place = ModuleBuilder.Place(
                field: field.name, customize: field.label == nil ? { $0 } : { $0.presented(within: presentation) })
            var code = builder.rule(validator, place)
            code.warnings = builder.warnings(of: validator, place)
            return code
        }
        hint = { validator.hint(in: $0) }
    }

    init(_ column: ColumnRules) {
        (name, label) = (column.name, column.label)
        let validator = column.validator
        canWarn = validator.canWarn
        makeCode = { builder in
            guard case .part(let part) = validator.contents.kind, case .cell(let cell) = part.kind,
                let rule = part.textRule
            else { return RuleCode(rule: "unknown", warnings: validator.canWarn ? "unknownList" : nil) }
            let presentation = cell.presentation
            let place = ModuleBuilder.Place(field: column.name, customize: { $0.presented(within: presentation) })
            let code = builder.rule(rule, place)
            let missing = JavaScriptLiteral.texts(column.missingValues)
            let texts = builder.texts([ErrorVariant(ValidationError(.inputEmpty))], place)
            return RuleCode(
                rule: "cell(\(column.presenceNumber), \(missing), \(texts), \(code.rule))",
                normal: code.normal.map { "cellNormal(\(missing), \($0))" },
                warnings: builder.warnings(of: rule, place).map {
                    "cellList(\(column.presenceNumber), \(missing), \($0))"
                })
        }
        hint = { validator.hint(in: $0) }
    }

    func code(_ builder: inout ModuleBuilder) -> RuleCode { makeCode(&builder) }
}
