// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop && SwiftRegex
import Foundation
import InputValidation
import TestSupport
import Testing

/// Lists the strategies by what you want to check.
///
/// Each row's code is compiled and run here.
@Suite("Documentation of strategies")
struct StrategyDocumentationTests {
    @Test("shows an accepted and a rejected input of every strategy", arguments: Table.all)
    func samples(table: Table) {
        for row in table.sections.flatMap(\.rows) {
            #expect(row.isAccepted, "\(row.task)")
            #expect(row.error != nil, "\(row.task)")
        }
    }

    @Test("lists every concrete strategy by what it validates", arguments: Table.all)
    func table(table: Table) throws {
        let shown = Set(table.sections.flatMap(\.rows).map(\.type))
        let classes = try table.folders.flatMap { try DocumentationTests.classes(in: "Sources/\($0)") }
        // A composition of parsers shares a row with the composition of strategies.
        for name in classes where !name.hasSuffix("Parser") {
            #expect(shown.contains(name), "\(name) has no row")
        }
        var calls = try Self.calls(in: table)
        #expect(calls.count == table.sections.flatMap(\.rows).count)
        var lines: [String] = []
        for section in table.sections {
            lines += ["### \(section.title)", "", "| To accept | Write | Accepted | Rejected |", "|---|---|---|---|"]
            for row in section.rows {
                let strategy = row.link(to: calls.removeFirst(), isPublic: classes.contains(row.type))
                lines.append("| \(row.task) | \(strategy) | \(row.accepted) | \(row.rejection) |")
            }
            lines.append("")
        }
        try DocumentationTests.check(table.article, against: lines.dropLast())
        if table.name == "strategies" { try Self.addTopics() }
    }

    /// Adds the classes of new listings to the article's topics, where somebody can order them.
    private static func addTopics() throws {
        guard ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] != nil else { return }
        let pages = try DocumentationTests.files(
            in: DocumentationTests.articles.deletingLastPathComponent(), endingIn: "md"
        )
        .filter { !$0.path.contains("/Extensions/") }.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let file = DocumentationTests.articles.appending(path: "strategies.md")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## Topics\n")
        let classes = try ["Basics", "Formats", "Network"].flatMap {
            try DocumentationTests.classes(in: "Sources/Validation\($0)")
        }
        var sections = parts[1].components(separatedBy: "\n### ")
        for listing in StrategyListing.all where classes.contains("\(type(of: listing.example))") {
            let line = "- ``\(type(of: listing.example))``\n"
            guard !pages.contains(line) else { continue }
            let index = try #require(sections.firstIndex { $0.hasPrefix(listing.topic.rawValue + "\n") })
            sections[index] += line
        }
        let topics = sections.joined(separator: "\n### ")
        try (parts[0] + "\n## Topics\n" + topics).write(to: file, atomically: true, encoding: .utf8)
    }

    /// Generic strategies, applied to text.
    private static let forText: [(name: String, isPartial: Bool)] = [
        (".equal", .equal(to: "ada")), (".notEqual", .notEqual(to: "admin")), (".ordered", .ordered(in: "a"..."z")),
    ].map { (name: String, strategy: InputValidator<String>) in (name, strategy.keepsControl(in: "ada")) }

    @Test(
        "lists every strategy that accepts a newline or another control character in a text",
        arguments: ["SECURITY.md", "Sources/InputValidation/InputValidation.docc/Articles/strategies.md"])
    func partialStrategies(page: String) throws {
        var names: [String] = []
        let rows = try Table.all.flatMap { table in
            zip(try Self.calls(in: table), table.sections.flatMap(\.rows).map(\.isPartial))
        }
        for (call, isPartial) in rows + Self.forText where isPartial {
            // `.count(in: 3...12)` without its arguments, and `!` without the strategy that it negates.
            let name = call.hasPrefix("!") ? "!" : String(call.prefix { $0 != "(" })
            if !names.contains(name) { names.append(name) }
        }
        let list = names.map { "`\($0)`" }.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
        let text = try DocumentationTests.text(of: page)
        #expect(text.contains("accept any other character, such as a newline: \(list)."), "\(list)")
    }

    /// The strategy's source text in each row of a table.
    private static func calls(in table: Table) throws -> [String] {
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let body = try #require(
            source.components(separatedBy: "    static let \(table.name) = Table(").dropFirst().first)
        let written = body.components(separatedBy: "\n    )")[0]
            .matches(of: #/row\(\s*"[^"]*",\s+([\s\S]*?),\s+accepts: /#)
            .map { $0.1.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        var rest = written[...]
        return table.sections.flatMap(\.rows).compactMap { $0.call ?? rest.popFirst() } + rest
    }
}

