// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let cases = [
        TextStrategy(
            "cases of an enum", .oneOf(Size.self),
            accepts: ["small", "K"],
            rejects: [("Small", .membershipUnknown), ("\u{212A}", .membershipUnknown)])
    ]
}

@Suite("CaseInputValidator")
struct CaseInputValidatorTests {
    @Test("returns the case")
    func parse() throws {
        let strategy = CaseInputValidator<Size>()
        #expect(try strategy.parse("small") == .small)
        #expect(try strategy.parse("K") == .kelvin)
    }

    @Test("names the raw values of a short list")
    func shownCases() {
        let strategy = CaseInputValidator<Size>()
        let unknown = ValidationError(.membershipUnknown, with: [.accepted: ["small", "K"]])
        #expect(rejection(by: strategy, of: "S") == unknown)
        #expect(rejection(by: strategy, of: "Small")?.reason == "Did you mean small?")
        #expect(throws: unknown) { try strategy.parse("S") }
        #expect(strategy.hint() == "Choose small or K")
        #expect(strategy.configuration.parameters == [.accepted: ["small", "K"]])
    }

    @Test("equals another for the same enum")
    func equality() {
        #expect(CaseInputValidator<Size>() == CaseInputValidator<Size>())
    }
}

private enum Size: String, CaseIterable { case small, kelvin = "K" }
