// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

@testable import ValidateKit

/// A random table in a random format, whose columns mostly have values of one kind.
struct GeneratedTable {
    let text: String
    let ending: String
    var delimiter: UInt8?
    var hasHeader = true
    let rows: Int
    let columns: Int

    private typealias Kind = @Sendable (inout SeededRandom) -> String

    init(using random: inout SeededRandom) {
        rows = random.pick([1, 2, 5, 30, 80])
        let format = random.pick(["csv", "csv;", "csv|", "noheader", "tsv", "ndjson", "json", "txt"])
        let columns = format == "txt" ? 1 : Int.random(in: 1...5, using: &random)
        var cells: [[String?]] = Array(repeating: [], count: rows)
        for _ in 0..<columns {
            let kinds = [random.pick(Self.kinds)] + (random.chance(3) ? [random.pick(Self.kinds)] : [])
            let (other, empty) = (random.pick([2, 20, 60]), random.pick([3, 30, 1000]))
            for row in 0..<rows {
                let kind = random.chance(other) ? kinds[kinds.count - 1] : kinds[0]
                cells[row].append(random.chance(empty) ? (random.chance(2) ? "" : nil) : kind(&random))
            }
        }
        let names = (0..<columns).map { random.pick(Self.names) + ($0 == 0 ? "" : " \($0)") }
        self.columns = columns
        switch format {
        case "ndjson", "json":
            let objects = cells.map { row in
                var json = JSONText()
                json.object { json in
                    for (name, cell) in zip(names, row) where cell != nil || random.chance(2) {
                        if let cell, random.chance(2), JSONLine.isValue(cell), !"[{\"n".contains(cell.prefix(1)),
                            !cell.contains(where: \.isWhitespace)
                        {
                            json.member(name, json: cell)
                        } else {
                            json.member(name, orNull: cell)
                        }
                    }
                }
                return json.text
            }
            // Every column is in the first row.
            let first = "{" + names.map { "\(JSONText.string($0)):null" }.joined(separator: ",") + "}"
            ending = format
            text =
                format == "json"
                ? "[" + ([first] + objects.dropFirst()).joined(separator: ",\n") + "]"
                : ([first] + objects.dropFirst()).joined(separator: "\n")
        case "txt":
            ending = format
            text = cells.map { row in
                (row[0] ?? "").unicodeScalars.map { "\r\n".unicodeScalars.contains($0) ? " " : String($0) }.joined()
                    + "\n"
            }.joined()
        default:
            delimiter = format == "csv;" ? UInt8(ascii: ";") : format == "csv|" ? UInt8(ascii: "|") : nil
            hasHeader = format != "noheader"
            ending = format == "tsv" ? "tsv" : "csv"
            let separator = format == "csv;" ? ";" : format == "csv|" ? "|" : format == "tsv" ? "\t" : ","
            let records = (hasHeader ? [names] : []) + cells.map { $0.map { $0 ?? "" } }
            text = records.map { record in
                record.map { cell in
                    let mustQuote =
                        cell.unicodeScalars.contains { "\(separator)\"\r\n".unicodeScalars.contains($0) }
                        || columns == 1 && cell.isEmpty || random.chance(9)
                    return mustQuote ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
                }.joined(separator: separator) + "\n"
            }.joined()
        }
    }

    private static let names = [
        "id", "name", "date", "state", "month", "year", "age", "lat", "percent", "zip", "phone", "code", "isActive",
        "card", "value", "a=b", "ü", "\"quoted\"", "country", "time", "ref_nr",
    ]

    private static let kinds: [Kind] = [
        { String(Int.random(in: 1...1_000_000, using: &$0)) }, { String(Int.random(in: -3...3, using: &$0)) },
        { String(Int.random(in: 1...5, using: &$0)) }, { "0" + $0.digits(4) }, { $0.digits(22) },
        { "\(Int.random(in: 0...99, using: &$0)).\($0.digits(2))" },
        { "\(Int.random(in: 0...99, using: &$0)),\($0.digits(1))" },
        { "\(Int.random(in: 1...99, using: &$0)).\($0.digits(3))" },
        { "\(Int.random(in: 1...99, using: &$0)),\($0.digits(3)).\($0.digits(2))" },
        { "\(Int.random(in: 1...9, using: &$0))\u{A0}\($0.digits(3)),5" }, { "-\($0.digits(2))e-\($0.digits(1))" },
        { "\($0.digits(2)) €" }, { "\($0.digits(1)).5%" }, { "+\($0.digits(2))" }, { "-0.\($0.digits(1))" },
        { "\(Int.random(in: 1...31, using: &$0)).\(Int.random(in: 1...12, using: &$0)).20\($0.digits(2))" },
        { "\(Int.random(in: 1...12, using: &$0))/\(Int.random(in: 1...28, using: &$0))/20\($0.digits(2))" },
        { "\(Int.random(in: 1...12, using: &$0))/\(Int.random(in: 1...12, using: &$0))/\($0.digits(2))" },
        { "20\($0.digits(2))-0\(Int.random(in: 1...9, using: &$0))-1\($0.digits(1))" },
        { "20\($0.digits(2))-0\(Int.random(in: 1...9, using: &$0))-1\($0.digits(1)) 1\($0.digits(1)):30" },
        { "20\($0.digits(2))0\(Int.random(in: 1...9, using: &$0))1\($0.digits(1))" },
        { "1\($0.digits(1)):2\($0.digits(1))" },
        { "user\($0.digits(3))@example.com" }, { "USER\($0.digits(1))@Example.com" },
        { "https://example.com/\($0.digits(2))?a=\"b\"" }, { "urn:example:\($0.digits(2))" },
        { $0.pick(["yes", "no"]) }, { $0.pick(["Ja", "NEIN", "nein"]) }, { $0.pick(["0", "1"]) },
        { $0.pick(["true", "FALSE", "1"]) }, { $0.pick(["y", "n"]) },
        { $0.pick(["open", "closed", "in progress", "a\nb", "c\"d"]) },
        { $0.pick(["NA", "-", "null", " ", ".", "?"]) },
        { "AB-\($0.digits(4))" }, { "a.b_\($0.digits(2))\\[x]" }, { "é\($0.digits(1))日本 \u{1F469}\u{200D}\u{1F467}" },
        { _ in " " }, { "  \($0.digits(1)) " }, { _ in "\u{FEFF}x" }, { _ in "\u{0}\u{7}" }, { _ in "\t" },
        { String(repeating: "long text ", count: Int.random(in: 1...60, using: &$0)) },
        { String(repeating: "x", count: Int.random(in: 60...300, using: &$0)) },
        { $0.pick(["DE", "CH", "FR", "US", "GB"]) }, { $0.pick(["EUR", "USD", "CHF", "GBP", "JPY"]) },
        { "１\($0.digits(1))" }, { "{\"a\":\($0.digits(1))}" }, { "[\($0.digits(1))]" }, { "\r\n\($0.digits(1))" },
        { "4242 4242 4242 4242" + ($0.chance(4) ? "1" : "") }, { "10.0.0.\($0.digits(1))" }, { "1.2.\($0.digits(1))" },
        { "4242424242424242" + ($0.chance(30) ? " " : "") }, { "\($0.digits(3))-\($0.digits(2))" },
    ]
}