/// A strategy with an accepted and a rejected input.
struct Row: Sendable {
    let task: String
    let type: String
    let accepted: String
    let rejected: String
    let isAccepted: Bool
    let error: ValidationError?
    /// Whether the strategy accepts control characters in text.
    var isPartial = false
    /// The strategy's source text, if the table doesn't have it.
    var call: String?

    /// The strategy as code, which links to its class's page if there is one.
    func link(to call: String, isPublic: Bool) -> String {
        let code = "`\(call.replacing("|", with: "\\|"))`"
        return isPublic ? "[\(code)](<doc:\(type)>)" : code
    }

    var rejection: String {
        "\(rejected) → \(error?.code.rawValue ?? 0): \((error?.reason ?? "").replacing("|", with: "\\|"))"
    }
}

/// A row for a text strategy.
private func row(_ task: String, _ strategy: InputValidator<String>, accepts: String, rejects: String) -> Row {
    Row(
        task: task, type: "\(type(of: strategy))".components(separatedBy: "<")[0], accepted: code(accepts),
        rejected: code(rejects), isAccepted: strategy.isValid(accepts), error: strategy.errors(for: rejects).first,
        isPartial: strategy.keepsControl(in: accepts))
}

/// The rows for a topic's listings whose strategies need no option.
private func rows(_ topic: StrategyListing.Topic) -> [Row] {
    StrategyListing.all.filter { $0.topic == topic && (try? $0.makeStrategy()) != nil }.map { listing in
        let task = listing.summary.prefix(1).lowercased() + listing.summary.dropFirst()
        var row = row(
            task, listing.example, accepts: listing.acceptedSamples[0], rejects: listing.rejectedSamples[0].key)
        // The other strategies that need no option are properties.
        row.call = ".\(listing.name)" + (listing.name == "password" ? "()" : "")
        return row
    }
}

extension InputValidator<String> {
    /// Returns whether the strategy accepts a control character anywhere in a text, and keeps it.
    fileprivate func keepsControl(in text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        return ["\n", "\r\n", "\t", "\0", "\u{1B}", "\u{85}", "\u{2028}"].contains { (control: String) in
            scalars.indices.contains { index in
                // Replacing a character, before it, and after it.
                [(index, index + 1), (index, index), (index + 1, index + 1)].contains { start, end in
                    var changed = scalars
                    changed.replaceSubrange(start..<end, with: control.unicodeScalars)
                    let input = String(String.UnicodeScalarView(changed))
                    return isValid(input) && normalized(input).utf8.contains(control.utf8)
                }
            }
        }
    }
}

/// A row for a strategy for values of another type.
private func row<Value>(_ task: String, _ strategy: InputValidator<Value>, accepts: Value, rejects: Value) -> Row {
    Row(
        task: task, type: "\(type(of: strategy))".components(separatedBy: "<")[0], accepted: code(accepts),
        rejected: code(rejects), isAccepted: strategy.isValid(accepts), error: strategy.errors(for: rejects).first)
}

private func code<Value>(_ value: Value) -> String {
    switch value {
    case let text as String: text.isEmpty ? "the empty text" : text == " " ? "a space" : "`\(text)`"
    case let number as Int?: number.map { "`\($0)`" } ?? "`nil`"
    default: "`\(value)`"
    }
}

/// Returns the date that a text such as `2024-05-31` means.
private func day(_ text: String) -> CalendarDate {
    guard let date = parsed(.date, text) else { preconditionFailure("\(text) is no date") }
    return date
}

private enum Size: String, CaseIterable { case small, large }

private struct Address: CustomStringConvertible {
    var city: String
    var description: String { "Address(city: \"\(city)\")" }
}

private struct EvenNumber: ValidationRule {
    func validate(_ input: Int) throws(ValidationError) {
        guard input.isMultiple(of: 2) else { throw odd }
    }
}

