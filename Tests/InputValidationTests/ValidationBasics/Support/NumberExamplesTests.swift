// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The examples of numbers")
struct NumberExamplesTests {
    /// Each row has the error's parameters without its position.
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
            // Before three digits, a comma is more likely to separate thousands.
            (.decimal, "1,234", [.example: "1234.5", .character: ","]), (.decimal, "1,", [:]),
            (.decimal, "12.", [.example: "12.5", .isAtEdge: true]), (.decimal, ".", [.example: "0.5"]),
            (.decimal, "1$2", [.character: "$"]),
            (.integer, "1'234", [.example: "50000", .character: "'"]), (.integer, "1/2", [:]), (.integer, "1_2", [:]),
            (.integer(in: 100...), "12a", [.example: "100"]), (.integer(in: 30...), "12a", [:]),
            (.integer(in: 0...49_999), "1,234", [.example: "30", .character: ","]),
            (.integer(in: 0...50_000), "1,234", [.example: "50000", .character: ","]),
            // A point at the end of the text that doesn't follow a digit isn't the only mistake.
            (.decimal, "-.", [:]), (.decimal, "1..", [:]),
            (.decimal, "1.2.3", [.character: "."]),
            (.decimal, ",55", [.example: "12.5", .character: ",", .accepted: "."]),
            (.decimal, ",5", [:]),
            // A comma that isn't before digits only isn't a decimal comma.
            (.decimal, "-,5", [.example: "1234.5", .character: ","]),
            (.decimal, "12,", [.example: "1234.5", .character: ","]),
            (.decimal, "1,5x", [.example: "1234.5", .character: ","]),
            (.decimal, "1,2345", [.example: "12.5", .character: ",", .accepted: "."]),
            (.decimal, ".5", [.example: "0.5"]), (.decimal(in: 1...20), ".5", [:]), (.decimal, "-.5", [:]),
            (.decimal(maximumFractionDigits: 0), ".5", [.example: "12"]),
            (.decimal(exponent: .required), ".5e1", [.example: "12.5e0"]),
        ] as [(InputValidator<String>, String, ValidationError.Parameters)])
    func parameters(strategy: InputValidator<String>, text: String, parameters: ValidationError.Parameters) {
        let error = rejection(by: strategy, of: text)
        #expect(error?.domain == .builtIn)
        #expect(error?.parameters.filter { $0.key != .position } == parameters)
    }
}
