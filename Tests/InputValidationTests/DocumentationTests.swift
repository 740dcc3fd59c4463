// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

/// Checks the documentation files: their code compiles elsewhere, and their lists are complete.
///
/// `UPDATE_DOCUMENTATION=1 swift test --filter Documentation` rewrites the generated tables.
@Suite("Documentation")
struct DocumentationTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    /// The modules that InputValidation exports.
    static let parts = ["Basics", "Core", "Formats", "Forms", "Network", "Reports", "Text"].map {
        "Validation\($0)"
    }
    static let sources = parts.flatMap { files(in: root.appending(path: "Sources/\($0)"), endingIn: "swift") }
    static let articles = root.appending(path: "Sources/InputValidation/InputValidation.docc/Articles")

    static func files(in folder: URL, endingIn ending: String) -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        return (all ?? []).filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
    }

    /// A text's lines without indentation, leaving out empty lines.
    private static func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    static let pages: [String] =
        ["README.md"]
        + files(in: root.appending(path: "Sources"), endingIn: "md").map {
            String($0.path.dropFirst(root.path.count + 1))
        }

    @Test("shows only Swift code that CI compiles, or that CI shows not to compile", arguments: pages)
    func codeBlocks(page: String) throws {
        let folders = [
            "Snippets", "Tests/DoesNotCompile", "Tests/InputValidationTestingTests", "Examples/Sources/checkout",
            "Examples/Sources/forms", "Examples/BookingServer/Sources", "Examples/OtherPackages/Sources",
            "Tests/AppleStubs/Tests/MainActorByDefaultTests",
        ].map { Self.root.appending(path: $0) }
        let snippets = try folders.flatMap { Self.files(in: $0, endingIn: "swift") }.map {
            Self.lines(try String(contentsOf: $0, encoding: .utf8)).filter { !$0.hasPrefix("// snippet.") }
                .joined(separator: "\n")
        }
        let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
        for block in text.components(separatedBy: "```swift\n").dropFirst() {
            let code = Self.lines(block.components(separatedBy: "```")[0]).joined(separator: "\n")
            // `.ci/snippets` loads the manifest, and the dependency that has traits.
            if code.hasPrefix("// swift-tools-version") { continue }
            if code.hasPrefix(".package("), page.hasSuffix("Articles/adding-the-library.md") { continue }
            #expect(snippets.contains { $0.contains(code) }, "\(page) shows what no snippet compiles:\n\(code)")
        }
    }

    @Test("shows messages that the strategies create")
    func messagesOfReadMe() throws {
        let readMe = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let rows: [(InputValidator<String>, label: String)] = [(.paymentCard, "Card number"), (.email, "Email")]
        let shown = readMe.matches(of: /\| `([^`]+)` \| Invalid [^|]+ \| ([^|]+) \|/)
        try #require(shown.count == rows.count)
        for (row, match) in zip(rows, shown) {
            let error = row.0.errors(for: String(match.1)).first
            #expect(error?.labeled(row.label).reason == String(match.2))
        }
    }

    @Test("translates calls of other libraries to code that CI compiles")
    func translatedCalls() throws {
        let snippet = try String(contentsOf: Self.root.appending(path: "Snippets/ComingFrom.swift"), encoding: .utf8)
            .filter { !$0.isWhitespace }
        let article = try String(contentsOf: Self.articles.appending(path: "coming-from.md"), encoding: .utf8)
        let rows = article.replacing("\\|\\|", with: "OR").matches(of: /\| .+ \| (.+) \|/)
        let calls = rows.flatMap { $0.1.matches(of: /`([^`]+)`/) }.map { $0.1.replacing("OR", with: "||") }
        #expect(calls.count > 80)
        for call in calls {
            #expect(snippet.contains(call.filter { !$0.isWhitespace }), "\(call)")
        }
    }

    @Test("quotes only compile errors that CI reproduces")
    func compileErrors() throws {
        func words(_ text: some StringProtocol) -> String {
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let expected = try Self.files(in: Self.root.appending(path: "Tests/DoesNotCompile"), endingIn: "swift")
            .map { words(try String(contentsOf: $0, encoding: .utf8).prefix { $0 != "\n" }) }
        let article = try String(contentsOf: Self.articles.appending(path: "compile-errors.md"), encoding: .utf8)
        let quoted = article.matches(of: /```\n(?:error|warning): ([^`]+)```/).map { words($0.1) }
        #expect(quoted.count == 8)
        for text in quoted {
            #expect(expected.contains { $0.hasSuffix(text) }, "\(text)")
        }
    }

    @Test("names an article's readers first", arguments: pages.filter { $0.contains(".docc/Articles/") })
    func readers(page: String) throws {
        let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
        #expect(Self.lines(text)[1].hasPrefix("For "))
    }

    @Test("finds the code blocks of the pages")
    func blocks() throws {
        let counts = try Self.pages.map { page in
            try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
                .components(separatedBy: "```swift\n").count - 1
        }
        #expect(counts.reduce(0, +) >= 30)
    }

    /// The modules that have a landing page.
    static let modules = [
        "InputValidation", "InputValidationRequests", "InputValidationRules", "InputValidationUI", "PatternAlgebra",
    ]

    private static func catalog(of module: String) -> URL {
        root.appending(path: "Sources/\(module)/\(module).docc")
    }

    @Test("links from the landing page to every article", arguments: modules)
    func landingPage(module: String) throws {
        let catalog = Self.catalog(of: module)
        let landing = try String(contentsOf: catalog.appending(path: "\(module).md"), encoding: .utf8)
        let articles = Self.files(in: catalog.appending(path: "Articles"), endingIn: "md")
        #expect(!articles.isEmpty)
        for article in articles {
            let name = article.deletingPathExtension().lastPathComponent
            #expect(landing.contains("<doc:\(name)>"), "\(name)")
        }
    }

    @Test("has every public type in one topic of the landing page or of an article", arguments: modules)
    func topics(module: String) throws {
        let catalog = Self.catalog(of: module)
        let topics = try
            ([catalog.appending(path: "\(module).md")]
            + Self.files(in: catalog.appending(path: "Articles"), endingIn: "md"))
            .map { try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n## Topics\n").dropFirst() }
            .joined().joined()
        let declaration = /^(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
            .anchorsMatchLineEndings()
        var count = 0
        let sources =
            module == "InputValidation"
            ? Self.sources : Self.files(in: catalog.deletingLastPathComponent(), endingIn: "swift")
        for file in sources {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
                #expect(topics.components(separatedBy: "- ``\(match.1)``\n").count == 2, "\(match.1)")
                count += 1
            }
        }
        #expect(count >= (module == "InputValidation" ? 80 : 2))
    }

    @Test("lists every card network with its ranges, lengths, and security code")
    func networks() throws {
        let rows = PaymentCard.Network.allCases.map { network in
            func list(_ ranges: [String]) -> String {
                ranges.map { $0.replacing("-", with: "–") }.joined(separator: ", ")
            }
            let shared = network.sharedPrefixes.isEmpty ? "" : "; shared: \(list(network.sharedPrefixes))"
            let ranges = list(network.prefixes) + shared
            let lengths = network.lengths.map(String.init).joined(separator: ", ")
            let code = network.securityCode
            return "| \(network) | `.\(network.name)` | \(ranges) | \(lengths) | \(code.name), \(code.length) |"
        }
        let header = ["| Network | Member | First digits | Digits | Security code |", "|---|---|---|---|---|"]
        try Self.check("payment-cards.md", against: header + rows)
    }

    @Test("names the four roles of the pattern with files that declare their types")
    func roles() throws {
        let article = try String(contentsOf: Self.articles.appending(path: "roles-of-the-pattern.md"), encoding: .utf8)
        let rows = article.matches(of: /\| (\w+) \| `+(\w+)`+ \| `([\w\/.]+)` \|/)
        #expect(rows.map(\.1) == ["Strategy", "ConcreteStrategy", "Context", "Client"])
        for row in rows {
            let source = try String(contentsOf: Self.root.appending(path: String(row.3)), encoding: .utf8)
            let declaration = try Regex("^(?:\\w+ )*(?:class|struct) \(row.2)\\b").anchorsMatchLineEndings()
            #expect(source.contains(declaration), "\(row.2)")
            if row.1 == "Client" { #expect(source.contains("ValidatedInput(")) }
        }
    }

    static let lessonPages =
        files(in: root.appending(path: "Examples/Teaching"), endingIn: "md").map {
            String($0.path.dropFirst(root.path.count + 1))
        }
        + ["Examples/Exercises/README.md"] + (1...5).map { "Examples/Exercises/Exercise\($0)/README.md" }

    @Test("links from the pages for lessons only to files that exist", arguments: lessonPages)
    func lessonLinks(page: String) throws {
        let file = Self.root.appending(path: page)
        let text = try String(contentsOf: file, encoding: .utf8)
        for link in text.matches(of: /\]\(([^)]+)\)/) where !link.1.hasPrefix("https://") {
            let target = file.deletingLastPathComponent().appending(path: String(link.1.prefix { !"#?".contains($0) }))
            #expect(FileManager.default.fileExists(atPath: target.path), "\(link.1)")
        }
    }

    @Test(
        "ends each article of the lesson with a task and three questions, which the kit answers",
        arguments: [
            "strategy-in-short", "from-if-to-strategy", "roles-of-the-pattern", "six-forms", "neighboring-patterns",
            "when-not-to", "line-anchors",
        ])
    func lessonQuestions(article: String) throws {
        let page = try String(contentsOf: Self.articles.appending(path: "\(article).md"), encoding: .utf8)
        let parts = page.components(separatedBy: "\n## Questions\n")
        try #require(parts.count == 2)
        #expect(parts[0].contains("\n## Try it\n"))
        let answers = try String(
            contentsOf: Self.root.appending(path: "Examples/Teaching/reading-answers.md"), encoding: .utf8
        )
        .components(separatedBy: "/\(article).md)\n")
        try #require(answers.count == 2)
        let numbers = #/^(\d)\. /#.anchorsMatchLineEndings()
        #expect(parts[1].matches(of: numbers).map(\.1) == ["1", "2", "3"])
        #expect(answers[1].components(separatedBy: "\n## ")[0].matches(of: numbers).map(\.1) == ["1", "2", "3"])
    }

    /// Returns a page's text with a single space between words.
    static func text(of page: String) throws -> String {
        try String(contentsOf: root.appending(path: page), encoding: .utf8).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    /// The names of the public concrete classes in a folder.
    static func classes(in folder: String) throws -> [String] {
        try files(in: root.appending(path: folder), endingIn: "swift").flatMap { file in
            try String(contentsOf: file, encoding: .utf8)
                .matches(of: /^public final class (\w+)/.anchorsMatchLineEndings()).map { String($0.1) }
        }
    }

    /// Compares the lines between an article's two markers with the expected lines, or writes them.
    static func check(_ article: String, against table: [String]) throws {
        let file = articles.appending(path: article)
        let begin = "<!-- generated: begin -->\n"
        let end = "<!-- generated: end -->"
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: begin)
        try #require(parts.count == 2)
        let rest = parts[1].components(separatedBy: end)
        try #require(rest.count == 2)
        let generated = table.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] != nil {
            try (parts[0] + begin + generated + end + rest[1]).write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(rest[0] == generated, "run UPDATE_DOCUMENTATION=1 swift test --filter Documentation")
        }
    }
}
