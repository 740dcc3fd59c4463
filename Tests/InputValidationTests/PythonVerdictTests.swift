// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

/// Compares verdicts and values with Python's, which `Tests/Differential/verdicts` writes.
///
/// `swift test` reads `verdicts.tsv`. The environment variable `PYTHON_VERDICTS` names a longer file.
@Suite("Python's verdicts about dates and numbers")
struct PythonVerdictTests {
    private static let file =
        ProcessInfo.processInfo.environment["PYTHON_VERDICTS"].map { URL(filePath: $0) }
        ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Differential/verdicts.tsv")

    /// Returns a function that returns the value of a text as Python writes it, or `nil` if the library rejects the text.
    private static func reader(of kind: Substring, _ format: Substring) throws -> (String) -> String? {
        let format = String(format)
        // Python's two digits are the years from 1969 to 2068.
        let firstYear = format.contains("%y") || format.hasSuffix(".yy") ? 1969 : nil
        switch kind {
        case "date", "directives":
            let parser: InputParser<String, CalendarDate> = .date(
                format: kind == "date" ? format : try CalendarLayout.format(fromDirectives: format),
                twoDigitYearsFrom: firstYear)
            return { parsed(parser, $0)?.description }
        case "time":
            let parser: InputParser<String, TimeOfDay> = .time(format: format)
            return { parsed(parser, $0)?.description }
        case "dateTime":
            let parser: InputParser<String, Timestamp> = .dateTime(format: format)
            return { parsed(parser, $0)?.description }
        default:
            let words = format.split(separator: " ").map(String.init)
            let point = try #require(DecimalPoint(rawValue: words[0]))
            let grouping = try #require(DigitGrouping(rawValue: words[1]))
            let parser: InputParser<String, Double> = .decimal(point: point, grouping: grouping)
            return { text in parsed(parser, text).map { "\($0)" } }
        }
    }

    @Test("are the library's")
    func agreement() throws {
        let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
        var readers: [Substring: (String) -> String?] = [:]
        var (accepted, rejected) = (0, 0)
        var disagreements: [String] = []
        for line in lines {
            let columns = line.split(separator: "\t")
            let key = columns[0] + "\t" + columns[1]
            let read = try readers[key] ?? Self.reader(of: columns[0], columns[1])
            readers[key] = read
            let text = try JSONDecoder().decode(String.self, from: Data(columns[2].utf8))
            let expected = columns[3] == "-" ? nil : String(columns[3])
            let value = read(text)
            if expected == nil { rejected += 1 } else { accepted += 1 }
            let isSame =
                columns[0] == "number" ? value.flatMap(Double.init) == expected.flatMap(Double.init) : value == expected
            if !isSame { disagreements.append("\(line): \(value ?? "-")") }
        }
        #expect(disagreements.prefix(20) == [])
        #expect(readers.count == 16 && accepted > lines.count / 5 && rejected > lines.count / 5)
    }
}