private let odd = ValidationError(1, domain: "MyApp", message: "Enter an even number")
private let today = CardExpiry.Clock.fixed(year: 2026, month: 11)

/// The tables, in the order of the articles.
struct Table: CustomTestStringConvertible, Sendable {
    let name: String
    let folders: [String]
    let article: String
    let sections: [(title: String, rows: [Row])]

    var testDescription: String { article }

    static let all = [strategies, compositions]

    static let strategies = Table(
        name: "strategies",
        folders: ["ValidationBasics", "ValidationFormats", "ValidationNetwork", "ValidationCore/Adapters"],
        article: "strategies.md",
        sections: [
            (
                "Text",
                rows(.text) + [
                    row("letters of any script", .alpha(allowsUnicode: true), accepts: "Zürich", rejects: "Bern 1"),
                    row("only listed characters", .characters(in: "ACGT"), accepts: "GATTACA", rejects: "GATTAXA"),
                    row("3 to 12 characters", .count(in: 3...12), accepts: "Ada", rejects: "Al"),
                    row("exactly 6 characters", .count(exactly: 6), accepts: "AB1234", rejects: "AB12"),
                    row("at most 4 bytes", .count(in: 1...4, of: .utf8), accepts: "Bern", rejects: "Genf!"),
                    row("text that begins with M", .prefix("M"), accepts: "M123", rejects: "123"),
                    row("text that ends with .pdf", .suffix(".pdf"), accepts: "a.pdf", rejects: "a.png"),
                    row("text that includes @", .contains("@"), accepts: "a@b", rejects: "a b"),
                    row(
                        "text that matches a pattern", .pattern("[A-Z]{2}[0-9]{4}"), accepts: "AB1234", rejects: "AB12"),
                    row("text that matches a stock pattern", .pattern(.semver), accepts: "1.2.3", rejects: "1.2"),
                    row("text that matches a Swift `Regex`", .matching(/[0-9]+/), accepts: "12", rejects: "twelve"),
                ]
            ),
            (
                "Numbers in text",
                rows(.numbers) + [
                    row("a whole number in a range", .integer(in: 1...99), accepts: "7", rejects: "100"),
                    row(
                        "an amount such as 1.234,56 €", .decimal(point: .comma, grouping: .point, units: ["€"]),
                        accepts: "1.234,56 €", rejects: "12.50"),
                    row("an exact `Decimal`", .exactDecimal, accepts: "0.1", rejects: "1/3"),
                ]
            ),
            (
                "Values and choices",
                [
                    row("a number in a range", .range(1...10), accepts: 5, rejects: 11),
                    row("18 or more", .atLeast(18), accepts: 18, rejects: 17),
                    row("less than 100", .lessThan(100), accepts: 99, rejects: 100),
                    row("only the value 4", .equal(to: 4), accepts: 4, rejects: 5),
                    row("every value except 0", .notEqual(to: 0), accepts: 1, rejects: 0),
                    row(
                        "a word for true or false", .boolean(trueValues: ["yes"], falseValues: ["no"]), accepts: "yes",
                        rejects: "maybe"),
                    row("one of several values", .oneOf([1, 2, 5]), accepts: 2, rejects: 3),
                    row("one of several texts", .oneOf(["S", "M", "L"]), accepts: "M", rejects: "XL"),
                    row("every text except some", .noneOf(["admin", "root"]), accepts: "ada", rejects: "root"),
                    row("a case of an enum", .oneOf(Size.self), accepts: "small", rejects: "tiny"),
                    row("any value except `nil`", .present(), accepts: 4, rejects: nil as Int?),
                    row("1 to 3 elements", .count(in: 1...3), accepts: [1, 2], rejects: []),
                    row("elements that all differ", .unique, accepts: [1, 2], rejects: [1, 1]),
                ]
            ),
            (
                "Passwords",
                rows(.passwords) + [
                    row("text with at least one digit", .atLeast(1, .digit), accepts: "room 101", rejects: "room")
                ]
            ),
            (
                "Payment cards",
                rows(.paymentCards) + [
                    row(
                        "a Visa card", .paymentCard(accepting: [.visa]), accepts: "4242424242424242",
                        rejects: "5555555555554444"),
                    row("a current expiry date", .cardExpiry(now: today), accepts: "11/27", rejects: "10/26"),
                    row("the security code of one network", .securityCode(for: .amex), accepts: "1234", rejects: "123"),
                ]
            ),
            (
                "Links, addresses, and networks",
                rows(.network) + [
                    row(
                        "a public web URL", .url(.publicWeb), accepts: "https://example.com", rejects: "http://10.0.0.1"
                    ),
                    row("an email address as in HTML", .email(.html5), accepts: "jane@localhost", rejects: "jane"),
                ]
            ),
            (
                "Identifiers and codes",
                rows(.identifiers) + [
                    row(
                        "the postal codes of a country", .postalCode(country: "CH"), accepts: "8001", rejects: "80010"),
                    row(
                        "the telephone numbers of a country", .phoneNumber(country: "CH"), accepts: "044 668 18 00",
                        rejects: "+49 30 23125 000"),
                    row(
                        "a national identification number", .nationalID(.peselPL), accepts: "44051401359",
                        rejects: "44051401358"),
                ]
            ),
            (
                "Encodings",
                rows(.encodings)
            ),
            (
                "Dates and times",
                rows(.dates) + [
                    row("a date in a format", .date(format: "d.M.yyyy"), accepts: "31.5.2024", rejects: "5/31/2024"),
                    row(
                        "an adult's date of birth", .age(18...), accepts: day("2000-02-29"),
                        rejects: day("2999-01-01")),
                ]
            ),
            (
                "Your own functions",
                [
                    row("what a closure permits", .condition(or: odd) { $0 % 2 == 0 }, accepts: 4, rejects: 3),
                    row("what a function accepts", .closure(EvenNumber().validate), accepts: 4, rejects: 3),
                    row("what a `ValidationRule` permits", .rule(EvenNumber()), accepts: 4, rejects: 3),
                ]
            ),
        ]
    )

