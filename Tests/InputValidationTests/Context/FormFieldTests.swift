// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("An input of any type")
struct FormFieldTests {
    private static func inputs() -> [any FormField] {
        [
            ValidatedInput("", .numeric, label: "Number", key: "number"),
            ParsedInput("", .integer, label: "Number", key: "number"),
            ValidatedInput(Int?.none, .present(), label: "Number", key: "number"),
        ]
    }

    @Test("has names, results and marks", arguments: [0, 1, 2])
    func members(index: Int) {
        let input = Self.inputs()[index]
        #expect(input.label == "Number" && input.key == "number" && !input.isSecret)
        #expect(!input.hasResult && !input.isAccepted && input.error == nil && !input.isPending)

        #expect(!input.validate())
        #expect(input.hasResult && input.isHighlighted && input.errors.map(\.code) == [.inputEmpty])
        #expect(input.error?.path == [.key("number")])

        input.clear()
        #expect(!input.hasResult && !input.isHighlighted && input.errors == [])

        input.reject(ValidationError(1, domain: "Server", message: "Taken"))
        #expect(input.isHighlighted && input.error?.code == 1)

        input.endEditing()
        #expect(input.isTouched && !input.isDirty)

        input.reset()
        #expect(!input.isTouched && !input.hasResult && !input.isHighlighted)
    }

    @Test("validates at the end of editing only if its timing is that", arguments: [0, 1, 2])
    func timing(index: Int) {
        let input = Self.inputs()[index]
        input.endEditing()
        #expect(input.timing == .onDemand && !input.hasResult)

        input.timing = .onEndOfEditing
        input.endEditing()
        #expect(input.hasResult && input.isHighlighted)
    }

    @Test("validates with its asynchronous strategy, or without one", arguments: [0, 1, 2])
    func checks(index: Int) async {
        let input = Self.inputs()[index]
        #expect(await !input.validateWithChecks())
        #expect(input.errors.map(\.code) == [.inputEmpty])

        let accepted = ValidatedInput("1", .numeric)
        #expect(await accepted.validateWithChecks())
        #expect(accepted.isAccepted)
    }
}
