// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("ParsedInput")
struct ParsedInputTests {
    private static let decimal: InputParser<String, Int> = .parsed(
        by: { Int($0) }, or: ValidationError(1, domain: "Test"))
    private static let hex: InputParser<String, Int> = .parsed(
        by: { Int($0, radix: 16) }, or: ValidationError(2, domain: "Test"))

    @Test("has the output of its strategy, which can be swapped for another of the same output")
    func output() {
        let input = ParsedInput("10", Self.decimal, label: "Count")
        #expect(input.output == 10)
        input.parser = Self.hex
        #expect(input.output == 16 && !input.hasResult)

        input.value = "ff"
        #expect(input.validate() && input.output == 255)
        input.parser = Self.decimal
        #expect(input.output == nil)
        #expect(input.error?.code == 1 && input.error?.label == "Count" && input.isHighlighted)
        #expect(input.parser === Self.decimal)
    }

    @Test("has the state of an input")
    func state() {
        let input = ParsedInput("10", Self.decimal)
        input.timing = .onEndOfEditing
        input.keepsErrorsWhileEditing = false
        #expect(input.timing == .onEndOfEditing && !input.keepsErrorsWhileEditing)
        input.value = "x"
        #expect(input.isTouched && input.isDirty && !input.isValid && !input.hasResult)
        input.endEditing()
        #expect(input.errors.count == 1)
        input.value = "y"
        #expect(input.errors == [])
        input.reject(ValidationError(3, domain: "Server"))
        #expect(input.error?.code == 3)
        input.reset()
        #expect(input.value == "10" && !input.isTouched && !input.isDirty)
        input.reset(to: "11")
        #expect(input.wrappedValue == "11" && input.normalizedValue == "11" && input.label == nil)
    }

    @Test("has the names and the secrecy with which it is created", arguments: [true, false])
    func creation(isSecret: Bool) {
        let inputs = [
            ParsedInput(
                "x", Self.decimal, label: "Count", labelInSentence: "the count", key: "count", isSecret: isSecret),
            ParsedInput(
                wrappedValue: "x", Self.decimal, label: "Count", labelInSentence: "the count", key: "count",
                isSecret: isSecret),
        ]
        for input in inputs {
            #expect(!input.validate() && input.error?.domain == "Test" && input.error?.code == 1)
            #expect(input.error?.label == "Count" && input.error?.labelInSentence == "the count")
            #expect(input.error?.path == [.key("count")] && input.isSecret == isSecret)
        }
    }

    @Test("is validated by a strategy for typing, whose errors leave with it")
    func typing() {
        let input = ParsedInput("", Self.decimal)
        input.validatorWhileTyping = .numeric
        input.value = "1x"
        #expect(input.errors.map(\.code) == [.numericCharacter] && input.error?.domain == .builtIn)
        #expect(input.isHighlighted && input.validatorWhileTyping == .numeric)
        input.validatorWhileTyping = nil
        #expect(input.errors == [] && !input.hasResult && !input.isHighlighted)
    }
}
