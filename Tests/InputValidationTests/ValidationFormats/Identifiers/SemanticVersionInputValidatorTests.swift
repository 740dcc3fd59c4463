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

    @Test(
        "reports the first place that is wrong, and a character only where identifiers are",
        arguments: [
            ("1.4.0.1", .semverCore, 5, nil), ("1..0", .semverCore, 2, nil), ("1.0.0_1", .semverCore, 5, nil),
            ("1.0.0-", .semverIdentifier, 6, nil), ("1.0.0-a_b", .semverIdentifier, 7, "_"),
            ("1.0.0+a+b", .semverIdentifier, 7, "+"), ("1.0.0-01", .semverLeadingZero, 6, nil),
            ("1.0.0-a.01", .semverLeadingZero, 8, nil), ("1.0.00", .semverLeadingZero, 4, nil),
        ] as [(String, ValidationError.Code, Int, ValidationError.Value?)])
    func place(input: String, code: ValidationError.Code, offset: Int, character: ValidationError.Value?) {
        let error = rejection(by: .semver, of: input)
        #expect(error?.domain == .builtIn && error?.code == code)
        #expect(error?[.position] == .int(offset) && error?[.character] == character)
    }
}
