// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("The result of an input")
struct StoredValidationResultTests {
    @Test("loses the highlight by an edit and keeps the error")
    func edit() {
        let input = ValidatedInput("a", .numeric)
        input.validate()
        input.value = "12"
        #expect(!input.isHighlighted)
        #expect(input.error?.code == .numericCharacter)
        #expect(input.isValid)
        input.validate()
        #expect(input.error == nil)
    }

    @Test("loses the error, too, if it is configured so")
    func editWithoutMessage() {
        let input = ValidatedInput("a", .numeric)
        input.keepsErrorsWhileEditing = false
        input.validate()
        input.value = "b"
        #expect(input.errors == [] && !input.hasResult)
    }

    @Test("shows external errors until the next edit")
    func reject() {
        let taken = ValidationError(1, domain: "Server", message: "{label} is taken")
        let input = ValidatedInput("12", .numeric, label: "Nickname")
        input.reject(taken)
        #expect(input.error?.reason == "Nickname is taken")
        #expect(input.isHighlighted && input.hasResult)

        input.value = "13"
        #expect(input.errors == [] && !input.isHighlighted && !input.hasResult)

        input.value = "x"
        input.validate()
        input.reject(taken)
        #expect(input.errors.map(\.domain) == [.builtIn, "Server"])
        input.value = "y"
        #expect(input.errors.map(\.domain) == [.builtIn])
    }

    @Test("stays rejected by a server until the value is edited, cleared, or reset")
    func rejectionStays() {
        let taken = ValidationError(1, domain: "Server")
        let input = ValidatedInput("12", .numeric)
        let form = InputForm { input }
        func isRejected() -> Bool {
            let answers = [input.validate(), form.isValid, form.validate(), form.canSubmit, input.isAccepted]
            return answers == [Bool](repeating: false, count: 5) && input.errors.contains(taken)
        }
        input.reject(taken)
        #expect(isRejected())
        input.validator = .pattern("[0-9]+")
        #expect(isRejected() && input.errors == [taken])
        input.reject(taken)
        #expect(input.errors == [taken])
        input.value = "12"
        #expect(isRejected())
        input.clearResult()
        #expect(form.isValid && input.validate() && input.isAccepted)
        input.reject(taken)
        input.reset()
        #expect(form.isValid && input.validate())
        input.reject(taken)
        input.value = "13"
        input.value = "12"
        #expect(form.isValid && input.validate())
    }

    @Test("has each text of a server for the same code once")
    func serverTexts() {
        let input = ValidatedInput("12", .numeric)
        for text in ["Taken", "Too old", "Taken"] {
            input.reject(ValidationError(1, domain: "Server", message: text))
        }
        #expect(input.errors.map(\.message) == ["Too old", "Taken"])
        #expect(input.errors.allSatisfy { $0.domain == "Server" && $0.code == 1 })
    }

    @Test("is accepted until the next edit")
    func accepted() {
        let input = ValidatedInput("1", .numeric)
        #expect(!input.isAccepted)
        input.validate()
        #expect(input.isAccepted)
        input.value = "x"
        #expect(!input.isAccepted && input.hasResult && input.errors == [])
        input.value = "1"
        #expect(!input.isAccepted)
        input.validate()
        #expect(input.isAccepted)
        input.validator = .alpha
        #expect(!input.isAccepted)
        input.validator = .numeric
        #expect(input.isAccepted)
        input.clearResult()
        #expect(!input.isAccepted)
    }
}
