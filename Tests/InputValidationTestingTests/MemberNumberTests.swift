// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationTesting
import Testing

// The article on testing shows this suite.

@Suite("A member number")
struct MemberNumberTests {
    @Test("is accepted", arguments: ["M123", "M4"])
    func accepted(number: String) {
        #expect(MemberInputValidator().isValid(number))
    }

    @Test("without the prefix is rejected", arguments: ["123", "m1"])
    func rejected(number: String) {
        let error = MemberInputValidator().errors(for: number).first
        #expect(error?.domain == "Club")
        #expect(error?.code == 7)
    }
}

private final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    static let noPrefix = ValidationError(7, domain: "Club", message: "{label} begins with M, as on your card")

    override func validate(_ input: String) throws(ValidationError) {
        guard input.hasPrefix("M") else { throw Self.noPrefix.at(position: 0) }
    }
}

@Suite("The article on testing")
struct TestingArticleTests {
    private static let article = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Sources/InputValidation/InputValidation.docc/Articles/testing-strategies.md")

    private func expectNoViolation() {
        let violations = StrategyContract.violations(
            of: LeakyInputValidator(),
            accepting: ["M123", "M456"], rejecting: ["12345", "67890"])
        #expect(violations.first == nil)
    }

    @Test("shows what a test of a strategy prints that violates the contract")
    func failingOutput() throws {
        let text = try String(contentsOf: Self.article, encoding: .utf8)
        let block = try #require(text.firstMatch(of: /```\n(Expectation failed:[^`]+)```/)).1
        let shown = block.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        withKnownIssue {
            expectNoViolation()
        } matching: {
            "\($0)".hasPrefix(shown)
        }
    }
}

private final class LeakyInputValidator: InputValidator<String>, @unchecked Sendable {
    override func validate(_ input: String) throws(ValidationError) {
        guard input.hasPrefix("M") else {
            throw ValidationError(1, domain: "Club", message: "\(input) has no M")
        }
    }
}
