// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension StrategyRow {
    static let textMembership = [
        StrategyRow(
            "one of some texts", InputValidator<String>.oneOf(["S", "K", "é"]), accepts: ["S", "K", "é"],
            rejects: [
                ("s", .membershipUnknown), ("SK", .membershipUnknown), ("\u{212A}", .membershipUnknown),
                ("e\u{301}", .membershipUnknown), ("", .inputEmpty),
            ]),
        StrategyRow(
            "none of some texts", InputValidator<String>.noneOf(["admin", "K"]), accepts: ["root", "\u{212A}"],
            rejects: [("admin", .membershipExcluded), ("K", .membershipExcluded), ("", .inputEmpty)]),
    ]
}

@Suite("TextMembershipInputValidator")
struct TextMembershipInputValidatorTests {
    @Test(
        "names up to five short texts if it may, and no others",
        arguments: [
            (["S"], true), (["S", "M"], true), (["a", "b", "c", "d", "e"], true),
            (["a", "b", "c", "d", "e", "f"], false),
            (["a", ""], false), (["a", String(repeating: "b", count: 20)], true),
            (["a", String(repeating: "b", count: 21)], false), (["a b", "é"], true), (["a", "b\n"], false),
            (["a", "\u{200B}"], false),
        ])
    func shown(texts: [String], areNamed: Bool) {
        let error = rejection(by: .oneOf(texts, showsTexts: true), of: "other")
        #expect(error?.domain == .builtIn && error?.code == .membershipUnknown)
        #expect(error?[.accepted] == (areNamed ? .list(texts) : nil))
        #expect(rejection(by: .oneOf(texts, showsTexts: false), of: "other")?.parameters == [:])
        #expect(rejection(by: .noneOf(texts), of: texts[0].isEmpty ? "a" : texts[0])?.parameters == [:])
    }

    @Test("accepts nothing with an empty list, and everything without one")
    func emptyList() {
        let none: [String] = []
        #expect(rejection(by: .oneOf(none), of: "a")?.code == .membershipUnknown)
        #expect(InputValidator<String>.noneOf(none).isValid("a"))
    }

    @Test("equals another with the same texts, and does not show them")
    func equality() {
        let codes: InputValidator<String> = .oneOf(["hunter2", "hunter3"])
        #expect(codes == .oneOf(["hunter2", "hunter3"]))
        #expect(codes != .oneOf(["hunter2"]) && codes != .noneOf(["hunter2", "hunter3"]))
        #expect(codes != .oneOf(["hunter2", "hunter3"], showsTexts: true))
        #expect(InputValidator<String>.oneOf(["K"]) != .oneOf(["\u{212A}"]))
        #expect(!codes.description.contains("hunter") && !"\(codes.configuration)".contains("hunter"))
    }
}
