// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import GradeProbes

/// A table of a class's submissions and how many of them have each misconception.
struct ClassReport {
    struct Row {
        let student: String
        let grade: Grade

        /// Returns the number of findings for a misconception, or of findings without a misconception.
        func count(_ misconception: Misconception?) -> Int {
            grade.findings.count { $0.misconception == misconception }
        }

        var passedTests: Int { grade.tests.count - grade.failedTests.count }

        /// Why the submission couldn't be graded, with the compiler's first error, or why it has no points.
        var reason: String {
            guard let obstacle = grade.obstacle else { return grade.cheat?.text ?? "" }
            let error = obstacle.details.split(separator: "\n").first { $0.contains("error: ") }
            return [obstacle.text, error.map(String.init)].compactMap(\.self).joined(separator: " ")
        }
    }

    let rows: [Row]
    /// The points for a submission that passed.
    var points = 100.0

    /// Returns the number of submissions with a misconception.
    ///
    /// Each submission counts once.
    func count(_ misconception: Misconception?) -> Int { rows.count { $0.count(misconception) > 0 } }

    /// The submissions' highest status, or 0 if there are none.
    var status: Int32 { rows.map(\.grade.status).max() ?? 0 }

    /// Returns the submissions in a folder: its subfolders and Swift files, sorted by name.
    static func submissions(in folder: String) throws -> [(student: String, path: String)] {
        let url = URL(filePath: folder)
        let entries =
            (try? FileManager.default.contentsOfDirectory(
                at: url, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)) ?? []
        let found = entries.filter { entry in
            let isFolder = (try? entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
            // A link is a submission, too, so that the table says why it isn't graded.
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: entry.path)) != nil { return true }
            return isFolder ? entry.lastPathComponent != "__MACOSX" : entry.pathExtension == "swift"
        }
        guard !found.isEmpty else {
            throw Obstacle("the folder \(folder) contains no folder and no Swift file of a student")
        }
        return found.map { entry in
            let isFile = entry.pathExtension == "swift"
            return ((isFile ? entry.deletingPathExtension() : entry).lastPathComponent, entry.path)
        }.sorted { $0.0 < $1.0 }
    }

    // MARK: - CSV

    /// A row for each student, with 1 for each misconception, and a row with the sums.
    var csv: String {
        let header =
            ["student", "status", "points", "tests passed", "tests", "findings", "reason"]
            + Misconception.allCases.map(\.name)
        let students = rows.map { row in
            [row.student, Self.word(row.grade), points(of: row), "\(row.passedTests)", "\(row.grade.tests.count)"]
                + ["\(row.grade.findings.count)", TextReport.visible(row.reason)]
                + Misconception.allCases.map { row.count($0) > 0 ? "1" : "0" }
        }
        let sums = ["(count)", "", "", "", "", "", ""] + Misconception.allCases.map { "\(count($0))" }
        return ([header] + students + [sums]).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
    }

    /// Returns the points with a period as the decimal separator and without trailing zeros.
    private func points(of row: Row) -> String {
        let points = row.grade.points(of: points)
        return points == points.rounded() ? "\(Int(points))" : "\(points)"
    }

    private static func word(_ grade: Grade) -> String { ["passed", "not passed", "not graded"][Int(grade.status)] }

    /// Quotes a field and keeps a spreadsheet from evaluating a name that looks like a formula.
    private static func field(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } == true
        let text = (isFormula ? "'" : "") + text
        guard text.contains(where: { ",\"\n\r\r\n".contains($0) }) else { return text }
        return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }

    // MARK: - Markdown

    /// The counts of all misconceptions that were found, most frequent first, and a row for each student.
    var markdown: String {
        let counts = (Misconception.allCases.map(Optional.some) + [nil]).map { ($0, count($0)) }.filter { $0.1 > 0 }
            .enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element)
        let ends = (0...2).map { status in rows.count { $0.grade.status == status } }
        var lines = [
            "\(rows.count) submissions: \(ends[0]) passed, \(ends[1]) did not pass, \(ends[2]) could not be graded.",
            "",
            "| Misconception | Submissions |", "|---|---|",
        ]
        lines += counts.map { misconception, count in
            let name = misconception.map { "\($0.title) (`\($0.name)`, \($0.rawValue))" } ?? "another finding"
            return "| \(name) | \(count) |"
        }
        lines += [
            "", "| Student | Result | Points | Tests passed | Misconceptions | Other findings | Reason |",
            "|---|---|---|---|---|---|---|",
        ]
        lines += rows.map { row in
            let names = Misconception.allCases.filter { row.count($0) > 0 }.map { "`\($0.name)`" }
            return
                "| \(Self.cell(row.student)) | \(Self.word(row.grade)) | \(points(of: row)) | "
                + "\(row.passedTests) of \(row.grade.tests.count) | "
                + "\(names.joined(separator: ", ")) | \(row.count(nil)) | \(Self.cell(row.reason)) |"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func cell(_ text: String) -> String {
        var result = ""
        for character in TextReport.visible(text).replacingOccurrences(of: "\n", with: " ") {
            if "\\|`*_[]<>&".contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }
}
