// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// The file `results.json` for a Gradescope autograder.
///
/// Its format is documented at <https://gradescope-autograders.readthedocs.io/en/latest/specs/>. The score is for the
/// whole submission, and the cases have only a status.
struct GradescopeReport {
    let grade: Grade
    /// The points for a submission that passed.
    let points: Double

    private struct Results: Encodable {
        struct Test: Encodable {
            let name: String
            /// `passed`, `failed`, or `nil` for a case that doesn't count.
            let status: String?
            let output: String?
            let tags: [String]
        }

        let score: Double
        let output: String
        let outputFormat = "text"
        let testOutputFormat = "text"
        let testNameFormat = "text"
        let visibility = "visible"
        let tests: [Test]
    }

    /// Returns a case's message and text.
    ///
    /// The text usually begins with the message.
    private static func text(_ message: String, _ text: String) -> String {
        text.hasPrefix(message) ? text : "\(message)\n\(text)"
    }

    var json: String {
        let cases = JUnitReport(grade: grade).cases
        let results = Results(
            score: grade.points(of: points), output: TextReport(grade: grade).text,
            tests: cases.map { one in
                .init(
                    name: one.name, status: one.part == nil ? "passed" : one.part?.tag == .skipped ? nil : "failed",
                    output: one.part.map {
                        TextReport.visible($0.text.isEmpty ? $0.message : Self.text($0.message, $0.text))
                    }, tags: [one.group])
            })
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Every value is a text or a finite number, so nothing throws.
        let data = (try? encoder.encode(results)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
