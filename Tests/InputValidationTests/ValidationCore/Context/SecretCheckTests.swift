// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

/// This is a separate file because the other tests of secrets use no tasks, and would take the thread sanitizer a long
/// time.
@Suite("A secret value with an asynchronous strategy")
struct SecretCheckTests {
    private final class Rejecting: AsyncInputValidator<String>, @unchecked Sendable {
        override func validate(_ input: String) async throws(ValidationError) {
            throw ValidationError(2, domain: "Test")
        }

        override var isSensitive: Bool { true }
    }

    @Test("is nowhere before and after the strategy has validated it")
    func awaited() async {
        let password = "S3cr3t-M4rk3r-\u{E9}"
        let input = ValidatedInput(password, .required, then: Rejecting(), label: "Password", key: "password")
        input.asyncTiming = .unlimited
        let repetition = ValidatedInput(password, .required, isSecret: true)
        let rule = CrossFieldRule(input, repetition, or: ValidationError(1, domain: "Test")) { _, _ in false }
        let form = InputForm {
            input
            repetition
        }
        for isValidated in [false, true] {
            if isValidated { await input.validateWithChecks() }
            #expect(input.isSecret && input.errors.map(\.code) == (isValidated ? [2] : []))
            for thing in [
                input, form, rule, form.report, form.fields, input.state, input.errors, input.validator,
                failure(of: form) as Any,
            ] as [Any] {
                #expect(!traces(of: thing).contains(password), "\(type(of: thing))")
            }
            for error in input.errors { #expect(!traces(of: error).contains(password)) }
        }
    }

    private func failure<Output>(of form: InputForm<Output>) -> FormError? {
        do throws(FormError) { _ = try form.value() } catch { return error }
        return nil
    }
}
