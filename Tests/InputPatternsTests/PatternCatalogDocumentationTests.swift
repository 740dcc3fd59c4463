// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputPatterns
import Testing

/// Keeps the table of the article on the catalog the same as the catalog.
///
/// Run with `UPDATE_DOCUMENTATION=1` in the environment, it writes the table instead of comparing it.
@Suite("The table of the documentation")
struct PatternCatalogDocumentation {
    private static let article = Repository.root
        .appending(path: "Sources/InputValidation/InputValidation.docc/Articles/pattern-catalog.md")

    @Test("is the catalog as it is now")
    func table() throws {
        let text = try String(contentsOf: Self.article, encoding: .utf8)
        let begin = try #require(text.firstRange(of: /<!-- catalog: begin.*? -->\n/))
        let end = try #require(text.firstRange(of: "<!-- catalog: end -->"))
        let table = try Self.table()
        if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" {
            let updated = text.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: table)
            try updated.write(to: Self.article, atomically: true, encoding: .utf8)
        } else {
            #expect(
                text[begin.upperBound..<end.lowerBound] == table,
                "Run: UPDATE_DOCUMENTATION=1 swift test --filter PatternCatalogDocumentation")
        }
    }

    @Test("escapes what would break a cell")
    func escaping() {
        #expect(Self.code("a|b") == "`a\\|b`")
        #expect(Self.code("a`b") == "`` a`b ``")
        #expect(Self.text("a|b") == "a\\|b")
        #expect(Self.text("<a> *b* `c|d`") == "\\<a\\> \\*b\\* `c\\|d`")
    }

    /// One section with a table for each source file, in the order of the files.
    private static func table() throws -> String {
        var lines: [String] = []
        for (_, source) in try Repository.sources() {
            guard let title = source.firstMatch(of: /\/\/ MARK: - (.+)\n/)?.1 else { continue }
            lines += [
                "", "### \(title)", "", "| Pattern | What it is | Accepts, for example | Source | Note | Strategy |",
            ]
            lines += ["| --- | --- | --- | --- | --- | --- |"]
            for match in source.matches(of: /static let (\w+) = InputPattern\(/) {
                let pattern = try #require(InputPattern.named(String(match.1)))
                let sample = pattern.accepted.first { $0.count <= 40 } ?? "\(pattern.accepted[0].prefix(37))…"
                let cells = [
                    "`\(pattern.name)`", text(pattern.summary), code(sample),
                    "[\(text(pattern.source))](\(pattern.link))",
                    text(pattern.note), pattern.strategy.isEmpty ? "" : "`\(pattern.strategy)`",
                ]
                lines.append("| " + cells.joined(separator: " | ") + " |")
            }
        }
        return lines.joined(separator: "\n") + "\n\n"
    }

    /// A text as code inside a cell: a bar is escaped, a backtick asks for two around.
    private static func code(_ text: String) -> String {
        let escaped = text.replacing("|", with: "\\|")
        return text.contains("`") ? "`` \(escaped) ``" : "`\(escaped)`"
    }

    /// A text with backticks around code and no other Markdown, as it has to be written inside a cell.
    private static func text(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            if index.isMultiple(of: 2) {
                return String(part.flatMap { "\\|*_<>[]#".contains($0) ? ["\\", $0] : [$0] })
            }
            return code(String(part))
        }.joined()
    }
}
