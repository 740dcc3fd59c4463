// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("Strategies while typing")
struct ValidatedInputTypingTests {
    @Test("use the lenient one at each edit, and the strict one at the end")
    func typing() {
        let card = ValidatedInput("", .pattern("[0-9]{4}"), label: "Code")
        card.validatorWhileTyping = .numeric
        card.timing = .onEndOfEditing
        card.value = "1"
        #expect(!card.hasResult && !card.isHighlighted)
        card.value = "1x"
        #expect(card.error?.code == .numericCharacter)
        #expect(card.isHighlighted)
        card.value = "12"
        #expect(card.errors == [] && !card.isHighlighted)
        card.endEditing()
        #expect(card.error?.code == .patternMismatch)
        card.value = "123"
        #expect(card.errors == [])
        #expect(!card.validate())
    }

    @Test("replace the timing of edits, but not of the end of editing", arguments: ValidationTiming.allCases)
    func timing(timing: ValidationTiming) {
        let input = ValidatedInput("", .pattern("[0-9]{4}"))
        input.validatorWhileTyping = .numeric
        input.timing = timing
        input.value = "1"
        #expect(!input.hasResult)
        input.endEditing()
        #expect(input.hasResult == (timing == .onEndOfEditing))
    }

    @Test("reject what they do not accept if they have no progress")
    func unknownProgress() {
        let input = ValidatedInput("", .alpha)
        input.validatorWhileTyping = .suffix("x")
        input.value = "a"
        #expect(input.error?.domain == .builtIn && input.errors.map(\.code) == [.textSuffix] && input.isHighlighted)
        input.value = "ax"
        #expect(input.errors == [] && !input.hasResult)
    }

    @Test("use the lenient one after a swap, too")
    func swap() {
        let input = ValidatedInput("", .pattern("[0-9]{4}"))
        input.validatorWhileTyping = .numeric
        input.value = "x"
        input.validator = .pattern("[0-9]{5}")
        #expect(input.error?.code == .numericCharacter)
    }

    @Test("leave an error of a server as a result when they are removed, so that a swap validates the value")
    func removed() {
        let input = ValidatedInput("", .alpha)
        input.validatorWhileTyping = .numeric
        input.value = "ab"
        input.reject(ValidationError(9, domain: "Server"))
        input.validatorWhileTyping = nil
        #expect(input.hasResult && input.errors.map(\.code) == [9])
        input.validator = .numeric
        #expect(input.errors.map(\.code) == [.numericCharacter, 9])
    }
}
