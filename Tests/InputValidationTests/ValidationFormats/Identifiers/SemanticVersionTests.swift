// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("SemanticVersion")
struct SemanticVersionTests {
    @Test(
        "orders versions as the specification does, item 11",
        arguments: [
            ["1.0.0", "2.0.0", "2.1.0", "2.1.1"],
            [
                "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11",
                "1.0.0-rc.1", "1.0.0",
            ],
            ["1.9.0", "1.10.0", "1.11.0"], ["1.0.0-1", "1.0.0-2", "1.0.0-10", "1.0.0--", "1.0.0-A", "1.0.0-a"],
            ["9.0.0", "10.0.0", "99999999999999999999.0.0", "100000000000000000000.0.0"],
        ])
    func precedence(texts: [String]) throws {
        let versions = try texts.map { try InputValidator.semver.parse($0) }
        #expect(versions.reversed().sorted().map(\.description) == texts)
        for (earlier, later) in zip(versions, versions.dropFirst()) {
            #expect(earlier < later)
            #expect(!(later < earlier))
            #expect(earlier != later)
        }
    }

    @Test("does not count build metadata, item 10")
    func build() throws {
        let first = try InputValidator.semver.parse("1.0.0-alpha+001")
        let second = try InputValidator.semver.parse("1.0.0-alpha+20130313144700")
        #expect(first == second)
        #expect(first.hashValue == second.hashValue)
        #expect(!(first < second) && !(second < first))
    }
}
