// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Accounts
import Foundation
import InputValidation
import InputValidationRequests
import InputValidationTesting
import SignUp
import Testing

@Suite("A sign-up")
@MainActor
struct SignUpTests {
    private func filledIn() -> SignUpForm {
        let form = SignUpForm()
        form.userName = "ada-l"
        form.email = "ada@example.com"
        form.password = "a long enough passphrase"
        form.repetition = form.password
        return form
    }

    @Test("sends what the server accepts")
    func accepted() throws {
        let account = try filledIn().account.value()
        let body = try JSONEncoder().encode(account)
        #expect(try ValidatingDecoder().decode(NewAccount.self, from: body) == account)
    }

    @Test("shows each field's error")
    func rejected() {
        let form = SignUpForm()
        form.userName = "Ada"
        form.repetition = "another"
        let error = #expect(throws: FormError.self) { try form.account.value() }
        #expect(error?.errors.map(\.code) == [.slugCharacter, .inputEmpty, .inputEmpty])
    }

    @Test("shows the server's error at its field, in the user's language")
    func taken() throws {
        let form = filledIn()
        let error = FormError(errors: [.userNameTaken])
        let problem = ProblemDetails(error, in: .signUp(acceptLanguage: "de"))
        let response = try JSONDecoder().decode(ProblemDetails.self, from: JSONEncoder().encode(problem))
        #expect(form.account.reject(response.errors).isEmpty)
        #expect(form.$userName.error?.reason == "Benutzername: schon vergeben. Wählen Sie einen anderen Namen")
        form.userName = "ada-lovelace"
        #expect(form.account.isValid)
    }

    @Test("has a user name that meets the requirements for every strategy")
    func userName() {
        let violations = StrategyContract.violations(
            of: InputValidator<String>.userName, accepting: ["ada", "a-1"], rejecting: ["ad", "Ada", "a b"])
        #expect(violations.isEmpty)
    }
}
