// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Testing

extension StrategyRow {
    static let when = [
        StrategyRow(
            "when a strategy accepts", InputValidator<String>.when(.prefix("1"), then: .numeric),
            accepts: ["a", "", "12"], rejects: [("1a", .numericCharacter), ("1-", .numericCharacter)]),
        // The normalized text no longer meets the condition.
        StrategyRow(
            "when a closure returns true", InputValidator.when({ $0.hasPrefix(" ") }, then: .trimmed(then: .numeric)),
            accepts: [" 1", "a"], rejects: [(" a", .numericCharacter), ("  ", .inputEmpty)]),
    ]
}

@Suite("Conditional rules")
struct WhenInputValidatorTests {
    private static let rule = Has("b") || InputValidator.pattern("a")

    @Test(
        "apply only if the condition is true",
        arguments: [
            .when({ $0.contains("a") }, then: rule), .when(Has("a"), then: rule),
            .unless({ !$0.contains("a") }, then: rule), .unless(!Has("a"), then: rule),
        ] as [InputValidator<String>],
        [("a", true), ("ab", true), ("b", true), ("x", true), ("ax", false)])
    func conditions(strategy: InputValidator<String>, row: (input: String, isAccepted: Bool)) {
        #expect(strategy.isValid(row.input) == row.isAccepted)
        #expect(strategy.errors(for: row.input).isEmpty == row.isAccepted)
    }

    @Test(
        "apply if the condition could not be evaluated",
        arguments: [.when(.numeric, then: Has("x")), .unless(.numeric, then: Has("x"))] as [InputValidator<String>])
    func doubt(strategy: InputValidator<String>) {
        #expect(rejection(by: strategy, of: String(repeating: "1", count: 70_000)) == Has.error("x"))
    }

    @Test("normalize an input to which they apply, if they also apply to the result")
    func normalization() {
        let strategy: InputValidator<String> = .when({ $0.contains("1") }, then: .trimmed(then: .numeric))
        #expect(strategy.normalized(" 1 ") == "1" && strategy.normalized(" 2 ") == " 2 ")
        let leaving: InputValidator<String> = .when({ $0.hasPrefix(" ") }, then: .trimmed(then: .numeric))
        #expect(leaving.normalized(" 1") == " 1")
    }

    @Test("have no progress, because more characters can change whether they apply")
    func progress() {
        let strategy: InputValidator<String> = .when(.suffix("!"), then: .numeric)
        #expect(strategy.progress(of: "a!") == .unknown && strategy.isValid("a!b"))
        #expect(strategy.progress(of: "a") == .accepted)
    }

    @Test("are not evaluated for a value with a placeholder, because the condition needs all of it")
    func placeholder() {
        struct Address: Decodable, Validatable {
            var country: String
            var zip: String
            static let validator: InputValidator<Address> = .unless({ $0.country == "GB" }, then: .at(\.zip, .numeric))
        }
        func codes(_ json: String) -> [ValidationError.Code]? {
            let decoder = ValidatingDecoder()
            let error = #expect(throws: FormError.self) { try decoder.decode(Address.self, from: json.utf8) }
            return error?.errors.map(\.code)
        }
        #expect(codes(#"{"country":"CH","zip":"x"}"#) == [.numericCharacter])
        #expect(codes(#"{"country":5,"zip":"x"}"#) == [.decodingType])
    }

    @Test("equal others with the same strategy as condition, but only themselves with a closure")
    func equality() {
        #expect(InputValidator.when(Has("a"), then: Has("b")) == .when(Has("a"), then: Has("b")))
        #expect(InputValidator.when(Has("a"), then: Has("b")) != .unless(Has("a"), then: Has("b")))
        #expect(InputValidator.when(Has("a"), then: Has("b")) != .when(Has("b"), then: Has("b")))
        #expect(InputValidator.when(.alpha, then: .required).configuration.name == "when")
        #expect(InputValidator.unless(.alpha, then: .required).configuration.name == "unless")
        let closure = InputValidator.when({ _ in true }, then: Has("b"))
        #expect(closure == closure && closure != .when({ _ in true }, then: Has("b")))
    }
}
