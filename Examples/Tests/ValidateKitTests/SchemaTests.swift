// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("validate schema")
struct SchemaTests {
    @Test("Prints the schema of every strategy and stock pattern", arguments: ["json-schema", "openapi"])
    func json(format: String) throws {
        for name in ["slug", "uuid", "paymentCard", "email", "integer", "date", "postalCodeGB"] {
            let run = try Run("schema", name, "--format", format)
            #expect(run.status == 0, "\(run.errors)")
            let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            #expect(schema?["type"] as? String == "string")
            #expect((schema?["$schema"] != nil) == (format == "json-schema"))
        }
    }

    @Test("Prints JSON Schema by default, with a line end")
    func byDefault() throws {
        let run = try Run("schema", "slug")
        #expect(run.output == (try Run("schema", "slug", "--format", "json-schema").output))
        #expect(run.output.hasPrefix("{") && run.output.hasSuffix("}\n"))
        #expect(try Run("schema", "slug", "--format", "openapi").output.hasSuffix("}\n"))
    }

    @Test("Prints what a schema leaves out on standard error")
    func losses() throws {
        #expect(try Run("schema", "slug").errors == "")
        let run = try Run("schema", "paymentCard")
        #expect(run.status == 0)
        #expect(run.errors.hasPrefix("not expressed: paymentCard: "))
        let html = try Run("schema", "paymentCard", "--format", "html")
        #expect(html.status == 0 && html.errors.hasPrefix("not expressed: paymentCard: "))
    }

    @Test("Writes the same module in every process, and names what depends on other rows")
    func sameModule() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            """
            {"primaryKey": ["id"], "fields": [
              {"name": "id", "type": "integer"}, {"name": "code", "constraints": {"unique": true, "pattern": "[0-9]{3}"}},
              {"name": "__proto__", "format": "email"}, {"name": "amount", "type": "number"},
              {"name": "site", "format": "uri"}]}
            """, to: "rules.json")
        let run = try Run("schema", rules, "--format", "js", "--language", "en", "--language", "de")
        #expect(run.status == 0)
        // The hash seeds of another process differ.
        #expect(try Run("schema", rules, "--format", "js", "--language", "en", "--language", "de").output == run.output)
        #expect(run.errors.contains("undecided: code: unique: it depends on other rows\n"))
        #expect(run.errors.contains("undecided: primaryKey: it depends on other rows\n"))
        #expect(run.output.contains("  ['__proto__']: field("))
    }

    @Test("Prints what only HTML leaves out, with the column of a rule file")
    func htmlLosses() throws {
        let loss = "text.maximum: HTML counts UTF-16 code units\n"
        let schema = try Run("schema", "count", "--max", "20").errors
        #expect(schema.hasPrefix("not expressed: count.maximum: ") && !schema.contains("HTML"))
        let html = try Run("schema", "count", "--max", "20", "--format", "html")
        #expect(html.status == 0 && html.errors == schema + "not expressed: \(loss)")
        // A text made of digits has the same length in both units.
        #expect(try Run("schema", "numeric", "--max", "20", "--format", "html").errors == "")
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            """
            {"fields": [{"name": "id", "strategies": ["slug"]}, {"name": "note", "strategies": ["required"]}]}
            """, to: "rules.json")
        let table = try Run("schema", rules)
        #expect(table.status == 0 && !table.errors.contains("HTML"))
        let fields = try Run("schema", rules, "--format", "html")
        #expect(fields.status == 0 && fields.errors.contains("not expressed: /note: \(loss)"))
        #expect(!fields.errors.contains("/id"))
    }

    @Test("Prints the name of a column with escapes", arguments: ["json-schema", "html"])
    func escapes(format: String) throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"fields": [{"name": "a\u001bb", "strategies": ["paymentCard"]}]}"#, to: "rules.json")
        let run = try Run("schema", rules, "--format", format)
        #expect(run.status == 0 && run.errors.contains("not expressed: /a\\u{1B}b: "), "\(run.errors)")
        for text in [run.output, run.errors] { #expect(!text.unicodeScalars.contains("\u{1B}")) }
        if format == "html" { #expect(run.output.hasPrefix("a\\u{1b}b: "), "\(run.output)") }
    }

    @Test("Prints the attributes of a field")
    func html() throws {
        let run = try Run("schema", "numeric", "--min", "4", "--max", "4", "--format", "html")
        #expect(
            run.output == """
                type="text" required minlength="4" maxlength="4" pattern="(?:[0-9]+)" inputmode="numeric"\n
                """)
    }

    @Test("Prints the schema of a rule file, and a line for each field")
    func ruleFile() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"fields": [{"name": "id", "strategies": ["slug"]}, {"name": "zip"}]}"#.utf8).write(to: file)
        let path = file.path(percentEncoded: false)
        let run = try Run("schema", path)
        #expect(run.output.contains(#""required": ["#) && run.output.contains(#""zip": {"#))
        let html = try Run("schema", path, "--format", "html")
        #expect(html.lines.map { String($0.prefix(4)) } == ["id: ", "zip:"])
    }

    @Test("Rejects an unknown strategy and a missing file", arguments: ["slugg", "/nonexistent.json"])
    func mistakes(subject: String) throws {
        #expect(try Run("schema", subject).status == 2)
    }
}
