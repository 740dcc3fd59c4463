// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// The table of national identifiers.
@Suite("Documentation of national identifiers")
struct NationalIdentifierDocumentationTests {
    @Test("lists every kind with its example and its source")
    func kinds() throws {
        var lines = ["| Kind | What it is | Example | Source |", "|---|---|---|---|"]
        for kind in NationalIdentifier.allCases {
            let note = kind.note.map { ". \($0)" } ?? ""
            lines.append("| `\(kind.rawValue)` | \(kind.summary)\(note) | `\(kind.example)` | \(kind.source) |")
        }
        try DocumentationTests.check("national-identifiers.md", against: lines)
    }
}
