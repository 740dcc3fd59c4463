// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Observation

@MainActor
final class SignUp {
    @ValidatedInput(.email, label: "Email") var email = ""
}

let signUp = SignUp()
let reasons = Observations { signUp.$email.error?.reason }
for await reason in reasons {
    print(reason ?? "no error")
    if reason != nil { break }
    signUp.email = "ada.example.com"
    signUp.$email.validate()
}
// no error
// Email must include an @ sign, like name@example.com
