// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("AsyncInputValidator")
struct AsyncInputValidatorTests {
    private static let first = ValidationError(1, domain: "Test")
    private static let second = ValidationError(2, domain: "Test")

    private func rejection(by validator: AsyncInputValidator<String>, of input: String) async -> ValidationError? {
        do {
            try await validator.validate(input)
            return nil
        } catch {
            return error
        }
    }

    @Test("is abstract and fails closed")
    func abstract() async {
        #expect(await rejection(by: AsyncInputValidator(), of: "a")?.code == .strategyAbstract)
    }

    @Test("can be composed, and stops at the first rejection", arguments: [("a", 1, 0), ("b", 2, 1), ("c", nil, 1)])
    func composition(input: String, code: ValidationError.Code?, secondAsked: Int) async {
        let asked = SharedCounter()
        let both: AsyncInputValidator<String> =
            .condition(or: Self.first) { $0 != "a" }
            && .condition(or: Self.second) {
                asked.next()
                return $0 != "b"
            }
        #expect(await rejection(by: both, of: input)?.code == code)
        #expect(asked.count == secondAsked && !both.isSensitive)
    }

    @Test("can be composed with an ordinary strategy")
    func synchronous() async {
        #expect(await rejection(by: .synchronous(.numeric), of: "a")?.code == .numericCharacter)
        #expect(await rejection(by: .synchronous(.numeric) && .synchronous(.numeric), of: "1") == nil)
    }
}