    static let compositions = Table(
        name: "compositions", folders: ["ValidationCore/Composition"], article: "compositions.md",
        sections: [
            (
                "Several rules",
                [
                    row("what both rules accept", .count(in: 3...9) && .alpha, accepts: "Jane", rejects: "Jo"),
                    row(
                        "what all rules accept", .all(of: [.count(in: 3...9), .alpha]), accepts: "Jane", rejects: "J4ne"
                    ),
                    row("what one of the rules accepts", .email || .e164, accepts: "+41791234567", rejects: "jane"),
                    row("what a rule rejects", !.numeric, accepts: "Ada", rejects: "42"),
                ]
            ),
            (
                "Missing values and conditions",
                [
                    row("the empty text, or what a rule accepts", .optional(.numeric), accepts: "", rejects: "4a"),
                    row("`nil`, or what a rule accepts", .optional(.atLeast(18)), accepts: nil as Int?, rejects: 17),
                    row(
                        "what a rule accepts if a condition is met, and otherwise anything",
                        .when(.prefix("+"), then: .e164), accepts: "none", rejects: "+4"),
                ]
            ),
            (
                "Parts of a value",
                [
                    row(
                        "a collection whose elements a rule accepts", .each(.alpha), accepts: ["red"],
                        rejects: ["2nd"]),
                    row(
                        "a dictionary whose values a rule accepts", .each(values: .atLeast(1)), accepts: ["EUR": 2],
                        rejects: ["EUR": 0]),
                    row(
                        "a dictionary whose keys a rule accepts", .each(keys: .alpha), accepts: ["EUR": 2],
                        rejects: ["E1": 2]),
                    row(
                        "a dictionary whose value for a key a rule accepts", .at(key: "EUR", .present()),
                        accepts: ["EUR": 2], rejects: ["CHF": 1]),
                    row(
                        "a value whose property a rule accepts", .at(\.city, label: "City", .required),
                        accepts: Address(city: "Bern"), rejects: Address(city: "")),
                ]
            ),
            (
                "Changed text",
                [
                    row(
                        "what a rule accepts after the outer spaces are removed", .trimmed(then: .numeric),
                        accepts: " 42 ", rejects: " 4 2 "),
                    row(
                        "what a rule accepts after the separators are removed", .stripping("-", then: .numeric),
                        accepts: "80-01", rejects: "80 01"),
                    row(
                        "what a rule accepts after full-width characters and digits of other scripts are replaced",
                        .folded(then: .numeric), accepts: "４２", rejects: "4a"),
                ]
            ),
        ]
    )
}
#endif
