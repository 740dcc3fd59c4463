// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation
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

    @Test("has names, results, and marks", arguments: [0, 1, 2])
    func members(index: Int) {
        let input = Self.inputs()[index]
        #expect(input.label == "Number" && input.key == "number" && !input.isSecret)
        #expect(!input.hasResult && !input.isAccepted && input.error == nil && !input.isPending)

        #expect(!input.validate())
        #expect(input.hasResult && input.isHighlighted && input.errors.map(\.code) == [.inputEmpty])
        #expect(input.error?.path == [.key("number")])

        input.clearResult()
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

    @Test("is masked if it is secret, unless people compare it with a card or a message")
    func masked() {
        #expect(ValidatedInput("", .password()).isMasked)
        #expect(ValidatedInput("", .securityCode(for: .visa)).isMasked)
        #expect(ValidatedInput("", .alpha, isSecret: true).isMasked)
        #expect(ValidatedInput("", .pattern("[0-9]{6}").sensitive()).isMasked)
        #expect(!ValidatedInput("", .pattern("[0-9]{6}").traits(content: .oneTimeCode).sensitive()).isMasked)
        #expect(!ValidatedInput("", .alpha).isMasked)
        #expect(!ValidatedInput("", .password(), isSecret: false).isMasked)
        for content: InputTraits.Content in [.cardNumber, .cardExpiry, .oneTimeCode] {
            let rule: InputValidator<String> = .alpha.traits(content: content)
            #expect(!ValidatedInput("", rule, isSecret: true).isMasked && !ValidatedInput("", rule).isMasked)
        }
        for content: InputTraits.Content in [.cardSecurityCode, .cardName, .currentPassword, .newPassword, "x"] {
            #expect(ValidatedInput("", .alpha.traits(content: content), isSecret: true).isMasked)
        }
        let card = ParsedInput("", .paymentCard)
        #expect(card.isSecret && !card.isMasked)
    }

    @Test("refers weakly to the element that shows it", arguments: [0, 1, 2])
    func element(index: Int) {
        final class Element {}
        let input = Self.inputs()[index]
        #expect(input.element == nil)
        do {
            let element = Element()
            input.element = element
            #expect(input.element === element)
        }
        #expect(input.element == nil)
    }

    @Test("counts the requests for the focus, which an observer reads in its callback", arguments: [0, 1, 2])
    func focus(index: Int) {
        nonisolated(unsafe) let input = Self.inputs()[index]
        nonisolated(unsafe) var seen: [Int] = []
        withObservationTracking {
            _ = input.focusRequests
        } onChange: {
            seen.append(input.focusRequests)
        }
        input.requestFocus()
        input.requestFocus()
        #expect(seen == [1])
        #expect(input.focusRequests == 2)
    }

    @Test("has the focus requested if it is the first rejected one of its form")
    func firstRejected() {
        let fields = [
            ValidatedInput("1", .numeric), ValidatedInput("", .numeric), ValidatedInput("", .numeric),
        ]
        let form = InputForm {
            fields[0]
            fields[1]
            fields[2]
        }
        #expect(!form.focusFirstRejected())
        form.validate()
        #expect(form.focusFirstRejected())
        #expect(fields.map(\.focusRequests) == [0, 1, 0])
    }
}
