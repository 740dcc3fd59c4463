// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("SemanticVersionInputValidator")
struct SemanticVersionInputValidatorTests {
    @Test("returns the parts")
    func parts() throws {
        let version = try InputValidator.semver.parse("10.20.30-beta.1-x+exp.sha.5114f85")
        #expect(version.major == "10")
        #expect(version.minor == "20")
        #expect(version.patch == "30")
        #expect(version.preRelease == "beta.1-x")
        #expect(version.build == "exp.sha.5114f85")
        #expect(version.description == "10.20.30-beta.1-x+exp.sha.5114f85")
        let release = try InputValidator.semver.parse("1.0.0+21AF26D3----117B344092BD")
        #expect(release.preRelease == nil)
        #expect(release.build == "21AF26D3----117B344092BD")
        #expect(try InputValidator.semver.parse("0.0.4").build == nil)
    }

    @Test(
        "reports the position of the error", arguments: [("1.4", 3), ("1.04.0", 2), ("1.0.0-a..b", 8), ("v1.0.0", 0)])
    func position(input: String, offset: Int) {
        #expect(rejection(by: .semver, of: input)?[.position] == .int(offset))
    }
}
