// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// A part of a format, an input that has it, and the same input without it.
private struct Part: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let present: String
    let absent: String
    let strategy: @Sendable (Requirement) -> InputValidator<String>

    static let all = [
        Part(testDescription: "the alpha of a color", present: "#a1b2c3d4", absent: "#a1b2c3") {
            HexColorInputValidator(alpha: $0)
        },
        Part(testDescription: "the prefix of hexadecimal digits", present: "0x1f", absent: "1f") {
            HexadecimalInputValidator(prefix: $0)
        },
        Part(testDescription: "the plus of a phone number", present: "+41446681800", absent: "41446681800") {
            E164InputValidator(plus: $0)
        },
        Part(testDescription: "the offset of a time", present: "10:30:00Z", absent: "10:30:00") {
            TimeInputValidator(offset: $0)
        },
        Part(testDescription: "the padding of Base64", present: "YQ==", absent: "YQ") {
            Base64InputValidator(padding: $0)
        },
    ]
}

@Suite("Requirement")
struct RequirementTests {
    @Test("decides whether a part may be there or be missing", arguments: Part.all)
    fileprivate func parts(part: Part) {
        for requirement in Requirement.allCases {
            let strategy = part.strategy(requirement)
            #expect(strategy.isValid(part.present) == (requirement != .rejected), "\(requirement)")
            #expect(strategy.isValid(part.absent) == (requirement != .required), "\(requirement)")
            for input in [part.present, part.absent] {
                if let error = rejection(by: strategy, of: input) { #expect(error.domain == .builtIn) }
            }
        }
    }

    @Test("has names for rule files")
    func names() {
        #expect(Requirement.allCases.map(\.rawValue) == ["required", "optional", "rejected"])
    }
}
