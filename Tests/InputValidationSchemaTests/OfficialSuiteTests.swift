// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationSchema
import Testing

private let folder = ProcessInfo.processInfo.environment["JSON_SCHEMA_TEST_SUITE"]

/// Runs the cases in the official JSON Schema test suite.
///
/// `Tests/Schema/suite` sets the folder.
@Suite("The official test suite", .enabled(if: folder != nil))
struct OfficialSuiteTests {
    /// The files whose groups may be rejected, because they test unsupported features or refer to other documents.
    private static let partial: Set = [
        "anchor", "defs", "dynamicRef", "not", "ref", "refRemote", "unevaluatedItems", "unevaluatedProperties",
        "vocabulary",
    ]

    @Test("has only groups of cases that are right, or rejected at an unsupported keyword")
    func cases() throws {
        let folder = URL(filePath: try #require(folder)).appending(path: "tests/draft2020-12")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }.sorted { $0.path() < $1.path() }
        #expect(files.count >= 46)
        var (groups, cases, rejected) = (0, 0, 0)
        for file in files {
            let name = file.deletingPathExtension().lastPathComponent
            var mistakes: [String] = []
            let parsed = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]]
            for group in try #require(parsed) {
                let description = group["description"] as? String ?? ""
                let schema = try JSONSerialization.data(
                    withJSONObject: try #require(group["schema"]), options: .fragmentsAllowed)
                let validator: JSONSchemaInputValidator
                do { validator = try JSONSchemaInputValidator(schema, annotations: ["format"]) } catch {
                    mistakes.append("\(description): \(error.path.jsonPointer): \(error.reason)")
                    continue
                }
                groups += 1
                for test in try #require(group["tests"] as? [[String: Any]]) {
                    let data = try JSONSerialization.data(
                        withJSONObject: try #require(test["data"]), options: .fragmentsAllowed)
                    cases += 1
                    #expect(
                        validator.isValid(try JSONValue(data)) == (test["valid"] as? Bool),
                        "\(name): \(description): \(test["description"] ?? "")")
                }
            }
            rejected += mistakes.count
            if !mistakes.isEmpty { print("  \(name): \(mistakes.count) groups rejected") }
            #expect(mistakes.isEmpty || Self.partial.contains(name), "\(name): \(mistakes)")
        }
        print(
            "official suite: \(files.count) files, \(groups) groups right, \(cases) cases, \(rejected) groups rejected")
        #expect(cases >= 900)
    }
}
