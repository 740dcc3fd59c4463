// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

/// Tests what the chapter on the Strategy pattern shows with Objective-C and `UITextField`.
@Suite("As in the Strategy chapter")
struct StrategyChapterTests {
    /// The chapter's client: a controller that validates the field whose editing ended, without branching on the field.
    private final class Form {
        let numericField = ValidatedInput("", .numeric)
        let alphaField = ValidatedInput("", .alpha)
        private(set) var alerts: [String] = []

        func textFieldDidEndEditing(_ field: ValidatedInput<String>) {
            if !field.validate(), let error = field.error {
                alerts.append("\(error.title): \(error.reason)")
            }
        }
    }

    @Test("the abstract strategy rejects everything")
    func abstractStrategy() {
        #expect(!InputValidator<String>().isValid("anything"))
    }

    @Test(
        "the numeric strategy rejects with 1001, the alphabetic one with 1002, in one domain",
        arguments: [
            (.numeric, "12a", 1001), (.alpha, "ab1", 1002),
        ] as [(InputValidator<String>, String, ValidationError.Code)])
    func codes(strategy: InputValidator<String>, input: String, code: ValidationError.Code) {
        let error = rejection(by: strategy, of: input)
        #expect(error?.code == code)
        #expect(error?.domain.rawValue == "InputValidationErrorDomain")
    }

    #if FoundationInterop
    /// In the chapter, the title is the error's description: "Input Validation Failed".
    @Test("an error has a title and a failure reason for the alert")
    func alert() {
        let error = rejection(by: .numeric, of: "x")
        #expect(error?.title == "There is a problem")
        #expect(error?.failureReason == "Only use the digits 0 to 9")
        #expect((error as NSError?)?.localizedFailureReason == "Only use the digits 0 to 9")
    }
    #endif

    @Test("the context does not depend on the algorithm, and the client does not branch on the field")
    func client() {
        let form = Form()
        form.numericField.value = "4a"
        form.alphaField.value = "Jo"
        form.textFieldDidEndEditing(form.numericField)
        form.textFieldDidEndEditing(form.alphaField)
        #expect(form.alerts == ["There is a problem: Only use the digits 0 to 9"])
    }

    @Test("the context changes its algorithm at run time")
    func swap() {
        let field = ValidatedInput("Jo", .numeric)
        #expect(!field.validate())
        field.validator = .alpha
        #expect(field.validate())
    }

    @Test("a strategy can also normalize the input")
    func twoWays() {
        let field = ValidatedInput(" 42 ", .trimmed(then: .numeric))
        #expect(field.validate())
        field.value = field.normalizedValue
        #expect(field.value == "42")
    }

    @Test("the two strategies share their structure by Template Method: the chapter's exercise")
    func templateMethod() {
        let strategies: [InputValidator<String>] = [.numeric, .alpha]
        #expect(strategies.allSatisfy { $0 is AlphabetInputValidator })
    }

    @Test(
        "a second line is rejected, although the chapter's anchors match lines",
        arguments: [
            (.numeric, "123\nabc"), (.alpha, "abc\n123"), (.pattern("^[0-9]*$"), "123\nabc"),
        ] as [(InputValidator<String>, SampleText)])
    func secondLine(strategy: InputValidator<String>, input: SampleText) {
        #expect(!strategy.isValid(input.text))
    }
}
