// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns
import Foundation
import InputPatterns
import Testing

/// Tests that the tables in the article on the catalog match the catalog.
///
/// With `UPDATE_DOCUMENTATION=1` in the environment, the test writes the tables instead of comparing them.
@Suite("The tables of the documentation")
struct PatternCatalogDocumentation {
    private static let article = Repository.root
        .appending(path: "Sources/InputValidation/InputValidation.docc/Articles/pattern-catalog.md")

    @Test("match the current catalog")
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

    @Test("escape what would break a cell")
    func escaping() {
        #expect(Self.code("a|b") == "`a\\|b`")
        #expect(Self.code("a`b") == "`` a`b ``")
        #expect(Self.text("a|b") == "a\\|b")
        #expect(Self.text("<a> *b* `c|d`") == "\\<a\\> \\*b\\* `c\\|d`")
    }

    /// The list of subjects, and then a section with a table and notes for each source file.
    private static func table() throws -> String {
        var sections: [(title: String, patterns: [InputPattern])] = []
        for (_, source) in try Repository.sources() {
            guard let title = source.firstMatch(of: /\/\/ MARK: - (.+)\n/)?.1 else { continue }
            let names = source.matches(of: /public static let (\w+) = \w+\(/).map { String($0.1) }
            sections.append((String(title), try names.map { try #require(InputPattern.named($0)) }))
        }
        sections.sort { $0.title < $1.title }
        var lines = [""]
        for (title, patterns) in sections {
            let anchor = title.replacing(" ", with: "-")
            let unit = patterns.count == 1 ? "pattern" : "patterns"
            lines.append("- <doc:pattern-catalog#\(anchor)>: \(patterns.count) \(unit)")
        }
        for (title, patterns) in sections {
            lines += ["", "### \(title)", "", "| Pattern | What it accepts | Accepted | Rejected | Source |"]
            lines += ["| --- | --- | --- | --- | --- |"]
            lines += try patterns.map(row)
            let notes = Self.notes(on: patterns)
            if !notes.isEmpty { lines += ["", "Notes:", ""] + notes }
        }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private static func row(of pattern: InputPattern) throws -> String {
        let rejected = try #require(pattern.rejected.first { $0.utf8.allSatisfy { (0x20...0x7E).contains($0) } })
        let cells = [
            code(pattern.name), text(try #require(pattern.summary)), code(shortened(pattern.example)),
            code(shortened(rejected)), "[\(text(pattern.source))](\(try #require(pattern.link)))",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private static func shortened(_ sample: String) -> String {
        sample.count <= 40 ? sample : "\(sample.prefix(37))…"
    }

    /// The notes as a list: first the sentences that three or more patterns share, then each pattern's own sentences.
    private static func notes(on patterns: [InputPattern]) -> [String] {
        let sentences = patterns.map { Self.sentences(in: $0.note ?? "") }
        let count = Dictionary(grouping: sentences.joined()) { $0 }.mapValues(\.count)
        var shared: [(names: [String], sentences: [String])] = []
        for sentence in sentences.joined() where count[sentence, default: 0] >= 3 {
            let names = zip(patterns, sentences).filter { $0.1.contains(sentence) }.map(\.0.name)
            if let index = shared.firstIndex(where: { $0.names == names }) {
                if !shared[index].sentences.contains(sentence) { shared[index].sentences.append(sentence) }
            } else {
                shared.append((names, [sentence]))
            }
        }
        let general = shared.map { names, sentences in
            let others = patterns.map(\.name).filter { !names.contains($0) }
            let subject =
                if others.isEmpty {
                    "All patterns"
                } else if others.count < names.count {
                    "All patterns except " + list(others)
                } else {
                    list(names)
                }
            return "- \(subject): \(text(sentences.joined(separator: " ")))"
        }
        let special = zip(patterns, sentences).compactMap { pattern, sentences -> String? in
            var own: [String] = sentences.filter { count[$0, default: 0] < 3 }
            if let strategy = pattern.strategy { own.append("Strategy: `\(strategy)`.") }
            return own.isEmpty ? nil : "- \(code(pattern.name)): \(text(own.joined(separator: " ")))"
        }
        return general + special
    }

    /// A note's sentences, each with its period.
    private static func sentences(in note: String) -> [String] {
        note.isEmpty ? [] : note.dropLast().components(separatedBy: ". ").map { $0 + "." }
    }

    private static func list(_ names: [String]) -> String {
        names.map(code).formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
    }

    /// Returns a text as code in a table cell.
    ///
    /// A bar is escaped, and a backtick needs two backticks around the text.
    private static func code(_ text: String) -> String {
        let escaped: String = text.replacing("|", with: "\\|")
        return text.contains("`") ? "`` \(escaped) ``" : "`\(escaped)`"
    }

    /// Returns a text as it must be written in a table cell, with backticks around code and no other Markdown.
    private static func text(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part -> String in
            index.isMultiple(of: 2) ? escaped(part) : code(String(part))
        }.joined()
    }

    private static func escaped(_ text: Substring) -> String {
        var escaped = ""
        for character in text {
            if "\\|*_<>[]#".contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }
}
#endif
