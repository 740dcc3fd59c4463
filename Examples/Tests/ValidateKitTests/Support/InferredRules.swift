// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

@testable import ValidateKit

/// The rules that `validate infer` writes for a file, read in this process.
struct InferredRules {
    let text: String
    let notes: [String]
    let fields: [[String: Any]]

    init(_ path: String, delimiter: UInt8? = nil, hasHeader: Bool = true) throws {
        // Lines with a tab each look like a table.
        let format = path.hasSuffix(".txt") ? InputFormat.lines : .auto
        let table = try TableProfile(
            RowInput(path, as: .auto), InputOptions(format: format, delimiter: delimiter, hasHeader: hasHeader))
        let file = try InferredFile(table)
        (text, notes) = (file.text, file.notes)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        fields = object?["fields"] as? [[String: Any]] ?? []
    }

    /// Infers the rules for a column of a table in CSV.
    static func column(_ name: String, _ values: [String]) throws -> (rule: String, reason: String) {
        let folder = try TemporaryFolder()
        let cells = values.map { "\"\($0.replacing("\"", with: "\"\""))\"\n" }
        let path = try folder.write("\(name)\n" + cells.joined(), to: "a.csv")
        let rules = try InferredRules(path)
        let field = rules.fields.first ?? [:]
        let members = field.filter { !["name", "description"].contains($0.key) }
        let json = try JSONSerialization.data(withJSONObject: members, options: [.sortedKeys, .withoutEscapingSlashes])
        return (String(decoding: json, as: UTF8.self), field["description"] as? String ?? "")
    }
}
