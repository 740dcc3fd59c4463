// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The examples of numbers")
struct NumberExamplesTests {
    /// Each with the parameters of the error without its position.
    @Test(
        "show what to write in place of a character, and name only separators and signs",
        arguments: [
            (.integer, "12a", [:]), (.integer, "1,234", [.example: "50000", .character: ","]),
            (.integer, "1 234", [.example: "50000", .character: " "]),
            (.integer, "1.5", [.example: "30", .character: "."]),
            (.integer, "12%", [.character: "%"]), (.integer, "1-2", [:]), (.integer, "1,", [:]),
            (.integer(in: 5...9), "12a", [.example: "9"]), (.decimal, "12a", [:]),
            (.decimal, "1,5", [.example: "12.5", .character: ",", .accepted: "."]),
            (.decimal(point: .comma), "1.5", [.example: "12,5", .character: ".", .accepted: ","]),
            // Before three digits, a comma more often separates thousands.
            (.decimal, "1,234", [.example: "1234.5", .character: ","]), (.decimal, "1,", [:]),
            (.decimal, "12.", [.example: "12.5", .isAtEdge: true]), (.decimal, ".", [.example: "0.5"]),
            (.decimal, "1$2", [.character: "$"]),
        ] as [(InputValidator<String>, String, ValidationError.Parameters)])
    func parameters(strategy: InputValidator<String>, text: String, parameters: ValidationError.Parameters) {
        let error = rejection(by: strategy, of: text)
        #expect(error?.domain == .builtIn)
        #expect(error?.parameters.filter { $0.key != .position } == parameters)
    }
}
